# Was zu Rätseln gesagt wird, gleich in welchem Spiel.

puzzles-of = Rätsel: { $game }
puzzles-list = Alle Rätsel
puzzles-solved = { $count } von { $all } gelöst
puzzles-kind = Art
puzzles-kinds = Alle Arten
puzzles-level = Schwierigkeit
puzzles-levels = Leicht bis schwer
puzzles-open = Nur noch nicht gelöste
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel
puzzles-none-about = Rätsel werden in Partien zwischen Bots gefunden; hier hat noch niemand danach gesucht.
puzzle-solved-tag = gelöst
puzzle-place = Rätsel { $number } von { $count }
puzzle-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
puzzle-before = Voriges Rätsel
puzzle-after = Nächstes Rätsel
puzzle-kind-best = Bester Zug
puzzle-kind-ending = Endspiel
puzzle-kind-strike = Schlagen oder aufhören
puzzle-kind-who = Wer ist wer
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-level-4 = Sehr schwer

puzzle-question = Die Frage
puzzle-past = Wie es dazu kam
puzzle-suspects = Verdächtige
puzzle-ask-best = Was ist dein bester Zug?
puzzle-ask-ending = Das Ende ist nah, und ein Zug ist der richtige. Welcher?
puzzle-ask-strike = Noch einmal schlagen oder aufhören?
puzzle-ask-who =
    { $role ->
        [goblin] Wer ist ein Goblin? Markiere alle.
       *[other] Wer ist ein Saboteur? Markiere alle.
    }
puzzle-then = So kam es dazu.
puzzle-to-now = Zur Frage
puzzle-answer = Das ist meine Antwort
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-solution = Die Lösung
puzzle-close = Lösung schließen

puzzle-right = Das ist richtig.
puzzle-shown = Das ist die Lösung.
puzzle-wrong =
    { $points ->
        [one] Nein: Das kostet { $points } Prozentpunkt Gewinnchance (±{ $margin }). Versuch es noch einmal.
       *[other] Nein: Das kostet { $points } Prozentpunkte Gewinnchance (±{ $margin }). Versuch es noch einmal.
    }
puzzle-wrong-ending =
    { $chance ->
        [0] Nein: Bis zum Ende durchgerechnet, verschenkt das den Sieg. Versuch es noch einmal.
       *[other] Nein: Bis zum Ende durchgerechnet, ist das nur ein geteilter Sieg. Versuch es noch einmal.
    }
puzzle-wrong-other = Nein: Das gehört nicht einmal zu den besten Zügen. Versuch es noch einmal.
puzzle-wrong-who = Nicht ganz: Jemand fehlt oder ist zu Unrecht markiert. Versuch es noch einmal.

puzzle-strike = Schlagen
puzzle-stop = Aufhören
puzzle-best = am besten: gewinnt etwa { $chance } von 100 (±{ $margin })
puzzle-costs =
    { $points ->
        [one] kostet { $points } Prozentpunkt Gewinnchance (±{ $margin })
       *[other] kostet { $points } Prozentpunkte Gewinnchance (±{ $margin })
    }
puzzle-share =
    { $chance ->
        [0] gewinnt nicht
        [100] gewinnt
       *[other] ein Anteil am Sieg: { $chance } %
    }
puzzle-exact = Bis zum Ende durchgerechnet, was auch immer die anderen erwidern.
puzzle-playouts = Gemessen in je { $count } gedachten Partien.
puzzle-odds = Noch ein Schlag erzürnt den Geist mit { $anger } % Wahrscheinlichkeit und bringt mit { $treasure } % einen weiteren Schatz in Reichweite.
puzzle-clues = Diese Züge haben sie verraten. So groß war der Verdacht davor und danach:
puzzle-clue = davor { $before } %, danach { $after } %
puzzle-failed = Bots, die sich anders entschieden: { $bots }.
puzzle-failed-bot = { $bot } { $chance } %
puzzle-failed-hasty = { $bot } in Eile { $chance } %
puzzle-failed-early = Nach der halben Runde hätte ein aufmerksamer Bot in { $chance } von 100 Fällen danebengelegen.
