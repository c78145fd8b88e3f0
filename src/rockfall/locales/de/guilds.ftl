# Gilden von Laar.
#
# Namen stehen ohne Artikel; .acc ist der Akkusativ, bei Experten mit bestimmtem, sonst mit unbestimmtem Artikel.

## Was geschieht

event-memo-drawn = Gezogen wird Merkblatt { WORD("memo", $memo) }: Es sagt, was Tiere wert sind.
event-round-began = Runde { $round } beginnt; { SEAT($first) } fängt an.
event-good-turned-up = Eine Ware wird aufgedeckt: { WORD("spice", $spice) }, Edelstein { $gem }, { WORD("beast", $beast) }, { WORD("weapon", $weapon) } { $left }-{ $right }, Zauber „{ WORD("spell", $spell) }“.
event-expert-played =
    { SEAT($seat) } spielt { WORD("expert", $expert, "acc") }: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-kind-changed =
    { SEAT($seat) } nimmt { WORD("expert", $taken, "acc") } auf die Hand und spielt stattdessen { WORD("expert", $expert, "acc") }: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-good-taken =
    { SEAT($seat) } nimmt { $kind ->
        [spell] den Zauber „{ WORD("spell", $name) }“
        [gem] einen Edelstein der Klasse { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name, "acc") }
       *[weapon] { WORD("weapon", $name, "acc") } { $left }-{ $right }
    }.
event-experts-returned = Runde { $round } ist zu Ende: Alle Experten kommen zurück.
event-universal-moved =
    { SEAT($seat) } macht aus einer Universalware { $kind ->
        [gem] einen Edelstein der Klasse { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name, "acc") }
       *[weapon] { WORD("weapon", $name, "acc") } { $left }-{ $right }
    }.
event-universals-kept =
    { $count ->
        [one] { SEAT($seat) } lässt eine Universalware bei den Zaubern.
       *[other] { SEAT($seat) } lässt { $count } Universalwaren bei den Zaubern.
    }
event-protection-chosen = { SEAT($seat) } schützt sich vor einer Waffe: { WORD("weapons", $weapon) }.
event-side-chosen = { SEAT($seat) } kämpft mit der { WORD("hand", $side) } Seite.
event-kind-scored = Punkte für { WORD("kinds", $kind) }: { SEATS($points) }.
event-match-ended = Die Partie ist zu Ende. Punkte: { SEATS($scores) }.
event-match-won =
    { $shared ->
        [yes] { SEAT($seat) } teilt sich den Sieg.
       *[no] { SEAT($seat) } gewinnt.
    }

## Namen

memo-1 = I
memo-2 = II
memo-3 = III
memo-4 = IV
memo-5 = V

kinds-spell = Zauber
kinds-gem = Edelsteine
kinds-spice = Gewürze
kinds-beast = Tiere
kinds-weapon = Waffen

expert-arcanist = Arkanist
    .acc = den Arkanisten
expert-jeweller = Juwelier
    .acc = den Juwelier
expert-cook = Koch
    .acc = den Koch
expert-trapper = Tierfänger
    .acc = den Tierfänger
expert-armourer = Waffenmeister
    .acc = den Waffenmeister

spice-anise = Anis
spice-mint = Minze
spice-pepper = Pfeffer
spice-juniper = Wacholder
spice-lotus = Lotos
spice-clove = Nelke

beast-unicorn = Einhorn
    .acc = ein Einhorn
beast-phoenix = Phönix
    .acc = einen Phönix
beast-serpent = Seeschlange
    .acc = eine Seeschlange
beast-spider = Riesenspinne
    .acc = eine Riesenspinne

weapon-boomerang = Bumerang
    .acc = einen Bumerang
weapon-pinga = Pinga
    .acc = eine Pinga
weapon-shuriken = Shuriken
    .acc = einen Shuriken
weapon-katar = Katar
    .acc = einen Katar

weapons-boomerang = Bumerang
weapons-pinga = Pinga
weapons-shuriken = Shuriken
weapons-katar = Katar

hand-left = linken
hand-right = rechten

spell-boost-boomerang = +2 für den Bumerang
spell-boost-katar = +2 für den Katar
spell-boost-pinga = +2 für die Pinga
spell-boost-shuriken = +2 für den Shuriken
spell-five-goods = 4 für alle fünf Arten
spell-gem-shift = ein Edelstein eine Klasse höher oder tiefer
spell-per-beast-phoenix = 2 je Phönix
spell-per-beast-serpent = 2 je Seeschlange
spell-per-beast-spider = 2 je Riesenspinne
spell-per-beast-unicorn = 2 je Einhorn
spell-per-good-beast = 1 je Tier
spell-per-good-gem = 1 je Edelstein
spell-per-good-spice = 1 je Gewürz
spell-per-good-weapon = 1 je Waffe
spell-per-spell = 2 je Zauber
spell-protection = Schutz vor einer Waffe
spell-spice-pair-anise-juniper = 4 für Anis und Wacholder
spell-spice-pair-anise-lotus = 4 für Anis und Lotos
spell-spice-pair-clove-lotus = 4 für Nelke und Lotos
spell-spice-pair-clove-pepper = 4 für Nelke und Pfeffer
spell-spice-pair-juniper-lotus = 4 für Wacholder und Lotos
spell-spice-pair-mint-anise = 4 für Minze und Anis
spell-spice-pair-mint-clove = 4 für Minze und Nelke
spell-spice-pair-mint-pepper = 4 für Minze und Pfeffer
spell-spice-pair-pepper-juniper = 4 für Pfeffer und Wacholder
spell-three-beasts = 4 für drei verschiedene Tiere
spell-universal = Universalware

## Warum etwas nicht geht

refusal-chance-only = Das kann nur der Zufall.
refusal-only-watching = Du siehst nur zu.
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-play-an-expert = Spiele zuerst einen Experten auf eine der Waren.
refusal-no-such-good = Eine Ware Nummer { $good } gibt es nicht.
refusal-expert-there = Auf dieser Ware liegt schon ein Experte: { WORD("expert", $expert) }.
refusal-not-at-hand = Diesen Experten hast du gerade nicht: { WORD("expert", $expert) }.
refusal-take-a-good = Nimm zuerst eine der Waren.
refusal-good-gone = Diese Ware ist schon weg.
refusal-not-the-last-good = Nur wer anfängt, darf eine Ware ändern, und nur die letzte.
refusal-same-kind = { WORD("expert", $expert) } ändert nichts: Die Ware ist schon von dieser Art.
refusal-decide-universals = Entscheide zuerst, was aus deinen Universalwaren wird.
refusal-no-universal = Diese Ware ist nicht bei deinen Zaubern.
refusal-decide-protection = Wähle zuerst, vor welcher Waffe du dich schützt.
refusal-protected-already = Vor dieser Waffe bist du schon geschützt: { WORD("weapons", $weapon) }.
refusal-decide-side = Wähle zuerst, welche Seite deiner Waffen zählt.
