event-dealt =
    { $card ->
        [none] { SEAT($seat) } reçoit une carte.
       *[other] { SEAT($seat) } reçoit { WORD("card", $card) }.
    }
event-laid =
    { $card ->
        [none] { SEAT($seat) } pose une carte face cachée.
       *[other] { SEAT($seat) } pose { WORD("card", $card) } face cachée.
    }
event-peeked =
    { $own ->
        [yes] Vous regardez une carte ({ SEAT($other) }) : { WORD("card", $card) }.
       *[no]
            { $card ->
                [none] { SEAT($seat) } regarde une carte ({ SEAT($other) }).
               *[other] { SEAT($seat) } regarde une carte ({ SEAT($other) }) : { WORD("card", $card) }.
            }
    }
event-turned-over = Toutes les cartes sont retournées : { SEATS($cards, "card") }.

refusal-chance-only = Seul le hasard distribue les cartes.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-in-hand = Cette carte n’est pas dans votre main : { WORD("card", $card) }.
refusal-looked-already = Vous avez déjà regardé une carte.
refusal-no-card-there = Il n’y a pas de carte à regarder.

card-1 = une braise
card-2 = une flamme
card-3 = un brasier

## Le plateau

board-name = Le foyer
board-place =
    { $card ->
        [0] { SEAT($seat) } : pas encore de carte
        [none] { SEAT($seat) } : une carte face cachée
       *[other] { SEAT($seat) } : { WORD("card", $card) }
    }
board-hand-count =
    { $count ->
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
board-looked = a vu : { SEAT($seat) }
board-watching = Vous regardez la partie.
board-ask = Posez une de vos cartes, ou regardez-en une qui est déjà posée.
board-ask-lay = Posez une de vos cartes.
board-ask-sure = Est-ce votre coup ?
board-ask-over = La partie est finie.
board-wait = Aux autres de jouer.
board-lay = Poser { WORD("card", $card) }
board-look = Regarder la carte : { SEAT($seat) }
board-back = Retour
board-tip = Une carte haute rapporte plus, mais seulement si personne d’autre ne pose la même.
board-key-number = poser cette carte
board-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
board-win-you = Vous gagnez
board-win-shared = Vous gagnez avec { $names }
board-worth =
    { $points ->
        [0] { WORD("card", $card) }, mais la même carte est posée ailleurs : rien
        [one] { WORD("card", $card) } : { $points } point
       *[other] { WORD("card", $card) } : { $points } points
    }
