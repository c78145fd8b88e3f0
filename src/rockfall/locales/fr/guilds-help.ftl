# Ce que sont les choses, pour qui les montre

help-kind =
    { $kind ->
        [spell] Rapporte à la fin ce qui est écrit dessus, chaque sort pour lui-même.
        [gem] Classes à la suite, 8 voisine de 1 : une suite de n rapporte n fois n.
        [spice] Des épices différentes rapportent 2, 4, 8, 12, 20, 30 ; les doubles n’ajoutent rien.
        [beast] L’aide-mémoire de la partie dit ce que rapportent les animaux.
       *[weapon] Prend ce qu’indiquent ses chiffres aux voisins de gauche et de droite ; deux du même type ne comptent pas.
    }{ $gains ->
        [none] { "" }
       *[other] { "" } Maintenant : { $gains }.
    }
help-expert =
    Fait d’une marchandise { $kind ->
        [spell] un sort
        [gem] une gemme
        [spice] une épice
        [beast] un animal
       *[weapon] une arme
    }. Une fois joué, il ne revient qu’après la manche 4 ou 8.
help-order = L’ordre du tour
help-order-says = On joue les experts dans cet ordre, puis on prend les marchandises dans l’ordre inverse.
help-round = À chaque manche on retourne autant de marchandises qu’il y a de joueurs ; après douze manches, on compte.
help-protection = Protection : les chiffres de cette arme qui vous visent ne comptent pas.
help-side = À deux, un seul côté de toutes vos armes compte : prenez le plus fort.
