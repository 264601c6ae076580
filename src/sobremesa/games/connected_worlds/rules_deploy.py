"""CW-3, CW-8.1 and CW-11: where planets, first bases, links and new pieces go."""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .rules_boards import BIT, BOARDS, FULL, HEXES
from .rules_table import Worlds


def place_planets(land: Worlds, dice: Dice, log: Log) -> None:
    """3.2 Planet counters: a spread layout, or homeworld hexes by lot."""
    planets, content = land.box.planets, land.box.content
    homes = [content.homes[number - 1] for number in content.spread[str(planets)]]
    if land.box.random_homes:
        bag = [1] * len(content.homes)
        homes = [content.homes[dice.draw(bag)] for _ in range(planets)]
    for board in range(1, planets + 1):
        land.orbit[board] = homes[board - 1]
        log.say("3.2/counter", board, homes[board - 1])


def found_base(land: Worlds, seat: i64, spot: i64, log: Log) -> None:
    """3.4 Placing the first base: of the type all start with."""
    before = land.all_points(log)
    land.put(land.box.start_base, seat, spot)
    log.say("3.4/placed", seat, land.box.start_base, spot)
    garrison(land, seat, spot, log)
    land.tell_territory(before, log)


def garrison(land: Worlds, seat: i64, spot: i64, log: Log) -> None:
    """3.5 The first base and its garrison: armies of one type on the same hex."""
    content = land.box.content
    kind = content.garrison
    for _ in range(land.box.garrison):
        land.put(kind, seat, spot)
    if land.box.garrison > 0:
        card = content.actions + kind
        log.say("3.5/garrison", seat, land.box.garrison, spot, card)


def free_hexes(land: Worlds) -> vec[i64]:
    """3.4 Placing the first base: planet hexes without a base, as masks by board."""
    masks = zeros(BOARDS)
    for board in range(1, land.box.planets + 1):
        masks[board] = FULL & ~land.all_bases(board)
    return masks


def deployable(land: Worlds, seat: i64, kind: i64) -> vec[i64]:
    """11.1 Deployment: in the seat's territory, on any board.
    11.2 No enemy in the hex: enemy territory does not matter.
    11.3 Deploying a base: not where there is one.
    12.3 Units claim nothing: only bases give a place to deploy.
    2.5 Stacks and bases: any number of own pieces, but one base.
    """
    masks = zeros(BOARDS)
    for board in range(land.box.planets + 1):
        mask = land.territory(seat, board)
        if mask != 0:
            mask &= ~land.foes(seat, board)
            if kind < land.first_unit:
                mask &= ~land.all_bases(board)
            masks[board] = mask
    return masks


def linkable(land: Worlds, seat: i64) -> bool:
    """8.1 Making a link: some two bases of the seat are not linked with each other."""
    bases: i64 = 0
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.kind[row] < land.first_unit:
            bases += 1
    if bases < 2:
        return False
    links: i64 = 0
    for at in range(len(land.link_a)):
        one, other = land.row_of(land.link_a[at]), land.row_of(land.link_b[at])
        if land.owner[one] == seat and land.owner[other] == seat:
            links += 1
    return links < bases * (bases - 1) // 2


def links_first(land: Worlds, seat: i64) -> vec[i64]:
    """8.1 Making a link: own bases with an unlinked own partner, as masks by board."""
    masks = zeros(BOARDS)
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.kind[row] < land.first_unit:
            if has_partner(land, seat, row):
                spot = land.spot[row]
                masks[spot // HEXES] |= BIT[spot % HEXES]
    return masks


def has_partner(land: Worlds, seat: i64, row: i64) -> bool:
    for other in range(len(land.id)):
        if is_partner(land, seat, row, other):
            return True
    return False


def is_partner(land: Worlds, seat: i64, row: i64, other: i64) -> bool:
    """Whether a row is a base of the seat, another one, and not linked with it."""
    if other == row or land.owner[other] != seat or land.kind[other] >= land.first_unit:
        return False
    return not land.linked(land.id[row], land.id[other])


def links_second(land: Worlds, seat: i64, first: i64) -> vec[i64]:
    """Own bases not linked with the first, as masks by board."""
    masks = zeros(BOARDS)
    row = land.base_at(first)
    for other in range(len(land.id)):
        if is_partner(land, seat, row, other):
            spot = land.spot[other]
            masks[spot // HEXES] |= BIT[spot % HEXES]
    return masks
