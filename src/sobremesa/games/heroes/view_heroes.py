"""A Character as a board shows it, with the sums behind its numbers."""

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.reason import Reason

from .content import (
    AIM_IDS,
    BURN,
    DAMAGE,
    HANDS,
    HERO_IDS,
    IMMUNE_IDS,
    MOB,
    MOD_DAMAGE,
    MOD_SPEED,
    SEAT_IDS,
    SIZE,
    TOKEN_IDS,
)
from .rules import Heroes
from .rules_agenda import CARD_WAY, PASSIVE_WAY
from .rules_combat import cost_of, move_of
from .rules_energy import limit
from .rules_event import event_mod
from .rules_table import Field
from .rules_tokens import (
    aura,
    bearer_of,
    health,
    is_fresh,
    kind_of,
    size_of,
    turns_of,
)
from .rules_use import is_attack
from .sheets import TURNS
from .why import why_not


class Sum(msgspec.Struct, frozen=True):
    """A number and what it is made of."""

    total: int
    printed: int
    tokens: int
    burn: int
    auras: int
    event: int


class Token(msgspec.Struct, frozen=True):
    """A group of tokens; it lapses in this many Resolutions of its player."""

    kind: str
    size: int
    debuff: bool
    fresh: bool
    in_force: bool
    turns: int  # of its own that are left to it
    lapses_in: int


class Action(msgspec.Struct, frozen=True):
    """A move that an action of the table can name."""

    number: str
    move: str
    cost: int
    hold: bool
    repeat: int
    sure: bool
    once: bool
    aim: str
    damage: list[int]  # of its damage steps as things are, bonuses left out
    why_not: list[Reason]  # while it is a question whether it is used


class Hero(msgspec.Struct, frozen=True):
    id: str
    card: str
    owner: str  # "" for the Mob
    health: int
    full_health: int
    protection: int
    shield: int
    perception: int
    speed: Sum
    might: Sum  # added to the damage of its actions
    energy: int
    limit: int
    turned: int
    common: bool
    placed: bool
    attached: list[str]
    actions: list[Action]
    cards: list[Action]
    passive: Action | None
    tokens: list[Token]
    immune: list[str]


def see_hero(state: Heroes, hero: int, lapses: list[int]) -> Hero:
    field, cards = state.field, state.box.cards
    card = int(field.who[hero])
    full = int(health(field, hero) + field.damage[hero])
    slots = [int(field.attached[hero * HANDS + at]) for at in range(HANDS)]
    printed = [way for way in range(CARD_WAY) if move_of(field, hero, way) >= 0]
    attached = [at for at, slot in enumerate(slots) if slot >= 0]
    might = might_sum(state, hero)
    more = might.total
    return Hero(
        id=HERO_IDS[hero],
        card=cards.ids[card],
        owner="" if hero == MOB else SEAT_IDS[hero // SIZE],
        health=int(health(field, hero)),
        full_health=full,
        protection=int(field.guard[hero]),
        shield=int(field.shield[hero]),
        perception=int(field.insight[hero]),
        speed=speed_sum(state, hero),
        might=might,
        energy=int(field.energy[hero]),
        limit=0 if hero == MOB else int(limit(field, hero)),
        turned=TURNS[field.turned[hero]],
        common=bool(field.common[hero]),
        placed=bool(field.placed[hero]),
        attached=[cards.ids[slots[at]] for at in attached],
        actions=[see_way(state, hero, way, f"{way + 1}", more) for way in printed],
        cards=[
            see_way(state, hero, CARD_WAY + at, f"{at + 1}", more) for at in attached
        ],
        passive=see_way(state, hero, PASSIVE_WAY, "p", more)
        if cards.passive[card] >= 0
        else None,
        tokens=see_tokens(state, hero, lapses),
        immune=[x for at, x in enumerate(IMMUNE_IDS) if field.immune[hero] >> at & 1],
    )


def sum_up(printed: int, tokens: int, burn: int, auras: int, event: int) -> Sum:
    return Sum(
        total=printed + tokens + auras + event,
        printed=printed,
        tokens=tokens - burn,
        burn=burn,
        auras=auras,
        event=event,
    )


def speed_sum(state: Heroes, hero: int) -> Sum:
    """What it is made of may come to less than 0; the Speed itself does not."""
    field, cards = state.field, state.box.cards
    parts = sum_up(
        int(cards.speed[field.who[hero]]),
        int(field.quick[hero]),
        burns(field, hero, int(cards.token_speed[BURN])),
        int(aura(field, hero, MOD_SPEED)),
        int(event_mod(field, hero, MOD_SPEED)),
    )
    return replace(parts, total=max(0, parts.total))


def burns(field: Field, hero: int, each: int) -> int:
    """8.11 Burn: its part of what tokens change."""
    sizes = [
        int(size_of(group))
        for group in field.tokens
        if bearer_of(group) == hero and kind_of(group) == BURN and not is_fresh(group)
    ]
    if not field.force[hero] >> BURN & 1:
        return 0
    return each * (1 if field.cards.token_flat[BURN] else sum(sizes))


def might_sum(state: Heroes, hero: int) -> Sum:
    field = state.field
    return sum_up(
        0,
        int(field.might[hero]),
        burns(field, hero, int(field.cards.token_damage[BURN])),
        int(aura(field, hero, MOD_DAMAGE)),
        int(event_mod(field, hero, MOD_DAMAGE)),
    )


def see_tokens(state: Heroes, hero: int, lapses: list[int]) -> list[Token]:
    """8.1 Groups: in order of arrival, with when each will lapse."""
    field = state.field
    seen = []
    for at, group in enumerate(field.tokens):
        if bearer_of(group) != hero:
            continue
        kind, fresh = int(kind_of(group)), is_fresh(group)
        blocked = bool(field.immune[hero] & state.box.cards.blocks[kind])
        seen.append(
            Token(
                kind=TOKEN_IDS[kind],
                size=int(size_of(group)),
                debuff=bool(state.box.cards.debuff[kind]),
                fresh=fresh,
                in_force=not fresh and not blocked,
                turns=int(turns_of(group)),
                lapses_in=int(lapses[at]),
            )
        )
    return seen


def see_way(state: Heroes, hero: int, way: int, number: str, might: int) -> Action:
    field = state.field
    move = int(move_of(field, hero, way))
    return see_move(
        state,
        number,
        move,
        why_not(state, hero, way),
        cost=int(cost_of(field, hero, way, move)),
        extra=might if is_attack(way) else 0,
    )


def see_move(
    state: Heroes,
    number: str,
    move: int,
    reasons: list[Reason],
    *,
    cost: int | None = None,
    extra: int = 0,
) -> Action:
    cards = state.box.cards
    steps = range(int(cards.move_first[move]), int(cards.move_last[move]))
    return Action(
        number=number,
        move=cards.move_ids[move],
        cost=int(cards.move_cost[move]) if cost is None else cost,
        hold=bool(cards.move_hold[move]),
        repeat=int(cards.move_repeat[move]),
        sure=bool(cards.move_sure[move]),
        once=bool(cards.move_once[move]),
        aim=AIM_IDS[cards.move_aim[move]],
        damage=[
            max(0, int(cards.amount[step]) + extra)
            for step in steps
            if cards.op[step] == DAMAGE
        ],
        why_not=reasons,
    )
