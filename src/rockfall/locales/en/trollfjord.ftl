# Trollfjord.

## What happens

event-fortresses-set = The fortresses stand, A to F: { LIST($numbers, "number") }.
event-walkway-laid = The walkway is laid: planks { LIST($planks) }.
event-lords-lined-up = The lords stand on the start plank: { SEATS($starts) }. The highest number begins.
event-treasure-turned-up = A new treasure comes to the { WORD("region", $region) }.
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
        [none] { SEAT($seat) } hammers alone at { $site }. The limit is { $limit } blows, and { $limit } boulders of a colour.
       *[other] { SEAT($seat) } and { SEAT($comrade) } hammer at { $site }. The limit is { $limit } blows, and { $limit } boulders of a colour.
    }
event-hammering-continued = { SEAT($seat) } goes on hammering alone.
event-tower-struck = { SEAT($seat) } strikes the { WORD("side", $side) } side, height { $height }, strength { $strength }: blow { $hit } of { $limit }.
event-boulders-fell =
    { $count ->
        [one] { SEAT($seat) }’s blow brings out one boulder: yellow { $yellow }, red { $red }, blue { $blue }, white { $white }. { $total } are out now.
       *[other] { SEAT($seat) }’s blow brings out { $count } boulders: yellow { $yellow }, red { $red }, blue { $blue }, white { $white }. { $total } are out now.
    }
event-nothing-fell = An empty blow: nothing comes out for { SEAT($seat) }.
event-roles-swapped = The roles swap: { SEAT($seat) } hammers now, { SEAT($other) } is the comrade.
event-hit-limit-reached = The last blow was struck, with { $total } boulders out; { SEAT($seat) } has first choice.
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
event-gift-asked = { SEAT($seat) } waits for { SEAT($other) } to give.
event-gifts-refused = { SEAT($seat) } gives no more.
event-gift-turned = { SEAT($seat) } turns over the gift worth { $gift }.
event-spirit-appeased = The spirit is appeased.
event-spirit-stays-angry = The spirit stays angry: nobody collects any more.
event-treasure-collected =
    { $belt ->
        [none] { $value ->
            [none] { SEAT($seat) } takes the treasure from the { WORD("region", $region) }, face down onto the patch.
           *[other] { SEAT($seat) } takes the treasure worth { $value } from the { WORD("region", $region) }, face down onto the patch.
        }
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
event-walkway-worn-out = { SEAT($seat) } has gone round six times: the match ends here.
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
refusal-hit-first = You must strike the tower at least once.
refusal-hit-or-stop = Strike the tower, or stop.
refusal-gift-spent = You do not have the gift worth { $gift } any more.
refusal-gift-pledged = The gift worth { $gift } is pledged already.
refusal-decide-gifts = First decide about your gifts.
refusal-cannot-ask = You cannot leave it to the other one now: give something, or say that it is enough.
refusal-not-at-fortress = The { WORD("region", $region) } is not at this fortress.
refusal-no-treasure = There is no treasure in the { WORD("region", $region) }.
refusal-too-few-boulders = That treasure is worth { $value }, and only { $total } boulders are out.
refusal-no-own-troll = You have no troll in the { WORD("region", $region) }.
refusal-collect-first = First collect a treasure.
refusal-nothing-to-clear = You have no troll in the { WORD("region", $region) }.
refusal-clear-first = First clear one of the three regions.

## The board

board-name = The land by the fjord
board-ask-over = The match is over.
board-ask-move = Where does your lord go?
board-ask-place =
    { $count ->
         [one] Which region gets your troll?
        *[other] Which region gets your { $count } trolls?
    }
board-ask-place-more =
    { $count ->
         [one] One more troll for the { WORD("region", $region) }?
        *[other] Up to { $count } more trolls for the { WORD("region", $region) }?
    }
board-ask-wind-place = Tailwind: which region gets a troll?
board-ask-step =
    { $count ->
         [one] Which troll makes the last step?
        *[other] Which troll wanders? { $count } steps are left.
    }
board-ask-wind-step = Tailwind: which troll makes a step?
board-ask-step-to = Where does the troll go from the { WORD("region", $region) }?
board-ask-fortress = Hammer at which fortress?
board-ask-join = Hammer along with { SEAT($seat) }?
board-ask-decide = Take up the hammer?
board-ask-first-blow =
    { $count ->
         [one] Strike: you have one blow.
        *[other] Strike: you have up to { $count } blows.
    }
board-ask-blow =
    { $count ->
         [one] Strike once more, or stop?
        *[other] Strike again, or stop? { $count } blows are left.
    }
board-ask-go-on = Go on hammering alone, or collect?
board-ask-gift =
    { $count ->
         [one] The spirit wants a gift. Give one?
        *[other] The spirit wants { $count } gifts. Give one?
    }
board-ask-collect = Which treasure do you take? { $total } at most.
board-ask-clear = No treasure. Which region do your trolls leave?
board-wait = It is { SEAT($seat) }’s turn.
board-wait-chance = The land is being set up.
board-wait-boulders = Boulders tumble.
board-wait-join = { SEAT($seat) } thinks about joining.
board-wait-blow = { SEAT($seat) } takes aim at the tower.
board-wait-gift = { SEAT($seat) } thinks about gifts.
board-wait-collect = { SEAT($seat) } chooses a treasure.
board-wait-wind = { SEAT($seat) } feels the tailwind.
board-strike = Strike: { WORD("side", $side) }, height { $height }, strength { $strength }
board-back = Back
board-move-place =
    { $count ->
         [one] One troll: { WORD("landscape", $landscape) }
        *[other] { $count } trolls: { WORD("landscape", $landscape) }
    }
board-move-wander =
    { $count ->
         [one] Wander: one step
        *[other] Wander: { $count } steps
    }
board-place =
    { $count ->
         [one] Place a troll: { WORD("region", $region) }
        *[other] Place { $count } trolls: { WORD("region", $region) }
    }
board-place-here =
    { $count ->
         [one] Place a troll here
        *[other] Place { $count } here
    }
board-place-count = Place only { $count }
board-keep = Keep the rest
board-place-none = Place none
board-step = Wander: { WORD("region", $source) } → { WORD("region", $target) }
board-step-from = A troll leaves: { WORD("region", $region) }
board-wind-decline = Let it blow by
board-enough = No more steps
board-name-fortress = Fortress { WORD("number", $number) } ({ $site })
board-skip = Do not hammer
board-join = Join
board-decline = Not this time
board-hammer = Take up the hammer
board-stop = Stop and collect
board-pledge = Pledge the gift worth { $gift }
board-no-gifts = No more gifts
board-give-nothing = Give nothing
board-give-nothing-alone = Give nothing: no treasure
board-ask-for-gift = Let { SEAT($seat) } give
board-collect = Take { $value }: { WORD("region", $region) }
board-clear = Clear: { WORD("region", $region) }
board-tip-wait = It is always the turn of the player whose lord is last on the walkway.
board-tip-move = A landscape lets you place trolls there, as many as the number; footprints let your trolls step.
board-tip-move-first = All your trolls are still in the supply: go to a landscape to place some there.
board-tip-move-all = All your trolls are on the map: footprints let them step.
board-tip-trolls = To hammer at a fortress you need trolls in two of its three regions.
board-tip-fortress = The number must be that of your next belt space. More trolls allow more blows.
board-tip-fortress-any = For the + of your belt any fortress will do. More trolls allow more blows.
board-tip-join = As a comrade you add your trolls to the limit, and may collect a treasure too.
board-tip-blow = Boulders out are what a treasure costs. Too many of one colour make the spirit angry; white never does.
board-tip-gift = A gift that is given counts no points at the end.
board-region =
    { $treasure ->
         [none] { WORD("region", $region) }, no treasure.
        *[other] { WORD("region", $region) }, treasure worth { $treasure }.
    }
board-trolls-of = { SEAT($seat) }: { $count }.
board-site = Fortress { WORD("number", $number) } ({ $site }): { $regions }
board-lord = { SEAT($seat) }’s lord, { $place } of { $count } from behind
board-rule = Rule { $rule }
board-zoom-in = Closer
board-zoom-out = Farther
board-fit = See everything
board-last-round = Last turns: somebody has filled the belt.
board-to-map = To the map
board-to-tower = To the tower
board-question-wind-place = Tailwind: place one troll, free of charge. Landscape: { WORD("landscape", $landscape) }
board-question-wind-step = Tailwind: one of your trolls may step, free of charge.
board-question-join = { SEAT($seat) } wants to hammer at fortress { $number } ({ $site }). Be the comrade?
board-question-decide = { SEAT($seat) }, fortress { $number } ({ $site }): hammer now?
board-fact-join = The limit grows from { $alone } to { $limit }.
board-fact-alone = Nobody joins: up to { $limit } blows; more than { $limit } of one colour wakes the spirit.
board-fact-pair = { SEAT($seat) } joins: up to { $limit } blows; more than { $limit } of one colour wakes the spirit.
board-fact-prizes = Treasures there: { $values }.
board-tower = The rock tower
board-tower-strike = The rock tower. Aim: { WORD("side", $side) }, height { $height }, strength { $strength }. Arrows aim, 1 to 5 say how strong, hold the space bar to draw back.
board-how = Press beside the tower, draw back, let go.
board-how-back = Back where you began: no blow.
board-how-none = Let go here: no blow.
board-swapped = Empty: now { SEAT($seat) } hammers.
board-angry =
    { $count ->
         [one] The spirit is angry: one too many.
        *[other] The spirit is angry: { $count } too many.
    }
board-falling = Boulders tumble.
board-empty = An empty hit.
board-fell =
    { $count ->
         [one] One boulder came out.
        *[other] { $count } boulders came out.
    }
board-out =
    { $colour ->
         [yellow] yellow: { $count } of { $limit }
         [red] red: { $count } of { $limit }
         [blue] blue: { $count } of { $limit }
        *[other] white: { $count } of { $limit }
    }
board-out-white = white: { $count }, without a limit
board-at-fortress = Fortress { $number } ({ $site })
board-blows = Blows: { $count } of { $limit }
board-blows-label = Blows
board-boulders = Boulders out, by colour
board-prizes = { $total } boulders out; treasures at this fortress
board-out-label = out
board-to-go = { $count } to go
board-prize =
    { $reached ->
         [yes] { $held ->
            [yes] { $value }: yours to take ({ WORD("region", $region) })
           *[no] { $value }: no troll of yours ({ WORD("region", $region) })
        }
        *[no] { $value }: more boulders needed ({ WORD("region", $region) })
    }
board-gifts = Gifts
board-side = Side
board-height = Height
board-strength = Strength
board-side-of = Strike from the side: { WORD("side", $side) }
board-height-of =
    { $height ->
         [1] Low
         [2] In the middle
        *[3] High
    }
board-strength-of = Strength { $strength }
board-belt =
    { $value ->
        [none] { $next ->
            [yes] Belt { $place }: empty. Next.
           *[no] Belt { $place }: empty.
        }
       *[other] { $crown ->
            [yes] Belt { $place }: { $value }. With the crown.
           *[no] Belt { $place }: { $value }.
        }
    }
board-belt-of = { SEAT($seat) }’s belt
board-supply = Trolls in the supply: { $count }
board-gift =
    { $left ->
         [yes] Gift worth { $gift }
        *[no] Gift worth { $gift }, given away
    }
board-patch = Treasures on the patch: { $count }
board-patch-empty = Patch
board-points-so-far = Points so far: { $points }
board-badge-finished = finished
board-badge-wind = tailwind
board-badge-asked = comrade?
board-badge-hammerer = hammers
board-badge-comrade = comrade
board-badge-owner = on turn
board-winner = { SEAT($seat) } wins.
board-you-win = You win.
board-tie = Equal points: the lord farther back decides.
board-points = Where the points come from
board-player = Player
board-line-belt = Belt
board-line-patch = Patch
board-line-gifts = Gifts left
board-line-crowns = Crowns
board-total = Points
