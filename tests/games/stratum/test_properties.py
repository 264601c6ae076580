"""What holds at every decision of any match, under any options."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa import compiled
from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.content import SEAT_IDS, Cards
from sobremesa.games.stratum.rules import Stratum
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Fields
from sobremesa.kernel.log import Journal
from sobremesa.kernel.options import Option, Value

from .scene import StratumScene, box_of

POPULATION = ("plant", "herbivore", "carnivore")
LONGEST = 25  # rounds


def values(option: Option) -> st.SearchStrategy[Value]:
    if option.kind == "int":
        return st.integers(option.low, min(option.high, LONGEST))
    return st.sampled_from(option.choices or (False, True))


def some_options() -> st.SearchStrategy[dict[str, Value]]:
    """Any options; copies of population cards, which every deck set lists."""
    single = {
        name: values(option)
        for name, option in GAME.options.all.items()
        if not name.startswith("copies.") or name.endswith(POPULATION)
    }
    needed = {"max_rounds": single.pop("max_rounds")}
    return st.fixed_dictionaries(needed, optional=single)


any_match = given(seed=st.integers(0, 2**32), options=some_options())
few = settings(max_examples=40 if compiled() else 15)


def decisions(
    seed: int, options: dict[str, Value], journal: Journal | None = None
) -> Iterator[StratumScene]:
    """A random match, decision by decision; the end comes last."""
    dice = Fast(seed)
    log = journal or Journal()
    state = GAME.new(GAME.set_up(options, 4), 4, dice, log)
    assert isinstance(state, Stratum)
    yield StratumScene(state)
    while state.seat >= 0:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, log)
        yield StratumScene(state)


def cards_of(position: Fields, at: int, seat: str, cards: Cards) -> Counter[str]:
    """All cards of a seat, wherever they are."""
    total = Counter[str]()
    for pile in ("hands", "decks", "discards"):
        total.update(position[pile][seat])
    for thing in position["things"]:
        if thing.get("origin") == seat:
            total[thing["kind"]] += 1
        tab = thing.get("attachment")
        if tab and cards.owner[cards.ids.index(tab)] == at:
            total[tab] += 1
    if position["seat"] == seat and position["card"]:
        total[position["card"]] += 1
    return total


@few
@any_match
def test_13_4_the_cards_of_a_seat_always_add_up(
    seed: int, options: dict[str, Value]
) -> None:
    options["deck_mode"] = "deck"
    box = box_of(GAME.set_up(options, 4))
    for play in decisions(seed, options):
        for at, seat in enumerate(SEAT_IDS):
            full = Counter(dict(zip(box.cards.ids, box.copies[at], strict=True)))
            assert +full == cards_of(play.position, at, seat, box.cards)


@few
@any_match
def test_13_5_a_bag_leaves_no_deck_and_no_discards(
    seed: int, options: dict[str, Value]
) -> None:
    options["deck_mode"] = "bag"
    for play in decisions(seed, options):
        for seat in SEAT_IDS:
            assert ("", "") == (play.deck(seat), play.discards(seat))


@few
@any_match
def test_1_5_piles_are_of_one_kind(seed: int, options: dict[str, Value]) -> None:
    for play in decisions(seed, options):
        kinds: dict[str, str] = {}
        for thing in play.position["things"]:
            if thing["kind"] in POPULATION:
                space, kind = thing["space"], thing["kind"]
                assert kind == kinds.setdefault(space, kind)


@few
@any_match
def test_1_6_stamps_are_given_once_and_by_the_clock(
    seed: int, options: dict[str, Value]
) -> None:
    clock = 0
    for play in decisions(seed, options):
        position = play.position
        stamps = [thing["stamp"] for thing in position["things"]]
        assert sorted(stamps) == stamps
        stamps += [t["attached"] for t in position["things"] if "attachment" in t]
        stamps += position["constructions"].values()
        assert len(set(stamps)) == len(stamps)
        assert all(1 <= stamp <= position["clock"] for stamp in stamps)
        assert clock <= position["clock"]
        assert position["round_start"] <= position["clock"]
        clock = position["clock"]


@few
@any_match
def test_5_1_the_youngest_of_each_kind_is_marked(
    seed: int, options: dict[str, Value]
) -> None:
    skip_built = options.get("built_land_counts") is False
    skip_asleep = options.get("hibernation_passes_mark") is True
    for play in decisions(seed, options):
        position = play.position
        marks: dict[str, int] = {}
        for thing in position["things"]:
            built = thing["space"][0] in position["constructions"]
            asleep = thing.get("attachment") == "hibernation"
            if not (skip_built and built) and not (skip_asleep and asleep):
                marks[thing["kind"]] = thing["stamp"]
        expected = [marks.get(kind, 0) for kind in POPULATION]
        assert expected == list(play.stratum.land.marks)


@few
@any_match
def test_4_1_a_turn_has_two_actions_and_one_play_of_each_sort(
    seed: int, options: dict[str, Value]
) -> None:
    journal = Journal()
    turn, told = (0, ""), 0
    played = Counter[bool]()
    for play in decisions(seed, options, journal):
        for event in journal.events[told:]:
            if event.key.endswith("/played"):
                played[event.rule == "4.2"] += 1
        told = len(journal.events)
        assert played[True] <= 1
        assert played[False] <= 1
        if turn != (play.position["round"], play.seat):
            turn = (play.position["round"], play.seat)
            played.clear()
        check_turn(play.position)


def check_turn(position: Fields) -> None:
    """The counters of a turn fit one another, while someone is asked."""
    if position["seat"]:
        assert 1 <= position["actions_left"] <= 2
        uses = (
            position["population_used"]
            + position["influence_used"]
            + position["exclusives_used"]
        )
        pending = position["stage"] == "exclusive_cost"  # used, not yet counted
        assert 0 <= uses - pending <= 2 - position["actions_left"]


@few
@any_match
def test_positions_have_no_problems_and_load_again(
    seed: int, options: dict[str, Value]
) -> None:
    chosen = GAME.set_up(options, 4)
    for play in decisions(seed, options):
        position = play.position
        assert [] == GAME.problems(chosen, 4, position)
        assert position == GAME.dump(GAME.load(chosen, 4, position))


@few
@any_match
def test_12_7_the_scores_of_the_factions_add_up_to_one(
    seed: int, options: dict[str, Value]
) -> None:
    *_, end = decisions(seed, options)

    s, f, y, m = end.stratum.result().scores

    assert s == y
    assert abs(s + f + m - 1) < 1e-9
