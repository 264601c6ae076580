"""What is stored of an ordered table: who begins, where people and bots mix."""

from dataclasses import replace

import msgspec
import pytest

from sobremesa.games import find
from sobremesa.server.orders import again, draw_up
from sobremesa.server.refusals import Refused

from .tables import order

WORLDS = find("connected_worlds")
BOT = "bot:chance"


def begins(*kinds: str, **options: int) -> object:
    """The seat that the row of such a table names; None is as always."""
    made = msgspec.structs.replace(order(*kinds, game=WORLDS), options=options)
    row, _ = draw_up(made)
    return row.options.get("first_seat")


@pytest.mark.parametrize(
    ("kinds", "first"),
    [
        (("Ana", BOT), None),
        ((BOT, "Ana"), 2),
        ((BOT, BOT, "open"), 3),  # whoever comes is a person
        ((BOT, BOT), None),
        (("Ana", "Bea"), None),
    ],
)
def test_a_person_begins_before_bots(kinds: tuple[str, ...], first: object) -> None:
    assert first == begins(*kinds)


def test_whoever_opens_the_table_may_say_who_begins() -> None:
    assert 3 == begins(BOT, "Ana", "Bea", first_seat=3)
    assert begins(BOT, "Ana", "Bea", first_seat=1) is None


def test_the_youngest_person_begins_and_no_bot_is_one() -> None:
    made = order(BOT, "Ana", "Bea", game=WORLDS)
    row, _ = draw_up(msgspec.structs.replace(made, options={"youngest": 3}))

    assert {"youngest": 3} == row.options
    with pytest.raises(Refused, match="youngest cannot be 1, a bot has that seat"):
        draw_up(msgspec.structs.replace(made, options={"youngest": 1}))


def test_in_a_rematch_the_youngest_begins_again_at_another_seat() -> None:
    made = order(BOT, "Ana", "Bea", game=WORLDS)
    row, _ = draw_up(msgspec.structs.replace(made, options={"youngest": 3}))

    new = again(replace(row, result="1 0 0"), WORLDS)

    assert "Bea" == new.seats[0].name
    assert {"youngest": 1} == new.options


def test_in_a_rematch_without_the_youngest_a_person_begins() -> None:
    made = order(BOT, "Ana", "Bea", game=WORLDS)
    row, _ = draw_up(msgspec.structs.replace(made, options={"youngest": 2}))
    row.seats[1].cause = "removed"

    new = again(replace(row, result="1 0 0"), WORLDS)

    assert ["human", "bot", "open"] == [seat.kind for seat in new.seats]
    assert {} == new.options


def test_a_game_that_knows_no_such_rule_is_left_alone() -> None:
    row, _ = draw_up(order(BOT, BOT, BOT, "Ana"))

    assert {} == row.options


@pytest.mark.parametrize(
    ("kinds", "given", "first"),
    [
        (("Ana", BOT), {}, 2),  # Ana sits at the second seat now
        ((BOT, "Ana"), {}, None),
        ((BOT, "Ana", "Bea"), {}, None),
        (("Ana", BOT), {"first_seat": 2}, 2),  # the bot, by choice: still that seat
        (("Ana", "Bea"), {}, None),
    ],
)
def test_in_a_rematch_a_person_begins_again(
    kinds: tuple[str, ...], given: dict[str, int | bool | str], first: object
) -> None:
    made = msgspec.structs.replace(order(*kinds, game=WORLDS), options=given)
    row, _ = draw_up(made)

    new = again(replace(row, result="1 0"), WORLDS)

    assert first == new.options.get("first_seat")
