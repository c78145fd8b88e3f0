# Leçons, Trollfjord : titres, tâches, et pourquoi un essai ne convient pas.

lesson-trolls = Des trolls sur la carte
lesson-trolls-1 = Votre chef troll avance : autant de cases comptées, autant de trolls à placer. Allez à la deuxième case de placement, la toundra.
lesson-trolls-2 = Il y a deux toundras sur la carte. Placez le premier troll dans celle qui touche la forteresse I.
lesson-trolls-3 = Et le second dans la même région : les trolls d’un tour restent ensemble.
lesson-trolls-no = C’est un autre paysage. Pour la forteresse I, il faut des trolls dans la toundra.
lesson-trolls-wander = Là, les trolls marchent, et vous n’en avez pas encore sur la carte.
lesson-trolls-far = Cette toundra touche d’autres forteresses. Le premier trésor doit venir d’une forteresse I.
lesson-trolls-enough = Vous pouvez en placer d’autres, et plus ils sont nombreux, mieux on martèle.
lesson-trolls-done = Avec des trolls dans deux des trois régions d’une forteresse, on peut y marteler. C’est au chef le plus en arrière de jouer.

lesson-hammer = Prenez le marteau
lesson-hammer-1 = Cinq de vos trolls entourent la forteresse I, dans deux de ses régions. Choisissez-la.
lesson-hammer-2 = Cinq trolls : cinq coups au plus, et cinq blocs de chaque couleur. Prenez le marteau.
lesson-hammer-3 = L’endroit et la force du coup décident de ce qui tombe. Frappez à mi-hauteur, avec la force 3.
lesson-hammer-no = Les trésors attendent. Ici, vous pouvez marteler, alors allez-y.
lesson-hammer-hard = Qui frappe de toutes ses forces ne fait souvent qu’effleurer la tour. La force 3 est plus sûre.
lesson-hammer-blow = Tous les coups sont permis. Essayez d’abord à mi-hauteur, avec la force 3.
lesson-hammer-done = Quatre blocs sont sortis. Chacun compte : un trésor de valeur 16 en demande 16.

lesson-spirit = Ne fâchez pas l’Esprit
lesson-spirit-1 = Dix-sept blocs sont sortis, assez pour le trésor de valeur 16. Mais cinq sont rouges, un sixième fâche l’Esprit : que faites-vous ?
lesson-spirit-no = Encore un rouge, et vous n’avez rien. Arrêtez tant que cela suffit.
lesson-spirit-done = Le trésor est à vous, sur votre lacet. Les blocs blancs ne fâchent jamais l’Esprit.

lesson-collect = Choisissez un trésor
lesson-collect-1 = Vingt-trois blocs, et cinq de trois couleurs : la limite. Posez le marteau.
lesson-collect-2 = Vous pouvez prendre un trésor qui ne vaut pas plus que les blocs, là où vous avez un troll. Prenez le meilleur.
lesson-collect-stop = Chaque bloc de plus peut fâcher l’Esprit, et il n’y a pas de meilleur trésor ici. Arrêtez.
lesson-collect-no = L’autre vaut 23, et vous avez assez de blocs.
lesson-collect-done = Il est sur la case I du lacet, avec une couronne à 6 points. Les trolls de cette région rentrent.

lesson-gifts = Un cadeau pour l’Esprit
lesson-gifts-1 = Six blocs rouges, un de trop : l’Esprit est fâché. Un cadeau par bloc de trop l’apaise, donnez le moins précieux.
lesson-gifts-dear = Celui-là vaut plus de points à la fin. Le moins cher apaise l’Esprit tout aussi bien.
lesson-gifts-no = Alors vous n’avez rien. Un cadeau à 4 contre un trésor à 23, c’est une bonne affaire.
lesson-gifts-done = L’Esprit est calme, et vous pouvez vous servir. Les cadeaux gardés valent des points à la fin.
