# Lektionen, Guilds of Laar: Titel, Aufgaben, und warum ein Versuch nicht passt.

lesson-expert = Der Experte entscheidet
lesson-expert-1 = Jede Ware zeigt fünf Dinge, und der Experte darauf entscheidet, was sie wird. Mach die freie Ware zum Gewürz: Spiel den Koch.
lesson-expert-2 = Jetzt nimmst du als Erster, egal wessen Experte darauf liegt. Nimm das Gewürz.
lesson-expert-no = Dieser Experte macht etwas anderes daraus. Der Koch macht es zum Gewürz.
lesson-expert-weapon = Das ist eine Waffe. Du wolltest das Gewürz.
lesson-expert-done = Wer einen Experten spielt, bekommt die Ware nicht immer. Verschiedene Gewürze zählen immer mehr: 2, 4, 8, 12, 20, 30.

lesson-run = Edelsteine in Folge
lesson-run-1 = Du hast einen Edelstein der Klasse 3. Zwei benachbarte zählen 4, ein einzelner nur 1: Nimm die Ware, die eine Folge ergibt.
lesson-run-no = Ein einzelnes Tier zählt 2. Der Edelstein der Klasse 4 ergibt eine Folge und bringt 3 dazu.
lesson-run-done = Drei in Folge zählen 9, vier 16. Klasse 8 und Klasse 1 sind Nachbarn.

lesson-leave = Lass den anderen wenig
lesson-leave-1 = { SEAT(1) } hat einen Edelstein der Klasse 3 und nimmt diesmal vor dir. Sorg dafür, dass die 4 links kein Edelstein wird.
lesson-leave-no = Dann kommt der Juwelier auf die andere Ware, und die Folge ist fertig. Spiel auf die Ware mit der 4.
lesson-leave-done = Wer zuerst spielt, nimmt zuletzt. Sieh also, was die anderen sammeln, bevor du wählst.

lesson-change = Die letzte Ware
lesson-change-1 = Die letzte Ware fällt dir zu, aber zwei Katare zählen gar nichts. Du darfst sie ändern: Spiel einen anderen Experten darauf.
lesson-change-no = Zwei gleiche Waffen heben einander auf, auch die erste. Spiel einen anderen Experten darauf.
lesson-change-done = Der Experte, der dort lag, gehört jetzt dir, deiner ist abgelegt. Das darf nur der Startspieler.

lesson-side = Wenn gezählt wird
lesson-side-1 = Zwölf Runden sind vorbei. Waffen haben für jede Seite eine Zahl, und zu zweit zählt nur eine: Wähl die bessere.
lesson-side-no = Zähl deine Waffen zusammen: Die andere Seite hat mehr.
lesson-side-done = Was deine Waffen gewinnen, verliert der Nachbar. Alle anderen Punkte zählt der Tisch für dich.
