"""What one seat of Stratum sees, built up from nothing; and what it could believe."""

from typing import Final

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import SPECTATOR, Silence
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.state import State

from .actions import DESTINATION, STAGE_IDS, TARGET_CARD
from .content import (
    CARNIVORE,
    FACTIONS,
    FUNGI,
    HERBIVORE,
    INDUSTRY,
    MACROFUNGUS,
    MUSHROOM,
    NATURE,
    NO_CARD,
    ORIGINS,
    PLANT,
    POPULATION,
    SEAT_IDS,
    SEATS,
    SPACE_IDS,
    THING_IDS,
    WIDTH,
)
from .forecast import Forecast, Lamp, foretell
from .position import dump_counts
from .rules import Stratum
from .rules_cards import chosen, facing, felled, forbidden
from .rules_decks import next_card, sees
from .rules_table import Land
from .why import BUILDING

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
    seat: str  # whose eyes: "" for a spectator, and for those who see everything
    asked: str  # who decides: "" when over
    stage: str
    round: int
    max_rounds: int
    clock: int  # the last stamp given out
    round_start: int  # what it was when the round began
    growths: int  # of animals, since the start
    actions_left: int
    population_used: bool
    influence_used: bool
    exclusives_used: int
    card: str  # being played
    target: str  # chosen for it: space and attachment
    aims: dict[str, int]  # the same while it is asked for: the stamp of what each means
    taken: list[str]  # mushrooms chosen for a macrofungus
    territories: list[Territory]
    players: list[Player]
    gap: int  # how unequal the numbers must be for the ecosystem to act
    lamps: list[Lamp]
    goals: Goals
    winners: list[str]


def view(state: State, seat: int) -> View:
    assert isinstance(state, Stratum)
    seen = see_public(state)
    return seen if seat == SPECTATOR else besides(state, seat, seen)


def besides(state: State, seat: int, seen: View) -> View:
    """What everyone sees, and what these eyes see besides."""
    assert isinstance(state, Stratum)
    players = [see_hand(state, player, seat) for player in seen.players]
    return replace(seen, seat=SEAT_IDS[seat] if seat >= 0 else "", players=players)


def see_public(state: Stratum) -> View:
    over, cards = state.seat < 0, state.box.cards
    soon = foretell(state.land)
    return View(
        seat="",
        asked="" if over else SEAT_IDS[state.seat],
        stage="over" if over else STAGE_IDS[state.stage],
        round=int(state.round),
        max_rounds=int(state.box.max_rounds),
        clock=int(state.land.clock),
        round_start=int(state.land.round_start),
        growths=int(state.land.growths),
        actions_left=int(state.actions_left),
        population_used=state.population_used,
        influence_used=state.influence_used,
        exclusives_used=int(state.exclusives_used),
        card="" if state.card == NO_CARD else cards.ids[state.card],
        target=cards.target_ids[state.target] if state.stage == DESTINATION else "",
        aims=see_aims(state) if state.stage == TARGET_CARD else {},
        taken=[SPACE_IDS[space] for space in state.taken],
        territories=see_territories(state, soon),
        players=[see_player(state, at) for at in range(SEATS)],
        gap=int(state.box.gap),
        lamps=soon.lamps,
        goals=see_goals(state),
        winners=see_winners(state) if over else [],
    )


def see_aims(state: Stratum) -> dict[str, int]:
    """6.4 Choosing within a pile: the card of it that a choice means."""
    land, cards = state.land, state.box.cards
    targets = [action - int(cards.to_card) for action in state.legal()]
    return {
        cards.target_ids[target]: int(land.stamp[chosen(land, target)])
        for target in targets
    }


def see_territories(state: Stratum, soon: Forecast) -> list[Territory]:
    piles: list[list[int]] = [[] for _ in SPACE_IDS]  # rows by space
    for row, space in enumerate(state.land.space):
        piles[space].append(row)
    return [see_territory(state, at, piles, soon) for at in range(SEATS)]


def see_territory(
    state: Stratum, at: int, piles: list[list[int]], soon: Forecast
) -> Territory:
    land, first = state.land, at * WIDTH
    forbids = forbidden(land, at)
    return Territory(
        id=SEAT_IDS[at],
        construction=int(land.built[at]),
        blocked=[word for word, _, bit in BUILDING if forbids & bit],
        felled=[] if forbids else [int(stamp) for stamp in felled(land, at)],
        faces=SEAT_IDS[facing(at)],
        spaces=[
            Space(id=SPACE_IDS[space], things=see_pile(land, piles[space], soon))
            for space in range(first, first + int(state.box.width))
        ],
    )


def see_pile(land: Land, rows: list[int], soon: Forecast) -> list[Thing]:
    """Bottom to top: macrofungi, mushrooms, then the population by age (ST-1.5)."""
    if not rows:
        return []
    fungi = sorted(
        (row for row in rows if land.kind[row] >= POPULATION),
        key=lambda row: -land.kind[row],
    )
    cards = [row for row in rows if land.kind[row] < POPULATION]
    return [see_thing(land, row, soon) for row in [*fungi, *cards]]


def see_thing(land: Land, row: int, soon: Forecast) -> Thing:
    kind, tab = int(land.kind[row]), int(land.tab[row])
    return Thing(
        kind=THING_IDS[kind],
        stamp=int(land.stamp[row]),
        origin=ORIGINS[land.origin[row]],
        marked=kind < POPULATION and land.marks[kind] == land.stamp[row],
        attachment=land.cards.attachment_ids[tab],
        attached=int(land.tabbed[row]),
        ready=int(land.stamp[row]) in soon.ivies,
    )


def see_player(state: Stratum, at: int) -> Player:
    return Player(
        id=SEAT_IDS[at],
        faction=FACTION_IDS[FACTIONS[at]],
        hand_size=sum(held(state.hands, at)),
        deck_size=len(state.decks[at]),
        hand=None,
        discards=dump_counts(state.box.cards, held(state.land.discards, at)),
    )


def see_hand(state: Stratum, player: Player, seat: int) -> Player:
    at = SEAT_IDS.index(player.id)
    if not sees(state.box, seat, at):
        return player
    return replace(player, hand=dump_counts(state.box.cards, held(state.hands, at)))


def held(counts: vec[i64], seat: int) -> list[int]:
    """A seat's part of a column of all seats' cards."""
    wide = len(counts) // SEATS
    return [int(count) for count in list(counts)[seat * wide : seat * wide + wide]]


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
        if not sees(state.box, seat, owner):
            deal_again(twin, owner, dice)
    return twin


def deal_again(state: Stratum, owner: int, dice: Dice) -> None:
    count = int(state.box.cards.count)
    first = owner * count
    deck, hands, bag = state.decks[owner], state.hands, state.box.bag
    size = 0
    for card in range(first, first + count):
        held = hands[card]
        if held:
            size += held
            hands[card] = 0
            for _ in range(0 if bag else held):
                deck.mix(card - first)
    for _ in range(size):
        drawn = next_card(state.land, deck, owner, dice, Silence())
        hands[first + drawn] += 1
