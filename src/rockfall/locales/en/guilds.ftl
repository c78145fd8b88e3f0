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
