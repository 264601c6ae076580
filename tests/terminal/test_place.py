"""The terminal as a place: a screen that stays, with keys and mouse."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from sobremesa.command import INTERRUPTED
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.terminal.commands import COMMANDS, in_language
from sobremesa.terminal.kept import Keeper, last, newest
from sobremesa.terminal.place import Place
from sobremesa.terminal.replay import resume

from .table import sentence, sobremesa

SMALL, LARGE = (80, 24), (160, 50)
TRIES = 2000


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "sobremesa"


def table(game: Game, lang: str = "en") -> Place:
    others = ["chance"] * (game.first.seats - 1)
    options = game.set_up(game.first.options, game.first.seats)
    match = Match(game, ["human", *others], options, seed="1")
    place = Place(match, Words(lang, game))
    place.session.keeper = Keeper(match)
    return place


async def until(pilot: Pilot[int], true: Callable[[], bool]) -> None:
    for _ in range(TRIES):
        if true():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never happens")


def asked(place: Place) -> bool:
    return place.query_one(OptionList).option_count > 0


def at_table(
    place: Place,
    size: tuple[int, int],
    doing: Callable[[Pilot[int]], Awaitable[None]],
) -> None:
    async def sit() -> None:
        async with place.run_test(size=size) as pilot:
            await until(pilot, lambda: asked(place))
            await doing(pilot)

    asyncio.run(sit())


def log_of(place: Place) -> str:
    """Of the log beside the board, or the one below it."""
    shown = [log for log in place.query(RichLog) if log.region.area]
    return "\n".join(strip.text for log in shown for strip in log.lines)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_is_on_the_screen_and_enter_plays(
    game: Game, size: tuple[int, int]
) -> None:
    place = table(game)
    match = place.session.match

    async def doing(pilot: Pilot[int]) -> None:
        for name in ("#question", "#table", "#choices", "#prompt"):
            region = place.query_one(name).region
            assert region.area > 0, name
            assert region.bottom <= size[1], name
            assert region.right <= size[0], name
        assert place.query_one("#board", Static).size.height > 5
        before = len(match.actions)
        place.query_one(OptionList).highlighted = 0

        await pilot.press("enter")

        await until(pilot, lambda: len(match.actions) > before)

    at_table(place, size, doing)


def test_a_click_on_a_choice_plays_it() -> None:
    place = table(find("stratum"))
    match = place.session.match

    async def doing(pilot: Pilot[int]) -> None:
        first = match.seat(0).legal[1]

        await pilot.click("#choices", offset=(6, 1))

        await until(pilot, lambda: match.actions[:1] == [(0, first)])

    at_table(place, SMALL, doing)


def test_commands_are_understood_in_the_players_language() -> None:
    place = table(find("stratum"), "es")
    match = place.session.match

    async def doing(pilot: Pilot[int]) -> None:
        await pilot.press("1", "enter")
        await until(pilot, lambda: len(match.actions) == 1)
        place.query_one(Input).value = "deshacer"
        await pilot.press("enter")
        await until(pilot, lambda: not match.actions)
        await pilot.press("f1")
        await until(pilot, lambda: "rendirse" in log_of(place))
        place.query_one(Input).value = "ayduda"
        await pilot.press("enter")
        await until(pilot, lambda: "ayduda" in log_of(place))
        assert "ayuda" in log_of(place).rpartition("ayduda")[2]

    at_table(place, LARGE, doing)


@pytest.mark.parametrize("command", ["rules", "rules 5.3", "goals", "legend plant"])
def test_what_can_be_looked_up_is_told_in_the_log(command: str) -> None:
    place = table(find("stratum"))

    async def doing(pilot: Pilot[int]) -> None:
        before = len(log_of(place))
        place.query_one(Input).value = command
        await pilot.press("enter")
        await until(pilot, lambda: len(log_of(place)) > before + 40)

    at_table(place, LARGE, doing)
    assert not place.session.match.actions


def test_ctrl_c_loses_nothing(state: Path) -> None:
    place = table(find("stratum"))
    match = place.session.match

    async def doing(pilot: Pilot[int]) -> None:
        await pilot.press("1", "enter")
        await until(pilot, lambda: bool(newest()))
        await pilot.press("ctrl+c")

    at_table(place, SMALL, doing)

    assert INTERRUPTED == place.return_value
    again = resume(last("stratum"), find)
    assert match.actions[:1] == again.actions[:1]


def test_a_match_that_ends_is_not_kept(state: Path) -> None:
    place = table(find("stratum"))
    session = place.session

    async def doing(pilot: Pilot[int]) -> None:
        place.query_one(Input).value = "resign"
        await pilot.press("enter")
        await until(pilot, lambda: "(y/n)" in log_of(place))
        place.query_one(Input).value = "y"
        await pilot.press("enter")
        await until(pilot, lambda: session.match.over)

    at_table(place, SMALL, doing)

    assert "easy" == session.match.players[0]
    assert [] == newest()


def test_without_a_match_that_was_left_one_sentence_says_so() -> None:
    assert "left" in sentence(sobremesa("play", "stratum", "--resume", "last"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_a_word_in_every_language(lang: str) -> None:
    known = in_language(lang)

    for name, command in COMMANDS.items():
        assert known[name] is command
        if command.usage:
            own = Words(lang).say(f"command-{name}").split()[0]
            assert command in known.values(), own
