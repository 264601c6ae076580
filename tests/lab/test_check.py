"""The gate: every game is balanced as its baseline says, and a change is told."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.terminal.table import output, sentence, sobremesa

from sobremesa.games import GAMES, find
from sobremesa.kernel.game import Game
from sobremesa.lab.check import (
    Case,
    measure,
    moved,
    read_baseline,
    share_error,
    write_baseline,
)
from sobremesa.lab.pool import local

FEW = 30  # matches: a small budget, and a wide net


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_is_balanced_as_its_baseline_says(game: Game) -> None:
    baseline = {case.bot: case for case in read_baseline(game)}

    now = measure(game, "chance", local(1), matches=FEW, seed="gate")

    assert [] == moved(baseline["chance"], now), "lab check GAME --write measures anew"
    assert "greedy" in baseline


BEFORE = Case("chance", 4, 400, {"nature": 0.5, "fungi": 0.3}, 70.0, 20.0)


def test_a_share_that_moved_beyond_luck_is_told_and_less_is_not() -> None:
    net = 4 * share_error(0.5, 400, 0.7, 400)
    far = replace(BEFORE, won={"nature": 0.5 + net + 0.01, "fungi": 0.3})
    near = replace(BEFORE, won={"nature": 0.5 + net - 0.03, "fungi": 0.3})

    assert ["nature"] == [one.of for one in moved(BEFORE, far)]
    assert [] == moved(BEFORE, near)
    assert ["fungi"] == [
        one.of for one in moved(BEFORE, replace(BEFORE, won={"nature": 0.5}))
    ]


def test_a_length_that_moved_is_told() -> None:
    assert [""] == [one.of for one in moved(BEFORE, replace(BEFORE, length=80.0))]
    assert [] == moved(BEFORE, replace(BEFORE, length=74.0))


def test_what_never_happened_in_a_few_matches_may_still_happen() -> None:
    never = replace(BEFORE, won={"nature": 0.0, "fungi": 0.0})
    once = replace(BEFORE, matches=30, won={"nature": 1 / 30, "fungi": 0.0})

    assert [] == moved(never, once)


def test_a_baseline_reads_as_it_was_written(tmp_path: Path) -> None:
    game = replace(find("stratum"), folder=tmp_path)

    write_baseline(game, [BEFORE, replace(BEFORE, bot="greedy")])

    assert [BEFORE, replace(BEFORE, bot="greedy")] == read_baseline(game)


def test_a_change_of_content_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    easy = tmp_path / "easy.toml"
    easy.write_text("[options.constructions_to_win]\ndefault = 1\n")
    words = ("lab", "check", "stratum", "--bots", "chance", "-n", FEW)

    changed = sobremesa(*words, "--content", easy)

    assert 1 == changed.exit_code
    assert "The Magnate" in changed.stdout or "Industry wins" in changed.stdout
    assert "the baseline says" in changed.stdout
    assert "balanced as its baseline says" in output(*words)


def test_a_bot_that_the_baseline_does_not_know_is_told() -> None:
    told = sentence(sobremesa("lab", "check", "stratum", "--bots", "chanc"))

    assert "chanc" in told
    assert "chance" in told
