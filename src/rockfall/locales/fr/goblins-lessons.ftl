# Leçons, Goblins vs Gnomes : titres, tâches, et pourquoi un essai ne convient pas.

lesson-dig = Creusez avec les gnomes
lesson-dig-1 = Vous êtes un gnome, et les gnomes veulent l’or, à droite. Posez votre tunnel à droite du départ ; on peut tourner les tuiles.
lesson-dig-2 = Les autres ont continué, et vous avez tiré un embranchement. Continuez la voie vers la droite.
lesson-dig-rubble = On ne passe pas un éboulis : vous vous barreriez la route.
lesson-dig-away = Elle va bien là, mais les arrivées sont loin à droite.
lesson-dig-no = C’est permis, mais il est temps de creuser.
lesson-dig-done = Chaque tuile prolonge une voie ouverte depuis le départ. Qui est gnome, qui est gobelin, personne ne le dit.

lesson-key = La clé avant la porte
lesson-key-1 = Une porte bleue barre la voie : elle s’ouvre tant qu’une clé bleue est avant elle sur la voie. Posez votre clé là.
lesson-key-rubble = Un éboulis n’ouvre rien. Posez la tuile à la clé.
lesson-key-no = Ainsi la porte reste fermée. Posez la tuile à la clé.
lesson-key-done = La porte est ouverte, pour tous, tant que la clé reste sur la voie.

lesson-explosion = Faites sauter l’éboulis
lesson-explosion-1 = Quelqu’un a mis un éboulis sur votre voie. Jouez-y l’explosion.
lesson-explosion-2 = Le trou est déjà comblé. Continuez la voie avec votre tunnel.
lesson-explosion-own = C’est votre propre tunnel. C’est l’éboulis qu’il faut faire sauter.
lesson-explosion-away = Un détour prend bien des tours, l’explosion un seul.
lesson-explosion-no = Alors l’éboulis reste. Jouez l’explosion.
lesson-explosion-on = La voie s’arrête au carrefour. Posez le tunnel à sa droite.
lesson-explosion-done = Une explosion retire toute tuile sauf le départ, les arrivées et les lanternes. Les gobelins en ont aussi.

lesson-ale = Offrez une bière
lesson-ale-1 = { SEAT(2) } vient de faire sauter votre tunnel. Comblez le trou avec la tuile à la bière.
lesson-ale-2 = Qui pose une bière désigne un joueur, qui passera son prochain tour. Qui l’a mérité ?
lesson-ale-away = La tuile va dans le trou, à côté du premier tunnel.
lesson-ale-lay = C’est possible, mais la bière fait deux choses à la fois. Posez-la dans le trou.
lesson-ale-yourself = Vous dormiriez pendant votre propre tour.
lesson-ale-friend = { SEAT(1) } creuse bien. Faites plutôt dormir qui a tout fait sauter.
lesson-ale-done = Un tour de paix. Les tours à passer s’ajoutent : un gobelin assoiffé peut dormir longtemps.

lesson-gold = Ouvrez l’or
lesson-gold-1 = Il manque une tuile devant l’arrivée du milieu. Posez un tunnel qui la touche.
lesson-gold-short = Ainsi, aucun tunnel ouvert ne touche l’arrivée. Prenez une autre tuile ou tournez-la.
lesson-gold-away = Le trou est juste devant l’arrivée du milieu.
lesson-gold-no = Pas maintenant : encore une tuile, et vous y êtes.
lesson-gold-done = Chaque gnome gagne un point pour l’or, et celui qui l’a ouvert un de plus.

lesson-dragon = Maintenant, vous êtes gobelin
lesson-dragon-1 = Vous êtes un gobelin, et un dragon réveillé vous rapporte. Jouez le plan sur l’arrivée du milieu, où creusent les gnomes.
lesson-dragon-2 = C’est le dragon, et les gnomes ont presque tout creusé pour vous. Ouvrez l’arrivée.
lesson-dragon-other = Le tunnel mène à l’arrivée du milieu. Regardez celle-là.
lesson-dragon-look = Voyez d’abord vers quoi creusent les gnomes : jouez le plan.
lesson-dragon-no = Le dragon dort juste derrière le trou. Posez une tuile qui touche l’arrivée du milieu.
lesson-dragon-done = Deux points pour chaque gobelin. Si l’on ne trouve ni or ni dragon, ils en ont encore un.
