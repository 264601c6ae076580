"""Heroes for a learner: a vector of fixed length of what a seat sees."""

from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    HANDS,
    IMMUNE_IDS,
    MOB,
    MODE_IDS,
    SEATS,
    SIZE,
    TIMED,
)
from .rules import Heroes
from .rules_agenda import Use
from .rules_tokens import (
    bearer_of,
    health,
    is_fresh,
    kind_of,
    size_of,
    speed,
    strength,
    turns_of,
)

TOKENS = TIMED + len(IMMUNE_IDS)


def observe(state: State, seat: int) -> list[float]:
    """Who is asked what, then every player from the viewer on, then the Mob.

    Places of players that do not sit at this table are zeros.
    """
    assert isinstance(state, Heroes)
    viewer = max(seat, 0)
    seats = int(state.box.seats)
    seen = one_hot(viewer, SEATS)
    seen += one_hot(turn_from(viewer, int(state.seat), seats), SEATS)
    seen += one_hot(turn_from(viewer, int(state.field.turn), seats), SEATS)
    seen += one_hot(int(state.stage), len(STAGE_IDS))
    seen += one_hot(int(state.box.mode), len(MODE_IDS))
    seen += [
        int(state.field.round) / 30,
        int(state.field.phase) / 3,
        int(state.field.part) / 3,
    ]
    seen += one_hot(int(state.field.card), int(state.box.cards.count))
    seen += one_hot(int(state.field.event), int(state.box.cards.count))
    seen += [
        (int(state.field.event_foe) + 1) / SEATS,
        (int(state.field.event_hero) + 1) / (MOB + 1),
    ]
    seen += see_use(state.field.use)
    before = len(seen)
    for turn in range(seats):
        seen += see_seat(state, (viewer + turn) % seats, seat)
    each = (len(seen) - before) // seats
    seen += [0.0] * (each * (SEATS - seats))
    return seen + see_hero(state, MOB)


def turn_from(viewer: int, seat: int, seats: int) -> int:
    return (seat - viewer) % seats if seat >= 0 else -1


def one_hot(index: int, length: int) -> list[float]:
    return [1.0 if at == index else 0.0 for at in range(length)]


def see_use(use: Use) -> list[float]:
    """The move under way: its number, its user and what it has chosen."""
    if use.move < 0:
        return [0.0] * 10
    chosen = (use.actor, use.enemy, use.foe, use.ally, use.other, use.gear, use.own)
    numbers = (use.move, *chosen, use.times, use.owing)
    return [(int(number) + 1) / 32 for number in numbers]


def see_seat(state: Heroes, owner: int, seat: int) -> list[float]:
    field, cards = state.field, state.box.cards
    count = int(cards.count)
    hand = [int(n) for n in list(field.hands)[owner * count : owner * count + count]]
    numbers = [
        float(field.plays(owner)),
        int(field.side[owner]) / SEATS,
        int(field.kos[owner]) / 4,
        int(field.entries[owner]) / 4,
        int(field.subs[owner]) / 2,
        int(field.pool[owner]) / 8,
        int(field.placings[owner]) / 3,
        int(field.sources[owner]) + int(field.events[owner]) / 2,
        sum(hand) / 8,
        len(field.decks[owner]) / 32,
        float(field.invoker == owner),
    ]
    numbers += [n / 3 for n in hand] if owner == seat else [0.0] * count
    for at in range(owner * SIZE, owner * SIZE + SIZE):
        numbers += see_hero(state, at)
        numbers += [(int(field.plant[at]) + 1) / count, float(field.lit[at])]
        numbers += [(int(field.gear[at]) + 1) / count, int(field.charge[at]) / 4]
        numbers.append(float(field.worked[at]))
    return numbers


def see_hero(state: Heroes, hero: int) -> list[float]:
    field, cards = state.field, state.box.cards
    tokens = [0.0] * TOKENS
    if field.who[hero] < 0:
        return [*([0.0] * (14 + HANDS)), *tokens]
    for group in field.tokens:
        if bearer_of(group) == hero:
            grown = 0.5 if is_fresh(group) else 1.0
            lasts = (1 + int(turns_of(group))) / 2
            tokens[kind_of(group)] += grown * int(size_of(group)) * lasts / 3
    attached = [int(field.attached[hero * HANDS + at]) for at in range(HANDS)]
    numbers = [
        1.0,
        (int(field.who[hero]) + 1) / len(cards.ids),
        int(health(field, hero)) / 8,
        int(field.guard[hero]) / 4,
        int(field.shield[hero]) / 4,
        int(field.insight[hero]) / 2,
        int(field.energy[hero]) / 4,
        int(speed(field, hero)) / 10,
        int(strength(field, hero)) / 3,
        int(field.turned[hero]) / 2,
        int(field.used[hero]) / 255,
        float(field.common[hero]),
        float(field.placed[hero]),
        float(field.active == hero) + float(hero in list(field.order)) / 2,
    ]
    return [*numbers, *[(card + 1) / len(cards.ids) for card in attached], *tokens]
