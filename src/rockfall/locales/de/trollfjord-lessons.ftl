# Lektionen, Trollfjord: Titel, Aufgaben, und warum ein Versuch nicht passt.

lesson-trolls = Trolle auf die Karte
lesson-trolls-1 = Dein Obertroll zieht, und so viele Felder du zählst, so viele Trolle setzt du. Zieh auf das zweite Setzfeld, die Tundra.
lesson-trolls-2 = Auf der Karte gibt es zwei Tundren. Setz den ersten Troll in die an der Festung I.
lesson-trolls-3 = Und den zweiten in dieselbe Region: Alle Trolle eines Zugs bleiben zusammen.
lesson-trolls-no = Das ist eine andere Landschaft. Für die Festung I brauchst du Trolle in der Tundra.
lesson-trolls-wander = Dort wandern Trolle, und du hast noch keine auf der Karte.
lesson-trolls-far = Diese Tundra liegt an anderen Festungen. Der erste Schatz muss von einer Festung I kommen.
lesson-trolls-enough = Du darfst noch Trolle setzen, und je mehr es sind, desto besser hämmerst du.
lesson-trolls-done = Mit Trollen in zwei der drei Regionen einer Festung darfst du dort hämmern. Am Zug ist, wessen Obertroll hinten steht.

lesson-hammer = Greif zum Hammer
lesson-hammer-1 = Fünf deiner Trolle stehen um die Festung I, in zwei ihrer Regionen. Wähl sie.
lesson-hammer-2 = Fünf Trolle: höchstens fünf Schläge und fünf Brocken jeder Farbe. Greif zum Hammer.
lesson-hammer-3 = Wohin und wie stark du schlägst, entscheidet, was fällt. Schlag auf mittlerer Höhe mit Stärke 3.
lesson-hammer-no = Die Schätze warten. Hier darfst du hämmern, also tu es.
lesson-hammer-hard = Wer mit aller Kraft schlägt, streift den Turm oft nur. Stärke 3 ist sicherer.
lesson-hammer-blow = Jeder Schlag ist erlaubt. Versuch es erst auf mittlerer Höhe mit Stärke 3.
lesson-hammer-done = Vier Brocken sind draußen. Jeder zählt: Ein Schatz im Wert von 16 braucht 16 davon.

lesson-spirit = Reiz den Berggeist nicht
lesson-spirit-1 = Siebzehn Brocken sind draußen, genug für den Schatz im Wert von 16. Fünf sind rot, ein sechster reizt den Geist: Was tust du?
lesson-spirit-no = Noch ein roter Brocken, und du bekommst nichts. Hör auf, solange es reicht.
lesson-spirit-done = Der Schatz liegt auf deinem Riemen. Weiße Brocken verärgern den Berggeist nie.

lesson-collect = Wähl einen Schatz
lesson-collect-1 = Dreiundzwanzig Brocken, von drei Farben je fünf: das Limit. Leg den Hammer weg.
lesson-collect-2 = Du darfst einen Schatz nehmen, der nicht mehr wert ist als die Brocken und bei dem du einen Troll hast. Nimm den besseren.
lesson-collect-stop = Jeder weitere Brocken kann den Geist verärgern, und einen besseren Schatz gibt es hier nicht. Hör auf.
lesson-collect-no = Der andere ist 23 wert, und Brocken hast du genug.
lesson-collect-done = Er liegt auf Riemenfeld I, mit einer Krone für 6 Punkte. Die Trolle dieser Region gehen heim.

lesson-gifts = Ein Geschenk für den Geist
lesson-gifts-1 = Sechs rote Brocken, einer zu viel: Der Geist ist verärgert. Ein Mitbringsel je Brocken beruhigt ihn, also gib das billigste.
lesson-gifts-dear = Das zählt am Ende mehr Punkte. Das billigste beruhigt den Geist genauso gut.
lesson-gifts-no = Dann gehst du leer aus. Ein Mitbringsel für 4 gegen einen Schatz für 23 ist ein guter Tausch.
lesson-gifts-done = Der Geist ist ruhig, und du darfst einsacken. Behaltene Mitbringsel sind am Ende Punkte.
