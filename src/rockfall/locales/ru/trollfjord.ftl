# «Молот троллей».
#
# Имена игроков не склоняются, род неизвестен: имя стоит в именительном падеже, глагол в настоящем времени.
# Формы слов: .acc винительный (куда), .gen родительный (откуда), .loc предложный (где), с предлогом.

## Что происходит

event-fortresses-set = Крепости расставлены, от A до F: { LIST($numbers, "number") }.
event-walkway-laid = Дорожка выложена: дощечки { LIST($planks) }.
event-lords-lined-up = Короли троллей стоят на стартовой дощечке: { SEATS($starts) }. Начинает тот, у кого номер больше.
event-treasure-turned-up = Новое сокровище лежит { WORD("region", $region, "loc") }.
event-turn-began =
    { $is_last ->
        [yes] Последний ход делает { SEAT($seat) }.
       *[no] Ходит { SEAT($seat) }.
    }
event-lord-moved =
    { $kind ->
        [place] { SEAT($seat) } идёт на ячейку размещения ({ $count }): { WORD("landscape", $landscape) } (место { $space }).
       *[wander] { SEAT($seat) } идёт на ячейку странствий ({ $count }; место { $space }).
    }
event-troll-placed =
    { $tailwind ->
        [yes] С попутным ветром { SEAT($seat) } ставит тролля { WORD("region", $region, "acc") }.
       *[no] { SEAT($seat) } ставит тролля { WORD("region", $region, "acc") }.
    }
event-troll-stepped =
    { $tailwind ->
        [yes] С попутным ветром { SEAT($seat) } ведёт тролля { WORD("region", $source, "gen") } { WORD("region", $target, "acc") }.
       *[no] { SEAT($seat) } ведёт тролля { WORD("region", $source, "gen") } { WORD("region", $target, "acc") }.
    }
event-tailwind-declined = { SEAT($seat) } не пользуется попутным ветром.
event-fortress-named = { SEAT($seat) } хочет бить молотом у крепости { WORD("number", $number) } ({ $site }).
event-comrade-joined = { SEAT($seat) } становится товарищем; бить начинает { SEAT($other) }.
event-comrade-declined = { SEAT($seat) } не хочет быть товарищем.
event-hammering-skipped = { SEAT($seat) } не бьёт молотом.
event-hammering-began =
    { $comrade ->
        [none] { SEAT($seat) } бьёт в одиночку, крепость { $site }. Предел: ударов { $limit }, валунов одного цвета { $limit }.
       *[other] { SEAT($seat) } и { SEAT($comrade) } бьют вместе, крепость { $site }. Предел: ударов { $limit }, валунов одного цвета { $limit }.
    }
event-hammering-continued = { SEAT($seat) } продолжает бить в одиночку.
event-tower-struck = { SEAT($seat) } бьёт { WORD("side", $side) }, высота { $height }, сила { $strength }: удар { $hit } из { $limit }.
event-boulders-fell =
    { $count ->
        [one] { SEAT($seat) } выбивает { $count } валун: жёлтых { $yellow }, красных { $red }, синих { $blue }, белых { $white }. Всего выбито: { $total }.
        [few] { SEAT($seat) } выбивает { $count } валуна: жёлтых { $yellow }, красных { $red }, синих { $blue }, белых { $white }. Всего выбито: { $total }.
       *[many] { SEAT($seat) } выбивает { $count } валунов: жёлтых { $yellow }, красных { $red }, синих { $blue }, белых { $white }. Всего выбито: { $total }.
    }
event-nothing-fell = Пустой удар: { SEAT($seat) } ничего не выбивает.
event-roles-swapped = Смена ролей: теперь бьёт { SEAT($seat) }, а { SEAT($other) } становится товарищем.
event-hit-limit-reached = Предел ударов достигнут, выбито валунов: { $total }. Первый выбор: { SEAT($seat) }.
event-hammering-stopped = { SEAT($seat) } прекращает бить, выбито валунов: { $total }.
event-spirit-angered =
    { $excess ->
        [one] Бьёт { SEAT($seat) }, и дух гор в гневе: лишний { $excess } валун.
        [few] Бьёт { SEAT($seat) }, и дух гор в гневе: лишних { $excess } валуна.
       *[many] Бьёт { SEAT($seat) }, и дух гор в гневе: лишних { $excess } валунов.
    }
event-gift-pledged =
    { $missing ->
        [0] { SEAT($seat) } предлагает дар ценностью { $gift }.
       *[other] { SEAT($seat) } предлагает дар ценностью { $gift }; не хватает ещё { $missing }.
    }
event-gift-asked = { SEAT($seat) } ждёт, что даст { SEAT($other) }.
event-gifts-refused = { SEAT($seat) } больше ничего не даёт.
event-gift-turned = { SEAT($seat) } переворачивает дар ценностью { $gift }.
event-spirit-appeased = Дух гор успокоился.
event-spirit-stays-angry = Дух гор не успокоился: больше никто не берёт сокровищ.
event-treasure-collected =
    { $belt ->
        [none] { $value ->
            [none] { SEAT($seat) } берёт сокровище { WORD("region", $region, "gen") } и кладёт на заплатку лицом вниз.
           *[other] { SEAT($seat) } берёт сокровище { $value } { WORD("region", $region, "gen") } и кладёт на заплатку лицом вниз.
        }
       *[other] { SEAT($seat) } берёт сокровище { $value } { WORD("region", $region, "gen") } и кладёт в ячейку { $belt }.
    }
event-nothing-collected = { SEAT($seat) } уходит без сокровища.
event-crown-taken =
    { $other ->
        [none] { SEAT($seat) } получает корону { WORD("number", $number) }.
       *[other] { SEAT($seat) } получает корону { WORD("number", $number) }; её теряет { SEAT($other) }.
    }
event-region-cleared =
    { $count ->
        [one] { SEAT($seat) } убирает { $count } тролля { WORD("region", $region, "gen") }.
        [few] { SEAT($seat) } убирает { $count } троллей { WORD("region", $region, "gen") }.
       *[many] { SEAT($seat) } убирает { $count } троллей { WORD("region", $region, "gen") }.
    }
event-player-finished =
    { $is_first ->
        [yes] { SEAT($seat) } занимает ячейку + и заканчивает игру. У остальных ещё по одному ходу.
       *[no] { SEAT($seat) } заканчивает игру.
    }
event-walkway-worn-out = { SEAT($seat) } обходит дорожку в шестой раз: на этом партия заканчивается.
event-match-ended = Партия окончена. Очки: { SEATS($scores) }.
event-match-won =
    { $by_tie ->
        [yes] Побеждает { SEAT($seat) }: очков поровну, но король троллей стоит дальше позади.
       *[no] Побеждает { SEAT($seat) }.
    }

## Названия

number-1 = I
number-2 = II
number-3 = III

region-fjord-1 = восточный фьорд
    .acc = в восточный фьорд
    .gen = из восточного фьорда
    .loc = в восточном фьорде
region-fjord-2 = средний фьорд
    .acc = в средний фьорд
    .gen = из среднего фьорда
    .loc = в среднем фьорде
region-forest-1 = западный лес
    .acc = в западный лес
    .gen = из западного леса
    .loc = в западном лесу
region-forest-2 = северный лес
    .acc = в северный лес
    .gen = из северного леса
    .loc = в северном лесу
region-glacier-1 = восточный ледник
    .acc = на восточный ледник
    .gen = с восточного ледника
    .loc = на восточном леднике
region-glacier-2 = северный ледник
    .acc = на северный ледник
    .gen = с северного ледника
    .loc = на северном леднике
region-mountain-1 = северные горы
    .acc = в северные горы
    .gen = из северных гор
    .loc = в северных горах
region-mountain-2 = южные горы
    .acc = в южные горы
    .gen = из южных гор
    .loc = в южных горах
region-swamp-1 = западное болото
    .acc = в западное болото
    .gen = из западного болота
    .loc = в западном болоте
region-swamp-2 = южное болото
    .acc = в южное болото
    .gen = из южного болота
    .loc = в южном болоте
region-tundra-1 = южная тундра
    .acc = в южную тундру
    .gen = из южной тундры
    .loc = в южной тундре
region-tundra-2 = восточная тундра
    .acc = в восточную тундру
    .gen = из восточной тундры
    .loc = в восточной тундре

landscape-mountain = горы
landscape-fjord = фьорд
landscape-glacier = ледник
landscape-swamp = болото
landscape-tundra = тундра
landscape-forest = лес

side-left = слева
side-right = справа

## Почему нельзя

refusal-chance-only = Это решает только случай.
refusal-only-watching = Вы только наблюдаете.
refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-move-your-lord = Сначала передвиньте своего короля троллей.
refusal-wrong-landscape = Ячейка вашего короля троллей показывает другую местность ({ WORD("landscape", $landscape) }), а это { WORD("region", $region) }.
refusal-one-region = Все тролли этого хода идут в один регион: { WORD("region", $region) }.
refusal-place-or-enough = Поставьте тролля или скажите, что хватит.
refusal-no-troll-to-step = У вас нет троллей { WORD("region", $region, "loc") }.
refusal-step-or-enough = Передвиньте тролля или скажите, что хватит.
refusal-wrong-number = Следующее сокровище нужно добыть у крепости { WORD("number", $number) }.
refusal-too-few-regions = Нужны тролли хотя бы в двух из трёх соседних регионов.
refusal-name-or-skip = Назовите крепость или откажитесь бить в этот ход.
refusal-answer-first = Сначала скажите, станете ли вы товарищем; бить хочет { SEAT($seat) }.
refusal-decide-hammering = Сначала решите, будете ли вы бить молотом.
refusal-hit-first = Нужно ударить хотя бы один раз.
refusal-hit-or-stop = Ударьте по башне или остановитесь.
refusal-gift-spent = Дара ценностью { $gift } у вас больше нет.
refusal-gift-pledged = Дар ценностью { $gift } вы уже предложили.
refusal-decide-gifts = Сначала решите, что будет с дарами.
refusal-cannot-ask = Сейчас нельзя ждать другого: дайте что-нибудь или скажите, что хватит.
refusal-not-at-fortress = Этот регион не у этой крепости: { WORD("region", $region) }.
refusal-no-treasure = Сокровища { WORD("region", $region, "loc") } нет.
refusal-too-few-boulders = Это сокровище стоит { $value }, а валунов выбито только { $total }.
refusal-no-own-troll = У вас нет троллей { WORD("region", $region, "loc") }.
refusal-collect-first = Сначала возьмите сокровище.
refusal-nothing-to-clear = У вас нет троллей { WORD("region", $region, "loc") }.
refusal-clear-first = Сначала освободите один из трёх регионов.

## Поле

board-name = Земля у фьорда
board-ask-over = Партия окончена.
board-ask-move = Куда идёт ваш король троллей?
board-ask-place =
    { $count ->
         [one] В какой регион поставить тролля?
         [few] В какой регион поставить { $count } троллей?
        *[many] В какой регион поставить { $count } троллей?
    }
board-ask-place-more =
    { $count ->
         [one] Ещё { $count } тролль { WORD("region", $region, "acc") }?
         [few] Ещё до { $count } троллей { WORD("region", $region, "acc") }?
        *[many] Ещё до { $count } троллей { WORD("region", $region, "acc") }?
    }
board-ask-wind-place = Попутный ветер: в какой регион поставить тролля?
board-ask-step =
    { $count ->
         [one] Какой тролль делает последний шаг?
         [few] Какой тролль идёт? Осталось { $count } шага.
        *[many] Какой тролль идёт? Осталось { $count } шагов.
    }
board-ask-wind-step = Попутный ветер: какой тролль делает шаг?
board-ask-step-to = Куда идёт тролль { WORD("region", $region, "gen") }?
board-ask-fortress = У какой крепости бить?
board-ask-join = { SEAT($seat) } берёт молот. Бить вместе?
board-ask-decide = Берёте молот?
board-ask-first-blow =
    { $count ->
         [one] Бейте: у вас { $count } удар.
         [few] Бейте: у вас до { $count } ударов.
        *[many] Бейте: у вас до { $count } ударов.
    }
board-ask-blow =
    { $count ->
         [one] Ударить ещё раз или остановиться? Остался { $count } удар.
         [few] Ударить ещё или остановиться? Осталось { $count } удара.
        *[many] Ударить ещё или остановиться? Осталось { $count } ударов.
    }
board-ask-go-on = Бить дальше в одиночку или забрать сокровище?
board-ask-gift =
    { $count ->
         [one] Дух гор хочет { $count } дар. Отдать?
         [few] Дух гор хочет { $count } дара. Отдать один?
        *[many] Дух гор хочет { $count } даров. Отдать один?
    }
board-ask-collect = Какое сокровище взять? Не дороже { $total }.
board-ask-clear = Сокровища нет. Какой регион покинут ваши тролли?
board-wait = Ходит { SEAT($seat) }.
board-wait-chance = Земля готовится к игре.
board-wait-boulders = Валуны катятся.
board-wait-join = { SEAT($seat) } думает, стать ли товарищем.
board-wait-blow = { SEAT($seat) } целится в башню.
board-wait-gift = { SEAT($seat) } думает о дарах.
board-wait-collect = { SEAT($seat) } выбирает сокровище.
board-wait-wind = { SEAT($seat) } ловит попутный ветер.
board-strike = Удар: { WORD("side", $side) }, высота { $height }, сила { $strength }
board-back = Назад
board-move-place =
    { $count ->
         [one] { $count } тролль: { WORD("landscape", $landscape) }
         [few] { $count } тролля: { WORD("landscape", $landscape) }
        *[many] { $count } троллей: { WORD("landscape", $landscape) }
    }
board-move-wander =
    { $count ->
         [one] Странствие: { $count } шаг
         [few] Странствие: { $count } шага
        *[many] Странствие: { $count } шагов
    }
board-place =
    { $count ->
         [one] { $count } тролль { WORD("region", $region, "acc") }
         [few] { $count } тролля { WORD("region", $region, "acc") }
        *[many] { $count } троллей { WORD("region", $region, "acc") }
    }
board-place-here =
    { $count ->
         [one] Поставить тролля сюда
         [few] Поставить сюда { $count }
        *[many] Поставить сюда { $count }
    }
board-place-count = Поставить только { $count }
board-keep = Остальных оставить
board-place-none = Не ставить
board-step = Шаг: { WORD("region", $source) } → { WORD("region", $target) }
board-step-from = Тролль идёт { WORD("region", $region, "gen") }
board-wind-decline = Пропустить
board-enough = Больше не ходить
board-name-fortress = Крепость { WORD("number", $number) } ({ $site })
board-skip = Не бить
board-join = Присоединиться
board-decline = Не в этот раз
board-hammer = Взять молот
board-stop = Остановиться
board-pledge = Предложить дар { $gift }
board-no-gifts = Больше даров не будет
board-give-nothing = Ничего не давать
board-give-nothing-alone = Ничего не давать: без сокровища
board-ask-for-gift = Пусть даёт { SEAT($seat) }
board-collect = Взять { $value } { WORD("region", $region, "gen") }
board-clear = Уйти { WORD("region", $region, "gen") }
board-tip-wait = Ходит всегда тот, чей король троллей последний на дорожке.
board-tip-move = Местность позволяет разместить там столько троллей, следы дают шаги.
board-tip-move-first = Все ваши тролли ещё в запасе: встаньте на местность, чтобы разместить их там.
board-tip-move-all = Все ваши тролли на карте: следы дают им шаги.
board-tip-trolls = Чтобы бить у крепости, нужны тролли в двух из трёх её регионов.
board-tip-fortress = Номер должен совпасть со следующей ячейкой ремня. Больше троллей, больше ударов.
board-tip-fortress-any = Для + на ремне годится любая крепость. Больше троллей, больше ударов.
board-tip-join = Товарищ добавляет своих троллей к пределу и тоже может взять сокровище.
board-tip-blow = Валунами платят за сокровище. Слишком много одного цвета гневит духа гор, белые не в счёт.
board-tip-gift = Отданный дар в конце не приносит очков.
board-region =
    { $treasure ->
         [none] { WORD("region", $region) }, без сокровища.
        *[other] { WORD("region", $region) }, сокровище { $treasure }.
    }
board-trolls-of = { SEAT($seat) }: { $count }.
board-site = Крепость { WORD("number", $number) } ({ $site }): { $regions }
board-lord = Король троллей, { SEAT($seat) }: { $place } из { $count }, считая сзади
board-rule = Правило { $rule }
board-zoom-in = Ближе
board-zoom-out = Дальше
board-fit = Показать всё
board-last-round = Последние ходы: чей-то ремень заполнен.
board-to-map = К карте
board-to-tower = К башне
board-question-wind-place = Попутный ветер: разместите одного тролля даром. Местность: { WORD("landscape", $landscape) }
board-question-wind-step = Попутный ветер: один ваш тролль может шагнуть даром.
board-question-join = { SEAT($seat) } хочет бить у крепости { $number } ({ $site }). Стать товарищем?
board-question-decide = { SEAT($seat) }, крепость { $number } ({ $site }): бить?
board-fact-join = Предел вырастет с { $alone } до { $limit }.
board-fact-alone = Товарища нет: до { $limit } ударов; больше { $limit } одного цвета разбудят духа гор.
board-fact-pair = Товарищ: { SEAT($seat) }. До { $limit } ударов; больше { $limit } одного цвета разбудят духа гор.
board-fact-prizes = Сокровища там: { $values }.
board-tower = Каменная башня
board-tower-strike = Каменная башня. Прицел: { WORD("side", $side) }, высота { $height }, сила { $strength }. Стрелки наводят, 1–5 сила, держите пробел для замаха.
board-how = Нажмите рядом с башней, оттяните и отпустите.
board-how-back = Вернуть к началу — удара не будет.
board-how-none = Отпустить здесь — удара не будет.
board-swapped = Пусто: теперь бьёт { SEAT($seat) }.
board-angry =
    { $count ->
         [one] Дух гор в гневе: лишний { $count } валун.
         [few] Дух гор в гневе: лишних { $count } валуна.
        *[many] Дух гор в гневе: лишних { $count } валунов.
    }
board-falling = Валуны катятся.
board-empty = Пустой удар.
board-fell =
    { $count ->
         [one] Выпал { $count } валун.
         [few] Выпало { $count } валуна.
        *[many] Выпало { $count } валунов.
    }
board-out =
    { $colour ->
         [yellow] жёлтых: { $count } из { $limit }
         [red] красных: { $count } из { $limit }
         [blue] синих: { $count } из { $limit }
        *[other] белых: { $count } из { $limit }
    }
board-out-white = белых: { $count }, без предела
board-at-fortress = Крепость { $number } ({ $site })
board-blows = Удары: { $count } из { $limit }
board-blows-label = Удары
board-boulders = Выбитые валуны по цветам
board-prizes = Выбито валунов: { $total }; сокровища у крепости
board-out-label = выбито
board-to-go = ещё { $count }
board-prize =
    { $reached ->
         [yes] { $held ->
            [yes] { $value }: можно взять ({ WORD("region", $region) })
           *[no] { $value }: вашего тролля нет ({ WORD("region", $region) })
        }
        *[no] { $value }: валунов не хватает ({ WORD("region", $region) })
    }
board-gifts = Дары
board-side = Сторона
board-height = Высота
board-strength = Сила
board-side-of = Бить { WORD("side", $side) }
board-height-of =
    { $height ->
         [1] Внизу
         [2] Посередине
        *[3] Вверху
    }
board-strength-of = Сила { $strength }
board-belt =
    { $value ->
        [none] { $next ->
            [yes] Ячейка { $place }: пусто. Следующая.
           *[no] Ячейка { $place }: пусто.
        }
       *[other] { $crown ->
            [yes] Ячейка { $place }: { $value }. С короной.
           *[no] Ячейка { $place }: { $value }.
        }
    }
board-belt-of = Ремень, { SEAT($seat) }
board-supply = Троллей в запасе: { $count }
board-gift =
    { $left ->
         [yes] Дар { $gift }
        *[no] Дар { $gift }, отдан
    }
board-patch = Сокровищ на заплатке: { $count }
board-patch-empty = Заплатка
board-points-so-far = Пока очков: { $points }
board-badge-finished = игра закончена
board-badge-wind = попутный ветер
board-badge-asked = товарищ?
board-badge-hammerer = бьёт
board-badge-comrade = товарищ
board-badge-owner = ходит
board-winner = Побеждает { SEAT($seat) }.
board-you-win = Вы победили.
board-tie = Очков поровну: решает король троллей, который дальше позади.
board-points = Откуда очки
board-player = Игрок
board-line-belt = Ремень
board-line-patch = Заплатка
board-line-gifts = Дары
board-line-crowns = Короны
board-total = Очки
