"""All that can be wrong with a position of Heroes."""

import msgspec

from sobremesa.kernel.forms import Ids, Kinds, Look
from sobremesa.kernel.game import Fields

from .actions import (
    ATTACH,
    ENTRY_COST,
    EVENT_CHARACTER,
    EVENT_OPPONENT,
    PLACE,
    REPEAT,
    STAGE_IDS,
    TARGET,
)
from .content import (
    CHARACTER,
    EVENT,
    GEAR_IDS,
    HERO_IDS,
    MOB_CARD,
    ONE_CHARACTER,
    ONE_OPPONENT,
    SEAT_IDS,
    SIZE,
    Box,
)
from .position import lay_out
from .rules import Heroes
from .rules_energy import gear_limit, limit
from .sheets import BEARER, CARD, MOVE, SEAT, TURNS, TYPED, Position, places_for

EVENT_STAGES = (STAGE_IDS[EVENT_OPPONENT], STAGE_IDS[EVENT_CHARACTER])


def problems(box: Box, raw: Fields) -> list[str]:
    """Names first, then numbers, then cards, then the question."""
    try:
        told = msgspec.convert(raw, type=Position)
    except msgspec.ValidationError as error:
        return [str(error)]
    look = Look(told, known_in(box, told), box)
    missing = [seat for seat in seats_of(box) if seat not in told.players]
    found = look.found + [f"player {seat} is missing" for seat in missing]
    if not found:
        found = wrong_numbers(box, told)
    if not found:
        state = lay_out(box, told)
        found = [*wrong_cards(state, told), *wrong_energy(state), *wrong_stage(state)]
    return found


def seats_of(box: Box) -> Ids:
    return SEAT_IDS[: int(box.seats)]


def known_in(box: Box, told: Position) -> Kinds:
    """What there is in a match; of cards, those whose type may lie in a place."""
    return {
        **places_for(told.use.way if told.use else ""),
        SEAT: seats_of(box),
        BEARER: tuple(told.heroes),
        MOVE: box.cards.move_ids,
        CARD: box.cards.ids[: box.cards.count],
        **{kind: typed(box, type) for type, kind in TYPED.items()},
    }


def typed(box: Box, type: int) -> Ids:
    cards = box.cards
    types = (type, MOB_CARD) if type == CHARACTER else (type,)
    return tuple(id for at, id in enumerate(cards.ids) if cards.type[at] in types)


def wrong_numbers(box: Box, told: Position) -> list[str]:
    """HC-2: bounds that follow from other things."""
    limits: list[tuple[str, int, int, int]] = []
    for id, player in told.players.items():
        for eye, known in player.shown.items():
            for card, copies in known.items():
                most = 0 if eye == id else player.hand.get(card, 0)
                limits.append((f"{card} of {id} shown to {eye}", copies, 0, most))
    for id, hero in told.heroes.items():
        printed = int(box.cards.protection[box.cards.ids.index(hero.who)])
        limits.append((f"protection of {id}", hero.guard, 0, printed))
        limits.append((f"attached of {id}", len(hero.attached), 0, int(box.attach_max)))
    least = 0 if told.use or told.ended else 1  # 5.18: checked after the use
    limits += [(f"energy of {id}", g.charge, least, 99) for id, g in told.gear.items()]
    found = [
        f"{name} is {value}, it must be {low} to {high}"
        for name, value, low, high in limits
        if not low <= value <= high
    ]
    found += [
        f"turned of {id} is {hero.turned}, it must be 0, -45 or 90"
        for id, hero in told.heroes.items()
        if hero.turned not in TURNS
    ]
    if bool(told.seat) == bool(told.ended):
        found.append("a match has either a seat to decide or an ending")
    if bool(told.event) != bool(told.invoker):
        found.append("an Event has an invoker (HC-5.24)")
    return found + wrong_aim(box, told)


def wrong_aim(box: Box, told: Position) -> list[str]:
    """HC-5.28: an aimed Event has its target, and no other has one."""
    scope = box.cards.scope[box.cards.ids.index(told.event)] if told.event else -1
    found = []
    if bool(told.event_foe) != (scope == ONE_OPPONENT):
        found.append("event_foe is whom an Event for one opponent is for (HC-5.28)")
    elif told.event_foe and told.event_foe not in (*told.players, "mob"):
        found.append(f"event_foe is {told.event_foe}, who does not play (HC-5.28)")
    if bool(told.event_hero) != (scope == ONE_CHARACTER):
        found.append("event_hero is whom an Event for one Character is for (HC-5.28)")
    elif told.event_hero and told.event_hero not in told.heroes:
        found.append(f"nobody stands at {told.event_hero}, event_hero (HC-5.28)")
    return found


def wrong_cards(state: Heroes, told: Position) -> list[str]:
    """A player's cards always add up to the full deck, until they leave (HC-7.15)."""
    found: list[str] = []
    box, ids = state.box, state.box.cards.ids
    for at, (id, player) in enumerate(sorted(told.players.items())):
        if player.out or player.side < 0:
            continue
        held = [*player.bottom, *player.dead]
        for cards in (player.hand, player.deck):
            held += [card for card, copies in cards.items() for _ in range(copies)]
        for place, hero in told.heroes.items():
            if place[0] == id:
                held += [hero.who, *hero.attached]
        held += [p.plant for place, p in told.plants.items() if place[0] == id]
        held += [g.gear for place, g in told.gear.items() if place[0] == id]
        held += [told.event] if told.invoker == id else []
        held += [told.card] if told.card and told.turn == id else []
        for card, full in enumerate(box.decks[at]):
            have = held.count(ids[card])
            if have != full:
                found.append(
                    f"player {id} has {have} {ids[card]} in all, the deck has {full}"
                )
    return found


def wrong_energy(state: Heroes) -> list[str]:
    """HC-4.7: nothing may exceed its limit."""
    field = state.field
    found = []
    for hero in range(field.heroes):
        if field.who[hero] >= 0 and field.energy[hero] > limit(field, hero):
            found.append(
                f"{HERO_IDS[hero]} has {field.energy[hero]} energy, "
                f"its limit is {limit(field, hero)} (HC-4.5)"
            )
    for place in range(field.heroes):
        if field.gear[place] >= 0 and field.charge[place] > gear_limit(field, place):
            found.append(
                f"{GEAR_IDS[place]} has {field.charge[place]} energy, "
                f"its limit is {gear_limit(field, place)} (HC-4.5)"
            )
    return found


def wrong_stage(state: Heroes) -> list[str]:
    """The question must fit what is pending, and have an answer."""
    if state.seat < 0:
        return []
    stage = int(state.stage)
    name = STAGE_IDS[stage]
    events = (EVENT_CHARACTER, EVENT_OPPONENT)
    pending = stage in (PLACE, ATTACH, ENTRY_COST, *events)
    if pending != (state.field.card >= 0):
        return [f"stage {name} does not fit the card being played"]
    scope = ONE_CHARACTER if stage == EVENT_CHARACTER else ONE_OPPONENT
    cards, card = state.box.cards, state.field.card
    if stage in events and (cards.type[card], cards.scope[card]) != (EVENT, scope):
        return [f"stage {name} does not fit the card being played"]
    aiming = TARGET <= stage <= REPEAT
    if aiming and state.field.use.move < 0:
        return [f"stage {name} needs a move that is being used"]
    if name == "combat" and (
        state.field.active < 0 or state.field.active // SIZE != state.seat
    ):
        return ["stage combat needs an active Character of the seat to decide"]
    if (
        name in ("main", "place", "attach", *EVENT_STAGES)
        and state.field.turn != state.seat
    ):
        return [f"stage {name} is asked of the player whose turn it is"]
    if not state.options():
        return [f"there is no answer at {name}"]
    return []
