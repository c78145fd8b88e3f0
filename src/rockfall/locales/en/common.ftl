# What every game may need.

# A seat without a name; seats are counted from 1 here.
seat-number = Seat { $number }
# One entry of a list by seat.
by-seat = { $name }: { $value }

## The command line

match-begins = { $title }: { $players } { $bot } bots play, seed { $seed }.
scores = Scores: { SEATS($scores) }
record-unfinished = The record ends here: the match is not over.
