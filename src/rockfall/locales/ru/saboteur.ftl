# «Гномы-вредители», базовая игра и игра с дополнением.
#
# Имена игроков не склоняются, род неизвестен: имя стоит в именительном падеже, глагол в настоящем времени.
# Формы слов: .acc винительный, .gen родительный, .ins творительный, .loc предложный.

## Что происходит

event-round-began = Начинается раунд { $round }; первый ход делает { SEAT($first) }.
event-goals-shuffled = Три карты золотой жилы лежат рубашкой вверх.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } берёт карту гнома.
       *[other] { SEAT($seat) } берёт карту гнома: { WORD("role", $role) }.
    }
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } берёт карту.
       *[other] { SEAT($seat) } берёт карту: { WORD("card", $card) }.
    }
event-path-laid =
    { $turned ->
        [yes] { SEAT($seat) } выкладывает { WORD("card", $card, "acc") } (карта повёрнута): столбец { $column }, ряд { $row }.
       *[no] { SEAT($seat) } выкладывает { WORD("card", $card, "acc") }: столбец { $column }, ряд { $row }.
    }
event-goal-opened =
    { $goal ->
        [0] Туннель доходит до верхней жилы: { WORD("goal", $shows) }.
        [1] Туннель доходит до средней жилы: { WORD("goal", $shows) }.
       *[2] Туннель доходит до нижней жилы: { WORD("goal", $shows) }.
    }
event-tool-broken =
    { $self ->
        [yes] { SEAT($seat) } ломает собственную { WORD("tool", $tool, "acc") }.
       *[no] { SEAT($seat) } ломает { WORD("tool", $tool, "acc") }: { SEAT($target) } остаётся без { WORD("tool", $tool, "gen") }.
    }
event-tool-mended =
    { $self ->
        [yes] { SEAT($seat) } чинит собственную { WORD("tool", $tool, "acc") } ({ WORD("card", $card) }).
       *[no] { SEAT($seat) } чинит { WORD("tool", $tool, "acc") } ({ WORD("card", $card) }): { SEAT($target) } снова с { WORD("tool", $tool, "ins") }.
    }
event-path-removed = Обвал: { SEAT($seat) } убирает { WORD("card", $card, "acc") } (столбец { $column }, ряд { $row }).
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } смотрит { WORD("place", $goal, "acc") } жилу.
       *[other] { SEAT($seat) } смотрит { WORD("place", $goal, "acc") } жилу: { WORD("goal", $shows) }.
    }
event-card-discarded =
    { $card ->
        [none] { SEAT($seat) } сбрасывает карту.
       *[other] { SEAT($seat) } сбрасывает карту: { WORD("card", $card) }.
    }
event-passed = { SEAT($seat) } остаётся без карт и пропускает ход.
event-round-ended =
    { $gold ->
        [yes]
            Золото найдено, раунд { $round } окончен.{ $blue ->
                [none] { "" }
                [yes]
                    { $green ->
                        [yes] { " " }Побеждают обе команды.
                       *[no] { " " }Побеждает синяя команда.
                    }
               *[no]
                    { $green ->
                        [yes] { " " }Побеждает зелёная команда.
                       *[no] { " " }Двери не пускают к нему ни одну команду.
                    }
            }
       *[no] Золото остаётся в горе, раунд { $round } окончен.
    } Все открывают карты гномов. { SEATS($roles, "role") }.
event-gold-laid-out =
    { $count ->
        [one] По кругу идёт { $count } карта золота рубашкой вверх.
        [few] По кругу идут { $count } карты золота рубашкой вверх.
       *[many] По кругу идут { $count } карт золота рубашкой вверх.
    }
event-gold-taken =
    { $nuggets ->
        [none] { SEAT($seat) } берёт карту золота.
        [one] { SEAT($seat) } берёт карту золота: { $nuggets } самородок.
        [few] { SEAT($seat) } берёт карту золота: { $nuggets } самородка.
       *[many] { SEAT($seat) } берёт карту золота: { $nuggets } самородков.
    }
event-gold-paid =
    { $nuggets ->
        [none] { SEAT($seat) } ({ WORD("role", $why) }) получает свою долю.
        [one] { SEAT($seat) } ({ WORD("role", $why) }) получает { $nuggets } самородок.
        [few] { SEAT($seat) } ({ WORD("role", $why) }) получает { $nuggets } самородка.
       *[many] { SEAT($seat) } ({ WORD("role", $why) }) получает { $nuggets } самородков.
    }
event-match-ended = Партия окончена. Самородки: { SEATS($scores) }.

## Что происходит в игре с дополнением

event-theft-placed = { SEAT($seat) } кладёт перед собой карту «Вор».
event-theft-removed = Руки прочь, говорит { SEAT($seat) }: { SEAT($target) } теряет карту «Вор».
event-hands-swapped = Смена карт: { SEAT($seat) } и { SEAT($target) } меняются картами.
event-hand-received = { SEAT($seat) } получает карты: { LIST($cards, "card") }.
event-role-inspected =
    { $role ->
        [none] Расследование: { SEAT($seat) } узнаёт, кто скрывается под именем { SEAT($target) }.
       *[other] Расследование: { SEAT($seat) } узнаёт, кто скрывается под именем { SEAT($target) }. Это { WORD("role", $role) }.
    }
event-hat-swapped =
    { $self ->
        [yes] Смена ролей: { SEAT($seat) } сбрасывает карту гнома и берёт другую.
       *[no] Смена ролей, её играет { SEAT($seat) }: { SEAT($target) } сбрасывает карту гнома и берёт другую.
    }
event-trapped = { SEAT($seat) } ставит ловушку: попадается { SEAT($target) }.
event-freed =
    { $self ->
        [yes] { SEAT($seat) } выбирается из ловушки.
       *[no] { SEAT($seat) } открывает ловушку: { SEAT($target) } на свободе.
    }
event-unburdened = { SEAT($seat) } сбрасывает две карты, чтобы избавиться от { WORD("hindrance", $hindrance, "gen") }.
event-stolen =
    { $target ->
        [none] { SEAT($seat) } может украсть, но ничего не крадёт.
       *[other] { SEAT($seat) } крадёт самородок: { SEAT($target) } беднеет на один.
    }

## Названия

role-miner = золотоискатель
role-saboteur = вредитель
role-blue = синий золотоискатель
role-green = зелёный золотоискатель
role-boss = босс
role-profiteer = делец
role-geologist = геолог

tool-lamp = лампа
    .acc = лампу
    .gen = лампы
    .ins = лампой
tool-cart = вагонетка
    .acc = вагонетку
    .gen = вагонетки
    .ins = вагонеткой
tool-pick = кирка
    .acc = кирку
    .gen = кирки
    .ins = киркой

hindrance-lamp = сломанная лампа
    .gen = сломанной лампы
hindrance-cart = сломанная вагонетка
    .gen = сломанной вагонетки
hindrance-pick = сломанная кирка
    .gen = сломанной кирки
hindrance-trap = ловушка
    .gen = ловушки

place-0 = верхняя
    .acc = верхнюю
place-1 = средняя
    .acc = среднюю
place-2 = нижняя
    .acc = нижнюю

goal-gold = золото
goal-stone-nw = камень
goal-stone-ne = камень

card-straight-ns = туннель север–юг
card-straight-ew = туннель восток–запад
card-curve-nw = поворот север–запад
card-curve-ne = поворот север–восток
card-tee-new = развилка север–восток–запад
    .acc = развилку север–восток–запад
card-tee-nes = развилка север–восток–юг
    .acc = развилку север–восток–юг
card-cross = перекрёсток
card-blind-n = тупик на севере
card-blind-e = тупик на востоке
card-blind-ns = глухой туннель север–юг
card-blind-ew = глухой туннель восток–запад
card-blind-nw = глухой поворот север–запад
card-blind-ne = глухой поворот север–восток
card-blind-new = глухая развилка север–восток–запад
    .acc = глухую развилку север–восток–запад
card-blind-nes = глухая развилка север–восток–юг
    .acc = глухую развилку север–восток–юг
card-blind-nesw = глухой перекрёсток
card-break-lamp = сломанная лампа
card-break-cart = сломанная вагонетка
card-break-pick = сломанная кирка
card-mend-lamp = ремонт лампы
card-mend-cart = ремонт вагонетки
card-mend-pick = ремонт кирки
card-mend-lamp-or-pick = ремонт лампы или кирки
card-mend-pick-or-cart = ремонт кирки или вагонетки
card-mend-cart-or-lamp = ремонт вагонетки или лампы
card-rockfall = обвал
card-map = секретная карта
card-bridge = мост
card-double-curve-nw-es = двойной поворот север–запад и юг–восток
card-double-curve-ne-sw = двойной поворот север–восток и юг–запад
card-ladder-s = лестница на юг
    .acc = лестницу на юг
card-ladder-e = лестница на восток
    .acc = лестницу на восток
card-ladder-es = лестница на юг и восток
    .acc = лестницу на юг и восток
card-ladder-ne = лестница на север и восток
    .acc = лестницу на север и восток
card-blue-door-ns = синяя дверь север–юг
    .acc = синюю дверь север–юг
card-blue-door-ew = синяя дверь восток–запад
    .acc = синюю дверь восток–запад
card-blue-door-ne = синяя дверь север–восток
    .acc = синюю дверь север–восток
card-green-door-ns-blind-e = зелёная дверь север–юг с тупиком на востоке
    .acc = зелёную дверь север–юг с тупиком на востоке
card-green-door-ew = зелёная дверь восток–запад
    .acc = зелёную дверь восток–запад
card-green-door-es = зелёная дверь юг–восток
    .acc = зелёную дверь юг–восток
card-crystal-cross = перекрёсток с кристаллом
card-crystal-tee-esw = развилка восток–юг–запад с кристаллом
    .acc = развилку восток–юг–запад с кристаллом
card-crystal-tee-nes = развилка север–восток–юг с кристаллом
    .acc = развилку север–восток–юг с кристаллом
card-crystal-tee-esw-blind-n = развилка восток–юг–запад с кристаллом и тупиком на севере
    .acc = развилку восток–юг–запад с кристаллом и тупиком на севере
card-crystal-tee-nsw-blind-e = развилка север–юг–запад с кристаллом и тупиком на востоке
    .acc = развилку север–юг–запад с кристаллом и тупиком на востоке
card-crystal-ew-blind-s = туннель восток–запад с кристаллом и тупиком на юге
card-crystal-blind-n = тупик на севере с кристаллом
card-crystal-blind-e = тупик на востоке с кристаллом
card-ns-blind-ew = туннель север–юг с тупиками на востоке и западе
card-ew-blind-ns = туннель восток–запад с тупиками на севере и юге
card-ns-blind-e = туннель север–юг с тупиком на востоке
card-nw-blind-s = поворот север–запад с тупиком на юге
card-ne-blind-s = поворот север–восток с тупиком на юге
card-theft = вор
card-hands-off = руки прочь
card-swap-hands = смена карт
card-inspection = расследование
card-swap-hats = смена ролей
card-trap = ловушка
card-freedom = освобождение

side-north = север
    .loc = севере
side-east = восток
    .loc = востоке
side-south = юг
    .loc = юге
side-west = запад
    .loc = западе

## Почему так нельзя

refusal-chance-only = Это решает только случай.
refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-only-watching = Вы только смотрите.
refusal-choose-gold = Сначала выберите карту золота.
refusal-no-such-gold =
    { $nuggets ->
        [one] Карты золота, на которой { $nuggets } самородок, здесь нет.
        [few] Карты золота, на которой { $nuggets } самородка, здесь нет.
       *[many] Карты золота, на которой { $nuggets } самородков, здесь нет.
    }
refusal-not-gold-time = Золото делят только после раунда, в котором победили золотоискатели.
refusal-finish-discarding = Сначала закончите сброс.
refusal-discard-in-order = Карты сбрасываются в установленном порядке; { WORD("card", $card) } идёт раньше.
refusal-discard-another-way = Эту карту сейчас сбросить нельзя: { WORD("card", $card) }.
refusal-not-discarding = Сейчас вы ничего не сбрасываете.
refusal-choose-theft = Сначала выберите, у кого украсть, или откажитесь от кражи.
refusal-not-theft-time = Воры действуют только в конце раунда.
refusal-no-gold-to-steal = { SEAT($seat) } без золота: красть нечего.
refusal-not-from-yourself = Нельзя украсть у себя.
refusal-no-such-player = На этом месте никого нет.
refusal-not-in-hand = У вас на руке нет такой карты: { WORD("card", $card) }.
refusal-tool-broken = Ваша { WORD("tool", $tool) } сломана, поэтому прокладывать туннель нельзя.
refusal-trapped = Вы в ловушке, поэтому прокладывать туннель нельзя.
refusal-cell-taken = Здесь уже лежит карта.
refusal-touches-no-card = Карта туннеля должна лежать рядом с уже выложенной картой.
refusal-beyond-the-edge = Это уже за краем стола.
refusal-cut-off = Эта часть отрезана обвалом: сначала её нужно снова соединить со входом в шахту.
refusal-not-joined = Ни одна соседняя карта не соединена туннелем со входом в шахту.
refusal-not-carried-on = Карта должна продолжать туннель, ведущий от входа в шахту.
refusal-does-not-fit = Карта не стыкуется с соседней картой на { WORD("side", $side, "loc") }.
refusal-double-not-joined = Ни один из двух туннелей на этой карте не продолжит туннель от входа в шахту.
refusal-ladder-beside-goal = Лестницу нельзя класть рядом с золотой жилой.
refusal-ladder-joins-nothing = Лестница должна продолжать какой-нибудь туннель.
refusal-tool-broken-already = { SEAT($seat) } и так без { WORD("tool", $tool, "gen") }.
refusal-tool-not-broken = { SEAT($seat) } с исправной { WORD("tool", $tool, "ins") }: чинить нечего.
refusal-nothing-to-remove = Здесь нет карты туннеля, которую можно убрать.
refusal-start-stays = Вход в шахту убрать нельзя.
refusal-goal-stays = Золотую жилу убрать нельзя.
refusal-goal-open = Эта жила уже открыта.
refusal-theft-already = Перед вами уже лежит карта «Вор».
refusal-no-theft-there = { SEAT($seat) } без карты «Вор»: убирать нечего.
refusal-not-on-yourself = Эту карту играют только на другого игрока.
refusal-trapped-already = { SEAT($seat) } уже в ловушке.
refusal-not-trapped = { SEAT($seat) } не в ловушке.
refusal-no-such-hindrance =
    { $hindrance ->
        [trap] Вы не в ловушке.
       *[other] Ваша { WORD("tool", $hindrance) } не сломана.
    }
refusal-too-few-cards = Для этого нужны две карты, а у вас меньше.

## Игровое поле

board-name = Шахта
board-start = Вход в шахту
board-place = Столбец { $column }, ряд { $row }
board-laid = { WORD("card", $card) }, столбец { $column }, ряд { $row }
board-laid-dark = { WORD("card", $card) }, отрезано от входа, столбец { $column }, ряд { $row }
board-goal-hidden = Золотая жила, { WORD("place", $place) }: закрыта
board-goal-seen = Золотая жила, { WORD("place", $place) }: закрыта, но вы знаете, что там: { WORD("goal", $shows) }
board-goal-open = Золотая жила, { WORD("place", $place) }: { WORD("goal", $shows) }
board-seen-by = Кто смотрел: { $names }
board-fall-at = Обрушить карту: столбец { $column }, ряд { $row }
board-deck =
    { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
board-round = Раунд { $round } из { $rounds }
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
board-some-nuggets = Золото есть, сколько — тайна
board-nuggets =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }
board-why-not = Почему не { SEAT($seat) }?
board-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
       *[many] Ваша рука: { $count } карт
    }
board-hand-of = В руке у игрока { SEAT($seat) }
board-hand-empty = У вас нет карт.
board-watching = Вы смотрите.
board-discard-zone = Сброс
board-secret-title = Ваш гном
board-secret-how = Посмотреть
board-secret-own = Ваша роль
board-secret-of = { SEAT($seat) }: роль
board-secret-goal = Золотая жила, { WORD("place", $place) }
board-secret-tell = Расскажите другим. Или расскажите не совсем то.
board-secret-gold =
    { $count ->
        [one] У вас { $count } самородок.
        [few] У вас { $count } самородка.
       *[other] У вас { $count } самородков.
    }
board-seen = Понятно
board-known = это знаете только вы
board-look-at-mine = Посмотреть на шахту
board-to-result = К итогам раунда
board-hit-broken = Вы остались без { WORD("tool", $tool, "gen") }
board-hit-mended = У вас снова есть { WORD("tool", $tool) }
board-hit-trapped = Вы в ловушке
board-hit-freed = Вы на свободе
board-hit-theft = Руки прочь: вашу карту «Вор» убрали
board-hit-hands = { SEAT($seat) } меняется с вами картами
board-hit-hat = У вас новая роль
board-hit-inspected = { SEAT($seat) } узнаёт вашу роль
board-hit-stolen = { SEAT($seat) } крадёт у вас самородок

# Что нужно сделать

board-ask-over = Партия окончена.
board-ask-chance = Раздаются карты.
board-wait = { SEAT($seat) } думает.
board-wait-gold = { SEAT($seat) } выбирает карту золота.
board-wait-steal = { SEAT($seat) } выбирает, у кого украсть.
board-ask-card = Ваш ход: выберите карту.
board-ask-hindered = Ваш ход. Прокладывать туннель сейчас нельзя: сыграйте действие или сбросьте карту.
board-ask-cell = Куда положить { WORD("card", $card, "acc") }?
board-ask-lay = Положить сюда { WORD("card", $card, "acc") }?
board-ask-fall = Какую карту обрушить?
board-ask-goal = Какую жилу посмотреть?
board-ask-break = Кому сломать { WORD("tool", $tool, "acc") }?
board-ask-mend =
    { $other ->
        [none] Кому починить { WORD("tool", $tool, "acc") }?
       *[other] Кому починить { WORD("tool", $tool, "acc") } или { WORD("tool", $other, "acc") }?
    }
board-ask-hands-off = Чью карту «Вор» убрать?
board-ask-swap-hands = С кем поменяться картами?
board-ask-inspection = Чью роль узнать?
board-ask-swap-hats = Кто получит новую роль?
board-ask-trap = Кого поймать в ловушку?
board-ask-freedom = Кого освободить?
board-ask-theft = Положить карту «Вор» перед собой?
board-ask-discard = Сбросить { WORD("card", $card, "acc") }?
board-ask-sure = Точно?
board-ask-useless = Эту карту сейчас можно только сбросить: { WORD("card", $card) }.
board-ask-give =
    { $count ->
        [0] Выберите карты для сброса, не больше { $most }.
        [one] Выбрана { $count } карта, можно до { $most }.
        [few] Выбрано { $count } карты, можно до { $most }.
       *[many] Выбрано { $count } карт, можно до { $most }.
    }
board-ask-pay =
    { $count ->
        [0] Сбросить эти две карты, чтобы избавиться от { WORD("hindrance", $hindrance, "gen") }?
        [one] Выберите ещё { $count } карту, чтобы избавиться от { WORD("hindrance", $hindrance, "gen") }.
        [few] Выберите { $count } карты, чтобы избавиться от { WORD("hindrance", $hindrance, "gen") }.
       *[many] Выберите { $count } карт, чтобы избавиться от { WORD("hindrance", $hindrance, "gen") }.
    }
board-ask-more =
    { $count ->
        [one] Сбросьте ещё { $count } карту или остановитесь.
        [few] Сбросьте ещё до { $count } карт или остановитесь.
       *[many] Сбросьте ещё до { $count } карт или остановитесь.
    }
board-ask-paying =
    { $count ->
        [one] Сбросьте ещё { $count } карту.
        [few] Сбросьте { $count } карты.
       *[many] Сбросьте { $count } карт.
    }
board-ask-gold = Выберите карту золота, которую оставите себе.
board-ask-steal = У кого украсть самородок?

# Кнопки

board-back = Назад
board-put-back = Вернуть в руку
board-turn = Повернуть (R)
board-lay = Положить
board-discard = Сбросить
board-discard-card = Сбросить: { WORD("card", $card) }
board-discard-some = Сбросить до трёх
board-stop = Достаточно
board-give =
    { $count ->
        [0] Сбросить
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
board-pay = Сбросить две карты
board-unburden = Избавиться от { WORD("hindrance", $hindrance, "gen") } за две карты
board-break = Сломать { WORD("tool", $tool, "acc") }: { SEAT($seat) }
board-mend = Починить { WORD("tool", $tool, "acc") }
board-mend-of = Починить { WORD("tool", $tool, "acc") }: { SEAT($seat) }
board-fall = Обрушить
board-look = Посмотреть { WORD("place", $place, "acc") } жилу
board-take =
    { $nuggets ->
        [one] Взять { $nuggets } самородок
        [few] Взять { $nuggets } самородка
       *[many] Взять { $nuggets } самородков
    }
board-pity = Ни у кого не красть
board-steal = Украсть самородок: { SEAT($seat) }
board-place-theft = Положить перед собой
board-hands-off = Убрать карту «Вор»: { SEAT($seat) }
board-swap-hands = Поменяться картами: { SEAT($seat) }
board-inspect = Узнать роль: { SEAT($seat) }
board-swap-hats = Сменить роль: { SEAT($seat) }
board-set-trap = Поймать в ловушку: { SEAT($seat) }
board-set-free = Освободить: { SEAT($seat) }

# Для новичков

board-tip-wait = Пока ждёте, двигайте шахту пальцем или мышью и присматривайтесь к другим: их ходы выдают, кто они.
board-tip-card = Выберите карту: места и игроки, для которых она годится, загорятся. Накрытая карта рядом с рукой напомнит, кто вы.
board-tip-place = Выберите светящееся место. Нажмите на другое, и вы узнаете, почему туда нельзя.
board-tip-player = Выберите игрока, чья табличка светится.
board-tip-turn = Поверните карту клавишей R или нажатием на неё в руке. Нажмите на место ещё раз, чтобы положить карту.
board-tip-hindered = Пока помеха лежит перед вами, прокладывать туннель нельзя. Поможет ремонт, ваш или чей-нибудь ещё.

# Конец

board-round-over = Раунд { $round } окончен
board-won-miners = Золото найдено: раунд выигрывают золотоискатели
board-won-saboteurs = Золото остаётся в горе
board-won-both = Раунд выигрывают обе команды
board-won-blue = Раунд выигрывает синяя команда
board-won-green = Раунд выигрывает зелёная команда
board-won-nobody = Золото открыто, но пройти не может ни одна команда
board-win-you = Вы победили
board-win-shared = Вы победили вместе: { $names }
board-winners =
    { $count ->
        [one] Побеждает { $names }
       *[other] Победу делят { $names }
    }
board-points = Откуда взялся каждый самородок
board-points-unseen = Карты золота берут втёмную: где стоит знак вопроса, известна только сумма.
board-points-partly = Вы пришли позже, поэтому некоторых строк нет.
board-player = Игрок
board-total = Самородки
board-line-share = карта золота
board-line-paid = { WORD("role", $why) }
board-line-stole = кража: { SEAT($seat) }
board-line-robbed = крадёт { SEAT($seat) }
board-line-none = ничего

# Что есть что

want-miner = Прокопайте туннель от старта к золоту: если оно найдено, золотоискатели делят его.
want-saboteur = Сделайте так, чтобы до золота никто не добрался: если оно останется в горе, вредители получат награду.
want-blue = Прокопайте к золоту туннель без зелёных дверей: тогда побеждает синяя команда.
want-green = Прокопайте к золоту туннель без синих дверей: тогда побеждает зелёная команда.
want-boss = Вы побеждаете с любой командой золотоискателей, но получаете на самородок меньше.
want-profiteer = Вы побеждаете с теми, кто победит, будь то золотоискатели или вредители, но получаете на два самородка меньше.
want-geologist = Кто бы ни победил, вы получаете по самородку за каждый кристалл в шахте.
board-keys-cards = Выбрать карту из руки
board-keys-turn = Повернуть карту
board-keys-role = Посмотреть свою роль
board-keys-fit = Увидеть всё поле
board-keys-zoom = Ближе и дальше
