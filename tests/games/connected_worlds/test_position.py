"""Positions: what they hold, and everything that can be wrong with them."""

from typing import Any

import pytest

from sobremesa.games.connected_worlds import GAME
from sobremesa.kernel import position
from sobremesa.kernel.errors import PositionError
from sobremesa.kernel.options import Value

from .scene import scene, start


def wrong(**changes: object) -> list[str]:
    """Problems of a sound position with some fields replaced."""
    fields: dict[str, Any] = scene("s1 SB A:d4; s1 SB A:d5; s2 AT B:d4").position
    return GAME.problems({}, 2, {**fields, **changes})


def piece(**changes: object) -> dict[str, object]:
    sound = {
        "id": 5,
        "kind": "assault_team",
        "owner": "s1",
        "founder": "s1",
        "hex": "A:d4",
    }
    return {**sound, **changes}


ENEMY = piece(id=6, owner="s2", founder="s2", hex="B:d4")


def test_a_sound_position_has_no_problems() -> None:
    assert [] == wrong()
    assert [] == wrong(pieces=[piece(), ENEMY])


def test_a_position_round_trips_at_every_stage() -> None:
    play, _ = start()
    seen = set()
    for _ in range(300):
        seen.add(play.stage)
        text = position.write(GAME, {}, play.state)
        _, chosen, state = position.read(text, lambda _: GAME)
        assert text == position.write(GAME, chosen, state)
        if not play.seat:
            break
        play.play(play.legal[-1] if len(seen) % 2 else play.legal[len(play.legal) // 2])

    assert {"place_base", "main", "move_from", "move_to"} <= seen


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seat": "s3"}, "seat: there is no seat 's3', there are s1, s2"),
        ({"alive": ["s1", "s1"]}, "alive has ['s1', 's1'], it takes each once"),
        ({"played": {"laser": 1}}, "played: there is no card 'laser'"),
        ({"stage": "sleep"}, "there is no stage 'sleep'"),
        ({"card": "laser"}, "there is no card 'laser'"),
        ({"pieces": [piece(hex="A:h1"), ENEMY]}, "there is no hex 'A:h1'"),
        ({"pieces": [piece(kind="tank"), ENEMY]}, "there is no piece 'tank'"),
        ({"orbits": {"A": "S:a1"}}, "orbits.A: there is no homeworld hex 'S:a1'"),
        ({"hands": {"s1": {"harvester": 6}}}, "hand_size is 5 (CW-4.3)"),
        ({"hands": {"s1": {"harvester": -1}}}, "hands.s1.harvester is -1"),
        ({"resources": {"s1": -3, "s2": 0}}, "resources.s1 is -3, it must be 0"),
        ({"round": 0}, "round is 0, it must be 1 to 40"),
        ({"round": 41}, "round is 41, it must be 1 to 40"),
        ({"played": {"outpost": 1}}, "cannot lie in the played area (CW-5.3)"),
        ({"tops": {"s1": ["portal"]}}, "cannot be known (CW-10.4)"),
        ({"orbits": {"A": "S:b2"}}, "there must be 3 planets in play (CW-3.1)"),
        ({"seat": "", "stage": "main"}, "either a seat to decide or an ending"),
        ({"winners": ["s1"]}, "a match that is over has winners"),
        (
            {"orbits": {"A": "S:b2", "B": "S:b2", "C": "S:f4"}},
            "two planets have the same orbit (CW-3.2)",
        ),
        (
            {"orbits": {"A": "S:b2", "B": "S:d6", "D": "S:f4"}},
            "the planets in play are A, B, C (CW-3.1)",
        ),
        ({"pieces": [ENEMY, piece()]}, "in order of their ids"),
        ({"pieces": [piece(hex="B:d4"), ENEMY]}, "share B:d4 (CW-2.6)"),
        ({"pieces": [piece(hex="D:d4"), ENEMY]}, "no hex D:d4 in this match"),
        ({"pieces": [piece(founder="s2"), ENEMY]}, "piece 5 is no base"),
        ({"pieces": [piece(moves=-1), ENEMY]}, "pieces.0.moves is -1, it must be 0"),
        ({"pieces": [piece()]}, "s2 is alive if and only if it has a piece (CW-13.1)"),
        ({"links": [(6, 5)]}, "must name the lower id first (CW-8.1)"),
        ({"links": [(5, 7)]}, "7 is no base (CW-8.1)"),
        ({"links": [(5, 6), (5, 6)]}, "linked twice (CW-8.1)"),
        ({"stage": "move_from"}, "does not fit the card ''"),
        ({"stage": "main", "origin": "A:d4"}, "does not fit the hex 'A:d4'"),
        ({"stage": "main", "piece": 5}, "does not fit the piece 5"),
        ({"stage": "main", "piece": 99}, "does not fit the piece 99"),
        ({"stage": "move_from", "card": "portal"}, "does not lie in the played area"),
        ({"stage": "deploy_to", "card": "outpost"}, "has no outpost in hand"),
        ({"stage": "buy_unit", "card": "portal"}, "does not fit the card 'portal'"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(
    changes: dict[str, object], message: str
) -> None:
    found = "; ".join(wrong(**changes))

    assert message in found


def test_a_second_base_in_a_hex_is_wrong() -> None:
    bases = [piece(kind="outpost"), piece(id=6, kind="outpost")]

    assert "A:d4 holds two bases (CW-2.5)" in "; ".join(
        wrong(pieces=[*bases, {**ENEMY, "id": 7}])
    )


def test_a_pending_choice_must_be_the_seats_own() -> None:
    pending = {"stage": "move_to", "card": "portal", "played": {"portal": 1}}
    foreign = wrong(**pending, origin="B:d4", piece=7)
    linked = {"stage": "link_second", "card": "portal", "played": {"portal": 1}}

    assert ["piece 7 is not one of s1's there"] == foreign
    assert ["piece 99 is not one of s1's there"] == wrong(
        **pending, origin="A:d4", piece=99
    )
    assert ["B:d4 holds no base of s1 (CW-8.1)"] == wrong(**linked, origin="B:d4")
    assert [] == wrong(**linked, origin="A:d4")


def test_a_question_without_an_answer_is_wrong() -> None:
    poor = {"stage": "buy_unit", "card": "engineers", "played": {"engineers": 1}}

    assert ["s1 has no legal answer at buy_unit (CW-5.4)"] == wrong(**poor)


def test_a_seat_that_is_out_cannot_be_asked() -> None:
    found = wrong(pieces=[ENEMY], alive=["s2"], links=[])

    assert ["s1 is out of the game and cannot be asked"] == found


def test_all_problems_are_listed_at_once() -> None:
    text = position.write(GAME, {}, scene("s1 SB A:d4").state)
    broken = text.replace('"round":3', '"round":99').replace('"A:d4"', '"A:z9"')

    with pytest.raises(PositionError, match=r"A:z9.*round is 99"):
        position.read(broken, lambda _: GAME)


def test_only_a_base_just_captured_is_razed() -> None:
    play = scene("s1 AC B:d3; s2 SB B:d4", options={"razing": True})
    play.play("move harvester", "from B:d3", "to B:d4")
    chosen, fields = GAME.set_up({"razing": True}, 2), play.position

    assert [] == GAME.problems(chosen, 2, fields)
    assert ["there is no base to raze on 'A:d4' (CW-9.14)"] == GAME.problems(
        chosen, 2, {**fields, "origin": "A:d4"}
    )
    assert ["there is no base to raze on 'B:d4' (CW-9.14)"] == GAME.problems(
        {}, 2, fields
    )
    assert ["s2 has not just captured B:d4 (CW-9.14)"] == GAME.problems(
        chosen, 2, {**fields, "seat": "s2"}
    )


def test_only_attackers_who_wait_share_a_hex() -> None:
    enemy = piece(id=6, owner="s2", founder="s2")
    late = {"combat": "turn_end"}
    fields = scene("s1 SB A:d4; s2 AT B:d4", options=late).position

    def told(first: dict[str, object], options: dict[str, Value]) -> list[str]:
        return GAME.problems(options, 2, {**fields, "pieces": [first, enemy]})

    chosen = GAME.set_up(late, 2)
    assert [] == told(piece(fought=True), chosen)
    assert ["who attacks on A:d4 must be marked as fought (CW-9.12)"] == told(
        piece(), chosen
    )
    assert ["pieces of two seats share A:d4 (CW-2.6)"] == told(piece(fought=True), {})
    assert ["pieces of two seats share A:d4 (CW-2.6)"] == GAME.problems(
        chosen,
        2,
        {
            **fields,
            "seat": "",
            "ending": "13.8",
            "winners": ["s1"],
            "pieces": [piece(fought=True), enemy],
        },
    )
