"""What must hold at every decision of every match."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.content import LEDGER_IDS
from sobremesa.games.escaramuzas.maps import read_piece
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.games.escaramuzas.rules_table import CLOSE_GAME, RANGED_GAME, ledger_of
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Journal
from sobremesa.kernel.position import write

from .scene import DESIGNS, named

MAPS = ("diagonal_woods", "old_town", "black_swamp", "bar_table", "random", "draft")
seeds = st.integers(0, 10**6)


def play(seed: int, seats: int, **options: object) -> tuple[Escaramuzas, Journal]:
    """A match with shortlisted random answers; checked at every decision."""
    dice, journal = Fast(seed), Journal()
    chosen = GAME.set_up(options, seats)
    state = GAME.new(chosen, seats, dice, journal)
    assert isinstance(state, Escaramuzas)
    while state.seat >= 0:
        check_table(state)
        check_cards(state)
        check_ledger(state, journal)
        answers = GAME.shortlist(state) if dice.below(3) else state.legal()
        state.apply(answers[dice.below(len(answers))], dice, journal)
    check_ledger(state, journal)
    return state, journal


def check_table(state: Escaramuzas) -> None:
    field = state.field
    units = [unit for unit in range(40) if field.lives(unit)]
    places = [(int(field.x[unit]), int(field.y[unit])) for unit in units]
    for (ax, ay), (bx, by) in combinations(places, 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 >= 4
    for x, y in places:
        assert 1 <= x <= 89
        assert 1 <= y <= 59
        assert not field.ground.kept_out(x, y)
    assert min(field.points) >= 0
    assert all(field.health[unit] > 0 for unit in units)
    assert all(0 <= field.wounds[unit] < field.box.wound_limit for unit in units)
    for side in range(2):
        assert not field.ready[side] & ~field.alive[side]


def check_cards(state: Escaramuzas) -> None:
    field = state.field
    total = field.deck.counts()
    for at, number in enumerate(field.hands):
        total[at % len(DESIGNS.ids)] += number
        assert 0 <= field.shown[at] <= number
    assert DESIGNS.copies == total


def check_ledger(state: Escaramuzas, journal: Journal) -> None:
    """Every credited removal stands in the ledger, and nothing else does."""
    field = state.field
    gone: Counter[tuple[str, str]] = Counter()
    for event in journal.events:
        if event.key == "9.6/removed":
            _, loser, _, ledger = named(event).split()
            gone[loser, ledger] += 1
    for side, enemy in ((0, "blue"), (1, "red")):
        assert gone[enemy, "ranged"] == field.ledger[ledger_of(side) + RANGED_GAME]
        assert gone[enemy, "close"] == field.ledger[ledger_of(side) + CLOSE_GAME]
    if field.round > 0:
        for side, name in ((0, "red"), (1, "blue")):
            lost = sum(gone[name, cause] for cause in LEDGER_IDS)
            assert field.box.sizes[side] == field.count(side) + lost


@given(seeds, st.sampled_from(MAPS), st.sampled_from(GAME.seats))
@settings(max_examples=12)
def test_invariants_hold_in_every_match(seed: int, map: str, seats: int) -> None:
    play(seed, seats, map=map, draft_pieces=2, army_red="quick", army_blue="quick")


@given(seeds)
@settings(max_examples=4)
def test_invariants_hold_with_full_armies(seed: int) -> None:
    play(seed, 2, platoon_size=2, cards_dealt=5, army_blue="horde")


@given(seeds)
@settings(max_examples=4)
def test_a_match_ends_in_time_and_one_result_adds_up(seed: int) -> None:
    state, _ = play(seed, 2, rounds=3, army_red="quick", army_blue="quick")

    assert state.field.round <= 3
    assert 1.0 == sum(state.result().scores)


@given(seeds)
@settings(max_examples=6)
def test_a_shortlist_leaves_the_state_alone(seed: int) -> None:
    dice = Fast(seed)
    chosen = GAME.set_up({"army_red": "quick", "army_blue": "quick"}, 2)
    state = GAME.new(chosen, 2, dice, Journal())
    while state.seat >= 0:
        before = write(GAME, chosen, state)
        answers = GAME.shortlist(state)
        GAME.evaluate(state, 0)
        assert before == write(GAME, chosen, state)
        state.apply(answers[dice.below(len(answers))], dice, Journal())


def test_a_drafted_piece_reads_as_it_is_written() -> None:
    for text in ("forest:20,4,25,9", "lake:45,5,4"):
        assert [text] == [piece.text for piece in read_piece(text)]
