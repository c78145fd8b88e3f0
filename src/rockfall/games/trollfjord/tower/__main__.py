"""`python -m rockfall.games.trollfjord.tower` writes the shapes of tower and boulders as JSON, for drawing them."""

from __future__ import annotations

import json

from rockfall.games.trollfjord.tower.geometry import as_plain

if __name__ == "__main__":
    print(json.dumps(as_plain(), indent=1))
