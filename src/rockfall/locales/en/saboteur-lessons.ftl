# Lessons of Saboteur: titles, tasks, and why a try was not what the task asks for.

lesson-dig = Dig a tunnel
lesson-dig-1 = You are a miner: one of the three goals on the right hides gold. Lay a path to the right of the start.
lesson-dig-2 = The others dig as well, and after each turn you draw a card. Carry the tunnel on, farther to the right.
lesson-dig-dead-end = Nobody gets through a dead end: you would block your own tunnel.
lesson-dig-away = It fits there, but it does not bring you closer to the goals. Dig to the right.
lesson-dig-no = You may do that, but now it is time to dig.
lesson-dig-done = Tunnel meets tunnel, rock meets rock: that is all you need to dig.

lesson-gold = Reach the gold
lesson-gold-1 = One card is missing between the tunnel and the middle goal. Lay one that leads right up to it.
lesson-gold-2 = That is the gold. You laid the last path, so you choose first: take the card with the most nuggets.
lesson-gold-short = This card does not lead on to the goal: its right side must show tunnel.
lesson-gold-away = The gap is at the other end, right before the middle goal.
lesson-gold-no = Not now: one card, and you are there.
lesson-gold-less = There is a card with more nuggets on it.
lesson-gold-done = The miners share the gold, and the saboteur gets nothing. After three rounds the most nuggets win.

lesson-map = Look before you dig
lesson-map-1 = Does the middle goal hide the gold, or only a stone? Play your map on it: nobody else will see it.
lesson-map-2 = Only a stone. Turn the tunnel up or down before it gets there.
lesson-map-other = A fair question, but your tunnel heads for the middle goal. Look at that one.
lesson-map-look = First find out where you are going: play the map.
lesson-map-on = That leads straight to the stone. You want a card that turns away.
lesson-map-no = The tunnel still heads for the stone. Lay a bend at its end.
lesson-map-done = You know something the others do not. Whether they believe you is another matter.

lesson-tools = Mend and break
lesson-tools-1 = { SEAT(2) } has broken your pick, and without it you cannot dig. Mend it: choose the repair, then yourself.
lesson-tools-2 = Now a rockfall as well. Break { SEAT(2) }’s lamp, so that there is peace for a while.
lesson-tools-fight = Revenge can wait: with a broken pick you lay no paths.
lesson-tools-mend = Mend your pick first, or you will not dig all round.
lesson-tools-yourself = You would only stop yourself.
lesson-tools-friend = { SEAT(1) } was digging with you. Stop the one who broke your pick.
lesson-tools-no = A fair move, but the next rockfall will come. Play the broken lamp.
lesson-tools-done = Whoever has a broken tool lays no paths, but may do everything else.

lesson-cheat = Find out who cheats
lesson-cheat-1 = One of you is a saboteur. Look at what was laid, and by whom; then break the cart of the one who blocks the tunnel.
lesson-cheat-yourself = You are a miner, and your cart is needed.
lesson-cheat-friend = This one has dug towards the gold. Somebody else brought down a path and laid a dead end.
lesson-cheat-no = That helps, but the saboteur will strike again. Play the broken cart.
lesson-cheat-done = A rockfall, then a dead end: it was { SEAT(2) }. What people do tells you who they are.

lesson-saboteur = Be the saboteur
lesson-saboteur-1 = Now you are the saboteur: the gold must stay in the mountain. One more card and the miners are there, so stop the tunnel.
lesson-saboteur-tool = That stops one miner, but the other lays the last card. The tunnel itself must go, or end.
lesson-saboteur-dig = The way to the middle goal stays open. A rockfall or a dead end would close it.
lesson-saboteur-no = Then the miners reach the gold in their next turn.
lesson-saboteur-done = If the deck runs out before the gold is found, the saboteurs win. Just do not get caught too early.
