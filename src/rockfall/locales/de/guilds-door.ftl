game-guilds = Gilden von Laar
door-guilds = Eine Karte, fünf Waren: Dein Experte entscheidet, was sie wird, aber nicht immer, wer sie bekommt.
option-memo = Merkblatt für Tiere
option-memo-about = Welches Merkblatt sagt, was Tiere wert sind.
option-open-gems = Offene Edelsteine
option-open-gems-about = Edelsteine liegen offen, niemand muss sie sich merken.
option-hidden-experts = Verdeckte Experten
option-hidden-experts-about = Experten bleiben auf der Hand, und ihr Ablagestapel liegt verdeckt.
