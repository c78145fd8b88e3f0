# Goblins vs Gnomes.

## What happens

event-round-began = Round { $round } begins; { SEAT($first) } goes first.
event-goals-shuffled = Three goals are laid out face down.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } draws a role.
       *[other] { SEAT($seat) } draws a role: { WORD("role", $role) }.
    }
event-card-drawn =
    { $put_by ->
        [none]
            { $card ->
                [none] { SEAT($seat) } draws a card.
               *[other] { SEAT($seat) } draws { WORD("card", $card) }.
            }
       *[other]
            { $card ->
                [none] { SEAT($seat) } draws a card that { SEAT($put_by) } put under the deck.
               *[other] { SEAT($seat) } draws { WORD("card", $card) }, which { SEAT($put_by) } put under the deck.
            }
    }
event-tile-laid =
    { $turn ->
        [0] { SEAT($seat) } lays { WORD("card", $card) } at column { $column }, row { $row }.
       *[other] { SEAT($seat) } lays { WORD("card", $card) }, turned, at column { $column }, row { $row }.
    }
event-door-opened = The { WORD("color", $color) } door at column { $column }, row { $row } opens.
event-door-shut = The { WORD("color", $color) } door at column { $column }, row { $row } shuts again.
event-goal-opened = { SEAT($seat) } opens the { WORD("place", $goal) } goal: { WORD("goal", $shows) }.
event-bombs-went-off =
    { $count ->
        [0] The dynamite goes off, but no bomb lies in the tunnels.
        [one] The dynamite goes off. One tile is blown up: { LIST($cards, "card") }.
       *[other] The dynamite goes off. { $count } tiles are blown up: { LIST($cards, "card") }.
    }
event-tile-blown-up = An explosion: { SEAT($seat) } blows up { WORD("card", $card) } at column { $column }, row { $row }.
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } looks at the { WORD("place", $goal) } goal.
       *[other] { SEAT($seat) } looks at the { WORD("place", $goal) } goal: { WORD("goal", $shows) }.
    }
event-potion-drunk = { SEAT($seat) } and { SEAT($target) } drink a potion and exchange their roles.
event-role-received =
    { $role ->
        [none] { SEAT($seat) } gets the role of { SEAT($giver) }.
       *[other] { SEAT($seat) } gets the role of { SEAT($giver) }: { WORD("role", $role) }.
    }
event-ale-served =
    { $self ->
        [yes]
            { $skips ->
                [one] { SEAT($seat) } drinks the ale and sits out the next turn.
               *[other] { SEAT($seat) } drinks the ale and sits out { $skips } turns.
            }
       *[no]
            { $skips ->
                [one] { SEAT($seat) } treats { SEAT($target) } to ale: { SEAT($target) } sits out the next turn.
               *[other] { SEAT($seat) } treats { SEAT($target) } to ale: { SEAT($target) } sits out { $skips } turns.
            }
    }
event-slept-off =
    { $left ->
        [0] { SEAT($seat) } sleeps off the ale and sits out a turn.
        [one] { SEAT($seat) } sleeps off the ale and sits out a turn; one more to come.
       *[other] { SEAT($seat) } sleeps off the ale and sits out a turn; { $left } more to come.
    }
event-card-exchanged =
    { $card ->
        [none] { SEAT($seat) } puts a card under the deck.
       *[other] { SEAT($seat) } puts { WORD("card", $card) } under the deck.
    }
event-skipped =
    { $is_forced ->
        [yes] { SEAT($seat) } cannot play any card.
       *[no] { SEAT($seat) } has no tile to lay, and skips.
    }
event-hand-shown = { SEAT($seat) } shows their hand: { LIST($cards, "card") }.
event-passed = { SEAT($seat) } has no cards left, and skips.
event-round-ended =
    { $opened ->
        [gold] The gold is found: round { $round } is over.
        [dragon] The dragon is awake: round { $round } is over.
       *[none] Neither gold nor dragon was found: round { $round } is over.
    } All roles are shown. { SEATS($roles, "role") }.
event-points-moved =
    { $points ->
        [-1] { SEAT($seat) } loses a point, { WORD("why", $why) }; now at { $score }.
        [one] { SEAT($seat) } gets one point, { WORD("why", $why) }; now at { $score }.
       *[other] { SEAT($seat) } gets { $points } points, { WORD("why", $why) }; now at { $score }.
    }
event-point-stolen = The miser { SEAT($seat) } steals a point from { SEAT($target) }: { $score } against { $target_score } now.
event-match-ended = { SEAT($winner) } wins the match. Points: { SEATS($scores) }.

## Names

role-shapeshifter = shapeshifter (goblin)
role-demolisher = demolisher (goblin)
role-miser = miser (goblin)
role-driver = driver (goblin)
role-pedant = pedant (gnome)
role-king = king (gnome)
role-keymaster = keymaster (gnome)
role-jeweller = jeweller (gnome)

goal-gold = gold
goal-dynamite = dynamite
goal-dragon = the dragon

place-0 = upper
place-1 = middle
place-2 = lower

color-red = red
color-blue = blue

side-north = north
side-east = east
side-south = south
side-west = west

why-gold = for the gold
why-finder = for opening it
why-mistake = because a goblin opened the gold
why-dragon = for the dragon
why-nothing-found = because the gold stays hidden
why-shapeshifter = as shapeshifter
why-demolisher = as demolisher
why-driver = as driver
why-pedant = as pedant
why-king = as king
why-keymaster = as keymaster
why-jeweller = as jeweller

card-passage-x = a crossroads
card-passage-t = a junction
card-passage-i = a tunnel
card-passage-l = a curve
card-bomb-x = a crossroads with a bomb
card-bomb-t = a junction with a bomb
card-bomb-i = a tunnel with a bomb
card-bomb-l = a curve with a bomb
card-lantern-x = a crossroads with a lantern
card-lantern-t = a junction with a lantern
card-lantern-i = a tunnel with a lantern
card-lantern-l = a curve with a lantern
card-ale-t = a junction with ale
card-ale-i = a tunnel with ale
card-ale-l = a curve with ale
card-door-red-i = a red door
card-door-red-l = a red door in a curve
card-door-blue-i = a blue door
card-door-blue-l = a blue door in a curve
card-key-red-t = a junction with a red key
card-key-red-i = a tunnel with a red key
card-key-blue-t = a junction with a blue key
card-key-blue-l = a curve with a blue key
card-rubble-x = rubble at a crossroads
card-rubble-t = rubble at a junction
card-rubble-i = rubble in a tunnel
card-map = a map
card-explosion = an explosion
card-potion = a potion

## Why something is not allowed

refusal-chance-only = Only chance can do that.
refusal-only-watching = You are only watching.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-no-such-player = Nobody sits there.
refusal-name-drinker = First name who drinks the ale.
refusal-choose-goal = First choose which goal to open.
refusal-goal-not-reached = No open way touches that goal.
refusal-not-choosing = There is no goal to choose: one is opened as soon as a way touches it.
refusal-no-ale-laid = You name somebody only after laying a tile with ale.
refusal-choose-theft = First choose whom to take a point from.
refusal-not-theft-time = The miser steals only at the end of a round.
refusal-not-from-yourself = You cannot steal from yourself.
refusal-no-point-to-steal = { SEAT($seat) } has no point to steal.
refusal-not-in-hand = You do not hold { WORD("card", $card) }.
refusal-deck-empty = The deck is empty, so you cannot exchange a card.
refusal-can-lay = You hold a tile that can be laid: lay one, play a card or exchange one.
refusal-must-play = The deck is empty and you hold a card that can be played: play one.
refusal-cell-taken = Something lies there already.
refusal-touches-no-tile = A tile must lie beside one that is there already.
refusal-not-joined = No open way from the start leads there.
refusal-door-shut = The door that leads there is shut.
refusal-does-not-fit = The tile does not fit its neighbour to the { WORD("side", $side) }.
refusal-nothing-to-blow-up = There is no tile to blow up there.
refusal-start-stays = The start cannot be blown up.
refusal-goal-stays = A goal cannot be blown up.
refusal-lantern-stays = A tile with a lantern cannot be blown up.
refusal-goal-open = That goal lies open already.
refusal-not-with-yourself = You exchange roles with another player.
