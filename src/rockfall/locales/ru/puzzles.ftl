# Всё о задачах, какой бы ни была игра.

puzzles-of = Задачи: { $game }
puzzles-list = Все задачи
puzzles-solved = Решено { $count } из { $all }
puzzles-kind = Вид
puzzles-kinds = Все виды
puzzles-level = Сложность
puzzles-levels = Любая сложность
puzzles-open = Только нерешённые
puzzles-none = Для этой игры задач пока нет
puzzles-none-about = Задачи находят в партиях между ботами; здесь их ещё никто не искал.
puzzle-solved-tag = решена
puzzle-place = Задача { $number } из { $count }
puzzle-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
puzzle-before = Предыдущая задача
puzzle-after = Следующая задача
puzzle-kind-best = Лучший ход
puzzle-kind-ending = Концовка
puzzle-kind-strike = Бить или хватит
puzzle-kind-who = Кто есть кто
puzzle-level-1 = Легко
puzzle-level-2 = Средне
puzzle-level-3 = Трудно
puzzle-level-4 = Очень трудно

puzzle-question = Вопрос
puzzle-past = Что было до этого
puzzle-suspects = Подозреваемые
puzzle-ask-best = Какой ход у вас лучший?
puzzle-ask-ending = Конец близок, и верный ход один. Какой?
puzzle-ask-strike = Ударить ещё раз или остановиться?
puzzle-ask-who =
    { $role ->
        [goblin] Кто здесь гоблин? Отметьте всех.
       *[other] Кто здесь вредитель? Отметьте всех.
    }
puzzle-then = Вот как до этого дошло.
puzzle-to-now = К вопросу
puzzle-answer = Это мой ответ
puzzle-show = Показать решение
puzzle-again = Ещё раз
puzzle-solution = Решение
puzzle-close = Закрыть решение

puzzle-right = Верно.
puzzle-shown = Вот решение.
puzzle-wrong =
    { $points ->
        [one] Нет: это стоит { $points } пункт шанса на победу (±{ $margin }). Попробуйте ещё раз.
        [few] Нет: это стоит { $points } пункта шанса на победу (±{ $margin }). Попробуйте ещё раз.
       *[many] Нет: это стоит { $points } пунктов шанса на победу (±{ $margin }). Попробуйте ещё раз.
    }
puzzle-wrong-ending =
    { $chance ->
        [0] Нет: если просчитать до конца, победа так упущена. Попробуйте ещё раз.
       *[other] Нет: если просчитать до конца, победу так придётся делить. Попробуйте ещё раз.
    }
puzzle-wrong-other = Нет: этого хода нет даже среди лучших. Попробуйте ещё раз.
puzzle-wrong-who = Не совсем: кого-то не хватает или кто-то отмечен зря. Попробуйте ещё раз.

puzzle-strike = Ударить
puzzle-stop = Остановиться
puzzle-best = лучше всего: выигрывает примерно { $chance } раз из 100 (±{ $margin })
puzzle-costs =
    { $points ->
        [one] стоит { $points } пункт шанса на победу (±{ $margin })
        [few] стоит { $points } пункта шанса на победу (±{ $margin })
       *[many] стоит { $points } пунктов шанса на победу (±{ $margin })
    }
puzzle-share =
    { $chance ->
        [0] не выигрывает
        [100] выигрывает
       *[other] доля в победе: { $chance } %
    }
puzzle-exact = Просчитано до конца, что бы ни ответили другие.
puzzle-playouts = Воображаемых партий на каждый ответ: { $count }.
puzzle-odds = Ещё один удар разгневает духа с вероятностью { $anger } %, а ещё одно сокровище станет доступно с вероятностью { $treasure } %.
puzzle-clues = Их выдали эти ходы. Насколько вероятным было подозрение до и после каждого:
puzzle-clue = до { $before } %, после { $after } %
puzzle-failed = Боты, которые решили иначе: { $bots }.
puzzle-failed-bot = { $bot } { $chance } %
puzzle-failed-hasty = { $bot } второпях { $chance } %
puzzle-failed-early = На середине раунда внимательный бот ошибся бы { $chance } раз из 100.
