"""What a view foretells is what then happens."""

from collections.abc import Iterator, Mapping

import pytest

from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.actions import END, MAIN
from sobremesa.games.connected_worlds.forecast import hexes_of
from sobremesa.games.connected_worlds.rules import ConnectedWorlds
from sobremesa.games.connected_worlds.rules_boards import BOARDS, HEX_IDS, SEAT_IDS
from sobremesa.games.connected_worlds.rules_combat import fight
from sobremesa.games.connected_worlds.view import View
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import SPECTATOR, Event, Journal, Silence

from .scene import scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SETTINGS: tuple[tuple[int, Mapping[str, object]], ...] = (
    (2, {"start_resources": 50}),
    (3, {"truce_rounds": 4, "start_garrison": 2, "space_territory": False}),
    (4, {"start_garrison": 3, "links_survive_move": False, "neutral_worlds": "0"}),
    (2, {"neutral_worlds": "0", "hostile_portals": False, "start_resources": 50}),
    (3, {"combat": "turn_end", "start_garrison": 3, "attack_force": "sum"}),
    (2, {"razing": True, "start_garrison": 3, "neutral_worlds": "0"}),
)
MATCHES = 2
MOST = 400  # decisions of a match
WAVES = ("9.4/beats", "9.4/both", "9.6/", "9.7/", "9.13/")
ARRIVALS = {"7.1/launches": "launch", "7.2/lands": "landing", "8.2/jumps": "jump"}


def positions(seats: int, options: Mapping[str, object]) -> Iterator[ConnectedWorlds]:
    """Decisions of random matches."""
    chosen = GAME.set_up(options, seats)
    for seed in range(MATCHES):
        dice = Fast(f"forecast {seed}")
        state = GAME.new(chosen, seats, dice, Silence())
        assert isinstance(state, ConnectedWorlds)
        for _ in range(MOST):
            if state.seat < 0:
                break
            yield state
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, Silence())


def seen(state: ConnectedWorlds) -> View:
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, View)
    return view


def played(state: ConnectedWorlds, action: int) -> tuple[ConnectedWorlds, list[Event]]:
    """A copy after an action, and what was said before the turn went on."""
    twin, journal = state.clone(), Journal()
    twin.apply(action, Fast("then"), journal)
    events = []
    for event in journal.events:
        if event.key in ("4.6/ends", "13.1/eliminated"):
            break
        events.append(event)
    return twin, events


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_a_move_goes_as_it_is_foretold(
    seats: int, options: Mapping[str, object]
) -> None:
    late = options.get("combat") == "turn_end"
    for state in positions(seats, options):
        view = seen(state)
        for one in view.reach:
            _, said = played(state, GAME.table.number(f"to {one.hex}"))

            waves = waves_on(one.hex, through(state, one.hex) if late else said)
            steps = [event for event in said if event.key in ARRIVALS]
            to = HEX_IDS.index(one.hex)
            sorts = [ARRIVALS[e.key] for e in steps if e.numbers[3] == to]
            [moved] = [event for event in said if event.key == "6.1/moves"]
            assert one.cost == moved.numbers[4]
            assert one.by == (sorts[-1] if sorts else "walk"), one
            assert [wave.event for wave in one.forecast] == [e.key for e in waves]
        legal = {GAME.table.text(action) for action in state.legal()}
        if view.stage == "move_to":
            assert legal == {f"to {one.hex}" for one in view.reach}
        for bar in view.barred:
            action = GAME.table.number(f"to {bar.hex}")
            assert [bar.rule] == [r.rule for r in GAME.refusals(state, action)]


def through(state: ConnectedWorlds, hex_: str) -> list[Event]:
    """What is said when a piece goes there and then the turn ends."""
    twin, journal = state.clone(), Journal()
    twin.apply(GAME.table.number(f"to {hex_}"), Fast("then"), journal)
    if all(event.key != "4.6/ends" for event in journal.events):
        twin.apply(END, Fast("then"), journal)
    return journal.events


def waves_on(hex_: str, events: list[Event]) -> list[Event]:
    spot = HEX_IDS.index(hex_)
    return [e for e in events if e.key.startswith(WAVES) and e.numbers[4] == spot]


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_battles_are_those_the_turn_then_ends_with(
    seats: int, options: Mapping[str, object]
) -> None:
    for state in positions(seats, options):
        if state.stage != MAIN:
            continue
        foretold = seen(state).battles
        journal = Journal()
        state.clone().apply(END, Fast("then"), journal)

        said = journal.events
        fought = [e.numbers for e in said if e.key == "9.12/combat"]
        assert [HEX_IDS[spot] for _, _, spot, _ in fought] == [b.hex for b in foretold]
        for one in foretold:
            waves = [wave.event for wave in one.forecast]
            assert waves == [event.key for event in waves_on(one.hex, said)]


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_claims_are_the_territory_that_then_is(
    seats: int, options: Mapping[str, object]
) -> None:
    for state in positions(seats, options):
        seat = int(state.seat)
        view = seen(state)
        now = set(view.players[seat].territory)
        for claim in view.claims:
            if view.battles:
                continue  # the turn may end with them, and they change land too
            spot = HEX_IDS.index(claim.hex)
            then, _ = played(state, GAME.table.number(f"to {HEX_IDS[spot]}"))

            land = then.land
            fight(land, seat, spot, Silence())  # who waits there
            claimed = [int(land.territory(seat, board)) for board in range(BOARDS)]

            assert claim.points == land.points(seat), claim
            assert set(claim.fresh) == set(hexes_of(claimed)) - now


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_openings_shop_and_goals_ask_the_rules(
    seats: int, options: Mapping[str, object]
) -> None:
    for state in positions(seats, options):
        view = seen(state)
        for offer in view.shop:
            bought = GAME.table.number(f"buy {offer.card}")
            assert offer.affordable == (offer.cost <= pool(view)), bought
        for play in [text for text in texts(state) if text.split()[0] in PLAYS]:
            twin, _ = played(state, GAME.table.number(play))
            if opening := PLAYS[play.split()[0]] or SPECIAL.get(play):
                named = {text.split()[1] for text in texts(twin)}
                assert set(view.openings[opening]) == named, play
        for player in view.players:
            for goal in player.goals:
                missing = any(goal.lacks.values()) or not player.alive
                assert goal.met == (not missing and view.round > 0)


PLAYS = {"move": "move", "use": "", "deploy": ""}
SPECIAL = {
    "use portal": "connect",
    "deploy standard_base": "deploy_base",
    "deploy assault_team": "deploy_unit",
}


def texts(state: ConnectedWorlds) -> list[str]:
    return [GAME.table.text(action) for action in state.legal()]


def pool(view: View) -> int:
    return view.players[SEAT_IDS.index(view.asked)].resources


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_a_piece_that_could_lift_off_can(
    seats: int, options: Mapping[str, object]
) -> None:
    for state in positions(seats, options):
        view = seen(state)
        if view.stage != "move_to" or view.origin.startswith("S:"):
            continue
        [piece] = [one for one in view.pieces if one.id == view.piece]
        orbits = {board.id: board.orbit for board in view.boards}
        orbit = orbits[view.origin[0]]
        ways = [one for one in view.reach if one.hex == orbit and one.cost == 1]
        assert piece.launch == any(one.by == "launch" for one in ways)


def test_a_jump_between_a_planet_and_a_base_in_space_is_told_as_a_jump() -> None:
    play = scene(
        "s1 SB A:d4; s1 AT A:d4; s1 SB S:g7; s1 AT S:g7",
        hand="engineers engineers",
        links=["A:d4-S:g7"],
    )

    up = play.play("move engineers", "from A:d4", "pick assault_team", "to S:g7")
    down = play.play("move engineers", "from S:g7", "pick assault_team", "to A:d4")

    assert "8.2/jumps s1 assault_team A:d4 S:g7" in up
    assert "8.2/jumps s1 assault_team S:g7 A:d4" in down


def test_a_base_that_would_be_captured_claims_nothing() -> None:
    play = scene("s1 SB A:d4; s1 SB B:d4; s2 TF A:d5", hand="engineers portal")
    play.play("move engineers", "from A:d4")

    claims = {claim.hex: claim for claim in seen(play.worlds).claims}

    assert (7, []) == (claims["A:d5"].points, claims["A:d5"].fresh)


def test_a_truce_bars_the_hex_and_an_enemy_the_way_through() -> None:
    play = scene("s1 AT S:a1; s2 AT S:a2", hand="portal", options={"truce_rounds": 9})
    play.play("move portal", "from S:a1")

    barred = {bar.hex: bar.rule for bar in seen(play.worlds).barred}

    assert ("6.10", "6.5", "7.2") == (barred["S:a2"], barred["S:a3"], barred["A:d4"])
