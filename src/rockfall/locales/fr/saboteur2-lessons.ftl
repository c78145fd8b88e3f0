# Leçons, Saboteur 2 : titres, tâches, et pourquoi un essai ne convient pas.

lesson-doors = Une porte à votre couleur
lesson-doors-1 = Vous êtes chercheur d’or vert, et seule une équipe qui peut marcher jusqu’à l’or est payée. Comblez le trou pour les verts seuls.
lesson-doors-blue = Derrière une porte bleue, seule l’équipe bleue atteint l’or.
lesson-doors-both = Cela marche, mais l’équipe bleue passe aussi et prend sa part.
lesson-doors-away = La porte va dans le trou, juste devant l’arrivée du milieu.
lesson-doors-no = Il ne manque plus qu’une porte.
lesson-doors-done = Chacun peut poser toutes les portes. Seul compte qui passe quand l’or est trouvé.

lesson-ladder = Une échelle vers le départ
lesson-ladder-1 = Un éboulement a coupé le bout du tunnel. Une échelle est reliée au départ où qu’elle soit : posez-la contre la partie sombre.
lesson-ladder-start = Là, tout est déjà relié. C’est la partie sombre qui en a besoin.
lesson-ladder-path = Un chemin marche aussi, mais l’échelle ramène d’un coup toute la partie sombre.
lesson-ladder-no = Ramenez d’abord le bout du tunnel avec l’échelle.
lesson-ladder-done = Toutes les échelles sont reliées au départ et entre elles. Mais jamais à côté d’une arrivée.

lesson-inspect = Regardez sous un chapeau
lesson-inspect-1 = { SEAT(2) } a posé un cul-de-sac : malchance ou malice ? Jouez l’inspection et regardez ce nain en secret.
lesson-inspect-2 = Un saboteur, et maintenant un éboulement. Posez le piège : qui est pris ne creuse plus et ne touche rien.
lesson-inspect-friend = { SEAT(1) } a creusé tout droit. Le cul-de-sac vient d’ailleurs : { SEAT(2) }.
lesson-inspect-early = Un piège sur un simple soupçon, c’est dur pour un ami. Regardez d’abord.
lesson-inspect-look = C’est permis, mais sachez d’abord qui c’est : jouez l’inspection.
lesson-inspect-wrong = Ce n’est pas le saboteur. Vous avez vu qui c’est.
lesson-inspect-no = Le prochain éboulement viendra. Jouez le piège.
lesson-inspect-done = Vous seul l’avez vu, et vous pouvez en dire ce que vous voulez. Une carte Libération en fait sortir.

lesson-burden = Deux cartes pour un outil
lesson-burden-1 = Votre lanterne est cassée et vous n’avez pas de réparation. Donnez deux cartes : le bouton, puis les moins utiles.
lesson-burden-2 = Donnez deux cartes dont vous pouvez vous passer.
lesson-burden-3 = Et encore une.
lesson-burden-no = Cela ne répare pas votre lanterne, et sans elle on ne creuse pas.
lesson-burden-done = Deux cartes données, une seule tirée. Cela marche aussi contre un piège.

lesson-theft = Personne n’est tout blanc
lesson-theft-1 = Vous êtes saboteur, mais ils vont atteindre l’or. Posez la carte Vol devant vous : vous ne repartirez pas les mains vides.
lesson-theft-2 = La manche est finie, les chercheurs d’or sont payés. Volez maintenant une pépite à l’un d’eux.
lesson-theft-dig = Un saboteur n’a pas à les aider à creuser.
lesson-theft-no = Alors vous n’aurez rien. Jouez la carte Vol.
lesson-theft-mercy = C’est aimable, mais personne ne vous remerciera.
lesson-theft-done = Les voleurs agissent en fin de manche, mais pas depuis un piège. « Pas touche » retire un vol.
