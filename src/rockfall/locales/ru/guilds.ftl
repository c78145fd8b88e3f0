# «Гильдии Лаара».
#
# Имена игроков не склоняются, род неизвестен: имя стоит в именительном падеже, глагол в настоящем времени.
# Формы слов: .acc винительный.

## Что происходит

event-memo-drawn = Выпала памятка { WORD("memo", $memo) }: по ней приносят очки звери.
event-round-began = Начинается раунд { $round }; первый ход делает { SEAT($first) }.
event-good-turned-up = Открыт товар: { WORD("spice", $spice) }, самоцвет { $gem }, { WORD("beast", $beast) }, { WORD("weapon", $weapon) } { $left }–{ $right }, заклинание «{ WORD("spell", $spell) }».
event-expert-played =
    { SEAT($seat) } играет { WORD("expert", $expert, "acc") }: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }.
event-kind-changed =
    { SEAT($seat) } забирает { WORD("expert", $taken, "acc") } и играет { WORD("expert", $expert, "acc") }: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }.
event-good-taken =
    { SEAT($seat) } забирает { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет класса { $name }
        [spice] { WORD("spice", $name, "acc") }
        [beast] { WORD("beast", $name, "acc") }
       *[weapon] { WORD("weapon", $name, "acc") } { $left }–{ $right }
    }.
event-experts-returned = Раунд { $round } окончен: все эксперты возвращаются.
event-universal-moved =
    { SEAT($seat) } превращает универсальный товар в { $kind ->
        [gem] самоцвет класса { $name }
        [spice] { WORD("spice", $name, "acc") }
        [beast] { WORD("beast", $name, "acc") }
       *[weapon] { WORD("weapon", $name, "acc") } { $left }–{ $right }
    }.
event-universals-kept =
    { $count ->
        [one] { SEAT($seat) } оставляет среди заклинаний { $count } универсальный товар.
        [few] { SEAT($seat) } оставляет среди заклинаний { $count } универсальных товара.
       *[many] { SEAT($seat) } оставляет среди заклинаний { $count } универсальных товаров.
    }
event-protection-chosen = { SEAT($seat) } защищается от оружия ({ WORD("weapons", $weapon) }).
event-side-chosen = { SEAT($seat) } выбирает { WORD("hand", $side, "acc") } сторону оружия.
event-kind-scored = Очки за { WORD("kinds", $kind, "acc") }: { SEATS($points) }.
event-match-ended = Партия окончена. Очки: { SEATS($scores) }.
event-match-won =
    { $shared ->
        [yes] { SEAT($seat) } делит победу.
       *[no] { SEAT($seat) } побеждает.
    }

## Названия

memo-1 = I
memo-2 = II
memo-3 = III
memo-4 = IV
memo-5 = V

kinds-spell = заклинания
kinds-gem = самоцветы
kinds-spice = специи
kinds-beast = звери
    .acc = зверей
kinds-weapon = оружие

expert-arcanist = арканист
    .acc = арканиста
expert-jeweller = ювелир
    .acc = ювелира
expert-cook = кулинар
    .acc = кулинара
expert-trapper = зверолов
    .acc = зверолова
expert-armourer = оружейник
    .acc = оружейника

spice-anise = анис
spice-mint = мята
    .acc = мяту
spice-pepper = перец
spice-juniper = можжевельник
spice-lotus = лотос
spice-clove = гвоздика
    .acc = гвоздику

beast-unicorn = единорог
    .acc = единорога
beast-phoenix = феникс
    .acc = феникса
beast-serpent = морской змей
    .acc = морского змея
beast-spider = гигантский паук
    .acc = гигантского паука

weapon-boomerang = бумеранг
weapon-pinga = пинга
    .acc = пингу
weapon-shuriken = сюрикен
weapon-katar = катар

weapons-boomerang = бумеранги
weapons-pinga = пинги
weapons-shuriken = сюрикены
weapons-katar = катары

hand-left = левая
    .acc = левую
hand-right = правая
    .acc = правую

spell-boost-boomerang = +2 бумерангу
spell-boost-katar = +2 катару
spell-boost-pinga = +2 пинге
spell-boost-shuriken = +2 сюрикену
spell-five-goods = 4 за товары всех пяти видов
spell-gem-shift = самоцвет на класс выше или ниже
spell-per-beast-phoenix = 2 за каждого феникса
spell-per-beast-serpent = 2 за каждого змея
spell-per-beast-spider = 2 за каждого паука
spell-per-beast-unicorn = 2 за каждого единорога
spell-per-good-beast = 1 за каждого зверя
spell-per-good-gem = 1 за каждый самоцвет
spell-per-good-spice = 1 за каждую специю
spell-per-good-weapon = 1 за каждое оружие
spell-per-spell = 2 за каждое заклинание
spell-protection = защита от одного оружия
spell-spice-pair-anise-juniper = 4 за анис и можжевельник
spell-spice-pair-anise-lotus = 4 за анис и лотос
spell-spice-pair-clove-lotus = 4 за гвоздику и лотос
spell-spice-pair-clove-pepper = 4 за гвоздику и перец
spell-spice-pair-juniper-lotus = 4 за можжевельник и лотос
spell-spice-pair-mint-anise = 4 за мяту и анис
spell-spice-pair-mint-clove = 4 за мяту и гвоздику
spell-spice-pair-mint-pepper = 4 за мяту и перец
spell-spice-pair-pepper-juniper = 4 за перец и можжевельник
spell-three-beasts = 4 за трёх разных зверей
spell-universal = универсальный товар

## Почему нельзя

refusal-chance-only = Это решает только случай.
refusal-only-watching = Вы только наблюдаете.
refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-play-an-expert = Сначала сыграйте эксперта на один из товаров.
refusal-no-such-good = Товара с номером { $good } нет.
refusal-expert-there = На этот товар уже сыгран { WORD("expert", $expert) }.
refusal-not-at-hand = Сейчас у вас нет такого эксперта: { WORD("expert", $expert) }.
refusal-take-a-good = Сначала заберите один из товаров.
refusal-good-gone = Этот товар уже забрали.
refusal-not-the-last-good = Изменить вид товара может только первый игрок и только у последней карты.
refusal-same-kind = Так ничего не изменится ({ WORD("expert", $expert) }): товар и так этого вида.
refusal-decide-universals = Сначала решите, что станет с вашими универсальными товарами.
refusal-no-universal = Этого товара нет среди ваших заклинаний.
refusal-decide-protection = Сначала выберите, от какого оружия защищаетесь.
refusal-protected-already = От этого оружия вы уже защищены: { WORD("weapons", $weapon) }.
refusal-decide-side = Сначала выберите, какая сторона вашего оружия действует.

## Поле

board-name = Рынок
board-good =
    { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }
board-zone =
    { WORD("expert", $expert) }: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }
board-good-number = Товар { $number }
board-good-lies = Товар { $number }, на нём { WORD("expert", $expert) } ({ SEAT($seat) })
board-taken = Взят
board-round = Раунд { $round } из { $rounds }
board-deck =
    { $count ->
        [0] Товаров больше не будет
        [one] Осталось { $count } товар
        [few] Осталось { $count } товара
       *[many] Осталось { $count } товаров
    }
board-scoring = Подсчёт
board-memo = Памятка { WORD("memo", $memo) }
board-memo-says =
    { $memo ->
        [1] Разные звери: один 2, два 4, три 9, четыре 15.
        [2] Одинаковые звери: один 2, два 5, три 10, четыре 16.
        [3] Любые два зверя: 5. Одиночный зверь ничего не приносит.
        [4] Два одинаковых зверя: 6. Разные звери: один 2, два 4, три 8, четыре 12.
       *[5] Каждый зверь приносит очки по тому, кто взят следом; круг: единорог, феникс, змей, паук. Такой же или на шаг дальше 3, на два шага 4, на три шага 5. Последний зверь ничего не приносит.
    }
board-order-playing = В этом порядке играют экспертов
board-order-taking = В этом порядке забирают товары
board-first = первый игрок
board-stacks-of = Стопки: { SEAT($seat) }
board-stacks-own = Ваши стопки
board-see-stacks = Посмотреть стопки: { SEAT($seat) }
board-worth =
    { $points ->
        [none] закрыты
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-estimate =
    { $points ->
        [one] { $points } очко, если бы партия кончилась сейчас
        [few] { $points } очка, если бы партия кончилась сейчас
       *[many] { $points } очков, если бы партия кончилась сейчас
    }
board-estimate-partly =
    { $points ->
        [one] { $points } очко, если бы партия кончилась сейчас, и ещё закрытые самоцветы
        [few] { $points } очка, если бы партия кончилась сейчас, и ещё закрытые самоцветы
       *[many] { $points } очков, если бы партия кончилась сейчас, и ещё закрытые самоцветы
    }
board-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-gain-you = вам { $points }
board-gain = { SEAT($seat) } { $points }
board-face-down = закрытый самоцвет
board-experts = Эксперты: { LIST($experts, "expert") }
board-experts-none = Экспертов не осталось
board-experts-hidden =
    { $count ->
        [one] { $count } эксперт на руке
        [few] { $count } эксперта на руке
       *[many] { $count } экспертов на руке
    }
board-hand = Ваши эксперты
board-hand-of = Эксперты: { SEAT($seat) }
board-played = { WORD("expert", $expert) }: сыгран, вернётся позже
board-held-twice = { WORD("expert", $expert) }, дважды
board-watching = Вы наблюдаете за игрой.
board-rule = Правило { $rule }
board-left = Налево
board-right = Направо
board-threat =
    { $most ->
        [0] { SEAT($seat) }: есть, но без силы
       *[other] { SEAT($seat) } заберёт { $most }
    }
board-threat-side = { SEAT($seat) } заберёт { $least } или { $most }
board-threat-none = вам не угрожает
board-protected = Защита от оружия: { LIST($weapons, "weapons") }

# Что нужно сделать

board-ask-over = Партия окончена.
board-ask-chance = Открываются товары.
board-returned = Все эксперты возвращаются к своим игрокам.
board-count = Считаем: { WORD("kinds", $kind) }.
board-wait-own = Ваш ход сделан.
board-wait-expert = { SEAT($seat) } играет эксперта.
board-wait-good = { SEAT($seat) } забирает товар.
board-wait-universal = { SEAT($seat) } решает, чем станут универсальные товары.
board-wait-protection = { SEAT($seat) } выбирает защиту.
board-wait-side = { SEAT($seat) } выбирает сторону.
board-ask-expert = Ваш ход: сыграйте эксперта на товар.
board-ask-place = На какой товар сыграть { WORD("expert", $expert, "acc") }?
board-ask-play =
    Сыграть сюда { WORD("expert", $expert, "acc") }: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }?
board-ask-good = Ваш ход: заберите один из товаров.
board-ask-last =
    Последний товар ваш: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }.
board-ask-change =
    Последний товар ваш: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }. Заберите его или смените вид.
board-ask-take =
    Забрать этот товар: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }–{ $right }
    }?
board-ask-universal = Ваши универсальные товары могут стать другими. Выберите чем или оставьте заклинаниями.
board-ask-become =
    Сделать из него: { $kind ->
        [spell] заклинание «{ WORD("spell", $name) }»
        [gem] самоцвет { $name }
        [spice] { WORD("spice", $name) }
        [beast] { WORD("beast", $name) }
       *[weapon] { WORD("weapon", $name) } { $left }-{ $right }
    }?
board-ask-keep = Оставить универсальные товары среди заклинаний?
board-ask-protection = От какого оружия вы защищаетесь?
board-ask-protect = Защита от оружия ({ WORD("weapons", $weapon) })?
board-ask-side = Какая сторона вашего оружия считается?
board-ask-fight = Выбрать { WORD("hand", $side, "acc") } сторону?

# Кнопки

board-back = Назад
board-play = Сыграть { WORD("expert", $expert, "acc") }
board-take = Забрать
board-change = Забрать, сыграв { WORD("expert", $expert, "acc") }
board-move = Переложить
board-keep = Оставить заклинаниями
board-protect = Выбрать эту защиту
board-fight = Выбрать эту сторону

# Для тех, кто играет впервые

board-tip-wait = Коснитесь игрока, чтобы увидеть его стопки, или задержитесь на чём угодно, чтобы узнать, что это.
board-tip-expert = Коснитесь того, чем станет товар, или перетащите на него эксперта.
board-tip-good = Забрать можно любой товар, чей бы эксперт на нём ни стоял. Подумайте, что останется другим.
board-tip-change = Первый игрок может изменить товар: коснитесь другой его части. Эксперт с него станет вашим.
board-tip-universal = Коснитесь того, чем он станет. Сам по себе он очков не даёт, но считается заклинанием.
board-tip-protection = Числа этого оружия, направленные на вас, не считаются.
board-tip-side = Всё ваше оружие бьёт только этой стороной.

# Клавиши

board-key-number = эксперты, товары или ответы слева направо

# Конец

board-winners =
    { $count ->
        [one] { $names } побеждает
       *[other] { $names } побеждают вместе
    }
board-win-you = Вы победили
board-win-shared = Вы побеждаете вместе: { $names }
board-tie = При равных очках побеждает тот, у кого меньше очков за оружие, затем тот, у кого меньше оружия.
board-sheet = Очки по видам товаров
board-kind = Вид
board-total = Всего
board-lines-of = Строка за строкой: { SEAT($seat) }
board-line-run =
    { $count ->
        [one] самоцветов подряд: { $count }
        [few] самоцветов подряд: { $count }
       *[many] самоцветов подряд: { $count }
    }
board-line-stepped = считаются как { LIST($classes) }
board-line-spices =
    { $count ->
        [one] { $count } специя
        [few] { $count } разные специи
       *[many] { $count } разных специй
    }
board-line-spare = повтор
board-line-different =
    { $count ->
        [one] { $count } зверь
        [few] { $count } разных зверя
       *[many] { $count } разных зверей
    }
board-line-equal =
    { $count ->
        [one] { $count } зверь
        [few] { $count } одинаковых зверя
       *[many] { $count } одинаковых зверей
    }
board-line-pair = два зверя
board-line-single = одиночка
board-line-next = по следующему
board-line-last = последний
board-line-arms = { $left } налево, { $right } направо
board-line-void = два одного типа: не считаются
board-line-neighbour = { SEAT($other) }: получено { $takes }, отдано { $gives }
