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
