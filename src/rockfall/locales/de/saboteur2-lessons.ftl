# Lektionen, Saboteur 2: Titel, Aufgaben, und warum ein Versuch nicht passt.

lesson-doors = Eine Tür in deiner Farbe
lesson-doors-1 = Du bist grüner Goldsucher, und bezahlt wird nur ein Team, das zum Gold gehen kann. Schließ die Lücke so, dass nur Grün durchkommt.
lesson-doors-blue = Hinter einer blauen Tür kommt nur das blaue Team zum Gold.
lesson-doors-both = Das geht, aber das blaue Team kommt auch durch und bekommt seinen Anteil.
lesson-doors-away = Die Tür gehört in die Lücke, direkt vor das mittlere Ziel.
lesson-doors-no = Jetzt fehlt nur noch eine Tür.
lesson-doors-done = Jede Tür darf von allen gelegt werden. Es zählt nur, wer durchkommt, wenn das Gold gefunden ist.

lesson-ladder = Eine Leiter zum Start
lesson-ladder-1 = Ein Steinschlag hat das Ende eures Gangs abgeschnitten. Eine Leiter ist überall mit dem Start verbunden: Leg sie an den dunklen Teil.
lesson-ladder-start = Dort ist schon alles verbunden. Der dunkle Teil braucht sie.
lesson-ladder-path = Ein Weg geht auch, aber die Leiter holt den ganzen dunklen Teil auf einmal zurück.
lesson-ladder-no = Hol erst das Ende des Gangs zurück, mit der Leiter.
lesson-ladder-done = Alle Leitern sind mit dem Start und miteinander verbunden. Nur neben einem Ziel dürfen sie nicht liegen.

lesson-inspect = Unter die Mütze schauen
lesson-inspect-1 = { SEAT(2) } hat eine Sackgasse gelegt: Pech oder Absicht? Spiel die Inspektion und sieh dir diesen Zwerg heimlich an.
lesson-inspect-2 = Ein Saboteur, und jetzt noch ein Steinschlag. Stell die Falle: Wer darin sitzt, legt keine Wege und geht leer aus.
lesson-inspect-friend = { SEAT(1) } hat geradeaus gegraben. Die Sackgasse kam von { SEAT(2) }.
lesson-inspect-early = Eine Falle auf bloßen Verdacht ist hart für Freunde. Sieh erst nach.
lesson-inspect-look = Darfst du, aber finde erst heraus, wer das ist: Spiel die Inspektion.
lesson-inspect-wrong = Das ist nicht der Saboteur. Du hast ja gesehen, wer es ist.
lesson-inspect-no = Der nächste Steinschlag kommt. Spiel die Falle.
lesson-inspect-done = Nur du hast es gesehen und darfst sagen, was du willst. Mit einer Befreiung kommt man wieder heraus.

lesson-burden = Zwei Karten für ein Werkzeug
lesson-burden-1 = Deine Laterne ist kaputt, und du hast keine Reparatur. Gib zwei Karten her: Wähl den Knopf, dann die unwichtigsten.
lesson-burden-2 = Gib zwei Karten her, die du entbehren kannst.
lesson-burden-3 = Und noch eine.
lesson-burden-no = Das repariert deine Laterne nicht, und ohne sie legst du keine Wege.
lesson-burden-done = Zwei Karten weg, und nur eine ziehst du nach. Gegen eine Falle hilft das auch.

lesson-theft = Niemand ist nur gut
lesson-theft-1 = Du bist Saboteur, aber sie werden das Gold erreichen. Leg den Diebstahl vor dich, dann gehst du nicht leer aus.
lesson-theft-2 = Die Runde ist vorbei, die Goldsucher sind bezahlt. Jetzt stiehl jemandem ein Goldstück.
lesson-theft-dig = Als Saboteur musst du ihnen nicht beim Graben helfen.
lesson-theft-no = Dann gehst du leer aus. Spiel den Diebstahl.
lesson-theft-mercy = Nett von dir, aber danken wird es dir hier niemand.
lesson-theft-done = Diebe schlagen am Ende der Runde zu, aber nicht aus der Falle. „Finger weg“ nimmt einen Diebstahl weg.
