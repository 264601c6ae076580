"""Connect Four boards as pictures, its events with names."""

from examples.connect_four import GAME

from sobremesa.kernel.record import score_text
from sobremesa.testing import Scene, at


def board(picture: str) -> Scene:
    """A drawn board, its top row first; whose turn it is follows from the discs."""
    rows = [line.split() for line in reversed(picture.split("\n")) if line.strip()]
    discs = {
        f"{column}{row}": disc
        for row, line in enumerate(rows, start=1)
        for column, disc in zip("abcdefg", line, strict=True)
        if disc != "."
    }
    scene = at(GAME, seat="YR"[len(discs) % 2], discs=discs)
    assert [] == GAME.problems({}, 2, scene.position)
    return scene


def named(said: list[str]) -> list[str]:
    """Events with names in place of numbers: `2.2/drops Y d1`."""
    told = []
    for key, *numbers in (event.split() for event in said):
        kinds = [word.rpartition(":")[2] for word in GAME.events[key].split()]
        ids = [GAME.kinds[k][int(n)] for k, n in zip(kinds, numbers, strict=True)]
        told.append(" ".join([key, *ids]))
    return told


def result(scene: Scene) -> str:
    """As in a record: `1 0 by 3.1`."""
    end = scene.state.result()
    return f"{score_text(end.scores)} by {end.rule}"
