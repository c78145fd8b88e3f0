# Ce dont chaque jeu peut avoir besoin.

# Une place sans nom ; ici on compte à partir de 1.
seat-number = Place { $number }
# Une ligne d’une liste par place.
by-seat = { $name } : { $value }

## La ligne de commande

match-begins =
    { $title } : { $players ->
        [one] { $players } bot ({ $bot }) joue
       *[other] { $players } bots ({ $bot }) jouent
    }, graine { $seed }.
scores = Scores : { SEATS($scores) }
record-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
