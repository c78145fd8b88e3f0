# Ce que disent toutes les leçons, quel que soit le jeu.

learn-lessons = Les leçons
learn-place = Leçon { $number } sur { $count }
learn-done-tag = réussie
learn-task = Votre tâche
learn-show = Montrez-moi
learn-next = Leçon suivante
learn-again = Encore une fois
learn-play = Jouer
learn-all = C’était la dernière leçon. Le reste viendra en jouant.
learn-none = Il n’y a pas de leçons pour ce jeu
learn-none-about = Les règles expliquent tout, et la première partie explique le reste.
