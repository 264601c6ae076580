"""Stratum's state as JSON fields."""

from typing import Annotated

import msgspec

from sobremesa.kernel.forms import Count, Kind, Kinds, Maybe, Within
from sobremesa.kernel.game import Fields
from sobremesa.kernel.log import Silence
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.shared import Shared
from sobremesa.kernel.state import State

from .actions import DESTINATION, STAGE_IDS
from .content import ORIGINS, SEAT_IDS, SPACE_IDS, THING_IDS, Box, Cards
from .rules import Stratum, blank
from .rules_table import Land

LATEST = 2**31 - 1  # the last stamp a clock can give
Stamp = Annotated[int, Within(0, LATEST)]
Seat = Annotated[str, Kind("seat", SEAT_IDS)]
Territory = Annotated[str, Kind("territory", SEAT_IDS)]
Stage = Annotated[str, Kind("stage", STAGE_IDS)]
Space = Annotated[str, Kind("space", SPACE_IDS)]
ThingId = Annotated[str, Kind("thing", THING_IDS)]
Origin = Annotated[str, Kind("origin", ORIGINS)]
CARD, ATTACHMENT, TARGET = Kind("card"), Kind("attachment"), Kind("target")
Attachment = Annotated[str, ATTACHMENT]
Target = Annotated[str, TARGET]
Card = Annotated[str, CARD]
Held = dict[Seat, dict[Card, Count]]


class Thing(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A row of the table."""

    kind: ThingId
    space: Space
    stamp: Stamp
    origin: Origin = "supply"
    tab: Attachment = msgspec.field(default="", name="attachment")
    tabbed: Stamp = msgspec.field(default=0, name="attached")


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a Stratum position holds."""

    round: Annotated[int, Within(1, "max_rounds")]
    seat: Maybe[Seat]  # "" when over
    stage: Stage
    actions_left: Annotated[int, Within(0, "actions")]
    population_used: bool
    influence_used: bool
    exclusives_used: Annotated[int, Within(0, "exclusives")]
    clock: Stamp
    round_start: Stamp
    growths: Stamp
    things: list[Thing]
    built: dict[Territory, Stamp] = msgspec.field(name="constructions")
    hands: Held
    decks: Held
    discards: Held
    card: Maybe[Card] = ""
    target: Maybe[Target] = ""
    taken: list[Space] = []
    winners: Annotated[int, Within(0, 15)] = 0


THING = Shared(Thing)
OF_LAND = ("clock", "round_start", "growths", "built", "discards")
TURN = Shared(Sheet, but=("decks", "target", *OF_LAND))
LAND = Shared(Sheet, but=("decks", "target", *TURN.names))


def kinds_of(cards: Cards) -> Kinds:
    """The ids that depend on the cards of the game."""
    return {
        CARD: cards.ids,
        ATTACHMENT: cards.attachment_ids,
        TARGET: cards.target_ids,
    }


def dump(state: State) -> Fields:
    assert isinstance(state, Stratum)
    land, cards = state.land, state.box.cards
    kinds = kinds_of(cards)
    rows = range(len(land.kind))
    fields = Sheet(
        **TURN.dump(state, kinds=kinds),
        **LAND.dump(land, kinds=kinds),
        things=[Thing(**THING.dump(land, row, kinds)) for row in rows],
        decks={
            seat: dump_counts(cards, deck.counts())
            for seat, deck in zip(SEAT_IDS, state.decks, strict=True)
        },
        target=cards.target_ids[state.target] if state.stage == DESTINATION else "",
    )
    built: Fields = msgspec.to_builtins(fields)
    return built


def dump_counts(cards: Cards, counts: list[int]) -> dict[str, int]:
    return {cards.ids[card]: int(n) for card, n in enumerate(counts) if n}


def load(box: Box, raw: Fields) -> Stratum:
    """A state from fields without problems."""
    fields = msgspec.convert(raw, type=Sheet)
    cards, state = box.cards, blank(box)
    kinds = kinds_of(cards)
    load_land(state.land, fields, kinds)
    TURN.load(fields, state, kinds=kinds)
    held = [fields.decks.get(seat, {}) for seat in SEAT_IDS]
    state.decks = [Pile([deck.get(card, 0) for card in cards.ids]) for deck in held]
    state.target = cards.target_ids.index(fields.target) if fields.target else 0
    return state


def load_land(land: Land, fields: Sheet, kinds: Kinds) -> None:
    for row, thing in enumerate(fields.things):
        land.arrive(0, 0, 0)
        THING.load(thing, land, row, kinds)
    LAND.load(fields, land, kinds=kinds)
    land.remark(Silence())
