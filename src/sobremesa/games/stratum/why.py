"""Why an answer is refused: every condition of the rules that fails, with its numbers.

The conditions are the rules' own; nothing here decides what is legal.
"""

from typing import Final

from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import State

from .actions import (
    ACTION,
    DESTINATION,
    EXCLUSIVE_COST,
    PLACE,
    TARGET_CARD,
    TARGET_TERRITORY,
)
from .cards import hosts
from .content import (
    ATTACH,
    BARE,
    FUNGALOTH,
    MAGNATE,
    MOVE,
    MUSHROOM,
    OPPOSITE,
    OTHER,
    OWN,
    PLANT,
    POPULATION,
    RABIES,
    SEAT_IDS,
    SPACE_IDS,
    TERRITORY,
    THING_IDS,
    WIDTH,
    WITH_FUNGI,
)
from .content import PLACE as PLACING
from .rules import Stratum
from .rules_cards import (
    BARREN,
    BUILT_ON,
    HUNTED,
    RABID,
    acts_on,
    chosen,
    creatable,
    facing,
    forbidden,
    grounds,
    leads,
    leashed,
    leaves,
    leftmost,
    lies,
    sites,
    span,
    strikes,
    territories,
)
from .rules_table import Land

# What forbids building: the word of the reason, its rule (8.1, 7.2) and its bit.
BUILDING: Final = (
    ("construction", "8.1", BUILT_ON),
    ("carnivore", "8.1", HUNTED),
    ("rabies", "7.2", RABID),
    ("plants", "8.1", BARREN),
)


def why(state: State, action: int) -> list[Reason]:
    """Every condition that an answer to the question on the table fails."""
    assert isinstance(state, Stratum)
    cards = state.box.cards
    if state.stage == ACTION:
        return why_action(state, action)
    if state.stage == PLACE:
        return why_place(state, action - cards.to_space)
    if state.stage == TARGET_CARD:
        return why_target(state, action - cards.to_card)
    if state.stage == DESTINATION:
        return why_destination(state, action - cards.to_space)
    if state.stage == TARGET_TERRITORY:
        return why_territory(state, action - cards.to_territory)
    if state.stage == EXCLUSIVE_COST:
        return why_discard(state, action - cards.to_discard, "4.10")
    return why_mushroom(state, action - cards.to_space)


def reason(rule: str, word: str, **values: object) -> Reason:
    return Reason(rule, word, {name: str(value) for name, value in values.items()})


# An action of the turn


def why_action(state: Stratum, action: int) -> list[Reason]:
    cards = state.box.cards
    if action < cards.to_discard:
        return why_play(state, action)
    if action < cards.to_build:
        return why_discard(state, action - cards.to_discard, "4.4")
    if action < cards.to_macrofungus:
        return why_build(state, action - cards.to_build)
    return why_macrofungus(state)


def why_discard(state: Stratum, card: int, rule: str) -> list[Reason]:
    """4.4 Discard, 4.10 Hand at the turn's end: a card in hand."""
    cards = state.box.cards
    if cards.to_discard + card in state.discards():
        return []
    return [reason(rule, "hand", card=cards.ids[card])]


def why_play(state: Stratum, card: int) -> list[Reason]:
    """4.2 Play a population card, 4.3 Play an influence card."""
    sort = "population" if card < POPULATION else "influence"
    found = why_discard(state, card, "4.2" if card < POPULATION else "4.3")
    if state.played(card):
        found.append(reason("4.1", "second", sort=sort))
    land, seat, cards = state.land, int(state.seat), state.box.cards
    if card < POPULATION or cards.sort[card] == PLACING:
        return found + why_no_place(land, card, seat)
    if cards.sort[card] == TERRITORY:
        if not territories(land, card, seat):
            found.append(why_no_territory(land, card))
        return found
    return found + why_no_target(land, card, seat) if cards.hosts[card] else found


def why_no_territory(land: Land, card: int) -> Reason:
    """4.8 Only what can be completed: no territory is of the sort it names."""
    fungi = land.cards.within[card] == WITH_FUNGI
    return reason(land.cards.rules[card], "no_fungi" if fungi else "no_construction")


def why_no_place(land: Land, card: int, seat: int) -> list[Reason]:
    """4.8 Only what can be completed: nowhere to put it."""
    ground, free = grounds(land, card, seat), land.empties()
    if ground == 0:
        return [why_no_territory(land, card)]
    if free & ground:
        return []
    cards = land.cards
    rule, where = cards.rules[card], cards.within[card]
    if where in (OWN, OPPOSITE):
        only = seat if where == OWN else facing(seat)
        return [reason(rule, "full", territory=SEAT_IDS[only])]
    return [reason(rule, "no_space", card=cards.ids[card])]


def why_no_target(land: Land, card: int, seat: int) -> list[Reason]:
    """4.8 Only what can be completed: what is against every card it could mean."""
    free = land.empties()
    rows = [row for row in range(len(land.kind)) if acts_on(land, card, row)]
    if not rows:
        cards = land.cards
        return [reason(cards.rules[card], "none", hosts=hosts(cards, card))]
    against = [why_not_row(land, card, seat, row, free) for row in rows]
    if not all(against):
        return []
    counts: dict[tuple[str, str], int] = {}
    for one in (one for found in against for one in found):
        counts[one.rule, one.word] = counts.get((one.rule, one.word), 0) + 1
    return [
        reason(rule, f"all_{word}", count=count)
        for (rule, word), count in counts.items()
    ]


def why_build(state: Stratum, territory: int) -> list[Reason]:
    """8.1 Where building is allowed."""
    found = why_exclusive(state, MAGNATE)
    land, there = state.land, SEAT_IDS[territory]
    bits = forbidden(land, territory)
    for word, rule, bit in BUILDING:
        if bits & bit and word == "plants":
            plants = land.count_in(PLANT, territory)
            needed = land.box.plants_to_build
            found.append(
                reason(rule, word, territory=there, there=plants, needed=needed)
            )
        elif bits & bit and word == "rabies":
            found.append(
                reason(rule, word, territory=there, attachment=rabies(land, territory))
            )
        elif bits & bit:
            found.append(reason(rule, word, territory=there))
    return found


def rabies(land: Land, territory: int) -> str:
    """7.2 Rabies: the attachment that forbids building in a territory."""
    rows = range(len(land.kind))
    here = [row for row in rows if land.space[row] // WIDTH == territory]
    found = next(row for row in here if land.does(row) == RABIES)
    return land.cards.attachment_ids[land.tab[found]]


def why_macrofungus(state: Stratum) -> list[Reason]:
    """9.1 When a macrofungus is possible."""
    found = why_exclusive(state, FUNGALOTH)
    land = state.land
    if not creatable(land):
        there, needed = land.count(MUSHROOM), land.box.mushrooms
        found.append(reason("9.1", "mushrooms", there=there, needed=needed))
    return found


def why_exclusive(state: Stratum, seat: int) -> list[Reason]:
    """4.5 Exclusive action, 4.6 Exclusive actions in one turn."""
    found = []
    if state.seat != seat:
        found.append(reason("4.5", "exclusive", seat=SEAT_IDS[seat]))
    if not state.exclusive_left():
        used, allowed = state.exclusives_used, state.box.exclusives
        found.append(reason("4.6", "exclusives", used=used, allowed=allowed))
    return found


# What a card is played on


def why_target(state: Stratum, target: int) -> list[Reason]:
    """6.4 Choosing within a pile: a card that is there, and suits."""
    land = state.land
    space, tab = divmod(target, int(land.cards.tabs))
    if found := why_no_space(land, space):
        return found
    row = chosen(land, target)
    if row < 0:
        attachment = land.cards.attachment_ids[tab] or "none"
        there = SPACE_IDS[space]
        return [reason("6.4", "absent", space=there, attachment=attachment)]
    return why_not_row(land, int(state.card), int(state.seat), row, land.empties())


def why_not_row(land: Land, card: int, seat: int, row: int, free: int) -> list[Reason]:
    """Every condition that a card on the table fails as the target of another."""
    space, cards = int(land.space[row]), land.cards
    home, there, rule = space // WIDTH, SPACE_IDS[space], cards.rules[card]
    attachment = cards.attachment_ids[land.tab[row]]
    found = []
    if not acts_on(land, card, row):
        thing, wanted = THING_IDS[land.kind[row]], hosts(cards, card)
        found.append(reason(rule, "kind", thing=thing, space=there, hosts=wanted))
    if cards.sort[card] == ATTACH and land.tab[row] != BARE:
        found.append(reason("6.2", "carries", space=there, attachment=attachment))
    if cards.sort[card] != MOVE or found:
        return found
    if leashed(land, row):
        found.append(reason("14.1", "leash", space=there, attachment=attachment))
    if not leaves(land, card, seat, home):
        found.append(why_not_from(land, card, seat, home))
    if not free & leads(land, card, seat, home):
        found.append(reason(rule, "shut", space=there))
    return found


def why_not_from(land: Land, card: int, seat: int, home: int) -> Reason:
    """6.8 Your territory and another territory: where a card does not fetch from."""
    rule, where = land.cards.rules[card], land.cards.source[card]
    if where == OWN:
        return reason(rule, "outside", territory=SEAT_IDS[seat])
    if where == OTHER:
        return reason(rule, "inside", territory=SEAT_IDS[seat])
    if where == OPPOSITE:
        return reason(rule, "across", territory=SEAT_IDS[facing(seat)])
    word = "fungi" if where == WITH_FUNGI else "unbuilt"
    return reason(rule, word, territory=SEAT_IDS[home])


def why_territory(state: Stratum, territory: int) -> list[Reason]:
    """7.6 Explosive Spores: a territory with fungi."""
    cards, card, seat = state.box.cards, int(state.card), int(state.seat)
    if strikes(state.land, card, seat, territory):
        return []
    rule, where = cards.rules[card], cards.within[card]
    if where == OTHER:
        return [reason(rule, "not_there", territory=SEAT_IDS[seat])]
    if where in (OWN, OPPOSITE):
        only = seat if where == OWN else facing(seat)
        return [reason(rule, "only_there", territory=SEAT_IDS[only])]
    word = "fungi" if where == WITH_FUNGI else "unbuilt"
    return [reason(rule, word, territory=SEAT_IDS[territory])]


# Where something goes


def why_place(state: Stratum, space: int) -> list[Reason]:
    """4.2 Play a population card, 7.10 Mold, 7.20 Compost: an empty space."""
    land, card, seat = state.land, int(state.card), int(state.seat)
    cards, found = land.cards, why_not_empty(land, space)
    ground = grounds(land, card, seat)
    if not ground >> space & 1:
        found += why_not_in(land, cards.within[card], card, seat, seat, space)
    return found or why_not_leftmost(land, space, ground, cards.rules[card])


def why_destination(state: Stratum, space: int) -> list[Reason]:
    """6.6 Moving an animal: to an empty space where the card leads."""
    land, card, seat = state.land, int(state.card), int(state.seat)
    home = int(state.target) // int(land.cards.tabs) // WIDTH
    found = why_not_empty(land, space)
    ground = leads(land, card, seat, home)
    if not ground >> space & 1:
        found += why_not_led(land, card, seat, home, space)
    return found or why_not_leftmost(land, space, ground, "6.6")


def why_not_led(
    land: Land, card: int, seat: int, home: int, space: int
) -> list[Reason]:
    """6.8 Your territory and another territory: where a card does not lead."""
    where, there = land.cards.target[card], space // WIDTH
    if there == home and where not in (OWN, OPPOSITE):
        rule = land.cards.rules[card]
        found = [reason(rule, "elsewhere", territory=SEAT_IDS[there])]
        if where == OTHER:
            return found
        return found + why_not_in(land, where, card, seat, home, space)
    return why_not_in(land, where, card, seat, home, space)


def why_not_in(
    land: Land, where: int, card: int, seat: int, home: int, space: int
) -> list[Reason]:
    """6.8 Your territory and another territory: that a space is in none of the sort."""
    rule, there = land.cards.rules[card], space // WIDTH
    if lies(land, where, seat, home, there):
        return []
    if where == OWN:
        return [reason(rule, "own", territory=SEAT_IDS[seat])]
    if where == OTHER:
        return [reason(rule, "abroad", territory=SEAT_IDS[seat])]
    if where == OPPOSITE:
        return [reason(rule, "opposite", territory=SEAT_IDS[facing(home)])]
    word = "fungi" if where == WITH_FUNGI else "unbuilt"
    return [reason(rule, word, territory=SEAT_IDS[there])]


def why_not_empty(land: Land, space: int) -> list[Reason]:
    """1.4 Empty spaces: nothing may lie there."""
    found = why_no_space(land, space)
    if not found and not land.empties() >> space & 1:
        count = sum(1 for other in land.space if other == space)
        found.append(reason("1.4", "occupied", space=SPACE_IDS[space], count=count))
    return found


def why_no_space(land: Land, space: int) -> list[Reason]:
    """1.3 Territories and spaces: as many as the match has."""
    if land.spaces() >> space & 1:
        return []
    width, there = int(land.box.width), SPACE_IDS[space]
    return [reason("1.3", "nowhere", space=there, width=width)]


def why_not_leftmost(land: Land, space: int, ground: int, rule: str) -> list[Reason]:
    """With `free_space_choice = false`: the first empty space of the territory."""
    free = land.empties() & ground & span(space // WIDTH)
    first = leftmost(land, free)
    if first >> space & 1:
        return []
    return [reason(rule, "leftmost", space=SPACE_IDS[int(first).bit_length() - 1])]


def why_mushroom(state: Stratum, space: int) -> list[Reason]:
    """9.2 Creating a macrofungus: a mushroom that is not taken yet."""
    if space in sites(state.land, state.taken):
        return []
    if found := why_no_space(state.land, space):
        return found
    taken = sum(1 for other in state.taken if other == space)
    return [reason("9.2", "mushroom", space=SPACE_IDS[space], taken=taken)]
