# «Гоблины против гномов».
#
# Имена игроков не склоняются, род неизвестен: имя стоит в именительном падеже, глагол в настоящем времени.
# Формы слов: .acc винительный, .loc предложный.

## Что происходит

event-round-began = Начинается раунд { $round }; первый ход делает { SEAT($first) }.
event-goals-shuffled = Три цели лежат рубашкой вверх.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } берёт карту роли.
       *[other] { SEAT($seat) } берёт карту роли: { WORD("role", $role) }.
    }
event-card-drawn =
    { $put_by ->
        [none]
            { $card ->
                [none] { SEAT($seat) } берёт карту.
               *[other] { SEAT($seat) } берёт карту: { WORD("card", $card) }.
            }
       *[other]
            { $card ->
                [none] { SEAT($seat) } берёт со дна колоды карту, которую туда кладёт { SEAT($put_by) }.
               *[other] { SEAT($seat) } берёт со дна колоды карту, которую туда кладёт { SEAT($put_by) }: { WORD("card", $card) }.
            }
    }
event-tile-laid =
    { $turn ->
        [0] { SEAT($seat) } выкладывает { WORD("card", $card, "acc") }: столбец { $column }, ряд { $row }.
       *[other] { SEAT($seat) } выкладывает { WORD("card", $card, "acc") } (с поворотом): столбец { $column }, ряд { $row }.
    }
event-door-opened = Открывается { WORD("color", $color) } дверь: столбец { $column }, ряд { $row }.
event-door-shut = Снова закрывается { WORD("color", $color) } дверь: столбец { $column }, ряд { $row }.
event-goal-opened = { SEAT($seat) } открывает { WORD("place", $goal, "acc") } цель: { WORD("goal", $shows) }.
event-goal-left-shut = { SEAT($seat) } оставляет { WORD("place", $goal, "acc") } цель закрытой.
event-bombs-went-off =
    { $count ->
        [0] Динамит срабатывает, но бомб в туннелях нет.
        [one] Динамит срабатывает: взорвана { $count } карта ({ LIST($cards, "card") }).
        [few] Динамит срабатывает: взорваны { $count } карты ({ LIST($cards, "card") }).
       *[many] Динамит срабатывает: взорвано { $count } карт ({ LIST($cards, "card") }).
    }
event-tile-blown-up = Взрыв: { SEAT($seat) } убирает { WORD("card", $card, "acc") } (столбец { $column }, ряд { $row }).
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } смотрит { WORD("place", $goal, "acc") } цель.
       *[other] { SEAT($seat) } смотрит { WORD("place", $goal, "acc") } цель: { WORD("goal", $shows) }.
    }
event-potion-drunk = Зелье: { SEAT($seat) } и { SEAT($target) } меняются ролями.
event-role-received =
    { $role ->
        [none] { SEAT($seat) } получает чужую роль; прежде её держит { SEAT($giver) }.
       *[other] { SEAT($seat) } получает роль: { WORD("role", $role) }; прежде её держит { SEAT($giver) }.
    }
event-ale-served =
    { $self ->
        [yes]
            { $skips ->
                [one] { SEAT($seat) } пьёт эль: пропуск на { $skips } ход.
                [few] { SEAT($seat) } пьёт эль: пропуск на { $skips } хода.
               *[many] { SEAT($seat) } пьёт эль: пропуск на { $skips } ходов.
            }
       *[no]
            { $skips ->
                [one] { SEAT($seat) } угощает элем: { SEAT($target) } пропускает { $skips } ход.
                [few] { SEAT($seat) } угощает элем: { SEAT($target) } пропускает { $skips } хода.
               *[many] { SEAT($seat) } угощает элем: { SEAT($target) } пропускает { $skips } ходов.
            }
    }
event-slept-off =
    { $left ->
        [0] { SEAT($seat) } после эля пропускает ход.
        [one] { SEAT($seat) } после эля пропускает ход; впереди ещё { $left } пропуск.
        [few] { SEAT($seat) } после эля пропускает ход; впереди ещё { $left } пропуска.
       *[many] { SEAT($seat) } после эля пропускает ход; впереди ещё { $left } пропусков.
    }
event-card-exchanged =
    { $card ->
        [none] { SEAT($seat) } кладёт карту под колоду.
       *[other] { SEAT($seat) } кладёт под колоду { WORD("card", $card, "acc") }.
    }
event-skipped =
    { $is_forced ->
        [yes] { SEAT($seat) } не может сыграть ни одной карты.
       *[no] { SEAT($seat) } не может выложить туннель и пропускает ход.
    }
event-hand-shown = { SEAT($seat) } показывает руку: { LIST($cards, "card") }.
event-passed = { SEAT($seat) } остаётся без карт и пропускает ход.
event-round-ended =
    { $opened ->
        [gold] Золото найдено, раунд { $round } окончен.
        [dragon] Дракон проснулся, раунд { $round } окончен.
       *[none] Ни золото, ни дракон не найдены, раунд { $round } окончен.
    } Все роли открыты. { SEATS($roles, "role") }.
event-points-moved =
    { $points ->
        [-1] { SEAT($seat) } теряет 1 очко, { WORD("why", $why) }; на счету { $score }.
        [one] { SEAT($seat) } получает { $points } очко, { WORD("why", $why) }; на счету { $score }.
        [few] { SEAT($seat) } получает { $points } очка, { WORD("why", $why) }; на счету { $score }.
       *[many] { SEAT($seat) } получает { $points } очков, { WORD("why", $why) }; на счету { $score }.
    }
event-point-stolen = Жадина { SEAT($seat) } крадёт очко: { SEAT($target) } беднеет на одно. Теперь { $score } против { $target_score }.
event-match-ended = Партию выигрывает { SEAT($winner) }. Очки: { SEATS($scores) }.

## Названия

role-shapeshifter = мастер перевоплощений (гоблин)
role-demolisher = подрывник (гоблин)
role-miser = жадина (гоблин)
role-driver = водитель (гоблин)
role-pedant = педант (гном)
role-king = король (гном)
role-keymaster = ключник (гном)
role-jeweller = ювелир (гном)

goal-gold = золото
goal-dynamite = динамит
goal-dragon = дракон

place-0 = верхняя
    .acc = верхнюю
place-1 = средняя
    .acc = среднюю
place-2 = нижняя
    .acc = нижнюю

color-red = красная
color-blue = синяя

side-north = север
    .loc = севере
side-east = восток
    .loc = востоке
side-south = юг
    .loc = юге
side-west = запад
    .loc = западе

why-gold = за золото
why-finder = за его открытие
why-mistake = потому что золото открыл гоблин
why-dragon = за дракона
why-nothing-found = потому что золото не найдено
why-shapeshifter = мастер перевоплощений
why-demolisher = подрывник
why-driver = водитель
why-pedant = педант
why-king = король
why-keymaster = ключник
why-jeweller = ювелир

card-passage-x = перекрёсток
card-passage-t = развилка
    .acc = развилку
card-passage-i = туннель
card-passage-l = поворот
card-bomb-x = перекрёсток с бомбой
card-bomb-t = развилка с бомбой
    .acc = развилку с бомбой
card-bomb-i = туннель с бомбой
card-bomb-l = поворот с бомбой
card-lantern-x = перекрёсток с фонарём
card-lantern-t = развилка с фонарём
    .acc = развилку с фонарём
card-lantern-i = туннель с фонарём
card-lantern-l = поворот с фонарём
card-ale-t = развилка с кружкой эля
    .acc = развилку с кружкой эля
card-ale-i = туннель с кружкой эля
card-ale-l = поворот с кружкой эля
card-door-red-i = красная дверь
    .acc = красную дверь
card-door-red-l = красная дверь на повороте
    .acc = красную дверь на повороте
card-door-blue-i = синяя дверь
    .acc = синюю дверь
card-door-blue-l = синяя дверь на повороте
    .acc = синюю дверь на повороте
card-key-red-t = развилка с красным ключом
    .acc = развилку с красным ключом
card-key-red-i = туннель с красным ключом
card-key-blue-t = развилка с синим ключом
    .acc = развилку с синим ключом
card-key-blue-l = поворот с синим ключом
card-rubble-x = завал на перекрёстке
card-rubble-t = завал на развилке
card-rubble-i = завал в туннеле
card-map = карта подземелья
    .acc = карту подземелья
card-explosion = взрыв
card-potion = зелье

## Почему так нельзя

refusal-chance-only = Это решает только случай.
refusal-only-watching = Вы только смотрите.
refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-no-such-player = На этом месте никого нет.
refusal-name-drinker = Сначала назовите, кто пьёт эль.
refusal-choose-goal = Сначала выберите, какую цель открыть.
refusal-open-or-leave = Сначала решите, открыть ли другую цель или оставить закрытой.
refusal-not-leaving = Оставить цель закрытой можно только после динамита, если её достигла та же карта.
refusal-goal-not-reached = К этой цели не подведён открытый путь.
refusal-not-choosing = Выбирать нечего: цель открывается, когда к ней подводят путь.
refusal-no-ale-laid = Игрока называют, только выложив карту с элем.
refusal-choose-theft = Сначала выберите, у кого забрать очко.
refusal-not-theft-time = Жадина крадёт только в конце раунда.
refusal-not-from-yourself = Нельзя украсть у себя.
refusal-no-point-to-steal = { SEAT($seat) } без очков: красть нечего.
refusal-not-in-hand = У вас на руке нет такой карты: { WORD("card", $card) }.
refusal-deck-empty = Колода пуста, поменять карту нельзя.
refusal-can-lay = У вас есть туннель, который можно выложить: выложите его, сыграйте карту или поменяйте одну.
refusal-must-play = Колода пуста, а у вас есть карта, которую можно сыграть: сыграйте её.
refusal-cell-taken = Здесь уже что-то лежит.
refusal-touches-no-tile = Туннель должен лежать рядом с уже выложенным.
refusal-not-joined = Сюда не ведёт открытый путь от старта.
refusal-door-shut = Дверь, ведущая сюда, закрыта.
refusal-does-not-fit = Туннель не стыкуется с соседним на { WORD("side", $side, "loc") }.
refusal-nothing-to-blow-up = Здесь нечего взрывать.
refusal-start-stays = Старт взорвать нельзя.
refusal-goal-stays = Цель взорвать нельзя.
refusal-lantern-stays = Туннель с фонарём взорвать нельзя.
refusal-goal-open = Эта цель уже открыта.
refusal-not-with-yourself = Ролями меняются с другим игроком.

## Игровое поле

board-name = Подземелье
board-start = Старт
board-place = Столбец { $column }, ряд { $row }
board-laid = { WORD("card", $card) }, столбец { $column }, ряд { $row }
board-laid-dark = { WORD("card", $card) }, отрезано от старта, столбец { $column }, ряд { $row }
board-door-open = { WORD("card", $card) }, открыта, столбец { $column }, ряд { $row }
board-door-shut = { WORD("card", $card) }, закрыта, столбец { $column }, ряд { $row }
board-goal-hidden = Цель, { WORD("place", $place) }: закрыта
board-goal-seen = Цель, { WORD("place", $place) }: закрыта, но вы знаете, что там: { WORD("goal", $shows) }
board-goal-open = Цель, { WORD("place", $place) }: { WORD("goal", $shows) }
board-seen-by = Кто смотрел: { $names }
board-blow-at = Взорвать туннель: столбец { $column }, ряд { $row }
board-deck =
    { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
board-round-short = Раунд { $round }
board-passes = Пропусков подряд: { $count } из { $players }
board-zoom-in = Ближе (+)
board-zoom-out = Дальше (-)
board-fit = Показать всё (F)
board-rule = Правило { $rule }
board-cards =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
board-score =
    { $count ->
        [one] { $count } очко из { $target }
        [few] { $count } очка из { $target }
       *[many] { $count } очков из { $target }
    }
board-sleeps =
    { $count ->
        [one] после эля пропускает { $count } ход
        [few] после эля пропускает { $count } хода
       *[many] после эля пропускает { $count } ходов
    }
board-drank = участие в обмене ролями
board-race-goblin = гоблин
board-race-gnome = гном
board-why-not = Почему не { SEAT($seat) }?
board-whom = Кто?
board-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
       *[many] Ваша рука: { $count } карт
    }
board-hand-of = В руке у игрока { SEAT($seat) }
board-hand-shown = Открытая рука: { SEAT($seat) }
board-hand-empty = У вас нет карт.
board-watching = Вы смотрите.
board-exchange-zone = Под колоду
board-under =
    { $count ->
        [0] там ещё нет карт
        [one] там { $count } карта
        [few] там { $count } карты
       *[many] там { $count } карт
    }
board-secret-title = Ваша роль
board-secret-how = Посмотреть
board-secret-own = Ваша роль
board-secret-new = Ваша новая роль
board-secret-card = На вашей карте { $name }: в этой партии у персонажа нет своего желания.
board-secret-goal = Цель, { WORD("place", $place) }
board-seen = Понятно
board-known = это знаете только вы
board-look-at-mine = Посмотреть на шахту
board-to-result = К итогам раунда
board-hit-ale = { SEAT($seat) } угощает вас элем: вы пропускаете ход
board-hit-asleep = Вы отсыпаетесь после эля
board-hit-potion = { SEAT($seat) } меняется с вами ролями
board-hit-robbed = { SEAT($seat) } забирает у вас очко

# Что нужно сделать

board-ask-over = Партия окончена.
board-ask-chance = Раздаются карты.
board-wait = { SEAT($seat) } думает.
board-wait-goal = { SEAT($seat) } выбирает, какую цель открыть.
board-wait-second = { SEAT($seat) } решает, открыть ли ещё одну цель.
board-wait-ale = { SEAT($seat) } выбирает, кого угостить элем.
board-wait-steal = { SEAT($seat) } выбирает, у кого украсть.
board-ask-card = Ваш ход: выберите карту.
board-ask-must = Ваш ход. Колода пуста: сыграйте карту, даже себе во вред.
board-ask-skip = Выложить туннель нельзя: сыграйте карту, поменяйте одну или пропустите ход.
board-ask-cell = Куда положить { WORD("card", $card, "acc") }?
board-ask-lay = Положить сюда { WORD("card", $card, "acc") }?
board-ask-explode = Какой туннель взорвать?
board-ask-goal = Какую цель посмотреть?
board-ask-sure = Точно?
board-ask-player = С кем поменяться ролями?
board-ask-exchange = Положить под колоду { WORD("card", $card, "acc") } и взять другую карту?
board-ask-useless = Сейчас эту карту можно только поменять: { WORD("card", $card) }.
board-ask-stuck = Сейчас эту карту сыграть нельзя: { WORD("card", $card) }.
board-ask-open = Туннель подвёл сразу к нескольким целям. Какую открыть первой?
board-ask-second = Динамит сработал, а путь к другой цели цел. Открыть и её?
board-ask-ale = Кто пьёт эль и пропускает ход?
board-ask-steal = Дракон проснулся. У кого забрать очко?

# Кнопки

board-back = Назад
board-put-back = Вернуть в руку
board-turn = Повернуть (R)
board-lay = Положить
board-blow = Взорвать
board-look = Посмотреть { WORD("place", $place, "acc") } цель
board-open = Открыть { WORD("place", $place, "acc") } цель
board-leave = Оставить закрытой
board-drink = Поменяться ролями: { SEAT($seat) }
board-serve = Угостить элем: { SEAT($seat) }
board-serve-self = Выпить самому
board-steal = Забрать очко: { SEAT($seat) }
board-exchange = Поменять
board-exchange-card = Поменять: { WORD("card", $card) }
board-skip = Пропустить ход
board-show-hand = Показать руку и пропустить ход

# Для новичков

board-tip-wait = Пока ждёте, двигайте подземелье пальцем или мышью и присматривайтесь к другим: их ходы выдают, кто они.
board-tip-card = Выберите карту: места и игроки, для которых она годится, загорятся. Накрытая карта рядом с рукой напомнит, кто вы.
board-tip-place = Выберите светящееся место. Нажмите на другое, и вы узнаете, почему туда нельзя.
board-tip-player = Выберите игрока, чья табличка светится.
board-tip-turn = Поверните карту клавишей R, колёсиком или нажатием на неё в руке. Нажмите на место ещё раз, чтобы положить карту.
board-tip-ale = Кто пьёт эль, пропускает следующий ход. Можно назвать и себя.
board-tip-goal = Золото и дракон завершают раунд. Динамит взрывает все туннели с бомбами, а с ними, может быть, и путь к другой цели.
board-tip-second = Золото и дракон завершают раунд. Оставленная цель откроется, когда к ней заново подведут путь.

# Чего хотят персонажи

wish-shapeshifter = Очко за участие в обмене ролями
wish-demolisher = Очко, если открыт динамит
wish-miser = Заберите у кого-нибудь очко, если открыт дракон
wish-driver = Очко, если на пути к золоту или дракону нет дверей
wish-pedant = Очко, если к концу раунда колода пуста
wish-king = Очко, если на пути к золоту не меньше трёх кружек эля
wish-keymaster = Очко, если путь к золоту или дракону ведёт через двери
wish-jeweller = Очко, если открыто золото

# Конец

board-round-over = Раунд { $round } окончен
board-found-gold = Золото найдено
board-found-mistake = Золото открыл гоблин
board-found-dragon = Дракон проснулся
board-found-nothing = Золото не найдено
board-win-you = Вы победили
board-winner = Побеждает { SEAT($seat) }
board-points = Откуда взялось каждое очко
board-points-partly = Вы пришли позже, поэтому некоторых раундов нет.
board-end-round = Раунд { $round }
board-end-gold = золото
board-end-dragon = дракон
board-end-nothing = ничего не найдено
board-line = { WORD("why", $why) }
board-line-stole = кража: { SEAT($seat) }
board-line-robbed = крадёт { SEAT($seat) }
board-line-none = Ни одна фишка не сдвинулась.

# Что есть что

want-gnome = Прокопайте путь от старта к золоту: каждый гном получит очко, а тот, кто его откроет, ещё одно.
want-goblin = Не пустите гномов к золоту или разбудите дракона: тогда очки получат гоблины.
help-goal-gold = Раунд окончен: каждый гном получает очко, а гном, который открыл золото, ещё одно.
help-goal-dynamite = Взрывает все туннели с бомбами; раунд продолжается.
help-goal-dragon = Раунд окончен: каждый гоблин получает два очка.
board-keys-cards = Выбрать карту из руки
board-keys-turn = Повернуть карту
board-keys-role = Посмотреть свою роль
board-keys-fit = Увидеть всё поле
board-keys-zoom = Ближе и дальше
