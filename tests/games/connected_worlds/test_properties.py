"""What holds at every decision of any match, under any options."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa import compiled
from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.rules import ConnectedWorlds
from sobremesa.games.connected_worlds.rules_boards import SEAT_IDS
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.log import Event, Journal
from sobremesa.kernel.options import Option, Value

from . import reference
from .scene import CARD_IDS, CONTENT, WorldsScene

LONGEST = 20  # rounds
PILES = ("hands", "decks", "discards", "removed")


def values(option: Option) -> st.SearchStrategy[Value]:
    if option.name == "max_rounds":
        return st.integers(option.low, LONGEST)
    if option.kind == "int":
        return st.integers(option.low, option.high)
    return st.sampled_from(option.choices or (False, True))


def some_options() -> st.SearchStrategy[dict[str, Value]]:
    single = {name: values(option) for name, option in GAME.options.all.items()}
    needed = {"max_rounds": single.pop("max_rounds")}
    return st.fixed_dictionaries(needed, optional=single)


any_match = given(
    seed=st.integers(0, 2**32), seats=st.sampled_from((2, 3, 4)), options=some_options()
)
few = settings(max_examples=25 if compiled() else 8)


def fit(options: dict[str, Value], seats: int) -> dict[str, Value]:
    """The options without those that need another number of seats."""
    try:
        GAME.set_up(options, seats)
    except OptionError:
        misfits = ("first_seat", "youngest", "neutral_worlds")
        return {name: v for name, v in options.items() if name not in misfits}
    return options


def decisions(
    seed: int, seats: int, options: dict[str, Value]
) -> Iterator[tuple[WorldsScene, list[Event]]]:
    """A random match, decision by decision, with what was just said."""
    dice, log = Fast(seed), Journal()
    chosen = GAME.set_up(fit(options, seats), seats)
    state = GAME.new(chosen, seats, dice, log)
    assert isinstance(state, ConnectedWorlds)
    said = 0
    while True:
        yield WorldsScene(state), log.events[said:]
        said = len(log.events)
        if state.seat < 0:
            return
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, log)


@few
@any_match
def test_cards_are_conserved(seed: int, seats: int, options: dict[str, Value]) -> None:
    full = Counter(dict(zip(CARD_IDS, CONTENT.deck, strict=True)))
    bought = {seat: Counter[str]() for seat in SEAT_IDS}
    for play, said in decisions(seed, seats, options):
        for event in said:
            if event.key == "10.3/buys":
                bought[SEAT_IDS[event.numbers[0]]][CARD_IDS[event.numbers[1]]] += 1
        position = play.position
        if not position["round"] or not position["seat"]:
            continue
        for seat in position["alive"]:
            have = Counter[str]()
            for pile in PILES:
                have.update(position[pile][seat])
            have.update(position["tops"].get(seat, []))
            if seat == position["seat"]:
                have.update(position["played"])
            assert +full + bought[seat] == +have


@few
@any_match
def test_deployed_cards_are_the_pieces_made(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    made = 0
    for play, said in decisions(seed, seats, options):
        for event in said:
            if event.key in ("3.4/placed", "11.1/deploys"):
                made += 1
            elif event.key == "3.5/garrison":
                made += event.numbers[1]
        position = play.position
        assert made == position["made"]
        ids = [piece["id"] for piece in position["pieces"]]
        assert sorted(set(ids)) == ids


@few
@any_match
def test_2_5_and_2_6_hexes_hold_one_seat_and_one_base(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    for play, _ in decisions(seed, seats, options):
        owners: dict[str, str] = {}
        bases: set[str] = set()
        late = options.get("combat") == "turn_end"
        for piece in play.position["pieces"]:
            waits = late and piece.get("fought") and piece["owner"] == play.seat
            if not waits:
                assert piece["owner"] == owners.setdefault(piece["hex"], piece["owner"])
            if reference.is_base(piece):
                assert piece["hex"] not in bases
                bases.add(piece["hex"])
            else:
                assert piece["owner"] == piece["founder"]


@few
@any_match
def test_8_1_links_join_two_bases_once(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    for play, _ in decisions(seed, seats, options):
        position = play.position
        bases = {p["id"] for p in position["pieces"] if reference.is_base(p)}
        links = [tuple(pair) for pair in position["links"]]
        assert len(set(links)) == len(links)
        for one, other in links:
            assert one < other
            assert {one, other} <= bases


@few
@any_match
def test_10_2_resources_are_what_was_gathered_less_what_was_paid(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    begin = int(fit(options, seats).get("start_resources", 0))
    pools = dict.fromkeys(SEAT_IDS[:seats], begin)
    for play, said in decisions(seed, seats, options):
        for event in said:
            if event.key == "10.1/gathers":
                pools[SEAT_IDS[event.numbers[0]]] += event.numbers[1]
            elif event.key == "10.3/buys":
                pools[SEAT_IDS[event.numbers[0]]] -= event.numbers[2]
        if play.round:
            for seat in play.position["alive"]:
                assert 0 <= pools[seat] == play.resources(seat)


@few
@any_match
def test_13_1_the_living_are_those_with_a_piece(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    for play, _ in decisions(seed, seats, options):
        position = play.position
        if position["round"]:
            owners = {piece["owner"] for piece in position["pieces"]}
            assert owners == set(position["alive"])
            assert position["seat"] in ("", *position["alive"])


@few
@any_match
def test_12_2_points_are_the_hexes_claimed(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    for play, _ in decisions(seed, seats, options):
        if play.stage not in ("main", "place_base"):
            continue
        for seat in SEAT_IDS[:seats]:
            claimed = reference.territory(play.position, seat)
            if options.get("space_territory") is False:
                claimed = {hex_ for hex_ in claimed if hex_[0] != "S"}
            assert len(claimed) == play.points(seat)


@few
@any_match
def test_6_9_destinations_are_those_of_a_plain_search(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    options = fit(options, seats)
    for play, _ in decisions(seed, seats, options):
        if play.stage != "move_to":
            continue
        position = play.position
        [piece] = [p for p in position["pieces"] if p["id"] == position["piece"]]
        points = int(CONTENT.move[CARD_IDS.index(position["card"])])
        expected = reference.destinations(position, piece, points, options)
        assert expected == {text.removeprefix("to ") for text in play.legal}


@few
@any_match
def test_9_1_combat_ends_as_a_plain_one(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    before: dict[str, object] | None = None
    for play, said in decisions(seed, seats, options):
        fights = [event for event in said if event.key == "9.1/combat"]
        if fights and before is not None:
            hex_ = GAME.kinds["hex"][fights[0].numbers[2]]
            pieces = before["pieces"]
            assert isinstance(pieces, list)
            [attacker] = [p for p in pieces if p["id"] == before["piece"]]
            expected = reference.combat(before, attacker, hex_)
            left = [p for p in play.position["pieces"] if p["hex"] == hex_]
            assert {(p["id"], p["owner"]) for p in expected} == {
                (p["id"], p["owner"]) for p in left
            }
        before = play.position


@few
@given(
    seed=st.integers(0, 2**32), summed=st.booleans(), seats=st.sampled_from((2, 3, 4))
)
def test_9_12_combats_of_many_end_as_plain_ones(
    seed: int, summed: bool, seats: int
) -> None:
    options: dict[str, Value] = {
        **{"combat": "turn_end", "attack_force": "sum" if summed else "single"},
        **{"start_garrison": 3, "moves_per_piece": 0, "max_rounds": 8},
    }
    before: dict[str, object] | None = None
    for play, said in decisions(seed, seats, options):
        if before is not None and said and said[0].key == "4.6/ends":
            pieces = before["pieces"]
            assert isinstance(pieces, list)
            for fight in [event for event in said if event.key == "9.12/combat"]:
                hex_ = GAME.kinds["hex"][fight.numbers[2]]
                there = [p for p in pieces if p["hex"] == hex_]
                seat = SEAT_IDS[fight.numbers[0]]
                expected = reference.battle(there, seat, summed=summed)
                left = [p for p in play.position["pieces"] if p["hex"] == hex_]
                assert {(p["id"], p["owner"]) for p in left} == expected
        before = play.position


@few
@any_match
def test_every_position_is_without_problems(
    seed: int, seats: int, options: dict[str, Value]
) -> None:
    chosen = GAME.set_up(fit(options, seats), seats)
    for play, _ in decisions(seed, seats, options):
        assert [] == GAME.problems(chosen, seats, play.position)


OTHER_READINGS: dict[str, Value] = {
    **{"combat": "turn_end", "attack_force": "sum", "razing": True},
    **{"last_rival": "round_end", "victory_expansion": False},
    **{"start_garrison": 3, "neutral_worlds": "0", "start_resources": 20},
}
TOLD_THEN = {
    *("9.12/joins", "9.12/combat", "9.13/captured", "9.13/destroyed"),
    *("9.13/repelled", "9.14/razed", "13.11/alone", "13.4/wins"),
}


def test_in_whole_matches_all_that_the_other_readings_add_happens() -> None:
    told: set[str] = set()
    together = 0  # most attackers in one combat
    for seed in range(40):
        base = ("standard_base", "outpost")[seed % 2]
        for _, said in decisions(seed, 2, {**OTHER_READINGS, "start_base": base}):
            told |= {event.key for event in said}
            sizes = [e.numbers[1] for e in said if e.key == "9.12/combat"]
            together = max([together, *sizes])
        if TOLD_THEN <= told and together > 1:
            return

    assert set() == TOLD_THEN - told
    assert together > 1
