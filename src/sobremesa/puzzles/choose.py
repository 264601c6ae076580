"""Takes the best of what was found into a game's file: `python -m … .choose GAME FILE`.

Each is proved anew with what is hidden sealed; kinds in turn, as many of each as its
file says, and those first that a greedy bot gets wrong.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sobremesa.kernel import position
from sobremesa.kernel.game import Game
from sobremesa.shelf import find

from .aim import aimed
from .prove import TooMuch
from .puzzle import read_file
from .sealed import Opened, SealedProof, sealed

RUNS = 12_000  # of a proof, so that all are proved again in a test
ANSWERS = 40  # at most
FAR = 15  # decisions between two of one match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("found", type=Path)
    given = parser.parse_args()
    game = find(given.game)
    wanted = {name: kind.take for name, kind in read_file(game).kind.items()}
    chosen = list(chosen_from(game, candidates(given.found), wanted))
    path = game.folder / "puzzles" / "puzzles.toml"
    head = path.read_text("utf-8").partition("\n[[puzzle]]")[0].rstrip()
    path.write_text("\n".join([head, *map(written, chosen), ""]), "utf-8")
    print(f"{game.id}: {len(chosen)}")


def candidates(path: Path) -> dict[str, list[dict[str, Any]]]:
    """By kind, the most interesting first; those of a match lie far apart."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for line in path.read_text("utf-8").splitlines():
        told = json.loads(line)
        kinds.setdefault(told["match"][0], []).extend(apart(told["found"]))
    return {kind: sorted(found, key=interest)[::-1] for kind, found in kinds.items()}


def apart(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    taken: list[dict[str, Any]] = []
    for one in sorted(found, key=interest)[::-1]:
        small = len(one["steps"][0]["chances"]) <= ANSWERS
        if small and all(abs(one["decision"] - it["decision"]) > FAR for it in taken):
            taken.append(one)
    return taken


def interest(told: dict[str, Any]) -> tuple[bool, int, int]:
    """Whether one step ahead is not enough, how much is to be done, out of how much.

    What is to be done is counted by the moves, not by the choices within one.
    """
    first = told["steps"][0]
    asked = set(first["chances"])
    moves = [step for step in told["steps"] if asked & set(step["chances"])]
    return first["do"] != told["greedy"], min(len(moves), 3), len(first["chances"])


def chosen_from(
    game: Game, kinds: dict[str, list[dict[str, Any]]], wanted: dict[str, int]
) -> Iterator[dict[str, Any]]:
    """Kinds in the order of their file, one of each in turn; no two alike."""
    taken: set[str] = set()
    left = dict(wanted)
    while any(left[kind] and kinds.get(kind) for kind in left):
        for kind in left:
            if left[kind] and kinds.get(kind):
                told = kinds[kind].pop(0)
                alike = str(told["steps"][0])
                if alike not in taken and holds(game, told):
                    taken.add(alike)
                    left[kind] -= 1
                    yield told


def holds(game: Game, told: dict[str, Any]) -> bool:
    """Whether the chances are the same without a look at what is hidden."""
    _, _, state = position.read(told["position"], lambda _: game)
    seat = int(state.seat)
    aim = aimed(game, read_file(game).kind[told["kind"]], seat)
    proof = SealedProof(game, aim, RUNS)
    try:
        chances = proof.chances(sealed(game, state, seat))
    except (Opened, TooMuch) as error:
        print(f"{told['kind']}: {error}")
        return False
    texts = {game.table.text(one): str(chance) for one, chance in chances.items()}
    return bool(texts == told["steps"][0]["chances"])


def written(told: dict[str, Any]) -> str:
    """As TOML: positions are JSON, in which no apostrophe stands."""
    assert "'" not in told["position"]
    lines = [
        "\n[[puzzle]]",
        f'kind = "{told["kind"]}"',
        f"position = '{told['position']}'",
    ]
    for step in told["steps"]:
        lines += ["[[puzzle.steps]]", f'do = "{step["do"]}"', "[puzzle.steps.chances]"]
        lines += [f'"{text}" = "{chance}"' for text, chance in step["chances"].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
