# What things are, for whoever points at them

help-kind =
    { $kind ->
        [spell] Scores at the end for what it says, each spell on its own.
        [gem] Classes in a row, 8 next to 1: a run of n scores n times n.
        [spice] Different spices score 2, 4, 8, 12, 20, 30; the same again adds nothing.
        [beast] The memo of this match says what beasts score.
       *[weapon] Takes its numbers from the neighbours to the left and right; two of a type count nothing.
    }{ $gains ->
        [none] { "" }
       *[other] { "" } Now: { $gains }.
    }
help-expert =
    Makes a good { $kind ->
        [spell] a spell
        [gem] a gem
        [spice] a spice
        [beast] a beast
       *[weapon] a weapon
    }. Once played it is gone until the experts come back, after rounds 4 and 8.
help-order = The order of play
help-order-says = Experts are played in this order from the first player on, then goods are taken the other way round.
help-round = In each round as many goods are turned up as there are players; after twelve rounds the match is scored.
help-protection = Protection: the numbers of this weapon that point at you count nothing.
help-side = With two players only one side of all your weapons counts: choose the stronger one.
