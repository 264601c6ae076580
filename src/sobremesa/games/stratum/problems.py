"""All that can be wrong with a Stratum position."""

import msgspec

from sobremesa.kernel.forms import Look
from sobremesa.kernel.game import Fields

from .actions import (
    DESTINATION,
    EXCLUSIVE_COST,
    MACRO_FOOD,
    MACRO_SITE,
    PLACE,
    TARGET_CARD,
    TARGET_TERRITORY,
)
from .content import (
    ATTACH,
    FUNGALOTH,
    KILL,
    MAGNATE,
    MOVE,
    NO_CARD,
    POPULATION,
    SEAT_IDS,
    SPACE_IDS,
    TERRITORY,
    THING_IDS,
    WIDTH,
    Box,
)
from .content import PLACE as PLACING
from .position import Sheet, Thing, kinds_of, load
from .rules import Stratum
from .rules_cards import creatable, targets


def problems(box: Box, raw: Fields) -> list[str]:
    """All that is wrong with a position's fields."""
    try:
        fields = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    look = Look(fields, kinds_of(box.cards), box)
    found = [*look.found, *wrong_numbers(fields, box)]
    if not look.unknown:
        found += [*wrong_things(fields, box), *wrong_cards(fields, box)]
    if not found:
        found = wrong_stage(load(box, raw), fields)
    return found


def wrong_numbers(fields: Sheet, box: Box) -> list[str]:
    """What must fit another number."""
    found = [
        f"{name} is {stamp}, it must be 0 to {fields.clock}"
        for name, stamp in (
            ("round_start", fields.round_start),
            ("growths", fields.growths),
        )
        if stamp > fields.clock
    ]
    for seat, held in fields.hands.items():
        if sum(held.values()) > box.hand_size:
            found.append(
                f"the hand of {seat} has {sum(held.values())} cards, "
                f"hand_size is {box.hand_size} (ST-13.2)"
            )
    if bool(fields.seat) == bool(fields.winners):
        found.append("a match has either a seat to decide or winners")
    return found


def wrong_things(fields: Sheet, box: Box) -> list[str]:
    """ST-1.3 width, ST-1.5 one kind per pile, ST-1.6 stamps, ST-6.1 attachments."""
    found: list[str] = []
    stamps = [thing.stamp for thing in fields.things]
    if stamps != sorted(stamps):
        found.append("things must stand in order of their stamps (ST-1.6)")
    stamps += [thing.tabbed for thing in fields.things if thing.tab]
    stamps += fields.built.values()
    if len(set(stamps)) != len(stamps):
        found.append("a stamp is given twice (ST-1.6)")
    if any(not 1 <= stamp <= fields.clock for stamp in stamps):
        found.append(f"stamps must be 1 to the clock, {fields.clock} (ST-1.6)")
    kinds: dict[str, str] = {}
    for thing in fields.things:
        found += wrong_thing(thing, box)
        if THING_IDS.index(thing.kind) < POPULATION:
            if kinds.setdefault(thing.space, thing.kind) != thing.kind:
                found.append(f"the pile in {thing.space} mixes kinds (ST-1.5)")
    return found


def wrong_thing(thing: Thing, box: Box) -> list[str]:
    found: list[str] = []
    kind = THING_IDS.index(thing.kind)
    if SPACE_IDS.index(thing.space) % WIDTH >= box.width:
        found.append(f"there is no space {thing.space}: territories have {box.width}")
    if thing.tab:
        card = box.cards.ids.index(thing.tab)
        if not box.cards.hosts[card] >> kind & 1:
            found.append(f"{thing.tab} cannot lie on a {thing.kind} (ST-7)")
        if thing.tabbed < thing.stamp:
            found.append(
                f"{thing.tab} was attached at {thing.tabbed}, "
                f"before {thing.kind} {thing.stamp} came (ST-6.1)"
            )
    elif thing.tabbed:
        found.append(f"{thing.kind} {thing.stamp} has a stamp of no attachment")
    if kind >= POPULATION and thing.origin != "supply":
        found.append(f"a {thing.kind} is always from the supply (ST-1.7)")
    return found


def wrong_cards(fields: Sheet, box: Box) -> list[str]:
    """13.4 Open discards, whole decks: a seat's cards add up to its full deck."""
    if box.bag:
        return wrong_bag(fields, box)
    found: list[str] = []
    ids, owner = box.cards.ids, box.cards.owner
    for at, seat in enumerate(SEAT_IDS):
        total = [0] * len(ids)
        for cards in (fields.hands, fields.decks, fields.discards):
            for card, number in cards.get(seat, {}).items():
                total[ids.index(card)] += number
        for thing in fields.things:
            if thing.origin == seat:
                total[THING_IDS.index(thing.kind)] += 1
            tab = thing.tab
            if tab and owner[ids.index(tab)] == at:
                total[ids.index(tab)] += 1
        if fields.card and fields.seat == seat:
            total[ids.index(fields.card)] += 1
        for name, have, full in zip(ids, total, box.copies[at], strict=True):
            if have != full:
                found.append(
                    f"{seat} has {have} {name} in all, its deck has {full} (ST-13.4)"
                )
    return found


def wrong_bag(fields: Sheet, box: Box) -> list[str]:
    """ST-13.5 With `deck_mode = bag` there are hands only, of cards that exist."""
    found = [
        f"{name} of {seat} must be empty with deck_mode = bag (ST-13.5)"
        for name, piles in (("decks", fields.decks), ("discards", fields.discards))
        for seat, held in piles.items()
        if sum(held.values())
    ]
    for seat, held in fields.hands.items():
        copies = box.copies[SEAT_IDS.index(seat)]
        for card, number in held.items():
            if number and not copies[box.cards.ids.index(card)]:
                found.append(f"{seat} holds {card}, its deck has none (ST-13.5)")
    return found


STAGE_SORTS = {
    PLACE: (PLACING, 0),
    TARGET_CARD: (ATTACH, KILL, MOVE),
    DESTINATION: (MOVE,),
    TARGET_TERRITORY: (TERRITORY,),
}


def wrong_stage(state: Stratum, fields: Sheet) -> list[str]:
    """The question must fit what is pending, and have an answer."""
    if state.seat < 0:
        return []
    found: list[str] = []
    stage = int(state.stage)
    sorts = STAGE_SORTS.get(stage)
    if (sorts is None) != (state.card == NO_CARD):
        found.append(f"stage {fields.stage} does not fit the card {fields.card!r}")
    elif sorts is not None and state.box.cards.sort[state.card] not in sorts:
        found.append(f"stage {fields.stage} is not asked by {fields.card}")
    if (stage == DESTINATION) != bool(fields.target):
        found.append(f"stage {fields.stage} does not fit the target {fields.target!r}")
    if bool(fields.taken) != (stage == MACRO_FOOD):
        found.append(f"stage {fields.stage} does not fit the mushrooms taken")
    uses = fields.population_used + fields.influence_used + fields.exclusives_used
    spent = state.box.actions - fields.actions_left
    if uses - (stage == EXCLUSIVE_COST) > spent:
        found.append(f"{uses} plays of a turn are used, but too few actions (ST-4.1)")
    if fields.actions_left < 1:
        found.append("the seat to decide has no action left (ST-4.1)")
    target = state.box.cards.to_card + state.target
    if stage == DESTINATION and target not in targets(
        state.land, state.card, state.seat
    ):
        found.append(f"the card at {fields.target!r} cannot be chosen (ST-6.4)")
    found += wrong_exclusive(state, fields)
    if not found and not state.legal():
        found.append(f"{fields.seat} has no legal answer at {fields.stage} (ST-4.8)")
    return found


def wrong_exclusive(state: Stratum, fields: Sheet) -> list[str]:
    """ST-4.5 A macrofungus being made, or the price of an exclusive action."""
    stage = int(state.stage)
    if stage == EXCLUSIVE_COST:
        if not (state.box.exclusive_costs_card and state.exclusives_used) or (
            state.seat not in (FUNGALOTH, MAGNATE)
        ):
            return ["no exclusive action asks for a card (ST-4.10)"]
    elif stage in (MACRO_SITE, MACRO_FOOD):
        if state.seat != FUNGALOTH or state.exclusives_used >= state.box.exclusives:
            return [f"{fields.seat} cannot create a macrofungus (ST-4.5)"]
        if not creatable(state.land) or len(fields.taken) >= state.box.mushrooms:
            return ["there are too few mushrooms for what is asked (ST-9.1)"]
        for space in set(fields.taken):
            here = [t for t in fields.things if t.kind == "mushroom"]
            if sum(t.space == space for t in here) < fields.taken.count(space):
                return [f"there are not so many mushrooms in {space} (ST-9.2)"]
    return []
