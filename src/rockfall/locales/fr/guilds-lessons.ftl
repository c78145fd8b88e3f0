# Leçons, Guilds of Laar : titres, tâches, et pourquoi un essai ne convient pas.

lesson-expert = L’expert décide
lesson-expert-1 = Chaque marchandise montre cinq choses, et l’expert décide laquelle compte. Faites-en une épice : jouez le cuisinier.
lesson-expert-2 = Maintenant vous prenez d’abord, quel que soit l’expert posé. Prenez l’épice.
lesson-expert-no = Cet expert en fait autre chose. C’est le cuisinier qui en fait une épice.
lesson-expert-weapon = Celle-là est une arme. Vous vouliez l’épice.
lesson-expert-done = Qui joue un expert n’a pas toujours la marchandise. Des épices différentes valent de plus en plus : 2, 4, 8, 12, 20, 30.

lesson-run = Des gemmes à la suite
lesson-run-1 = Vous avez une gemme de classe 3. Deux classes voisines valent 4, une gemme seule 1 : prenez celle qui fait une suite.
lesson-run-no = Un animal seul vaut 2. La gemme de classe 4 fait une suite, soit 3 de plus.
lesson-run-done = Trois à la suite valent 9, quatre 16. Les classes 8 et 1 sont voisines.

lesson-leave = Laissez peu aux autres
lesson-leave-1 = { SEAT(1) } a une gemme de classe 3 et prend avant vous cette fois. Empêchez la 4 de gauche de devenir une gemme.
lesson-leave-no = Alors le joaillier va sur l’autre, et la suite est faite. Jouez sur la marchandise qui a le 4.
lesson-leave-done = Qui joue d’abord prend en dernier. Regardez donc ce que collectionnent les autres avant de choisir.

lesson-change = La dernière marchandise
lesson-change-1 = La dernière marchandise vous revient, mais deux katars ne comptent plus rien. Vous pouvez la changer : jouez un autre expert.
lesson-change-no = Deux armes égales s’annulent, la première aussi. Jouez un autre expert.
lesson-change-done = L’expert posé là est maintenant à vous, le vôtre est défaussé. Seul le premier joueur le peut.

lesson-side = Quand on compte
lesson-side-1 = Douze manches sont finies. Une arme a un nombre de chaque côté, et à deux un seul côté compte : choisissez le meilleur.
lesson-side-no = Additionnez vos armes : l’autre côté a plus.
lesson-side-done = Ce que gagnent vos armes, votre voisin le perd. La table compte pour vous tous les autres points.
