"""Positions: a state as text."""

import json
from typing import Any

import pytest

from sobremesa.games import find
from sobremesa.kernel import position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import GameError, OptionError, PositionError
from sobremesa.kernel.log import Silence

GAME = find("stratum")
CHOSEN = GAME.set_up({"max_rounds": 9, "fruit_persists": False}, 4)


def text() -> str:
    state = GAME.new(CHOSEN, 4, Fast("position"), Silence())
    return position.write(GAME, CHOSEN, state)


def changed(**fields: object) -> str:
    return json.dumps({**json.loads(text()), **fields})


def test_a_position_is_canonical_json_and_loads_again() -> None:
    game, chosen, state = position.read(text(), find)

    assert (GAME, CHOSEN) == (game, chosen)
    assert text() == position.write(game, chosen, state)
    sorted_keys = json.dumps(json.loads(text()), sort_keys=True, separators=(",", ":"))
    assert sorted_keys == text()


def test_a_position_says_what_it_is_of() -> None:
    fields: dict[str, Any] = json.loads(text())

    assert "position 1" == fields["sobremesa"]
    assert ("stratum", GAME.edition, 4) == (
        fields["game"],
        fields["edition"],
        fields["seats"],
    )
    assert {"max_rounds": 9, "fruit_persists": False} == fields["options"]


def test_any_order_of_keys_is_read() -> None:
    fields = json.loads(text())

    turned = json.dumps(dict(reversed(fields.items())), indent=2)

    game, chosen, state = position.read(turned, find)
    assert text() == position.write(game, chosen, state)


def test_the_digest_tells_positions_apart() -> None:
    states = [GAME.new(CHOSEN, 4, Fast(seed), Silence()) for seed in (1, 1, 2)]

    one, same, other = [position.digest(GAME, CHOSEN, state) for state in states]

    assert one == same
    assert one != other


@pytest.mark.parametrize(
    "bad", ["", "{", "[]", "null", '"position"', "{}", "\x00", '"\ud800"']
)
def test_what_is_no_position_is_a_mistake(bad: str) -> None:
    with pytest.raises(PositionError, match="this is not a position"):
        position.read(bad, find)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("edition", "one"),
        ("seats", 4.5),
        ("options", []),
        ("options", {"max_rounds": 1.5}),
        ("state", 7),
        ("weather", "fine"),
    ],
)
def test_a_wrong_field_is_a_mistake_that_names_it(field: str, value: object) -> None:
    with pytest.raises(PositionError, match=f"this is not a position: .*{field}"):
        position.read(changed(**{field: value}), find)


def test_a_missing_field_is_a_mistake_that_names_it() -> None:
    fields = json.loads(text())
    del fields["seats"]

    with pytest.raises(PositionError, match="seats"):
        position.read(json.dumps(fields), find)


@pytest.mark.parametrize("version", ["position 2", "position", "record 1"])
def test_another_version_is_a_mistake(version: str) -> None:
    message = f"the position says '{version}', this program reads 'position 1'"
    with pytest.raises(PositionError, match=message):
        position.read(changed(sobremesa=version), find)


def test_another_edition_is_a_mistake() -> None:
    message = f"of edition 99 of Stratum, this program has edition {GAME.edition}"
    with pytest.raises(PositionError, match=message):
        position.read(changed(edition=99), find)


def test_another_game_is_a_mistake() -> None:
    with pytest.raises(GameError, match="there is no game 'chess'"):
        position.read(changed(game="chess"), find)


def test_another_number_of_seats_is_a_mistake() -> None:
    with pytest.raises(GameError, match="takes 4 seats, not 3"):
        position.read(changed(seats=3), find)


@pytest.mark.parametrize(
    ("options", "name"),
    [({"speed": 1}, "speed"), ({"max_rounds": 0}, "max_rounds")],
)
def test_wrong_options_are_a_mistake(options: dict[str, object], name: str) -> None:
    with pytest.raises(OptionError, match=name):
        position.read(changed(options=options), find)


def test_all_that_is_wrong_with_the_state_is_told() -> None:
    state = {**json.loads(text())["state"], "round": 10, "actions_left": 3}

    message = "round is 10, it must be 1 to 9; actions_left is 3, it must be 0 to 2"
    with pytest.raises(PositionError, match=message):
        position.read(changed(state=state), find)
