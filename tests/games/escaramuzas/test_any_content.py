"""Any changes of the content: each is played, or refused with sentences."""

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from sobremesa.games.escaramuzas import GAME, make
from sobremesa.games.escaramuzas.schema import CONTENT
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Mistake, Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import check_contract, random_options

Path = tuple[str, ...]
LONGEST = 20_000  # decisions of a match
PATIENT = settings(derandomize=True, suppress_health_check=list(HealthCheck))


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """Every table and every value of the printed content."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, one in value.items():
            yield from places(one, (*path, name))


def value_at(path: Path) -> Any:
    value: Any = CONTENT
    for name in path:
        value = value[name]
    return value


PLACES = sorted(places(CONTENT))
NUMBERS = [path for path in PLACES if type(value_at(path)) is int]
ROWS = [path for path in PLACES if len(path) == 2 and path[0] != "options"]
NAMES = st.sampled_from(["imp", "tea", "yard", "x", "Bad", "a b", "domucor", "V1"])
STRANGE = st.sampled_from(
    [
        *(0, 1, -1, 2, 3, 7, 40, 1000, True, False, "", "x", "start", "hit", "K", "Q"),
        *("D4T4", "lake:3", "dcx", [], [1], [[45, 30]], ["forest"], {}, {"as": "eco"}),
    ]
)


def lay(changes: dict[str, Any], path: Path, value: object) -> None:
    """A value put at a place, in tables that are made on the way to it."""
    for name in path[:-1]:
        if not isinstance(changes.setdefault(name, {}), dict):
            return
        changes = changes[name]
    changes[path[-1]] = value


@st.composite
def changed(draw: st.DrawFn, places: list[Path], values: st.SearchStrategy[Any]) -> Any:
    """Removed, replaced, nudged and added things."""
    changes: dict[str, Any] = {}
    for _ in range(draw(st.integers(1, 4))):
        path = draw(st.sampled_from(places))
        way = draw(st.sampled_from(["remove", "set", "nudge", "nudge", "add"]))
        now = value_at(path)
        if way == "remove":
            changes.setdefault("remove", []).append(".".join(path))
        elif way == "nudge" and type(now) is int:
            lay(changes, path, now + draw(st.integers(-2, 2)))
        elif way == "add":
            row = draw(st.sampled_from(ROWS))
            like = copy.deepcopy(value_at(row))
            if row[0] == "units":
                like = {"as": row[1], "letter": draw(st.sampled_from("KLT"))}
            elif row[0] == "cards":
                like = {"as": row[1]}
            lay(changes, (row[0], draw(NAMES)), like)
        else:
            lay(changes, path, draw(values))
    return changes


def made(changes: dict[str, Any]) -> Game | None:
    """The game with these changes; None if they are refused with sentences."""
    try:
        return make(Overlay.from_changes(changes))
    except Problems as error:
        told = [problem.text for problem in error.problems]
    except Mistake as error:
        told = [str(error)]
    assert told
    assert all(len(sentence) > 10 and " " in sentence for sentence in told), told
    note("; ".join(told))
    return None


@settings(PATIENT, max_examples=250)
@given(changed(PLACES, STRANGE))
def test_any_changes_are_taken_or_refused_with_sentences(changes: Any) -> None:
    before = copy.deepcopy(CONTENT)
    game = made(changes)

    assert before == CONTENT
    assert game is None or game.table.texts[: GAME.table.rows["to"][-1] + 1]


@settings(PATIENT, max_examples=25)
@given(changed(PLACES, STRANGE), st.integers(0, 9))
def test_what_is_taken_is_played_to_its_end(changes: Any, seed: int) -> None:
    game = made(changes)
    if game is None:
        return
    dice = Fast(str(seed))
    options = {} if seed % 2 else random_options(game, dice, 2)
    match = Match(game, ["a", "b"], options, seed=str(seed))
    while not match.over and len(match.actions) < LONGEST:
        legal = game.shortlist(match.state) if seed % 3 == 0 else match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])

    assert match.over


@settings(PATIENT, max_examples=5)
@given(changed(NUMBERS, st.integers(0, 6)))
def test_changed_numbers_keep_the_contract(changes: Any) -> None:
    game = made(changes)
    if game is not None:
        low = max(1, int(game.options.all["rounds"].low))
        check_contract(game, "1", seats=2, options={"rounds": low})
