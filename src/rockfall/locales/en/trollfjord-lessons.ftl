# Lessons of Trollfjord: titles, tasks, and why a try was not what the task asks for.

lesson-trolls = Bring trolls onto the map
lesson-trolls-1 = Your troll lord walks, and as many spaces as you count, so many trolls you place. Go to the second placement space, the tundra.
lesson-trolls-2 = There are two tundras on the map. Place your first troll in the one beside the fortress I.
lesson-trolls-3 = And the second one in the same region: all trolls of a turn stay together.
lesson-trolls-no = That is another landscape. The fortress I needs trolls in the tundra.
lesson-trolls-wander = There trolls walk, and you have none on the map yet.
lesson-trolls-far = This tundra lies at other fortresses. The first treasure has to come from a fortress I.
lesson-trolls-enough = You may place more trolls, and the more there are, the better you hammer.
lesson-trolls-done = With trolls in two of the three regions at a fortress you may hammer there. Whose lord is last has the turn.

lesson-hammer = Take the hammer
lesson-hammer-1 = Five of your trolls stand around the fortress I, in two of its regions. Choose it.
lesson-hammer-2 = Five trolls: five blows at most, and five boulders of each colour. Take the hammer.
lesson-hammer-3 = Where you strike and how hard decides what falls out. Strike at medium height, with strength 3.
lesson-hammer-no = The treasures wait in there. Here you may hammer, so do.
lesson-hammer-hard = Who strikes with all might often only grazes the tower. Strength 3 is surer.
lesson-hammer-blow = Any blow is allowed. For now try medium height and strength 3.
lesson-hammer-done = Four boulders are out. Each one counts: a treasure worth 16 needs 16 of them.

lesson-spirit = Do not anger the spirit
lesson-spirit-1 = Seventeen boulders are out, enough for the treasure worth 16. But five are red, and a sixth angers the spirit: what do you do?
lesson-spirit-no = One more red boulder, and you get nothing. Stop while it is enough.
lesson-spirit-done = The treasure is yours and lies on your belt. White boulders never anger the spirit.

lesson-collect = Choose a treasure
lesson-collect-1 = Twenty-three boulders, and five each of three colours: the limit. Put the hammer down.
lesson-collect-2 = You may take a treasure worth no more than the boulders, where you have a troll. Take the better one.
lesson-collect-stop = Every further boulder may anger the spirit, and there is no better treasure here. Stop.
lesson-collect-no = The other one is worth 23, and you have boulders enough.
lesson-collect-done = It lies on space I of your belt, with a crown worth 6. The trolls of that region go home.

lesson-gifts = A gift for the spirit
lesson-gifts-1 = Six red boulders, one too many: the spirit is angry. One gift for each boulder too many calms it, so give the one worth least.
lesson-gifts-dear = That one is worth more points at the end. The cheapest calms the spirit just as well.
lesson-gifts-no = Then you go away empty-handed. A gift worth 4 for a treasure worth 23 is a good trade.
lesson-gifts-done = The spirit is calm, and you may collect. Gifts that you keep are points at the end.
