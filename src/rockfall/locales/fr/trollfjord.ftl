# Trollfjord.
#
# Formes : .of, après « de » (du, des, de la).

## Ce qui se passe

event-fortresses-set = Les forteresses sont en place, de A à F : { LIST($numbers, "number") }.
event-walkway-laid = Le sentier est en place, planches { LIST($planks) }.
event-lords-lined-up = Les chefs trolls sont sur la planche de départ : { SEATS($starts) }. Le plus grand numéro commence.
event-treasure-turned-up = Un nouveau trésor arrive dans { WORD("region", $region) }.
event-turn-began =
    { $is_last ->
        [yes] C’est le dernier tour de { SEAT($seat) }.
       *[no] C’est le tour de { SEAT($seat) }.
    }
event-lord-moved =
    { $kind ->
        [place] { SEAT($seat) } avance sur la case Paysage numéro { $count } : { WORD("landscape", $landscape) } (case { $space }).
       *[wander] { SEAT($seat) } avance sur la case Déplacement numéro { $count } (case { $space }).
    }
event-troll-placed =
    { $tailwind ->
        [yes] Grâce au coup de pouce, { SEAT($seat) } place un troll dans { WORD("region", $region) }.
       *[no] { SEAT($seat) } place un troll dans { WORD("region", $region) }.
    }
event-troll-stepped =
    { $tailwind ->
        [yes] Grâce au coup de pouce, { SEAT($seat) } déplace un troll { WORD("region", $source, "of") } vers { WORD("region", $target) }.
       *[no] { SEAT($seat) } déplace un troll { WORD("region", $source, "of") } vers { WORD("region", $target) }.
    }
event-tailwind-declined = { SEAT($seat) } ne profite pas du coup de pouce.
event-fortress-named = { SEAT($seat) } veut marteler à la forteresse { WORD("number", $number) } ({ $site }).
event-comrade-joined = { SEAT($seat) } martèle avec { SEAT($other) }.
event-comrade-declined = { SEAT($seat) } préfère ne pas s’associer.
event-hammering-skipped = { SEAT($seat) } ne martèle pas.
event-hammering-began =
    { $comrade ->
        [none] { SEAT($seat) } martèle sans associé à la forteresse { $site }. La limite : { $limit } coups, { $limit } blocs par couleur.
       *[other] { SEAT($seat) } et { SEAT($comrade) } martèlent à la forteresse { $site }. La limite : { $limit } coups, { $limit } blocs par couleur.
    }
event-hammering-continued = { SEAT($seat) } continue de marteler, désormais sans associé.
event-tower-struck = { SEAT($seat) } frappe { WORD("side", $side) }, hauteur { $height }, force { $strength } : coup { $hit } sur { $limit }.
event-boulders-fell =
    { $count ->
        [one] { SEAT($seat) } fait sortir { $count } bloc : jaune { $yellow }, rouge { $red }, bleu { $blue }, blanc { $white }. Total dehors : { $total }.
       *[other] { SEAT($seat) } fait sortir { $count } blocs : jaune { $yellow }, rouge { $red }, bleu { $blue }, blanc { $white }. Total dehors : { $total }.
    }
event-nothing-fell = Coup manqué : rien ne sort pour { SEAT($seat) }.
event-roles-swapped = Changement de rôle : { SEAT($seat) } martèle maintenant avec { SEAT($other) } à ses côtés.
event-hit-limit-reached = La limite de coups est atteinte, blocs dehors : { $total }. Premier choix : { SEAT($seat) }.
event-hammering-stopped = { SEAT($seat) } arrête de marteler, blocs dehors : { $total }.
event-spirit-angered =
    { $excess ->
        [one] L’Esprit des Montagnes est en colère contre { SEAT($seat) } : { $excess } bloc de trop.
       *[other] L’Esprit des Montagnes est en colère contre { SEAT($seat) } : { $excess } blocs de trop.
    }
event-gift-pledged =
    { $missing ->
        [0] { SEAT($seat) } propose le cadeau de valeur { $gift }.
       *[other] { SEAT($seat) } propose le cadeau de valeur { $gift } ; il en faut encore { $missing }.
    }
event-gift-asked = { SEAT($seat) } attend que { SEAT($other) } donne.
event-gifts-refused = { SEAT($seat) } ne donne plus rien.
event-gift-turned = { SEAT($seat) } retourne le cadeau de valeur { $gift }.
event-spirit-appeased = L’Esprit des Montagnes est apaisé.
event-spirit-stays-angry = L’Esprit des Montagnes reste en colère : plus personne ne récupère de trésor.
event-treasure-collected =
    { $belt ->
        [none] { $value ->
            [none] { SEAT($seat) } récupère le trésor { WORD("region", $region, "of") }, face cachée sur la pièce cousue.
           *[other] { SEAT($seat) } récupère le trésor { $value } { WORD("region", $region, "of") }, face cachée sur la pièce cousue.
        }
       *[other] { SEAT($seat) } récupère le trésor { $value } { WORD("region", $region, "of") } sur la case Lacet { $belt }.
    }
event-nothing-collected = { SEAT($seat) } repart les mains vides.
event-crown-taken =
    { $other ->
        [none] { SEAT($seat) } reçoit la couronne { WORD("number", $number) }.
       *[other] { SEAT($seat) } prend la couronne { WORD("number", $number) } à { SEAT($other) }.
    }
event-region-cleared =
    { $count ->
        [one] { SEAT($seat) } retire { $count } troll { WORD("region", $region, "of") }.
       *[other] { SEAT($seat) } retire { $count } trolls { WORD("region", $region, "of") }.
    }
event-player-finished =
    { $is_first ->
        [yes] { SEAT($seat) } occupe sa case + et a terminé. Il reste un tour à chacun des autres.
       *[no] { SEAT($seat) } a terminé.
    }
event-walkway-worn-out = { SEAT($seat) } a fait six fois le tour du sentier : la partie s’arrête là.
event-match-ended = La partie est terminée. Points : { SEATS($scores) }.
event-match-won =
    { $by_tie ->
        [yes] { SEAT($seat) } gagne : à égalité de points, son chef troll est plus en arrière.
       *[no] { SEAT($seat) } gagne.
    }

## Noms

number-1 = I
number-2 = II
number-3 = III

region-fjord-1 = le fjord de l’est
    .of = du fjord de l’est
region-fjord-2 = le fjord du milieu
    .of = du fjord du milieu
region-forest-1 = la forêt de l’ouest
    .of = de la forêt de l’ouest
region-forest-2 = la forêt du nord
    .of = de la forêt du nord
region-glacier-1 = le glacier de l’est
    .of = du glacier de l’est
region-glacier-2 = le glacier du nord
    .of = du glacier du nord
region-mountain-1 = les montagnes du nord
    .of = des montagnes du nord
region-mountain-2 = les montagnes du sud
    .of = des montagnes du sud
region-swamp-1 = le marais de l’ouest
    .of = du marais de l’ouest
region-swamp-2 = le marais du sud
    .of = du marais du sud
region-tundra-1 = la toundra du sud
    .of = de la toundra du sud
region-tundra-2 = la toundra de l’est
    .of = de la toundra de l’est

landscape-mountain = montagnes
landscape-fjord = fjord
landscape-glacier = glacier
landscape-swamp = marais
landscape-tundra = toundra
landscape-forest = forêt

side-left = à gauche
side-right = à droite

## Pourquoi ce n’est pas permis

refusal-chance-only = Seul le hasard peut le faire.
refusal-only-watching = Vous ne faites que regarder.
refusal-match-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de décider maintenant.
refusal-move-your-lord = Avancez d’abord votre chef troll.
refusal-wrong-landscape = La case de votre chef troll montre un autre paysage ({ WORD("landscape", $landscape) }) : on ne peut pas choisir { WORD("region", $region) }.
refusal-one-region = Tous les trolls de ce déplacement vont dans une seule région : { WORD("region", $region) }.
refusal-place-or-enough = Placez un troll, ou dites que cela suffit.
refusal-no-troll-to-step = Vous n’avez pas de troll dans { WORD("region", $region) }.
refusal-step-or-enough = Déplacez un troll, ou dites que cela suffit.
refusal-wrong-number = Votre prochain trésor doit venir d’une forteresse { WORD("number", $number) }.
refusal-too-few-regions = Il vous faut des trolls dans deux des trois régions.
refusal-name-or-skip = Désignez une forteresse, ou renoncez à marteler ce tour-ci.
refusal-answer-first = Dites d’abord si vous martelez avec { SEAT($seat) }.
refusal-decide-hammering = Décidez d’abord si vous martelez.
refusal-hit-first = Vous devez frapper au moins une fois.
refusal-hit-or-stop = Frappez, ou arrêtez-vous.
refusal-gift-spent = Vous n’avez plus le cadeau de valeur { $gift }.
refusal-gift-pledged = Le cadeau de valeur { $gift } est déjà proposé.
refusal-decide-gifts = Décidez d’abord du sort de vos cadeaux.
refusal-cannot-ask = Vous ne pouvez pas attendre maintenant : donnez un cadeau, ou dites que cela suffit.
refusal-not-at-fortress = Cette région ne touche pas cette forteresse : { WORD("region", $region) }.
refusal-no-treasure = Il n’y a pas de trésor dans { WORD("region", $region) }.
refusal-too-few-boulders = Ce trésor vaut { $value }, et il n’y a que { $total } blocs dehors.
refusal-no-own-troll = Vous n’avez pas de troll dans { WORD("region", $region) }.
refusal-collect-first = Récupérez d’abord un trésor.
refusal-nothing-to-clear = Vous n’avez pas de troll dans { WORD("region", $region) }.
refusal-clear-first = Quittez d’abord une des trois régions.

## Le plateau

board-name = Le pays du fjord
board-ask-over = La partie est terminée.
board-ask-move = Où va votre chef troll ?
board-ask-place =
    { $count ->
         [one] Dans quelle région placez-vous le troll ?
        *[other] Dans quelle région placez-vous vos { $count } trolls ?
    }
board-ask-place-more =
    { $count ->
         [one] Encore { $count } troll : { WORD("region", $region) } ?
        *[other] Encore { $count } trolls au plus : { WORD("region", $region) } ?
    }
board-ask-wind-place = Coup de pouce : dans quelle région placez-vous un troll ?
board-ask-step =
    { $count ->
         [one] Quel troll fait le dernier pas ?
        *[other] Quel troll se déplace ? Il reste { $count } pas.
    }
board-ask-wind-step = Coup de pouce : quel troll fait un pas ?
board-ask-step-to = Où va le troll qui part { WORD("region", $region, "of") } ?
board-ask-fortress = À quelle forteresse martelez-vous ?
board-ask-join = Martelez-vous avec { SEAT($seat) } ?
board-ask-decide = Prenez-vous le marteau ?
board-ask-first-blow =
    { $count ->
         [one] Frappez : vous avez { $count } coup.
        *[other] Frappez : vous avez jusqu’à { $count } coups.
    }
board-ask-blow =
    { $count ->
         [one] Frapper encore ou arrêter ? Reste { $count } coup.
        *[other] Frapper encore ou arrêter ? Restent { $count } coups.
    }
board-ask-go-on = Continuer à marteler sans associé, ou récupérer un trésor ?
board-ask-gift =
    { $count ->
         [one] L’Esprit des Montagnes veut { $count } cadeau. En donner un ?
        *[other] L’Esprit des Montagnes veut { $count } cadeaux. En donner un ?
    }
board-ask-collect = Quel trésor prenez-vous ? { $total } au plus.
board-ask-clear = Pas de trésor. Quelle région vos trolls quittent-ils ?
board-wait = C’est à { SEAT($seat) } de jouer.
board-wait-chance = Le pays se met en place.
board-wait-boulders = Les blocs roulent.
board-wait-join = { SEAT($seat) } hésite à marteler aussi.
board-wait-blow = { SEAT($seat) } vise la tour.
board-wait-gift = { SEAT($seat) } pense aux cadeaux.
board-wait-collect = { SEAT($seat) } choisit un trésor.
board-wait-wind = { SEAT($seat) } reçoit un coup de pouce.
board-strike = Frapper : { WORD("side", $side) }, hauteur { $height }, force { $strength }
board-back = Retour
board-move-place =
    { $count ->
         [one] { $count } troll : { WORD("landscape", $landscape) }
        *[other] { $count } trolls : { WORD("landscape", $landscape) }
    }
board-move-wander =
    { $count ->
         [one] Déplacement : { $count } pas
        *[other] Déplacement : { $count } pas
    }
board-place =
    { $count ->
         [one] Placer { $count } troll : { WORD("region", $region) }
        *[other] Placer { $count } trolls : { WORD("region", $region) }
    }
board-place-here =
    { $count ->
         [one] Placer un troll ici
        *[other] En placer { $count } ici
    }
board-place-count = N’en placer que { $count }
board-keep = Garder le reste
board-place-none = N’en placer aucun
board-step = Déplacer : { WORD("region", $source) } → { WORD("region", $target) }
board-step-from = Un troll part : { WORD("region", $region) }
board-wind-decline = Laisser passer
board-enough = Plus de pas
board-name-fortress = Forteresse { WORD("number", $number) } ({ $site })
board-skip = Ne pas marteler
board-join = Marteler ensemble
board-decline = Pas cette fois
board-hammer = Prendre le marteau
board-stop = Arrêter et se servir
board-pledge = Proposer le cadeau { $gift }
board-no-gifts = Plus de cadeaux
board-give-nothing = Ne rien donner
board-give-nothing-alone = Ne rien donner : pas de trésor
board-ask-for-gift = Laisser { SEAT($seat) } donner
board-collect = Prendre { $value } : { WORD("region", $region) }
board-clear = Quitter { WORD("region", $region) }
board-tip-wait = C’est toujours au chef troll le plus en arrière sur le sentier de jouer.
board-tip-move = Un paysage permet d’y placer autant de trolls que le chiffre l’indique ; les empreintes déplacent vos trolls.
board-tip-move-first = Tous vos trolls sont encore en réserve : allez sur un paysage pour y en placer.
board-tip-move-all = Tous vos trolls sont sur la carte : les empreintes les déplacent.
board-tip-trolls = Pour marteler à une forteresse, il faut des trolls dans deux de ses trois régions.
board-tip-fortress = Le numéro doit être celui de votre prochaine case Lacet. Plus de trolls, plus de coups.
board-tip-fortress-any = Pour le + du lacet, toute forteresse convient. Plus de trolls, plus de coups.
board-tip-join = Vos trolls augmentent la limite, et vous pouvez aussi récupérer un trésor.
board-tip-blow = Les blocs paient le trésor. Trop d’une couleur fâche l’Esprit ; les blancs jamais.
board-tip-gift = Un cadeau donné ne compte plus à la fin.
board-region =
    { $treasure ->
         [none] { WORD("region", $region) }, pas de trésor.
        *[other] { WORD("region", $region) }, trésor { $treasure }.
    }
board-trolls-of = { SEAT($seat) } : { $count }.
board-site = Forteresse { WORD("number", $number) } ({ $site }) : { $regions }
board-lord = Chef troll, { SEAT($seat) } : { $place } sur { $count } en partant de l’arrière
board-rule = Règle { $rule }
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-fit = Tout voir
board-last-round = Derniers tours : un lacet est plein.
board-to-map = Vers le plateau
board-to-tower = Vers la tour
board-question-wind-place = Coup de pouce : placez un troll, gratuitement. Paysage : { WORD("landscape", $landscape) }
board-question-wind-step = Coup de pouce : un de vos trolls peut faire un pas, gratuitement.
board-question-join = { SEAT($seat) } veut marteler à la forteresse { $number } ({ $site }). Martelez-vous ensemble ?
board-question-decide = { SEAT($seat) }, forteresse { $number } ({ $site }) : marteler maintenant ?
board-fact-join = La limite passe de { $alone } à { $limit }.
board-fact-alone = Sans associé : jusqu’à { $limit } coups ; plus de { $limit } d’une couleur réveillent l’Esprit.
board-fact-pair = Avec { SEAT($seat) } : jusqu’à { $limit } coups ; plus de { $limit } d’une couleur réveillent l’Esprit.
board-fact-prizes = Trésors : { $values }.
board-tower = La tour de roche
board-tower-strike = La tour de roche. Visée : { WORD("side", $side) }, hauteur { $height }, force { $strength }. Flèches pour viser, 1 à 5 pour la force, maintenir espace pour prendre l’élan.
board-how = Appuyez à côté de la tour, tirez, lâchez.
board-how-back = Retour au départ : pas de coup.
board-how-none = Lâcher ici : pas de coup.
board-swapped = Coup manqué : { SEAT($seat) } martèle.
board-angry =
    { $count ->
         [one] L’Esprit est en colère : { $count } de trop.
        *[other] L’Esprit est en colère : { $count } de trop.
    }
board-falling = Les blocs roulent.
board-empty = Coup manqué.
board-fell =
    { $count ->
         [one] { $count } bloc est sorti.
        *[other] { $count } blocs sont sortis.
    }
board-out =
    { $colour ->
         [yellow] jaune : { $count } sur { $limit }
         [red] rouge : { $count } sur { $limit }
         [blue] bleu : { $count } sur { $limit }
        *[other] blanc : { $count } sur { $limit }
    }
board-out-white = blanc : { $count }, sans limite
board-at-fortress = Forteresse { $number } ({ $site })
board-blows = Coups : { $count } sur { $limit }
board-blows-label = Coups
board-boulders = Blocs dehors, par couleur
board-prizes = { $total } blocs dehors ; trésors de cette forteresse
board-out-label = dehors
board-to-go = encore { $count }
board-prize =
    { $reached ->
         [yes] { $held ->
            [yes] { $value } : à votre portée ({ WORD("region", $region) })
           *[no] { $value } : aucun troll à vous ({ WORD("region", $region) })
        }
        *[no] { $value } : pas assez de blocs ({ WORD("region", $region) })
    }
board-gifts = Cadeaux
board-side = Côté
board-height = Hauteur
board-strength = Force
board-side-of = Frapper { WORD("side", $side) }
board-height-of =
    { $height ->
         [1] En bas
         [2] Au milieu
        *[3] En haut
    }
board-strength-of = Force { $strength }
board-belt =
    { $value ->
        [none] { $next ->
            [yes] Lacet { $place } : vide. La prochaine.
           *[no] Lacet { $place } : vide.
        }
       *[other] { $crown ->
            [yes] Lacet { $place } : { $value }. Avec la couronne.
           *[no] Lacet { $place } : { $value }.
        }
    }
board-belt-of = Lacet, { SEAT($seat) }
board-supply = Trolls en réserve : { $count }
board-gift =
    { $left ->
         [yes] Cadeau { $gift }
        *[no] Cadeau { $gift }, donné
    }
board-patch = Trésors sur la pièce cousue : { $count }
board-patch-empty = Pièce cousue
board-points-so-far = Points pour l’instant : { $points }
board-badge-finished = a terminé
board-badge-wind = coup de pouce
board-badge-asked = associé ?
board-badge-hammerer = martèle
board-badge-comrade = associé
board-badge-owner = joue
board-winner = { SEAT($seat) } gagne.
board-you-win = Vous gagnez.
board-tie = Égalité : le chef troll le plus en arrière l’emporte.
board-points = D’où viennent les points
board-player = Joueur
board-line-belt = Lacet
board-line-patch = Pièce cousue
board-line-gifts = Cadeaux restants
board-line-crowns = Couronnes
board-total = Points
