"""The terminal as a place: a screen that stays, with keys and mouse."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from sobremesa.command import INTERRUPTED
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.lessons.lesson import open_lesson
from sobremesa.terminal.commands import COMMANDS, in_language
from sobremesa.terminal.kept import Keeper, last, newest
from sobremesa.terminal.learn import begun
from sobremesa.terminal.place import Place
from sobremesa.terminal.replay import resume
from sobremesa.terminal.screen import Paper
from sobremesa.terminal.session import PLAIN, Opening

from .table import sentence, sobremesa

SMALL, LARGE = (80, 24), (160, 50)
TRIES = 2000


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "sobremesa"


def table(game: Game, lang: str = "en", opening: Opening = PLAIN) -> Place:
    others = ["chance"] * (game.first.seats - 1)
    options = game.set_up(game.first.options, game.first.seats)
    match = Match(game, ["human", *others], options, seed="1")
    place = Place(match, Words(lang, game), opening)
    place.session.keeper = Keeper(match)
    return place


def classroom(name: str = "first") -> Place:
    """A lesson, kept as at a keyboard."""
    opening = Opening(lesson=open_lesson(find("stratum"), name))
    assert opening.lesson is not None
    match = begun(opening.lesson)
    place = Place(match, Words("en", match.game), opening)
    place.session.keeper = opening.keeper(match)
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
            await pilot.pause()  # the room below the board follows the choices
            await doing(pilot)

    asyncio.run(sit())


def log_of(place: Place) -> str:
    """Of the log beside the board, or the one below it."""
    shown = [log for log in place.query(RichLog) if log.region.area]
    return "\n".join(strip.text for log in shown for strip in log.lines)


def text_of(place: Place, name: str) -> str:
    """What a part shows, where it is on the screen."""
    part = place.query_one(name, Static)
    if not part.region.area:
        return ""
    paper = Paper(100)
    paper.print(part.content)
    return paper.text


def leaf_of(place: Place) -> str:
    """What lies over the table."""
    return text_of(place, "#read")


async def enter(pilot: Pilot[int], line: str = "") -> None:
    pilot.app.query_one(Input).value = line
    await pilot.press("enter")


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
        await until(pilot, lambda: "rendirse" in leaf_of(place))
        place.query_one(Input).value = "ayduda"
        await pilot.press("enter")
        await until(pilot, lambda: "ayduda" in log_of(place))
        assert "ayuda" in log_of(place).rpartition("ayduda")[2]

    at_table(place, LARGE, doing)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize(
    "command", ["rules", "rules 5.3", "goals", "legend plant", "hint greedy", "ask 1"]
)
def test_what_can_be_looked_up_lies_over_the_table_until_it_was_read(
    command: str, size: tuple[int, int]
) -> None:
    place = table(find("stratum"))

    async def doing(pilot: Pilot[int]) -> None:
        await enter(pilot, command)
        await until(pilot, lambda: len(leaf_of(place)) > 40)
        assert place.query_one("#leaf").region.height > size[1] / 2

        await enter(pilot)

        await until(pilot, lambda: not leaf_of(place))

    at_table(place, size, doing)
    assert not place.session.match.actions, "Enter only put it away"


def test_what_is_longer_than_the_screen_can_be_scrolled() -> None:
    place = table(find("stratum"))

    async def doing(pilot: Pilot[int]) -> None:
        leaf = place.query_one("#leaf")
        await enter(pilot, "rules")
        await until(pilot, lambda: leaf.max_scroll_y > 0)
        await pilot.press("down", "pagedown")
        await until(pilot, lambda: leaf.scroll_y > 2)
        await pilot.press("escape")
        await until(pilot, lambda: not leaf_of(place))

    at_table(place, SMALL, doing)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_first_match_opens_with_how_it_is_played(game: Game) -> None:
    place = table(game, "es", Opening(first=True, story=True))

    async def doing(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: "en una página" in leaf_of(place))

    at_table(place, SMALL, doing)


def test_a_lesson_goes_along_and_answers_what_is_wrong() -> None:
    place = classroom()
    match = place.session.match

    def said(told: str) -> bool:
        return told in text_of(place, "#lesson")

    async def doing() -> None:
        async with place.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "About ten" in leaf_of(place))
            await enter(pilot)
            for step in (1, 2):
                await until(pilot, partial(said, f"Step {step} of 24"))
                await enter(pilot)
            await until(pilot, lambda: said("Step 3 of 24") and asked(place))
            await enter(pilot, "play carnivore")
            await until(pilot, lambda: "everything else" in log_of(place))
            assert not match.actions
            await enter(pilot, "play plant")
            await until(pilot, lambda: len(match.actions) == 1)
            await until(pilot, lambda: bool(newest("stratum", "first")))
            await pilot.press("ctrl+c")

    asyncio.run(doing())

    assert "lesson stratum first --resume last" in place.session.kept_where()
    assert [] == newest(), "a match goes on without its lesson"


def test_commands_are_heard_while_a_lesson_is_read() -> None:
    place = classroom()

    async def doing() -> None:
        async with place.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "About ten" in leaf_of(place))
            await enter(pilot)
            await until(pilot, lambda: "Step 1 of 24" in text_of(place, "#lesson"))
            await enter(pilot, "quit")
            await until(pilot, lambda: place.return_value == 0)

    asyncio.run(doing())


def test_a_match_that_goes_on_stays_in_its_file(state: Path) -> None:
    match = Match(find("stratum"), ["human", *["chance"] * 3], seed="1")
    first = Keeper(match)
    match.play(0, match.seat(0).legal[0])
    first.keep()

    again = Opening(kept=last()).keeper(resume(last(), find))
    again.keep()

    assert [first.path] == newest()


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
