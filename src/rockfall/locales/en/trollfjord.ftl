# Trollfjord.

## What happens

event-fortresses-set = The fortresses stand, A to F: { LIST($numbers, "number") }.
event-walkway-laid = The walkway is laid: planks { LIST($planks) }.
event-lords-lined-up = The lords stand on the start plank: { SEATS($starts) }. The highest number begins.
event-treasure-turned-up = A treasure worth { $value } comes to the { WORD("region", $region) }.
event-turn-began =
    { $is_last ->
        [yes] It is { SEAT($seat) }’s last turn.
       *[no] It is { SEAT($seat) }’s turn.
    }
event-lord-moved =
    { $kind ->
        [place] { SEAT($seat) } moves to placement space { $count }: { WORD("landscape", $landscape) } (space { $space }).
       *[wander] { SEAT($seat) } moves to wander space { $count } (space { $space }).
    }
event-troll-placed =
    { $tailwind ->
        [yes] With tailwind { SEAT($seat) } places a troll in the { WORD("region", $region) }.
       *[no] { SEAT($seat) } places a troll in the { WORD("region", $region) }.
    }
event-troll-stepped =
    { $tailwind ->
        [yes] With tailwind a troll of { SEAT($seat) } wanders from the { WORD("region", $source) } to the { WORD("region", $target) }.
       *[no] A troll of { SEAT($seat) } wanders from the { WORD("region", $source) } to the { WORD("region", $target) }.
    }
event-tailwind-declined = { SEAT($seat) } lets the tailwind blow by.
event-fortress-named = { SEAT($seat) } wants to hammer at fortress { WORD("number", $number) } ({ $site }).
event-comrade-joined = { SEAT($seat) } joins { SEAT($other) } as a comrade.
event-comrade-declined = { SEAT($seat) } does not want to be the comrade.
event-hammering-skipped = { SEAT($seat) } does not hammer.
event-hammering-began =
    { $comrade ->
        [none] { SEAT($seat) } hammers alone at { $site }. The limit is { $limit } hits, and { $limit } boulders of a colour.
       *[other] { SEAT($seat) } and { SEAT($comrade) } hammer at { $site }. The limit is { $limit } hits, and { $limit } boulders of a colour.
    }
event-hammering-continued = { SEAT($seat) } goes on hammering alone.
event-tower-struck = { SEAT($seat) } strikes the { WORD("side", $side) } side, height { $height }, strength { $strength }: hit { $hit } of { $limit }.
event-boulders-fell =
    { $count ->
        [one] One boulder comes out: yellow { $yellow }, red { $red }, blue { $blue }, white { $white }. { $total } are out now, by { SEAT($seat) }’s blow.
       *[other] { $count } boulders come out: yellow { $yellow }, red { $red }, blue { $blue }, white { $white }. { $total } are out now, by { SEAT($seat) }’s blow.
    }
event-nothing-fell = An empty hit: nothing comes out for { SEAT($seat) }.
event-roles-swapped = The roles swap: { SEAT($seat) } hammers now, { SEAT($other) } is the comrade.
event-hit-limit-reached = The hit limit is reached with { $total } boulders out; { SEAT($seat) } collects first.
event-hammering-stopped = { SEAT($seat) } stops hammering with { $total } boulders out.
event-spirit-angered =
    { $excess ->
        [one] The spirit is angry with { SEAT($seat) }: one boulder too many.
       *[other] The spirit is angry with { SEAT($seat) }: { $excess } boulders too many.
    }
event-gift-pledged =
    { $missing ->
        [0] { SEAT($seat) } pledges the gift worth { $gift }.
       *[other] { SEAT($seat) } pledges the gift worth { $gift }; { $missing } more needed.
    }
event-gift-turned = { SEAT($seat) } turns over the gift worth { $gift }.
event-spirit-appeased = The spirit is appeased.
event-spirit-stays-angry = The spirit stays angry: nobody collects any more.
event-treasure-collected =
    { $belt ->
        [none] { SEAT($seat) } takes the treasure worth { $value } from the { WORD("region", $region) }, face down onto the patch.
       *[other] { SEAT($seat) } takes the treasure worth { $value } from the { WORD("region", $region) } onto belt space { $belt }.
    }
event-nothing-collected = { SEAT($seat) } finds no treasure to collect.
event-crown-taken =
    { $other ->
        [none] { SEAT($seat) } gets the crown of { WORD("number", $number) }.
       *[other] { SEAT($seat) } takes the crown of { WORD("number", $number) } from { SEAT($other) }.
    }
event-region-cleared =
    { $count ->
        [one] { SEAT($seat) } clears the { WORD("region", $region) }: one troll.
       *[other] { SEAT($seat) } clears the { WORD("region", $region) }: { $count } trolls.
    }
event-player-finished =
    { $is_first ->
        [yes] { SEAT($seat) } has filled the belt and is finished. Everybody else has one more turn.
       *[no] { SEAT($seat) } is finished.
    }
event-walkway-worn-out = { SEAT($seat) } has gone round ten times: the match ends here.
event-match-ended = The match is over. Points: { SEATS($scores) }.
event-match-won =
    { $by_tie ->
        [yes] { SEAT($seat) } wins: equal points, but a lord farther back.
       *[no] { SEAT($seat) } wins.
    }

## Names

number-1 = I
number-2 = II
number-3 = III

region-fjord-1 = eastern fjord
region-fjord-2 = middle fjord
region-forest-1 = western forest
region-forest-2 = northern forest
region-glacier-1 = eastern glacier
region-glacier-2 = northern glacier
region-mountain-1 = northern mountains
region-mountain-2 = southern mountains
region-swamp-1 = western swamp
region-swamp-2 = southern swamp
region-tundra-1 = southern tundra
region-tundra-2 = eastern tundra

landscape-mountain = mountains
landscape-fjord = fjord
landscape-glacier = glacier
landscape-swamp = swamp
landscape-tundra = tundra
landscape-forest = forest

side-left = left
side-right = right

## Why something is not allowed

refusal-chance-only = Only chance can do that.
refusal-only-watching = You are only watching.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not for you to decide now.
refusal-move-your-lord = First move your lord.
refusal-wrong-landscape = Your lord’s space shows { WORD("landscape", $landscape) }, and the { WORD("region", $region) } is something else.
refusal-one-region = All trolls of this move go to one region: the { WORD("region", $region) }.
refusal-place-or-enough = Place a troll, or say that it is enough.
refusal-no-troll-to-step = You have no troll in the { WORD("region", $region) }.
refusal-step-or-enough = Let a troll wander, or say that it is enough.
refusal-wrong-number = Your next treasure must come from fortress { WORD("number", $number) }.
refusal-too-few-regions = You need trolls in two of the three regions there.
refusal-name-or-skip = Name a fortress, or do not hammer this turn.
refusal-answer-first = First say whether you hammer with { SEAT($seat) }.
refusal-decide-hammering = First decide whether you hammer.
refusal-hit-first = You must hit the tower at least once.
refusal-hit-or-stop = Hit the tower, or stop.
refusal-gift-spent = You do not have the gift worth { $gift } any more.
refusal-gift-pledged = The gift worth { $gift } is pledged already.
refusal-decide-gifts = First decide about your gifts.
refusal-not-at-fortress = The { WORD("region", $region) } is not at this fortress.
refusal-no-treasure = There is no treasure in the { WORD("region", $region) }.
refusal-too-few-boulders = That treasure is worth { $value }, and only { $total } boulders are out.
refusal-no-own-troll = You have no troll in the { WORD("region", $region) }.
refusal-collect-first = First collect a treasure.
refusal-nothing-to-clear = You have no troll in the { WORD("region", $region) }.
refusal-clear-first = First clear one of the three regions.
