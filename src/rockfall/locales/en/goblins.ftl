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
event-goal-left-shut = { SEAT($seat) } leaves the { WORD("place", $goal) } goal shut.
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
refusal-open-or-leave = First say whether you open the other goal or leave it shut.
refusal-not-leaving = You may leave a goal shut only after the dynamite, if the same tile has reached it.
refusal-goal-not-reached = No open way touches that goal.
refusal-not-choosing = There is no goal to choose: one is opened when a tile reaches it.
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

## The board

board-name = The mine
board-start = The start
board-place = Column { $column }, row { $row }
board-laid = { WORD("card", $card) }, column { $column }, row { $row }
board-laid-dark = { WORD("card", $card) }, cut off from the start, column { $column }, row { $row }
board-door-open = { WORD("card", $card) }, open, column { $column }, row { $row }
board-door-shut = { WORD("card", $card) }, shut, column { $column }, row { $row }
board-goal-hidden = The { WORD("place", $place) } goal, face down
board-goal-seen = The { WORD("place", $place) } goal, face down; you know what it shows: { WORD("goal", $shows) }
board-goal-open = The { WORD("place", $place) } goal: { WORD("goal", $shows) }
board-seen-by = Looked at by { $names }
board-blow-at = Blow up the tile at column { $column }, row { $row }
board-deck =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
board-round-short = Round { $round }
board-passes = { $count } of { $players } have passed in a row
board-zoom-in = Closer (+)
board-zoom-out = Farther (-)
board-fit = See all (F)
board-rule = Rule { $rule }
board-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
board-score =
    { $count ->
        [one] one point of { $target }
       *[other] { $count } points of { $target }
    }
board-sleeps =
    { $count ->
        [one] sits out the next turn for ale
       *[other] sits out { $count } turns for ale
    }
board-drank = took part in an exchange of roles
board-race-goblin = goblin
board-race-gnome = gnome
board-why-not = Why not { SEAT($seat) }?
board-whom = Whom?
board-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
board-hand-of = { SEAT($seat) }’s hand
board-hand-shown = { SEAT($seat) }’s hand, shown to all
board-hand-empty = Your hand is empty.
board-watching = You are watching.
board-exchange-zone = Under the deck
board-under =
    { $count ->
        [0] no card there yet
        [one] one card lies there
       *[other] { $count } cards lie there
    }
board-secret-title = Your role
board-secret-how = Look
board-secret-own = Your role
board-secret-new = Your new role
board-secret-card = The figure on your card, { $name }, has no wish of its own in this match.
board-secret-goal = The { WORD("place", $place) } goal shows
board-seen = Seen
board-known = only you know this
board-look-at-mine = Look at the mine
board-to-result = Back to the result
board-hit-ale = { SEAT($seat) } treats you to ale: you sit out a turn
board-hit-asleep = You sleep off the ale
board-hit-potion = { SEAT($seat) } exchanges roles with you
board-hit-robbed = { SEAT($seat) } takes a point from you

# What is asked

board-ask-over = The match is over.
board-ask-chance = Cards are being dealt.
board-wait = { SEAT($seat) } is thinking.
board-wait-goal = { SEAT($seat) } chooses which goal to open.
board-wait-second = { SEAT($seat) } decides whether to open another goal.
board-wait-ale = { SEAT($seat) } chooses who drinks the ale.
board-wait-steal = { SEAT($seat) } chooses whom to steal from.
board-ask-card = Your turn: choose a card.
board-ask-must = Your turn. The deck is empty: play a card, even if it harms you.
board-ask-skip = No tile of yours can be laid: play a card, exchange one or skip.
board-ask-cell = Where do you lay { WORD("card", $card) }?
board-ask-lay = Lay { WORD("card", $card) } here?
board-ask-explode = Which tile do you blow up?
board-ask-goal = Look at which goal?
board-ask-sure = Sure?
board-ask-player = With whom do you exchange roles?
board-ask-exchange = Put { WORD("card", $card) } under the deck and draw another card?
board-ask-useless = You cannot play { WORD("card", $card) } now, only exchange it.
board-ask-stuck = You cannot play { WORD("card", $card) } now.
board-ask-open = Your tile reaches several goals. Which one is opened first?
board-ask-second = The dynamite has gone off, and the way to another goal is whole. Do you open it too?
board-ask-ale = Who drinks the ale and sits out a turn?
board-ask-steal = The dragon is awake. From whom do you take a point?

# Buttons

board-back = Back
board-put-back = Put back
board-turn = Turn (R)
board-lay = Lay it
board-blow = Blow it up
board-look = Look at the { WORD("place", $place) } goal
board-open = Open the { WORD("place", $place) } goal
board-leave = Leave it shut
board-drink = Exchange roles with { SEAT($seat) }
board-serve = Ale for { SEAT($seat) }
board-serve-self = Drink it yourself
board-steal = Take a point from { SEAT($seat) }
board-exchange = Exchange it
board-exchange-card = Exchange: { WORD("card", $card) }
board-skip = Skip the turn
board-show-hand = Show the hand and skip

# For the first time

board-tip-wait = While you wait, move the mine with a finger or the mouse, and look at what others do: it tells who they are.
board-tip-card = Choose a card: the places and players it can go to light up. The covered card beside your hand shows you again who you are.
board-tip-place = Choose a place that glows. A tap elsewhere tells why the tile cannot go there.
board-tip-player = Choose a player whose plate glows.
board-tip-turn = Turn the tile with R, the wheel or a tap on it in your hand. Tap the place again to lay it.
board-tip-ale = Whoever drinks sits out the next turn. You may name yourself as well.
board-tip-goal = Gold and dragon end the round. Dynamite blows up every tile with a bomb, and perhaps the way to the other goal.
board-tip-second = Gold and dragon end the round. A goal that you leave shut opens when a way reaches it anew.

# What characters wish for

wish-shapeshifter = A point if you took part in an exchange of roles
wish-demolisher = A point if the dynamite was opened
wish-miser = Take a point from somebody if the dragon was opened
wish-driver = A point if the way to gold or dragon passes no door
wish-pedant = A point if the deck is empty at the end
wish-king = A point if the way to the gold has three ales or more
wish-keymaster = A point if the way to gold or dragon leads through doors
wish-jeweller = A point if the gold was opened

# The end

board-round-over = Round { $round } is over
board-found-gold = The gold is found
board-found-mistake = A goblin has opened the gold
board-found-dragon = The dragon is awake
board-found-nothing = The gold stays hidden
board-win-you = You win
board-winner = { SEAT($seat) } wins
board-points = Where every point came from
board-points-partly = You joined later, so some rounds are missing.
board-end-round = Round { $round }
board-end-gold = gold
board-end-dragon = the dragon
board-end-nothing = nothing found
board-line = { WORD("why", $why) }
board-line-stole = stolen from { SEAT($seat) }
board-line-robbed = stolen by { SEAT($seat) }
board-line-none = Nobody’s counter moved.

# What things are

want-gnome = Dig a way from the start to the gold: every gnome gets a point, and the one who opens it another.
want-goblin = Keep the gold from the gnomes, or wake the dragon: the goblins get the points.
help-goal-gold = Ends the round: every gnome gets a point, and the gnome who opened it another.
help-goal-dynamite = Blows up every tile with a bomb; the round goes on.
help-goal-dragon = Ends the round: every goblin gets two points.
board-keys-cards = Choose a card of your hand
board-keys-turn = Turn the card
board-keys-role = Look at your role
board-keys-fit = See the whole mine
board-keys-zoom = Closer and farther
