# Was alle Lektionen sagen, gleich bei welchem Spiel.

learn-lessons = Die Lektionen
learn-place = Lektion { $number } von { $count }
learn-done-tag = geschafft
learn-task = Deine Aufgabe
learn-show = Zeig es mir
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-play = Losspielen
learn-all = Das war die letzte Lektion. Der Rest kommt beim Spielen.
learn-none = Für dieses Spiel gibt es keine Lektionen
learn-none-about = Die Regeln erklären alles, und den Rest erklärt die erste Partie.
