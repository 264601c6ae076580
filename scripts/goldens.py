"""Writes the golden files of every game anew: read the diff before you commit it.

`python scripts/goldens.py stratum` writes those of one game alone.
"""

import sys
from pathlib import Path

from sobremesa.games import GAMES, find
from sobremesa.golden import GOLDENS, golden

TESTS = Path(__file__).parents[1] / "tests" / "games"

for game in [find(id) for id in sys.argv[1:]] or GAMES:
    folder = TESTS / game.id / "goldens"
    folder.mkdir(parents=True, exist_ok=True)
    for name in GOLDENS:
        path = folder / name
        before = path.read_text("utf-8") if path.exists() else ""
        text = golden(game, name)
        path.write_text(text, "utf-8")
        print(f"{game.id}/{name}: {'unchanged' if before == text else 'CHANGED'}")
