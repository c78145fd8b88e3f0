# Saboteur and Saboteur 2.

## What happens

event-round-began = Round { $round } begins; { SEAT($first) } goes first.
event-goals-shuffled = Three goals are laid out face down.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } draws a dwarf.
       *[other] { SEAT($seat) } draws a dwarf: { WORD("role", $role) }.
    }
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } draws a card.
       *[other] { SEAT($seat) } draws { WORD("card", $card) }.
    }
event-path-laid =
    { $turned ->
        [yes] { SEAT($seat) } lays { WORD("card", $card) }, turned around, at column { $column }, row { $row }.
       *[no] { SEAT($seat) } lays { WORD("card", $card) } at column { $column }, row { $row }.
    }
event-goal-opened =
    { $goal ->
        [0] The upper goal is reached: { WORD("goal", $shows) }.
        [1] The middle goal is reached: { WORD("goal", $shows) }.
       *[2] The lower goal is reached: { WORD("goal", $shows) }.
    }
event-tool-broken =
    { $self ->
        [yes] { SEAT($seat) } breaks their own { WORD("tool", $tool) }.
       *[no] { SEAT($seat) } breaks { SEAT($target) }’s { WORD("tool", $tool) }.
    }
event-tool-mended =
    { $self ->
        [yes] { SEAT($seat) } mends their own { WORD("tool", $tool) } with { WORD("card", $card) }.
       *[no] { SEAT($seat) } mends { SEAT($target) }’s { WORD("tool", $tool) } with { WORD("card", $card) }.
    }
event-path-removed = A rockfall: { SEAT($seat) } removes { WORD("card", $card) } at column { $column }, row { $row }.
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } looks at the { WORD("place", $goal) } goal.
       *[other] { SEAT($seat) } looks at the { WORD("place", $goal) } goal: { WORD("goal", $shows) }.
    }
event-card-discarded =
    { $card ->
        [none] { SEAT($seat) } discards a card.
       *[other] { SEAT($seat) } discards { WORD("card", $card) }.
    }
event-passed = { SEAT($seat) } has no cards left, and passes.
event-round-ended =
    { $gold ->
        [yes]
            The gold is found: round { $round } is over.{ $blue ->
                [none] { "" }
                [yes]
                    { $green ->
                        [yes] { " " }Both teams win.
                       *[no] { " " }The blue team wins.
                    }
               *[no]
                    { $green ->
                        [yes] { " " }The green team wins.
                       *[no] { " " }Doors keep both teams out.
                    }
            }
       *[no] The gold stays in the mountain: round { $round } is over.
    } All dwarfs are shown. { SEATS($roles, "role") }.
event-gold-laid-out =
    { $count ->
        [one] One gold card goes round, face down.
       *[other] { $count } gold cards go round, face down.
    }
event-gold-taken =
    { $nuggets ->
        [none] { SEAT($seat) } takes a gold card.
        [one] { SEAT($seat) } takes a gold card with one nugget.
       *[other] { SEAT($seat) } takes a gold card with { $nuggets } nuggets.
    }
event-gold-paid =
    { $nuggets ->
        [none] { SEAT($seat) } gets a share as { WORD("role", $why) }.
        [one] { SEAT($seat) } is paid one nugget as { WORD("role", $why) }.
       *[other] { SEAT($seat) } is paid { $nuggets } nuggets as { WORD("role", $why) }.
    }
event-match-ended = The match is over. Nuggets: { SEATS($scores) }.

## What happens in Saboteur 2

event-theft-placed = { SEAT($seat) } lays a theft card before themselves.
event-theft-removed = Hands off: { SEAT($seat) } takes away { SEAT($target) }’s theft card.
event-hands-swapped = { SEAT($seat) } swaps hands with { SEAT($target) }.
event-hand-received = { SEAT($seat) } now holds { LIST($cards, "card") }.
event-role-inspected =
    { $role ->
        [none] { SEAT($seat) } inspects { SEAT($target) }’s dwarf.
       *[other] { SEAT($seat) } inspects { SEAT($target) }’s dwarf: { WORD("role", $role) }.
    }
event-hat-swapped =
    { $self ->
        [yes] Hats are swapped: { SEAT($seat) } lays their dwarf away and draws another.
       *[no] Hats are swapped: { SEAT($seat) } makes { SEAT($target) } lay their dwarf away and draw another.
    }
event-trapped = { SEAT($seat) } traps { SEAT($target) }.
event-freed =
    { $self ->
        [yes] { SEAT($seat) } gets out of the trap.
       *[no] { SEAT($seat) } frees { SEAT($target) } from the trap.
    }
event-unburdened = { SEAT($seat) } discards two cards to be rid of the { WORD("hindrance", $hindrance) }.
event-stolen =
    { $target ->
        [none] { SEAT($seat) } could steal, but steals nothing.
       *[other] { SEAT($seat) } steals a nugget from { SEAT($target) }.
    }

## Names

role-miner = miner
role-saboteur = saboteur
role-blue = blue miner
role-green = green miner
role-boss = boss
role-profiteer = profiteer
role-geologist = geologist

tool-lamp = lamp
tool-cart = cart
tool-pick = pick

hindrance-lamp = broken lamp
hindrance-cart = broken cart
hindrance-pick = broken pick
hindrance-trap = trap

place-0 = upper
place-1 = middle
place-2 = lower

goal-gold = gold
goal-stone-nw = a stone
goal-stone-ne = a stone

card-straight-ns = a tunnel north-south
card-straight-ew = a tunnel east-west
card-curve-nw = a curve north-west
card-curve-ne = a curve north-east
card-tee-new = a junction north-east-west
card-tee-nes = a junction north-east-south
card-cross = a crossroads
card-blind-n = a dead end north
card-blind-e = a dead end east
card-blind-ns = a blocked tunnel north-south
card-blind-ew = a blocked tunnel east-west
card-blind-nw = a blocked curve north-west
card-blind-ne = a blocked curve north-east
card-blind-new = a blocked junction north-east-west
card-blind-nes = a blocked junction north-east-south
card-blind-nesw = a blocked crossroads
card-break-lamp = a broken lamp
card-break-cart = a broken cart
card-break-pick = a broken pick
card-mend-lamp = a lamp repair
card-mend-cart = a cart repair
card-mend-pick = a pick repair
card-mend-lamp-or-pick = a lamp or pick repair
card-mend-pick-or-cart = a pick or cart repair
card-mend-cart-or-lamp = a cart or lamp repair
card-rockfall = a rockfall
card-map = a map
card-bridge = a bridge
card-double-curve-nw-es = a double curve, north-west and south-east
card-double-curve-ne-sw = a double curve, north-east and south-west
card-ladder-s = a ladder south
card-ladder-e = a ladder east
card-ladder-es = a ladder south-east
card-ladder-ne = a ladder north-east
card-blue-door-ns = a blue door north-south
card-blue-door-ew = a blue door east-west
card-blue-door-ne = a blue door north-east
card-green-door-ns-blind-e = a green door north-south with a dead end east
card-green-door-ew = a green door east-west
card-green-door-es = a green door south-east
card-crystal-cross = a crystal at a crossroads
card-crystal-tee-esw = a crystal at a junction east-south-west
card-crystal-tee-nes = a crystal at a junction north-east-south
card-crystal-tee-esw-blind-n = a crystal at a junction east-south-west with a dead end north
card-crystal-tee-nsw-blind-e = a crystal at a junction north-south-west with a dead end east
card-crystal-ew-blind-s = a crystal in a tunnel east-west with a dead end south
card-crystal-blind-n = a crystal in a dead end north
card-crystal-blind-e = a crystal in a dead end east
card-ns-blind-ew = a tunnel north-south with dead ends east and west
card-ew-blind-ns = a tunnel east-west with dead ends north and south
card-ns-blind-e = a tunnel north-south with a dead end east
card-nw-blind-s = a curve north-west with a dead end south
card-ne-blind-s = a curve north-east with a dead end south
card-theft = a theft card
card-hands-off = a hands-off card
card-swap-hands = a swap-hands card
card-inspection = an inspection card
card-swap-hats = a swap-hats card
card-trap = a trap card
card-freedom = a freedom card

side-north = north
side-east = east
side-south = south
side-west = west

## Why something is not allowed

refusal-chance-only = Only chance can do that.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-only-watching = You are only watching.
refusal-choose-gold = First choose a gold card.
refusal-no-such-gold =
    { $nuggets ->
        [one] There is no gold card with one nugget to take.
       *[other] There is no gold card with { $nuggets } nuggets to take.
    }
refusal-not-gold-time = Gold is shared out only after a round that the miners win.
refusal-finish-discarding = First finish discarding.
refusal-discard-in-order = Cards that are discarded together go in a fixed order; { WORD("card", $card) } comes earlier.
refusal-discard-another-way = You cannot discard { WORD("card", $card) } now.
refusal-not-discarding = You are not discarding.
refusal-choose-theft = First choose whom to steal from, or nobody.
refusal-not-theft-time = Thieves steal only at the end of a round.
refusal-no-gold-to-steal = { SEAT($seat) } has no gold to steal.
refusal-not-from-yourself = You cannot steal from yourself.
refusal-no-such-player = Nobody sits there.
refusal-not-in-hand = You do not hold { WORD("card", $card) }.
refusal-tool-broken = Your { WORD("tool", $tool) } is broken, so you cannot lay a path.
refusal-trapped = You are trapped, so you cannot lay a path.
refusal-cell-taken = A card lies there already.
refusal-touches-no-card = A path must lie beside a card that is there already.
refusal-beyond-the-edge = That is beyond the edge of the table.
refusal-cut-off = A rockfall has cut this part off: it must be joined to the start again first.
refusal-not-joined = None of the cards beside it is joined to the start.
refusal-not-carried-on = The card must carry on a tunnel that comes from the start.
refusal-does-not-fit = The card does not fit its neighbour to the { WORD("side", $side) }.
refusal-double-not-joined = Of the two tunnels on this card, none would continue a tunnel from the start.
refusal-ladder-beside-goal = A ladder may not lie beside a goal.
refusal-ladder-joins-nothing = A ladder must continue a tunnel.
refusal-tool-broken-already = { SEAT($seat) }’s { WORD("tool", $tool) } is broken already.
refusal-tool-not-broken = { SEAT($seat) }’s { WORD("tool", $tool) } is not broken.
refusal-nothing-to-remove = There is no path to remove there.
refusal-start-stays = The start cannot be removed.
refusal-goal-stays = A goal cannot be removed.
refusal-goal-open = That goal lies open already.
refusal-theft-already = A theft card lies before you already.
refusal-no-theft-there = No theft card lies before { SEAT($seat) }.
refusal-not-on-yourself = That card is for another player.
refusal-trapped-already = { SEAT($seat) } is trapped already.
refusal-not-trapped = { SEAT($seat) } is not trapped.
refusal-no-such-hindrance =
    { $hindrance ->
        [trap] You are not trapped.
       *[other] Your { WORD("tool", $hindrance) } is not broken.
    }
refusal-too-few-cards = That takes two cards, and you hold fewer.

## The board

board-name = The mine
board-start = The start
board-place = Column { $column }, row { $row }
board-laid = { WORD("card", $card) }, column { $column }, row { $row }
board-laid-dark = { WORD("card", $card) }, cut off from the start, column { $column }, row { $row }
board-goal-hidden = The { WORD("place", $place) } goal, face down
board-goal-seen = The { WORD("place", $place) } goal, face down; you know what it shows: { WORD("goal", $shows) }
board-goal-open = The { WORD("place", $place) } goal: { WORD("goal", $shows) }
board-seen-by = Looked at by { $names }
board-fall-at = Let the card at column { $column }, row { $row } fall in
board-deck =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
board-round = Round { $round } of { $rounds }
board-zoom-in = Closer (+)
board-zoom-out = Farther (-)
board-fit = See all (F)
board-rule = Rule { $rule }
board-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
board-some-nuggets = Has gold; how much is secret
board-nuggets =
    { $count ->
        [one] one nugget
       *[other] { $count } nuggets
    }
board-why-not = Why not { SEAT($seat) }?
board-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
board-hand-of = { SEAT($seat) }’s hand
board-hand-empty = Your hand is empty.
board-watching = You are watching.
board-discard-zone = Discard
board-secret-title = Your dwarf
board-secret-how = Look
board-secret-own = Your role
board-secret-of = { SEAT($seat) } is
board-secret-goal = The { WORD("place", $place) } goal shows
board-secret-tell = Tell the others, or tell them something else.
board-secret-gold =
    { $count ->
        [one] You have one nugget.
       *[other] You have { $count } nuggets.
    }
board-seen = Seen
board-known = only you know this
board-look-at-mine = Look at the mine
board-to-result = Back to the result
board-hit-broken = Your { WORD("tool", $tool) } is broken
board-hit-mended = Your { WORD("tool", $tool) } is whole again
board-hit-trapped = You are trapped
board-hit-freed = You are free again
board-hit-theft = Hands off: your theft card is gone
board-hit-hands = { SEAT($seat) } swaps hands with you
board-hit-hat = You get another dwarf
board-hit-inspected = { SEAT($seat) } looks at your dwarf
board-hit-stolen = { SEAT($seat) } steals a nugget from you

# What is asked

board-ask-over = The match is over.
board-ask-chance = Cards are being dealt.
board-wait = { SEAT($seat) } is thinking.
board-wait-gold = { SEAT($seat) } chooses a gold card.
board-wait-steal = { SEAT($seat) } chooses whom to steal from.
board-ask-card = Your turn: choose a card.
board-ask-hindered = Your turn. You cannot lay paths now: play an action or discard.
board-ask-cell = Where do you lay { WORD("card", $card) }?
board-ask-lay = Lay { WORD("card", $card) } here?
board-ask-fall = Which card falls in?
board-ask-goal = Look at which goal?
board-ask-break = Break whose { WORD("tool", $tool) }?
board-ask-mend =
    { $other ->
        [none] Mend whose { WORD("tool", $tool) }?
       *[other] Mend whose { WORD("tool", $tool) } or { WORD("tool", $other) }?
    }
board-ask-hands-off = Whose theft card goes?
board-ask-swap-hands = Swap hands with whom?
board-ask-inspection = Whose dwarf do you look at?
board-ask-swap-hats = Who gets another dwarf?
board-ask-trap = Trap whom?
board-ask-freedom = Free whom?
board-ask-theft = Lay the theft card before yourself?
board-ask-discard = Discard { WORD("card", $card) }?
board-ask-sure = Sure?
board-ask-useless = You cannot play this card now, only discard it: { WORD("card", $card) }.
board-ask-give =
    { $count ->
        [0] Choose up to { $most } cards to discard.
        [one] One card chosen, of up to { $most }.
       *[other] { $count } cards chosen, of up to { $most }.
    }
board-ask-pay =
    { $count ->
        [0] Discard these two cards to be rid of the { WORD("hindrance", $hindrance) }?
        [one] Choose one more card to discard, to be rid of the { WORD("hindrance", $hindrance) }.
       *[other] Choose { $count } cards to discard, to be rid of the { WORD("hindrance", $hindrance) }.
    }
board-ask-more =
    { $count ->
        [one] Discard one more card, or stop.
       *[other] Discard up to { $count } more cards, or stop.
    }
board-ask-paying =
    { $count ->
        [one] Discard one more card.
       *[other] Discard { $count } cards.
    }
board-ask-gold = Choose a gold card to keep.
board-ask-steal = From whom do you steal a nugget?

# Buttons

board-back = Back
board-put-back = Put back
board-turn = Turn (R)
board-lay = Lay it
board-discard = Discard
board-discard-card = Discard: { WORD("card", $card) }
board-discard-some = Discard up to three
board-stop = That is enough
board-give =
    { $count ->
        [0] Discard
        [one] Discard one card
       *[other] Discard { $count } cards
    }
board-pay = Discard two cards
board-unburden = Be rid of the { WORD("hindrance", $hindrance) } for two cards
board-break = Break { SEAT($seat) }’s { WORD("tool", $tool) }
board-mend = Mend the { WORD("tool", $tool) }
board-mend-of = Mend { SEAT($seat) }’s { WORD("tool", $tool) }
board-fall = Let it fall in
board-look = Look at the { WORD("place", $place) } goal
board-take =
    { $nuggets ->
        [one] Keep one nugget
       *[other] Keep { $nuggets } nuggets
    }
board-pity = Steal from nobody
board-steal = Steal from { SEAT($seat) }
board-place-theft = Lay it before yourself
board-hands-off = Take away { SEAT($seat) }’s theft card
board-swap-hands = Swap hands with { SEAT($seat) }
board-inspect = Look at { SEAT($seat) }’s dwarf
board-swap-hats = A new dwarf for { SEAT($seat) }
board-set-trap = Trap { SEAT($seat) }
board-set-free = Free { SEAT($seat) }

# For the first time

board-tip-wait = While you wait, move the mine with a finger or the mouse, and look at what others do: it tells who they are.
board-tip-card = Choose a card: the places and players it can go to light up. The covered card beside your hand shows you again who you are.
board-tip-place = Choose a place that glows. A tap elsewhere tells why the card cannot go there.
board-tip-player = Choose a player whose plate glows.
board-tip-turn = Turn the card with R or a tap on it in your hand. Tap the place again to lay it.
board-tip-hindered = While this lies before you, you cannot lay paths. A repair helps, from you or from a friend.

# The end

board-round-over = Round { $round } is over
board-won-miners = The gold is found: the miners win the round
board-won-saboteurs = The gold stays in the mountain
board-won-both = Both teams win the round
board-won-blue = The blue team wins the round
board-won-green = The green team wins the round
board-won-nobody = The gold is open, but no team can pass
board-win-you = You win
board-win-shared = You win together with { $names }
board-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
board-points = Where every nugget came from
board-points-unseen = Gold cards are taken unseen: where a question mark stands, only the total is known.
board-points-partly = You joined later, so some lines are missing.
board-player = Player
board-total = Nuggets
board-line-share = gold card
board-line-paid = as { WORD("role", $why) }
board-line-stole = stolen from { SEAT($seat) }
board-line-robbed = stolen by { SEAT($seat) }
board-line-none = nothing

# What things are

want-miner = Dig a tunnel from the start to the gold: if it is found, the miners share it out.
want-saboteur = See to it that nobody reaches the gold: if it stays in the mountain, the saboteurs are paid.
want-blue = Dig a tunnel to the gold that no green door bars: then the blue team wins.
want-green = Dig a tunnel to the gold that no blue door bars: then the green team wins.
want-boss = You win with either team of miners, but get one nugget less.
want-profiteer = You win with whoever wins, miners or saboteurs, but get two nuggets less.
want-geologist = Whoever wins, you get a nugget for each crystal in the mine.
board-keys-cards = Choose a card of your hand
board-keys-turn = Turn the card
board-keys-role = Look at your role
board-keys-fit = See the whole mine
board-keys-zoom = Closer and farther
