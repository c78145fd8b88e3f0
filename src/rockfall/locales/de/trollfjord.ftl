# Trollfjord.
#
# Formen: .acc Akkusativ mit Artikel, .dat Dativ mit Artikel.

## Was geschieht

event-fortresses-set = Die Festungen stehen, A bis F: { LIST($numbers, "number") }.
event-walkway-laid = Der Holzweg liegt: Planken { LIST($planks) }.
event-lords-lined-up = Die Obertrolle stehen auf der Startplanke: { SEATS($starts) }. Die höchste Nummer beginnt.
event-treasure-turned-up = Ein neuer Schatz kommt in { WORD("region", $region, "acc") }.
event-turn-began =
    { $is_last ->
        [yes] { SEAT($seat) } ist zum letzten Mal am Zug.
       *[no] { SEAT($seat) } ist am Zug.
    }
event-lord-moved =
    { $kind ->
        [place] { SEAT($seat) } zieht auf Setzfeld { $count }: { WORD("landscape", $landscape) } (Feld { $space }).
       *[wander] { SEAT($seat) } zieht auf Wanderfeld { $count } (Feld { $space }).
    }
event-troll-placed =
    { $tailwind ->
        [yes] Mit Rückenwind setzt { SEAT($seat) } einen Troll in { WORD("region", $region, "acc") }.
       *[no] { SEAT($seat) } setzt einen Troll in { WORD("region", $region, "acc") }.
    }
event-troll-stepped =
    { $tailwind ->
        [yes] Mit Rückenwind lässt { SEAT($seat) } einen Troll wandern: aus { WORD("region", $source, "dat") } in { WORD("region", $target, "acc") }.
       *[no] { SEAT($seat) } lässt einen Troll wandern: aus { WORD("region", $source, "dat") } in { WORD("region", $target, "acc") }.
    }
event-tailwind-declined = { SEAT($seat) } lässt den Rückenwind vorbeiwehen.
event-fortress-named = { SEAT($seat) } will an Festung { WORD("number", $number) } ({ $site }) hämmern.
event-comrade-joined = { SEAT($seat) } wird Kumpan von { SEAT($other) }.
event-comrade-declined = { SEAT($seat) } will nicht Kumpan sein.
event-hammering-skipped = { SEAT($seat) } hämmert nicht.
event-hammering-began =
    { $comrade ->
        [none] { SEAT($seat) } hämmert allein an Festung { $site }. Das Limit: { $limit } Schläge, { $limit } Brocken je Farbe.
       *[other] { SEAT($seat) } und { SEAT($comrade) } hämmern an Festung { $site }. Das Limit: { $limit } Schläge, { $limit } Brocken je Farbe.
    }
event-hammering-continued = { SEAT($seat) } hämmert allein weiter.
event-tower-struck = { SEAT($seat) } schlägt { WORD("side", $side) }, Höhe { $height }, Stärke { $strength }: Schlag { $hit } von { $limit }.
event-boulders-fell =
    { $count ->
        [one] Nach dem Schlag von { SEAT($seat) } fällt ein Brocken heraus: gelb { $yellow }, rot { $red }, blau { $blue }, weiß { $white }. Draußen liegen jetzt { $total }.
       *[other] Nach dem Schlag von { SEAT($seat) } fallen { $count } Brocken heraus: gelb { $yellow }, rot { $red }, blau { $blue }, weiß { $white }. Draußen liegen jetzt { $total }.
    }
event-nothing-fell = Leerschlag: Bei { SEAT($seat) } fällt nichts heraus.
event-roles-swapped = Rollenwechsel: { SEAT($seat) } hämmert jetzt, { SEAT($other) } ist Kumpan.
event-hit-limit-reached = Das Schlaglimit ist erreicht, Brocken draußen: { $total }. { SEAT($seat) } darf zuerst wählen.
event-hammering-stopped = { SEAT($seat) } beendet das Hämmern, Brocken draußen: { $total }.
event-spirit-angered =
    { $excess ->
        [one] Der Berggeist ist verärgert über { SEAT($seat) }: ein Brocken zu viel.
       *[other] Der Berggeist ist verärgert über { SEAT($seat) }: { $excess } Brocken zu viel.
    }
event-gift-pledged =
    { $missing ->
        [0] { SEAT($seat) } bietet das Mitbringsel { $gift } an.
       *[other] { SEAT($seat) } bietet das Mitbringsel { $gift } an; es fehlen noch { $missing }.
    }
event-gift-asked = { SEAT($seat) } wartet darauf, was { SEAT($other) } gibt.
event-gifts-refused = { SEAT($seat) } gibt nichts mehr.
event-gift-turned = { SEAT($seat) } dreht das Mitbringsel { $gift } um.
event-spirit-appeased = Der Berggeist ist besänftigt.
event-spirit-stays-angry = Der Berggeist bleibt verärgert: Niemand sackt mehr etwas ein.
event-treasure-collected =
    { $belt ->
        [none] { $value ->
            [none] { SEAT($seat) } nimmt den Schatz aus { WORD("region", $region, "dat") } verdeckt in den geflickten Beutelsack.
           *[other] { SEAT($seat) } nimmt den Schatz { $value } aus { WORD("region", $region, "dat") } verdeckt in den geflickten Beutelsack.
        }
       *[other] { SEAT($seat) } nimmt den Schatz { $value } aus { WORD("region", $region, "dat") } auf Riemenfeld { $belt }.
    }
event-nothing-collected = { SEAT($seat) } geht leer aus.
event-crown-taken =
    { $other ->
        [none] { SEAT($seat) } erhält die Krone von { WORD("number", $number) }.
       *[other] { SEAT($seat) } nimmt { SEAT($other) } die Krone von { WORD("number", $number) } ab.
    }
event-region-cleared =
    { $count ->
        [one] { SEAT($seat) } räumt { WORD("region", $region, "acc") }: ein Troll.
       *[other] { SEAT($seat) } räumt { WORD("region", $region, "acc") }: { $count } Trolle.
    }
event-player-finished =
    { $is_first ->
        [yes] { SEAT($seat) } hat das +-Feld belegt und ist fertig. Alle anderen haben noch einen Zug.
       *[no] { SEAT($seat) } ist fertig.
    }
event-walkway-worn-out = { SEAT($seat) } hat den Holzweg sechsmal umrundet: Damit endet die Partie.
event-match-ended = Die Partie ist zu Ende. Punkte: { SEATS($scores) }.
event-match-won =
    { $by_tie ->
        [yes] { SEAT($seat) } gewinnt: gleich viele Punkte, aber der Obertroll steht weiter hinten.
       *[no] { SEAT($seat) } gewinnt.
    }

## Namen

number-1 = I
number-2 = II
number-3 = III

region-fjord-1 = östlicher Fjord
    .acc = den östlichen Fjord
    .dat = dem östlichen Fjord
region-fjord-2 = mittlerer Fjord
    .acc = den mittleren Fjord
    .dat = dem mittleren Fjord
region-forest-1 = westlicher Wald
    .acc = den westlichen Wald
    .dat = dem westlichen Wald
region-forest-2 = nördlicher Wald
    .acc = den nördlichen Wald
    .dat = dem nördlichen Wald
region-glacier-1 = östlicher Gletscher
    .acc = den östlichen Gletscher
    .dat = dem östlichen Gletscher
region-glacier-2 = nördlicher Gletscher
    .acc = den nördlichen Gletscher
    .dat = dem nördlichen Gletscher
region-mountain-1 = nördliches Gebirge
    .acc = das nördliche Gebirge
    .dat = dem nördlichen Gebirge
region-mountain-2 = südliches Gebirge
    .acc = das südliche Gebirge
    .dat = dem südlichen Gebirge
region-swamp-1 = westlicher Sumpf
    .acc = den westlichen Sumpf
    .dat = dem westlichen Sumpf
region-swamp-2 = südlicher Sumpf
    .acc = den südlichen Sumpf
    .dat = dem südlichen Sumpf
region-tundra-1 = südliche Tundra
    .acc = die südliche Tundra
    .dat = der südlichen Tundra
region-tundra-2 = östliche Tundra
    .acc = die östliche Tundra
    .dat = der östlichen Tundra

landscape-mountain = Gebirge
landscape-fjord = Fjord
landscape-glacier = Gletscher
landscape-swamp = Sumpf
landscape-tundra = Tundra
landscape-forest = Wald

side-left = links
side-right = rechts

## Warum etwas nicht geht

refusal-chance-only = Das kann nur der Zufall.
refusal-only-watching = Du schaust nur zu.
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Gerade hast nicht du zu entscheiden.
refusal-move-your-lord = Ziehe zuerst deinen Obertroll.
refusal-wrong-landscape = Das Setzfeld deines Obertrolls zeigt { WORD("landscape", $landscape) }; diese Region ist etwas anderes: { WORD("region", $region) }.
refusal-one-region = Alle Trolle dieses Zugs kommen in eine Region: { WORD("region", $region) }.
refusal-place-or-enough = Setze einen Troll, oder lass es gut sein.
refusal-no-troll-to-step = In { WORD("region", $region, "dat") } hast du keinen Troll.
refusal-step-or-enough = Lass einen Troll wandern, oder lass es gut sein.
refusal-wrong-number = Dein nächster Schatz muss von einer Festung { WORD("number", $number) } kommen.
refusal-too-few-regions = Du brauchst Trolle in zwei der drei Regionen dort.
refusal-name-or-skip = Nenne eine Festung, oder hämmere in diesem Zug nicht.
refusal-answer-first = Sag zuerst, ob du mit { SEAT($seat) } hämmerst.
refusal-decide-hammering = Entscheide zuerst, ob du hämmerst.
refusal-hit-first = Du musst mindestens einmal schlagen.
refusal-hit-or-stop = Schlage zu, oder hör auf.
refusal-gift-spent = Das Mitbringsel { $gift } hast du nicht mehr.
refusal-gift-pledged = Das Mitbringsel { $gift } hast du schon angeboten.
refusal-decide-gifts = Entscheide zuerst über deine Mitbringsel.
refusal-cannot-ask = Abwarten geht jetzt nicht: Gib etwas, oder sag, dass es reicht.
refusal-not-at-fortress = Diese Region liegt nicht an der Festung: { WORD("region", $region) }.
refusal-no-treasure = In { WORD("region", $region, "dat") } liegt kein Schatz.
refusal-too-few-boulders = Dieser Schatz ist { $value } wert; draußen liegen nur { $total } Brocken.
refusal-no-own-troll = In { WORD("region", $region, "dat") } hast du keinen Troll.
refusal-collect-first = Sacke zuerst einen Schatz ein.
refusal-nothing-to-clear = In { WORD("region", $region, "dat") } hast du keinen Troll.
refusal-clear-first = Räume zuerst eine der drei Regionen.

## Das Brett

board-name = Das Land am Fjord
board-ask-over = Die Partie ist zu Ende.
board-ask-move = Wohin zieht dein Obertroll?
board-ask-place =
    { $count ->
         [one] In welche Region setzt du den Troll?
        *[other] In welche Region setzt du deine { $count } Trolle?
    }
board-ask-place-more =
    { $count ->
         [one] Noch ein Troll in { WORD("region", $region, "acc") }?
        *[other] Noch bis zu { $count } Trolle in { WORD("region", $region, "acc") }?
    }
board-ask-wind-place = Rückenwind: In welche Region setzt du einen Troll?
board-ask-step =
    { $count ->
         [one] Welcher Troll macht den letzten Schritt?
        *[other] Welcher Troll wandert? Noch { $count } Schritte.
    }
board-ask-wind-step = Rückenwind: Welcher Troll macht einen Schritt?
board-ask-step-to = Wohin wandert der Troll aus { WORD("region", $region, "dat") }?
board-ask-fortress = An welcher Festung hämmerst du?
board-ask-join = Hämmerst du zusammen mit { SEAT($seat) }?
board-ask-decide = Greifst du zum Hammer?
board-ask-first-blow =
    { $count ->
         [one] Schlag zu: Du hast einen Schlag.
        *[other] Schlag zu: Du hast bis zu { $count } Schläge.
    }
board-ask-blow =
    { $count ->
         [one] Noch ein Schlag, oder aufhören?
        *[other] Weiterhämmern oder aufhören? Noch { $count } Schläge.
    }
board-ask-go-on = Allein weiterhämmern oder einsacken?
board-ask-gift =
    { $count ->
         [one] Der Berggeist will ein Mitbringsel. Gibst du eins her?
        *[other] Der Berggeist will { $count } Mitbringsel. Gibst du eins her?
    }
board-ask-collect = Welchen Schatz nimmst du? Höchstens { $total }.
board-ask-clear = Kein Schatz. Welche Region verlassen deine Trolle?
board-wait = { SEAT($seat) } ist am Zug.
board-wait-chance = Das Land wird aufgebaut.
board-wait-boulders = Brocken poltern.
board-wait-join = { SEAT($seat) } überlegt mitzumachen.
board-wait-blow = { SEAT($seat) } nimmt den Turm ins Visier.
board-wait-gift = { SEAT($seat) } überlegt, etwas herzugeben.
board-wait-collect = { SEAT($seat) } wählt einen Schatz.
board-wait-wind = { SEAT($seat) } spürt Rückenwind.
board-strike = Schlag: { WORD("side", $side) }, Höhe { $height }, Stärke { $strength }
board-back = Zurück
board-move-place =
    { $count ->
         [one] Ein Troll: { WORD("landscape", $landscape) }
        *[other] { $count } Trolle: { WORD("landscape", $landscape) }
    }
board-move-wander =
    { $count ->
         [one] Wandern: ein Schritt
        *[other] Wandern: { $count } Schritte
    }
board-place =
    { $count ->
         [one] Troll setzen: { WORD("region", $region) }
        *[other] { $count } Trolle setzen: { WORD("region", $region) }
    }
board-place-here =
    { $count ->
         [one] Troll hierher setzen
        *[other] { $count } hierher setzen
    }
board-place-count = Nur { $count } setzen
board-keep = Den Rest behalten
board-place-none = Keinen setzen
board-step = Wandern: { WORD("region", $source) } → { WORD("region", $target) }
board-step-from = Ein Troll wandert los: { WORD("region", $region) }
board-wind-decline = Vorbeiwehen lassen
board-enough = Keine Schritte mehr
board-name-fortress = Festung { WORD("number", $number) } ({ $site })
board-skip = Nicht hämmern
board-join = Mitmachen
board-decline = Diesmal nicht
board-hammer = Hämmern
board-stop = Aufhören und einsacken
board-pledge = Mitbringsel { $gift } anbieten
board-no-gifts = Kein Mitbringsel mehr
board-give-nothing = Nichts geben
board-give-nothing-alone = Nichts geben: kein Schatz
board-ask-for-gift = { SEAT($seat) } soll geben
board-collect = { $value } nehmen: { WORD("region", $region) }
board-clear = Räumen: { WORD("region", $region) }
board-tip-wait = Am Zug ist immer, wessen Obertroll auf dem Holzweg hinten steht.
board-tip-move = Eine Landschaft bringt so viele Trolle dorthin, Fußspuren lassen Trolle wandern.
board-tip-move-first = Alle deine Trolle sind noch im Vorrat: Zieh auf eine Landschaft, um dort welche zu setzen.
board-tip-move-all = Alle deine Trolle sind auf der Karte: Fußspuren lassen sie wandern.
board-tip-trolls = Um an einer Festung zu hämmern, brauchst du Trolle in zwei ihrer drei Regionen.
board-tip-fortress = Die Nummer muss die deines nächsten Riemenfelds sein. Mehr Trolle, mehr Schläge.
board-tip-fortress-any = Für das + am Riemen taugt jede Festung. Mehr Trolle, mehr Schläge.
board-tip-join = Als Kumpan erhöhen deine Trolle das Limit, und auch du kannst einen Schatz einsacken.
board-tip-blow = Brocken sind der Preis des Schatzes. Zu viele einer Farbe verärgern den Berggeist, weiße nie.
board-tip-gift = Ein Mitbringsel, das du hergibst, zählt am Ende nicht.
board-region =
    { $treasure ->
         [none] { WORD("region", $region) }, kein Schatz.
        *[other] { WORD("region", $region) }, Schatz { $treasure }.
    }
board-trolls-of = { SEAT($seat) }: { $count }.
board-site = Festung { WORD("number", $number) } ({ $site }): { $regions }
board-lord = Obertroll von { SEAT($seat) }, von hinten Platz { $place } von { $count }
board-rule = Regel { $rule }
board-zoom-in = Näher
board-zoom-out = Weiter weg
board-fit = Alles zeigen
board-last-round = Letzte Züge: Ein Riemen ist voll.
board-to-map = Zur Karte
board-to-tower = Zum Turm
board-question-wind-place = Rückenwind: Setze einen Troll, einfach so. Landschaft: { WORD("landscape", $landscape) }
board-question-wind-step = Rückenwind: Einer deiner Trolle darf wandern, einfach so.
board-question-join = { SEAT($seat) } will an Festung { $number } ({ $site }) hämmern. Wirst du Kumpan?
board-question-decide = { SEAT($seat) }, Festung { $number } ({ $site }): jetzt hämmern?
board-fact-join = Das Limit steigt von { $alone } auf { $limit }.
board-fact-alone = Niemand macht mit: bis zu { $limit } Schläge; mehr als { $limit } einer Farbe wecken den Berggeist.
board-fact-pair = { SEAT($seat) } macht mit: bis zu { $limit } Schläge; mehr als { $limit } einer Farbe wecken den Berggeist.
board-fact-prizes = Schätze dort: { $values }.
board-tower = Der Felsenturm
board-tower-strike = Der Felsenturm. Ziel: { WORD("side", $side) }, Höhe { $height }, Stärke { $strength }. Pfeile zielen, 1 bis 5 für die Stärke, Leertaste halten zum Ausholen.
board-how = Neben dem Turm drücken, ausholen, loslassen.
board-how-back = Zurück zum Anfang: kein Schlag.
board-how-none = Hier loslassen: kein Schlag.
board-swapped = Leerschlag: Jetzt hämmert { SEAT($seat) }.
board-angry =
    { $count ->
         [one] Der Berggeist ist verärgert: einer zu viel.
        *[other] Der Berggeist ist verärgert: { $count } zu viel.
    }
board-falling = Brocken poltern.
board-empty = Leerschlag.
board-fell =
    { $count ->
         [one] Ein Brocken kam heraus.
        *[other] { $count } Brocken kamen heraus.
    }
board-out =
    { $colour ->
         [yellow] gelb: { $count } von { $limit }
         [red] rot: { $count } von { $limit }
         [blue] blau: { $count } von { $limit }
        *[other] weiß: { $count } von { $limit }
    }
board-out-white = weiß: { $count }, ohne Limit
board-at-fortress = Festung { $number } ({ $site })
board-blows = Schläge: { $count } von { $limit }
board-blows-label = Schläge
board-boulders = Brocken draußen, nach Farben
board-prizes = { $total } Brocken draußen; Schätze an dieser Festung
board-out-label = draußen
board-to-go = noch { $count }
board-prize =
    { $reached ->
         [yes] { $held ->
            [yes] { $value }: für dich erreichbar ({ WORD("region", $region) })
           *[no] { $value }: kein Troll von dir ({ WORD("region", $region) })
        }
        *[no] { $value }: noch zu wenige Brocken ({ WORD("region", $region) })
    }
board-gifts = Mitbringsel
board-side = Seite
board-height = Höhe
board-strength = Stärke
board-side-of = Schlag von { WORD("side", $side) }
board-height-of =
    { $height ->
         [1] Unten
         [2] In der Mitte
        *[3] Oben
    }
board-strength-of = Stärke { $strength }
board-belt =
    { $value ->
        [none] { $next ->
            [yes] Riemenfeld { $place }: leer. Als Nächstes dran.
           *[no] Riemenfeld { $place }: leer.
        }
       *[other] { $crown ->
            [yes] Riemenfeld { $place }: { $value }. Mit Krone.
           *[no] Riemenfeld { $place }: { $value }.
        }
    }
board-belt-of = Riemen von { SEAT($seat) }
board-supply = Trolle im Vorrat: { $count }
board-gift =
    { $left ->
         [yes] Mitbringsel { $gift }
        *[no] Mitbringsel { $gift }, hergegeben
    }
board-patch = Schätze im geflickten Beutelsack: { $count }
board-patch-empty = Beutelsack
board-points-so-far = Punkte bisher: { $points }
board-badge-finished = fertig
board-badge-wind = Rückenwind
board-badge-asked = Kumpan?
board-badge-hammerer = hämmert
board-badge-comrade = Kumpan
board-badge-owner = am Zug
board-winner = { SEAT($seat) } gewinnt.
board-you-win = Du gewinnst.
board-tie = Gleichstand: Der Obertroll weiter hinten entscheidet.
board-points = Woher die Punkte kommen
board-player = Spieler
board-line-belt = Riemen
board-line-patch = Beutelsack
board-line-gifts = Mitbringsel
board-line-crowns = Kronen
board-total = Punkte
