# The browser client’s own words: everything around the boards. `$seat` is told by SEAT, see rockfall/words.py.

app-name = Rockfall
app-about = Tabletop games of dwarfs, goblins, trolls and merchants. With friends, or with bots at once.
loading = One moment …
close = Close
yes = yes
no = no
to-home = To the home page
nowhere = There is nothing here
nowhere-about = No page of Rockfall has this address. Perhaps a letter of it got lost on the way.

## Home

home-games = The games
home-join = Join a table
home-mine = My tables
home-watch = Tables to watch
home-watch-none = No public table is open right now.
home-how = How it works
home-how-bots = Play now: bots take the other seats, and the first card is on the table at once.
home-how-friends = With friends: send them the link. Nobody needs an account.
home-how-device = Several people can share one device; a curtain hides the cards between turns.
home-how-dice = The dice are fair, and after the match everybody can check them.
home-record = Replay a record
home-record-about = Drop the file of a match anywhere on this page, or choose it.
home-record-choose = Choose a file
home-unofficial = Rockfall is unofficial and not connected with anybody who makes or sells these games. Names belong to their owners. If you enjoy a game here, buy it: it is better with cards in hand.
join-code = Code of the table
join-go = Join
join-about = The code is eight letters and digits; the link works as well.
join-bad-code = A code has eight letters and digits.
table-status =
    { $status ->
        [waiting] { $taken } of { $players } seats taken
        [playing] being played
       *[over] over
    }
door-players = { $from }–{ $to } players
door-minutes = { $from }–{ $to } minutes
door-play = Play now
door-friends = With friends
door-learn = Learn in 3 minutes
door-lessons = Lessons
door-options = Choose options
door-puzzles = Puzzles
door-rules = Rules

## Opening a table

create-title = A table of { $game }
create-game = The game
create-players = Players
create-table = The table
create-by-lot = by lot
create-go = Open the table
option-first-seat = Who begins
option-first-seat-about = The seat that begins the first round.
rule-visibility = Who finds the table
rule-visibility-link = only those who have the link
rule-visibility-public = everybody, on the home page
rule-clock = Time to think
rule-clock-none = as long as you like
rule-clock-move-60 = one minute for each move
rule-clock-move-180 = three minutes for each move
rule-clock-match-600 = ten minutes, and ten seconds a move
rule-clock-move-86400 = one day for each move
rule-grace = If somebody is away
rule-grace-60 = a bot plays for them after a minute
rule-grace-600 = a bot plays for them after ten minutes
rule-grace-never = everybody waits
rule-spectators = Spectators
rule-spectators-public = see what is public
rule-spectators-delayed = learn everything after each round
rule-spectators-none = are not admitted
rule-take-back = Moves may be taken back while nobody learned from them
rule-chat = People may chat

## Settings

settings = Settings
settings-name = Your name
settings-language = Language
settings-theme = Colours
settings-theme-auto = like the device
settings-theme-dark = dark, by lantern
settings-theme-light = light, by day
settings-motion = Motion
settings-motion-auto = like the device
settings-motion-full = full
settings-motion-reduced = reduced
settings-tips = Tips while playing
settings-notify = Notify me when it is my turn
guest-name-0 = Alvis
guest-name-1 = Andvari
guest-name-2 = Brokk
guest-name-3 = Eitri
guest-name-4 = Fjalar
guest-name-5 = Galar
guest-name-6 = Hannar
guest-name-7 = Lofar
guest-name-8 = Lyngheid
guest-name-9 = Nordri
guest-name-10 = Otter
guest-name-11 = Regin
guest-name-12 = Skirfir
guest-name-13 = Sudri
guest-name-14 = Vestri
guest-name-15 = Vitr

## Before the match

table-none = There is no such table
table-shut = This table cannot be watched
table-shut-spectators = Only those who play see this table; that is what they agreed.
seat-open = Open seat
lobby-seats = Seats
lobby-you = you
lobby-here = on this device
lobby-host = host
lobby-sit = Sit here
lobby-join = Sit down
lobby-name-taken = Somebody here is called { $wanted } already, so you are { $name }.
lobby-device = Another player on this device
lobby-device-add = Add
lobby-add-bot = Add a bot
lobby-level = Bots
lobby-fill = Fill with bots
lobby-remove = Free the seat: { $name }
lobby-swap = Change places: seat { $number }
lobby-start = Start
lobby-open-seats =
    { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
lobby-wait = The host starts the match when every seat is taken.
lobby-options = What is agreed
lobby-opening = Every device is opening its share of the dice …
lobby-dice = Seal of the dice:
invite-title = Invite
invite-about = Everybody who opens this link can sit down or watch.
invite-network = Everybody in your network who opens this link can sit down or watch.
invite-only-here = Only this computer can open this link: the server listens to nobody else.
invite-only-here-how = For friends in your network, start it like this; the table stays where it is:
invite-no-network = This computer is in no network, so nobody else can open this link.
invite-address = Address
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-select = Select
invite-by-hand = The link is selected: now copy it with Ctrl+C, or hold your finger on it.
invite-copy-failed = The link could not be copied; select it and copy it by hand.
invite-code = Or by code:
invite-qr = The link as a QR code
bot-uniform = Random
bot-uniform-about = Plays anything that is allowed, without a thought. Good for getting to know the rules.
bot-sensible = Beginner
bot-sensible-about = Knows what is good for it, and does not watch the others closely.
bot-attentive = Regular
bot-attentive-about = Watches everybody, counts cards and draws conclusions.
bot-strong = Expert
bot-strong-about = Plays many imagined matches in its head before every move. Hard to beat.
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

## Playing

play-seats = Players
play-asked = What is asked
play-hand = Your cards
play-side = Log and chat
play-fold = Hide log and chat
play-unfold = Show log and chat
play-hint = Hint
advice-title = What a bot would do
advice-only = There is nothing else to choose from.
advice-clear = The first move looks clearly best.
advice-close = The first moves look about equally good.
advice-chance = wins about { $chance } in 100, give or take { $margin }
advice-guess = a guess
advice-beliefs = Who is who, as far as a bot can tell
advice-belief = { $role } { $chance } %
advice-close-it = Close the advice
play-take-back = Take back
play-return = Take over from the bot
play-away = A bot plays for you.
play-paused = The match waits until somebody is back.
play-sending = Sending …
play-unsent = Your move has not arrived; it is kept.
play-send-again = Send again
play-over = The match is over.
play-to-end = To the result
play-spectators =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
plate-you = you
plate-away = a bot plays
plate-gone = away
plate-turn = to move
tip-close = Hide this tip
alert-turn = Your turn
connection-open = connected
connection-connecting = connecting …
connection-lost = no connection, trying again …
curtain-title = { $name }’s turn
curtain-about = Everybody else looks away now.
curtain-first = Take the device, { $name }
curtain-first-about = Look at what you alone may see. Everybody else looks away now.
curtain-open = I am { $name }
log = Log
log-sat = { SEAT($seat) } sits down.
log-started = The match begins.
log-left-out = The share of { SEAT($seat) } was not opened in time: it is not in the dice.
log-takenback = { SEAT($seat) } takes the last move back.
log-left = { SEAT($seat) } has left.
log-tookover =
    { $why ->
        [clock] { SEAT($seat) } ran out of time; a bot plays on.
        [absent] { SEAT($seat) } is away; a bot plays on.
       *[left] { SEAT($seat) } has left; a bot plays on.
    }
log-returned = { SEAT($seat) } is back.
log-paused = The match waits.
log-resumed = The match goes on.
log-continued = There is a rematch.
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-off = There is no chat at this table.
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-nothing = Nothing found.

## The end

end-rematch = Rematch
end-rematch-join = To the rematch
end-replay = Replay
end-record = Record
end-board = Look at the board
dice-title = Were the dice fair?
dice-about = Before anybody sat down, the server fixed the secret of its dice and showed its seal, a SHA-256 hash. Everybody’s device sealed a share of its own in the same way. Only when all seals were known were the shares opened, so nobody could fit theirs to the others’. This device kept the seals, its share and what it saw of the match, and now compares them.
dice-commitment = The seal, known from the start
dice-secret = The secret, known now
dice-shares = The players’ shares
dice-checking = Drawing everything again …
dice-verdict =
    { $fair ->
        [yes] Fair: the seals fit, this device’s share is in the dice, and every outcome of chance follows from them. Drawn again by this browser: { $drawn }.
       *[no] Something is wrong with these dice. Drawn again by this browser: { $drawn }, of which { $wrong } differ.
    }
dice-trouble-old = These dice are of an earlier kind: who gave the last share could choose among many.
dice-trouble-seal = The secret is not the one whose seal this device was shown first.
dice-trouble-seals = The players’ seals or shares are not those that were locked before the deal.
dice-trouble-share = Your device’s share was replaced by another.
dice-trouble-left-out = Your device’s share was left out: for you these dice prove nothing.
dice-trouble-outside = Outcomes are said not to come from the dice, although nothing else could bring them.
dice-trouble-outcomes = The record differs from what this device was told while the match went on.
dice-trouble-draws = Outcomes do not follow from the secret and the shares.
dice-left-out = Not in the dice are the shares of: { $names }.
dice-blows = Outcomes of the rock tower, which this page cannot strike again: { $count }. The command below can.
dice-key = The key by which this server signs its records:
dice-verify = What could have come, and how likely, is said by the server here. This command checks that too, by the rules:

## Replay

replay-of = Replay: { $game }
replay-imported = Imported: this match was not played on this server, which says nothing for its dice or its names.
replay-none = There is no such record
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-speed = Speed
replay-times = × { $speed }
replay-as = Whose eyes
replay-as-all = Everything open
replay-as-seat = As { $name }

## When something does not work

trouble-other = That did not work: { $text }
trouble-offline = The server cannot be reached.
trouble-closing = The server restarts; try again in a moment.
trouble-server-error = The server could not do that; nothing is lost. Try again.
trouble-too-busy = The server has its hands full; try again in a moment.
trouble-bad-message = The server cannot take that: it may be too long, or have characters that cannot be shown.
trouble-broken-table = This table cannot be opened any more.
trouble-unknown-table = No table has this code.
trouble-unknown-record = No record has this code.
trouble-bad-record = This file is not a record of a finished match.
trouble-too-fast = Too many requests at once; wait a moment.
trouble-too-many = Too many at once; try again later.
trouble-too-large = That is too large.
trouble-seat-taken = This seat is taken.
trouble-not-your-seat = This is not your seat.
trouble-not-host = Only the host may do that.
trouble-not-now = That cannot be done now.
trouble-not-allowed = The table has agreed otherwise.
trouble-stale-version = The table has moved on meanwhile; look again.

## A game without a board of its own

plain-choose = Choose a move.
plain-wait = Others are to move.
plain-move = { $move }

# What is being shown, and how fast
play-skip = Skip
play-recap = Since your last turn: { $count }
settings-pace = Pace
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-quick = Quick
settings-pace-once = All at once
settings-volume = Volume
interval-ready = Ready for the next round? It begins in { $seconds } s.
interval-wait = The next round begins in { $seconds } s. Waiting for { $names }.
interval-go = Ready
help-rule = Rule { $rule }
skip-to-board = Skip to the board
keys = Keys
keys-tab = from one choice to the next
keys-arrows = among the things of one choice
keys-enter = choose, and choose again to confirm
keys-escape = one step back
keys-help = what is this? On nothing in particular: these keys
