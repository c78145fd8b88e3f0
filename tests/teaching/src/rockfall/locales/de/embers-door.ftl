game-embers = Glut
door-embers = Lege heimlich eine Karte aus. Die höchste gewinnt, wenn niemand sonst die gleiche hat.
option-hand = Handkarten
option-hand-about = Wie viele Karten alle bekommen.
