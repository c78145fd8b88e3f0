# Что говорят все уроки, о какой бы игре ни шла речь.

learn-lessons = Уроки
learn-place = Урок { $number } из { $count }
learn-done-tag = пройден
learn-task = Ваша задача
learn-show = Покажите
learn-next = Следующий урок
learn-again = Ещё раз
learn-play = Играть сразу
learn-all = Это был последний урок. Остальное придёт за игрой.
learn-none = Для этой игры уроков нет
learn-none-about = Всё объясняют правила, а остальное — первая партия.
