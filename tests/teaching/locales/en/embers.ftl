event-dealt =
    { $card ->
        [none] { SEAT($seat) } is dealt a card.
       *[other] { SEAT($seat) } is dealt { WORD("card", $card) }.
    }
event-laid =
    { $card ->
        [none] { SEAT($seat) } lays a card face down.
       *[other] { SEAT($seat) } lays { WORD("card", $card) } face down.
    }
event-peeked =
    { $own ->
        [yes] You look at a card of { SEAT($other) }: { WORD("card", $card) }.
       *[no]
            { $card ->
                [none] { SEAT($seat) } looks at a card of { SEAT($other) }.
               *[other] { SEAT($seat) } looks at a card of { SEAT($other) }: { WORD("card", $card) }.
            }
    }
event-turned-over = All cards are turned over: { SEATS($cards, "card") }.

refusal-chance-only = Only chance deals cards.
refusal-not-your-turn = It is not your turn.
refusal-not-in-hand = You do not hold { WORD("card", $card) }.
refusal-looked-already = You have looked at a card already.
refusal-no-card-there = There is no card to look at.

card-1 = an ember
card-2 = a flame
card-3 = a blaze
