# Lektionen, Saboteur: Titel, Aufgaben, und warum ein Versuch nicht passt.

lesson-dig = Grab einen Gang
lesson-dig-1 = Du bist Goldsucher: Eins der drei Ziele rechts birgt Gold. Leg einen Weg rechts neben den Start.
lesson-dig-2 = Die anderen graben auch, und nach jedem Zug ziehst du eine Karte. Führ den Gang weiter nach rechts.
lesson-dig-dead-end = Durch eine Sackgasse kommt niemand: Du würdest deinen eigenen Gang versperren.
lesson-dig-away = Sie passt dort, bringt euch den Zielen aber nicht näher. Grab nach rechts.
lesson-dig-no = Das darfst du, aber jetzt wird gegraben.
lesson-dig-done = Gang an Gang, Fels an Fels: Mehr brauchst du zum Graben nicht.

lesson-gold = Erreich das Gold
lesson-gold-1 = Zwischen dem Gang und dem mittleren Ziel fehlt eine Karte. Leg eine, die bis zum Ziel führt.
lesson-gold-2 = Da ist das Gold. Du hast den letzten Weg gelegt und wählst zuerst: Nimm die Karte mit den meisten Goldstücken.
lesson-gold-short = Diese Karte führt nicht zum Ziel: Ihre rechte Seite muss einen Gang zeigen.
lesson-gold-away = Die Lücke ist am anderen Ende, direkt vor dem mittleren Ziel.
lesson-gold-no = Nicht jetzt: Noch eine Karte, und ihr seid da.
lesson-gold-less = Es gibt eine Karte mit mehr Goldstücken.
lesson-gold-done = Die Goldsucher teilen das Gold, der Saboteur geht leer aus. Nach drei Runden gewinnen die meisten Goldstücke.

lesson-map = Erst schauen, dann graben
lesson-map-1 = Birgt das mittlere Ziel das Gold oder nur einen Stein? Spiel deine Schatzkarte darauf: Sonst sieht es niemand.
lesson-map-2 = Nur ein Stein. Lass den Gang vorher nach oben oder unten abbiegen.
lesson-map-other = Auch eine Frage, aber euer Gang führt zum mittleren Ziel. Sieh dir das an.
lesson-map-look = Finde erst heraus, wohin ihr grabt: Spiel die Schatzkarte.
lesson-map-on = Das führt geradewegs zum Stein. Du brauchst eine Karte, die abbiegt.
lesson-map-no = Der Gang führt noch immer zum Stein. Leg an sein Ende eine Kurve.
lesson-map-done = Du weißt etwas, das die anderen nicht wissen. Ob sie dir glauben, ist eine andere Frage.

lesson-tools = Reparieren und kaputt machen
lesson-tools-1 = { SEAT(2) } hat deine Spitzhacke kaputt gemacht, und ohne sie kannst du nicht graben. Reparier sie: erst die Karte, dann dich wählen.
lesson-tools-2 = Jetzt auch noch ein Steinschlag. Mach die Laterne von { SEAT(2) } kaputt, dann ist eine Weile Ruhe.
lesson-tools-fight = Die Rache kann warten: Mit kaputter Spitzhacke legst du keine Wege.
lesson-tools-mend = Reparier erst deine Spitzhacke, sonst gräbst du die ganze Runde nicht.
lesson-tools-yourself = Damit bremst du nur dich selbst.
lesson-tools-friend = { SEAT(1) } gräbt mit dir. Halt auf, wer deine Spitzhacke kaputt gemacht hat.
lesson-tools-no = Kein schlechter Zug, aber der nächste Steinschlag kommt. Spiel die kaputte Laterne.
lesson-tools-done = Wer ein kaputtes Werkzeug hat, legt keine Wege, darf aber alles andere.

lesson-cheat = Wer betrügt hier?
lesson-cheat-1 = Unter euch ist ein Saboteur. Überleg, wer was gelegt hat, und mach die Lore dessen kaputt, der den Gang versperrt.
lesson-cheat-yourself = Du bist Goldsucher, und deine Lore wird gebraucht.
lesson-cheat-friend = Hier wurde zum Gold gegraben. Den Steinschlag und die Sackgasse hat jemand anders gespielt.
lesson-cheat-no = Das hilft, aber der Saboteur schlägt wieder zu. Spiel die kaputte Lore.
lesson-cheat-done = Erst ein Steinschlag, dann eine Sackgasse: Es war { SEAT(2) }. Was jemand tut, verrät, wer es ist.

lesson-saboteur = Sei der Saboteur
lesson-saboteur-1 = Jetzt bist du der Saboteur: Das Gold soll im Berg bleiben. Noch eine Karte, und sie sind da, also halt den Gang auf.
lesson-saboteur-tool = Das hält einen auf, aber der andere legt die letzte Karte. Der Gang selbst muss weg oder enden.
lesson-saboteur-dig = Der Weg zum mittleren Ziel bleibt offen. Ein Steinschlag oder eine Sackgasse schließt ihn.
lesson-saboteur-no = Dann erreichen die Goldsucher im nächsten Zug das Gold.
lesson-saboteur-done = Ist der Stapel leer, bevor das Gold gefunden ist, gewinnen die Saboteure. Lass dich nur nicht zu früh erwischen.
