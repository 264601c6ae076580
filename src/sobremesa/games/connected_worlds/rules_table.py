"""CW-1, CW-2 and CW-12: the boards, the pieces on them, links and territory.

Every piece is a row, in order of its id.
A spot is the number of a hex in hex order (1.6): 37 for each board.
"""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, pop, vec

from .rules_boards import BIT, BOARDS, HEXES, NOWHERE, SPACE, count, spread
from .rules_box import Box


class Worlds:
    """Space, the planets and all that stands there."""

    def __init__(self, box: Box) -> None:
        self.box = box  # shared, never written
        self.first_unit: i64 = box.first_unit  # kinds below it are bases
        self.orbit = vec[i64]()  # by board: place in space; written at set-up only
        self.truce = False  # 6.10, of the round
        self.made: i64 = 0  # pieces ever put on the map
        self.id = vec[i64]()  # the rows, a column each
        self.kind = vec[i64]()
        self.owner = vec[i64]()
        self.founder = vec[i64]()
        self.spot = vec[i64]()
        self.moves = vec[i64]()
        self.fought = vec[i64]()
        self.link_a = vec[i64]()  # links: ids of two bases, the lower one first
        self.link_b = vec[i64]()
        self.held = vec[i64]()  # by seat and board: hexes with its pieces, a mask
        self.bases = vec[i64]()  # the same for its bases

    def clone(self) -> "Worlds":
        twin = Worlds(self.box)
        twin.orbit, twin.truce, twin.made = self.orbit, self.truce, self.made
        twin.id, twin.kind = self.id[:], self.kind[:]
        twin.owner, twin.founder = self.owner[:], self.founder[:]
        twin.spot = self.spot[:]
        twin.moves, twin.fought = self.moves[:], self.fought[:]
        twin.link_a, twin.link_b = self.link_a[:], self.link_b[:]
        twin.held, twin.bases = self.held[:], self.bases[:]
        return twin

    def clear(self) -> None:
        """Boards without pieces."""
        self.orbit = vec[i64]([NOWHERE] * BOARDS)
        self.held = zeros(int(self.box.seats) * BOARDS)
        self.bases = zeros(int(self.box.seats) * BOARDS)

    # CW-2 Cards and pieces

    def put(self, kind: i64, seat: i64, spot: i64) -> None:
        """2.3 Unit cards: they become pieces of their type and strength."""
        self.made += 1
        self.id = append(self.id, self.made)
        self.kind = append(self.kind, kind)
        self.owner = append(self.owner, seat)
        self.founder = append(self.founder, seat)
        self.spot = append(self.spot, spot)
        self.moves = append(self.moves, 0)
        self.fought = append(self.fought, 0)
        self.mark(len(self.id) - 1)

    def deploy(self, seat: i64, card: i64, spot: i64, log: Log) -> None:
        """11.1 Deployment: a new piece of the card's type."""
        kind = card - self.box.content.actions
        self.put(kind, seat, spot)
        log.say("11.1/deploys", seat, kind, spot)

    def lose(self, row: i64) -> None:
        """A piece leaves the map; call `survey` after the last one."""
        self.id, _ = pop(self.id, row)
        self.kind, _ = pop(self.kind, row)
        self.owner, _ = pop(self.owner, row)
        self.founder, _ = pop(self.founder, row)
        self.spot, _ = pop(self.spot, row)
        self.moves, _ = pop(self.moves, row)
        self.fought, _ = pop(self.fought, row)

    def row_of(self, id: i64) -> i64:
        """The row of a piece, -1 if it is lost. Rows stand in order of ids."""
        low: i64 = 0
        high: i64 = len(self.id)
        while low < high:
            middle = (low + high) >> 1
            if self.id[middle] < id:
                low = middle + 1
            else:
                high = middle
        return low if low < len(self.id) and self.id[low] == id else -1

    def mark(self, row: i64) -> None:
        """One piece more in the masks."""
        spot = self.spot[row]
        at = self.owner[row] * BOARDS + spot // HEXES
        bit = BIT[spot % HEXES]
        self.held[at] |= bit
        if self.kind[row] < self.first_unit:
            self.bases[at] |= bit

    def survey(self) -> None:
        """Who stands where, drawn up anew from the rows."""
        for at in range(len(self.held)):
            self.held[at] = 0
            self.bases[at] = 0
        for row in range(len(self.id)):
            self.mark(row)

    def refresh(self) -> None:
        """2.7 Fresh pieces every turn: nothing has moved or fought yet."""
        for row in range(len(self.id)):
            self.moves[row] = 0
            self.fought[row] = 0

    def ready(self, row: i64) -> bool:
        """6.8 No move after combat: whatever is allowed."""
        return self.fought[row] == 0 and self.rested(row)

    def rested(self, row: i64) -> bool:
        """6.2 Ready pieces: not yet moved as often as allowed."""
        limit = self.box.moves_per_piece
        return limit == 0 or self.moves[row] < limit

    # Who holds what

    def foes(self, seat: i64, board: i64) -> i64:
        """The hexes of a board that other seats hold."""
        mask: i64 = 0
        for other in range(self.box.seats):
            if other != seat:
                mask |= self.held[other * BOARDS + board]
        return mask

    def all_bases(self, board: i64) -> i64:
        """The hexes of a board that hold a base of anybody."""
        mask: i64 = 0
        for seat in range(self.box.seats):
            mask |= self.bases[seat * BOARDS + board]
        return mask

    def has_base(self, seat: i64) -> bool:
        for at in range(seat * BOARDS, seat * BOARDS + BOARDS):
            if self.bases[at] != 0:
                return True
        return False

    def has_piece(self, seat: i64) -> bool:
        for at in range(seat * BOARDS, seat * BOARDS + BOARDS):
            if self.held[at] != 0:
                return True
        return False

    def base_at(self, spot: i64) -> i64:
        """The row of the base on a hex, -1 if there is none."""
        for row in range(len(self.id)):
            if self.spot[row] == spot and self.kind[row] < self.first_unit:
                return row
        return -1

    # CW-8 Links

    def linked(self, one: i64, other: i64) -> bool:
        """Whether two bases, by id, are linked with each other."""
        low, high = min(one, other), max(one, other)
        for at in range(len(self.link_a)):
            if self.link_a[at] == low and self.link_b[at] == high:
                return True
        return False

    def connect(self, seat: i64, one: i64, other: i64, log: Log) -> None:
        """8.1 Making a link: between the bases on two hexes."""
        log.say("8.1/linked", seat, one, other)
        self.link(self.id[self.base_at(one)], self.id[self.base_at(other)])

    def link(self, one: i64, other: i64) -> None:
        """8.1 Making a link: at most one for a pair."""
        self.link_a = append(self.link_a, min(one, other))
        self.link_b = append(self.link_b, max(one, other))

    def unlink(self, id: i64, key: str, log: Log) -> None:
        """A base loses all its links."""
        at: i64 = len(self.link_a) - 1
        while at >= 0:
            if self.link_a[at] == id or self.link_b[at] == id:
                if log.heard:
                    one, other = (
                        self.row_of(self.link_a[at]),
                        self.row_of(self.link_b[at]),
                    )
                    log.say(key, self.spot[one], self.spot[other])
                self.link_a, _ = pop(self.link_a, at)
                self.link_b, _ = pop(self.link_b, at)
            at -= 1

    # CW-12 Territory

    def territory(self, seat: i64, board: i64) -> i64:
        """12.1 What a base claims: its hex and those around, as far as they exist.
        12.5 Always the present position: it follows from where the bases are.
        """
        bases = self.bases[seat * BOARDS + board]
        return spread(bases) if bases != 0 else 0

    def points(self, seat: i64) -> i64:
        """12.2 Territory points: different hexes claimed, whoever else claims them.
        12.4 Territory in space: it counts too, or not, by option.
        """
        first: i64 = SPACE if self.box.space_territory else SPACE + 1
        total: i64 = 0
        for board in range(first, self.box.planets + 1):
            total += count(self.territory(seat, board))
        return total

    def planets_with_base(self, seat: i64) -> i64:
        """13.6 Master of Expansion: space is no world."""
        worlds: i64 = 0
        for board in range(SPACE + 1, self.box.planets + 1):
            if self.bases[seat * BOARDS + board] != 0:
                worlds += 1
        return worlds

    def all_points(self, log: Log) -> list[int]:
        if not log.heard:
            return []
        return [self.points(seat) for seat in range(self.box.seats)]

    def tell_territory(self, before: list[int], log: Log) -> None:
        """12.2 Territory points: told whenever they change."""
        for seat, points in enumerate(before):
            after = self.points(seat)
            if after != points:
                log.say("12.2/territory", seat, after)
