help-card = Zählt am Ende so viel wie ihre Zahl, oder nichts, wenn vor jemand anderem eine gleiche liegt.
help-back-name = Eine verdeckte Karte
help-back = Einmal darfst du sie dir ansehen, statt eine Karte auszulegen.
help-place-name = Ein leerer Platz
help-place = Hier liegt die Karte dieser Person, sobald sie ausgelegt ist.
