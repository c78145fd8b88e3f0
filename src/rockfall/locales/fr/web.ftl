# Ce que dit le client lui-même : tout ce qui entoure les plateaux.

app-name = Rockfall
app-about = Des jeux de société avec des nains, des gobelins, des trolls et des marchands. Entre amis, ou tout de suite avec des bots.
loading = Un instant…
close = Fermer
yes = oui
no = non
to-home = Vers l’accueil
nowhere = Il n’y a rien ici
nowhere-about = Aucune page de Rockfall n’a cette adresse. Une lettre s’est peut-être perdue en route.

## Accueil

home-games = Les jeux
home-join = Rejoindre une table
home-mine = Mes tables
home-watch = Tables à regarder
home-watch-none = Aucune table publique n’est ouverte en ce moment.
home-how = Comment ça marche
home-how-bots = Jouer : des bots prennent les autres places, et la première carte est aussitôt sur la table.
home-how-friends = Entre amis : envoyez-leur le lien. Personne n’a besoin de compte.
home-how-device = On peut jouer à plusieurs sur un même appareil ; un rideau cache les cartes entre les tours.
home-how-dice = Le hasard est honnête, et après la partie chacun peut le vérifier.
home-record = Revoir une partie
home-record-about = Déposez le fichier d’une partie n’importe où sur cette page, ou choisissez-le.
home-record-choose = Choisir un fichier
home-unofficial = Rockfall n’est pas officiel et n’a aucun lien avec ceux qui fabriquent ou vendent ces jeux. Les noms appartiennent à leurs propriétaires. Si un jeu vous plaît, achetez-le : il est encore meilleur cartes en main.
join-code = Code de la table
join-go = Rejoindre
join-about = Le code compte huit lettres et chiffres ; le lien convient aussi.
join-bad-code = Un code compte huit lettres et chiffres.
table-status =
    { $status ->
        [waiting] places prises : { $taken } sur { $players }
        [playing] partie en cours
       *[over] partie finie
    }
door-players = { $from } à { $to } joueurs
door-minutes = { $from } à { $to } minutes
door-play = Jouer
door-friends = Entre amis
door-learn = Apprendre en 3 minutes
door-lessons = Leçons
door-options = Choisir les options
door-puzzles = Énigmes
door-rules = Règles

## Ouvrir une table

create-title = Nouvelle table : { $game }
create-game = Le jeu
create-players = Joueurs
create-table = La table
create-by-lot = au sort
create-go = Ouvrir la table
option-first-seat = Qui commence
option-first-seat-about = La place qui ouvre la première manche.
rule-visibility = Qui trouve la table
rule-visibility-link = avec le lien seulement
rule-visibility-public = tout le monde, à l’accueil
rule-clock = Temps de réflexion
rule-clock-none = aussi longtemps qu’on veut
rule-clock-move-60 = une minute par coup
rule-clock-move-180 = trois minutes par coup
rule-clock-match-600 = dix minutes, plus dix secondes par coup
rule-clock-move-86400 = un jour par coup
rule-grace = En cas d’absence
rule-grace-60 = un bot prend le relais après une minute
rule-grace-600 = un bot prend le relais après dix minutes
rule-grace-never = tout le monde attend
rule-spectators = Spectateurs
rule-spectators-public = voient ce qui est public
rule-spectators-delayed = apprennent tout après chaque manche
rule-spectators-none = ne sont pas admis
rule-take-back = On peut reprendre un coup tant que personne n’en a rien appris
rule-chat = On peut discuter

## Réglages

settings = Réglages
settings-name = Votre nom
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = comme l’appareil
settings-theme-dark = sombres, à la lanterne
settings-theme-light = claires, en plein jour
settings-motion = Animations
settings-motion-auto = comme l’appareil
settings-motion-full = complètes
settings-motion-reduced = réduites
settings-tips = Conseils pendant la partie
settings-notify = Me prévenir quand c’est mon tour
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
guest-name-10 = Otr
guest-name-11 = Regin
guest-name-12 = Skirfir
guest-name-13 = Sudri
guest-name-14 = Vestri
guest-name-15 = Vitr

## Avant la partie

table-none = Cette table n’existe pas
table-shut = Cette table ne se regarde pas
table-shut-spectators = Seuls les joueurs voient cette table ; ils en ont convenu ainsi.
seat-open = Place libre
lobby-seats = Places
lobby-you = vous
lobby-here = sur cet appareil
lobby-host = hôte
lobby-sit = S’asseoir ici
lobby-join = S’asseoir
lobby-name-taken = Quelqu’un s’appelle déjà { $wanted } ici : vous êtes { $name }.
lobby-device = Quelqu’un d’autre sur cet appareil
lobby-device-add = Ajouter
lobby-add-bot = Ajouter un bot
lobby-level = Bots
lobby-fill = Compléter avec des bots
lobby-remove = Libérer la place : { $name }
lobby-swap = Changer de place : place { $number }
lobby-start = Commencer
lobby-open-seats =
    { $count ->
        [one] { $count } place est libre.
       *[other] { $count } places sont libres.
    }
lobby-wait = L’hôte lance la partie quand toutes les places sont prises.
lobby-options = Ce qui est convenu
lobby-opening = Chaque appareil ouvre sa part du hasard…
lobby-dice = Sceau du hasard :
invite-title = Inviter
invite-about = Toute personne qui ouvre ce lien peut s’asseoir ou regarder.
invite-network = Toute personne de votre réseau qui ouvre ce lien peut s’asseoir ou regarder.
invite-only-here = Seul cet ordinateur peut ouvrir ce lien : le serveur n’écoute personne d’autre.
invite-only-here-how = Pour jouer avec votre réseau, lancez-le ainsi ; la table reste en place :
invite-no-network = Cet ordinateur n’est dans aucun réseau : personne d’autre ne peut ouvrir ce lien.
invite-address = Adresse
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-select = Sélectionner
invite-by-hand = Le lien est sélectionné : copiez-le avec Ctrl+C, ou en gardant le doigt dessus.
invite-copy-failed = Le lien n’a pas pu être copié ; sélectionnez-le et copiez-le à la main.
invite-code = Ou avec le code :
invite-qr = Le lien en code QR
bot-uniform = Au hasard
bot-uniform-about = Joue n’importe quel coup permis, sans réfléchir. Idéal pour découvrir les règles.
bot-sensible = Débutant
bot-sensible-about = Sait ce qui est bon pour lui, et surveille peu les autres.
bot-attentive = Habitué
bot-attentive-about = Observe tout le monde, compte les cartes et en tire des conclusions.
bot-strong = Expert
bot-strong-about = Joue de tête beaucoup de parties avant chaque coup. Difficile à battre.
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

## En jeu

play-seats = Joueurs
play-asked = Ce qui est demandé
play-hand = Vos cartes
play-side = Journal et discussion
play-fold = Masquer le journal et la discussion
play-unfold = Afficher le journal et la discussion
play-hint = Conseil
advice-title = Ce que ferait un bot
advice-only = Il n’y a pas d’autre choix.
advice-clear = Le premier coup semble nettement le meilleur.
advice-close = Les premiers coups semblent à peu près équivalents.
advice-chance = gagne environ { $chance } fois sur 100, à { $margin } près
advice-guess = au jugé
advice-beliefs = Qui est qui, autant qu’un bot puisse en juger
advice-belief = { $role } { $chance } %
advice-close-it = Fermer le conseil
play-take-back = Reprendre
play-return = Reprendre ma place
play-away = Un bot joue pour vous.
play-paused = La partie attend que quelqu’un revienne.
play-sending = Envoi…
play-unsent = Votre coup n’est pas arrivé ; il est gardé.
play-send-again = Renvoyer
play-over = La partie est finie.
play-to-end = Vers le résultat
play-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
plate-you = vous
plate-away = un bot joue
plate-gone = pas là
plate-turn = à son tour
tip-close = Masquer ce conseil
alert-turn = À vous de jouer
connection-open = en ligne
connection-connecting = connexion…
connection-lost = pas de connexion, nouvel essai…
curtain-title = C’est à { $name } de jouer
curtain-about = Les autres détournent maintenant les yeux.
curtain-first = Prenez l’appareil, { $name }
curtain-first-about = Regardez ce que vous seul pouvez voir. Les autres détournent maintenant les yeux.
curtain-open = { $name }, c’est moi
log = Journal
log-sat = { SEAT($seat) } prend place.
log-started = La partie commence.
log-left-out = La part de { SEAT($seat) } n’a pas été ouverte à temps : elle ne compte pas dans le hasard.
log-takenback = { SEAT($seat) } reprend son dernier coup.
log-left = { SEAT($seat) } quitte la table.
log-tookover =
    { $why ->
        [clock] { SEAT($seat) } n’a plus de temps ; un bot prend le relais.
        [absent] { SEAT($seat) } n’est pas là ; un bot prend le relais.
       *[left] { SEAT($seat) } quitte la table ; un bot prend le relais.
    }
log-returned = { SEAT($seat) } est de retour.
log-paused = La partie attend.
log-resumed = La partie reprend.
log-continued = Il y a une revanche.
chat = Discussion
chat-say = Dites quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-off = Il n’y a pas de discussion à cette table.
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-nothing = Rien trouvé.

## La fin

end-rematch = Revanche
end-rematch-join = Vers la revanche
end-replay = Revoir
end-record = Enregistrement
end-board = Regarder le plateau
dice-title = Le hasard était-il honnête ?
dice-about = Avant que quiconque prenne place, le serveur a fixé le secret de son hasard et en a montré le sceau, une empreinte SHA-256. Chaque appareil a scellé une part de la même façon. Les parts n’ont été ouvertes qu’une fois tous les sceaux connus : personne n’a pu régler la sienne sur les autres. Cet appareil a gardé les sceaux, sa part et ce qu’il a vu de la partie, et compare maintenant le tout.
dice-commitment = Le sceau, connu dès le début
dice-secret = Le secret, connu maintenant
dice-shares = Les parts des joueurs
dice-checking = On refait tous les tirages…
dice-verdict =
    { $fair ->
        [yes] Honnête : les sceaux correspondent, la part de cet appareil est comprise, et chaque tirage en découle. Tirages refaits par ce navigateur : { $drawn }.
       *[no] Quelque chose cloche dans ce hasard. Tirages refaits par ce navigateur : { $drawn }, dont différents : { $wrong }.
    }
dice-trouble-old = Ce hasard est de l’ancienne sorte : qui donnait la dernière part pouvait choisir parmi beaucoup.
dice-trouble-seal = Le secret n’est pas celui dont cet appareil a d’abord vu le sceau.
dice-trouble-seals = Les sceaux ou les parts des joueurs ne sont pas ceux qui étaient fixés avant la donne.
dice-trouble-share = La part de votre appareil a été remplacée par une autre.
dice-trouble-left-out = La part de votre appareil a été laissée de côté : à vous, ce hasard ne prouve rien.
dice-trouble-outside = Certains résultats ne viendraient pas d’un tirage, alors que rien d’autre ne pouvait les donner.
dice-trouble-outcomes = L’enregistrement diffère de ce que cet appareil a vu pendant la partie.
dice-trouble-draws = Certains tirages ne découlent pas du secret et des parts.
dice-left-out = Ne comptent pas dans le hasard les parts de : { $names }.
dice-blows = Résultats de la tour de roche, que cette page ne peut pas frapper à nouveau : { $count }. La commande ci-dessous le peut.
dice-key = La clé avec laquelle ce serveur signe ses enregistrements :
dice-verify = Ce qui pouvait venir, et avec quelle chance, c’est ici le serveur qui le dit. Cette commande le vérifie aussi, d’après les règles :

## Revoir

replay-of = Revoir : { $game }
replay-imported = Importée : cette partie n’a pas été jouée sur ce serveur, qui ne répond ni du hasard ni des noms.
replay-none = Cet enregistrement n’existe pas
replay-controls = Lecture
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-step = Pas
replay-speed = Vitesse
replay-times = × { $speed }
replay-as = À travers quels yeux
replay-as-all = Tout dévoilé
replay-as-seat = Vu par { $name }

## Quand quelque chose ne va pas

trouble-other = Cela n’a pas marché : { $text }
trouble-offline = Le serveur est injoignable.
trouble-closing = Le serveur redémarre ; réessayez dans un instant.
trouble-server-error = Le serveur n’y est pas arrivé ; rien n’est perdu. Réessayez.
trouble-too-busy = Le serveur est débordé ; réessayez dans un instant.
trouble-bad-message = Le serveur ne peut pas l’accepter : c’est peut-être trop long, ou avec des caractères qui ne s’affichent pas.
trouble-broken-table = Cette table ne peut plus être ouverte.
trouble-unknown-table = Aucune table n’a ce code.
trouble-unknown-record = Aucun enregistrement n’a ce code.
trouble-bad-record = Ce fichier n’est pas l’enregistrement d’une partie finie.
trouble-too-fast = Trop de demandes à la fois ; attendez un instant.
trouble-too-many = Trop à la fois ; réessayez plus tard.
trouble-too-large = C’est trop gros.
trouble-seat-taken = Cette place est prise.
trouble-not-your-seat = Ce n’est pas votre place.
trouble-not-host = Seul l’hôte peut le faire.
trouble-not-now = Ce n’est pas possible maintenant.
trouble-not-allowed = La table en a convenu autrement.
trouble-stale-version = La table a bougé entre-temps ; regardez de nouveau.

## Un jeu qui n’a pas encore de plateau

plain-choose = Choisissez un coup.
plain-wait = C’est aux autres de jouer.
plain-move = { $move }

# Ce qui est montré, et à quelle allure
play-skip = Passer
play-recap = Depuis votre dernier tour : { $count }
settings-pace = Rythme
settings-pace-calm = Tranquille
settings-pace-normal = Normal
settings-pace-quick = Rapide
settings-pace-once = Tout d’un coup
settings-volume = Volume
interval-ready = Prêt pour la manche suivante ? Elle commence dans { $seconds } s.
interval-wait = La manche suivante commence dans { $seconds } s. On attend { $names }.
interval-go = C’est parti
help-rule = Règle { $rule }
skip-to-board = Aller au plateau
keys = Touches
keys-tab = d’un choix au suivant
keys-arrows = à l’intérieur d’un choix
keys-enter = choisir, puis confirmer
keys-escape = revenir d’un pas
keys-help = qu’est-ce que c’est ? Sans rien de choisi : cette liste
