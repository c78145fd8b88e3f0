event-dealt =
    { $card ->
        [none] { SEAT($seat) } получает карту.
       *[other] { SEAT($seat) } получает карту: { WORD("card", $card) }.
    }
event-laid =
    { $card ->
        [none] { SEAT($seat) } выкладывает карту рубашкой вверх.
       *[other] { SEAT($seat) } выкладывает карту рубашкой вверх: { WORD("card", $card) }.
    }
event-peeked =
    { $own ->
        [yes] Вы смотрите карту игрока { SEAT($other) }: { WORD("card", $card) }.
       *[no]
            { $card ->
                [none] { SEAT($seat) } смотрит карту игрока { SEAT($other) }.
               *[other] { SEAT($seat) } смотрит карту игрока { SEAT($other) }: { WORD("card", $card) }.
            }
    }
event-turned-over = Все карты открываются: { SEATS($cards, "card") }.

refusal-chance-only = Карты сдаёт только случай.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-in-hand = У вас нет такой карты: { WORD("card", $card) }.
refusal-looked-already = Вы уже посмотрели чужую карту.
refusal-no-card-there = Там нет карты, на которую можно посмотреть.

card-1 = уголёк
card-2 = огонёк
card-3 = костёр

## Поле

board-name = Очаг
board-place =
    { $card ->
        [0] { SEAT($seat) }: карты ещё нет
        [none] { SEAT($seat) }: карта рубашкой вверх
       *[other] { SEAT($seat) }: { WORD("card", $card) }
    }
board-hand-count =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
board-looked = подсмотрено: { SEAT($seat) }
board-watching = Вы наблюдаете за игрой.
board-ask = Выложите свою карту или посмотрите одну из лежащих.
board-ask-lay = Выложите одну из своих карт.
board-ask-sure = Это ваш ход?
board-ask-over = Партия окончена.
board-wait = Ходят другие.
board-lay = Выложить: { WORD("card", $card) }
board-look = Посмотреть карту игрока { SEAT($seat) }
board-back = Назад
board-tip = Старшая карта приносит больше, но только если такую же не выложит никто другой.
board-key-number = выложить эту карту
board-winners =
    { $count ->
        [one] { $names } побеждает
       *[other] { $names } побеждают вместе
    }
board-win-you = Вы победили
board-win-shared = Вы побеждаете вместе: { $names }
board-worth =
    { $points ->
        [0] { WORD("card", $card) }, но такую же карту выложил кто-то ещё: ничего
        [one] { WORD("card", $card) }: { $points } очко
        [few] { WORD("card", $card) }: { $points } очка
       *[many] { WORD("card", $card) }: { $points } очков
    }
