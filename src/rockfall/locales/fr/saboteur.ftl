# Saboteur et Saboteur 2.
#
# Le genre des joueurs est inconnu, et « de » ou « que » devant un nom demanderait l’élision : les phrases s’en passent.
# Les noms de cartes sont sans article ; .un et .le donnent l’article, .own le possessif, .fixed l’objet réparé.

## Ce qui se passe

event-round-began = La manche { $round } commence ; { SEAT($first) } ouvre le jeu.
event-goals-shuffled = Les trois cartes Arrivée sont posées face cachée.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } reçoit une carte Nain.
       *[other] { SEAT($seat) } reçoit une carte Nain : { WORD("role", $role) }.
    }
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } tire une carte.
       *[other] { SEAT($seat) } tire une carte : { WORD("card", $card) }.
    }
event-path-laid =
    { $turned ->
        [yes] { SEAT($seat) } pose { WORD("card", $card, "un") } (carte pivotée) : colonne { $column }, rangée { $row }.
       *[no] { SEAT($seat) } pose { WORD("card", $card, "un") } : colonne { $column }, rangée { $row }.
    }
event-goal-opened =
    { $goal ->
        [0] L’arrivée du haut est atteinte : { WORD("goal", $shows) }.
        [1] L’arrivée du milieu est atteinte : { WORD("goal", $shows) }.
       *[2] L’arrivée du bas est atteinte : { WORD("goal", $shows) }.
    }
event-tool-broken =
    { $self ->
        [yes] { SEAT($seat) } casse { WORD("tool", $tool, "own") }.
       *[no] { SEAT($seat) } s’en prend à { SEAT($target) } : { WORD("hindrance", $tool) }.
    }
event-tool-mended =
    { $self ->
        [yes] { SEAT($seat) } répare { WORD("tool", $tool, "own") } ({ WORD("card", $card) }).
       *[no] { SEAT($seat) } dépanne { SEAT($target) } : { WORD("tool", $tool, "fixed") } ({ WORD("card", $card) }).
    }
event-path-removed = Éboulement : { SEAT($seat) } retire { WORD("card", $card, "un") } (colonne { $column }, rangée { $row }).
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } regarde l’arrivée { WORD("place", $goal) }.
       *[other] { SEAT($seat) } regarde l’arrivée { WORD("place", $goal) } : { WORD("goal", $shows) }.
    }
event-card-discarded =
    { $card ->
        [none] { SEAT($seat) } défausse une carte.
       *[other] { SEAT($seat) } défausse une carte : { WORD("card", $card) }.
    }
event-passed = { SEAT($seat) } n’a plus de cartes et passe.
event-round-ended =
    { $gold ->
        [yes]
            L’or est trouvé, la manche { $round } est finie.{ $blue ->
                [none] { "" }
                [yes]
                    { $green ->
                        [yes] { " " }Les deux équipes gagnent.
                       *[no] { " " }L’équipe bleue gagne.
                    }
               *[no]
                    { $green ->
                        [yes] { " " }L’équipe verte gagne.
                       *[no] { " " }Des portes arrêtent les deux équipes.
                    }
            }
       *[no] L’or reste dans la montagne, la manche { $round } est finie.
    } Les nains se dévoilent. { SEATS($roles, "role") }.
event-gold-laid-out =
    { $count ->
        [one] { $count } carte Or circule, face cachée.
       *[other] { $count } cartes Or circulent, face cachée.
    }
event-gold-taken =
    { $nuggets ->
        [none] { SEAT($seat) } prend une carte Or.
        [one] { SEAT($seat) } prend une carte Or : { $nuggets } pépite.
       *[other] { SEAT($seat) } prend une carte Or : { $nuggets } pépites.
    }
event-gold-paid =
    { $nuggets ->
        [none] { SEAT($seat) } ({ WORD("role", $why) }) touche sa part.
        [one] { SEAT($seat) } ({ WORD("role", $why) }) touche { $nuggets } pépite.
       *[other] { SEAT($seat) } ({ WORD("role", $why) }) touche { $nuggets } pépites.
    }
event-match-ended = La partie est finie. Pépites : { SEATS($scores) }.

## Ce qui se passe dans Saboteur 2

event-theft-placed = { SEAT($seat) } joue une carte Vol.
event-theft-removed = Pas touche : { SEAT($seat) } retire la carte Vol posée devant { SEAT($target) }.
event-hands-swapped = { SEAT($seat) } échange toute sa main avec { SEAT($target) }.
event-hand-received = { SEAT($seat) } a maintenant en main : { LIST($cards, "card") }.
event-role-inspected =
    { $role ->
        [none] Inspection : { SEAT($seat) } découvre qui est { SEAT($target) }.
       *[other] Inspection : { SEAT($seat) } découvre qui est { SEAT($target) } ({ WORD("role", $role) }).
    }
event-hat-swapped =
    { $self ->
        [yes] Échange de chapeaux : { SEAT($seat) } écarte son nain et en reçoit un autre.
       *[no] Échange de chapeaux, joué par { SEAT($seat) } : { SEAT($target) } écarte son nain et en reçoit un autre.
    }
event-trapped = { SEAT($seat) } prend { SEAT($target) } au piège.
event-freed =
    { $self ->
        [yes] { SEAT($seat) } sort du piège.
       *[no] { SEAT($seat) } sort { SEAT($target) } du piège.
    }
event-unburdened = { SEAT($seat) } défausse deux cartes pour écarter { WORD("hindrance", $hindrance, "le") }.
event-stolen =
    { $target ->
        [none] { SEAT($seat) } pourrait voler, mais ne vole rien.
       *[other] { SEAT($seat) } vole une pépite à { SEAT($target) }.
    }

## Noms

role-miner = chercheur d’or
role-saboteur = saboteur
role-blue = chercheur d’or bleu
role-green = chercheur d’or vert
role-boss = boss
role-profiteer = profiteur
role-geologist = géologue

tool-lamp = lanterne
    .le = la lanterne
    .own = sa propre lanterne
    .fixed = lanterne réparée
tool-cart = chariot
    .le = le chariot
    .own = son propre chariot
    .fixed = chariot réparé
tool-pick = pioche
    .le = la pioche
    .own = sa propre pioche
    .fixed = pioche réparée

hindrance-lamp = lanterne cassée
    .un = une lanterne cassée
    .le = la lanterne cassée
hindrance-cart = chariot cassé
    .un = un chariot cassé
    .le = le chariot cassé
hindrance-pick = pioche cassée
    .un = une pioche cassée
    .le = la pioche cassée
hindrance-trap = piège
    .le = le piège

place-0 = du haut
place-1 = du milieu
place-2 = du bas

goal-gold = de l’or
goal-stone-nw = un caillou
goal-stone-ne = un caillou

card-straight-ns = tunnel nord–sud
    .un = un tunnel nord–sud
card-straight-ew = tunnel est–ouest
    .un = un tunnel est–ouest
card-curve-nw = virage nord–ouest
    .un = un virage nord–ouest
card-curve-ne = virage nord–est
    .un = un virage nord–est
card-tee-new = embranchement nord–est–ouest
    .un = un embranchement nord–est–ouest
card-tee-nes = embranchement nord–est–sud
    .un = un embranchement nord–est–sud
card-cross = carrefour
    .un = un carrefour
card-blind-n = cul-de-sac au nord
    .un = un cul-de-sac au nord
card-blind-e = cul-de-sac à l’est
    .un = un cul-de-sac à l’est
card-blind-ns = tunnel bouché nord–sud
    .un = un tunnel bouché nord–sud
card-blind-ew = tunnel bouché est–ouest
    .un = un tunnel bouché est–ouest
card-blind-nw = virage bouché nord–ouest
    .un = un virage bouché nord–ouest
card-blind-ne = virage bouché nord–est
    .un = un virage bouché nord–est
card-blind-new = embranchement bouché nord–est–ouest
    .un = un embranchement bouché nord–est–ouest
card-blind-nes = embranchement bouché nord–est–sud
    .un = un embranchement bouché nord–est–sud
card-blind-nesw = carrefour bouché
    .un = un carrefour bouché
card-break-lamp = lanterne cassée
card-break-cart = chariot cassé
card-break-pick = pioche cassée
card-mend-lamp = réparation de lanterne
card-mend-cart = réparation de chariot
card-mend-pick = réparation de pioche
card-mend-lamp-or-pick = réparation de lanterne ou de pioche
card-mend-pick-or-cart = réparation de pioche ou de chariot
card-mend-cart-or-lamp = réparation de chariot ou de lanterne
card-rockfall = éboulement
card-map = plan secret
card-bridge = pont
    .un = un pont
card-double-curve-nw-es = double virage nord–ouest et sud–est
    .un = un double virage nord–ouest et sud–est
card-double-curve-ne-sw = double virage nord–est et sud–ouest
    .un = un double virage nord–est et sud–ouest
card-ladder-s = échelle vers le sud
    .un = une échelle vers le sud
card-ladder-e = échelle vers l’est
    .un = une échelle vers l’est
card-ladder-es = échelle vers le sud et l’est
    .un = une échelle vers le sud et l’est
card-ladder-ne = échelle vers le nord et l’est
    .un = une échelle vers le nord et l’est
card-blue-door-ns = porte bleue nord–sud
    .un = une porte bleue nord–sud
card-blue-door-ew = porte bleue est–ouest
    .un = une porte bleue est–ouest
card-blue-door-ne = porte bleue nord–est
    .un = une porte bleue nord–est
card-green-door-ns-blind-e = porte verte nord–sud avec cul-de-sac à l’est
    .un = une porte verte nord–sud avec cul-de-sac à l’est
card-green-door-ew = porte verte est–ouest
    .un = une porte verte est–ouest
card-green-door-es = porte verte sud–est
    .un = une porte verte sud–est
card-crystal-cross = carrefour avec cristal
    .un = un carrefour avec cristal
card-crystal-tee-esw = embranchement est–sud–ouest avec cristal
    .un = un embranchement est–sud–ouest avec cristal
card-crystal-tee-nes = embranchement nord–est–sud avec cristal
    .un = un embranchement nord–est–sud avec cristal
card-crystal-tee-esw-blind-n = embranchement est–sud–ouest avec cristal et cul-de-sac au nord
    .un = un embranchement est–sud–ouest avec cristal et cul-de-sac au nord
card-crystal-tee-nsw-blind-e = embranchement nord–sud–ouest avec cristal et cul-de-sac à l’est
    .un = un embranchement nord–sud–ouest avec cristal et cul-de-sac à l’est
card-crystal-ew-blind-s = tunnel est–ouest avec cristal et cul-de-sac au sud
    .un = un tunnel est–ouest avec cristal et cul-de-sac au sud
card-crystal-blind-n = cul-de-sac au nord avec cristal
    .un = un cul-de-sac au nord avec cristal
card-crystal-blind-e = cul-de-sac à l’est avec cristal
    .un = un cul-de-sac à l’est avec cristal
card-ns-blind-ew = tunnel nord–sud avec culs-de-sac à l’est et à l’ouest
    .un = un tunnel nord–sud avec culs-de-sac à l’est et à l’ouest
card-ew-blind-ns = tunnel est–ouest avec culs-de-sac au nord et au sud
    .un = un tunnel est–ouest avec culs-de-sac au nord et au sud
card-ns-blind-e = tunnel nord–sud avec cul-de-sac à l’est
    .un = un tunnel nord–sud avec cul-de-sac à l’est
card-nw-blind-s = virage nord–ouest avec cul-de-sac au sud
    .un = un virage nord–ouest avec cul-de-sac au sud
card-ne-blind-s = virage nord–est avec cul-de-sac au sud
    .un = un virage nord–est avec cul-de-sac au sud
card-theft = vol
card-hands-off = pas touche
card-swap-hands = échange de mains
card-inspection = inspection
card-swap-hats = échange de chapeaux
card-trap = piège
card-freedom = libération

side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest

## Pourquoi ce n’est pas permis

refusal-chance-only = C’est le hasard seul qui en décide.
refusal-match-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-only-watching = Vous ne faites que regarder.
refusal-choose-gold = Choisissez d’abord une carte Or.
refusal-no-such-gold =
    { $nuggets ->
        [one] Il n’y a pas de carte Or à { $nuggets } pépite.
       *[other] Il n’y a pas de carte Or à { $nuggets } pépites.
    }
refusal-not-gold-time = L’or ne se partage qu’après une manche gagnée par les chercheurs d’or.
refusal-finish-discarding = Finissez d’abord de défausser.
refusal-discard-in-order = Les cartes se défaussent dans un ordre fixe ; celle-ci vient plus tôt : { WORD("card", $card) }.
refusal-discard-another-way = Vous ne pouvez pas défausser cette carte maintenant : { WORD("card", $card) }.
refusal-not-discarding = Vous n’êtes pas en train de défausser.
refusal-choose-theft = Choisissez d’abord qui voler, ou renoncez-y.
refusal-not-theft-time = On ne vole qu’à la fin d’une manche.
refusal-no-gold-to-steal = { SEAT($seat) } n’a pas d’or à voler.
refusal-not-from-yourself = Vous ne pouvez pas vous voler vous-même.
refusal-no-such-player = Personne n’est assis là.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { WORD("card", $card) }.
refusal-tool-broken = Vous ne pouvez pas poser de chemin : { WORD("hindrance", $tool) }.
refusal-trapped = Le piège vous retient : vous ne pouvez pas poser de chemin.
refusal-cell-taken = Il y a déjà une carte ici.
refusal-touches-no-card = Un chemin se pose à côté d’une carte déjà en place.
refusal-beyond-the-edge = C’est au-delà du bord de la table.
refusal-cut-off = Un éboulement a coupé cette partie : il faut d’abord la relier au départ.
refusal-not-joined = Aucune carte voisine n’est reliée au départ.
refusal-not-carried-on = La carte doit prolonger un tunnel venant du départ.
refusal-does-not-fit = La carte ne s’accorde pas avec sa voisine { WORD("side", $side) }.
refusal-double-not-joined = Aucun des deux tunnels de cette carte ne prolongerait un tunnel venant du départ.
refusal-ladder-beside-goal = Une échelle ne peut pas se poser à côté d’une arrivée.
refusal-ladder-joins-nothing = Une échelle doit prolonger un tunnel.
refusal-tool-broken-already = { SEAT($seat) } a déjà { WORD("hindrance", $tool, "un") }.
refusal-tool-not-broken = Rien à réparer : { SEAT($seat) } n’a pas de { WORD("hindrance", $tool) }.
refusal-nothing-to-remove = Il n’y a pas de chemin à retirer ici.
refusal-start-stays = Le départ ne peut pas être retiré.
refusal-goal-stays = Une arrivée ne peut pas être retirée.
refusal-goal-open = Cette arrivée est déjà dévoilée.
refusal-theft-already = Vous avez déjà une carte Vol devant vous.
refusal-no-theft-there = Il n’y a pas de carte Vol devant { SEAT($seat) }.
refusal-not-on-yourself = Cette carte est pour quelqu’un d’autre.
refusal-trapped-already = Un piège retient déjà { SEAT($seat) }.
refusal-not-trapped = Aucun piège ne retient { SEAT($seat) }.
refusal-no-such-hindrance =
    { $hindrance ->
        [trap] Aucun piège ne vous retient.
       *[other] Vous n’avez pas de { WORD("hindrance", $hindrance) }.
    }
refusal-too-few-cards = Il faut deux cartes pour cela, et vous en avez moins.

## Le plateau

board-name = La mine
board-start = Le départ
board-place = Colonne { $column }, rangée { $row }
board-laid = { WORD("card", $card) }, colonne { $column }, rangée { $row }
board-laid-dark = { WORD("card", $card) }, sans lien avec le départ, colonne { $column }, rangée { $row }
board-goal-hidden = L’arrivée { WORD("place", $place) }, cachée
board-goal-seen = L’arrivée { WORD("place", $place) }, cachée ; vous savez ce qu’elle montre : { WORD("goal", $shows) }
board-goal-open = L’arrivée { WORD("place", $place) } : { WORD("goal", $shows) }
board-seen-by = Regardée par { $names }
board-fall-at = Faire tomber la carte de la colonne { $column }, rangée { $row }
board-deck =
    { $count ->
        [0] Le talon est vide
        [one] { $count } carte dans le talon
       *[other] { $count } cartes dans le talon
    }
board-round = Manche { $round } sur { $rounds }
board-zoom-in = Plus près (+)
board-zoom-out = Plus loin (-)
board-fit = Tout voir (F)
board-rule = Règle { $rule }
board-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-some-nuggets = A de l’or ; combien, c’est un secret
board-nuggets =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
board-why-not = Pourquoi pas { SEAT($seat) } ?
board-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
board-hand-of = La main de { SEAT($seat) }
board-hand-empty = Votre main est vide.
board-watching = Vous regardez.
board-discard-zone = Défausse
board-secret-title = Votre nain
board-secret-how = Regarder
board-secret-own = Votre rôle
board-secret-of = { SEAT($seat) } est
board-secret-goal = L’arrivée { WORD("place", $place) } montre
board-secret-tell = Dites-le aux autres, ou dites-leur autre chose.
board-secret-gold =
    { $count ->
        [one] Vous avez { $count } pépite.
       *[other] Vous avez { $count } pépites.
    }
board-seen = Vu
board-known = connu de vous seulement
board-look-at-mine = Regarder la mine
board-to-result = Revenir au résultat
board-hit-broken = Vous voilà avec { WORD("hindrance", $tool, "un") }
board-hit-mended = Pour vous : { WORD("tool", $tool, "fixed") }
board-hit-trapped = Vous êtes pris au piège
board-hit-freed = Vous êtes libre
board-hit-theft = Bas les pattes : votre carte Vol est retirée
board-hit-hands = { SEAT($seat) } échange sa main avec la vôtre
board-hit-hat = Vous changez de nain
board-hit-inspected = { SEAT($seat) } regarde votre nain
board-hit-stolen = { SEAT($seat) } vous vole une pépite

# Ce qui est demandé

board-ask-over = La partie est finie.
board-ask-chance = On distribue les cartes.
board-wait = { SEAT($seat) } réfléchit.
board-wait-gold = { SEAT($seat) } choisit une carte Or.
board-wait-steal = { SEAT($seat) } choisit qui voler.
board-ask-card = À vous : choisissez une carte.
board-ask-hindered = À vous. Vous ne pouvez pas poser de chemin : jouez une action ou défaussez.
board-ask-cell = Où posez-vous { WORD("card", $card, "un") } ?
board-ask-lay = Poser ici { WORD("card", $card, "un") } ?
board-ask-fall = Quelle carte doit tomber ?
board-ask-goal = Quelle arrivée regarder ?
board-ask-break = À qui casser { WORD("tool", $tool, "le") } ?
board-ask-mend =
    { $other ->
        [none] À qui réparer { WORD("tool", $tool, "le") } ?
       *[other] À qui réparer { WORD("tool", $tool, "le") } ou { WORD("tool", $other, "le") } ?
    }
board-ask-hands-off = À qui retirer la carte Vol ?
board-ask-swap-hands = Avec qui échanger les mains ?
board-ask-inspection = Quel nain regardez-vous ?
board-ask-swap-hats = Qui change de nain ?
board-ask-trap = Qui prendre au piège ?
board-ask-freedom = Qui sortir du piège ?
board-ask-theft = Poser la carte Vol devant vous ?
board-ask-discard = Défausser { WORD("card", $card, "un") } ?
board-ask-sure = C’est décidé ?
board-ask-useless = Cette carte ne peut être que défaussée : { WORD("card", $card) }.
board-ask-give =
    { $count ->
        [0] Choisissez jusqu’à { $most } cartes à défausser.
        [one] { $count } carte choisie, { $most } au plus.
       *[other] { $count } cartes choisies, { $most } au plus.
    }
board-ask-pay =
    { $count ->
        [0] Défausser ces deux cartes pour écarter { WORD("hindrance", $hindrance, "le") } ?
        [one] Choisissez encore { $count } carte pour écarter { WORD("hindrance", $hindrance, "le") }.
       *[other] Choisissez { $count } cartes pour écarter { WORD("hindrance", $hindrance, "le") }.
    }
board-ask-more =
    { $count ->
        [one] Défaussez encore { $count } carte, ou arrêtez.
       *[other] Défaussez encore jusqu’à { $count } cartes, ou arrêtez.
    }
board-ask-paying =
    { $count ->
        [one] Défaussez encore { $count } carte.
       *[other] Défaussez { $count } cartes.
    }
board-ask-gold = Choisissez une carte Or à garder.
board-ask-steal = À qui volez-vous une pépite ?

# Boutons

board-back = Retour
board-put-back = Reprendre en main
board-turn = Tourner (R)
board-lay = Poser
board-discard = Défausser
board-discard-card = Défausser : { WORD("card", $card) }
board-discard-some = Défausser jusqu’à trois cartes
board-stop = Cela suffit
board-give =
    { $count ->
        [0] Défausser
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
board-pay = Défausser deux cartes
board-unburden = Écarter { WORD("hindrance", $hindrance, "le") } pour deux cartes
board-break = Casser { WORD("tool", $tool, "le") } : { SEAT($seat) }
board-mend = Réparer { WORD("tool", $tool, "le") }
board-mend-of = Réparer { WORD("tool", $tool, "le") } : { SEAT($seat) }
board-fall = Faire tomber
board-look = Regarder l’arrivée { WORD("place", $place) }
board-take =
    { $nuggets ->
        [one] Garder { $nuggets } pépite
       *[other] Garder { $nuggets } pépites
    }
board-pity = Ne voler personne
board-steal = Voler une pépite à { SEAT($seat) }
board-place-theft = Poser devant vous
board-hands-off = Retirer la carte Vol devant { SEAT($seat) }
board-swap-hands = Échanger les mains avec { SEAT($seat) }
board-inspect = Découvrir qui est { SEAT($seat) }
board-swap-hats = Nouveau nain pour { SEAT($seat) }
board-set-trap = Prendre { SEAT($seat) } au piège
board-set-free = Sortir { SEAT($seat) } du piège

# Pour la première fois

board-tip-wait = En attendant, déplacez la mine avec le doigt ou la souris, et observez les autres : leurs coups disent qui ils sont.
board-tip-card = Choisissez une carte : les places et les joueurs où elle peut aller s’éclairent. La carte cachée près de votre main vous rappelle qui vous êtes.
board-tip-place = Choisissez une place éclairée. Touchez-en une autre pour savoir pourquoi la carte ne peut pas y aller.
board-tip-player = Choisissez un joueur dont la plaque s’éclaire.
board-tip-turn = Tournez la carte avec R, ou en la touchant dans votre main. Touchez encore la place pour la poser.
board-tip-hindered = Tant que cela reste devant vous, vous ne pouvez pas poser de chemin. Une réparation aide, la vôtre ou celle de quelqu’un d’autre.

# La fin

board-round-over = La manche { $round } est finie
board-won-miners = L’or est trouvé : les chercheurs d’or gagnent la manche
board-won-saboteurs = L’or reste dans la montagne
board-won-both = Les deux équipes gagnent la manche
board-won-blue = L’équipe bleue gagne la manche
board-won-green = L’équipe verte gagne la manche
board-won-nobody = L’or est dévoilé, mais aucune équipe ne peut passer
board-win-you = Vous gagnez
board-win-shared = Vous gagnez avec { $names }
board-winners =
    { $count ->
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
board-points = D’où vient chaque pépite
board-points-unseen = Les cartes Or se prennent en secret : là où figure un point d’interrogation, seul le total est connu.
board-points-partly = Vous êtes là depuis peu, il manque donc quelques lignes.
board-player = Nom
board-total = Pépites
board-line-share = carte Or
board-line-paid = { WORD("role", $why) }
board-line-stole = prise à { SEAT($seat) }
board-line-robbed = volée par { SEAT($seat) }
board-line-none = rien

# Ce que sont les choses

want-miner = Creusez un tunnel du départ jusqu’à l’or : s’il est trouvé, les chercheurs d’or se le partagent.
want-saboteur = Faites en sorte que personne n’atteigne l’or : s’il reste dans la montagne, les saboteurs sont payés.
want-blue = Creusez jusqu’à l’or un tunnel sans porte verte : l’équipe bleue gagne alors.
want-green = Creusez jusqu’à l’or un tunnel sans porte bleue : l’équipe verte gagne alors.
want-boss = Vous gagnez avec l’une ou l’autre équipe de chercheurs d’or, mais touchez une pépite de moins.
want-profiteer = Vous gagnez avec ceux qui gagnent, chercheurs d’or ou saboteurs, mais touchez deux pépites de moins.
want-geologist = Peu importe qui gagne : vous touchez une pépite par cristal dans la mine.
board-keys-cards = Choisir une carte de la main
board-keys-turn = Tourner la carte
board-keys-role = Regarder votre rôle
board-keys-fit = Voir toute la mine
board-keys-zoom = Plus près, plus loin
