"""Stratum's table fits, from every side, at every question."""

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from sobremesa.games import find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State
from sobremesa.terminal import board
from sobremesa.terminal.screen import Plain
from sobremesa.testing import at

STRATUM = find("stratum")
WIDTHS = (60, 80, 100, 140)
CROWD = {  # every sign there is, in one territory
    "S1": [
        "macrofungus",
        "mushroom",
        "plant weed",
        "plant fruit",
        "plant ivy",
        "plant",
    ],
    "S2": ["mushroom", "herbivore hibernation", "herbivore rabies", "herbivore leash"],
    "S3": ["carnivore omnivore", "carnivore parasite", "carnivore"],
    "S4": ["herbivore predator"] * 9,
    "S5": ["macrofungus"] * 4 + ["mushroom"] * 12,
}


def crowd() -> State:
    """All four territories as full as that."""
    things: list[dict[str, object]] = []
    for seat in "SFYM":
        for space, pile in CROWD.items():
            for words in pile:
                kind, _, tab = words.partition(" ")
                stamp = 2 * len(things) + 1
                thing = {"kind": kind, "space": seat + space[1], "stamp": stamp}
                if tab:
                    thing |= {"attachment": tab, "attached": stamp + 1}
                things.append(thing)
    last = 2 * len(things) + 10
    built = {seat: last - number for number, seat in enumerate("SFYM")}
    return at(
        "stratum", things=things, constructions=built, clock=last, round_start=last
    ).state


def every_stage() -> Iterator[tuple[str, State]]:
    """States of random matches until each question was asked."""
    missing = {*STRATUM.stages, "over"}
    for number in range(40):
        match = Match(
            STRATUM,
            ["chance"] * 4,
            {"exclusive_costs_card": True, "nature_open_hands": number % 2 == 1},
            seed=f"stages {number}",
        )
        dice = Fast(number)
        while missing:
            stage = match.seat(SPECTATOR).stage
            if stage in missing:
                missing.remove(stage)
                yield stage, match.state.clone()
            if match.over:
                break
            match.force(dice.pick(match.state.legal()))
    assert not missing


STATES = [*every_stage(), ("crowd", crowd())]
each_state = pytest.mark.parametrize(
    "state", [state for _, state in STATES], ids=[name for name, _ in STATES]
)


def drawn(state: State, seat: int, lang: str, width: int, *, plain: bool) -> str:
    kind = Plain if plain else Console
    file = io.StringIO()
    console = kind(file=file, width=width, markup=False, highlight=False)
    words = Words(lang, STRATUM)
    console.print(board.table(words, Seat(STRATUM, state, seat)))
    return file.getvalue()


@each_state
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_cut_off(state: State, lang: str, width: int) -> None:
    for seat in range(-1, 4):
        text = drawn(state, seat, lang, width, plain=False)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "…" not in text
        for space in STRATUM.kinds["space"]:
            assert space in text
        names = [Words(lang, STRATUM).element("seat", id) for id in "SFYM"]
        assert all(name in text for name in names)


@each_state
def test_plain_signs_are_ascii(state: State) -> None:
    for seat in range(-1, 4):
        assert drawn(state, seat, "en", 80, plain=True).isascii()


def test_piles_show_height_marks_and_tabs() -> None:
    text = drawn(crowd(), 0, "en", 100, plain=False)

    for word in ("X×4", "m×12", "H×9", "P×4", "+hibernation", "+weed", "+omnivore"):
        assert word in text
    assert "## construction ##" in text
    assert "+predator Mushroom Predator" in text
    assert text.count("*") >= 3


def test_the_viewer_sits_at_the_bottom() -> None:
    state = at("stratum").state
    for seat in range(4):
        bottom, right, top, left = [("SFYM" * 2)[seat + turn] for turn in range(4)]
        lines = drawn(state, seat, "en", 100, plain=True).splitlines()
        first = [number for number, line in enumerate(lines) if "1 " in line]
        rows = {
            space: next(n for n, line in enumerate(lines) if f" {space} " in line)
            for space in STRATUM.kinds["space"]
        }
        assert first
        assert rows[f"{top}1"] < rows[f"{left}1"] < rows[f"{bottom}1"]
        assert rows[f"{left}1"] < rows[f"{left}5"]
        assert rows[f"{right}1"] > rows[f"{right}5"]
        line = lines[rows[f"{top}1"]]
        assert line.index(f"{top}5") < line.index(f"{top}1")
        line = lines[rows[f"{bottom}1"]]
        assert line.index(f"{bottom}1") < line.index(f"{bottom}5")


def test_only_the_viewers_hand_is_shown() -> None:
    state = at("stratum").state

    assert "Hand:" not in drawn(state, -1, "en", 100, plain=True)
    assert drawn(state, 2, "en", 100, plain=True).count("Hand") == 1


def test_partners_with_open_hands_see_both() -> None:
    state = at("stratum", options={"nature_open_hands": True}).state

    assert "Hand (Y):" in drawn(state, 0, "en", 100, plain=True)
    assert "Hand (" not in drawn(state, 1, "en", 100, plain=True)


def test_lamps_tell_the_clause() -> None:
    things = [
        {"kind": "plant", "space": "S1", "stamp": 1},
        {"kind": "herbivore", "space": "F1", "stamp": 2},
    ]
    state = at("stratum", things=things, clock=2, round_start=2).state

    text = drawn(state, 0, "en", 100, plain=True)

    assert "(o) herbivore grows  10.3a" in text
    assert "( ) herbivore dies" in text


def test_growths_take_the_place_of_the_census() -> None:
    state = at("stratum", options={"preset": "late"}).state

    assert "0/7 growths" in drawn(state, 0, "en", 80, plain=True)
