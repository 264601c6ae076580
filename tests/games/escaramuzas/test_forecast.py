"""What a view foretells is what then happens: over random positions, by playing on."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.actions import (
    ACTIVATE,
    ATTACK,
    DEFEND,
    MODE,
    MOVE_TO,
    TO,
)
from sobremesa.games.escaramuzas.content import UNITS, side_of, units_of
from sobremesa.games.escaramuzas.forecast import Aim, Defence, Spot
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.games.escaramuzas.rules_points import end_round
from sobremesa.games.escaramuzas.rules_table import STANDING, Attack
from sobremesa.games.escaramuzas.seen import Unit, View
from sobremesa.kernel.dice import Fast, Scripted
from sobremesa.kernel.errors import NeedRoll
from sobremesa.kernel.log import Event, Journal, Silence

from .crowd import crowd
from .scene import ACTS, LABEL_IDS

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SIDES = ("red", "blue")
MATCHES: list[dict[str, object]] = [
    {},
    {"preset": "espresso", "map": "old_town", "deploy_gap": 30},
    {"map": "bar_table", "hit_on": 5, "cover_penalty": 2, "panic_defence": True},
    {"map": "black_swamp", "run_melee": False, "contact": 5, "hit_on": 3},
    {"map": "watchtowers", "evade_choice": False, "light_max": 2, "wound_limit": 5},
    {"map": "random", "self_wounds": False, "vp_tiers": "highest", "objectives": 7},
    {"map": "three_bridges", "panic": False, "melee_mandatory": False, "range": 12},
]


CROWDS = 14  # positions a match of decisions begins with
SPAN = 12  # decisions played from each


def some(number: int, most: int, *stages: int) -> list[tuple[Escaramuzas, View]]:
    """A few decisions at some stages, as the one asked sees them."""
    luck, found = Random(number), []
    for _ in range(CROWDS):
        state, dice = crowd(luck, MATCHES[number]), Fast(luck.randrange(10**9))
        for _ in range(SPAN):
            if state.seat < 0:
                break
            if state.stage in stages:
                found.append(state.clone())
            answers = GAME.shortlist(state) if luck.random() < 0.4 else state.legal()
            state.apply(luck.choice(answers), dice, Silence())
    return [
        (state, seen_by(state, int(state.seat)))
        for state in luck.sample(found, min(most, len(found)))
    ]


def seen_by(state: Escaramuzas, seat: int) -> View:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


# Points


def check_rows(state: Escaramuzas, view: View) -> None:
    twin, journal = state.clone(), Journal()
    end_round(twin.field, journal)
    scored = {
        (SIDES[event.numbers[0]], GAME.kinds["row"][event.numbers[1]]): event.numbers[2]
        for event in journal.events
        if event.key == "15.1/scores"
    }
    told = {
        (side.id, row.id): row.times
        for side in view.sides
        for row in side.rows
        if row.times
    }
    owners = [("red", "blue", "")[int(owner)] for owner in twin.field.owner]
    assert owners == [flag.next for flag in view.objectives]
    assert scored == told
    assert all(row.open for side in view.sides for row in side.rows if row.times)


# Who can attack whom


def offered(state: Escaramuzas) -> list[str]:
    """Targets that are legal in the attack step on the table."""
    return [
        LABEL_IDS[a - ACTS.target]
        for a in state.legal()
        if ACTS.target <= a < ACTS.help
    ]


def standing(state: Escaramuzas, unit: int) -> Escaramuzas:
    """As if this unit had been activated and stood."""
    twin = state.clone()
    field = twin.field
    field.attack = Attack()
    field.actor, field.mode, field.chained = unit, STANDING, False
    field.spent = True
    field.ask(ATTACK, field.owner_of(unit))
    twin.put()
    return twin


def least_hit(state: Escaramuzas, target: str) -> int:
    """The lowest face that hits when all dice of an attack show it."""
    for face in range(1, 7):
        journal = Journal()
        roll(no_hands(state), ACTS.target + LABEL_IDS.index(target), face, journal)
        if any(event.key in ("8.3/hits", "8.2/exito") for event in journal.events):
            return face
    raise AssertionError("not even a six hits")


def roll(state: Escaramuzas, action: int, face: int, journal: Journal) -> Escaramuzas:
    """Every die that is needed shows this face."""
    script: list[int] = []
    while True:
        twin, said = state.clone(), Journal()
        try:
            twin.apply(action, Scripted(script), said)
        except NeedRoll as need:
            script.append(min(face, need.sides) - 1)
        else:
            journal.events = said.events
            return twin


def no_hands(state: Escaramuzas) -> Escaramuzas:
    """Without cards, and with turns to come: an attack goes on to its end, no more."""
    twin = state.clone()
    field = twin.field
    for at in range(len(field.hands)):
        field.hands[at] = field.shown[at] = 0
    for side in (0, 1):
        field.points[side] = 9
        field.ready[side] = field.alive[side]
    return twin


def check_unit(state: Escaramuzas, seen: Unit) -> None:
    field = state.field
    unit = int(field.unit(SIDES.index(seen.side), LABEL_IDS.index(seen.id)))
    twin = standing(state, unit)
    assert offered(twin) == seen.fights + seen.targets
    assert bool(seen.fights) == bool(field.contacts(unit))
    for target, needed in zip(seen.targets, seen.needed, strict=True):
        assert needed == least_hit(twin, target)


# Destinations


def check_spot(state: Escaramuzas, spot: Spot, *, freely: bool) -> None:
    journal = Journal()
    action = TO + GAME.kinds["point"].index(spot.id)
    unit = int(state.field.actor)
    safe = next(f for f in range(1, 7) if not state.field.box.danger >> f & 1)
    twin = roll(no_hands(state), action, safe, journal)
    keys = [event.key for event in journal.events]
    assert spot.danger == ("6.6/safe" in keys)
    assert spot.slow == ("6.5/difficult" in keys)
    assert not (freely and (spot.danger or spot.slow))
    asked = twin.stage == ATTACK and twin.field.actor == unit
    assert (offered(twin) if asked else []) == spot.fights + spot.targets
    for target, needed in zip(spot.targets, spot.needed, strict=True):
        assert needed == least_hit(twin, target)
    label = LABEL_IDS[state.field.label(unit)]
    threats, later = {}, []
    for enemy in units_of(1 - side_of(unit)):
        if twin.field.lives(enemy) and not twin.field.contacts(enemy):
            shooter = standing(twin, enemy)
            name = LABEL_IDS[twin.field.label(enemy)]
            if label in offered(shooter) and could_be_chosen(state, enemy):
                threats[name] = least_hit(shooter, label)
            elif label in offered(shooter):
                later.append(name)
    assert threats == dict(zip(spot.threats, spot.exposed, strict=True))
    last = state.field.round == state.field.box.rounds
    assert ([] if last else later) == spot.later


def could_be_chosen(state: Escaramuzas, unit: int) -> bool:
    """Whether the unit is offered in a turn of its side's seats, if one comes."""
    side, owner = int(side_of(unit)), int(state.field.owner_of(unit))
    if state.field.points[side] == 0 or state.field.passed >> owner & 1:
        return False
    twin = state.clone()
    twin.field.turned = 0
    twin.field.ask(ACTIVATE, owner)
    twin.put()
    return ACTS.unit + int(twin.field.label(unit)) in twin.legal()


# Chances


@dataclass
class Fate:
    """What comes of an attack, as chances."""

    gone: float = 0.0  # the target
    lost: float = 0.0  # the attacker
    hurt: float = 0.0  # it is wounded or flees
    missed: float = 0.0  # no die hits, or none counts

    def add(self, other: "Fate", part: float) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + part * value)


class Playing:
    """An attack to its end by all dice, the target answering so that it stays."""

    def __init__(self, state: Escaramuzas, attacker: int, target: int) -> None:
        self.target = target
        labels = [int(state.field.label(unit)) for unit in (attacker, target)]
        self.own = (int(side_of(attacker)), labels[0])
        self.other = (int(side_of(target)), labels[1])
        self.known: dict[object, Fate] = {}

    def answer(self, state: Escaramuzas) -> Fate:
        """The best of its answers."""
        field = state.field
        health, wounds = int(field.health[self.target]), int(field.wounds[self.target])
        key = (health, wounds, tuple(field.attack.hits), int(field.attack.ones))
        if key not in self.known:
            legal = [
                action for action in (ACTS.evade, ACTS.take) if action in state.legal()
            ]
            fates = [self.after(state, action) for action in legal]
            self.known[key] = min(fates, key=lambda fate: fate.gone)
        return self.known[key]

    def after(self, state: Escaramuzas, action: int) -> Fate:
        total = Fate()
        for part, twin, events in every_roll(state, action):
            fate = self.told(events)
            if twin.seat >= 0 and twin.stage == DEFEND:
                fate.add(self.answer(twin), 1.0)
            total.add(fate, part)
        return total

    def told(self, events: list[Event]) -> Fate:
        keys = {event.key for event in events}
        said = {(event.key, *event.numbers[:2]) for event in events}
        fled = ("9.5/panics", *self.own) in said
        missed = bool(keys & {"8.2/critical", "8.3/misses"}) or fled
        missed = missed and (fled or not keys & {"8.3/hits", "8.2/exito"})
        return Fate(
            gone=float(("9.6/removed", *self.other) in said),
            lost=float(("9.6/removed", *self.own) in said),
            hurt=float(fled or ("9.2/critical", *self.own) in said),
            missed=float(missed),
        )


def every_roll(
    state: Escaramuzas, action: int
) -> Iterator[tuple[float, Escaramuzas, list[Event]]]:
    """All outcomes of the dice; of cards drawn, only the first."""
    scripts: list[tuple[float, list[int]]] = [(1.0, [])]
    while scripts:
        part, script = scripts.pop()
        twin, journal = state.clone(), Journal()
        try:
            twin.apply(action, Scripted(script), journal)
        except NeedRoll as need:
            faces = range(need.sides if need.sides == 6 else 1)
            scripts += [(part / len(faces), [*script, face]) for face in faces]
        else:
            yield part, twin, journal.events


def resistance(state: Escaramuzas, unit: int) -> int:
    kind = GAME.kinds["type"][state.field.box.kind[unit]]
    return {"domucor": 1, "baramon": 3, "alpha": 4}.get(kind, 2)


def check_aim(state: Escaramuzas, aim: Aim) -> None:
    """At the attack step: the aim's numbers, and its odds by every roll."""
    attacker = int(state.field.actor)
    target = int(state.field.unit(1 - side_of(attacker), LABEL_IDS.index(aim.id)))
    journal = Journal()
    action = ACTS.target + LABEL_IDS.index(aim.id)
    bare = no_hands(state)
    roll(bare, action, 6, journal)
    said = [event for event in journal.events if event.key.startswith("8.2")]
    assert aim.dice == len(said)
    assert {aim.modifier} == {event.numbers[1] for event in said}
    assert aim.close == any(event.key == "8.1/fights" for event in journal.events)
    assert aim.needed == least_hit(state, aim.id)
    assert aim.square == state.field.square(attacker, target)
    if aim.dice + resistance(state, target) > 4:
        return  # too many rolls
    fate = Playing(state, attacker, target).after(bare, action)
    odds = aim.odds
    foretold = (odds.kill, odds.lost, odds.wound, 1 - odds.hit)
    happens = (fate.gone, fate.lost, fate.hurt, fate.missed)
    assert foretold == pytest.approx(happens, abs=2e-4)


def check_defence(state: Escaramuzas, seen: Defence) -> None:
    attack = state.field.attack
    attacker, target = int(attack.attacker), int(attack.target)
    assert seen.value == (0 if attack.hits[0] == 9 else attack.hits[0])
    if resistance(state, target) > 2:
        return  # too many rolls
    bare = no_hands(state)
    fight = Playing(state, attacker, target)
    out = {action: fight.after(bare, action).gone for action in bare.legal()}
    if ACTS.take in out:
        assert seen.out_taking == pytest.approx(out[ACTS.take], abs=2e-4)
    if ACTS.evade in out:
        assert seen.out_evading == pytest.approx(out[ACTS.evade], abs=2e-4)
        evaded = ones = 0.0
        for part, _, events in every_roll(bare, ACTS.evade):
            dice = [event for event in events if event.key == "8.6/rolls"][: seen.dice]
            evaded += part * ("8.6/evaded" in [event.key for event in events])
            ones += part * (1 in [event.numbers[0] for event in dice])
        assert (seen.evade, seen.ones) == pytest.approx((evaded, ones), abs=2e-4)
        assert seen.dice == resistance(state, target)


# All of it


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_rows_of_points_are_those_of_a_round_that_ends_now(number: int) -> None:
    for state, view in some(number, 30, ACTIVATE, MODE, ATTACK, DEFEND):
        check_rows(state, view)


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_every_unit_could_attack_whom_its_view_names(number: int) -> None:
    for state, view in some(number, 3, ACTIVATE):
        assert len(view.units) == sum(state.field.lives(unit) for unit in range(UNITS))
        for seen in Random(number).sample(view.units, min(8, len(view.units))):
            check_unit(state, seen)


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_a_destination_is_as_foretold(number: int) -> None:
    for state, view in some(number, 5, MOVE_TO):
        assert view.choices.points == [spot.id for spot in view.choices.spots]
        for spot in Random(number).sample(
            view.choices.spots, min(4, len(view.choices.spots))
        ):
            check_spot(state, spot, freely=state.field.freely)


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_areas_are_the_destinations_of_each_mode(number: int) -> None:
    for state, view in some(number, 4, MODE):
        for mode, area in (("walk", view.choices.walk), ("run", view.choices.run)):
            action = GAME.table.number(mode)
            points: list[str] = []
            if action in state.legal():
                twin = state.clone()
                twin.apply(action, Fast(0), Silence())
                points = [GAME.kinds["point"][a - TO] for a in twin.legal()]
            assert points == area


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_an_attack_is_as_foretold(number: int) -> None:
    for state, view in some(number, 6, ATTACK):
        assert offered(state) == [aim.id for aim in view.choices.aims]
        for aim in view.choices.aims[:2]:
            check_aim(state, aim)


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_a_unit_that_stood_could_attack_as_foretold(number: int) -> None:
    for state, view in some(number, 3, MODE):
        twin = state.clone()
        twin.apply(ACTS.stand, Fast(0), Silence())
        assert twin.stage == ATTACK
        assert seen_by(twin, int(twin.seat)).choices.aims == view.choices.aims


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_a_hit_is_evaded_or_taken_as_foretold(number: int) -> None:
    for state, view in some(number, 6, DEFEND):
        assert view.attack is not None
        assert view.attack.defence is not None
        check_defence(state, view.attack.defence)
