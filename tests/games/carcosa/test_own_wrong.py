"""Own content of any kind: it is played to the end, or told what is wrong with it."""

import copy
from typing import Any

from hypothesis import Phase, event, given, settings
from hypothesis import strategies as st

from sobremesa.games.carcosa import GAME, make
from sobremesa.games.carcosa.content import EVENT_IDS, ROLE_IDS
from sobremesa.games.carcosa.schema import PRINTED
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError, Problems
from sobremesa.kernel.match import Match
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import check_contract

Changes = dict[str, Any]
SHORT = {"max_rounds": 5}


def places(value: object, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """All there is to change: tables, rows and what stands in them."""
    found = [path] if path else []
    if isinstance(value, dict):
        for name, one in value.items():
            found += places(one, (*path, name))
    return found


def value_at(path: tuple[str, ...]) -> object:
    found: Any = PRINTED
    for name in path:
        found = found[name]
    return found


PLACES = places(PRINTED)
NUMBERS = [path for path in PLACES if type(value_at(path)) is int]
EFFECTS = [  # no copies, no set-up: these must come out even
    path
    for path in NUMBERS
    if path[0] not in ("options", "boxes", "presets")
    and path[-1] not in ("boxes", "merchant", "least_souls")
]
junk = st.one_of(
    st.integers(-3, 30),
    st.booleans(),
    st.text("abc_{} é", max_size=5),
    st.lists(st.integers(0, 9), max_size=4),
    st.dictionaries(st.sampled_from(["boxes", "loss", "as", "x y"]), st.integers(0, 3)),
)
ids = st.sampled_from(["imp", "vial", "tank", "none", "Ü", "x-y", "a" * 41])
role = st.fixed_dictionaries(
    {
        "sanity": st.integers(1, 21),
        "key_slots": st.integers(0, 9),
        "object_slots": st.integers(0, 9),
    },
    optional={
        "as": st.sampled_from([*ROLE_IDS, "goblin"]),
        "starts_with": st.sampled_from(["vial", "ring", "key", "blunt"]),
        "shield": st.integers(0, 9),
        "name": st.text(min_size=1, max_size=3),
    },
)
card = st.fixed_dictionaries(
    {"as": st.sampled_from([*EVENT_IDS, "vial"]), "boxes": st.integers(0, 2)},
    optional={"loss": st.integers(0, 9), "two_from": st.integers(0, 9)},
)


def laid(changes: Changes, path: tuple[str, ...], value: object) -> None:
    """Put a value where it belongs, over whatever stands there."""
    table = changes
    for name in path[:-1]:
        if not isinstance(table.get(name), dict):
            table[name] = {}
        table = table[name]
    table[path[-1]] = value


@st.composite
def overlays(draw: st.DrawFn) -> Overlay:
    changes: Changes = {}
    for _ in range(draw(st.integers(1, 4))):
        sort = draw(
            st.sampled_from(["number", "number", "any", "away", "role", "card"])
        )
        if sort == "number":
            laid(changes, draw(st.sampled_from(NUMBERS)), draw(st.integers(0, 10)))
        elif sort == "any":
            laid(changes, draw(st.sampled_from(PLACES)), draw(junk))
        elif sort == "away":
            path = draw(st.sampled_from(PLACES))
            changes.setdefault("remove", []).append(".".join(path))
        elif sort == "role":
            laid(changes, ("roles", draw(ids)), draw(role))
        else:
            laid(changes, ("cards", draw(ids)), draw(card))
    return Overlay.from_changes(changes)


def played_or_told(overlay: Overlay, seats: int) -> tuple[Match | None, list[str]]:
    """A short match of any own content, or all that is wrong with it."""
    try:
        game = make(overlay)
        return Match(
            game, ["chance"] * seats, game.set_up(SHORT, seats), seed="own"
        ), []
    except Problems as error:
        return None, [problem.text for problem in error.problems]
    except OptionError as error:  # a number of rounds that it does not take
        return None, [str(error)]


@settings(max_examples=200, phases=[Phase.explicit, Phase.generate])
@given(overlays(), st.integers(1, 4))
def test_any_own_content_is_played_or_told_what_is_wrong(
    overlay: Overlay, seats: int
) -> None:
    before = copy.deepcopy(PRINTED)

    match, told = played_or_told(overlay, seats)

    event("played" if match else "refused")
    assert (match is None) == bool(told)
    assert all(text.strip() and "\n" not in text for text in told)
    if match is not None:
        play_out(match)
    assert before == PRINTED
    assert "" == GAME.content


def play_out(match: Match) -> None:
    """At random to its end; now and then as a position, and as everybody sees it."""
    game, dice = match.game, Fast("own")
    wide = len(game.observation(match.state, 0))
    while not match.over:
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])
        if len(match.actions) % 8 == 0:
            told, seats = game.dump(match.state), int(match.state.seats)
            assert [] == game.problems(match.options, seats, told)
            assert told == game.dump(game.load(match.options, seats, told))
            assert game.view(match.state, 0)
            assert wide == len(game.observation(match.state, 0))


@settings(max_examples=40, phases=[Phase.explicit, Phase.generate])
@given(st.data())
def test_any_numbers_of_effects_keep_the_contract(data: st.DataObject) -> None:
    """What the forms take no rule stumbles over."""
    changes: Changes = {}
    for path in data.draw(st.lists(st.sampled_from(EFFECTS), max_size=30)):
        laid(changes, path, data.draw(st.integers(0, 9)))

    match, _ = played_or_told(Overlay.from_changes(changes), 2)

    event("played" if match else "refused")
    if match is not None:
        check_contract(match.game, "effects", seats=2, options=SHORT)
