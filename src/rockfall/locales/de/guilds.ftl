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

## Das Brett

board-name = Der Markt
board-good =
    { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }
board-zone =
    { WORD("expert", $expert) }: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }
board-good-number = Ware { $number }
board-good-lies = Ware { $number }, darauf: { WORD("expert", $expert) } von { SEAT($seat) }
board-taken = Genommen
board-round = Runde { $round } von { $rounds }
board-deck =
    { $count ->
        [0] Keine Ware kommt mehr
        [one] Noch eine Ware
       *[other] Noch { $count } Waren
    }
board-scoring = Wertung
board-memo = Merkblatt { WORD("memo", $memo) }
board-memo-says =
    { $memo ->
        [1] Verschiedene Tiere: eins 2, zwei 4, drei 9, vier 15.
        [2] Gleiche Tiere: eins 2, zwei 5, drei 10, vier 16.
        [3] Zwei beliebige Tiere: 5. Ein einzelnes: nichts.
        [4] Zwei gleiche Tiere: 6. Verschiedene Tiere: eins 2, zwei 4, drei 8, vier 12.
       *[5] Jedes Tier nach dem, das danach genommen wurde, im Kreis Einhorn, Phönix, Seeschlange, Riesenspinne: gleich oder ein Schritt weiter 3, zwei Schritte 4, drei Schritte 5. Das letzte Tier nichts.
    }
board-order-playing = In dieser Reihenfolge werden Experten gespielt
board-order-taking = In dieser Reihenfolge werden Waren genommen
board-first = fängt an
board-stacks-of = Stapel von { SEAT($seat) }
board-stacks-own = Deine Stapel
board-see-stacks = Stapel von { SEAT($seat) } ansehen
board-worth =
    { $points ->
        [none] verdeckt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-estimate =
    { $points ->
        [one] { $points } Punkt, wenn die Partie jetzt endete
       *[other] { $points } Punkte, wenn die Partie jetzt endete
    }
board-estimate-partly =
    { $points ->
        [one] { $points } Punkt, wenn die Partie jetzt endete, und dazu die verdeckten Edelsteine
       *[other] { $points } Punkte, wenn die Partie jetzt endete, und dazu die verdeckten Edelsteine
    }
board-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-gain-you = { $points } für dich
board-gain = { $points } { SEAT($seat) }
board-face-down = ein verdeckter Edelstein
board-experts = Experten: { LIST($experts, "expert") }
board-experts-none = Keine Experten mehr
board-experts-hidden =
    { $count ->
        [one] Ein Experte auf der Hand
       *[other] { $count } Experten auf der Hand
    }
board-hand = Deine Experten
board-hand-of = Experten von { SEAT($seat) }
board-played = { WORD("expert", $expert) }: gespielt, kommt später zurück
board-held-twice = { WORD("expert", $expert) }, zweimal
board-watching = Du schaust zu.
board-rule = Regel { $rule }
board-left = Nach links
board-right = Nach rechts
board-threat =
    { $most ->
        [0] { SEAT($seat) } hat das, ohne Wirkung
       *[other] { SEAT($seat) } nähme dir { $most }
    }
board-threat-side = { SEAT($seat) } nähme dir { $least } oder { $most }
board-threat-none = niemand bedroht dich damit
board-protected = Schutz vor: { LIST($weapons, "weapons") }

# Was gefragt ist

board-ask-over = Die Partie ist zu Ende.
board-ask-chance = Waren werden aufgedeckt.
board-returned = Alle Experten kehren zurück.
board-count = Gewertet wird: { WORD("kinds", $kind) }.
board-wait-own = Dein Zug ist gemacht.
board-wait-expert = { SEAT($seat) } spielt einen Experten.
board-wait-good = { SEAT($seat) } nimmt eine Ware.
board-wait-universal = { SEAT($seat) } entscheidet über Universalwaren.
board-wait-protection = { SEAT($seat) } wählt einen Schutz.
board-wait-side = { SEAT($seat) } wählt eine Seite.
board-ask-expert = Du bist dran: Spiele einen Experten auf eine Ware.
board-ask-place = Auf welche Ware spielst du { WORD("expert", $expert, "acc") }?
board-ask-play =
    Hierhin { WORD("expert", $expert, "acc") }: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }?
board-ask-good = Du bist dran: Nimm eine der Waren.
board-ask-last =
    Die letzte Ware gehört dir: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
board-ask-change =
    Die letzte Ware gehört dir: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }. Nimm sie, oder mach etwas anderes daraus.
board-ask-take =
    Diese Ware nehmen: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }?
board-ask-universal = Deine Universalwaren können etwas anderes werden. Wähle, was, oder lass sie Zauber bleiben.
board-ask-become =
    Das daraus machen: { $kind ->
        [spell] Zauber „{ WORD("spell", $name) }“
        [gem] Edelstein { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }?
board-ask-keep = Universalwaren bei den Zaubern lassen?
board-ask-protection = Vor welcher Waffe schützt du dich?
board-ask-protect = Schutz vor dieser Waffe: { WORD("weapons", $weapon) }?
board-ask-side = Welche Seite deiner Waffen zählt?
board-ask-fight = Mit der { WORD("hand", $side) } Seite kämpfen?

# Knöpfe

board-back = Zurück
board-play = { WORD("expert", $expert) } spielen
board-take = Nehmen
board-change = Nehmen und umwandeln: { WORD("expert", $expert) }
board-move = Verschieben
board-keep = Zauber bleiben lassen
board-protect = Diesen Schutz wählen
board-fight = Diese Seite wählen

# Beim ersten Mal

board-tip-wait = Tippe auf jemanden, um die Stapel zu sehen. Halte etwas gedrückt, um zu erfahren, was es ist.
board-tip-expert = Tippe an, was die Ware werden soll, oder zieh einen Experten darauf.
board-tip-good = Du darfst jede Ware nehmen, gleich wessen Experte darauf steht. Bedenke, was du den anderen lässt.
board-tip-change = Als Startspieler darfst du sie umwandeln: Tippe ein anderes Feld an. Der Experte darauf kommt zu dir.
board-tip-universal = Tippe an, was sie werden soll. Als Zauber bringt sie selbst nichts, zählt aber mit.
board-tip-protection = Die Zahlen dieser Waffe zählen gegen dich nicht.
board-tip-side = Alle deine Waffen treffen nur mit dieser Seite.

# Tasten

board-key-number = Experten, Waren oder Antworten, von links nach rechts

# Das Ende

board-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
board-win-you = Du gewinnst
board-win-shared = Du gewinnst gemeinsam mit { $names }
board-tie = Bei gleichen Punkten gewinnt, wer weniger davon durch Waffen hat, dann, wer weniger Waffen hat.
board-sheet = Punkte nach Art
board-kind = Art
board-total = Summe
board-lines-of = Zeile für Zeile: { SEAT($seat) }
board-line-run =
    { $count ->
        [one] ein einzelner Edelstein
       *[other] { $count } Klassen in Folge
    }
board-line-stepped = gezählt als { LIST($classes) }
board-line-spices =
    { $count ->
        [one] ein Gewürz
       *[other] { $count } verschiedene Gewürze
    }
board-line-spare = schon vorhanden
board-line-different =
    { $count ->
        [one] ein Tier
       *[other] { $count } verschiedene Tiere
    }
board-line-equal =
    { $count ->
        [one] ein Tier
       *[other] { $count } gleiche Tiere
    }
board-line-pair = zwei Tiere
board-line-single = ein einzelnes
board-line-next = nach dem nächsten
board-line-last = das letzte
board-line-arms = { $left } nach links, { $right } nach rechts
board-line-void = doppelt: zählt nichts
board-line-neighbour = { $takes } von { SEAT($other) }, { $gives } abgegeben
