# Lessons of Saboteur 2: titles, tasks, and why a try was not what the task asks for.

lesson-doors = A door of your colour
lesson-doors-1 = You are a green miner, and only a team that can walk to the gold is paid. Close the gap so that only the green team gets through.
lesson-doors-blue = Behind a blue door only the blue team gets to the gold.
lesson-doors-both = That works, but the blue team walks through as well and takes its share.
lesson-doors-away = The door belongs into the gap, right before the middle goal.
lesson-doors-no = One door is all that is missing now.
lesson-doors-done = Anybody may lay any door. It only counts who can walk through when the gold is found.

lesson-ladder = A ladder to the start
lesson-ladder-1 = A rockfall has cut off the end of your tunnel. A ladder is joined to the start wherever it lies: lay it beside the dark part.
lesson-ladder-start = There it joins what is joined already. The dark part needs it.
lesson-ladder-path = A path works too, but a ladder brings back the whole dark part at once.
lesson-ladder-no = First bring the end of the tunnel back, with the ladder.
lesson-ladder-done = All ladders are joined to the start and to each other. Only beside a goal they may not lie.

lesson-inspect = Look under a hat
lesson-inspect-1 = { SEAT(2) } has laid a dead end: bad luck, or bad will? Play the inspection and look at that dwarf in secret.
lesson-inspect-2 = A saboteur, and now a rockfall too. Set the trap: whoever sits in it lays no paths and is not paid.
lesson-inspect-friend = { SEAT(1) } has dug straight on. The dead end came from { SEAT(2) }.
lesson-inspect-early = A trap on a mere suspicion is hard on friends. Look first.
lesson-inspect-look = You may, but first find out who that is: play the inspection.
lesson-inspect-wrong = That is not the saboteur. You have seen who it is.
lesson-inspect-no = The next rockfall will come. Play the trap.
lesson-inspect-done = Only you have seen it, and you may tell it truly or not. With a freedom card one gets out again.

lesson-burden = Two cards for a tool
lesson-burden-1 = Your lamp is broken and you hold no repair. Give up two cards instead: choose the button, then the cards you need least.
lesson-burden-2 = Give up two cards that you can do without.
lesson-burden-3 = And one more.
lesson-burden-no = That will not mend your lamp, and without it you lay no paths.
lesson-burden-done = Two cards for one: you draw only one card after it. It helps against a trap as well.

lesson-theft = Nobody is only good
lesson-theft-1 = You are a saboteur, but the miners will reach the gold. Lay your theft card before you, and you will not go away empty-handed.
lesson-theft-2 = The round is over and the miners are paid. Now steal a nugget from one of them.
lesson-theft-dig = As a saboteur you need not help them to dig.
lesson-theft-no = Then you go away empty-handed. Play the theft card.
lesson-theft-mercy = Kind of you, but here nobody thanks you for it.
lesson-theft-done = Thieves strike when the round is over, but not from a trap. A hands-off card takes a theft away.
