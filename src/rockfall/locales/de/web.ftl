# Was der Client selbst sagt: alles rund um die Spielfelder.

app-name = Rockfall
app-about = Brettspiele von Zwergen, Goblins, Trollen und Händlern. Mit Freunden, oder sofort mit Bots.
loading = Einen Moment …
close = Schließen
yes = ja
no = nein
to-home = Zur Startseite
nowhere = Hier ist nichts
nowhere-about = Keine Seite von Rockfall hat diese Adresse. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.

## Startseite

home-games = Die Spiele
home-join = An einen Tisch setzen
home-mine = Meine Tische
home-watch = Zum Zuschauen
home-watch-none = Gerade ist kein öffentlicher Tisch offen.
home-how = So geht es
home-how-bots = Losspielen: Bots nehmen die anderen Plätze ein, und die erste Karte liegt gleich auf dem Tisch.
home-how-friends = Mit Freunden: Schick ihnen den Link. Niemand braucht ein Konto.
home-how-device = Mehrere können sich ein Gerät teilen; zwischen den Zügen verdeckt ein Vorhang die Karten.
home-how-dice = Der Zufall ist fair, und nach der Partie kann das jeder prüfen.
home-record = Eine Aufzeichnung ansehen
home-record-about = Zieh die Datei einer Partie irgendwo auf diese Seite, oder wähle sie aus.
home-record-choose = Datei wählen
home-unofficial = Rockfall ist inoffiziell und hat nichts mit denen zu tun, die diese Spiele herstellen oder verkaufen. Namen gehören ihren Inhabern. Wenn dir ein Spiel gefällt, kauf es: Mit Karten in der Hand ist es noch schöner.
join-code = Code des Tisches
join-go = Beitreten
join-about = Der Code hat acht Buchstaben und Ziffern; der Link geht auch.
join-bad-code = Ein Code hat acht Buchstaben und Ziffern.
table-status =
    { $status ->
        [waiting] { $taken } von { $players } Plätzen besetzt
        [playing] wird gespielt
       *[over] zu Ende
    }
door-players = { $from }–{ $to } Personen
door-minutes = { $from }–{ $to } Minuten
door-play = Losspielen
door-friends = Mit Freunden
door-learn = In 3 Minuten lernen
door-lessons = Lektionen
door-options = Optionen wählen
door-puzzles = Rätsel
door-rules = Regeln

## Einen Tisch eröffnen

create-title = Ein neuer Tisch: { $game }
create-game = Das Spiel
create-players = Personen
create-table = Der Tisch
create-by-lot = per Los
create-go = Tisch eröffnen
option-first-seat = Wer beginnt
option-first-seat-about = Der Platz, der die erste Runde beginnt.
rule-visibility = Wer den Tisch findet
rule-visibility-link = nur wer den Link hat
rule-visibility-public = alle, auf der Startseite
rule-clock = Bedenkzeit
rule-clock-none = so lange ihr wollt
rule-clock-move-60 = eine Minute für jeden Zug
rule-clock-move-180 = drei Minuten für jeden Zug
rule-clock-match-600 = zehn Minuten und zehn Sekunden je Zug
rule-clock-move-86400 = ein Tag für jeden Zug
rule-grace = Wenn jemand weg ist
rule-grace-60 = spielt nach einer Minute ein Bot weiter
rule-grace-600 = spielt nach zehn Minuten ein Bot weiter
rule-grace-never = warten alle
rule-spectators = Zuschauer
rule-spectators-public = sehen, was öffentlich ist
rule-spectators-delayed = erfahren nach jeder Runde alles
rule-spectators-none = sind nicht zugelassen
rule-take-back = Züge dürfen zurückgenommen werden, solange niemand etwas daraus erfahren hat
rule-chat = Chat ist erlaubt

## Einstellungen

settings = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = wie das Gerät
settings-theme-dark = dunkel, bei Laternenlicht
settings-theme-light = hell, bei Tageslicht
settings-motion = Bewegung
settings-motion-auto = wie das Gerät
settings-motion-full = voll
settings-motion-reduced = weniger
settings-tips = Tipps beim Spielen
settings-notify = Sag mir Bescheid, wenn ich am Zug bin
guest-name-0 = Alwis
guest-name-1 = Andwari
guest-name-2 = Brokk
guest-name-3 = Eitri
guest-name-4 = Fjalar
guest-name-5 = Galar
guest-name-6 = Hannar
guest-name-7 = Lofar
guest-name-8 = Lyngheid
guest-name-9 = Nordri
guest-name-10 = Otur
guest-name-11 = Regin
guest-name-12 = Skirfir
guest-name-13 = Sudri
guest-name-14 = Westri
guest-name-15 = Witr

## Vor der Partie

table-none = Diesen Tisch gibt es nicht
table-shut = Diesem Tisch kann man nicht zusehen
table-shut-spectators = Nur wer mitspielt, sieht diesen Tisch; so ist es hier ausgemacht.
seat-open = Freier Platz
lobby-seats = Plätze
lobby-you = du
lobby-here = an diesem Gerät
lobby-host = leitet den Tisch
lobby-sit = Hier sitzen
lobby-join = Mitspielen
lobby-name-taken = Hier heißt schon jemand { $wanted }, darum bist du { $name }.
lobby-device = Noch jemand an diesem Gerät
lobby-device-add = Hinzufügen
lobby-add-bot = Bot hinzufügen
lobby-level = Bots
lobby-fill = Mit Bots auffüllen
lobby-remove = Platz frei machen: { $name }
lobby-swap = Platz tauschen: Platz { $number }
lobby-start = Los geht’s
lobby-open-seats =
    { $count ->
        [one] { $count } Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
lobby-wait = Wer den Tisch leitet, startet die Partie, sobald alle Plätze besetzt sind.
lobby-options = Was ausgemacht ist
lobby-opening = Alle Geräte öffnen ihre Anteile am Zufall …
lobby-dice = Siegel des Zufalls:
invite-title = Einladen
invite-about = Wer diesen Link öffnet, kann mitspielen oder zuschauen.
invite-network = Wer in deinem Netz diesen Link öffnet, kann mitspielen oder zuschauen.
invite-only-here = Diesen Link kann nur dieser Computer öffnen: Der Server hört auf niemanden sonst.
invite-only-here-how = Für Freunde in deinem Netz starte ihn so; der Tisch bleibt, wie er ist:
invite-no-network = Dieser Computer ist in keinem Netz, darum kann sonst niemand diesen Link öffnen.
invite-address = Adresse
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-select = Markieren
invite-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C, oder halte den Finger darauf.
invite-copy-failed = Der Link ließ sich nicht kopieren; markiere ihn und kopiere ihn von Hand.
invite-code = Oder mit dem Code:
invite-qr = Der Link als QR-Code
bot-uniform = Zufall
bot-uniform-about = Spielt irgendetwas Erlaubtes, ohne nachzudenken. Gut, um die Regeln kennenzulernen.
bot-sensible = Einsteiger
bot-sensible-about = Weiß, was gut für ihn ist, und achtet wenig auf die anderen.
bot-attentive = Fortgeschritten
bot-attentive-about = Achtet auf alle, zählt Karten mit und zieht Schlüsse.
bot-strong = Experte
bot-strong-about = Spielt vor jedem Zug viele Partien im Kopf durch. Schwer zu schlagen.
bot-name-0 = Bruni
bot-name-1 = Dagna
bot-name-2 = Hulda
bot-name-3 = Ketil
bot-name-4 = Orri
bot-name-5 = Ragna
bot-name-6 = Sindri
bot-name-7 = Thora
bot-name-8 = Ulf
bot-name-9 = Vigdis
bot-name-10 = Yngvar
bot-name-11 = Alfdis

## Beim Spielen

play-seats = Am Tisch
play-asked = Was zu tun ist
play-hand = Deine Karten
play-side = Verlauf und Chat
play-fold = Verlauf und Chat ausblenden
play-unfold = Verlauf und Chat einblenden
play-hint = Tipp
advice-title = Was ein Bot tun würde
advice-only = Etwas anderes steht nicht zur Wahl.
advice-clear = Der erste Zug sieht deutlich am besten aus.
advice-close = Die ersten Züge sehen etwa gleich gut aus.
advice-chance = gewinnt etwa { $chance } von 100, plus oder minus { $margin }
advice-guess = geraten
advice-beliefs = Wer wer ist, soweit ein Bot es sagen kann
advice-belief = { $role } { $chance } %
advice-close-it = Den Tipp schließen
play-take-back = Zurücknehmen
play-return = Selbst weiterspielen
play-away = Ein Bot spielt für dich.
play-paused = Die Partie wartet, bis jemand zurück ist.
play-sending = Wird gesendet …
play-unsent = Dein Zug ist nicht angekommen, aber noch da.
play-send-again = Noch einmal senden
play-over = Die Partie ist zu Ende.
play-to-end = Zum Ergebnis
play-spectators =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
plate-you = du
plate-away = ein Bot spielt
plate-gone = nicht da
plate-turn = am Zug
tip-close = Tipp ausblenden
alert-turn = Du bist am Zug
connection-open = verbunden
connection-connecting = verbinde …
connection-lost = keine Verbindung, neuer Versuch …
curtain-title = Am Zug: { $name }
curtain-about = Alle anderen schauen jetzt weg.
curtain-first = Nimm das Gerät, { $name }
curtain-first-about = Sieh dir an, was nur du sehen darfst. Alle anderen schauen jetzt weg.
curtain-open = Ich bin { $name }
log = Verlauf
log-sat = { SEAT($seat) } setzt sich an den Tisch.
log-started = Die Partie beginnt.
log-left-out = Der Anteil von { SEAT($seat) } wurde nicht rechtzeitig geöffnet: Er zählt beim Zufall nicht mit.
log-takenback = { SEAT($seat) } nimmt den letzten Zug zurück.
log-left = { SEAT($seat) } ist gegangen.
log-tookover =
    { $why ->
        [clock] { SEAT($seat) } hat keine Zeit mehr; ein Bot spielt weiter.
        [absent] { SEAT($seat) } ist nicht da; ein Bot spielt weiter.
       *[left] { SEAT($seat) } ist gegangen; ein Bot spielt weiter.
    }
log-returned = { SEAT($seat) } ist zurück.
log-paused = Die Partie wartet.
log-resumed = Die Partie geht weiter.
log-continued = Es gibt eine Revanche.
chat = Chat
chat-say = Schreib etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas geschrieben.
chat-off = An diesem Tisch gibt es keinen Chat.
rules = Regeln
rules-of = Regeln: { $game }
rules-search = In den Regeln suchen
rules-nothing = Nichts gefunden.

## Das Ende

end-rematch = Revanche
end-rematch-join = Zur Revanche
end-replay = Ansehen
end-record = Aufzeichnung
end-board = Spielfeld ansehen
dice-title = War der Zufall fair?
dice-about = Bevor sich jemand setzte, legte der Server das Geheimnis seines Zufalls fest und zeigte dessen Siegel, einen SHA-256-Hash. Jedes Gerät versiegelte ebenso einen eigenen Anteil. Erst als alle Siegel bekannt waren, wurden die Anteile geöffnet; niemand konnte seinen nach den anderen richten. Dieses Gerät hat die Siegel, seinen Anteil und den Verlauf der Partie behalten und vergleicht sie jetzt.
dice-commitment = Das Siegel, von Anfang an bekannt
dice-secret = Das Geheimnis, jetzt bekannt
dice-shares = Die Anteile vom Tisch
dice-checking = Alles wird nachgezogen …
dice-verdict =
    { $fair ->
        [yes] Fair: Die Siegel passen, der Anteil dieses Geräts ist dabei, und alles Zufällige folgt daraus. Von diesem Browser nachgezogen: { $drawn }.
       *[no] Mit diesem Zufall stimmt etwas nicht. Von diesem Browser nachgezogen: { $drawn }, davon abweichend: { $wrong }.
    }
dice-trouble-old = Dieser Zufall ist von der früheren Art: Wer den letzten Anteil gab, konnte unter vielen wählen.
dice-trouble-seal = Das Geheimnis ist nicht das, dessen Siegel dieses Gerät zuerst gesehen hat.
dice-trouble-seals = Siegel oder Anteile der Spieler sind nicht die, die vor dem Austeilen feststanden.
dice-trouble-share = Der Anteil deines Geräts wurde durch einen anderen ersetzt.
dice-trouble-left-out = Der Anteil deines Geräts blieb draußen: Dir beweist dieser Zufall nichts.
dice-trouble-outside = Manches soll nicht ausgelost worden sein, obwohl es hier nichts anderes gibt.
dice-trouble-outcomes = Die Aufzeichnung weicht von dem ab, was dieses Gerät während der Partie gesehen hat.
dice-trouble-draws = Manches folgt nicht aus dem Geheimnis und den Anteilen.
dice-left-out = Beim Zufall nicht mitgezählt sind die Anteile von: { $names }.
dice-blows = Ergebnisse des Felsenturms, auf den diese Seite nicht noch einmal schlagen kann: { $count }. Der Befehl unten kann es.
dice-key = Der Schlüssel, mit dem dieser Server seine Aufzeichnungen unterschreibt:
dice-verify = Was hätte kommen können und wie wahrscheinlich es war, sagt hier der Server. Dieser Befehl prüft auch das, nach den Regeln:

## Ansehen

replay-of = Aufzeichnung: { $game }
replay-imported = Importiert: Diese Partie wurde nicht auf diesem Server gespielt; er bürgt weder für ihren Zufall noch für die Namen.
replay-none = Diese Aufzeichnung gibt es nicht
replay-controls = Aufzeichnung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-speed = Tempo
replay-times = × { $speed }
replay-as = Mit wessen Augen
replay-as-all = Alles offen
replay-as-seat = Wie { $name } es sieht

## Wenn etwas nicht geht

trouble-other = Das hat nicht geklappt: { $text }
trouble-offline = Der Server ist nicht erreichbar.
trouble-closing = Der Server startet neu; versuch es gleich noch einmal.
trouble-server-error = Der Server konnte das nicht; nichts ist verloren. Versuch es noch einmal.
trouble-too-busy = Der Server hat alle Hände voll zu tun; versuch es gleich noch einmal.
trouble-bad-message = Das nimmt der Server nicht an: Vielleicht ist es zu lang oder enthält Zeichen, die sich nicht zeigen lassen.
trouble-broken-table = Dieser Tisch lässt sich nicht mehr öffnen.
trouble-unknown-table = Diesen Code hat kein Tisch.
trouble-unknown-record = Diesen Code hat keine Aufzeichnung.
trouble-bad-record = Diese Datei ist keine Aufzeichnung einer beendeten Partie.
trouble-too-fast = Zu viele Anfragen auf einmal; warte einen Moment.
trouble-too-many = Zu viele auf einmal; versuch es später noch einmal.
trouble-too-large = Das ist zu groß.
trouble-seat-taken = Dieser Platz ist besetzt.
trouble-not-your-seat = Das ist nicht dein Platz.
trouble-not-host = Das darf nur, wer den Tisch leitet.
trouble-not-now = Das geht jetzt nicht.
trouble-not-allowed = An diesem Tisch ist es anders ausgemacht.
trouble-stale-version = Am Tisch hat sich inzwischen etwas getan; sieh noch einmal hin.

## Ein Spiel ohne eigenes Spielfeld

plain-choose = Wähle einen Zug.
plain-wait = Andere sind am Zug.
plain-move = { $move }

# Was gezeigt wird, und wie schnell
play-skip = Überspringen
play-recap = Seit deinem letzten Zug: { $count }
settings-pace = Tempo
settings-pace-calm = Ruhig
settings-pace-normal = Normal
settings-pace-quick = Schnell
settings-pace-once = Alles auf einmal
settings-volume = Lautstärke
interval-ready = Bereit für die nächste Runde? Sie beginnt in { $seconds } s.
interval-wait = Die nächste Runde beginnt in { $seconds } s. Es fehlt noch: { $names }.
interval-go = Bereit
help-rule = Regel { $rule }
skip-to-board = Direkt zum Spielplan
keys = Tasten
keys-tab = von einer Auswahl zur nächsten
keys-arrows = innerhalb einer Auswahl
keys-enter = auswählen, noch einmal: bestätigen
keys-escape = ein Schritt zurück
keys-help = Was ist das? Ohne Auswahl: diese Liste
