# Was jedes Spiel brauchen kann.

# Ein Platz ohne Namen; hier wird ab 1 gezählt.
seat-number = Platz { $number }
# Ein Eintrag einer Liste nach Plätzen.
by-seat = { $name }: { $value }

## Die Befehlszeile

match-begins =
    { $title }: { $players ->
        [one] { $players } Bot ({ $bot }) spielt
       *[other] { $players } Bots ({ $bot }) spielen
    }, Startwert { $seed }.
scores = Punkte: { SEATS($scores) }
record-unfinished = Hier endet die Aufzeichnung: Die Partie ist nicht zu Ende.
