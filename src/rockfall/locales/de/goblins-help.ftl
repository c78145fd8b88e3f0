# Was die Dinge sind, für alle, die auf sie zeigen

help-passage = Leg es so, dass es einen offenen Weg vom Start fortsetzt, Gang an Gang und Fels an Fels.
help-rubble = Hier kommt nichts durch. Eine Explosion räumt es weg.
help-door = Eine Sackgasse, solange sie zu ist. Sie öffnet sich, wenn auf dem Weg davor ein Schlüssel ihrer Farbe liegt.
help-key = Ein Gang; der Schlüssel öffnet alle Türen seiner Farbe, solange er an einem offenen Weg liegt.
help-lantern = Ein Gang, den nichts sprengt.
help-bomb = Ein Gang, der hochgeht, wenn das Dynamit geöffnet wird.
help-ale = Ein Gang; wer ihn legt, nennt jemanden, der den nächsten Zug aussetzt.
help-map = Sieh dir heimlich ein Ziel an.
help-explosion = Sprengt ein Plättchen, aber weder Start noch Ziel noch Laterne.
help-potion = Tausch die Rolle mit jemandem; nur ihr beide seht nach.
help-start = Hier beginnt jeder Weg.
help-goal = Gold, Dynamit oder Drache. Es wird geöffnet, sobald ein offener Weg es berührt.
help-own = Wer du in dieser Runde bist. Sonst weiß es niemand.
help-zone = Schieb eine Karte unter den Stapel und zieh eine andere. Das gilt als Passen.
help-deck = Die Runde ist vorbei, wenn alle nacheinander gepasst haben oder Stapel und Hände leer sind.
help-count = So viele Karten hat diese Person auf der Hand.
help-score = Wer zuerst am Ende der Leiste ist, gewinnt die Partie.
help-sleep = Bier: Diese Person setzt den nächsten Zug aus.
help-drank = Diese Person war an einem Rollentausch beteiligt.
help-deck-name = Der Stapel
help-count-name = Handkarten
help-score-name = Punkte
help-sleep-name = Bier
