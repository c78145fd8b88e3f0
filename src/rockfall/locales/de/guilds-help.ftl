# Was die Dinge sind, für alle, die auf sie zeigen

help-kind =
    { $kind ->
        [spell] Bringt am Ende, was darauf steht, jeder Zauber für sich.
        [gem] Stufen in einer Reihe, 8 liegt neben 1: Eine Reihe aus n bringt n mal n.
        [spice] Verschiedene Gewürze bringen 2, 4, 8, 12, 20, 30; gleiche zählen nur einmal.
        [beast] Was Tiere bringen, sagt das Merkblatt dieser Partie.
       *[weapon] Nimmt den Nachbarn links und rechts so viel ab, wie darauf steht; zwei vom selben Typ zählen nichts.
    }{ $gains ->
        [none] { "" }
       *[other] { "" } Jetzt: { $gains }.
    }
help-expert =
    Macht aus einer Ware { $kind ->
        [spell] einen Zauber
        [gem] einen Edelstein
        [spice] ein Gewürz
        [beast] ein Tier
       *[weapon] eine Waffe
    }. Einmal gespielt, kommt er erst nach Runde 4 oder 8 zurück.
help-order = Die Reihenfolge
help-order-says = So herum werden Experten gespielt, und anders herum werden danach die Waren genommen.
help-round = In jeder Runde werden so viele Waren aufgedeckt, wie Leute mitspielen; nach zwölf Runden wird gewertet.
help-protection = Schutz: Die Zahlen dieser Waffe, die auf dich zeigen, zählen nichts.
help-side = Zu zweit zählt nur eine Seite all deiner Waffen: Nimm die stärkere.
