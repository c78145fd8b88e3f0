game-embers = Braises
door-embers = Posez une carte en secret. La plus haute gagne, sauf si quelqu’un a posé la même.
option-hand = Cartes en main
option-hand-about = Combien de cartes chacun reçoit.
