# Слова самого клиента: всё, что вокруг игрового поля.

app-name = Rockfall
app-about = Настольные игры о гномах, гоблинах, троллях и торговцах. С друзьями или сразу с ботами.
loading = Минутку…
close = Закрыть
yes = да
no = нет
to-home = На главную
nowhere = Здесь ничего нет
nowhere-about = У Rockfall нет страницы с таким адресом. Возможно, по дороге потерялась буква.

## Главная страница

home-games = Игры
home-join = Сесть за стол
home-mine = Мои столы
home-watch = Где посмотреть
home-watch-none = Открытых столов сейчас нет.
home-how = Как это устроено
home-how-bots = Играть сразу: остальные места займут боты, и первая карта тут же ляжет на стол.
home-how-friends = С друзьями: пришлите им ссылку. Регистрация не нужна.
home-how-device = На одном устройстве могут играть несколько человек; между ходами карты скрывает занавес.
home-how-dice = Случай здесь честный, и после партии это может проверить каждый.
home-record = Просмотр записи
home-record-about = Перетащите файл партии на эту страницу или выберите его.
home-record-choose = Выбрать файл
home-unofficial = Rockfall — неофициальный проект, не связанный с теми, кто выпускает и продаёт эти игры. Названия принадлежат их владельцам. Понравилась игра — купите её: с картами в руках она ещё лучше.
join-code = Код стола
join-go = Войти
join-about = В коде восемь букв и цифр; ссылка тоже подойдёт.
join-bad-code = В коде должно быть восемь букв и цифр.
table-status =
    { $status ->
        [waiting] занято мест: { $taken } из { $players }
        [playing] идёт игра
       *[over] партия окончена
    }
door-players =
    { $to ->
        [one] { $from }–{ $to } игрок
        [few] { $from }–{ $to } игрока
       *[many] { $from }–{ $to } игроков
    }
door-minutes =
    { $to ->
        [one] { $from }–{ $to } минута
        [few] { $from }–{ $to } минуты
       *[many] { $from }–{ $to } минут
    }
door-play = Играть сразу
door-friends = С друзьями
door-learn = Научиться за 3 минуты
door-lessons = Уроки
door-options = Настроить
door-puzzles = Задачи
door-rules = Правила

## Новый стол

create-title = Новый стол: { $game }
create-game = Игра
create-players = Игроки
create-table = Стол
create-by-lot = по жребию
create-go = Открыть стол
option-first-seat = Кто начинает
option-first-seat-about = Место, которое начинает первый раунд.
rule-visibility = Кто найдёт этот стол
rule-visibility-link = только те, у кого есть ссылка
rule-visibility-public = все, на главной странице
rule-clock = Время на размышление
rule-clock-none = сколько угодно
rule-clock-move-60 = минута на ход
rule-clock-move-180 = три минуты на ход
rule-clock-match-600 = десять минут и по десять секунд на ход
rule-clock-move-86400 = сутки на ход
rule-grace = Если кто-то отошёл
rule-grace-60 = через минуту за него играет бот
rule-grace-600 = через десять минут за него играет бот
rule-grace-never = все ждут
rule-spectators = Зрители
rule-spectators-public = видят то, что открыто всем
rule-spectators-delayed = после каждого раунда узнают всё
rule-spectators-none = не допускаются
rule-take-back = Ход можно взять назад, пока никто не узнал из него ничего нового
rule-chat = Можно переписываться

## Настройки

settings = Настройки
settings-name = Ваше имя
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = как на устройстве
settings-theme-dark = тёмные, при фонаре
settings-theme-light = светлые, при свете дня
settings-motion = Движение
settings-motion-auto = как на устройстве
settings-motion-full = полное
settings-motion-reduced = сдержанное
settings-tips = Подсказки во время игры
settings-notify = Сообщать, когда мой ход
guest-name-0 = Альвис
guest-name-1 = Андвари
guest-name-2 = Брокк
guest-name-3 = Эйтри
guest-name-4 = Фьялар
guest-name-5 = Галар
guest-name-6 = Ханнар
guest-name-7 = Ловар
guest-name-8 = Люнгхейд
guest-name-9 = Нордри
guest-name-10 = Отр
guest-name-11 = Регин
guest-name-12 = Скирвир
guest-name-13 = Судри
guest-name-14 = Вестри
guest-name-15 = Витр

## Перед партией

table-none = Такого стола нет
table-shut = За этим столом наблюдать нельзя
table-shut-spectators = Этот стол видят только игроки: так здесь договорились.
seat-open = Свободное место
lobby-seats = Места
lobby-you = это вы
lobby-here = на этом устройстве
lobby-host = хозяин стола
lobby-sit = Сесть сюда
lobby-join = Сесть за стол
lobby-name-taken = Имя { $wanted } за этим столом уже занято, поэтому вы { $name }.
lobby-device = Ещё игрок на этом устройстве
lobby-device-add = Добавить
lobby-add-bot = Добавить бота
lobby-level = Боты
lobby-fill = Заполнить ботами
lobby-remove = Освободить место: { $name }
lobby-swap = Поменяться местами: место { $number }
lobby-start = Начать
lobby-open-seats =
    { $count ->
        [one] Свободно { $count } место.
        [few] Свободно { $count } места.
       *[many] Свободно { $count } мест.
    }
lobby-wait = Хозяин стола начнёт партию, когда все места будут заняты.
lobby-options = Как играем
lobby-opening = Каждое устройство открывает свою долю жребия…
lobby-dice = Печать жребия:
invite-title = Пригласить
invite-about = Кто откроет эту ссылку, сможет сесть за стол или смотреть.
invite-network = Кто откроет эту ссылку в вашей сети, сможет сесть за стол или смотреть.
invite-only-here = Эту ссылку откроет только этот компьютер: других сервер не слышит.
invite-only-here-how = Чтобы могли зайти друзья из вашей сети, запустите его так; стол останется на месте:
invite-no-network = Этот компьютер не подключён к сети, и эту ссылку больше никто не откроет.
invite-address = Адрес
invite-link = Ссылка на этот стол
invite-copy = Скопировать
invite-copied = Скопировано
invite-select = Выделить
invite-by-hand = Ссылка выделена: скопируйте её клавишами Ctrl+C или долгим нажатием.
invite-copy-failed = Скопировать не удалось; выделите ссылку и скопируйте вручную.
invite-code = Или по коду:
invite-qr = Ссылка как QR-код
bot-uniform = Наугад
bot-uniform-about = Ходит как попало, лишь бы по правилам. Удобно, чтобы освоиться.
bot-sensible = Новичок
bot-sensible-about = Знает, что ему на руку, но за другими почти не следит.
bot-attentive = Бывалый
bot-attentive-about = Следит за всеми, считает карты и делает выводы.
bot-strong = Знаток
bot-strong-about = Перед каждым ходом проигрывает в уме множество партий. Обыграть его трудно.
bot-name-0 = Бруни
bot-name-1 = Дагна
bot-name-2 = Хульда
bot-name-3 = Кетиль
bot-name-4 = Орри
bot-name-5 = Рагна
bot-name-6 = Синдри
bot-name-7 = Тора
bot-name-8 = Ульф
bot-name-9 = Вигдис
bot-name-10 = Ингвар
bot-name-11 = Альвдис

## Игра

play-seats = Игроки
play-asked = Что нужно сделать
play-hand = Ваши карты
play-side = Журнал и чат
play-fold = Скрыть журнал и чат
play-unfold = Показать журнал и чат
play-hint = Подсказка
advice-title = Как сходил бы бот
advice-only = Выбирать больше не из чего.
advice-clear = Первый ход явно лучше других.
advice-close = Первые ходы примерно равны.
advice-chance = выигрывает примерно { $chance } раз из 100, плюс-минус { $margin }
advice-guess = наугад
advice-beliefs = Кто есть кто, насколько бот может судить
advice-belief = { $role } { $chance } %
advice-close-it = Закрыть подсказку
play-take-back = Взять назад
play-return = Вернуться в игру
play-away = За вас играет бот.
play-paused = Партия ждёт, пока кто-нибудь не вернётся.
play-sending = Отправляем…
play-unsent = Ваш ход не дошёл, но не потерян.
play-send-again = Отправить ещё раз
play-over = Партия окончена.
play-to-end = К итогам
play-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
plate-you = это вы
plate-away = играет бот
plate-gone = не здесь
plate-turn = ходит
tip-close = Скрыть подсказку
alert-turn = Ваш ход
connection-open = на связи
connection-connecting = соединяемся…
connection-lost = нет связи, пробуем снова…
curtain-title = Сейчас ходит { $name }
curtain-about = Остальные пока отворачиваются.
curtain-first = { $name }, устройство ваше
curtain-first-about = Посмотрите на то, что видно только вам. Остальные пока отворачиваются.
curtain-open = { $name } — это я
log = Журнал
log-sat = { SEAT($seat) } садится за стол.
log-started = Партия начинается.
log-left-out = Доля игрока { SEAT($seat) } не была открыта вовремя: в жребии её нет.
log-takenback = { SEAT($seat) } берёт последний ход назад.
log-left = { SEAT($seat) } уходит.
log-tookover =
    { $why ->
        [clock] Время вышло: { SEAT($seat) } уступает место боту.
        [absent] { SEAT($seat) } не на месте, дальше играет бот.
       *[left] { SEAT($seat) } уходит, дальше играет бот.
    }
log-returned = { SEAT($seat) } снова за столом.
log-paused = Партия ждёт.
log-resumed = Партия продолжается.
log-continued = Играем ещё раз.
chat = Чат
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не написал.
chat-off = За этим столом чата нет.
rules = Правила
rules-of = Правила: { $game }
rules-search = Поиск по правилам
rules-nothing = Ничего не нашлось.

## Конец

end-rematch = Ещё раз
end-rematch-join = К новой партии
end-replay = Просмотр
end-record = Запись
end-board = Посмотреть на поле
dice-title = Был ли жребий честным?
dice-about = Прежде чем кто-либо сел за стол, сервер закрепил тайну своего жребия и показал её печать, хеш SHA-256. Так же каждое устройство запечатало свою долю. Доли открыли лишь тогда, когда были известны все печати, так что подогнать свою под чужие не мог никто. Это устройство сохранило печати, свою долю и ход партии и теперь сверяет их.
dice-commitment = Печать, известная с самого начала
dice-secret = Тайна, известная теперь
dice-shares = Доли игроков
dice-checking = Проверяем каждый исход…
dice-verdict =
    { $fair ->
        [yes] Честно: печати сходятся, доля этого устройства учтена, и каждый исход из них следует. Проверено этим браузером: { $drawn }.
       *[no] С этим жребием что-то не так. Проверено этим браузером: { $drawn }, из них расходятся: { $wrong }.
    }
dice-trouble-old = Этот жребий прежнего вида: кто давал долю последним, мог выбирать из многих.
dice-trouble-seal = Тайна не та, чью печать это устройство увидело вначале.
dice-trouble-seals = Печати или доли игроков не те, что были закреплены перед раздачей.
dice-trouble-share = Долю вашего устройства заменили другой.
dice-trouble-left-out = Доля вашего устройства не учтена: вам этот жребий ничего не доказывает.
dice-trouble-outside = Некоторые исходы будто бы определил не жребий, хотя больше здесь нечему.
dice-trouble-outcomes = Запись расходится с тем, что это устройство видело во время партии.
dice-trouble-draws = Некоторые исходы не следуют из тайны и долей.
dice-left-out = В жребии не учтены доли: { $names }.
dice-blows = Исходы каменной башни, по которой эта страница не может ударить снова: { $count }. Команда ниже может.
dice-key = Ключ, которым этот сервер подписывает свои записи:
dice-verify = Что могло выпасть и с какой вероятностью, здесь сообщает сервер. Эта команда проверит и это, по правилам:

## Просмотр

replay-of = Просмотр: { $game }
replay-imported = Загружено: эта партия сыграна не на этом сервере, и он не ручается ни за жребий, ни за имена.
replay-none = Такой записи нет
replay-controls = Просмотр
replay-first = В начало
replay-back = На шаг назад
replay-play = Показывать
replay-pause = Пауза
replay-next = На шаг вперёд
replay-last = В конец
replay-step = Шаг
replay-speed = Скорость
replay-times = × { $speed }
replay-as = Чьими глазами
replay-as-all = Всё открыто
replay-as-seat = Как видит { $name }

## Когда что-то не получается

trouble-other = Не получилось: { $text }
trouble-offline = Сервер недоступен.
trouble-closing = Сервер перезапускается; попробуйте через минуту.
trouble-server-error = Сервер не справился; ничего не потеряно. Попробуйте ещё раз.
trouble-too-busy = Сервер перегружен; попробуйте через минуту.
trouble-bad-message = Сервер не может это принять: возможно, текст слишком длинный или в нём есть знаки, которые нельзя показать.
trouble-broken-table = Этот стол больше нельзя открыть.
trouble-unknown-table = Стола с таким кодом нет.
trouble-unknown-record = Записи с таким кодом нет.
trouble-bad-record = Этот файл не запись законченной партии.
trouble-too-fast = Слишком много запросов сразу; подождите немного.
trouble-too-many = Слишком много сразу; попробуйте позже.
trouble-too-large = Это слишком много.
trouble-seat-taken = Это место занято.
trouble-not-your-seat = Это не ваше место.
trouble-not-host = Это может только хозяин стола.
trouble-not-now = Сейчас так нельзя.
trouble-not-allowed = За этим столом договорились иначе.
trouble-stale-version = Пока вы думали, за столом что-то изменилось; посмотрите ещё раз.

## Игра, у которой ещё нет своего поля

plain-choose = Выберите ход.
plain-wait = Ходят другие.
plain-move = { $move }

# Что сейчас показывается и как быстро
play-skip = Пропустить
play-recap = После вашего хода: { $count }
settings-pace = Темп
settings-pace-calm = Спокойный
settings-pace-normal = Обычный
settings-pace-quick = Быстрый
settings-pace-once = Всё сразу
settings-volume = Громкость
interval-ready = Готовы к следующему раунду? Он начнётся через { $seconds } с.
interval-wait = Следующий раунд начнётся через { $seconds } с. Ждём: { $names }.
interval-go = Готово
help-rule = Правило { $rule }
skip-to-board = Сразу к полю
keys = Клавиши
keys-tab = от одного выбора к другому
keys-arrows = внутри одного выбора
keys-enter = выбрать, ещё раз — подтвердить
keys-escape = шаг назад
keys-help = что это такое? Если ничего не выбрано — этот список
