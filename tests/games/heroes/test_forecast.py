"""What a view foretells is what then happens."""

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import HERO_IDS
from sobremesa.games.heroes.forecast import Forecast
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.rules_tokens import speed, strength
from sobremesa.games.heroes.view import View, view
from sobremesa.games.heroes.view_heroes import Hero
from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.log import Event, Journal, Silence

from .scene import scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"deck.1": "living_grove", "deck.2": "black_lab"}),
    (2, {"deck.1": "veiled_circle", "deck.2": "iron_bulwark"}),
    (2, {"preset": "melee"}),
    (2, {"mode": "challengers", "mob": "mob_swarm_queen"}),
    (2, {"mode": "challengers", "mob": "mob_star_devourer"}),
    (4, {"mode": "challengers"}),
    (3, {"mode": "arena"}),
    (4, {"mode": "teams"}),
]
CHOOSES = ("target", "target_gear", "opponent")
LATER = {
    *("6.3/active", "10.26/acts", "8.4/lapses", "8.11/rolls", "8.2/ripens"),
    *("3.1/turn", "9.53/works", "4.10/stored"),
}


def positions(seats: int, options: dict[str, Any], seeds: int) -> Iterator[Heroes]:
    for seed in range(seeds):
        dice = Fast(seed)
        state = GAME.new(GAME.set_up(options, seats), seats, dice, Silence())
        assert isinstance(state, Heroes)
        while state.seat >= 0:
            yield state
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, Silence())


def look(state: Heroes) -> View:
    return view(state, -1)


def ways(state: Heroes, action: int, said: list[Event]) -> Iterator[list[Event]]:
    """All that is said after an answer, for each way to choose on; dice do not matter.

    Up to where the action is over.
    """
    journal = Journal()
    twin = state.clone()
    twin.apply(action, Fast("any"), journal)
    told = said + journal.events
    acted = any(event.key in LATER for event in journal.events)
    stage = GAME.stages[twin.stage]
    if twin.seat >= 0 and not acted and stage in CHOOSES and same(state, twin):
        for further in twin.legal():
            yield from ways(twin, further, told)
    else:
        ends = [at for at, event in enumerate(told) if event.key in LATER]
        yield told[: ends[0]] if ends else told


def same(state: Heroes, twin: Heroes) -> bool:
    """Whether it is the same use that is still being chosen for."""
    one, two = state.field.use, twin.field.use
    return (one.move, one.actor, one.times) == (two.move, two.actor, two.times)


def suffered(events: list[Event], hero: int) -> tuple[int, int, int, bool]:
    lost = {"7.6/shield": 0, "7.7/protection": 0, "7.8/health": 0}
    falls = False
    for event in events:
        if event.key in lost and event.numbers[0] == hero:
            lost[event.key] += event.numbers[1]
        falls |= event.key == "7.11/falls" and event.numbers[0] == hero
        falls |= event.key == "10.29/falls" and HERO_IDS[hero] == "mob"
    shield, protection, health = lost.values()
    return shield, protection, health, falls


def wrong_forecast(state: Heroes, one: Forecast) -> str:
    """What is wrong with it, if anything is."""
    action = GAME.table.number(f"target {one.place}")
    hero = HERO_IDS.index(one.place)
    tales = [suffered(events, hero) for events in ways(state, action, [])]
    columns = list(zip(*tales, strict=True))
    spans = (one.shield, one.protection, one.health)
    told = [(span.least, span.most) for span in spans]
    seen = [(min(column), max(column)) for column in columns[:3]]
    falls = (all(columns[3]), any(columns[3]))
    if told == seen and falls == (one.falls, one.may_fall):
        return ""
    return f"{one} but {seen} {falls}"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_target_loses_what_was_foretold(seats: int, options: dict[str, Any]) -> None:
    wrong, checked = [], 0
    for state in positions(seats, options, 3):
        if GAME.stages[state.stage] == "target":
            for one in look(state).forecast:
                checked += 1
                if told := wrong_forecast(state, one):
                    wrong.append(told)

    assert [] == wrong
    assert checked > 0 or "mode" in options


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_tokens_lapse_when_it_was_foretold(seats: int, options: dict[str, Any]) -> None:
    wrong, checked = [], 0
    for number, state in enumerate(positions(seats, options, 2)):
        if number % 11 == 0 and len(state.field.tokens) > 0:
            told = foretold(look(state))
            walk = Walk(state.clone(), max(max(turns) for turns in told.values()))
            for (place, kind), turns in told.items():
                if place not in walk.touched and max(turns) < walk.rounds:
                    checked += 1
                    if turns != walk.lapsed.get((place, kind), [])[: len(turns)]:
                        wrong.append((place, kind, turns, walk.lapsed))

    assert [] == wrong
    assert checked > 0


def foretold(seen: View) -> dict[tuple[str, str], list[int]]:
    """Of the groups of each bearer and kind, in their order, when they lapse."""
    found: dict[tuple[str, str], list[int]] = {}
    for hero in heroes(seen):
        for token in hero.tokens:
            found.setdefault((hero.id, token.kind), []).append(token.lapses_in)
    return found


def heroes(seen: View) -> list[Hero]:
    spots = [spot.hero for player in seen.players for spot in player.team]
    if seen.mob:
        spots.append(seen.mob.hero)
    return [hero for hero in spots if hero]


class Walk:
    """From here on nobody does more than must be, and every die shows its highest.

    In which Resolution of its player each token lapses, and whose tokens changed by
    anything else.
    """

    def __init__(self, state: Heroes, most: int) -> None:
        self.lapsed: dict[tuple[str, str], list[int]] = {}
        self.touched: set[str] = set()
        self.coop = bool(state.box.coop)
        self.turns = dict.fromkeys(range(7), 0)  # Resolutions begun, by seat
        if GAME.stages[state.stage] != "discard" or state.field.use.move >= 0:
            self.turns[int(state.field.turn)] = 1
        self.rounds = 1
        last = int(state.field.round) + most + 1
        while state.seat >= 0 and state.field.round < last:
            journal = Journal()
            state.apply(idle(state), High(), journal)
            for event in journal.events:
                self.read(event)

    def read(self, event: Event) -> None:
        key, first = event.key, event.numbers[0]
        if key == "3.1/turn":
            self.turns[first] += 1
        elif key == "3.10/round":
            self.rounds += 1
        elif key == "8.4/lapses":
            kind = GAME.kinds["token"][event.numbers[1]]
            turn = self.rounds if self.coop else self.turns[first // 4]
            self.lapsed.setdefault((HERO_IDS[first], kind), []).append(turn)
        elif key in TOUCHES:
            self.touched.add(HERO_IDS[first])
        elif key == "5.4/placed":
            self.touched.add(HERO_IDS[event.numbers[2]])
        elif key == "7.15/leaves":
            self.touched |= {f"{first + 1}{letter}" for letter in "abcd"}


TOUCHES = ("9.12/given", "9.12/stacked", "8.32/stripped", "8.10/cured", "7.11/falls")


class High(Dice):
    """Every die shows its highest."""

    def below(self, sides: int) -> int:
        return sides - 1


def idle(state: Heroes) -> int:
    legal = state.legal()
    for text in ("done", "pass", "keep", "stop"):
        if GAME.table.number(text) in legal:
            return GAME.table.number(text)
    return legal[0]


def test_a_fresh_token_in_coop_waits_for_the_second_common_resolution() -> None:
    coop = scene("1a anvil tokens=~stun", options={"mode": "challengers"})

    assert {("1a", "stun"): [2]} == foretold(look(coop.heroes))


def test_a_choice_to_come_makes_a_span() -> None:
    duel = scene(
        "1a pollinator energy=1 tokens=weakness\n1b anvil\n2a anvil\n2b anvil",
        fight="1a",
    )
    duel.play("act 2")  # heal 3 ally; remove debuff ally; damage 1 enemy

    one = look(duel.heroes).forecast[0]

    assert (0, 1) == (one.protection.least, one.protection.most)


def test_a_friend_is_told_what_it_would_lose() -> None:
    duel = scene("1a anvil damage=5\n1b oracle\n1s1 fusion_core")
    duel.play("activate s1")  # pool 2; damage 1 pierce ally

    told = {
        one.place: (one.health.most, one.falls) for one in look(duel.heroes).forecast
    }

    assert {"1a": (1, True), "1b": (1, False)} == told


@pytest.mark.parametrize(("seats", "options"), TABLES[:5])
def test_sums_are_those_of_the_rules(seats: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(positions(seats, options, 1)):
        if number % 7 == 0:
            for hero in heroes(look(state)):
                at = HERO_IDS.index(hero.id)
                assert speed(state.field, at) == hero.speed.total
                assert strength(state.field, at) == hero.might.total


def test_the_mob_does_what_was_foretold() -> None:
    rows = 0
    for seats in (2, 4):
        for state in positions(seats, {"mode": "challengers"}, 2):
            mob, twin, journal = look(state).mob, state.clone(), Journal()
            twin.apply(twin.legal()[-1], Fast("mob"), journal)
            acts = [e.numbers[0] for e in journal.events if e.key == "10.26/acts"]
            if acts and mob:
                rows += 1
                moves = [GAME.kinds["move"][move] for move in acts]
                assert moves == mob.next_row[: len(moves)]

    assert rows > 3
