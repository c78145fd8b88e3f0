game-guilds = Guilds of Laar
door-guilds = One card, five goods: your expert decides what it becomes, but perhaps not who gets it.
option-memo = Beast memo
option-memo-about = Which memo says what beasts are worth.
option-open-gems = Open gems
option-open-gems-about = Gem stacks lie face up, so nobody has to remember them.
option-hidden-experts = Hidden experts
option-hidden-experts-about = Experts are held in hand, and their discard lies face down.
