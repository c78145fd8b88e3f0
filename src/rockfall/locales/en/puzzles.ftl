# What is said about puzzles, whatever the game.

puzzles-of = Puzzles: { $game }
puzzles-list = All puzzles
puzzles-solved = { $count } of { $all } solved
puzzles-kind = Kind
puzzles-kinds = Every kind
puzzles-level = Level
puzzles-levels = Every level
puzzles-open = Only those I have not solved
puzzles-none = There are no puzzles for this game yet
puzzles-none-about = Puzzles are found in matches between bots; nobody has looked for any here so far.
puzzle-solved-tag = solved
puzzle-place = Puzzle { $number } of { $count }
puzzle-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-before = Previous puzzle
puzzle-after = Next puzzle
puzzle-kind-best = Best move
puzzle-kind-ending = Ending
puzzle-kind-strike = Strike or stop
puzzle-kind-who = Who is who
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-level-4 = Very hard

puzzle-question = The question
puzzle-past = What led to it
puzzle-suspects = Suspects
puzzle-ask-best = What is your best move?
puzzle-ask-ending = The end is near, and one move is right. Which?
puzzle-ask-strike = Strike once more, or stop?
puzzle-ask-who =
    { $role ->
        [goblin] Who is a goblin? Mark all of them.
       *[other] Who is a saboteur? Mark all of them.
    }
puzzle-then = This is how it came about.
puzzle-to-now = To the question
puzzle-answer = That is my answer
puzzle-show = Show the solution
puzzle-again = Once more
puzzle-solution = The solution
puzzle-close = Close the solution

puzzle-right = That is right.
puzzle-shown = This is the solution.
puzzle-wrong =
    { $points ->
        [one] No: that costs { $points } point of your chance to win (±{ $margin }). Try again.
       *[other] No: that costs { $points } points of your chance to win (±{ $margin }). Try again.
    }
puzzle-wrong-ending =
    { $chance ->
        [0] No: worked out to the end, that gives the victory away. Try again.
       *[other] No: worked out to the end, that is only a shared victory. Try again.
    }
puzzle-wrong-other = No: that is not even among the best moves. Try again.
puzzle-wrong-who = Not quite: somebody is missing, or marked without cause. Try again.

puzzle-strike = Strike
puzzle-stop = Stop
puzzle-best = the best: wins about { $chance } in 100 (±{ $margin })
puzzle-costs =
    { $points ->
        [one] costs { $points } point of your chance to win (±{ $margin })
       *[other] costs { $points } points of your chance to win (±{ $margin })
    }
puzzle-share =
    { $chance ->
        [0] does not win
        [100] wins
       *[other] a share in the victory: { $chance } %
    }
puzzle-exact = Worked out to the end, whatever the others reply.
puzzle-playouts = Measured in { $count } imagined matches for each answer.
puzzle-odds = One more blow angers the spirit with a chance of { $anger } %, and puts one more treasure within reach with { $treasure } %.
puzzle-clues = These moves gave them away. How likely it was before and after each:
puzzle-clue = before { $before } %, after { $after } %
puzzle-failed = Bots that chose otherwise: { $bots }.
puzzle-failed-bot = { $bot } { $chance } %
puzzle-failed-hasty = { $bot } in a hurry { $chance } %
puzzle-failed-early = Halfway through the round, a watchful bot would have been wrong { $chance } times in 100.
