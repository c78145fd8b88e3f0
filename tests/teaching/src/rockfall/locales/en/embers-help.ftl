help-card = Worth its number at the end, or nothing if an equal card lies before somebody else.
help-back-name = A card, face down
help-back = Once, instead of laying a card, you may look at it.
help-place-name = An empty place
help-place = Here lies the card of this player, once it is laid.
