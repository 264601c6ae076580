"""What seats see along random matches, as a line for each: a golden to compare with.

`python -m tests.adapters.observations` writes it anew: only where a game's numbers are
meant to change.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from struct import pack

from sobremesa.games import IDS
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.shelf import find

GOLDEN = Path(__file__).parent / "goldens" / "observations.txt"
MATCHES = 3
DECISIONS = 60  # of a match are looked at, spread over all of it


def line(game: Game, seats: int, seed: int) -> str:
    """The digest of all numbers, as doubles, of every seat and of a spectator."""
    dice, log = Fast(f"{game.id} {seats} {seed}"), Silence()
    state = game.new({}, seats, dice, log)
    seen, decisions, length = hashlib.sha256(), 0, 0
    while state.seat >= 0:
        if decisions % max(1, decisions // DECISIONS) == 0:
            for eyes in range(-1, seats):
                numbers = game.observation(state, eyes)
                length = len(numbers)
                seen.update(pack(f"<{length}d", *numbers))
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, log)
        decisions += 1
    told = f"{game.id} {seats} seats, match {seed}: {decisions} decisions"
    return f"{told}, {length} numbers, {seen.hexdigest()[:32]}"


def lines(game: Game) -> Iterator[str]:
    """Some matches at tables of every size; fewer where more sit at it."""
    for seats in game.seats:
        for seed in range(MATCHES if seats in game.seats[:2] else 1):
            yield line(game, seats, seed)


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{one}\n" for id in IDS for one in lines(find(id))))
