"""Own content: what is changed, told and carried."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.content import beginning, fields, read_elsewhere, rows, whole
from sobremesa.kernel.errors import Mistake, Problems
from sobremesa.kernel.overlay import PRINTED, Overlay, lay

PRINTED_CONTENT: dict[str, Any] = {
    "cards": {"rot": {"cost": 1}, "mold": {"cost": 2}},
    "decks": {"late": {"rot": 3, "mold": 1}},
    "options": {"hand": {"default": 5, "range": [3, 7]}},
}
CARD = fields({"cost": whole(0, 9)}, {"copies": whole(0, 9)})
FORM = fields(
    {
        "cards": beginning(CARD, "rot", "mold", more=CARD),
        "decks": rows(rows(whole(0, 9))),
        "options": read_elsewhere,
    }
)


def over(text: str) -> dict[str, object]:
    return Overlay.of({"own.toml": text}).over(PRINTED_CONTENT, FORM)


def problems(text: str) -> list[str]:
    with pytest.raises(Problems) as error:
        over(text)
    return [problem.text for problem in error.value.problems]


def test_only_the_changed_lines_are_written() -> None:
    assert {**PRINTED_CONTENT["cards"], "rot": {"cost": 4}} == over(
        "[cards.rot]\ncost = 4"
    )["cards"]
    assert {"late": {"rot": 3, "mold": 9}} == over("decks.late.mold = 9")["decks"]


def test_own_things_stand_after_the_printed_ones_by_their_names() -> None:
    made = over("[cards.b]\ncost = 1\n[cards.a]\ncost = 2")
    assert isinstance(made["cards"], dict)
    assert ["rot", "mold", "a", "b"] == list(made["cards"])


def test_things_are_removed_by_their_places() -> None:
    assert {"late": {"mold": 1}} == over('remove = ["decks.late.rot"]')["decks"]
    assert [
        "own.toml, line 1: there is no 'decks.late.rto' to remove; did you mean 'rot'?"
    ] == problems('remove = ["decks.late.rto"]')
    assert "cannot be removed" in problems('remove = ["options.hand"]')[0]


def test_what_is_printed_is_not_touched() -> None:
    before = json.dumps(PRINTED_CONTENT)
    over('remove = ["decks.late.rot"]\n[cards.rot]\ncost = 4')
    assert before == json.dumps(PRINTED_CONTENT)


def test_everything_that_is_wrong_is_told_with_its_line() -> None:
    text = "[cards.rot]\ncost = 40\n\n[cards.ROT]\ncost = 1\n\n[decks]\nlate.rot = 'x'"
    assert [
        "own.toml, line 2: cards.rot.cost is 40, it takes a whole number from 0 to 9",
        "own.toml, line 4: an id in cards is 'ROT', it takes small letters, digits "
        "and _, at most 40, a letter first",
        "own.toml, line 8: decks.late.rot is 'x', it takes a whole number from 0 to 9",
    ] == problems(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = ", "own.toml: this is not TOML"),
        ("cards.rot.cost = 1.5", "cards.rot.cost is 1.5, it takes whole numbers"),
        ("cards.rot.cost = 1979-05-27", "it takes whole numbers, texts"),
        ("remove = 3", 'remove is 3, it takes a list such as ["cards.rot"]'),
        ("options.hnd = {default = 3}", "no option 'hnd'; did you mean 'hand'?"),
        ("[words]\nen = 3", "words.en is no table of a language"),
        ('[words.en]\ncard-rot = "{ $x }"', "a plain text of at most 200"),
        ('[words.en]\n"card rot" = "x"', "is no name of a message"),
    ],
)
def test_what_no_overlay_can_say_is_refused(text: str, told: str) -> None:
    with pytest.raises(Mistake) as error:
        over(text)
    assert told in str(error.value)


def test_a_file_may_say_its_game_and_is_refused_by_others() -> None:
    text = 'game = "stratum"\ntitle = "A try"\n[cards.rot]\ncost = 3'
    assert Overlay.of({"a": "cards.rot.cost = 3"}) == Overlay.of({"b": text}, "stratum")
    with pytest.raises(Problems, match="game is 'stratum', this is heroes"):
        Overlay.of({"b": text}, "heroes")


def test_equal_changes_have_one_text_and_one_fingerprint() -> None:
    one = Overlay.of({"a": "[cards]\nrot = {cost = 1}\nmold = {cost = 2}"})
    two = Overlay.of({"b": "cards.mold.cost = 2", "c": "cards.rot.cost = 1"})
    assert (one, one.fingerprint) == (two, two.fingerprint)
    assert not PRINTED
    assert PRINTED == Overlay.of({}) == Overlay.of({"a": "# nothing"})
    assert "" == PRINTED.fingerprint


def test_a_text_that_is_not_canonical_is_not_read() -> None:
    with pytest.raises(Mistake, match="canonical"):
        Overlay.read('{"b":1, "a":2}')
    with pytest.raises(Mistake, match="no JSON"):
        Overlay.read("{")


def test_names_come_from_rows_and_words() -> None:
    text = "cards.rot.name_es = 'Podre'\n[words.en]\ncard-rot = 'Rust'"
    own = Overlay.of({"a": text})
    content = lay(PRINTED_CONTENT, own.changes)
    told = {"es": {"card-rot": "Podre"}, "en": {"card-rot": "Rust"}}
    assert told == own.names(content, {"cards": "card"})


NAMES = st.text("abc", min_size=1, max_size=2)
CONTENTS = st.recursive(
    st.integers(-9, 9) | st.booleans() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.dictionaries(NAMES, CONTENTS, max_size=4))
def test_an_overlay_reads_what_it_writes(changes: dict[str, object]) -> None:
    made = Overlay.from_changes(changes)
    assert made == Overlay.read(made.text) if made else made == PRINTED
    assert made.changes == changes


@given(st.dictionaries(NAMES, CONTENTS, max_size=4), st.data())
def test_any_changes_are_taken_or_refused_with_sentences(
    changes: dict[str, object], data: st.DataObject
) -> None:
    table = data.draw(st.sampled_from([*PRINTED_CONTENT, "remove", "words"]))
    with suppress(Mistake):  # and nothing else
        made = Overlay.from_changes({table: changes})
        made = Overlay.read(made.text) if made else made
        made.over(PRINTED_CONTENT, FORM)
