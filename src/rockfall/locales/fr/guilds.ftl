# Les Guildes de Laar.
#
# Le genre des joueurs est inconnu, et « de » ou « que » devant un nom demanderait l’élision : les phrases s’en passent.
# Les noms sont sans article ; .le et .un donnent l’article, .des le partitif.

## Ce qui se passe

event-memo-drawn = L’aide-mémoire { WORD("memo", $memo) } est tiré : il dit ce que valent les animaux.
event-round-began = La manche { $round } commence ; { SEAT($first) } ouvre le jeu.
event-good-turned-up = Une marchandise est révélée : { WORD("spice", $spice) }, gemme { $gem }, { WORD("beast", $beast) }, { WORD("weapon", $weapon) } { $left }-{ $right }, sort « { WORD("spell", $spell) } ».
event-expert-played =
    { SEAT($seat) } joue { WORD("expert", $expert, "le") } : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-kind-changed =
    { SEAT($seat) } reprend { WORD("expert", $taken, "le") } et joue à la place { WORD("expert", $expert, "le") } : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-good-taken =
    { SEAT($seat) } prend { $kind ->
        [spell] le sort « { WORD("spell", $name) } »
        [gem] une gemme de classe { $name }
        [spice] { WORD("spice", $name, "des") }
        [beast] { WORD("beast", $name, "un") }
       *[weapon] { WORD("weapon", $name, "un") } { $left }-{ $right }
    }.
event-experts-returned = La manche { $round } est finie : tous les experts reviennent.
event-universal-moved =
    { SEAT($seat) } change une marchandise universelle : { $kind ->
        [gem] gemme de classe { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-universals-kept =
    { $count ->
        [one] { SEAT($seat) } laisse { $count } marchandise universelle parmi les sorts.
       *[other] { SEAT($seat) } laisse { $count } marchandises universelles parmi les sorts.
    }
event-protection-chosen = { SEAT($seat) } choisit sa protection : { WORD("weapons", $weapon) }.
event-side-chosen = { SEAT($seat) } se bat du côté { WORD("hand", $side) }.
event-kind-scored = Points pour les { WORD("kinds", $kind) } : { SEATS($points) }.
event-match-ended = La partie est finie. Points : { SEATS($scores) }.
event-match-won =
    { $shared ->
        [yes] { SEAT($seat) } partage la victoire.
       *[no] { SEAT($seat) } gagne.
    }

## Noms

memo-1 = I
memo-2 = II
memo-3 = III
memo-4 = IV
memo-5 = V

kinds-spell = sorts
kinds-gem = gemmes
kinds-spice = épices
kinds-beast = animaux
kinds-weapon = armes

expert-arcanist = arcaniste
    .le = l’arcaniste
expert-jeweller = joaillier
    .le = le joaillier
expert-cook = cuisinier
    .le = le cuisinier
expert-trapper = trappeur
    .le = le trappeur
expert-armourer = armurier
    .le = l’armurier

spice-anise = anis
    .des = de l’anis
spice-mint = menthe
    .des = de la menthe
spice-pepper = poivre
    .des = du poivre
spice-juniper = genièvre
    .des = du genièvre
spice-lotus = lotus
    .des = du lotus
spice-clove = girofle
    .des = du girofle

beast-unicorn = licorne
    .un = une licorne
beast-phoenix = phénix
    .un = un phénix
beast-serpent = serpent de mer
    .un = un serpent de mer
beast-spider = araignée géante
    .un = une araignée géante

weapon-boomerang = boomerang
    .un = un boomerang
weapon-pinga = pinga
    .un = une pinga
weapon-shuriken = shuriken
    .un = un shuriken
weapon-katar = katar
    .un = un katar

weapons-boomerang = boomerangs
weapons-pinga = pingas
weapons-shuriken = shurikens
weapons-katar = katars

hand-left = gauche
hand-right = droit

spell-boost-boomerang = +2 au boomerang
spell-boost-katar = +2 au katar
spell-boost-pinga = +2 à la pinga
spell-boost-shuriken = +2 au shuriken
spell-five-goods = 4 pour les cinq sortes
spell-gem-shift = une gemme d’une classe de plus ou de moins
spell-per-beast-phoenix = 2 par phénix
spell-per-beast-serpent = 2 par serpent de mer
spell-per-beast-spider = 2 par araignée géante
spell-per-beast-unicorn = 2 par licorne
spell-per-good-beast = 1 par animal
spell-per-good-gem = 1 par gemme
spell-per-good-spice = 1 par épice
spell-per-good-weapon = 1 par arme
spell-per-spell = 2 par sort
spell-protection = protection contre une arme
spell-spice-pair-anise-juniper = 4 pour anis et genièvre
spell-spice-pair-anise-lotus = 4 pour anis et lotus
spell-spice-pair-clove-lotus = 4 pour girofle et lotus
spell-spice-pair-clove-pepper = 4 pour girofle et poivre
spell-spice-pair-juniper-lotus = 4 pour genièvre et lotus
spell-spice-pair-mint-anise = 4 pour menthe et anis
spell-spice-pair-mint-clove = 4 pour menthe et girofle
spell-spice-pair-mint-pepper = 4 pour menthe et poivre
spell-spice-pair-pepper-juniper = 4 pour poivre et genièvre
spell-three-beasts = 4 pour trois animaux différents
spell-universal = marchandise universelle

## Pourquoi ce n’est pas permis

refusal-chance-only = Seul le hasard peut faire cela.
refusal-only-watching = Vous ne faites que regarder.
refusal-match-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-play-an-expert = Jouez d’abord un expert sur une des marchandises.
refusal-no-such-good = Il n’y a pas de marchandise numéro { $good }.
refusal-expert-there = Un expert est déjà sur cette marchandise : { WORD("expert", $expert, "le") }.
refusal-not-at-hand = Vous n’avez pas cet expert en ce moment : { WORD("expert", $expert) }.
refusal-take-a-good = Prenez d’abord une des marchandises.
refusal-good-gone = Cette marchandise est déjà prise.
refusal-not-the-last-good = Seul le premier joueur peut changer une marchandise, et seulement la dernière.
refusal-same-kind = Cela ne changerait rien, la marchandise est déjà de cette sorte : { WORD("expert", $expert) }.
refusal-decide-universals = Décidez d’abord du sort de vos marchandises universelles.
refusal-no-universal = Cette marchandise n’est pas parmi vos sorts.
refusal-decide-protection = Choisissez d’abord l’arme dont vous vous protégez.
refusal-protected-already = Vous êtes déjà à l’abri de cette arme : { WORD("weapons", $weapon) }.
refusal-decide-side = Choisissez d’abord le côté de vos armes qui compte.

## Le plateau

board-name = Le marché
board-good =
    { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }
board-zone =
    { WORD("expert", $expert) } : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }
board-good-number = Marchandise { $number }
board-good-lies = Marchandise { $number }, avec { WORD("expert", $expert, "le") } ({ SEAT($seat) })
board-taken = Prise
board-round = Manche { $round } sur { $rounds }
board-deck =
    { $count ->
        [0] Plus de marchandise à venir
        [one] Encore { $count } marchandise
       *[other] Encore { $count } marchandises
    }
board-scoring = Décompte
board-memo = Aide-mémoire { WORD("memo", $memo) }
board-memo-says =
    { $memo ->
        [1] Animaux différents : un 2, deux 4, trois 9, quatre 15.
        [2] Animaux identiques : un 2, deux 5, trois 10, quatre 16.
        [3] Deux animaux quelconques : 5. Un seul : rien.
        [4] Deux animaux identiques : 6. Animaux différents : un 2, deux 4, trois 8, quatre 12.
       *[5] Chaque animal selon celui pris ensuite, dans le cercle licorne, phénix, serpent de mer, araignée géante : le même ou le suivant 3, deux pas 4, trois pas 5. Le dernier animal ne rapporte rien.
    }
board-order-playing = Les experts sont joués dans cet ordre
board-order-taking = Les marchandises sont prises dans cet ordre
board-first = ouvre le jeu
board-stacks-of = Piles : { SEAT($seat) }
board-stacks-own = Vos piles
board-see-stacks = Voir les piles : { SEAT($seat) }
board-worth =
    { $points ->
        [none] face cachée
        [one] { $points } point
       *[other] { $points } points
    }
board-estimate =
    { $points ->
        [one] { $points } point si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
board-estimate-partly =
    { $points ->
        [one] { $points } point si la partie finissait maintenant, sans compter les gemmes face cachée
       *[other] { $points } points si la partie finissait maintenant, sans compter les gemmes face cachée
    }
board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-gain-you = { $points } pour vous
board-gain = { $points } { SEAT($seat) }
board-face-down = une gemme face cachée
board-experts = Experts : { LIST($experts, "expert") }
board-experts-none = Plus d’experts
board-experts-hidden =
    { $count ->
        [one] { $count } expert en main
       *[other] { $count } experts en main
    }
board-hand = Vos experts
board-hand-of = Experts : { SEAT($seat) }
board-played = { WORD("expert", $expert) } : joué, reviendra plus tard
board-held-twice = { WORD("expert", $expert) }, deux fois
board-watching = Vous regardez la partie.
board-rule = Règle { $rule }
board-left = À gauche
board-right = À droite
board-threat =
    { $most ->
        [0] { SEAT($seat) } en a, sans effet
       *[other] { SEAT($seat) } vous prendrait { $most }
    }
board-threat-side = { SEAT($seat) } vous prendrait { $least } ou { $most }
board-threat-none = personne ne vous en menace
board-protected = Protection : { LIST($weapons, "weapons") }

# Ce qui est demandé

board-ask-over = La partie est finie.
board-ask-chance = Des marchandises sont révélées.
board-returned = Tous les experts reviennent.
board-count = On compte : { WORD("kinds", $kind) }.
board-wait-own = Votre coup est joué.
board-wait-expert = { SEAT($seat) } joue un expert.
board-wait-good = { SEAT($seat) } prend une marchandise.
board-wait-universal = { SEAT($seat) } décide pour ses marchandises universelles.
board-wait-protection = { SEAT($seat) } choisit sa protection.
board-wait-side = { SEAT($seat) } choisit un côté.
board-ask-expert = À vous : jouez un expert sur une marchandise.
board-ask-place = Sur quelle marchandise jouer { WORD("expert", $expert, "le") } ?
board-ask-play =
    Jouer ici { WORD("expert", $expert, "le") } : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    } ?
board-ask-good = À vous : prenez une des marchandises.
board-ask-last =
    La dernière marchandise est à vous : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
board-ask-change =
    La dernière marchandise est à vous : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }. Prenez-la, ou faites-en autre chose.
board-ask-take =
    Prendre cette marchandise : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    } ?
board-ask-universal = Vos marchandises universelles peuvent devenir autre chose. Choisissez quoi, ou laissez-les parmi les sorts.
board-ask-become =
    En faire ceci : { $kind ->
        [spell] sort « { WORD("spell", $name) } »
        [gem] gemme { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    } ?
board-ask-keep = Laisser vos marchandises universelles parmi les sorts ?
board-ask-protection = Contre quelle arme vous protégez-vous ?
board-ask-protect = Protection contre cette arme : { WORD("weapons", $weapon) } ?
board-ask-side = Quel côté de vos armes compte ?
board-ask-fight = Se battre du côté { WORD("hand", $side) } ?

# Boutons

board-back = Retour
board-play = Jouer { WORD("expert", $expert, "le") }
board-take = Prendre
board-change = Prendre en jouant { WORD("expert", $expert, "le") }
board-move = Déplacer
board-keep = Laisser parmi les sorts
board-protect = Choisir cette protection
board-fight = Choisir ce côté

# Pour la première fois

board-tip-wait = Touchez quelqu’un pour voir ses piles. Appuyez longtemps sur une chose pour savoir ce que c’est.
board-tip-expert = Touchez ce que la marchandise doit devenir, ou glissez-y un expert.
board-tip-good = Prenez celle que vous voulez, quel que soit l’expert posé dessus. Pensez à ce que vous laissez.
board-tip-change = Premier joueur, vous pouvez la changer : touchez une autre case. L’expert qui y est vous revient.
board-tip-universal = Touchez ce qu’elle doit devenir. Restée sort, elle ne rapporte rien mais compte comme sort.
board-tip-protection = Les chiffres de cette arme ne compteront pas contre vous.
board-tip-side = Toutes vos armes ne frappent que de ce côté.

# Touches

board-key-number = experts, marchandises ou réponses, de gauche à droite

# La fin

board-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
board-win-you = Vous gagnez
board-win-shared = Vous gagnez avec { $names }
board-tie = À égalité gagne qui doit le moins de points aux armes, puis qui a le moins d’armes.
board-sheet = Points par sorte
board-kind = Sorte
board-total = Total
board-lines-of = Ligne par ligne : { SEAT($seat) }
board-line-run =
    { $count ->
        [one] gemmes à la suite : { $count }
       *[other] gemmes à la suite : { $count }
    }
board-line-stepped = comptées comme { LIST($classes) }
board-line-spices =
    { $count ->
        [one] { $count } épice
       *[other] { $count } épices différentes
    }
board-line-spare = en double
board-line-different =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux différents
    }
board-line-equal =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux identiques
    }
board-line-pair = deux animaux
board-line-single = un seul
board-line-next = selon le suivant
board-line-last = le dernier
board-line-arms = { $left } à gauche, { $right } à droite
board-line-void = en double : ne compte pas
board-line-neighbour = { $takes } pris à { SEAT($other) }, { $gives } donnés
