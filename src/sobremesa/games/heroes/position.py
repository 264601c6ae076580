"""A state of Heroes as JSON fields, and back."""

from itertools import compress

import msgspec

from sobremesa.kernel.forms import Kinds
from sobremesa.kernel.game import Fields
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.shared import Shared, load_one
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
from .rules_agenda import SETUP, Use
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
    turns_of,
)
from .sheets import (
    EYES,
    TURNS,
    WAY_IDS,
    Gear,
    Hero,
    Plant,
    Player,
    Position,
    Token,
    Using,
    as_stored,
    places_for,
)

FIELD = Shared(Position, but=("seat", "stage"))
HERO = Shared(Hero, but=("turned", "attached"))
PLANT = Shared(Plant)
GEAR = Shared(Gear)
PLAYER = Shared(Player, but=("hand", "shown", "deck", "bottom", "dead", "last"))
USE = Shared(Using)


def dump(state: State) -> Fields:
    assert isinstance(state, Heroes)
    field, kinds = state.field, as_stored(state.box.cards)
    position = Position(
        **FIELD.dump(field, kinds=kinds),
        seat=name(SEAT_IDS, state.seat),
        stage=STAGE_IDS[state.stage],
        players={id: dump_player(state, at) for at, id in enumerate(seats_of(state))},
        heroes={
            HERO_IDS[at]: dump_hero(field, at, kinds)
            for at, card in enumerate(field.who)
            if card >= 0
        },
        tokens=[dump_token(int(group)) for group in field.tokens],
        plants={
            PLANT_IDS[at]: Plant(**PLANT.dump(field, at, kinds))
            for at, card in enumerate(field.plant)
            if card >= 0
        },
        gear={
            GEAR_IDS[at]: Gear(
                **GEAR.dump(field, at, kinds),
                used=[n + 1 for n in range(2) if field.worked[at] >> n & 1],
            )
            for at, card in enumerate(field.gear)
            if card >= 0
        },
        use=dump_use(field.use, kinds) if field.use.move >= 0 else None,
    )
    built: Fields = msgspec.to_builtins(position)
    return built


def seats_of(state: Heroes) -> tuple[str, ...]:
    return SEAT_IDS[: int(state.box.seats)]


def name(ids: tuple[str, ...], number: int) -> str:
    return ids[number] if number >= 0 else ""


def names(ids: tuple[str, ...], mask: int) -> list[str]:
    return [id for at, id in enumerate(ids) if mask >> at & 1]


def dump_hero(field: Field, hero: int, kinds: Kinds) -> Hero:
    first = hero * HANDS
    attached = [int(field.attached[first + at]) for at in range(HANDS)]
    return Hero(
        **HERO.dump(field, hero, kinds),
        turned=TURNS[field.turned[hero]],
        attached=[field.cards.ids[card] for card in attached if card >= 0],
    )


def dump_token(group: int) -> Token:
    return Token(
        place=HERO_IDS[bearer_of(group)],
        kind=TOKEN_IDS[kind_of(group)],
        size=int(size_of(group)),
        fresh=is_fresh(group),
        turns=int(turns_of(group)),
    )


def dump_player(state: Heroes, seat: int) -> Player:
    field, cards = state.field, state.box.cards
    deck = field.decks[seat]
    first = seat * int(cards.count)
    hand = [int(field.hands[first + card]) for card in range(cards.count)]
    return Player(
        **PLAYER.dump(field, seat),
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


def dump_use(use: Use, kinds: Kinds) -> Using:
    places = places_for(WAY_IDS[use.way])
    return Using(**USE.dump(use, kinds={**kinds, **places}))


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
    for id, player in told.players.items():
        load_player(state, SEAT_IDS.index(id), player)
    load_field(field, told)
    if told.use:
        kinds = {**as_stored(box.cards), **places_for(told.use.way)}
        USE.load(told.use, field.use, kinds=kinds)
    return state


def load_field(field: Field, told: Position) -> None:
    kinds = as_stored(field.cards)
    FIELD.load(told, field, kinds=kinds)
    for id, hero in told.heroes.items():
        load_hero(field, HERO_IDS.index(id), hero, kinds)
    for token in told.tokens:
        add_group(
            field,
            HERO_IDS.index(token.place),
            TOKEN_IDS.index(token.kind),
            int(token.fresh),
            token.turns,
            token.size,
        )
    for id, plant in told.plants.items():
        PLANT.load(plant, field, PLANT_IDS.index(id), kinds)
    for id, gear in told.gear.items():
        at = GEAR_IDS.index(id)
        GEAR.load(gear, field, at, kinds)
        field.worked[at] = sum(1 << (n - 1) for n in gear.used)
    for at in range(MOB + 1):
        refresh(field, at)


def load_hero(field: Field, at: int, hero: Hero, kinds: Kinds) -> None:
    HERO.load(hero, field, at, kinds)
    field.turned[at] = TURNS.index(hero.turned)
    for slot, card in enumerate(hero.attached):
        field.attached[at * HANDS + slot] = field.cards.ids.index(card)


def load_player(state: Heroes, seat: int, player: Player) -> None:
    field, cards = state.field, state.box.cards
    PLAYER.load(player, field, seat)
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
    field.last[seat] = load_one(player.last, cards.ids)
