# Lessons of Guilds of Laar: titles, tasks, and why a try was not what the task asks for.

lesson-expert = An expert decides
lesson-expert-1 = Each good shows five things, and the expert played on it decides which it becomes. Make the free good a spice: play the cook.
lesson-expert-2 = Now you take first, whoever’s expert is on it. Take the spice.
lesson-expert-no = That expert makes it something else. The cook makes it a spice.
lesson-expert-weapon = That one is a weapon. You wanted the spice.
lesson-expert-done = Whoever plays an expert does not always get the good. Different spices are worth more and more: 2, 4, 8, 12, 20, 30.

lesson-run = Gems in a row
lesson-run-1 = You have a gem of class 3. Two neighbours in a row score 4, a single gem only 1: take the good that makes a row.
lesson-run-no = A single beast scores 2. The gem of class 4 makes a row, and that is worth 3 more.
lesson-run-done = Three in a row score 9, four 16. Class 8 and class 1 are neighbours.

lesson-leave = Leave little to the others
lesson-leave-1 = { SEAT(1) } has a gem of class 3 and takes before you this time. Make sure that the class 4 on the left does not become a gem.
lesson-leave-no = Then the jeweller comes onto the other good, and the row is made. Play on the good with the 4.
lesson-leave-done = Whoever plays first takes last. So look at what the others collect before you choose.

lesson-change = The last good
lesson-change-1 = The last good falls to you, but two katars count nothing at all. You may change what it is: play another expert on it.
lesson-change-no = Two equal weapons cancel each other out, the first one included. Play another expert on it.
lesson-change-done = The expert that lay there is in your hand now, and yours is spent. Only the first player may do that.

lesson-side = When goods are counted
lesson-side-1 = Twelve rounds are over. Weapons have a number for each side, and with two players only one side counts: choose the better one.
lesson-side-no = Add up your weapons: the other side has more.
lesson-side-done = What your weapons win, your neighbour loses. All other points the table counts for you.
