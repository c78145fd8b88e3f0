help-card = Vaut son chiffre à la fin, ou rien si une carte égale est posée devant quelqu’un d’autre.
help-back-name = Une carte face cachée
help-back = Une seule fois, au lieu de poser une carte, vous pouvez la regarder.
help-place-name = Une place vide
help-place = Ici sera la carte de ce joueur, une fois posée.
