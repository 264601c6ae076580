"""What one seat of Stratum sees, built up from nothing; and what it could believe."""

from typing import Final

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State

from .actions import DESTINATION, STAGE_IDS
from .content import (
    ATTACHMENT_IDS,
    CARD_IDS,
    CARDS,
    CARNIVORE,
    FACTIONS,
    FUNGI,
    HERBIVORE,
    HIBERNATION,
    INDUSTRY,
    IVY,
    MACROFUNGUS,
    MUSHROOM,
    NATURE,
    NO_CARD,
    ORIGINS,
    PLANT,
    POPULATION,
    RABIES,
    SEAT_IDS,
    SEATS,
    SPACE_IDS,
    THING_IDS,
    WIDTH,
)
from .position import dump_counts, dump_target
from .rules import Stratum
from .rules_cards import buildable, facing, felled
from .rules_decks import eyes, hand_size, next_card
from .rules_ecosystem import (
    ivy_ready,
    why_carnivore_dies,
    why_carnivore_grows,
    why_herbivore_dies,
    why_herbivore_grows,
)
from .rules_table import Land

# The steps of ST-10: what may change, whether it dies, and the conditions for it.
STEPS: Final = {
    "10.2": (HERBIVORE, True, ("P = 0", "H ≥ P + {gap}", "C ≥ H + {gap}")),
    "10.3": (HERBIVORE, False, ("C = 0", "H ≥ C + {gap}", "P ≥ H + {gap}")),
    "10.4": (CARNIVORE, True, ("H = 0", "C ≥ H + {gap}")),
    "10.5": (CARNIVORE, False, ("H ≥ C + {gap}",)),
}
FACTION_IDS: Final = {NATURE: "nature", FUNGI: "fungi", INDUSTRY: "industry"}


class Thing(msgspec.Struct, frozen=True):
    """A card, mushroom or macrofungus in a space."""

    kind: str
    stamp: int
    origin: str
    marked: bool
    attachment: str  # "" for none
    attached: int
    ready: bool  # an Ivy that will act at the end of this round, as things are


class Space(msgspec.Struct, frozen=True):
    """A space and its pile, from bottom to top."""

    id: str
    things: list[Thing]


class Territory(msgspec.Struct, frozen=True):
    id: str
    construction: int  # its stamp, 0 for none
    blocked: list[str]  # why it cannot be built on: the four tests of ST-8.1
    felled: list[int]  # stamps of the plants that building here would kill
    faces: str  # the territory at the other side of the table
    spaces: list[Space]


class Player(msgspec.Struct, frozen=True):
    """A seat as this viewer sees it."""

    id: str
    faction: str
    hand_size: int
    deck_size: int
    hand: dict[str, int] | None  # None: not for these eyes
    discards: dict[str, int]


class Lamp(msgspec.Struct, frozen=True):
    """One step of the ecosystem, if it acted now: on with its condition, or off."""

    rule: str
    thing: str
    dies: bool  # else it grows
    clause: str  # of several conditions the one that holds: "a", "b", "c"
    test: str  # that condition: "H ≥ P + 2"; "" for off
    prevented: bool  # on, but the marked card hibernates or there is none


class Goals(msgspec.Struct, frozen=True):
    """What the factions need, and how far they are."""

    plants: list[int]  # each: now, needed
    herbivores: list[int]
    carnivores: list[int]
    growths: list[int] | None  # in place of the census (ST-14.2)
    constructions: list[int]
    macrofungi: list[int]
    mushrooms: list[int]  # on the table, needed for a macrofungus


class View(msgspec.Struct, frozen=True):
    seat: str  # whose eyes: "" for a spectator
    asked: str  # who decides: "" when over
    stage: str
    round: int
    max_rounds: int
    actions_left: int
    population_used: bool
    influence_used: bool
    exclusives_used: int
    card: str  # being played
    target: str  # chosen for it: space and attachment
    taken: list[str]  # mushrooms chosen for a macrofungus
    territories: list[Territory]
    players: list[Player]
    lamps: list[Lamp]
    goals: Goals
    winners: list[str]


def view(state: State, seat: int) -> View:
    assert isinstance(state, Stratum)
    seen = see_public(state)
    return seen if seat < 0 else besides(state, seat, seen)


def besides(state: State, seat: int, seen: View) -> View:
    """What everyone sees, and what this seat sees besides."""
    assert isinstance(state, Stratum)
    players = [see_hand(state, player, seat) for player in seen.players]
    return replace(seen, seat=SEAT_IDS[seat], players=players)


def see_public(state: Stratum) -> View:
    over = state.seat < 0
    return View(
        seat="",
        asked="" if over else SEAT_IDS[state.seat],
        stage="over" if over else STAGE_IDS[state.stage],
        round=int(state.round),
        max_rounds=int(state.box.max_rounds),
        actions_left=int(state.actions_left),
        population_used=state.population_used,
        influence_used=state.influence_used,
        exclusives_used=int(state.exclusives_used),
        card="" if state.card == NO_CARD else CARD_IDS[state.card],
        target=dump_target(int(state.target)) if state.stage == DESTINATION else "",
        taken=[SPACE_IDS[space] for space in state.taken],
        territories=see_territories(state),
        players=[see_player(state, at) for at in range(SEATS)],
        lamps=see_lamps(state.land),
        goals=see_goals(state),
        winners=see_winners(state) if over else [],
    )


def see_territories(state: Stratum) -> list[Territory]:
    land, width = state.land, int(state.box.width)
    piles: list[list[int]] = [[] for _ in SPACE_IDS]  # rows by space
    for row, space in enumerate(land.space):
        piles[space].append(row)
    return [
        Territory(
            id=seat,
            construction=int(land.built[at]),
            blocked=why_not_build(land, at, piles),
            felled=[int(stamp) for stamp in felled(land, at)]
            if buildable(land, at)
            else [],
            faces=SEAT_IDS[facing(at)],
            spaces=[
                Space(id=SPACE_IDS[space], things=see_pile(land, piles[space]))
                for space in range(at * WIDTH, at * WIDTH + width)
            ],
        )
        for at, seat in enumerate(SEAT_IDS)
    ]


def why_not_build(land: Land, territory: int, piles: list[list[int]]) -> list[str]:
    """The tests of ST-8.1 that fail now."""
    first = territory * WIDTH
    rows = [row for pile in piles[first : first + WIDTH] for row in pile]
    plants = sum(1 for row in rows if land.kind[row] == PLANT)
    tests = {
        "construction": land.built[territory] > 0,
        "carnivore": any(land.kind[row] == CARNIVORE for row in rows),
        "rabies": any(land.tab[row] == RABIES for row in rows),
        "plants": plants < land.box.plants_to_build,
    }
    failed = [name for name, failing in tests.items() if failing]
    assert bool(failed) != buildable(land, territory)
    return failed


def see_pile(land: Land, rows: list[int]) -> list[Thing]:
    """Bottom to top: macrofungi, mushrooms, then the population by age (ST-1.5)."""
    if not rows:
        return []
    fungi = sorted(
        (row for row in rows if land.kind[row] >= POPULATION),
        key=lambda row: -land.kind[row],
    )
    cards = [row for row in rows if land.kind[row] < POPULATION]
    return [see_thing(land, row) for row in [*fungi, *cards]]


def see_thing(land: Land, row: int) -> Thing:
    kind, tab = int(land.kind[row]), int(land.tab[row])
    return Thing(
        kind=THING_IDS[kind],
        stamp=int(land.stamp[row]),
        origin=ORIGINS[land.origin[row]],
        marked=kind < POPULATION and land.marks[kind] == land.stamp[row],
        attachment=ATTACHMENT_IDS[tab - 1] if tab else "",
        attached=int(land.tabbed[row]),
        ready=tab == IVY and ivy_ready(land, row),
    )


def see_player(state: Stratum, at: int) -> Player:
    pile = list(state.land.discards)[at * CARDS : at * CARDS + CARDS]
    return Player(
        id=SEAT_IDS[at],
        faction=FACTION_IDS[FACTIONS[at]],
        hand_size=int(hand_size(state.hands, at)),
        deck_size=len(state.decks[at]),
        hand=None,
        discards=dump_counts(pile),
    )


def see_hand(state: Stratum, player: Player, seat: int) -> Player:
    at = SEAT_IDS.index(player.id)
    if not sees(state, seat, at):
        return player
    hand = list(state.hands)[at * CARDS : at * CARDS + CARDS]
    return replace(player, hand=dump_counts(hand))


def sees(state: Stratum, seat: int, owner: int) -> bool:
    """Whether a seat sees an owner's hand; a spectator sees none."""
    return seat >= 0 and bool(eyes(state.box, owner) >> seat & 1)


def see_lamps(land: Land) -> list[Lamp]:
    """What each step would do by the census as it is now, taken by itself."""
    reasons = {
        "10.2": why_herbivore_dies(land),
        "10.3": why_herbivore_grows(land),
        "10.4": why_carnivore_dies(land),
        "10.5": why_carnivore_grows(land),
    }
    dead: set[int] = set()
    lamps = []
    for rule, (kind, dies, tests) in STEPS.items():
        reason = reasons[rule]
        on = reason >= 0 and kind not in dead
        held = on and not free_to_change(land, kind)
        if on and not held and dies:
            dead.add(kind)
        lamps.append(
            Lamp(
                rule=rule,
                thing=THING_IDS[kind],
                dies=dies,
                clause="abc"[reason] if on and len(tests) > 1 else "",
                test=tests[reason].format(gap=land.box.gap) if on else "",
                prevented=held,
            )
        )
    return lamps


def free_to_change(land: Land, kind: int) -> bool:
    stamp = land.marks[kind]
    if stamp == 0:
        return False
    return land.tab[land.row_of(stamp)] != HIBERNATION


def see_goals(state: Stratum) -> Goals:
    land, box = state.land, state.box
    growths = [int(land.growths), int(box.growths_to_win)]
    return Goals(
        plants=[int(land.census(PLANT)), int(box.plants_to_win)],
        herbivores=[int(land.census(HERBIVORE)), int(box.herbivores_to_win)],
        carnivores=[int(land.census(CARNIVORE)), int(box.carnivores_to_win)],
        growths=growths if box.growth_goal else None,
        constructions=[int(land.constructions()), int(box.constructions_to_win)],
        macrofungi=[int(land.count(MACROFUNGUS)), int(box.macrofungi_to_win)],
        mushrooms=[int(land.count(MUSHROOM)), int(box.mushrooms)],
    )


def see_winners(state: Stratum) -> list[str]:
    return [id for at, id in enumerate(SEAT_IDS) if state.winners & FACTIONS[at]]


def redeal(state: State, seat: int, dice: Dice) -> Stratum:
    """The same for these eyes: unseen hands and decks are pooled and dealt again."""
    assert isinstance(state, Stratum)
    twin = state.clone()
    for owner in range(SEATS):
        if not sees(state, seat, owner):
            deal_again(twin, owner, dice)
    return twin


def deal_again(state: Stratum, owner: int, dice: Dice) -> None:
    first = owner * CARDS
    deck = state.decks[owner]
    size = int(hand_size(state.hands, owner))
    for card in range(first, first + CARDS):
        for _ in range(0 if state.box.bag else state.hands[card]):
            deck.mix(card - first)
        state.hands[card] = 0
    for _ in range(size):
        drawn = next_card(state.land, deck, owner, dice, Silence())
        state.hands[first + drawn] += 1
