game-guilds = Guildes de Laar
door-guilds = Une carte, cinq marchandises : votre expert décide de ce qu’elle devient, mais pas toujours de qui la reçoit.
option-memo = Aide-mémoire des animaux
option-memo-about = Quel aide-mémoire dit ce que valent les animaux.
option-open-gems = Gemmes visibles
option-open-gems-about = Les gemmes restent face visible, il n’y a rien à retenir.
option-hidden-experts = Experts cachés
option-hidden-experts-about = Les experts restent en main, et leur défausse est face cachée.
