"""Own content at random: it plays to the end, or every problem is a sentence."""

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.stratum import GAME, make, schema
from sobremesa.games.stratum.content import (
    EFFECT_IDS,
    PLACE_IDS,
    SEAT_IDS,
    SORT_IDS,
    THING_IDS,
)
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import SPECTATOR, Journal
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import check_contract, check_events

Changes = dict[str, Any]
BEFORE = json.dumps(schema.PRINTED)
KINDS = THING_IDS[:3]


def places(content: Changes, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every table and value of a content."""
    for name, value in content.items():
        yield (*path, name)
        if isinstance(value, dict):
            yield from places(value, (*path, name))


PLACES = list(places(schema.PRINTED))
WORDS = [*SORT_IDS, *PLACE_IDS, *THING_IDS, *SEAT_IDS, *EFFECT_IDS, "7.3", "14.1", "x"]
plain = st.integers(-3, 12) | st.booleans() | st.sampled_from(WORDS)
junk = (
    plain | st.lists(plain, max_size=3) | st.dictionaries(st.sampled_from(WORDS), plain)
)
few = settings(max_examples=100)


def put(changes: Changes, path: tuple[str, ...], value: object) -> None:
    """A value at a place, if nothing else stands in its way."""
    for name in path[:-1]:
        inner = changes.setdefault(name, {})
        if not isinstance(inner, dict):
            return
        changes = inner
    changes[path[-1]] = value


@st.composite
def mutations(draw: st.DrawFn) -> Changes:
    """Some of what is printed is taken away, replaced, or has something beside it."""
    changes: Changes = {}
    removed = draw(st.lists(st.sampled_from(PLACES), max_size=2))
    for path in draw(st.lists(st.sampled_from(PLACES), max_size=3)):
        put(changes, path, draw(junk))
    for path in draw(st.lists(st.sampled_from(PLACES), max_size=2)):
        name = draw(st.sampled_from(WORDS) | st.text("ab_1.é", max_size=3))
        put(changes, (*path[:-1], name), draw(junk))
    if removed:
        changes["remove"] = [".".join(path) for path in removed]
    return changes


def some(*ids: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(ids), min_size=1, unique=True)


WHERE = st.sampled_from(PLACE_IDS)
CARD = st.one_of(
    st.fixed_dictionaries(
        {"sort": st.just("kill"), "rule": st.just("7.18"), "hosts": some(*KINDS)},
        optional={"mushrooms": st.integers(0, 3)},
    ),
    st.fixed_dictionaries(
        {
            **{"sort": st.just("move"), "rule": st.just("7.9"), "to": WHERE},
            **{"from": WHERE, "hosts": some(*KINDS[1:])},
        }
    ),
    st.fixed_dictionaries(
        {
            **{"sort": st.just("territory"), "rule": st.just("7.11"), "in": WHERE},
            "hosts": some(*THING_IDS),
        },
        optional={"razes": st.booleans(), "burns": st.booleans()},
    ),
    st.fixed_dictionaries(
        {"sort": st.just("place"), "rule": st.just("7.20"), "in": WHERE},
        optional={"mushrooms": st.integers(0, 3), "plants": st.integers(0, 3)},
    ),
    st.fixed_dictionaries({"sort": st.just("nature"), "rule": st.just("14.1")}),
    st.fixed_dictionaries(
        {
            **{"sort": st.just("attach"), "hosts": some(*KINDS)},
            **{"as": st.sampled_from(EFFECT_IDS[1:]), "owner": st.just("S")},
        },
        optional={"amount": st.integers(1, 3)},
    ),
)


@st.composite
def additions(draw: st.DrawFn) -> Changes:
    """Cards that a designer might write, many of them in the decks."""
    cards = draw(
        st.dictionaries(st.text("abc", min_size=1, max_size=2), CARD, min_size=1)
    )
    decks: Changes = {}
    for id, card in cards.items():
        seats = "S" if card["sort"] == "attach" else "SFYM"
        for seat in seats:
            put(decks, ("classic", seat, id), draw(st.integers(0, 9)))
    numbers: Changes = {
        "turn": {"actions": draw(st.integers(1, 4))},
        "ecosystem": {"mushrooms": draw(st.integers(0, 3))},
        "options": {"max_rounds": {"default": draw(st.integers(1, 30))}},
    }
    return {"cards": cards, "decks": decks, **numbers}


def made(changes: Changes) -> Game | None:
    """The game with these changes; None if they are refused, a sentence each."""
    game, told = None, [""]
    try:
        game = make(Overlay.from_changes(changes))
    except Problems as error:
        told = [problem.text for problem in error.problems]
    assert BEFORE == json.dumps(schema.PRINTED)
    assert game or all(one.strip() and "Traceback" not in one for one in told)
    return game


def play_out(game: Game, seed: int) -> None:
    """A random match to its end; positions, views and observations hold on the way."""
    dice, journal = Fast(seed), Journal()
    state = game.new({}, 4, dice, journal)
    decisions = 0
    while state.seat >= 0:
        if decisions % 20 == 0:
            fields = game.dump(state)
            assert [] == game.problems({}, 4, fields)
            assert fields == game.dump(game.load({}, 4, fields))
            wide = len(game.observation(state, 0))
            assert wide == len(game.observation(game.redeal(state, 1, dice), SPECTATOR))
            game.view(state, int(state.seat))
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, journal)
        decisions += 1
    check_events(game, journal.events)
    assert len(state.result().scores) == 4


@few
@given(changes=mutations(), seed=st.integers(0, 99))
def test_what_is_printed_changed_at_random_plays_or_is_refused(
    changes: Changes, seed: int
) -> None:
    if game := made(changes):
        play_out(game, seed)


@few
@given(changes=additions(), seed=st.integers(0, 99))
def test_cards_added_at_random_play_or_are_refused(changes: Changes, seed: int) -> None:
    if game := made(changes):
        play_out(game, seed)


@settings(few, max_examples=6)
@given(changes=additions())
def test_cards_added_at_random_keep_the_contract(changes: Changes) -> None:
    changes["options"]["max_rounds"]["default"] = 4
    if game := made(changes):
        check_contract(game, "added", seats=4)


def test_random_changes_are_of_both_sorts() -> None:
    """Tests that can fail: some of what is tried plays, and some is refused."""
    assert made({"turn": {"actions": 3}}) is not None
    assert made({"turn": {"actions": 9}}) is None
    assert GAME.overlay.text == ""
