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
                        [yes] { " " }Beide Teams gewinnen.
                       *[no] { " " }Das blaue Team gewinnt.
                    }
               *[no]
                    { $green ->
                        [yes] { " " }Das grüne Team gewinnt.
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
        [none] { SEAT($seat) } erhält als { WORD("role", $why) } einen Anteil.
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
refusal-beyond-the-edge = Dort ist der Tisch zu Ende.
refusal-cut-off = Ein Steinschlag hat diesen Teil abgeschnitten: Er muss erst wieder mit dem Start verbunden werden.
refusal-not-joined = Keine der Nachbarkarten ist mit dem Start verbunden.
refusal-not-carried-on = Die Karte muss einen Stollen fortsetzen, der vom Start kommt.
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

## Das Spielfeld

board-name = Die Mine
board-start = Der Start
board-place = Spalte { $column }, Reihe { $row }
board-laid = { WORD("card", $card) }, Spalte { $column }, Reihe { $row }
board-laid-dark = { WORD("card", $card) }, vom Start abgeschnitten, Spalte { $column }, Reihe { $row }
board-goal-hidden = Das { WORD("place", $place) } Ziel, verdeckt
board-goal-seen = Das { WORD("place", $place) } Ziel, verdeckt; du weißt, was es zeigt: { WORD("goal", $shows) }
board-goal-open = Das { WORD("place", $place) } Ziel: { WORD("goal", $shows) }
board-seen-by = Angesehen von { $names }
board-fall-at = Die Karte in Spalte { $column }, Reihe { $row } einstürzen lassen
board-deck =
    { $count ->
        [0] Der Stapel ist leer
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
board-round = Runde { $round } von { $rounds }
board-zoom-in = Näher (+)
board-zoom-out = Weiter weg (-)
board-fit = Alles zeigen (F)
board-rule = Regel { $rule }
board-cards =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-some-nuggets = Hat Gold; wie viel, bleibt geheim
board-nuggets =
    { $count ->
        [one] { $count } Goldstück
       *[other] { $count } Goldstücke
    }
board-why-not = Warum nicht { SEAT($seat) }?
board-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
board-hand-of = Die Hand von { SEAT($seat) }
board-hand-empty = Deine Hand ist leer.
board-watching = Du schaust zu.
board-discard-zone = Abwerfen
board-secret-title = Dein Zwerg
board-secret-how = Ansehen
board-secret-own = Deine Rolle
board-secret-of = { SEAT($seat) } ist
board-secret-goal = Das { WORD("place", $place) } Ziel zeigt
board-secret-tell = Sag es den anderen, oder sag ihnen etwas anderes.
board-secret-gold =
    { $count ->
        [one] Du hast { $count } Goldstück.
       *[other] Du hast { $count } Goldstücke.
    }
board-seen = Gesehen
board-known = nur du weißt das
board-look-at-mine = Die Mine ansehen
board-to-result = Zum Ergebnis
board-hit-broken = Deine { WORD("tool", $tool) } ist kaputt
board-hit-mended = Deine { WORD("tool", $tool) } ist wieder heil
board-hit-trapped = Du sitzt in der Falle
board-hit-freed = Du bist wieder frei
board-hit-theft = Finger weg: Dein Diebstahl ist weg
board-hit-hands = { SEAT($seat) } tauscht mit dir die Handkarten
board-hit-hat = Du bekommst einen anderen Zwerg
board-hit-inspected = { SEAT($seat) } sieht sich deinen Zwerg an
board-hit-stolen = { SEAT($seat) } stiehlt dir ein Goldstück

# Was zu tun ist

board-ask-over = Die Partie ist zu Ende.
board-ask-chance = Karten werden ausgeteilt.
board-wait = { SEAT($seat) } überlegt.
board-wait-gold = { SEAT($seat) } wählt eine Goldkarte.
board-wait-steal = { SEAT($seat) } überlegt, wo es etwas zu stehlen gibt.
board-ask-card = Du bist am Zug: Wähle eine Karte.
board-ask-hindered = Du bist am Zug. Wegekarten kannst du jetzt nicht legen: Spiele eine Aktion oder wirf ab.
board-ask-cell = Wohin legst du { WORD("card", $card, "acc") }?
board-ask-lay = Hier { WORD("card", $card, "acc") } legen?
board-ask-fall = Welche Karte soll einstürzen?
board-ask-goal = Welches Ziel siehst du dir an?
board-ask-break = Wessen { WORD("tool", $tool) } machst du kaputt?
board-ask-mend =
    { $other ->
        [none] Wessen { WORD("tool", $tool) } reparierst du?
       *[other] Wessen { WORD("tool", $tool) } oder { WORD("tool", $other) } reparierst du?
    }
board-ask-hands-off = Wessen Diebstahl nimmst du weg?
board-ask-swap-hands = Mit wem tauschst du die Handkarten?
board-ask-inspection = Wessen Zwerg siehst du dir an?
board-ask-swap-hats = Wer bekommt einen anderen Zwerg?
board-ask-trap = Wen lockst du in die Falle?
board-ask-freedom = Wen befreist du?
board-ask-theft = Den Diebstahl vor dich legen?
board-ask-discard = Diese Karte abwerfen: { WORD("card", $card) }?
board-ask-sure = Sicher?
board-ask-useless = Diese Karte kannst du jetzt nur abwerfen: { WORD("card", $card) }.
board-ask-give =
    { $count ->
        [0] Wähle bis zu { $most } Karten zum Abwerfen.
        [one] { $count } Karte gewählt, höchstens { $most }.
       *[other] { $count } Karten gewählt, höchstens { $most }.
    }
board-ask-pay =
    { $count ->
        [0] Diese zwei Karten abwerfen, um { WORD("hindrance", $hindrance, "acc") } loszuwerden?
        [one] Wähle noch { $count } Karte, um { WORD("hindrance", $hindrance, "acc") } loszuwerden.
       *[other] Wähle { $count } Karten, um { WORD("hindrance", $hindrance, "acc") } loszuwerden.
    }
board-ask-more =
    { $count ->
        [one] Wirf noch { $count } Karte ab, oder hör auf.
       *[other] Wirf noch bis zu { $count } Karten ab, oder hör auf.
    }
board-ask-paying =
    { $count ->
        [one] Wirf noch { $count } Karte ab.
       *[other] Wirf { $count } Karten ab.
    }
board-ask-gold = Wähle eine Goldkarte, die du behältst.
board-ask-steal = Wem stiehlst du ein Goldstück?

# Knöpfe

board-back = Zurück
board-put-back = Zurück auf die Hand
board-turn = Drehen (R)
board-lay = Hinlegen
board-discard = Abwerfen
board-discard-card = Abwerfen: { WORD("card", $card) }
board-discard-some = Bis zu drei abwerfen
board-stop = Das reicht
board-give =
    { $count ->
        [0] Abwerfen
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
board-pay = Zwei Karten abwerfen
board-unburden = Zwei Karten, um { WORD("hindrance", $hindrance, "acc") } loszuwerden
board-break = { WORD("tool", $tool) } von { SEAT($seat) } kaputt machen
board-mend = { WORD("tool", $tool) } reparieren
board-mend-of = { WORD("tool", $tool) } von { SEAT($seat) } reparieren
board-fall = Einstürzen lassen
board-look = Das { WORD("place", $place) } Ziel ansehen
board-take =
    { $nuggets ->
        [one] { $nuggets } Goldstück behalten
       *[other] { $nuggets } Goldstücke behalten
    }
board-pity = Niemanden bestehlen
board-steal = { SEAT($seat) } bestehlen
board-place-theft = Vor dich legen
board-hands-off = Diebstahl vor { SEAT($seat) } entfernen
board-swap-hands = Handkarten mit { SEAT($seat) } tauschen
board-inspect = Zwerg von { SEAT($seat) } ansehen
board-swap-hats = Neuer Zwerg für { SEAT($seat) }
board-set-trap = { SEAT($seat) } in die Falle locken
board-set-free = { SEAT($seat) } befreien

# Beim ersten Mal

board-tip-wait = Während du wartest, verschiebe die Mine mit dem Finger oder der Maus und sieh zu, was die anderen tun: Es verrät, wer sie sind.
board-tip-card = Wähle eine Karte: Plätze und Personen, zu denen sie passt, leuchten auf. Die verdeckte Karte neben deiner Hand zeigt dir wieder, wer du bist.
board-tip-place = Wähle einen Platz, der leuchtet. Tippst du woandershin, erfährst du, warum die Karte dort nicht liegen darf.
board-tip-player = Wähle jemanden, dessen Schild leuchtet.
board-tip-turn = Dreh die Karte mit R oder indem du sie in deiner Hand antippst. Tipp noch einmal auf den Platz, um sie hinzulegen.
board-tip-hindered = Solange das vor dir liegt, kannst du keine Wegekarten legen. Eine Reparatur hilft, von dir oder von jemand anderem.

# Das Ende

board-round-over = Runde { $round } ist zu Ende
board-won-miners = Das Gold ist gefunden: Die Goldsucher gewinnen die Runde
board-won-saboteurs = Das Gold bleibt im Berg
board-won-both = Beide Teams gewinnen die Runde
board-won-blue = Das blaue Team gewinnt die Runde
board-won-green = Das grüne Team gewinnt die Runde
board-won-nobody = Das Gold liegt offen, aber kein Team kommt hin
board-win-you = Du gewinnst
board-win-shared = Du gewinnst gemeinsam mit { $names }
board-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] Gemeinsam gewinnen { $names }
    }
board-points = Woher jedes Goldstück kam
board-points-unseen = Goldkarten werden verdeckt genommen: Wo ein Fragezeichen steht, ist nur die Summe bekannt.
board-points-partly = Du bist später dazugekommen, darum fehlen einige Zeilen.
board-player = Name
board-total = Goldstücke
board-line-share = Goldkarte
board-line-paid = als { WORD("role", $why) }
board-line-stole = bei { SEAT($seat) } gestohlen
board-line-robbed = durch { SEAT($seat) } verloren
board-line-none = nichts

# Was was ist

want-miner = Grab einen Gang vom Start zum Gold: Wird es gefunden, teilen es die Goldsucher unter sich auf.
want-saboteur = Sorg dafür, dass niemand das Gold erreicht: Bleibt es im Berg, werden die Saboteure bezahlt.
want-blue = Grab einen Gang zum Gold, den keine grüne Tür versperrt: Dann gewinnt das blaue Team.
want-green = Grab einen Gang zum Gold, den keine blaue Tür versperrt: Dann gewinnt das grüne Team.
want-boss = Du gewinnst mit jedem Team der Goldsucher, bekommst aber ein Goldstück weniger.
want-profiteer = Du gewinnst mit allen, die gewinnen, Goldsucher oder Saboteure, bekommst aber zwei Goldstücke weniger.
want-geologist = Wer auch gewinnt, du bekommst für jeden Kristall in der Mine ein Goldstück.
board-keys-cards = Eine Handkarte wählen
board-keys-turn = Die Karte drehen
board-keys-role = Deine Rolle ansehen
board-keys-fit = Die ganze Mine sehen
board-keys-zoom = Näher und weiter weg
