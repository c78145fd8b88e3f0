# Lektionen, Goblins vs Gnomes: Titel, Aufgaben, und warum ein Versuch nicht passt.

lesson-dig = Grab mit den Gnomen
lesson-dig-1 = Du bist ein Gnom, und Gnome wollen das Gold rechts. Leg deinen Tunnel rechts neben den Start; Plättchen darf man drehen.
lesson-dig-2 = Die anderen haben weitergegraben, und du hast eine Abzweigung gezogen. Führ den Weg nach rechts weiter.
lesson-dig-rubble = Durch Geröll kommt niemand: Du würdest dir selbst den Weg versperren.
lesson-dig-away = Dort passt es, aber die Ziele sind weit rechts.
lesson-dig-no = Das darfst du, aber jetzt wird gegraben.
lesson-dig-done = Jedes Plättchen muss einen offenen Weg vom Start fortsetzen. Wer Gnom ist und wer Goblin, sagt niemand.

lesson-key = Der Schlüssel vor der Tür
lesson-key-1 = Eine blaue Tür versperrt den Weg: Sie ist offen, solange davor auf dem Weg ein blauer Schlüssel liegt. Leg ihn dorthin.
lesson-key-rubble = Geröll öffnet keine Tür. Leg das Plättchen mit dem Schlüssel.
lesson-key-no = So bleibt die Tür zu. Leg das Plättchen mit dem Schlüssel.
lesson-key-done = Die Tür ist offen, und zwar für alle, solange der Schlüssel am Weg bleibt.

lesson-explosion = Spreng das Geröll
lesson-explosion-1 = Jemand hat euch Geröll in den Weg gelegt. Spiel die Sprengung darauf.
lesson-explosion-2 = Die Lücke ist schon wieder gegraben. Führ den Weg jetzt mit deinem Tunnel weiter.
lesson-explosion-own = Das ist euer eigener Tunnel. Gesprengt werden soll das Geröll.
lesson-explosion-away = Ein Umweg kostet viele Züge, die Sprengung einen.
lesson-explosion-no = Dann bleibt das Geröll liegen. Spiel die Sprengung.
lesson-explosion-on = Der Weg endet an der Kreuzung. Leg den Tunnel rechts daneben.
lesson-explosion-done = Eine Sprengung entfernt jedes Plättchen außer Start, Zielen und Laternen. Goblins haben auch welche.

lesson-ale = Ein Bier ausgeben
lesson-ale-1 = { SEAT(2) } hat gerade euren Tunnel gesprengt. Schließ die Lücke mit dem Bier.
lesson-ale-2 = Wer Bier legt, bestimmt, wer den nächsten Zug aussetzt. Wer hat es verdient?
lesson-ale-away = Das Plättchen gehört in die Lücke neben dem ersten Tunnel.
lesson-ale-lay = Geht, aber das Bier kann zwei Dinge auf einmal. Leg es in die Lücke.
lesson-ale-yourself = Dann verschläfst du deinen eigenen Zug.
lesson-ale-friend = { SEAT(1) } hat gut gegraben. Lass lieber schlafen, wer gesprengt hat.
lesson-ale-done = Einen Zug lang ist Ruhe. Ausgesetzte Züge addieren sich, so schläft ein Goblin lange.

lesson-gold = Öffne das Gold
lesson-gold-1 = Vor dem mittleren Ziel fehlt ein Plättchen. Leg einen Tunnel, der es berührt.
lesson-gold-short = So berührt kein offener Tunnel das Ziel. Nimm ein anderes Plättchen oder dreh es.
lesson-gold-away = Die Lücke ist direkt vor dem mittleren Ziel.
lesson-gold-no = Nicht jetzt: Noch ein Plättchen, und ihr seid da.
lesson-gold-done = Jeder Gnom bekommt einen Punkt für das Gold, und wer es geöffnet hat, noch einen.

lesson-dragon = Jetzt bist du ein Goblin
lesson-dragon-1 = Du bist ein Goblin, und Goblins freuen sich, wenn der Drache erwacht. Spiel die Karte auf das mittlere Ziel, dort graben alle hin.
lesson-dragon-2 = Es ist der Drache, und die Gnome haben fast den ganzen Weg für dich gegraben. Öffne das Ziel.
lesson-dragon-other = Der Tunnel führt zum mittleren Ziel. Sieh dir das an.
lesson-dragon-look = Sieh erst nach, wohin die Gnome graben: Spiel die Karte der Ziele.
lesson-dragon-no = Der Drache schläft gleich hinter der Lücke. Leg ein Plättchen, das das mittlere Ziel berührt.
lesson-dragon-done = Zwei Punkte für jeden Goblin. Findet niemand Gold oder Drachen, gibt es immer noch einen.
