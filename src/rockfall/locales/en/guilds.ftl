# Guilds of Laar.

## What happens

event-memo-drawn = Memo { WORD("memo", $memo) } is drawn: it says what beasts are worth.
event-round-began = Round { $round } begins; { SEAT($first) } is first.
event-good-turned-up = A good is turned up: { WORD("spice", $spice) }, gem { $gem }, { WORD("beast", $beast) }, { WORD("weapon", $weapon) } { $left }-{ $right }, spell “{ WORD("spell", $spell) }”.
event-expert-played =
    { SEAT($seat) } plays the { WORD("expert", $expert) }: { $kind ->
        [spell] the spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-kind-changed =
    { SEAT($seat) } takes the { WORD("expert", $taken) } into hand and plays the { WORD("expert", $expert) } instead: { $kind ->
        [spell] the spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-good-taken =
    { SEAT($seat) } takes { $kind ->
        [spell] the spell “{ WORD("spell", $name) }”
        [gem] a gem of class { $name }
        [spice] { WORD("spice", $name) }
        [beast] a { WORD("beast", $name) }
       *[weapon] a { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-experts-returned = Round { $round } is over: all experts come back.
event-universal-moved =
    { SEAT($seat) } turns a universal good into { $kind ->
        [gem] a gem of class { $name }
        [spice] { WORD("spice", $name) }
        [beast] a { WORD("beast", $name) }
       *[weapon] a { WORD("weapon", $name) } { $left }-{ $right }
    }.
event-universals-kept =
    { $count ->
        [one] { SEAT($seat) } leaves a universal good among the spells.
       *[other] { SEAT($seat) } leaves { $count } universal goods among the spells.
    }
event-protection-chosen = { SEAT($seat) } is protected against { WORD("weapons", $weapon) }.
event-side-chosen = { SEAT($seat) } fights with the { WORD("hand", $side) } side.
event-kind-scored = Points for { WORD("kinds", $kind) }: { SEATS($points) }.
event-match-ended = The match is over. Points: { SEATS($scores) }.
event-match-won =
    { $shared ->
        [yes] { SEAT($seat) } shares the win.
       *[no] { SEAT($seat) } wins.
    }

## Names

memo-1 = I
memo-2 = II
memo-3 = III
memo-4 = IV
memo-5 = V

kinds-spell = spells
kinds-gem = gems
kinds-spice = spices
kinds-beast = beasts
kinds-weapon = weapons

expert-arcanist = arcanist
expert-jeweller = jeweller
expert-cook = cook
expert-trapper = trapper
expert-armourer = armourer

spice-anise = anise
spice-mint = mint
spice-pepper = pepper
spice-juniper = juniper
spice-lotus = lotus
spice-clove = clove

beast-unicorn = unicorn
beast-phoenix = phoenix
beast-serpent = serpent
beast-spider = spider

weapon-boomerang = boomerang
weapon-pinga = pinga
weapon-shuriken = shuriken
weapon-katar = katar

weapons-boomerang = boomerangs
weapons-pinga = pingas
weapons-shuriken = shurikens
weapons-katar = katars

hand-left = left
hand-right = right

spell-boost-boomerang = +2 to the boomerang
spell-boost-katar = +2 to the katar
spell-boost-pinga = +2 to the pinga
spell-boost-shuriken = +2 to the shuriken
spell-five-goods = 4 for all five kinds
spell-gem-shift = a gem one class up or down
spell-per-beast-phoenix = 2 for each phoenix
spell-per-beast-serpent = 2 for each serpent
spell-per-beast-spider = 2 for each spider
spell-per-beast-unicorn = 2 for each unicorn
spell-per-good-beast = 1 for each beast
spell-per-good-gem = 1 for each gem
spell-per-good-spice = 1 for each spice
spell-per-good-weapon = 1 for each weapon
spell-per-spell = 2 for each spell
spell-protection = protection against a weapon
spell-spice-pair-anise-juniper = 4 for anise and juniper
spell-spice-pair-anise-lotus = 4 for anise and lotus
spell-spice-pair-clove-lotus = 4 for clove and lotus
spell-spice-pair-clove-pepper = 4 for clove and pepper
spell-spice-pair-juniper-lotus = 4 for juniper and lotus
spell-spice-pair-mint-anise = 4 for mint and anise
spell-spice-pair-mint-clove = 4 for mint and clove
spell-spice-pair-mint-pepper = 4 for mint and pepper
spell-spice-pair-pepper-juniper = 4 for pepper and juniper
spell-three-beasts = 4 for three different beasts
spell-universal = universal good

## Why something is not allowed

refusal-chance-only = Only chance can do that.
refusal-only-watching = You are only watching.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-play-an-expert = First play an expert on one of the goods.
refusal-no-such-good = There is no good number { $good }.
refusal-expert-there = The { WORD("expert", $expert) } is on that good already.
refusal-not-at-hand = You do not have the { WORD("expert", $expert) } now.
refusal-take-a-good = First take one of the goods.
refusal-good-gone = That good is taken already.
refusal-not-the-last-good = Only the first player may change a good, and only the last one.
refusal-same-kind = The { WORD("expert", $expert) } would change nothing: the good is of that kind already.
refusal-decide-universals = First decide what becomes of your universal goods.
refusal-no-universal = That good is not among your spells.
refusal-decide-protection = First choose which weapon you are protected against.
refusal-protected-already = You are protected against { WORD("weapons", $weapon) } already.
refusal-decide-side = First choose the side of your weapons that counts.

## The board

board-name = The market
board-good =
    { $kind ->
        [spell] spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }
board-zone =
    { WORD("expert", $expert) }: { $kind ->
        [spell] spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }
board-good-number = Good { $number }
board-good-lies = Good { $number }, with the { WORD("expert", $expert) } from { SEAT($seat) }
board-taken = Taken
board-round = Round { $round } of { $rounds }
board-deck =
    { $count ->
        [0] No goods to come
        [one] One good to come
       *[other] { $count } goods to come
    }
board-scoring = Scoring
board-memo = Memo { WORD("memo", $memo) }
board-memo-says =
    { $memo ->
        [1] Different beasts: one 2, two 4, three 9, four 15.
        [2] Equal beasts: one 2, two 5, three 10, four 16.
        [3] Any two beasts: 5. A single one: nothing.
        [4] Two equal beasts: 6. Different beasts: one 2, two 4, three 8, four 12.
       *[5] Each beast by the one taken after it, in the circle unicorn, phoenix, serpent, spider: the same or one step on 3, two steps 4, three steps 5. The last beast nothing.
    }
board-order-playing = Experts are played in this order
board-order-taking = Goods are taken in this order
board-first = first player
board-stacks-of = { SEAT($seat) }’s stacks
board-stacks-own = Your stacks
board-see-stacks = See { SEAT($seat) }’s stacks
board-worth =
    { $points ->
        [none] face down
        [one] { $points } point
       *[other] { $points } points
    }
board-estimate =
    { $points ->
        [one] { $points } point if the match ended now
       *[other] { $points } points if the match ended now
    }
board-estimate-partly =
    { $points ->
        [one] { $points } point if the match ended now, and the gems, which lie face down
       *[other] { $points } points if the match ended now, and the gems, which lie face down
    }
board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-gain-you = { $points } for you
board-gain = { $points } { SEAT($seat) }
board-face-down = a gem, face down
board-experts = Experts: { LIST($experts, "expert") }
board-experts-none = No experts left
board-experts-hidden =
    { $count ->
        [one] One expert in hand
       *[other] { $count } experts in hand
    }
board-hand = Your experts
board-hand-of = { SEAT($seat) }’s experts
board-played = { WORD("expert", $expert) }: played, comes back later
board-held-twice = { WORD("expert", $expert) }, twice
board-watching = You are watching.
board-rule = Rule { $rule }
board-left = To the left
board-right = To the right
board-threat =
    { $most ->
        [0] { SEAT($seat) } has one, of no force
       *[other] { SEAT($seat) } would take { $most }
    }
board-threat-side = { SEAT($seat) } would take { $least } or { $most }
board-threat-none = nobody points it at you
board-protected = Protected against { LIST($weapons, "weapons") }

# What is asked

board-ask-over = The match is over.
board-ask-chance = Goods are being turned up.
board-returned = All experts come back to their owners.
board-count = Counting { WORD("kinds", $kind) }.
board-wait-own = Your move is made.
board-wait-expert = { SEAT($seat) } plays an expert.
board-wait-good = { SEAT($seat) } takes a good.
board-wait-universal = { SEAT($seat) } decides on universal goods.
board-wait-protection = { SEAT($seat) } chooses protection.
board-wait-side = { SEAT($seat) } chooses a side.
board-ask-expert = Your turn: play an expert on a good.
board-ask-place = Which good does the { WORD("expert", $expert) } go on?
board-ask-play =
    Play the { WORD("expert", $expert) } here: { $kind ->
        [spell] spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }?
board-ask-good = Your turn: take one of the goods.
board-ask-last =
    The last good is yours: { $kind ->
        [spell] spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }.
board-ask-change =
    The last good is yours: { $kind ->
        [spell] spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }. Take it, or make something else of it.
board-ask-take =
    Take this good: { $kind ->
        [spell] spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }?
board-ask-universal = Your universal goods may become something else. Choose what, or leave them as spells.
board-ask-become =
    Make this of it: { $kind ->
        [spell] spell “{ WORD("spell", $name) }”
        [gem] gem { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }?
board-ask-keep = Leave your universal goods among the spells?
board-ask-protection = Which weapon are you protected against?
board-ask-protect = Protection against { WORD("weapons", $weapon) }?
board-ask-side = Which side of your weapons counts?
board-ask-fight = Fight with the { WORD("hand", $side) } side?

# Buttons

board-back = Back
board-play = Play the { WORD("expert", $expert) }
board-take = Take it
board-change = Take it with the { WORD("expert", $expert) }
board-move = Move it
board-keep = Leave them as spells
board-protect = Choose this protection
board-fight = Choose this side

# For the first time

board-tip-wait = Tap a player to see their stacks. Hold anything, or rest on it, to learn what it is.
board-tip-expert = Tap what the good should become, or drag an expert onto it.
board-tip-good = You may take any good, whoever’s expert is on it. Mind what you leave to the others.
board-tip-change = As first player you may change it: tap another zone. The expert on it becomes yours.
board-tip-universal = Tap what it should become. As a spell it scores nothing, but counts as a spell.
board-tip-protection = It will not hurt you: its numbers count nothing against you.
board-tip-side = All your weapons strike with this one side.

# Keys

board-key-number = experts, goods or answers, from left to right

# The end

board-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
board-win-you = You win
board-win-shared = You win together with { $names }
board-tie = Equal points: whoever has fewer from weapons wins, then whoever has fewer weapons.
board-sheet = Points by kind
board-kind = Kind
board-total = Total
board-lines-of = Line by line: { SEAT($seat) }
board-line-run =
    { $count ->
        [one] a single gem
       *[other] { $count } classes in a row
    }
board-line-stepped = counted as { LIST($classes) }
board-line-spices =
    { $count ->
        [one] one spice
       *[other] { $count } different spices
    }
board-line-spare = there already
board-line-different =
    { $count ->
        [one] one beast
       *[other] { $count } different beasts
    }
board-line-equal =
    { $count ->
        [one] one beast
       *[other] { $count } equal beasts
    }
board-line-pair = two beasts
board-line-single = a single one
board-line-next = by the next one
board-line-last = the last one
board-line-arms = { $left } to the left, { $right } to the right
board-line-void = twice of a type: counts nothing
board-line-neighbour = takes { $takes } from { SEAT($other) }, gives { $gives }
