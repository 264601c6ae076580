"""All that can be wrong with a position of Heroes."""

import msgspec

from sobremesa.kernel.game import Fields

from .actions import ATTACH, ENTRY_COST, PLACE, STAGE_IDS, TARGET
from .content import (
    ACTION,
    CHARACTER,
    EQUIPMENT,
    EVENT,
    GEAR_IDS,
    HERO_IDS,
    MOB_CARD,
    PLANT_IDS,
    SEAT_IDS,
    SIZE,
    SOURCE,
    TOKEN_IDS,
    Box,
)
from .position import lay_out
from .rules import Heroes
from .rules_energy import gear_limit, limit
from .sheets import ENDING_IDS, EYES, FOES, PHASE_IDS, TURNS, WAY_IDS, Position

Ids = tuple[str, ...]


def problems(box: Box, raw: Fields) -> list[str]:
    """Names first, then numbers, then cards, then the question."""
    try:
        told = msgspec.convert(raw, type=Position)
    except msgspec.ValidationError as error:
        return [str(error)]
    found = wrong_names(box, told)
    if not found:
        found = wrong_numbers(box, told)
    if not found:
        state = lay_out(box, told)
        found = [*wrong_cards(state, told), *wrong_energy(state), *wrong_stage(state)]
    return found


def wrong_names(box: Box, told: Position) -> list[str]:
    """Ids that do not exist, and cards that lie where their type cannot."""
    seats = SEAT_IDS[: int(box.seats)]
    named: list[tuple[str, str, Ids]] = [
        ("seat", told.seat, ("", *seats)),
        ("stage", told.stage, STAGE_IDS),
        ("phase", told.phase, PHASE_IDS),
        ("ending", told.ended, ENDING_IDS),
        ("active Character", told.active, ("", *HERO_IDS)),
        *[("seat", seat, seats) for seat in (told.turn, told.start, told.lead)],
        *[("seat", seat, seats) for seat in (*told.players, *told.winners)],
        *[("place", place, HERO_IDS) for place in (*told.heroes, *told.order)],
        *[("place", place, PLANT_IDS) for place in told.plants],
        *[("place", place, GEAR_IDS) for place in told.gear],
        *[("place", token.place, tuple(told.heroes)) for token in told.tokens],
        *[("token", token.kind, TOKEN_IDS[:-2]) for token in told.tokens],
        ("invoker", told.invoker, ("", *seats)),
        *named_cards(box, told),
    ]
    for hero in told.heroes.values():
        named += [("action", way, WAY_IDS[:8]) for way in hero.used]
    if told.use:
        named += named_use(box, told)
    found = [f"there is no {kind} {id!r}" for kind, id, ids in named if id not in ids]
    missing = [seat for seat in seats if seat not in told.players]
    return found + [f"player {seat} is missing" for seat in missing]


def named_cards(box: Box, told: Position) -> list[tuple[str, str, Ids]]:
    """Every card, with the ids of the types that may lie there."""
    anything = box.cards.ids[: box.cards.count]
    people = (*typed(box, CHARACTER), *typed(box, MOB_CARD))
    named: list[tuple[str, str, Ids]] = [
        ("Event", told.event, ("", *typed(box, EVENT))),
        ("card", told.card, ("", *anything)),
    ]
    for hero in told.heroes.values():
        named.append(("Character", hero.card, people))
        named += [("Action", card, typed(box, ACTION)) for card in hero.attached]
    named += [("Source", p.card, typed(box, SOURCE)) for p in told.plants.values()]
    named += [("Equipment", g.card, typed(box, EQUIPMENT)) for g in told.gear.values()]
    for player in told.players.values():
        held = (*player.hand, *player.deck, *player.bottom)
        for eye, known in player.shown.items():
            named.append(("seat", eye, EYES))
            held = (*held, *known)
        named += [("card", card, anything) for card in held]
        named += [("Character", card, people) for card in player.dead]
        named.append(("card", player.last, ("", *anything)))
    return named


def typed(box: Box, type: int) -> Ids:
    cards = box.cards
    return tuple(id for at, id in enumerate(cards.ids) if cards.type[at] == type)


def named_use(box: Box, told: Position) -> list[tuple[str, str, Ids]]:
    use = told.use
    assert use is not None
    heroes, gear = ("", *HERO_IDS), ("", *GEAR_IDS)
    return [
        ("move", use.move, box.cards.move_ids),
        ("way", use.way, WAY_IDS),
        ("seat", use.seat, FOES),
        *[("place", id, heroes) for id in (use.actor, use.enemy, use.ally, use.other)],
        ("place", use.place, ("", *GEAR_IDS, *PLANT_IDS)),
        *[("place", id, gear) for id in (use.gear, use.own)],
        ("foe", use.foe, ("", *FOES)),
        *[("place", id, HERO_IDS) for id in (*use.evaded, *use.spared, *use.hits)],
    ]


def wrong_numbers(box: Box, told: Position) -> list[str]:
    """HC-2: bounds of every counter."""
    limits: list[tuple[str, int, int, int]] = [("round", told.round, 0, 10_000)]
    for id, player in told.players.items():
        counters = ("kos", "pool", "sources", "characters", "events", "relocations")
        for name in (*counters, "turns_taken"):
            limits.append((f"{name} of {id}", getattr(player, name), 0, 10_000))
        limits.append(
            (f"entries_free of {id}", player.entries_free, 0, int(box.team_size))
        )
        limits.append(
            (f"subs_used of {id}", player.subs_used, 0, int(box.substitutions))
        )
        limits.append((f"side of {id}", player.side, -1, 6))
        for card, copies in (*player.hand.items(), *player.deck.items()):
            limits.append((f"{card} of {id}", copies, 0, 99))
        for eye, known in player.shown.items():
            for card, copies in known.items():
                most = 0 if eye == id else player.hand.get(card, 0)
                limits.append((f"{card} of {id} shown to {eye}", copies, 0, most))
    for id, hero in told.heroes.items():
        printed = int(box.cards.protection[box.cards.ids.index(hero.card)])
        limits.append((f"protection of {id}", hero.protection, 0, printed))
        for name in ("damage", "shield", "perception", "energy"):
            limits.append((f"{name} of {id}", getattr(hero, name), 0, 1_000))
        limits.append((f"attached of {id}", len(hero.attached), 0, int(box.attach_max)))
        if hero.turned not in TURNS:
            limits.append((f"turned of {id}", hero.turned, 0, 0))
    limits += [(f"tokens of {t.place}", t.size, 1, 1_000) for t in told.tokens]
    least = 0 if told.use or told.ended else 1  # 5.18: checked after the use
    limits += [(f"energy of {id}", g.energy, least, 99) for id, g in told.gear.items()]
    found = [
        f"{name} is {value}, it must be {low} to {high}"
        for name, value, low, high in limits
        if not low <= value <= high
    ]
    if bool(told.seat) == bool(told.ended):
        found.append("a match has either a seat to decide or an ending")
    if bool(told.event) != bool(told.invoker):
        found.append("an Event has an invoker (HC-5.24)")
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
                held += [hero.card, *hero.attached]
        held += [p.card for place, p in told.plants.items() if place[0] == id]
        held += [g.card for place, g in told.gear.items() if place[0] == id]
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
    pending = stage in (PLACE, ATTACH, ENTRY_COST)
    if pending != (state.field.card >= 0):
        return [f"stage {name} does not fit the card being played"]
    aiming = TARGET <= stage < len(STAGE_IDS) - 1
    if aiming and state.field.use.move < 0:
        return [f"stage {name} needs a move that is being used"]
    if name == "combat" and (
        state.field.active < 0 or state.field.active // SIZE != state.seat
    ):
        return ["stage combat needs an active Character of the seat to decide"]
    if name in ("main", "place", "attach") and state.field.turn != state.seat:
        return [f"stage {name} is asked of the player whose turn it is"]
    if not state.options():
        return [f"there is no answer at {name}"]
    return []
