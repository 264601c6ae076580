"""Action tables: numbers with names."""

import hashlib

import pytest

from sobremesa.kernel.errors import ActionError, GameError
from sobremesa.kernel.table import Rows, Table

TEXTS = ("play plant", "play plague", "build S", "at S1", "card S1", "card S1 rabies")
TABLE = Table(TEXTS)
ALL = list(range(len(TEXTS)))


def test_numbers_and_texts_are_each_others_names() -> None:
    assert list(TEXTS) == [TABLE.text(number) for number in ALL]
    assert ALL == [TABLE.number(text) for text in TEXTS]
    assert 6 == len(TABLE)


@pytest.mark.parametrize("action", [-1, 6, 10**20])
def test_an_unknown_number_is_a_mistake(action: int) -> None:
    message = f"there is no action {action}, the table has 0 to 5"
    with pytest.raises(ActionError, match=message):
        TABLE.text(action)


@pytest.mark.parametrize("text", ["", "play", "Play plant", "play plant "])
def test_a_number_is_that_of_the_exact_text(text: str) -> None:
    with pytest.raises(ActionError, match=f"there is no action '{text}' in this game"):
        TABLE.number(text)


def test_texts_that_stand_twice_are_a_mistake() -> None:
    with pytest.raises(GameError, match=r"stand twice in the table: \['b', 'c'\]"):
        Table(["a", "b", "c", "c", "b"])


def test_the_digest_tells_one_order_of_texts_from_another() -> None:
    expected = hashlib.sha256("\n".join(TEXTS).encode()).hexdigest()[:16]

    assert expected == TABLE.digest
    assert Table(reversed(TEXTS)).digest != TABLE.digest


KINDS = {"item": ("rope", "lamp"), "soul": ("ann", "bob", "cy"), "room": ("hall",)}


def test_rows_are_laid_out_block_by_block() -> None:
    rows = Rows(KINDS)

    firsts = [rows.add("give item soul"), rows.add("enter room"), rows.add("pass")]

    assert [0, 6, 7] == firsts
    given = ["give rope ann", "give rope bob", "give rope cy", "give lamp ann"]
    assert given == rows.texts[:4]
    assert ["enter hall", "pass"] == rows.texts[6:]
    assert {"give": "item soul", "enter": "room", "pass": ""} == rows.verbs


def test_a_verb_may_take_but_some_elements_of_its_kinds() -> None:
    rows = Rows(KINDS)

    use = rows.add("use item", ["lamp"])
    give = rows.add("give item soul", ["", "rope", "lamp cy"])

    assert [0, 1] == [use, give]
    assert ["use lamp", "give", "give rope", "give lamp cy"] == rows.texts
    assert {"use": "item", "give": "item soul"} == rows.verbs


@pytest.mark.parametrize("rest", ["sword", "lamp cy", "lamp lamp"])
def test_a_verb_takes_no_other_elements(rest: str) -> None:
    told = f"the action 'use item' cannot name {rest.replace(' ', ', ')}"
    with pytest.raises(GameError, match=told):
        Rows(KINDS).add("use item", [rest])


def test_an_edition_appends_rows_of_a_verb() -> None:
    rows = Rows(KINDS)
    rows.add("ask soul", ["ann", "bob"])
    rows.add("pass")

    assert 3 == rows.more("ask", ["cy"])
    assert ["ask ann", "ask bob", "pass", "ask cy"] == rows.texts
    assert {"ask": [0, 1, 3], "pass": [2]} == Table(rows).rows
    with pytest.raises(GameError, match="the verb 'call' has no rows yet"):
        rows.more("call", ["cy"])
    with pytest.raises(GameError, match="the action 'ask soul' cannot name lamp"):
        rows.more("ask", ["lamp"])


def test_a_row_is_found_by_its_text() -> None:
    rows = Rows(KINDS)
    rows.add("give item soul")

    assert 4 == rows.number("give lamp bob")
    with pytest.raises(GameError, match="there is no row 'give lamp' in the table"):
        rows.number("give lamp")


def test_a_table_of_rows_knows_verbs_and_kinds() -> None:
    rows = Rows(KINDS)
    rows.add("swap from:item to:item")

    table = Table(rows)

    assert "swap rope lamp" == table.text(1)
    assert {"swap": "from:item to:item"} == table.verbs
    assert KINDS == table.kinds
    assert {} == TABLE.verbs


def test_a_block_of_an_unknown_kind_is_a_mistake() -> None:
    with pytest.raises(GameError, match="names the kind 'sole', there are item, soul"):
        Rows(KINDS).add("give item sole")


def test_a_verb_that_stands_twice_is_a_mistake() -> None:
    rows = Rows(KINDS)
    rows.add("give item")

    with pytest.raises(GameError, match="the verb 'give' stands twice in the table"):
        rows.add("give soul")
