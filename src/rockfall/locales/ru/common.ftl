# То, что может понадобиться каждой игре.

# Место без имени; здесь места считаются с 1.
seat-number = Игрок { $number }
# Одна запись списка по местам.
by-seat = { $name } — { $value }

## Командная строка

match-begins =
    { $title }: { $players ->
        [one] играет { $players } бот { $bot }
        [few] играют { $players } бота { $bot }
       *[many] играют { $players } ботов { $bot }
    }, зерно { $seed }.
scores = Счёт: { SEATS($scores) }
record-unfinished = Запись кончается здесь: партия не доиграна.
