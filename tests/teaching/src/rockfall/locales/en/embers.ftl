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

## The board

board-name = The hearth
board-place =
    { $card ->
        [0] { SEAT($seat) }: no card yet
        [none] { SEAT($seat) }: a card, face down
       *[other] { SEAT($seat) }: { WORD("card", $card) }
    }
board-hand-count =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
board-looked = looked: { SEAT($seat) }
board-watching = You are watching.
board-ask = Lay one of your cards, or look at one that lies there.
board-ask-lay = Lay one of your cards.
board-ask-sure = Is that your move?
board-ask-over = The match is over.
board-wait = Others are to move.
board-lay = Lay { WORD("card", $card) }
board-look = Look at { SEAT($seat) }’s card
board-back = Back
board-tip = A high card is worth more, but only if nobody else lays the same.
board-key-number = lay this card
board-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
board-win-you = You win
board-win-shared = You win together with { $names }
board-worth =
    { $points ->
        [0] { WORD("card", $card) }, but somebody else has laid one too: nothing
        [one] { WORD("card", $card) }: { $points } point
       *[other] { WORD("card", $card) }: { $points } points
    }
