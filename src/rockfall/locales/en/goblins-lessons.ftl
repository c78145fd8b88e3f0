# Lessons of Goblins vs Gnomes: titles, tasks, and why a try was not what the task asks for.

lesson-dig = Dig with the gnomes
lesson-dig-1 = You are a gnome, and gnomes want the gold on the right. Lay your tunnel to the right of the start; a tile may be turned.
lesson-dig-2 = The others have dug on, and you have drawn a junction. Carry the way on to the right.
lesson-dig-rubble = Nobody gets through rubble: you would block your own way.
lesson-dig-away = It fits there, but the goals are far to the right.
lesson-dig-no = You may do that, but now it is time to dig.
lesson-dig-done = Every tile must carry on an open way from the start. Nobody says who is a gnome and who is a goblin.

lesson-key = The key before the door
lesson-key-1 = A blue door blocks the way: it opens while a blue key lies on the way before it. Lay your key where it can be reached.
lesson-key-rubble = Rubble opens no door. Lay the tile with the key.
lesson-key-no = The door stays shut that way. Lay the tile with the key.
lesson-key-done = The door is open, for everybody, as long as the key stays on the way.

lesson-explosion = Blast the rubble
lesson-explosion-1 = Somebody has laid rubble on your way. Play the explosion on it.
lesson-explosion-2 = The gap is dug already. Now carry the way on with a tunnel of your own.
lesson-explosion-own = That is your own tunnel. The rubble is the tile to blast.
lesson-explosion-away = A detour takes many turns. The explosion takes one.
lesson-explosion-no = The rubble stays there, then. Play the explosion.
lesson-explosion-on = The way ends at the crossroads. Lay the tunnel to its right.
lesson-explosion-done = An explosion removes any tile but the start, goals and lanterns. Goblins have explosions, too.

lesson-ale = Have a drink
lesson-ale-1 = { SEAT(2) } has just blown up your tunnel. Close the gap with the ale tile.
lesson-ale-2 = Whoever lays ale names a player, who sits out the next turn. Who has earned it?
lesson-ale-away = The tile is for the gap beside the first tunnel.
lesson-ale-lay = You could, but the ale does two things at once. Lay it into the gap.
lesson-ale-yourself = You would sleep through your own turn.
lesson-ale-friend = { SEAT(1) } has dug well. Let the blaster sleep.
lesson-ale-done = One turn of peace. Turns to sit out add up, so a thirsty goblin can sleep long.

lesson-gold = Open the gold
lesson-gold-1 = One tile is missing before the middle goal. Lay a tunnel that touches it.
lesson-gold-short = That way no open tunnel touches the goal. Try another tile, or turn it.
lesson-gold-away = The gap is right before the middle goal.
lesson-gold-no = Not now: one tile, and you are there.
lesson-gold-done = Every gnome gets a point for the gold, and the gnome who opened it one more.

lesson-dragon = Now you are a goblin
lesson-dragon-1 = You are a goblin, and goblins are paid when the dragon wakes. Play the map on the middle goal, where the gnomes are digging.
lesson-dragon-2 = The dragon it is, and the gnomes have dug nearly all the way for you. Open the goal.
lesson-dragon-other = The tunnel leads to the middle goal. Look at that one.
lesson-dragon-look = First see what the gnomes are digging for: play the map.
lesson-dragon-no = The dragon sleeps right behind the gap. Lay a tile that touches the middle goal.
lesson-dragon-done = Two points for every goblin. If neither gold nor dragon is found, goblins still get one.
