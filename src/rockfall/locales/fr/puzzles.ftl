# Ce qui se dit des énigmes, quel que soit le jeu.

puzzles-of = Énigmes : { $game }
puzzles-list = Toutes les énigmes
puzzles-solved =
    { $count ->
        [one] { $count } résolue sur { $all }
       *[other] { $count } résolues sur { $all }
    }
puzzles-kind = Genre
puzzles-kinds = Tous les genres
puzzles-level = Niveau
puzzles-levels = Tous les niveaux
puzzles-open = Seulement celles que je n’ai pas résolues
puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu
puzzles-none-about = Les énigmes se trouvent dans des parties entre bots ; personne n’en a encore cherché ici.
puzzle-solved-tag = résolue
puzzle-place = Énigme { $number } sur { $count }
puzzle-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
puzzle-before = Énigme précédente
puzzle-after = Énigme suivante
puzzle-kind-best = Meilleur coup
puzzle-kind-ending = Fin de partie
puzzle-kind-strike = Frapper ou arrêter
puzzle-kind-who = Qui est qui
puzzle-level-1 = Facile
puzzle-level-2 = Moyen
puzzle-level-3 = Difficile
puzzle-level-4 = Très difficile

puzzle-question = La question
puzzle-past = Ce qui a précédé
puzzle-suspects = Suspects
puzzle-ask-best = Quel est votre meilleur coup ?
puzzle-ask-ending = La fin est proche, et un seul coup est le bon. Lequel ?
puzzle-ask-strike = Frapper encore une fois, ou arrêter ?
puzzle-ask-who =
    { $role ->
        [goblin] Qui est un gobelin ? Désignez-les tous.
       *[other] Qui est un saboteur ? Désignez-les tous.
    }
puzzle-then = Voici comment on en est arrivé là.
puzzle-to-now = À la question
puzzle-answer = C’est ma réponse
puzzle-show = Voir la solution
puzzle-again = Encore une fois
puzzle-solution = La solution
puzzle-close = Fermer la solution

puzzle-right = C’est juste.
puzzle-shown = Voici la solution.
puzzle-wrong =
    { $points ->
        [one] Non : cela coûte { $points } point de chances de gagner (±{ $margin }). Essayez encore.
       *[other] Non : cela coûte { $points } points de chances de gagner (±{ $margin }). Essayez encore.
    }
puzzle-wrong-ending =
    { $chance ->
        [0] Non : calculé jusqu’au bout, ce coup laisse échapper la victoire. Essayez encore.
       *[other] Non : calculé jusqu’au bout, ce n’est qu’une victoire partagée. Essayez encore.
    }
puzzle-wrong-other = Non : ce coup n’est même pas parmi les meilleurs. Essayez encore.
puzzle-wrong-who = Pas tout à fait : il manque quelqu’un, ou quelqu’un est accusé à tort. Essayez encore.

puzzle-strike = Frapper
puzzle-stop = Arrêter
puzzle-best = le meilleur : gagne environ { $chance } fois sur 100 (±{ $margin })
puzzle-costs =
    { $points ->
        [one] coûte { $points } point de chances de gagner (±{ $margin })
       *[other] coûte { $points } points de chances de gagner (±{ $margin })
    }
puzzle-share =
    { $chance ->
        [0] ne gagne pas
        [100] gagne
       *[other] une part de la victoire : { $chance } %
    }
puzzle-exact = Calculé jusqu’au bout, quoi que répondent les autres.
puzzle-playouts = Mesuré dans { $count } parties imaginées pour chaque réponse.
puzzle-odds = Un coup de plus fâche l’esprit avec une probabilité de { $anger } % et met un trésor de plus à portée avec { $treasure } %.
puzzle-clues = Voici les coups qui les ont trahis, et le soupçon avant et après chacun :
puzzle-clue = avant { $before } %, après { $after } %
puzzle-failed = Bots qui ont choisi autre chose : { $bots }.
puzzle-failed-bot = { $bot } { $chance } %
puzzle-failed-hasty = { $bot } pressé { $chance } %
puzzle-failed-early = À la moitié de la manche, un bot attentif se serait trompé { $chance } fois sur 100.
