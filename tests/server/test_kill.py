"""A server that is killed in mid-play loses nothing it has told.

A few kills here; `python -m tests.server.kill` kills as often as one likes.
"""

from pathlib import Path

from sobremesa.games import GAMES, find

from .kill import Figures, Progress, rounds, soak, split


def test_whatever_was_told_is_there_after_a_kill(tmp_path: Path) -> None:
    figures = soak(tmp_path, kills=2, game=GAMES[0], tables=2)

    assert 2 == figures.kills
    assert figures.matches >= 2


def test_whatever_was_told_is_there_after_kills_where_souls_are_one(
    tmp_path: Path,
) -> None:
    figures = soak(tmp_path, kills=2, game=find("carcosa"), tables=2)

    assert 2 == figures.kills
    assert figures.matches >= 2
    assert figures.answered > 0


def test_nothing_is_lost_when_one_of_two_processes_is_killed(
    tmp_path: Path, shared_database: str
) -> None:
    figures = soak(tmp_path, kills=2, game=GAMES[0], tables=2, place=shared_database)

    assert 2 == figures.kills
    assert figures.answered > 0


def test_the_command_goes_on_where_it_was(tmp_path: Path) -> None:
    goal = split(1000, ["a", "b", "c"])
    assert {"a": 334, "b": 333, "c": 333} == goal
    progress = Progress(tmp_path / "state")
    for number, (leg, kills) in enumerate(rounds(goal, progress)):
        if number == 4:
            break
        progress.add(leg, Figures(kills=kills, matches=2, seconds=0.5))
    again = Progress(tmp_path / "state")
    assert {"a": 40, "b": 20, "c": 20} == {leg: again.kills(leg) for leg in goal}
    for leg, kills in rounds(goal, again):
        again.add(leg, Figures(kills=kills, matches=2, seconds=0.5))
    assert goal == {leg: again.kills(leg) for leg in goal}
    assert [] == list(rounds(goal, Progress(tmp_path / "state")))
