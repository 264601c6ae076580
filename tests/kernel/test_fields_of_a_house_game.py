"""Declared fields can carry a big state: all of Stratum's, its own position aside."""

from dataclasses import replace

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.rules import Stratum
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.fields import (
    NOBODY,
    OWNER,
    Counts,
    Each,
    Field,
    Flag,
    Maybe,
    Number,
    One,
)
from sobremesa.kernel.fields_rows import Columns, Many, Record
from sobremesa.kernel.game import unset
from sobremesa.kernel.log import Silence
from sobremesa.kernel.pile import Pile

STAMP = Number(0, 10_000)
THING = {
    "kind": One("thing"),
    "space": One("space"),
    "stamp": STAMP,
    "origin": One("owner"),
    "tab": Number(0, 20),
    "tabbed": STAMP,
}
LAND = {
    "clock": STAMP,
    "round_start": STAMP,
    "growths": STAMP,
    "built": Each("territory", STAMP),
    "marks": Many(STAMP, 10),
    "discards": Each("seat", Counts("card")),
}


def in_place(state: Stratum, land: object) -> None:
    assert state.land is land


def put_decks(state: Stratum, decks: list[list[int]]) -> None:
    state.decks = [Pile(counts) for counts in decks]


FIELDS = (
    Field("round", Number(1, 100)),
    Field("actions_left", Number(0, 9)),
    Field("population_used", Flag()),
    Field("influence_used", Flag()),
    Field("exclusives_used", Number(0, 9)),
    Field("card", Maybe("card")),
    Field("target", Number(0, 10_000)),
    Field("taken", Many(One("space"), 10)),
    Field("winners", Number(0, 31)),
    Field("things", Columns(THING, 200), get=lambda s: s.land, set=in_place),
    Field("land", Record(LAND)),
    Field("hands", Each("seat", Counts("card")), seen=OWNER),
    Field(
        "decks",
        Each("seat", Counts("card")),
        seen=NOBODY,
        get=lambda s: [deck.counts() for deck in s.decks],
        set=put_decks,
    ),
)
DECLARED = replace(
    GAME,
    fields=FIELDS,
    dump=unset,
    load=unset,
    problems=unset,
    view=unset,
    observe=unset,
)


def test_a_state_of_rows_and_objects_is_carried_whole() -> None:
    dice = Fast("carry")
    state = GAME.new({}, 4, dice, Silence())
    while state.seat >= 0:
        told = DECLARED.dump(state)

        assert [] == DECLARED.problems({}, 4, told)
        again = DECLARED.load({}, 4, told)
        assert told == DECLARED.dump(again)
        assert GAME.dump(state) == GAME.dump(again)
        assert GAME.view(state, -1) == GAME.view(again, -1)
        assert state.legal() == again.legal()
        state.apply(dice.pick(state.legal()), dice, Silence())


def test_its_observation_keeps_its_length() -> None:
    dice = Fast("observe")
    state = GAME.new({}, 4, dice, Silence())
    lengths = set()
    for _ in range(60):
        lengths |= {len(DECLARED.observation(state, seat)) for seat in range(-1, 4)}
        state.apply(dice.pick(state.legal()), dice, Silence())

    assert 1 == len(lengths)
