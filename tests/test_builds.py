"""Interpreted and compiled builds are the same game."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from sobremesa.games import GAMES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.testing import random_options

MATCHES = 12


def series_digest(game: Game) -> str:
    """A fingerprint of every event and position of some random matches."""
    seen = hashlib.sha256()
    for number in range(MATCHES):
        dice = Fast(f"builds {number}")
        seats = game.seats[number % len(game.seats)]
        options = random_options(game, dice, seats) if number % 2 else {}
        match = Match(game, ["chance"] * seats, options, seed=f"builds {number}")
        while not match.over:
            legal = match.state.legal()
            match.play(int(match.state.seat), legal[dice.below(len(legal))])
            seen.update(match.position().encode())
        seen.update("\n".join(str(event) for event in match.journal.events).encode())
    return seen.hexdigest()


@pytest.mark.skipif(
    os.environ.get("SOBREMESA_BUILD") != "compiled", reason="not the compiled run"
)
def test_this_run_tests_the_compiled_build() -> None:
    assert sobremesa.compiled()


@pytest.mark.skipif(not sobremesa.compiled(), reason="needs the compiled build")
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_both_builds_give_the_same_matches(game: Game) -> None:
    code = (
        "import json, sys; sys.path.insert(0, sys.argv[1]);"
        "import sobremesa, test_builds;"
        "assert not sobremesa.compiled();"
        "from sobremesa.games import find;"
        "print(json.dumps(test_builds.series_digest(find(sys.argv[2]))))"
    )
    pure = subprocess.run(
        [sys.executable, "-c", code, str(Path(__file__).parent), game.id],
        env={**os.environ, "SOBREMESA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert "" == pure.stderr
    assert series_digest(game) == json.loads(pure.stdout)
