# Saboteur und Saboteur 2.
#
# Namen von Karten stehen ohne Artikel; .acc ist der Akkusativ mit unbestimmtem Artikel.

## Was geschieht

event-round-began = Runde { $round } beginnt; { SEAT($first) } fängt an.
event-goals-shuffled = Die drei Zielkarten liegen verdeckt aus.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } zieht eine Zwergenkarte.
       *[other] { SEAT($seat) } zieht eine Zwergenkarte: { WORD("role", $role) }.
    }
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } zieht eine Karte.
       *[other] { SEAT($seat) } zieht eine Karte: { WORD("card", $card) }.
    }
event-path-laid =
    { $turned ->
        [yes] { SEAT($seat) } legt { WORD("card", $card, "acc") } (gedreht): Spalte { $column }, Reihe { $row }.
       *[no] { SEAT($seat) } legt { WORD("card", $card, "acc") }: Spalte { $column }, Reihe { $row }.
    }
event-goal-opened =
    { $goal ->
        [0] Das obere Ziel ist erreicht: { WORD("goal", $shows) }.
        [1] Das mittlere Ziel ist erreicht: { WORD("goal", $shows) }.
       *[2] Das untere Ziel ist erreicht: { WORD("goal", $shows) }.
    }
event-tool-broken =
    { $self ->
        [yes] { SEAT($seat) } macht die eigene { WORD("tool", $tool) } kaputt.
       *[no] { SEAT($seat) } macht die { WORD("tool", $tool) } von { SEAT($target) } kaputt.
    }
event-tool-mended =
    { $self ->
        [yes] { SEAT($seat) } repariert die eigene { WORD("tool", $tool) } ({ WORD("card", $card) }).
       *[no] { SEAT($seat) } repariert die { WORD("tool", $tool) } von { SEAT($target) } ({ WORD("card", $card) }).
    }
event-path-removed = Steinschlag: { SEAT($seat) } entfernt { WORD("card", $card, "acc") } (Spalte { $column }, Reihe { $row }).
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } sieht sich das { WORD("place", $goal) } Ziel an.
       *[other] { SEAT($seat) } sieht sich das { WORD("place", $goal) } Ziel an: { WORD("goal", $shows) }.
    }
event-card-discarded =
    { $card ->
        [none] { SEAT($seat) } wirft eine Karte ab.
       *[other] { SEAT($seat) } wirft eine Karte ab: { WORD("card", $card) }.
    }
event-passed = { SEAT($seat) } hat keine Karten mehr und passt.
event-round-ended =
    { $gold ->
        [yes]
            Das Gold ist gefunden, Runde { $round } ist zu Ende.{ $blue ->
                [none] { "" }
                [yes]
                    { $green ->
                        [yes] { " " }Beide Teams kommen hin.
                       *[no] { " " }Nur das blaue Team kommt hin.
                    }
               *[no]
                    { $green ->
                        [yes] { " " }Nur das grüne Team kommt hin.
                       *[no] { " " }Türen versperren beiden Teams den Weg.
                    }
            }
       *[no] Das Gold bleibt im Berg, Runde { $round } ist zu Ende.
    } Alle decken ihre Zwerge auf. { SEATS($roles, "role") }.
event-gold-laid-out =
    { $count ->
        [one] { $count } Goldkarte geht verdeckt herum.
       *[other] { $count } Goldkarten gehen verdeckt herum.
    }
event-gold-taken =
    { $nuggets ->
        [none] { SEAT($seat) } nimmt eine Goldkarte.
        [one] { SEAT($seat) } nimmt eine Goldkarte mit { $nuggets } Goldstück.
       *[other] { SEAT($seat) } nimmt eine Goldkarte mit { $nuggets } Goldstücken.
    }
event-gold-paid =
    { $nuggets ->
        [one] { SEAT($seat) } erhält als { WORD("role", $why) } { $nuggets } Goldstück.
       *[other] { SEAT($seat) } erhält als { WORD("role", $why) } { $nuggets } Goldstücke.
    }
event-match-ended = Die Partie ist zu Ende. Goldstücke: { SEATS($scores) }.

## Was in Saboteur 2 geschieht

event-theft-placed = { SEAT($seat) } legt die Karte Diebstahl vor sich ab.
event-theft-removed = Finger weg: { SEAT($seat) } entfernt den Diebstahl vor { SEAT($target) }.
event-hands-swapped = { SEAT($seat) } tauscht alle Handkarten mit { SEAT($target) }.
event-hand-received = { SEAT($seat) } hat jetzt auf der Hand: { LIST($cards, "card") }.
event-role-inspected =
    { $role ->
        [none] Inspektion: { SEAT($seat) } sieht sich den Zwerg von { SEAT($target) } an.
       *[other] Inspektion: { SEAT($seat) } sieht sich den Zwerg von { SEAT($target) } an: { WORD("role", $role) }.
    }
event-hat-swapped =
    { $self ->
        [yes] Mützentausch: { SEAT($seat) } legt den eigenen Zwerg weg und zieht einen neuen.
       *[no] Mützentausch durch { SEAT($seat) }: { SEAT($target) } legt den eigenen Zwerg weg und zieht einen neuen.
    }
event-trapped = { SEAT($seat) } lockt { SEAT($target) } in die Falle.
event-freed =
    { $self ->
        [yes] { SEAT($seat) } kommt aus der Falle frei.
       *[no] { SEAT($seat) } befreit { SEAT($target) } aus der Falle.
    }
event-unburdened = { SEAT($seat) } wirft zwei Karten ab und wird { WORD("hindrance", $hindrance, "acc") } los.
event-stolen =
    { $target ->
        [none] { SEAT($seat) } könnte stehlen, lässt es aber.
       *[other] { SEAT($seat) } stiehlt { SEAT($target) } ein Goldstück.
    }

## Namen

role-miner = Goldsucher
role-saboteur = Saboteur
role-blue = blauer Goldsucher
role-green = grüner Goldsucher
role-boss = Chef
role-profiteer = Profiteur
role-geologist = Geologe

tool-lamp = Laterne
tool-cart = Lore
tool-pick = Spitzhacke

hindrance-lamp = kaputte Laterne
    .acc = die kaputte Laterne
hindrance-cart = kaputte Lore
    .acc = die kaputte Lore
hindrance-pick = kaputte Spitzhacke
    .acc = die kaputte Spitzhacke
hindrance-trap = Falle
    .acc = die Falle

place-0 = obere
place-1 = mittlere
place-2 = untere

goal-gold = Gold
goal-stone-nw = Stein
goal-stone-ne = Stein

card-straight-ns = Stollen Nord–Süd
    .acc = einen Stollen Nord–Süd
card-straight-ew = Stollen Ost–West
    .acc = einen Stollen Ost–West
card-curve-nw = Kurve Nord–West
    .acc = eine Kurve Nord–West
card-curve-ne = Kurve Nord–Ost
    .acc = eine Kurve Nord–Ost
card-tee-new = Gabelung Nord–Ost–West
    .acc = eine Gabelung Nord–Ost–West
card-tee-nes = Gabelung Nord–Ost–Süd
    .acc = eine Gabelung Nord–Ost–Süd
card-cross = Kreuzung
    .acc = eine Kreuzung
card-blind-n = Sackgasse im Norden
    .acc = eine Sackgasse im Norden
card-blind-e = Sackgasse im Osten
    .acc = eine Sackgasse im Osten
card-blind-ns = versperrter Stollen Nord–Süd
    .acc = einen versperrten Stollen Nord–Süd
card-blind-ew = versperrter Stollen Ost–West
    .acc = einen versperrten Stollen Ost–West
card-blind-nw = versperrte Kurve Nord–West
    .acc = eine versperrte Kurve Nord–West
card-blind-ne = versperrte Kurve Nord–Ost
    .acc = eine versperrte Kurve Nord–Ost
card-blind-new = versperrte Gabelung Nord–Ost–West
    .acc = eine versperrte Gabelung Nord–Ost–West
card-blind-nes = versperrte Gabelung Nord–Ost–Süd
    .acc = eine versperrte Gabelung Nord–Ost–Süd
card-blind-nesw = versperrte Kreuzung
    .acc = eine versperrte Kreuzung
card-break-lamp = kaputte Laterne
card-break-cart = kaputte Lore
card-break-pick = kaputte Spitzhacke
card-mend-lamp = Reparatur: Laterne
card-mend-cart = Reparatur: Lore
card-mend-pick = Reparatur: Spitzhacke
card-mend-lamp-or-pick = Reparatur: Laterne oder Spitzhacke
card-mend-pick-or-cart = Reparatur: Spitzhacke oder Lore
card-mend-cart-or-lamp = Reparatur: Lore oder Laterne
card-rockfall = Steinschlag
card-map = Schatzkarte
card-bridge = Brücke
    .acc = eine Brücke
card-double-curve-nw-es = Doppelkurve Nord–West und Süd–Ost
    .acc = eine Doppelkurve Nord–West und Süd–Ost
card-double-curve-ne-sw = Doppelkurve Nord–Ost und Süd–West
    .acc = eine Doppelkurve Nord–Ost und Süd–West
card-ladder-s = Leiter nach Süden
    .acc = eine Leiter nach Süden
card-ladder-e = Leiter nach Osten
    .acc = eine Leiter nach Osten
card-ladder-es = Leiter nach Süden und Osten
    .acc = eine Leiter nach Süden und Osten
card-ladder-ne = Leiter nach Norden und Osten
    .acc = eine Leiter nach Norden und Osten
card-blue-door-ns = blaue Tür Nord–Süd
    .acc = eine blaue Tür Nord–Süd
card-blue-door-ew = blaue Tür Ost–West
    .acc = eine blaue Tür Ost–West
card-blue-door-ne = blaue Tür Nord–Ost
    .acc = eine blaue Tür Nord–Ost
card-green-door-ns-blind-e = grüne Tür Nord–Süd mit Sackgasse im Osten
    .acc = eine grüne Tür Nord–Süd mit Sackgasse im Osten
card-green-door-ew = grüne Tür Ost–West
    .acc = eine grüne Tür Ost–West
card-green-door-es = grüne Tür Süd–Ost
    .acc = eine grüne Tür Süd–Ost
card-crystal-cross = Kreuzung mit Kristall
    .acc = eine Kreuzung mit Kristall
card-crystal-tee-esw = Gabelung Ost–Süd–West mit Kristall
    .acc = eine Gabelung Ost–Süd–West mit Kristall
card-crystal-tee-nes = Gabelung Nord–Ost–Süd mit Kristall
    .acc = eine Gabelung Nord–Ost–Süd mit Kristall
card-crystal-tee-esw-blind-n = Gabelung Ost–Süd–West mit Kristall und Sackgasse im Norden
    .acc = eine Gabelung Ost–Süd–West mit Kristall und Sackgasse im Norden
card-crystal-tee-nsw-blind-e = Gabelung Nord–Süd–West mit Kristall und Sackgasse im Osten
    .acc = eine Gabelung Nord–Süd–West mit Kristall und Sackgasse im Osten
card-crystal-ew-blind-s = Stollen Ost–West mit Kristall und Sackgasse im Süden
    .acc = einen Stollen Ost–West mit Kristall und Sackgasse im Süden
card-crystal-blind-n = Sackgasse im Norden mit Kristall
    .acc = eine Sackgasse im Norden mit Kristall
card-crystal-blind-e = Sackgasse im Osten mit Kristall
    .acc = eine Sackgasse im Osten mit Kristall
card-ns-blind-ew = Stollen Nord–Süd mit Sackgassen im Osten und Westen
    .acc = einen Stollen Nord–Süd mit Sackgassen im Osten und Westen
card-ew-blind-ns = Stollen Ost–West mit Sackgassen im Norden und Süden
    .acc = einen Stollen Ost–West mit Sackgassen im Norden und Süden
card-ns-blind-e = Stollen Nord–Süd mit Sackgasse im Osten
    .acc = einen Stollen Nord–Süd mit Sackgasse im Osten
card-nw-blind-s = Kurve Nord–West mit Sackgasse im Süden
    .acc = eine Kurve Nord–West mit Sackgasse im Süden
card-ne-blind-s = Kurve Nord–Ost mit Sackgasse im Süden
    .acc = eine Kurve Nord–Ost mit Sackgasse im Süden
card-theft = Diebstahl
card-hands-off = Finger weg
card-swap-hands = Handkartentausch
card-inspection = Inspektion
card-swap-hats = Mützentausch
card-trap = Falle
card-freedom = Befreiung

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

## Warum etwas nicht erlaubt ist

refusal-chance-only = Das entscheidet allein der Zufall.
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-only-watching = Du siehst nur zu.
refusal-choose-gold = Wähle zuerst eine Goldkarte.
refusal-no-such-gold =
    { $nuggets ->
        [one] Eine Goldkarte mit { $nuggets } Goldstück ist nicht dabei.
       *[other] Eine Goldkarte mit { $nuggets } Goldstücken ist nicht dabei.
    }
refusal-not-gold-time = Gold wird nur nach einer Runde verteilt, die die Goldsucher gewonnen haben.
refusal-finish-discarding = Wirf zuerst fertig ab.
refusal-discard-in-order = Karten werden in fester Reihenfolge abgeworfen; { WORD("card", $card) } kommt früher.
refusal-discard-another-way = Diese Karte kannst du jetzt nicht abwerfen: { WORD("card", $card) }.
refusal-not-discarding = Du wirfst gerade nichts ab.
refusal-choose-theft = Wähle zuerst, wen du bestiehlst, oder lass es.
refusal-not-theft-time = Gestohlen wird nur am Ende einer Runde.
refusal-no-gold-to-steal = { SEAT($seat) } hat kein Gold, das du stehlen könntest.
refusal-not-from-yourself = Dich selbst kannst du nicht bestehlen.
refusal-no-such-player = Auf diesem Platz sitzt niemand.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { WORD("card", $card) }.
refusal-tool-broken = Deine { WORD("tool", $tool) } ist kaputt, darum kannst du keine Wegekarte legen.
refusal-trapped = Du sitzt in der Falle, darum kannst du keine Wegekarte legen.
refusal-cell-taken = Hier liegt schon eine Karte.
refusal-touches-no-card = Eine Wegekarte muss neben einer Karte liegen, die schon ausliegt.
refusal-not-joined = Vom Start führt kein Stollen hierher.
refusal-does-not-fit = Die Karte passt nicht zur Nachbarkarte im { WORD("side", $side) }.
refusal-double-not-joined = Keiner der beiden Stollen auf dieser Karte würde einen Stollen vom Start fortsetzen.
refusal-ladder-beside-goal = Eine Leiter darf nicht neben einem Ziel liegen.
refusal-ladder-joins-nothing = Eine Leiter muss einen Stollen fortsetzen.
refusal-tool-broken-already = Die { WORD("tool", $tool) } von { SEAT($seat) } ist schon kaputt.
refusal-tool-not-broken = Die { WORD("tool", $tool) } von { SEAT($seat) } ist nicht kaputt.
refusal-nothing-to-remove = Hier liegt keine Wegekarte, die du entfernen könntest.
refusal-start-stays = Die Startkarte kann nicht entfernt werden.
refusal-goal-stays = Eine Zielkarte kann nicht entfernt werden.
refusal-goal-open = Dieses Ziel liegt schon offen.
refusal-theft-already = Vor dir liegt schon ein Diebstahl.
refusal-no-theft-there = Vor { SEAT($seat) } liegt kein Diebstahl.
refusal-not-on-yourself = Diese Karte ist für jemand anderen.
refusal-trapped-already = { SEAT($seat) } sitzt schon in der Falle.
refusal-not-trapped = { SEAT($seat) } sitzt nicht in der Falle.
refusal-no-such-hindrance =
    { $hindrance ->
        [trap] Du sitzt nicht in der Falle.
       *[other] Deine { WORD("tool", $hindrance) } ist nicht kaputt.
    }
refusal-too-few-cards = Dafür brauchst du zwei Karten, und du hast weniger.
