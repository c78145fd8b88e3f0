# What things are, for whoever points at them

help-passage = Lay it so that it carries on an open way from the start, tunnel to tunnel and rock to rock.
help-rubble = Nothing gets through. An explosion clears it away.
help-door = A dead end while it is shut. It opens when a key of its colour lies on the way before it.
help-key = A tunnel; its key opens all doors of its colour while it lies on an open way.
help-lantern = A tunnel that nothing can blow up.
help-bomb = A tunnel that is blown up when the dynamite is opened.
help-ale = A tunnel; whoever lays it names somebody who sits out the next turn.
help-map = Look at a goal in secret.
help-explosion = Blows up a tile, but no start, goal or lantern.
help-potion = Exchange role cards with another player; only the two of you look.
help-start = Every way begins here.
help-goal = Gold, dynamite or dragon. It opens as soon as an open way touches it.
help-own = Who you are in this round. Nobody else knows.
help-zone = Put a card under the deck and draw another. It counts as passing.
help-deck = The round is over when all have passed in a row, or when deck and hands are empty.
help-count = So many cards this player holds.
help-score = Whoever first gets to the end of the track wins the match.
help-sleep = Ale: this player sits out the next turn.
help-drank = This player took part in an exchange of roles.
help-deck-name = The deck
help-count-name = Cards in hand
help-score-name = Points
help-sleep-name = Ale
