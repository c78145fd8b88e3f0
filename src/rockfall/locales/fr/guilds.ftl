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
