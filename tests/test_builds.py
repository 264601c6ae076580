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
OFTEN = 8  # decisions between two positions that are compared


def series_digest(game: Game) -> str:
    """A fingerprint of every event, and of many positions, of some random matches."""
    seen = hashlib.sha256()
    for number in range(MATCHES):
        dice = Fast(f"builds {number}")
        seats = game.seats[number % len(game.seats)]
        options = random_options(game, dice, seats) if number % 2 else {}
        match = Match(game, ["chance"] * seats, options, seed=f"builds {number}")
        while not match.over:
            legal = match.state.legal()
            match.play(int(match.state.seat), legal[dice.below(len(legal))])
            if len(match.actions) % OFTEN == 0 or match.over:
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


USES_VEC = """
from librt.vecs import append, vec
from mypy_extensions import i64


def doubled(count: i64) -> vec[i64]:
    made = vec[i64]()
    for number in range(count):
        made = append(made, 2 * number)
    return made
"""


def test_a_build_of_what_mypyc_has_in_its_cache_has_all_its_parts(
    tmp_path: Path,
) -> None:
    """Pip asks for the metadata first: when the wheel is built all is cached."""
    pytest.importorskip("mypyc")
    (tmp_path / "some.py").write_text(USES_VEC)
    code = (
        "import runpy, sys; from mypyc.build import mypycify;"
        "own = runpy.run_path(sys.argv[1]);"
        "made = mypycify(['--cache-dir=build/mypy', 'some.py'], multi_file=True,"
        " separate=[(['some.py'], 'some')]);"
        "[own['with_vecs'](one) for one in made];"
        "print([own['VECS'] in one.sources for one in made if '__' in one.name])"
    )
    setup = Path(__file__).parents[1] / "setup.py"
    told = [
        subprocess.run(
            [sys.executable, "-c", code, str(setup)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]

    assert ["[True]\n"] * 2 == told
