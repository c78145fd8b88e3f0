game-embers = Embers
door-embers = Lay one card in secret. The highest wins, unless somebody else has laid the same.
option-hand = Cards in hand
option-hand-about = How many cards each player is dealt.
