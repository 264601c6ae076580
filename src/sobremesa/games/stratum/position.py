"""Stratum's state as JSON fields."""

import copyreg

import msgspec

from sobremesa.kernel.columns import rows_of
from sobremesa.kernel.game import Chosen, Fields
from sobremesa.kernel.log import Silence
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.shared import Shared
from sobremesa.kernel.state import OVER, State

from .actions import (
    DESTINATION,
    STAGE_IDS,
)
from .content import (
    ATTACHMENT_IDS,
    BARE,
    CARD_IDS,
    CARDS,
    ORIGINS,
    SEAT_IDS,
    SPACE_IDS,
    TABS,
    THING_IDS,
    box_of,
)
from .rules import Stratum, blank
from .rules_table import Land


class Thing(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A row of the table."""

    kind: str
    space: str
    stamp: int
    origin: str = "supply"
    attachment: str = ""
    attached: int = 0  # the attachment's stamp


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a Stratum position holds."""

    round: int
    seat: str  # "" when over
    stage: str
    actions_left: int
    population_used: bool
    influence_used: bool
    exclusives_used: int
    clock: int
    round_start: int
    growths: int
    things: list[Thing]
    constructions: dict[str, int]
    hands: dict[str, dict[str, int]]
    decks: dict[str, dict[str, int]]
    discards: dict[str, dict[str, int]]
    card: str = ""
    target: str = ""
    taken: list[str] = []
    winners: int = 0


TURN = Shared(
    Sheet,
    {"card": CARD_IDS, "taken": SPACE_IDS},
    but=("clock", "round_start", "growths"),
)
LAND = Shared(Sheet, but=tuple(TURN.plain))


def dump(state: State) -> Fields:
    assert isinstance(state, Stratum)
    land = state.land
    fields = Sheet(
        **TURN.dump(state),
        **LAND.dump(land),
        seat="" if state.seat < 0 else SEAT_IDS[state.seat],
        stage=STAGE_IDS[state.stage],
        things=[dump_thing(land, row) for row in range(len(land.kind))],
        constructions={
            SEAT_IDS[at]: int(stamp) for at, stamp in enumerate(land.built) if stamp
        },
        hands=dump_cards(list(state.hands)),
        decks={
            seat: dump_counts(deck.counts())
            for seat, deck in zip(SEAT_IDS, state.decks, strict=True)
        },
        discards=dump_cards(list(land.discards)),
        target=dump_target(int(state.target)) if state.stage == DESTINATION else "",
    )
    built: Fields = msgspec.to_builtins(fields)
    return built


def dump_thing(land: Land, row: int) -> Thing:
    tab = land.tab[row]
    return Thing(
        kind=THING_IDS[land.kind[row]],
        space=SPACE_IDS[land.space[row]],
        stamp=int(land.stamp[row]),
        origin=ORIGINS[land.origin[row]],
        attachment="" if tab == BARE else ATTACHMENT_IDS[tab - 1],
        attached=int(land.tabbed[row]),
    )


def dump_cards(counts: list[int]) -> dict[str, dict[str, int]]:
    return {
        seat: dump_counts(counts[at * CARDS : at * CARDS + CARDS])
        for at, seat in enumerate(SEAT_IDS)
    }


def dump_counts(counts: list[int]) -> dict[str, int]:
    return {CARD_IDS[card]: int(n) for card, n in enumerate(counts) if n}


def dump_target(target: int) -> str:
    space, tab = SPACE_IDS[target // TABS], target % TABS
    return f"{space} {ATTACHMENT_IDS[tab - 1]}" if tab else space


def load(chosen: Chosen, seats: int, raw: Fields) -> Stratum:
    """A state from fields without problems."""
    del seats
    fields = msgspec.convert(raw, type=Sheet)
    box = box_of(chosen)
    state = blank(box)
    load_land(state.land, fields)
    TURN.load(fields, state)
    state.seat = SEAT_IDS.index(fields.seat) if fields.seat else OVER
    state.stage = STAGE_IDS.index(fields.stage)
    state.hands = rows_of(SEAT_IDS, CARD_IDS, fields.hands)
    state.decks = [Pile(counts_of(fields.decks.get(seat, {}))) for seat in SEAT_IDS]
    state.target = read_target(fields.target)
    return state


copyreg.pickle(  # a state goes elsewhere as its options and fields
    Stratum,
    lambda state: (load, (state.box.chosen, int(state.seats), dump(state))),
)


def load_land(land: Land, fields: Sheet) -> None:
    for thing in fields.things:
        land.clock = thing.stamp - 1
        origin = ORIGINS.index(thing.origin)
        land.arrive(THING_IDS.index(thing.kind), SPACE_IDS.index(thing.space), origin)
    for row, thing in enumerate(fields.things):
        if thing.attachment:
            land.tab[row] = ATTACHMENT_IDS.index(thing.attachment) + 1
            land.tabbed[row] = thing.attached
    for seat, stamp in fields.constructions.items():
        land.built[SEAT_IDS.index(seat)] = stamp
    land.discards = rows_of(SEAT_IDS, CARD_IDS, fields.discards)
    LAND.load(fields, land)
    land.remark(Silence())


def counts_of(cards: dict[str, int]) -> list[int]:
    return [cards.get(card, 0) for card in CARD_IDS]


def read_target(text: str) -> int:
    if not text:
        return 0
    space, _, attachment = text.partition(" ")
    tab = ATTACHMENT_IDS.index(attachment) + 1 if attachment else BARE
    return SPACE_IDS.index(space) * TABS + tab
