"""Writes OpenSpiel's golden playthroughs anew: read the difference with `xzcat`."""

import lzma

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import sobremesa.adapters.openspiel  # noqa: F401  # registers the games

from . import spiel
from .test_openspiel import FOLDER, PLAYED

if __name__ == "__main__":
    flags.FLAGS(["playthroughs"])
    for id in PLAYED:
        name = spiel(id, "luck=seed")
        text = generate_playthrough.playthrough(name, None, seed=1)
        (FOLDER / f"{id}.txt.xz").write_bytes(lzma.compress(text.encode(), preset=9))
        print(name, len(text))
