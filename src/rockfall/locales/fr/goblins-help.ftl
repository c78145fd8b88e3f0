# Ce que sont les choses, pour qui les montre

help-passage = Posez-la pour prolonger un chemin ouvert depuis le départ, tunnel contre tunnel et roche contre roche.
help-rubble = Rien ne passe. Une explosion déblaie.
help-door = Un cul-de-sac tant qu’elle est fermée. Elle s’ouvre si une clé de sa couleur est sur le chemin avant elle.
help-key = Un tunnel ; sa clé ouvre toutes les portes de sa couleur tant qu’elle est sur un chemin ouvert.
help-lantern = Un tunnel que rien ne fait sauter.
help-bomb = Un tunnel qui saute quand on ouvre la dynamite.
help-ale = Un tunnel ; qui le pose nomme quelqu’un qui passera son prochain tour.
help-map = Regardez une arrivée en secret.
help-explosion = Fait sauter une tuile, mais ni le départ, ni une arrivée, ni une lanterne.
help-potion = Échangez vos rôles avec un autre joueur ; vous seuls les regardez.
help-start = Tous les chemins partent d’ici.
help-goal = L’or, la dynamite ou le dragon. Elle s’ouvre dès qu’un chemin ouvert la touche.
help-own = Qui vous êtes dans cette manche. Personne d’autre ne le sait.
help-zone = Glissez une carte sous le talon et piochez-en une autre. Cela compte comme passer.
help-deck = La manche finit quand tous ont passé à la suite, ou quand talon et mains sont vides.
help-count = Le nombre de cartes que ce joueur a en main.
help-score = Le premier au bout de la piste gagne la partie.
help-sleep = Bière : ce joueur passe son prochain tour.
help-drank = Ce joueur a pris part à un échange de rôles.
help-deck-name = Le talon
help-count-name = Cartes en main
help-score-name = Points
help-sleep-name = Bière
