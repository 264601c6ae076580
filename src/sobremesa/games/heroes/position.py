"""A state of Heroes as JSON fields, and back."""

from collections.abc import Iterable
from itertools import compress

import msgspec

from sobremesa.kernel.game import Fields
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.state import OVER, State

from .actions import STAGE_IDS
from .content import (
    GEAR_IDS,
    HANDS,
    HERO_IDS,
    MOB,
    MOB_SEAT,
    PLANT_IDS,
    SEAT_IDS,
    TOKEN_IDS,
    Box,
    Cards,
)
from .rules import Heroes
from .rules_agenda import NONE, SETUP, SOURCE_WAY, Use
from .rules_hands import show, shown_to
from .rules_modes import MOB_SIDE
from .rules_table import Field, blank
from .rules_tokens import (
    add_group,
    bearer_of,
    is_fresh,
    kind_of,
    refresh,
    size_of,
)
from .sheets import (
    ENDING_IDS,
    EYES,
    FOES,
    PHASE_IDS,
    TURNS,
    WAY_IDS,
    Gear,
    Hero,
    Plant,
    Player,
    Position,
    Token,
    Using,
)


def dump(state: State) -> Fields:
    assert isinstance(state, Heroes)
    field, cards = state.field, state.box.cards
    position = Position(
        seat=name(SEAT_IDS, state.seat),
        stage=STAGE_IDS[state.stage],
        phase=PHASE_IDS[state.field.phase],
        round=int(state.field.round),
        turn=SEAT_IDS[state.field.turn],
        start=SEAT_IDS[state.field.start],
        players={id: dump_player(state, at) for at, id in enumerate(seats_of(state))},
        heroes={
            HERO_IDS[at]: dump_hero(field, at)
            for at, card in enumerate(field.who)
            if card >= 0
        },
        tokens=[dump_token(int(group)) for group in field.tokens],
        plants={
            PLANT_IDS[at]: Plant(card=cards.ids[card], activated=bool(field.lit[at]))
            for at, card in enumerate(field.plant)
            if card >= 0
        },
        gear={
            GEAR_IDS[at]: Gear(
                card=cards.ids[card],
                energy=int(field.charge[at]),
                used=[n + 1 for n in range(2) if field.worked[at] >> n & 1],
            )
            for at, card in enumerate(field.gear)
            if card >= 0
        },
        event=name(cards.ids, field.event),
        invoker=name(SEAT_IDS, field.invoker),
        lead=SEAT_IDS[field.lead],
        keep=int(field.keep),
        fighting=field.fighting,
        active=name(HERO_IDS, field.active),
        order=[HERO_IDS[hero] for hero in field.order],
        row=int(field.row),
        card=name(cards.ids, state.field.card),
        part=int(state.field.part),
        redraws=int(state.field.redraws),
        ended=ENDING_IDS[field.ended],
        winners=names(SEAT_IDS, field.winners),
        use=dump_use(state.field.use, cards) if state.field.use.move >= 0 else None,
    )
    built: Fields = msgspec.to_builtins(position)
    return built


def seats_of(state: Heroes) -> tuple[str, ...]:
    return SEAT_IDS[: int(state.box.seats)]


def name(ids: tuple[str, ...], number: int) -> str:
    return ids[number] if number >= 0 else ""


def names(ids: tuple[str, ...], mask: int) -> list[str]:
    return [id for at, id in enumerate(ids) if mask >> at & 1]


def number(ids: tuple[str, ...], id: str) -> int:
    return ids.index(id) if id else NONE


def mask(ids: tuple[str, ...], chosen: Iterable[str]) -> int:
    total = 0
    for id in chosen:
        total |= 1 << ids.index(id)
    return total


def dump_hero(field: Field, hero: int) -> Hero:
    ids = field.cards.ids
    first = hero * HANDS
    attached = [int(field.attached[first + at]) for at in range(HANDS)]
    return Hero(
        card=ids[field.who[hero]],
        protection=int(field.guard[hero]),
        damage=int(field.damage[hero]),
        shield=int(field.shield[hero]),
        perception=int(field.insight[hero]),
        energy=int(field.energy[hero]),
        turned=TURNS[field.turned[hero]],
        used=names(WAY_IDS, int(field.used[hero])),
        attached=[ids[card] for card in attached if card >= 0],
        common=bool(field.common[hero]),
        placed=bool(field.placed[hero]),
    )


def dump_token(group: int) -> Token:
    return Token(
        place=HERO_IDS[bearer_of(group)],
        kind=TOKEN_IDS[kind_of(group)],
        size=int(size_of(group)),
        fresh=is_fresh(group),
    )


def dump_player(state: Heroes, seat: int) -> Player:
    field, cards = state.field, state.box.cards
    deck = field.decks[seat]
    first = seat * int(cards.count)
    hand = [int(field.hands[first + card]) for card in range(cards.count)]
    return Player(
        side=int(field.side[seat]),
        out=bool(field.out[seat]),
        kos=int(field.kos[seat]),
        entries_free=int(field.entries[seat]),
        subs_used=int(field.subs[seat]),
        pool=int(field.pool[seat]),
        sources=int(field.sources[seat]),
        characters=int(field.placings[seat]),
        events=int(field.events[seat]),
        relocations=int(field.relocations[seat]),
        turns_taken=int(field.turns[seat]),
        hand=counts(cards, hand),
        shown=dump_shown(field, seat),
        deck=counts(cards, [int(copies) for copies in deck.bag]),
        bottom=[cards.ids[card] for card in deck.bottom],
        dead=[cards.ids[card] for card in field.dead_of(seat)],
        last=name(cards.ids, field.last[seat]) if field.phase == SETUP else "",
    )


def dump_shown(field: Field, owner: int) -> dict[str, dict[str, int]]:
    told = {}
    for eye, id in enumerate(EYES):
        known = [int(copies) for copies in shown_to(field, eye, owner)]
        if any(known):
            told[id] = counts(field.cards, known)
    return told


def counts(cards: Cards, copies: list[int]) -> dict[str, int]:
    return dict(zip(compress(cards.ids, copies), filter(None, copies), strict=True))


def dump_use(use: Use, cards: Cards) -> Using:
    place = int(use.place)
    ids = PLANT_IDS if use.way == SOURCE_WAY else GEAR_IDS
    return Using(
        move=cards.move_ids[use.move],
        way=WAY_IDS[use.way],
        seat=FOES[use.seat],
        actor=name(HERO_IDS, use.actor),
        place=name(ids, place),
        step=int(use.step),
        picks=int(use.picks),
        enemy=name(HERO_IDS, use.enemy),
        foe=name(FOES, use.foe),
        gear=name(GEAR_IDS, use.gear),
        ally=name(HERO_IDS, use.ally),
        other=name(HERO_IDS, use.other),
        own=name(GEAR_IDS, use.own),
        times=int(use.times),
        attack=use.attack,
        evaded=names(HERO_IDS, use.evaded),
        spared=names(HERO_IDS, use.spared),
        hits=names(HERO_IDS, use.hits),
        might=int(use.might),
        pace=int(use.pace),
        owing=int(use.owing),
    )


def load(box: Box, raw: Fields) -> Heroes:
    """A state from fields without problems."""
    state = lay_out(box, msgspec.convert(raw, type=Position))
    if not state.field.over:
        state.resume()
    return state


def lay_out(box: Box, told: Position) -> Heroes:
    """A position on the table; its question is not put yet."""
    field = blank(box)
    state = Heroes(field)
    if box.coop:
        field.side[MOB_SEAT] = MOB_SIDE
    state.stage = STAGE_IDS.index(told.stage)
    if told.seat:
        state.seat = SEAT_IDS.index(told.seat)
        field.ask(state.stage, state.seat)
    else:
        state.seat, field.over = OVER, True
    field.phase = PHASE_IDS.index(told.phase)
    field.round, field.part, field.redraws = told.round, told.part, told.redraws
    field.turn, field.start = SEAT_IDS.index(told.turn), SEAT_IDS.index(told.start)
    field.card = number(box.cards.ids, told.card)
    for id, player in told.players.items():
        load_player(state, SEAT_IDS.index(id), player)
    load_field(field, told)
    if told.use:
        load_use(field.use, told.use, box.cards)
    return state


def load_field(field: Field, told: Position) -> None:
    ids = field.cards.ids
    for id, hero in told.heroes.items():
        load_hero(field, HERO_IDS.index(id), hero)
    for token in told.tokens:
        add_group(
            field,
            HERO_IDS.index(token.place),
            TOKEN_IDS.index(token.kind),
            int(token.fresh),
            token.size,
        )
    for id, plant in told.plants.items():
        at = PLANT_IDS.index(id)
        field.plant[at], field.lit[at] = ids.index(plant.card), int(plant.activated)
    for id, gear in told.gear.items():
        at = GEAR_IDS.index(id)
        field.gear[at], field.charge[at] = ids.index(gear.card), gear.energy
        field.worked[at] = sum(1 << (n - 1) for n in gear.used)
    field.event, field.invoker = number(ids, told.event), number(SEAT_IDS, told.invoker)
    field.lead, field.keep = SEAT_IDS.index(told.lead), told.keep
    field.fighting, field.active = told.fighting, number(HERO_IDS, told.active)
    for id in told.order:
        field.add_to_order(HERO_IDS.index(id))
    field.row, field.ended = told.row, ENDING_IDS.index(told.ended)
    field.winners = mask(SEAT_IDS, told.winners)
    for at in range(MOB + 1):
        refresh(field, at)


def load_hero(field: Field, at: int, hero: Hero) -> None:
    ids = field.cards.ids
    field.who[at] = ids.index(hero.card)
    field.guard[at], field.damage[at] = hero.protection, hero.damage
    field.shield[at], field.insight[at] = hero.shield, hero.perception
    field.energy[at], field.turned[at] = hero.energy, TURNS.index(hero.turned)
    field.used[at] = mask(WAY_IDS, hero.used)
    field.common[at], field.placed[at] = int(hero.common), int(hero.placed)
    for slot, card in enumerate(hero.attached):
        field.attached[at * HANDS + slot] = ids.index(card)


def load_player(state: Heroes, seat: int, player: Player) -> None:
    field, cards = state.field, state.box.cards
    field.side[seat], field.out[seat] = player.side, int(player.out)
    field.kos[seat], field.entries[seat] = player.kos, player.entries_free
    field.subs[seat], field.pool[seat] = player.subs_used, player.pool
    field.sources[seat], field.placings[seat] = player.sources, player.characters
    field.events[seat] = player.events
    field.relocations[seat] = player.relocations
    field.turns[seat] = player.turns_taken
    for id, copies in player.hand.items():
        field.hands[seat * cards.count + cards.ids.index(id)] = copies
    for eye, known in player.shown.items():
        for id, copies in known.items():
            for _ in range(copies):
                show(field, seat, cards.ids.index(id), 1 << EYES.index(eye))
    deck = Pile([player.deck.get(id, 0) for id in cards.ids[: cards.count]])
    for id in player.bottom:
        deck.bury(cards.ids.index(id))
    field.decks[seat] = deck
    for id in player.dead:
        field.add_dead(seat, cards.ids.index(id))
    state.field.last[seat] = number(cards.ids, player.last)


def load_use(use: Use, told: Using, cards: Cards) -> None:
    use.move, use.way = cards.move_ids.index(told.move), WAY_IDS.index(told.way)
    use.seat, use.actor = FOES.index(told.seat), number(HERO_IDS, told.actor)
    ids = GEAR_IDS if told.way != "source" else PLANT_IDS
    use.place = number(ids, told.place)
    use.step, use.picks, use.times = told.step, told.picks, told.times
    use.enemy, use.foe = number(HERO_IDS, told.enemy), number(FOES, told.foe)
    use.gear, use.own = number(GEAR_IDS, told.gear), number(GEAR_IDS, told.own)
    use.ally, use.other = number(HERO_IDS, told.ally), number(HERO_IDS, told.other)
    use.attack, use.owing = told.attack, told.owing
    use.evaded, use.spared = mask(HERO_IDS, told.evaded), mask(HERO_IDS, told.spared)
    use.hits = mask(HERO_IDS, told.hits)
    use.might, use.pace = told.might, told.pace
