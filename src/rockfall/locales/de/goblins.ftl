# Goblins gegen Gnome.
#
# Namen von Karten stehen ohne Artikel; .acc ist der Akkusativ mit unbestimmtem Artikel.

## Was geschieht

event-round-began = Runde { $round } beginnt; { SEAT($first) } fängt an.
event-goals-shuffled = Die drei Ziele liegen verdeckt aus.
event-role-dealt =
    { $role ->
        [none] { SEAT($seat) } zieht eine Rolle.
       *[other] { SEAT($seat) } zieht eine Rolle: { WORD("role", $role) }.
    }
event-card-drawn =
    { $put_by ->
        [none]
            { $card ->
                [none] { SEAT($seat) } zieht eine Karte.
               *[other] { SEAT($seat) } zieht eine Karte: { WORD("card", $card) }.
            }
       *[other]
            { $card ->
                [none] { SEAT($seat) } zieht eine Karte, die { SEAT($put_by) } unter den Stapel gelegt hat.
               *[other] { SEAT($seat) } zieht eine Karte, die { SEAT($put_by) } unter den Stapel gelegt hat: { WORD("card", $card) }.
            }
    }
event-tile-laid =
    { $turn ->
        [0] { SEAT($seat) } legt { WORD("card", $card, "acc") }: Spalte { $column }, Reihe { $row }.
       *[other] { SEAT($seat) } legt { WORD("card", $card, "acc") } (gedreht): Spalte { $column }, Reihe { $row }.
    }
event-door-opened = Die { WORD("color", $color) } Tür geht auf: Spalte { $column }, Reihe { $row }.
event-door-shut = Die { WORD("color", $color) } Tür fällt wieder zu: Spalte { $column }, Reihe { $row }.
event-goal-opened = { SEAT($seat) } öffnet das { WORD("place", $goal) } Ziel: { WORD("goal", $shows) }.
event-goal-left-shut = { SEAT($seat) } lässt das { WORD("place", $goal) } Ziel geschlossen.
event-bombs-went-off =
    { $count ->
        [0] Das Dynamit geht hoch, aber in den Tunneln liegt keine Bombe.
        [one] Das Dynamit geht hoch und sprengt 1 Plättchen: { LIST($cards, "card") }.
       *[other] Das Dynamit geht hoch und sprengt { $count } Plättchen: { LIST($cards, "card") }.
    }
event-tile-blown-up = Sprengung: { SEAT($seat) } entfernt { WORD("card", $card, "acc") } (Spalte { $column }, Reihe { $row }).
event-map-read =
    { $shows ->
        [none] { SEAT($seat) } sieht sich das { WORD("place", $goal) } Ziel an.
       *[other] { SEAT($seat) } sieht sich das { WORD("place", $goal) } Ziel an: { WORD("goal", $shows) }.
    }
event-potion-drunk = Zaubertrank: { SEAT($seat) } und { SEAT($target) } tauschen ihre Rollen.
event-role-received =
    { $role ->
        [none] { SEAT($seat) } erhält die Rolle von { SEAT($giver) }.
       *[other] { SEAT($seat) } erhält die Rolle von { SEAT($giver) }: { WORD("role", $role) }.
    }
event-ale-served =
    { $self ->
        [yes]
            { $skips ->
                [one] { SEAT($seat) } trinkt das Bier und setzt 1 Zug aus.
               *[other] { SEAT($seat) } trinkt das Bier und setzt { $skips } Züge aus.
            }
       *[no]
            { $skips ->
                [one] { SEAT($seat) } gibt ein Bier aus: { SEAT($target) } setzt 1 Zug aus.
               *[other] { SEAT($seat) } gibt ein Bier aus: { SEAT($target) } setzt { $skips } Züge aus.
            }
    }
event-slept-off =
    { $left ->
        [0] { SEAT($seat) } schläft den Rausch aus und setzt aus.
        [one] { SEAT($seat) } schläft den Rausch aus und setzt aus, danach noch 1 Mal.
       *[other] { SEAT($seat) } schläft den Rausch aus und setzt aus, danach noch { $left } Mal.
    }
event-card-exchanged =
    { $card ->
        [none] { SEAT($seat) } legt eine Karte unter den Stapel.
       *[other] { SEAT($seat) } legt eine Karte unter den Stapel: { WORD("card", $card) }.
    }
event-skipped =
    { $is_forced ->
        [yes] { SEAT($seat) } kann keine Karte spielen.
       *[no] { SEAT($seat) } kann keinen Tunnel legen und setzt aus.
    }
event-hand-shown = { SEAT($seat) } zeigt die Hand: { LIST($cards, "card") }.
event-passed = { SEAT($seat) } hat keine Karten mehr und setzt aus.
event-round-ended =
    { $opened ->
        [gold] Das Gold ist gefunden, Runde { $round } ist zu Ende.
        [dragon] Der Drache ist wach, Runde { $round } ist zu Ende.
       *[none] Weder Gold noch Drache sind gefunden, Runde { $round } ist zu Ende.
    } Alle Rollen werden aufgedeckt. { SEATS($roles, "role") }.
event-points-moved =
    { $points ->
        [-1] { SEAT($seat) } verliert 1 Punkt, { WORD("why", $why) }; jetzt { $score }.
        [one] { SEAT($seat) } bekommt 1 Punkt, { WORD("why", $why) }; jetzt { $score }.
       *[other] { SEAT($seat) } bekommt { $points } Punkte, { WORD("why", $why) }; jetzt { $score }.
    }
event-point-stolen = Der Geizhals { SEAT($seat) } stiehlt { SEAT($target) } einen Punkt: jetzt { $score } gegen { $target_score }.
event-match-ended = { SEAT($winner) } gewinnt die Partie. Punkte: { SEATS($scores) }.

## Namen

role-shapeshifter = Gestaltwandler (Goblin)
role-demolisher = Sprengmeister (Goblin)
role-miser = Geizhals (Goblin)
role-driver = Fahrer (Goblin)
role-pedant = Pedant (Gnom)
role-king = König (Gnom)
role-keymaster = Schlüsselmeister (Gnom)
role-jeweller = Juwelier (Gnom)

goal-gold = Gold
goal-dynamite = Dynamit
goal-dragon = der Drache

place-0 = obere
place-1 = mittlere
place-2 = untere

color-red = rote
color-blue = blaue

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

why-gold = für das Gold
why-finder = fürs Öffnen
why-mistake = weil ein Goblin das Gold geöffnet hat
why-dragon = für den Drachen
why-nothing-found = weil das Gold verborgen bleibt
why-shapeshifter = als Gestaltwandler
why-demolisher = als Sprengmeister
why-driver = als Fahrer
why-pedant = als Pedant
why-king = als König
why-keymaster = als Schlüsselmeister
why-jeweller = als Juwelier

card-passage-x = Kreuzung
    .acc = eine Kreuzung
card-passage-t = Abzweigung
    .acc = eine Abzweigung
card-passage-i = Tunnel
    .acc = einen Tunnel
card-passage-l = Kurve
    .acc = eine Kurve
card-bomb-x = Kreuzung mit Bombe
    .acc = eine Kreuzung mit Bombe
card-bomb-t = Abzweigung mit Bombe
    .acc = eine Abzweigung mit Bombe
card-bomb-i = Tunnel mit Bombe
    .acc = einen Tunnel mit Bombe
card-bomb-l = Kurve mit Bombe
    .acc = eine Kurve mit Bombe
card-lantern-x = Kreuzung mit Laterne
    .acc = eine Kreuzung mit Laterne
card-lantern-t = Abzweigung mit Laterne
    .acc = eine Abzweigung mit Laterne
card-lantern-i = Tunnel mit Laterne
    .acc = einen Tunnel mit Laterne
card-lantern-l = Kurve mit Laterne
    .acc = eine Kurve mit Laterne
card-ale-t = Abzweigung mit Bier
    .acc = eine Abzweigung mit Bier
card-ale-i = Tunnel mit Bier
    .acc = einen Tunnel mit Bier
card-ale-l = Kurve mit Bier
    .acc = eine Kurve mit Bier
card-door-red-i = rote Tür
    .acc = eine rote Tür
card-door-red-l = rote Tür in der Kurve
    .acc = eine rote Tür in der Kurve
card-door-blue-i = blaue Tür
    .acc = eine blaue Tür
card-door-blue-l = blaue Tür in der Kurve
    .acc = eine blaue Tür in der Kurve
card-key-red-t = Abzweigung mit rotem Schlüssel
    .acc = eine Abzweigung mit rotem Schlüssel
card-key-red-i = Tunnel mit rotem Schlüssel
    .acc = einen Tunnel mit rotem Schlüssel
card-key-blue-t = Abzweigung mit blauem Schlüssel
    .acc = eine Abzweigung mit blauem Schlüssel
card-key-blue-l = Kurve mit blauem Schlüssel
    .acc = eine Kurve mit blauem Schlüssel
card-rubble-x = Geröll auf einer Kreuzung
card-rubble-t = Geröll auf einer Abzweigung
card-rubble-i = Geröll im Tunnel
card-map = Karte der Ziele
    .acc = eine Karte der Ziele
card-explosion = Sprengung
    .acc = eine Sprengung
card-potion = Zaubertrank
    .acc = einen Zaubertrank

## Warum etwas nicht geht

refusal-chance-only = Das kann nur der Zufall.
refusal-only-watching = Du siehst nur zu.
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-such-player = Dort sitzt niemand.
refusal-name-drinker = Sag zuerst, wer das Bier trinkt.
refusal-choose-goal = Wähle zuerst, welches Ziel geöffnet wird.
refusal-open-or-leave = Sag zuerst, ob du das andere Ziel öffnest oder geschlossen lässt.
refusal-not-leaving = Ein Ziel bleibt nur nach dem Dynamit geschlossen, wenn dasselbe Plättchen es erreicht hat.
refusal-goal-not-reached = Kein offener Weg berührt dieses Ziel.
refusal-not-choosing = Hier ist nichts zu wählen: Ein Ziel öffnet sich, wenn ein Plättchen es erreicht.
refusal-no-ale-laid = Du benennst nur dann jemanden, wenn du ein Plättchen mit Bier gelegt hast.
refusal-choose-theft = Wähle zuerst, wem du einen Punkt nimmst.
refusal-not-theft-time = Der Geizhals stiehlt nur am Ende einer Runde.
refusal-not-from-yourself = Du kannst dich nicht selbst bestehlen.
refusal-no-point-to-steal = { SEAT($seat) } hat keinen Punkt, den man stehlen könnte.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { WORD("card", $card) }.
refusal-deck-empty = Der Stapel ist leer, du kannst keine Karte tauschen.
refusal-can-lay = Du hast einen Tunnel, der passt: Lege einen, spiele eine Karte oder tausche eine.
refusal-must-play = Der Stapel ist leer und du hast eine Karte, die sich spielen lässt: Spiele eine.
refusal-cell-taken = Dort liegt schon etwas.
refusal-touches-no-tile = Ein Plättchen muss an ein anderes anschließen.
refusal-not-joined = Dorthin führt kein offener Weg vom Start.
refusal-door-shut = Die Tür, die dorthin führt, ist zu.
refusal-does-not-fit = Das Plättchen passt nicht zum Nachbarn im { WORD("side", $side) }.
refusal-nothing-to-blow-up = Dort gibt es nichts zu sprengen.
refusal-start-stays = Der Start lässt sich nicht sprengen.
refusal-goal-stays = Ein Ziel lässt sich nicht sprengen.
refusal-lantern-stays = Ein Plättchen mit Laterne lässt sich nicht sprengen.
refusal-goal-open = Dieses Ziel liegt schon offen.
refusal-not-with-yourself = Rollen tauschst du mit jemand anderem.

## Das Spielfeld

board-name = Die Mine
board-start = Der Start
board-place = Spalte { $column }, Reihe { $row }
board-laid = { WORD("card", $card) }, Spalte { $column }, Reihe { $row }
board-laid-dark = { WORD("card", $card) }, vom Start abgeschnitten, Spalte { $column }, Reihe { $row }
board-door-open = { WORD("card", $card) }, offen, Spalte { $column }, Reihe { $row }
board-door-shut = { WORD("card", $card) }, zu, Spalte { $column }, Reihe { $row }
board-goal-hidden = Das { WORD("place", $place) } Ziel, verdeckt
board-goal-seen = Das { WORD("place", $place) } Ziel, verdeckt; du weißt, was es zeigt: { WORD("goal", $shows) }
board-goal-open = Das { WORD("place", $place) } Ziel: { WORD("goal", $shows) }
board-seen-by = Angesehen von { $names }
board-blow-at = Das Plättchen in Spalte { $column }, Reihe { $row } sprengen
board-deck =
    { $count ->
        [0] Der Stapel ist leer
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
board-round-short = Runde { $round }
board-passes = { $count } von { $players } haben nacheinander gepasst
board-zoom-in = Näher (+)
board-zoom-out = Weiter weg (-)
board-fit = Alles zeigen (F)
board-rule = Regel { $rule }
board-cards =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-score =
    { $count ->
        [one] { $count } Punkt von { $target }
       *[other] { $count } Punkte von { $target }
    }
board-sleeps =
    { $count ->
        [one] setzt wegen Bier { $count } Zug aus
       *[other] setzt wegen Bier { $count } Züge aus
    }
board-drank = hat an einem Rollentausch teilgenommen
board-race-goblin = Goblin
board-race-gnome = Gnom
board-why-not = Warum nicht { SEAT($seat) }?
board-whom = Wen?
board-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
board-hand-of = Die Hand von { SEAT($seat) }
board-hand-shown = Die Hand von { SEAT($seat) }, allen gezeigt
board-hand-empty = Deine Hand ist leer.
board-watching = Du schaust zu.
board-exchange-zone = Unter den Stapel
board-under =
    { $count ->
        [0] dort liegt noch nichts
        [one] dort liegt { $count } Karte
       *[other] dort liegen { $count } Karten
    }
board-secret-title = Deine Rolle
board-secret-how = Ansehen
board-secret-own = Deine Rolle
board-secret-new = Deine neue Rolle
board-secret-card = Die Figur auf deiner Karte, { $name }, hat in dieser Partie keinen eigenen Wunsch.
board-secret-goal = Das { WORD("place", $place) } Ziel zeigt
board-seen = Gesehen
board-known = nur du weißt das
board-look-at-mine = Die Mine ansehen
board-to-result = Zum Ergebnis
board-hit-ale = { SEAT($seat) } gibt dir ein Bier aus: Du setzt einen Zug aus
board-hit-asleep = Du schläfst dein Bier aus
board-hit-potion = { SEAT($seat) } tauscht mit dir die Rolle
board-hit-robbed = { SEAT($seat) } nimmt dir einen Punkt weg

# Was zu tun ist

board-ask-over = Die Partie ist zu Ende.
board-ask-chance = Karten werden ausgeteilt.
board-wait = { SEAT($seat) } überlegt.
board-wait-goal = { SEAT($seat) } wählt, welches Ziel geöffnet wird.
board-wait-second = { SEAT($seat) } überlegt, noch ein Ziel zu öffnen.
board-wait-ale = { SEAT($seat) } überlegt, wer das Bier bekommt.
board-wait-steal = { SEAT($seat) } überlegt, wo es etwas zu stehlen gibt.
board-ask-card = Du bist am Zug: Wähle eine Karte.
board-ask-must = Du bist am Zug. Der Stapel ist leer: Spiele eine Karte, auch wenn sie dir schadet.
board-ask-skip = Keines deiner Plättchen lässt sich legen: Spiele eine Karte, tausche eine oder setze aus.
board-ask-cell = Wohin legst du { WORD("card", $card, "acc") }?
board-ask-lay = Hier { WORD("card", $card, "acc") } legen?
board-ask-explode = Welches Plättchen sprengst du?
board-ask-goal = Welches Ziel siehst du dir an?
board-ask-sure = Sicher?
board-ask-player = Mit wem tauschst du die Rolle?
board-ask-exchange = { WORD("card", $card) } unter den Stapel schieben und eine andere Karte ziehen?
board-ask-useless = Diese Karte kannst du jetzt nur tauschen: { WORD("card", $card) }.
board-ask-stuck = Diese Karte kannst du jetzt nicht spielen: { WORD("card", $card) }.
board-ask-open = Dein Plättchen erreicht mehrere Ziele. Welches wird zuerst geöffnet?
board-ask-second = Das Dynamit ist hochgegangen, der Weg zu einem anderen Ziel ist ganz. Öffnest du es auch?
board-ask-ale = Wer trinkt das Bier und setzt einen Zug aus?
board-ask-steal = Der Drache ist wach. Wem nimmst du einen Punkt weg?

# Knöpfe

board-back = Zurück
board-put-back = Zurück auf die Hand
board-turn = Drehen (R)
board-lay = Hinlegen
board-blow = Sprengen
board-look = Das { WORD("place", $place) } Ziel ansehen
board-open = Das { WORD("place", $place) } Ziel öffnen
board-leave = Geschlossen lassen
board-drink = Rolle mit { SEAT($seat) } tauschen
board-serve = Bier für { SEAT($seat) }
board-serve-self = Selbst trinken
board-steal = { SEAT($seat) } einen Punkt wegnehmen
board-exchange = Tauschen
board-exchange-card = Tauschen: { WORD("card", $card) }
board-skip = Aussetzen
board-show-hand = Hand zeigen und aussetzen

# Beim ersten Mal

board-tip-wait = Während du wartest, verschiebe die Mine mit dem Finger oder der Maus und sieh zu, was die anderen tun: Es verrät, wer sie sind.
board-tip-card = Wähle eine Karte: Plätze und Personen, zu denen sie passt, leuchten auf. Die verdeckte Karte neben deiner Hand zeigt dir wieder, wer du bist.
board-tip-place = Wähle einen Platz, der leuchtet. Tippst du woandershin, erfährst du, warum das Plättchen dort nicht liegen darf.
board-tip-player = Wähle jemanden, dessen Schild leuchtet.
board-tip-turn = Dreh das Plättchen mit R, dem Mausrad oder indem du es in deiner Hand antippst. Tipp noch einmal auf den Platz, um es hinzulegen.
board-tip-ale = Wer trinkt, setzt den nächsten Zug aus. Du kannst auch dich selbst nennen.
board-tip-goal = Gold und Drache beenden die Runde. Dynamit sprengt alle Plättchen mit Bombe und vielleicht auch den Weg zum anderen Ziel.
board-tip-second = Gold und Drache beenden die Runde. Bleibt ein Ziel geschlossen, öffnet es sich, wenn ein Weg es neu erreicht.

# Was die Charaktere sich wünschen

wish-shapeshifter = Ein Punkt, wenn du an einem Rollentausch beteiligt warst
wish-demolisher = Ein Punkt, wenn das Dynamit geöffnet wurde
wish-miser = Nimm jemandem einen Punkt weg, wenn der Drache geöffnet wurde
wish-driver = Ein Punkt, wenn der Weg zu Gold oder Drache durch keine Tür führt
wish-pedant = Ein Punkt, wenn der Stapel am Ende leer ist
wish-king = Ein Punkt, wenn am Weg zum Gold mindestens drei Biere stehen
wish-keymaster = Ein Punkt, wenn der Weg zu Gold oder Drache durch Türen führt
wish-jeweller = Ein Punkt, wenn das Gold geöffnet wurde

# Das Ende

board-round-over = Runde { $round } ist zu Ende
board-found-gold = Das Gold ist gefunden
board-found-mistake = Ein Goblin hat das Gold geöffnet
board-found-dragon = Der Drache ist wach
board-found-nothing = Das Gold bleibt verborgen
board-win-you = Du gewinnst
board-winner = { SEAT($seat) } gewinnt
board-points = Woher jeder Punkt kam
board-points-partly = Du bist später dazugekommen, darum fehlen einige Runden.
board-end-round = Runde { $round }
board-end-gold = Gold
board-end-dragon = der Drache
board-end-nothing = nichts gefunden
board-line = { WORD("why", $why) }
board-line-stole = bei { SEAT($seat) } gestohlen
board-line-robbed = durch { SEAT($seat) } verloren
board-line-none = Kein Zählstein hat sich bewegt.

# Was was ist

want-gnome = Grab einen Weg vom Start zum Gold: Jeder Gnom bekommt einen Punkt, und wer es öffnet, noch einen.
want-goblin = Halte die Gnome vom Gold fern oder weck den Drachen: Dann bekommen die Goblins die Punkte.
help-goal-gold = Beendet die Runde: Jeder Gnom bekommt einen Punkt, und der Gnom, der es geöffnet hat, noch einen.
help-goal-dynamite = Sprengt alle Plättchen mit Bombe; die Runde geht weiter.
help-goal-dragon = Beendet die Runde: Jeder Goblin bekommt zwei Punkte.
board-keys-cards = Eine Handkarte wählen
board-keys-turn = Die Karte drehen
board-keys-role = Deine Rolle ansehen
board-keys-fit = Die ganze Mine sehen
board-keys-zoom = Näher und weiter weg
