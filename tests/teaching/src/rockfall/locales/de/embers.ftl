event-dealt =
    { $card ->
        [none] { SEAT($seat) } bekommt eine Karte.
       *[other] { SEAT($seat) } bekommt { WORD("card", $card) }.
    }
event-laid =
    { $card ->
        [none] { SEAT($seat) } legt eine Karte verdeckt aus.
       *[other] { SEAT($seat) } legt { WORD("card", $card) } verdeckt aus.
    }
event-peeked =
    { $own ->
        [yes] Du siehst dir die Karte von { SEAT($other) } an: { WORD("card", $card) }.
       *[no]
            { $card ->
                [none] { SEAT($seat) } sieht sich die Karte von { SEAT($other) } an.
               *[other] { SEAT($seat) } sieht sich die Karte von { SEAT($other) } an: { WORD("card", $card) }.
            }
    }
event-turned-over = Alle Karten werden aufgedeckt: { SEATS($cards, "card") }.

refusal-chance-only = Nur der Zufall teilt Karten aus.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-in-hand = Du hast nicht { WORD("card", $card) } auf der Hand.
refusal-looked-already = Du hast dir schon eine Karte angesehen.
refusal-no-card-there = Dort liegt keine Karte.

card-1 = eine Glut
card-2 = eine Flamme
card-3 = ein Feuer

## Das Spielbrett

board-name = Die Feuerstelle
board-place =
    { $card ->
        [0] { SEAT($seat) }: noch keine Karte
        [none] { SEAT($seat) }: eine verdeckte Karte
       *[other] { SEAT($seat) }: { WORD("card", $card) }
    }
board-hand-count =
    { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-looked = angesehen: { SEAT($seat) }
board-watching = Du schaust zu.
board-ask = Lege eine deiner Karten aus oder sieh dir eine an, die schon liegt.
board-ask-lay = Lege eine deiner Karten aus.
board-ask-sure = Ist das dein Zug?
board-ask-over = Die Partie ist zu Ende.
board-wait = Andere sind am Zug.
board-lay = Auslegen: { WORD("card", $card) }
board-look = Karte von { SEAT($seat) } ansehen
board-back = Zurück
board-tip = Eine hohe Karte ist mehr wert, aber nur, wenn sonst niemand die gleiche auslegt.
board-key-number = diese Karte auslegen
board-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
board-win-you = Du gewinnst
board-win-shared = Du gewinnst gemeinsam mit { $names }
board-worth =
    { $points ->
        [0] { WORD("card", $card) }, aber noch jemand hat die gleiche: nichts
        [one] { WORD("card", $card) }: { $points } Punkt
       *[other] { WORD("card", $card) }: { $points } Punkte
    }
