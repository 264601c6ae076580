"""Why an answer is refused: the conditions that fail, and all of them."""

from collections.abc import Iterator, Mapping

import pytest

from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.rules import ConnectedWorlds
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.testing import check_answers, check_reasons

from .scene import scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SETTINGS: tuple[tuple[int, Mapping[str, object]], ...] = (
    (2, {}),
    (3, {"truce_rounds": 4, "start_garrison": 2, "start_resources": 40}),
    (4, {"moves_per_piece": 2, "links_survive_move": False, "max_rounds": 12}),
    (2, {"neutral_worlds": "3", "gateway": "anywhere", "start_resources": 50}),
    (2, {"neutral_worlds": "0", "hostile_portals": False, "start_resources": 50}),
    (4, {"combat": "turn_end", "start_garrison": 3, "attack_force": "sum"}),
    (2, {"razing": True, "start_garrison": 3, "last_rival": "round_end"}),
)
EVERY = 7  # decisions, of which one is looked at
MOST = 60  # of a match
MATCHES = 3


def decisions(seats: int, options: Mapping[str, object]) -> Iterator[ConnectedWorlds]:
    """Decisions of random matches."""
    chosen = GAME.set_up(options, seats)
    for seed in range(MATCHES):
        dice = Fast(f"refusals {seed}")
        state = GAME.new(chosen, seats, dice, Silence())
        assert isinstance(state, ConnectedWorlds)
        for number in range(EVERY * MOST):
            if state.seat < 0:
                break
            if number % EVERY == 0 or number < seats:
                yield state
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, Silence())


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_an_answer_is_legal_or_refused_by_rules_that_exist(
    seats: int, options: Mapping[str, object]
) -> None:
    everything = range(len(GAME.table))
    for state in decisions(seats, options):
        check_reasons(GAME, check_answers(GAME, state, everything))


def test_a_card_is_played_from_the_hand_and_to_an_end() -> None:
    play = scene(
        "s1 SB A:d4",
        hand="portal scientists engineers standard_base",
        resources={"s1": 2},
    )

    assert ["4.5 hand card=harvester"] == play.refused("move harvester")
    assert ["10.3 poor there=2 needed=3"] == play.refused("use scientists")
    assert ["10.3 poor there=2 needed=3"] == play.refused("use engineers")
    assert ["8.1 no_pair count=1"] == play.refused("use portal")
    assert [] == play.refused("deploy standard_base")
    assert ["4.5 question"] == play.refused("to A:d4")


def test_without_a_base_nothing_is_gathered_or_deployed() -> None:
    play = scene("s1 AT A:d4", hand="harvester assault_team")

    assert ["10.1 no_base"] == play.refused("use harvester")
    assert ["11.1 no_base"] == play.refused("deploy assault_team")


def test_pieces_that_cannot_move_are_counted() -> None:
    play = scene(
        "s1 AT A:d4 moved; s1 AT A:d5 fought; s1 AT A:d6 moved fought",
        bystanders=["s2"],
    )

    assert ["6.8 fought count=2", "6.2 moved count=2 limit=1"] == play.refused(
        "move harvester"
    )


def test_who_waits_to_attack_is_told_apart() -> None:
    play = scene(
        "s1 AT A:d4 moved fought; s2 AT A:d4; s1 AT A:d5 moved fought",
        bystanders=["s2"],
        options={"combat": "turn_end"},
    )

    assert [
        "9.12 waits count=1",
        "6.8 fought count=1",
        "6.2 moved count=2 limit=1",
    ] == play.refused("move harvester")


def test_a_base_among_enemies_takes_nobody_in() -> None:
    play = scene(
        "s1 SB A:a1 fought; s2 AT A:a1; s2 AT A:a2; s2 AT A:b1; s2 AT A:b2",
        hand="assault_team",
        options={"combat": "turn_end"},
    )

    assert ["11.2 all_enemies count=4"] == play.refused("deploy assault_team")


def test_the_hex_moved_from_holds_a_ready_piece() -> None:
    play = scene("s1 AT A:d4; s1 AT A:d5 moved; s2 AT A:d6", hand="portal")
    play.play("move portal")

    assert ["6.2 moved count=1 limit=1"] == play.refused("from A:d5")
    assert ["6.1 no_piece hex=A:d6"] == play.refused("from A:d6")
    assert ["3.1 nowhere hex=D:d4 planets=3"] == play.refused("from D:d4")


def test_the_piece_picked_stands_there() -> None:
    play = scene("s1 SB A:d4; s1 AT A:d4; s1 TF A:d4 fought", hand="portal")
    play.play("move portal", "from A:d4")

    assert ["6.8 fought count=1"] == play.refused("pick titan_force")
    assert ["6.1 no_such_piece hex=A:d4 piece=outpost"] == play.refused("pick outpost")


def test_a_way_is_too_long_or_barred() -> None:
    base = scene("s1 SB A:d4; s1 SB A:d5; s1 SB B:d4", hand="engineers harvester")
    base.play("move engineers", "from A:d5")

    assert ["6.4 walled hex=A:d4"] == base.refused("to A:d4")
    assert ["6.1 same hex=A:d5"] == base.refused("to A:d5")
    assert ["6.1 far hex=A:d7 there=1 needed=2"] == base.refused("to A:d7")


def test_every_condition_that_bars_a_way_is_told() -> None:
    base = scene("s1 SB S:b2; s1 SB A:d4", hand="engineers harvester")
    base.play("move engineers", "from S:b2")
    unit = scene("s1 AT A:c3", hand="portal")
    unit.play("move portal", "from A:c3")
    truce = scene(
        "s1 AT A:d4; s2 AT A:d5", hand="engineers", options={"truce_rounds": 9}
    )
    truce.play("move engineers", "from A:d4")

    assert ["6.4 walled hex=A:d4"] == base.refused("to A:d4")
    assert ["7.1 launch hex=S:b2"] == unit.refused("to S:b2")
    assert ["7.1 launch hex=A:d6", "7.2 landing hex=A:d6"] == unit.refused("to A:d6")
    assert ["6.10 truce hex=A:d5"] == truce.refused("to A:d5")


def test_a_card_bought_is_of_its_kind_and_paid() -> None:
    play = scene("s1 SB A:d4", hand="scientists portal", resources={"s1": 4})
    play.play("use scientists")

    assert ["10.3 poor there=4 needed=8"] == play.refused("buy portal")
    assert ["10.3 not_action", "10.3 poor there=4 needed=24"] == play.refused(
        "buy capital_army"
    )


def test_links_join_two_own_bases_that_are_not_linked() -> None:
    play = scene(
        "s1 SB A:d4; s1 SB B:d4; s1 SB C:d4; s2 SB A:a1",
        hand="portal",
        links=["A:d4-B:d4", "A:d4-C:d4"],
    )
    play.play("use portal")

    assert ["8.1 no_partner hex=A:d4"] == play.refused("link A:d4")
    assert ["8.1 not_own_base hex=A:a1"] == play.refused("link A:a1")
    play.play("link B:d4")
    assert ["8.1 itself hex=B:d4"] == play.refused("link B:d4")
    assert ["8.1 linked hex=A:d4"] == play.refused("link A:d4")


def test_a_piece_is_deployed_at_home() -> None:
    play = scene("s1 SB A:d4; s2 AT A:d5", hand="outpost")
    play.play("deploy outpost")

    assert ["11.3 base_there hex=A:d4 seat=s1"] == play.refused("to A:d4")
    assert ["11.2 enemy_there hex=A:d5"] == play.refused("to A:d5")
    assert ["11.1 not_own hex=A:d7"] == play.refused("to A:d7")


def test_territory_may_have_no_room_for_a_base() -> None:
    play = scene(
        "s1 SB A:a1; s2 AT A:a2; s2 AT A:b1; s2 SB A:b2", hand="outpost portal"
    )

    assert ["11.3 all_bases count=2", "11.2 all_enemies count=3"] == play.refused(
        "deploy outpost"
    )


def test_a_piece_may_have_no_hex_to_go_to() -> None:
    play = scene(
        "s1 SB A:a1; s1 SB A:a2; s1 SB A:b1; s1 SB A:b2; s1 SB S:b2", hand="portal"
    )
    play.play("move portal")

    assert ["5.4 stuck count=1"] == play.refused("from A:a1")
