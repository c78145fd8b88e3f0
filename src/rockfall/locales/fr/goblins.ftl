# Gobelins contre Gnomes.
#
# Le genre des joueurs est inconnu, et « de » ou « que » devant un nom demanderait l’élision : les phrases s’en passent.
# Les noms de cartes sont sans article ; .un donne l’article.

## Ce qui se passe

event-round-began = La manche { $round } commence ; { SEAT($first) } ouvre le jeu.
event-goals-shuffled = Les trois arrivées sont posées face cachée.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } reçoit un rôle.
       *[other] { SEAT($seat) } reçoit un rôle : { WORD("role", $role) }.
    }
event-card-drawn =
    { $put_by ->
        [none]
            { $card ->
                [none] { SEAT($seat) } tire une carte.
               *[other] { SEAT($seat) } tire une carte : { WORD("card", $card) }.
            }
       *[other]
            { $card ->
                [none] { SEAT($seat) } tire une carte du fond de la pioche, mise là par { SEAT($put_by) }.
               *[other] { SEAT($seat) } tire une carte du fond de la pioche, mise là par { SEAT($put_by) } : { WORD("card", $card) }.
            }
    }
event-tile-laid =
    { $turn ->
        [0] { SEAT($seat) } pose { WORD("card", $card, "un") } : colonne { $column }, rangée { $row }.
       *[other] { SEAT($seat) } pose { WORD("card", $card, "un") } (tuile tournée) : colonne { $column }, rangée { $row }.
    }
event-door-opened = La porte { WORD("color", $color) } s’ouvre : colonne { $column }, rangée { $row }.
event-door-shut = La porte { WORD("color", $color) } se referme : colonne { $column }, rangée { $row }.
event-goal-opened = { SEAT($seat) } ouvre l’arrivée { WORD("place", $goal) } : { WORD("goal", $shows) }.
event-goal-left-shut = { SEAT($seat) } laisse fermée l’arrivée { WORD("place", $goal) }.
event-bombs-went-off =
    { $count ->
        [0] La dynamite explose, mais aucune bombe ne se trouve dans les tunnels.
        [one] La dynamite explose et emporte { $count } tuile : { LIST($cards, "card") }.
       *[other] La dynamite explose et emporte { $count } tuiles : { LIST($cards, "card") }.
    }
event-tile-blown-up = Explosion : { SEAT($seat) } retire { WORD("card", $card, "un") } (colonne { $column }, rangée { $row }).
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } regarde l’arrivée { WORD("place", $goal) }.
       *[other] { SEAT($seat) } regarde l’arrivée { WORD("place", $goal) } : { WORD("goal", $shows) }.
    }
event-potion-drunk = Potion : { SEAT($seat) } et { SEAT($target) } échangent leurs rôles.
event-role-received =
    { $role ->
        [none] { SEAT($seat) } reçoit le rôle tenu jusque-là par { SEAT($giver) }.
       *[other] { SEAT($seat) } reçoit le rôle tenu jusque-là par { SEAT($giver) } : { WORD("role", $role) }.
    }
event-ale-served =
    { $self ->
        [yes]
            { $skips ->
                [one] { SEAT($seat) } boit la bière et passera { $skips } tour.
               *[other] { SEAT($seat) } boit la bière et passera { $skips } tours.
            }
       *[no]
            { $skips ->
                [one] { SEAT($seat) } offre une bière : { SEAT($target) } passera { $skips } tour.
               *[other] { SEAT($seat) } offre une bière : { SEAT($target) } passera { $skips } tours.
            }
    }
event-slept-off =
    { $left ->
        [0] { SEAT($seat) } cuve sa bière et passe son tour.
        [one] { SEAT($seat) } cuve sa bière et passe son tour ; encore { $left } à passer.
       *[other] { SEAT($seat) } cuve sa bière et passe son tour ; encore { $left } à passer.
    }
event-card-exchanged =
    { $card ->
        [none] { SEAT($seat) } glisse une carte sous la pioche.
       *[other] { SEAT($seat) } glisse une carte sous la pioche : { WORD("card", $card) }.
    }
event-skipped =
    { $is_forced ->
        [yes] { SEAT($seat) } ne peut jouer aucune carte.
       *[no] { SEAT($seat) } ne peut poser aucun tunnel et passe.
    }
event-hand-shown = { SEAT($seat) } montre sa main : { LIST($cards, "card") }.
event-passed = { SEAT($seat) } n’a plus de cartes et passe.
event-round-ended =
    { $opened ->
        [gold] L’or est trouvé, la manche { $round } est finie.
        [dragon] Le dragon est réveillé, la manche { $round } est finie.
       *[none] Ni l’or ni le dragon ne sont trouvés, la manche { $round } est finie.
    } Tous les rôles sont dévoilés. { SEATS($roles, "role") }.
event-points-moved =
    { $points ->
        [-1] { SEAT($seat) } perd 1 point, { WORD("why", $why) } ; total { $score }.
        [one] { SEAT($seat) } gagne { $points } point, { WORD("why", $why) } ; total { $score }.
       *[other] { SEAT($seat) } gagne { $points } points, { WORD("why", $why) } ; total { $score }.
    }
event-point-stolen = L’avare, { SEAT($seat) }, vole un point à { SEAT($target) } : { $score } contre { $target_score } à présent.
event-match-ended = { SEAT($winner) } gagne la partie. Points : { SEATS($scores) }.

## Noms

role-shapeshifter = métamorphe (gobelin)
role-demolisher = artificier (gobelin)
role-miser = avare (gobelin)
role-driver = conducteur (gobelin)
role-pedant = pédant (gnome)
role-king = roi (gnome)
role-keymaster = maître des clés (gnome)
role-jeweller = joaillier (gnome)

goal-gold = l’or
goal-dynamite = la dynamite
goal-dragon = le dragon

place-0 = du haut
place-1 = du milieu
place-2 = du bas

color-red = rouge
color-blue = bleue

side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest

why-gold = pour l’or
why-finder = pour l’avoir ouvert
why-mistake = car un gobelin a ouvert l’or
why-dragon = pour le dragon
why-nothing-found = car l’or reste caché
why-shapeshifter = rôle de métamorphe
why-demolisher = rôle d’artificier
why-driver = rôle de conducteur
why-pedant = rôle de pédant
why-king = rôle de roi
why-keymaster = rôle de maître des clés
why-jeweller = rôle de joaillier

card-passage-x = carrefour
    .un = un carrefour
card-passage-t = embranchement
    .un = un embranchement
card-passage-i = tunnel
    .un = un tunnel
card-passage-l = virage
    .un = un virage
card-bomb-x = carrefour à la bombe
    .un = un carrefour à la bombe
card-bomb-t = embranchement à la bombe
    .un = un embranchement à la bombe
card-bomb-i = tunnel à la bombe
    .un = un tunnel à la bombe
card-bomb-l = virage à la bombe
    .un = un virage à la bombe
card-lantern-x = carrefour à la lanterne
    .un = un carrefour à la lanterne
card-lantern-t = embranchement à la lanterne
    .un = un embranchement à la lanterne
card-lantern-i = tunnel à la lanterne
    .un = un tunnel à la lanterne
card-lantern-l = virage à la lanterne
    .un = un virage à la lanterne
card-ale-t = embranchement à la bière
    .un = un embranchement à la bière
card-ale-i = tunnel à la bière
    .un = un tunnel à la bière
card-ale-l = virage à la bière
    .un = un virage à la bière
card-door-red-i = porte rouge
    .un = une porte rouge
card-door-red-l = porte rouge en virage
    .un = une porte rouge en virage
card-door-blue-i = porte bleue
    .un = une porte bleue
card-door-blue-l = porte bleue en virage
    .un = une porte bleue en virage
card-key-red-t = embranchement à la clé rouge
    .un = un embranchement à la clé rouge
card-key-red-i = tunnel à la clé rouge
    .un = un tunnel à la clé rouge
card-key-blue-t = embranchement à la clé bleue
    .un = un embranchement à la clé bleue
card-key-blue-l = virage à la clé bleue
    .un = un virage à la clé bleue
card-rubble-x = éboulis au carrefour
    .un = un éboulis au carrefour
card-rubble-t = éboulis à l’embranchement
    .un = un éboulis à l’embranchement
card-rubble-i = éboulis dans le tunnel
    .un = un éboulis dans le tunnel
card-map = plan
    .un = un plan
card-explosion = explosion
    .un = une explosion
card-potion = potion
    .un = une potion

## Pourquoi c’est impossible

refusal-chance-only = Seul le hasard peut faire cela.
refusal-only-watching = Vous ne faites que regarder.
refusal-match-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-no-such-player = Personne n’occupe cette place.
refusal-name-drinker = Désignez d’abord qui boit la bière.
refusal-choose-goal = Choisissez d’abord l’arrivée à ouvrir.
refusal-open-or-leave = Dites d’abord si vous ouvrez l’autre arrivée ou la laissez fermée.
refusal-not-leaving = On ne laisse une arrivée fermée qu’après la dynamite, si la même tuile l’a atteinte.
refusal-goal-not-reached = Aucun chemin ouvert ne touche cette arrivée.
refusal-not-choosing = Il n’y a rien à choisir : une arrivée s’ouvre quand une tuile l’atteint.
refusal-no-ale-laid = On ne désigne quelqu’un qu’après avoir posé une tuile à la bière.
refusal-choose-theft = Choisissez d’abord à qui prendre un point.
refusal-not-theft-time = L’avare ne vole qu’à la fin d’une manche.
refusal-not-from-yourself = Vous ne pouvez pas vous voler.
refusal-no-point-to-steal = { SEAT($seat) } n’a pas de point à voler.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { WORD("card", $card) }.
refusal-deck-empty = La pioche est vide, vous ne pouvez pas échanger de carte.
refusal-can-lay = Vous avez un tunnel qui convient : posez-en un, jouez une carte ou échangez-en une.
refusal-must-play = La pioche est vide et vous avez une carte jouable : jouez-en une.
refusal-cell-taken = Il y a déjà quelque chose à cet endroit.
refusal-touches-no-tile = Une tuile doit en toucher une autre, déjà posée.
refusal-not-joined = Aucun chemin ouvert n’y mène depuis le départ.
refusal-door-shut = La porte qui y mène est fermée.
refusal-does-not-fit = La tuile ne s’accorde pas avec sa voisine { WORD("side", $side) }.
refusal-nothing-to-blow-up = Il n’y a rien à faire sauter à cet endroit.
refusal-start-stays = On ne peut pas faire sauter le départ.
refusal-goal-stays = On ne peut pas faire sauter une arrivée.
refusal-lantern-stays = On ne peut pas faire sauter une tuile à la lanterne.
refusal-goal-open = Cette arrivée est déjà ouverte.
refusal-not-with-yourself = On échange son rôle avec quelqu’un d’autre.

## Le plateau

board-name = La mine
board-start = Le départ
board-place = Colonne { $column }, rangée { $row }
board-laid = { WORD("card", $card) }, colonne { $column }, rangée { $row }
board-laid-dark = { WORD("card", $card) }, sans lien avec le départ, colonne { $column }, rangée { $row }
board-door-open = { WORD("card", $card) }, ouverte, colonne { $column }, rangée { $row }
board-door-shut = { WORD("card", $card) }, fermée, colonne { $column }, rangée { $row }
board-goal-hidden = L’arrivée { WORD("place", $place) }, cachée
board-goal-seen = L’arrivée { WORD("place", $place) }, cachée ; vous savez ce qu’elle montre : { WORD("goal", $shows) }
board-goal-open = L’arrivée { WORD("place", $place) } : { WORD("goal", $shows) }
board-seen-by = Regardée par { $names }
board-blow-at = Faire sauter la tuile de la colonne { $column }, rangée { $row }
board-deck =
    { $count ->
        [0] Le talon est vide
        [one] { $count } carte dans le talon
       *[other] { $count } cartes dans le talon
    }
board-round-short = Manche { $round }
board-passes = { $count } sur { $players } ont passé à la suite
board-zoom-in = Plus près (+)
board-zoom-out = Plus loin (-)
board-fit = Tout voir (F)
board-rule = Règle { $rule }
board-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-score =
    { $count ->
        [one] { $count } point sur { $target }
       *[other] { $count } points sur { $target }
    }
board-sleeps =
    { $count ->
        [one] cuve sa bière : { $count } tour à passer
       *[other] cuve sa bière : { $count } tours à passer
    }
board-drank = a pris part à un échange de rôles
board-race-goblin = gobelin
board-race-gnome = gnome
board-why-not = Pourquoi pas { SEAT($seat) } ?
board-whom = Qui ?
board-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
board-hand-of = La main de { SEAT($seat) }
board-hand-shown = La main de { SEAT($seat) }, montrée à tous
board-hand-empty = Votre main est vide.
board-watching = Vous regardez.
board-exchange-zone = Sous le talon
board-under =
    { $count ->
        [0] encore aucune carte
        [one] { $count } carte s’y trouve
       *[other] { $count } cartes s’y trouvent
    }
board-secret-title = Votre rôle
board-secret-how = Regarder
board-secret-own = Votre rôle
board-secret-new = Votre nouveau rôle
board-secret-card = Le personnage de votre carte, { $name }, n’a pas de souhait à lui dans cette partie.
board-secret-goal = L’arrivée { WORD("place", $place) } montre
board-seen = Vu
board-known = connu de vous seulement
board-look-at-mine = Regarder la mine
board-to-result = Revenir au résultat
board-hit-ale = { SEAT($seat) } vous offre une bière : vous passez un tour
board-hit-asleep = Vous cuvez votre bière
board-hit-potion = { SEAT($seat) } échange son rôle avec le vôtre
board-hit-robbed = { SEAT($seat) } vous prend un point

# Ce qui est demandé

board-ask-over = La partie est finie.
board-ask-chance = On distribue les cartes.
board-wait = { SEAT($seat) } réfléchit.
board-wait-goal = { SEAT($seat) } choisit quelle arrivée ouvrir.
board-wait-second = { SEAT($seat) } se demande s’il faut ouvrir une autre arrivée.
board-wait-ale = { SEAT($seat) } choisit qui boira la bière.
board-wait-steal = { SEAT($seat) } choisit qui voler.
board-ask-card = À vous : choisissez une carte.
board-ask-must = À vous. Le talon est vide : jouez une carte, même à vos dépens.
board-ask-skip = Aucune de vos tuiles ne peut être posée : jouez une carte, échangez-en une ou passez.
board-ask-cell = Où posez-vous { WORD("card", $card, "un") } ?
board-ask-lay = Poser ici { WORD("card", $card, "un") } ?
board-ask-explode = Quelle tuile faites-vous sauter ?
board-ask-goal = Quelle arrivée regarder ?
board-ask-sure = C’est décidé ?
board-ask-player = Avec qui échangez-vous votre rôle ?
board-ask-exchange = Glisser { WORD("card", $card, "un") } sous le talon et piocher une autre carte ?
board-ask-useless = Cette carte ne peut être qu’échangée : { WORD("card", $card) }.
board-ask-stuck = Cette carte ne peut pas être jouée : { WORD("card", $card) }.
board-ask-open = Votre tuile atteint plusieurs arrivées. Laquelle ouvrir d’abord ?
board-ask-second = La dynamite a explosé, et le chemin vers une autre arrivée est entier. L’ouvrir aussi ?
board-ask-ale = Qui boit la bière et passe un tour ?
board-ask-steal = Le dragon est réveillé. À qui prenez-vous un point ?

# Boutons

board-back = Retour
board-put-back = Reprendre en main
board-turn = Tourner (R)
board-lay = Poser
board-blow = Faire sauter
board-look = Regarder l’arrivée { WORD("place", $place) }
board-open = Ouvrir l’arrivée { WORD("place", $place) }
board-leave = La laisser fermée
board-drink = Échanger les rôles avec { SEAT($seat) }
board-serve = Une bière pour { SEAT($seat) }
board-serve-self = La boire soi-même
board-steal = Prendre un point à { SEAT($seat) }
board-exchange = Échanger
board-exchange-card = Échanger : { WORD("card", $card) }
board-skip = Passer
board-show-hand = Montrer sa main et passer

# Pour la première fois

board-tip-wait = En attendant, déplacez la mine avec le doigt ou la souris, et observez les autres : leurs coups disent qui ils sont.
board-tip-card = Choisissez une carte : les places et les joueurs où elle peut aller s’éclairent. La carte cachée près de votre main vous rappelle qui vous êtes.
board-tip-place = Choisissez une place éclairée. Touchez-en une autre pour savoir pourquoi la tuile ne peut pas y aller.
board-tip-player = Choisissez un joueur dont la plaque s’éclaire.
board-tip-turn = Tournez la tuile avec R, la molette, ou en la touchant dans votre main. Touchez encore la place pour la poser.
board-tip-ale = Qui boit passe son prochain tour. Vous pouvez aussi vous nommer vous-même.
board-tip-goal = L’or et le dragon terminent la manche. La dynamite fait sauter toutes les tuiles à la bombe, et peut-être le chemin vers l’autre arrivée.
board-tip-second = L’or et le dragon terminent la manche. Une arrivée laissée fermée s’ouvre quand un chemin l’atteint à nouveau.

# Ce que souhaitent les personnages

wish-shapeshifter = Un point si vous avez pris part à un échange de rôles
wish-demolisher = Un point si la dynamite a été ouverte
wish-miser = Prenez un point à quelqu’un si le dragon a été ouvert
wish-driver = Un point si le chemin vers l’or ou le dragon ne passe aucune porte
wish-pedant = Un point si le talon est vide à la fin
wish-king = Un point si le chemin vers l’or compte au moins trois bières
wish-keymaster = Un point si le chemin vers l’or ou le dragon passe par des portes
wish-jeweller = Un point si l’or a été ouvert

# La fin

board-round-over = La manche { $round } est finie
board-found-gold = L’or est trouvé
board-found-mistake = Un gobelin a ouvert l’or
board-found-dragon = Le dragon est réveillé
board-found-nothing = L’or reste caché
board-win-you = Vous gagnez
board-winner = { SEAT($seat) } gagne
board-points = D’où vient chaque point
board-points-partly = Vous êtes là depuis peu, il manque donc quelques manches.
board-end-round = Manche { $round }
board-end-gold = l’or
board-end-dragon = le dragon
board-end-nothing = rien trouvé
board-line = { WORD("why", $why) }
board-line-stole = pris à { SEAT($seat) }
board-line-robbed = volé par { SEAT($seat) }
board-line-none = Aucun pion n’a bougé.

# Ce que sont les choses

want-gnome = Creusez un chemin du départ jusqu’à l’or : chaque gnome gagne un point, et celui qui l’ouvre un de plus.
want-goblin = Tenez les gnomes loin de l’or, ou réveillez le dragon : les gobelins gagnent alors les points.
help-goal-gold = Termine la manche : chaque gnome gagne un point, et le gnome qui l’a ouvert un de plus.
help-goal-dynamite = Fait sauter toutes les tuiles à la bombe ; la manche continue.
help-goal-dragon = Termine la manche : chaque gobelin gagne deux points.
board-keys-cards = Choisir une carte de la main
board-keys-turn = Tourner la carte
board-keys-role = Regarder votre rôle
board-keys-fit = Voir toute la mine
board-keys-zoom = Plus près, plus loin
