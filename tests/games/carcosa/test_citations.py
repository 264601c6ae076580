"""What is told is true where it is told: some events, in random matches."""

from collections.abc import Callable

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import (
    ARMORY,
    BRAWLER,
    CHAMBER,
    CORPSE,
    CURSED,
    DIVAN,
    DOORS,
    ELEVATOR,
    FURY,
    HEALER,
    HIGH_ROLLER,
    LOWEST,
    MEAL,
    MONASTERY,
    NOBODY,
    PENDANT,
    PROTECTED,
    PSYCHIC,
    QUEEN,
    SACK_MAN,
    SALON,
    SCOUT,
    SERENITY,
    SERVANT,
    SPIDERLING,
    TANK,
    TRAPDOOR,
)
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.games.carcosa.rules_table import NO_CARD, House
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import NONE, Silence
from sobremesa.kernel.witness import Witness

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

Test = Callable[[House, int, int], bool]


def role(wanted: int) -> Test:
    return lambda house, s, b: house.souls[s].role == wanted


def in_special(kind: int) -> Test:
    return lambda house, s, b: house.face(house.souls[s].node) == kind


def by_card(card: int) -> Test:
    return lambda house, s, b: house.card == card and house.revealer != NOBODY


def at_rounds_end(house: House, a: int, b: int) -> bool:
    return house.active == NOBODY


def suffers(house: House, tank: int, other: int) -> bool:
    soul = house.souls[tank]
    together = soul.node == house.souls[other].node
    return soul.role == TANK and soul.guard == other and together


def on_kings_floor(house: House, s: int, b: int) -> bool:
    return house.active == NOBODY and house.king_on(house.floor(s))


def beside_a_curse(house: House, s: int, b: int) -> bool:
    cursed = [t for t, soul in enumerate(house.souls) if soul.status[CURSED] > 0]
    return any(house.floor(t) == house.floor(s) for t in cursed)


def under_the_queen(house: House, s: int, b: int) -> bool:
    queen = house.monster(QUEEN)
    return queen is not None and queen.node // 5 == house.floor(s)


def with_the_old_man(house: House, s: int, node: int) -> bool:
    old = house.monster(SACK_MAN)
    return old is not None and old.node == house.souls[s].node == node


WHERE: dict[str, Test] = {
    "1.3/turn": lambda house, s, b: house.active == s,
    "1.11/check": lambda house, s, b: house.card != NO_CARD and house.revealer == s,
    "4.13/ends": lambda house, s, b: house.active == s and house.turn_over,
    "5.7/limit": lambda house, s, b: house.revealed >= house.settings.chain_limit,
    "6.2/loses": at_rounds_end,
    "6.4/loses": on_kings_floor,
    "6.6/blocked": lambda house, die, floor: house.false_king_on(floor),
    "6.8/moved": at_rounds_end,
    "7.4/stays": lambda house, s, b: house.false_king_on(house.floor(s)),
    "8.7/skips": at_rounds_end,
    "8.10/reacts": role(BRAWLER),
    "8.16/freezes": under_the_queen,
    "8.17/leaves": lambda house, kind, b: kind == SPIDERLING and house.active == NOBODY,
    "8.17/carries": with_the_old_man,
    "8.18/leaves": lambda house, kind, b: kind in (SPIDERLING, SERVANT),
    "8.19/rolls": lambda house, s, b: house.souls[s].is_trapped(),
    "9.6/collapses": lambda house, s, b: house.souls[s].sanity == LOWEST,
    "9.14/loses": beside_a_curse,
    "9.17/ignores": lambda house, s, b: house.souls[s].status[PROTECTED] > 0,
    "9.18/recovers": lambda house, s, b: house.souls[s].status[SERENITY] > 0,
    "11.1/recovers": lambda house, s, b: role(HEALER)(house, house.active, b),
    "11.2/guards": role(TANK),
    "11.2/suffers": suffers,
    "11.3/doubles": role(HIGH_ROLLER),
    "11.4/steady": role(SCOUT),
    "11.4/stumbles": role(SCOUT),
    "11.6/looks": role(PSYCHIC),
    "12.4/fetches": in_special(ARMORY),
    "12.4/stores": in_special(ARMORY),
    "12.5/through": in_special(DOORS),
    "12.6/ritual": in_special(CHAMBER),
    "12.7/gains": in_special(SALON),
    "12.8/prays": in_special(MONASTERY),
    "13.8/spares": lambda house, s, b: house.souls[s].items[PENDANT] > 0,
    "14.1/loses": by_card(FURY),
    "14.2/stays": by_card(CORPSE),
    "14.4/recovers": by_card(MEAL),
    "14.5/recovers": by_card(DIVAN),
    "14.8/rises": by_card(ELEVATOR),
    "14.9/falls": by_card(TRAPDOOR),
}


class Doubter(Witness):
    """Looks at the house whenever it is told something."""

    def __init__(self) -> None:
        super().__init__()
        self.house: House | None = None
        self.told: set[str] = set()

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        if key in WHERE and self.house is not None:
            self.told.add(key)
            a, b, *_ = (*numbers, NONE, NONE)
            assert WHERE[key](self.house, a, b), f"{key} {numbers}"


LONG: dict[str, object] = {"house_loss": 0, "presence_d": 1, "max_rounds": 14}


@pytest.mark.parametrize("options", [{}, {"preset": "gentle"}, LONG])
def test_events_are_told_where_their_rule_applies(options: dict[str, object]) -> None:
    doubter = Doubter()
    for seats in (1, 3, 4):
        for seed in range(15):
            dice = Fast(seed)
            state = GAME.new(GAME.set_up(options, seats), seats, dice, Silence())
            assert isinstance(state, Carcosa)
            doubter.house = state.house
            while state.seat >= 0:
                legal = state.legal()
                state.apply(legal[dice.below(len(legal))], dice, doubter)

    assert len(doubter.told) > len(WHERE) * 2 // 3, set(WHERE) - doubter.told
