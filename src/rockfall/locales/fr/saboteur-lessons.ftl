# Leçons, Saboteur : titres, tâches, et pourquoi un essai ne convient pas.

lesson-dig = Creusez un tunnel
lesson-dig-1 = Vous êtes chercheur d’or : l’une des trois arrivées à droite cache l’or. Posez un chemin à droite du départ.
lesson-dig-2 = Les autres creusent aussi, et après chaque tour vous tirez une carte. Continuez le tunnel vers la droite.
lesson-dig-dead-end = Personne ne passe par un cul-de-sac : vous boucheriez votre propre tunnel.
lesson-dig-away = Elle s’accorde là, mais ne vous rapproche pas des arrivées. Creusez vers la droite.
lesson-dig-no = C’est permis, mais il est temps de creuser.
lesson-dig-done = Tunnel contre tunnel, roche contre roche : il n’en faut pas plus pour creuser.

lesson-gold = Atteignez l’or
lesson-gold-1 = Il manque une carte entre le tunnel et l’arrivée du milieu. Posez-en une qui y mène.
lesson-gold-2 = Voilà l’or. Vous avez posé le dernier chemin, donc vous choisissez d’abord : prenez la carte qui a le plus de pépites.
lesson-gold-short = Cette carte ne mène pas à l’arrivée : son côté droit doit montrer un tunnel.
lesson-gold-away = Le trou est à l’autre bout, juste devant l’arrivée du milieu.
lesson-gold-no = Pas maintenant : encore une carte, et vous y êtes.
lesson-gold-less = Il y a une carte avec plus de pépites.
lesson-gold-done = Les chercheurs d’or se partagent l’or, le saboteur n’a rien. Après trois manches, le plus de pépites gagne.

lesson-map = Regardez avant de creuser
lesson-map-1 = L’arrivée du milieu cache-t-elle l’or, ou juste un caillou ? Jouez-y votre plan secret : personne d’autre ne verra.
lesson-map-2 = Rien qu’un caillou. Faites tourner le tunnel vers le haut ou le bas avant d’y arriver.
lesson-map-other = Bonne question, mais votre tunnel mène à l’arrivée du milieu. Regardez celle-là.
lesson-map-look = Sachez d’abord où vous allez : jouez le plan secret.
lesson-map-on = Cela mène droit au caillou. Il vous faut une carte qui tourne.
lesson-map-no = Le tunnel mène toujours au caillou. Posez un virage au bout.
lesson-map-done = Vous savez une chose que les autres ignorent. Vous croiront-ils, c’est une autre affaire.

lesson-tools = Réparer et casser
lesson-tools-1 = { SEAT(2) } a cassé votre pioche, et sans elle on ne creuse pas. Réparez-la : choisissez la carte, puis vous-même.
lesson-tools-2 = Et maintenant un éboulement. Cassez la lanterne du coupable : { SEAT(2) }.
lesson-tools-fight = La vengeance attendra : avec une pioche cassée, on ne pose pas de chemin.
lesson-tools-mend = Réparez d’abord votre pioche, sinon vous ne creuserez pas de la manche.
lesson-tools-yourself = Vous ne feriez que vous arrêter vous-même.
lesson-tools-friend = { SEAT(1) } creuse avec vous. Arrêtez qui a cassé votre pioche.
lesson-tools-no = Pas mal, mais le prochain éboulement viendra. Jouez la lanterne cassée.
lesson-tools-done = Avec un outil cassé, on ne pose pas de chemin, mais on peut tout le reste.

lesson-cheat = Qui triche ?
lesson-cheat-1 = Il y a un saboteur parmi vous. Voyez qui a posé quoi, puis cassez le chariot de qui bouche le tunnel.
lesson-cheat-yourself = Vous êtes chercheur d’or, et votre chariot est utile.
lesson-cheat-friend = Ce joueur a creusé vers l’or. L’éboulement et le cul-de-sac viennent de quelqu’un d’autre.
lesson-cheat-no = C’est utile, mais le saboteur recommencera. Jouez le chariot cassé.
lesson-cheat-done = Un éboulement, puis un cul-de-sac : c’était { SEAT(2) }. Ce qu’on fait dit qui l’on est.

lesson-saboteur = Soyez le saboteur
lesson-saboteur-1 = Cette fois, le saboteur, c’est vous : l’or doit rester dans la montagne. Encore une carte et ils y sont, alors arrêtez le tunnel.
lesson-saboteur-tool = Cela en arrête un, mais l’autre pose la dernière carte. C’est le tunnel qu’il faut couper ou boucher.
lesson-saboteur-dig = La voie vers l’arrivée du milieu reste ouverte. Un éboulement ou un cul-de-sac la fermerait.
lesson-saboteur-no = Alors les chercheurs d’or atteignent l’or au tour suivant.
lesson-saboteur-done = Si le talon s’épuise avant qu’on trouve l’or, les saboteurs gagnent. Ne vous faites pas repérer trop tôt.
