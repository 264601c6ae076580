"""Everything on the table: souls, rooms, monsters, the King; and what is still to do.

Losses and questions are always the last thing a function does.
"""

from typing import Final

from sobremesa.kernel.agenda import Agenda
from sobremesa.kernel.columns import zeros
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.pile import Pile

from .actions import DISCARD
from .content import (
    BRAWLER,
    CHAMBER,
    HIDDEN,
    ILLUMINATED,
    ITEMS,
    KEY,
    KEYRING,
    LOWEST,
    NOBODY,
    PARANOIA,
    QUEEN,
    ROLES,
    SERVANT,
    SIDE,
    TALE,
    TANK,
    TRAPPED,
)
from .rules_agenda import SLOTS, T_COLLAPSE
from .rules_boxes import Boxes
from .rules_content import Settings
from .rules_souls import Monster, Soul, blank_soul

NO_CARD: Final = -1


class House(Agenda):
    def __init__(self, settings: Settings, boxes: Boxes, merchant: Pile) -> None:
        super().__init__()  # what is asked is a soul
        self.settings = settings  # shared, never written
        self.content = settings.content
        self.souls: list[Soul] = []
        self.tanks: i64 = 0  # who has the abilities, as bits
        self.brawlers: i64 = 0
        self.boxes = boxes
        self.merchant = merchant
        self.display: i64 = NOBODY  # the Tale for sale
        self.discards = vec[i64]()  # counts by card
        self.supplied: i64 = 0  # Blunts from the supply
        self.stairs = vec[i64]()  # by floor: room 0 to 3
        self.special_at = vec[i64]()  # by floor: the node
        self.special = vec[i64]()  # by floor: its kind, or HIDDEN
        self.special_left: i64 = 0  # kinds not yet turned face up, as bits
        self.ruined: i64 = 0  # floors whose special room is destroyed, as bits
        self.armory = vec[i64]()  # counts
        self.salon_uses: i64 = 0
        self.ritual_done = False
        self.monsters: list[Monster] = []  # in order of arrival
        self.loot = vec[i64]()  # the Goblin's, counts
        self.charges: i64 = settings.content.charges  # of the only Folding Stairs
        self.king_floor: i64 = 0
        self.vanish: i64 = 0
        self.doubled = False
        self.crown: i64 = NOBODY
        self.crown_round: i64 = 0
        self.book: i64 = NOBODY
        self.ring: i64 = NOBODY  # bearer of the active Ring
        self.keys_destroyed: i64 = 0
        self.tue_tues: i64 = 0
        self.tales_attached: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0  # place in the turn order
        self.active: i64 = NOBODY
        self.spent: i64 = 0  # of the active soul, like the marks that follow
        self.moved = False
        self.gambled = False
        self.comforted = False
        self.guarded = False
        self.drank = False
        self.traded: i64 = 0
        self.stored: i64 = 0
        self.ladder: i64 = NOBODY  # node of the temporary stairs
        self.turn_over = False
        self.revealed: i64 = 0  # cards by this action
        self.card: i64 = NO_CARD  # being resolved
        self.card_box: i64 = 0
        self.revealer: i64 = NOBODY
        self.die: i64 = 0  # of the check in progress
        self.shown = vec[i64]()  # the merchant's cards on offer
        self.seen_room: i64 = NOBODY  # looked at first in the Tavern
        self.fallen = vec[i64]()  # the collapse queue (9.7)
        self.line = vec[i64]()  # souls whose arrivals wait (5.6)
        self.line_at = vec[i64]()  # and the nodes they come to
        self.purpose: i64 = 0  # of the question
        self.ending: i64 = 0  # how the match ended

    def clone(self) -> "House":
        twin = House(self.settings, self.boxes.clone(), self.merchant.clone())
        twin.souls = [soul.clone() for soul in self.souls]
        twin.tanks, twin.brawlers = self.tanks, self.brawlers
        twin.display, twin.discards = self.display, self.discards[:]
        twin.supplied, twin.stairs = self.supplied, self.stairs[:]
        twin.special_at, twin.special = self.special_at[:], self.special[:]
        twin.special_left, twin.ruined = self.special_left, self.ruined
        twin.armory, twin.salon_uses = self.armory[:], self.salon_uses
        twin.ritual_done = self.ritual_done
        if len(self.monsters) > 0:
            twin.monsters = [monster.clone() for monster in self.monsters]
        twin.loot, twin.charges = self.loot[:], self.charges
        twin.king_floor, twin.vanish = self.king_floor, self.vanish
        twin.doubled, twin.crown = self.doubled, self.crown
        twin.crown_round, twin.book = self.crown_round, self.book
        twin.ring, twin.keys_destroyed = self.ring, self.keys_destroyed
        twin.tue_tues, twin.tales_attached = self.tue_tues, self.tales_attached
        self.copy_turn(twin)
        return twin

    def copy_turn(self, twin: "House") -> None:
        """The part of `clone` that belongs to the turn and to what is pending."""
        twin.round, twin.turn, twin.active = self.round, self.turn, self.active
        twin.spent, twin.moved, twin.gambled = self.spent, self.moved, self.gambled
        twin.comforted, twin.guarded = self.comforted, self.guarded
        twin.drank, twin.traded, twin.stored = self.drank, self.traded, self.stored
        twin.ladder, twin.turn_over = self.ladder, self.turn_over
        twin.revealed, twin.card = self.revealed, self.card
        twin.card_box, twin.revealer = self.card_box, self.revealer
        twin.die, twin.shown = self.die, self.shown[:]
        twin.seen_room, twin.fallen = self.seen_room, self.fallen[:]
        twin.line, twin.line_at = self.line[:], self.line_at[:]
        twin.purpose, twin.ending = self.purpose, self.ending
        self.copy_agenda(twin)

    def clear(self) -> None:
        """An empty house: the columns get their lengths."""
        self.boxes.clear()
        self.discards = zeros(int(self.content.cards))
        self.stairs = zeros(3)
        self.special_at = vec[i64]([0, SIDE, 2 * SIDE])
        self.special = vec[i64]([HIDDEN] * 3)
        self.special_left = self.settings.special_kinds()
        self.armory = zeros(ITEMS)
        self.loot = zeros(ITEMS)
        for _ in range(self.settings.souls):
            self.souls.append(blank_soul(self.content))

    # The agenda

    def ask(self, stage: i64, asked: i64, purpose: i64 = 0) -> None:
        """Put a question to a soul's seat."""
        self.stage, self.asked, self.purpose = stage, asked, purpose

    def settle(self) -> None:
        """1.7 Batches: after one, the collapse queue comes before anything else."""
        if len(self.fallen) > 0:
            self.then(T_COLLAPSE)

    # Souls and places

    def in_turn(self, place: i64) -> i64:
        """1.3 Turn order: who comes at this place of the round's order."""
        if self.settings.rotate_first:
            return (self.round - 1 + place) % self.settings.souls
        return place

    def floor(self, soul: i64) -> i64:
        return self.souls[soul].node // SIDE

    def count_at(self, node: i64) -> i64:
        """How many souls share a node."""
        count: i64 = 0
        for soul in self.souls:
            if soul.node == node:
                count += 1
        return count

    def barred(self, s: i64, node: i64) -> bool:
        """9.15 Paranoia: it keeps others away, and its bearer from others."""
        for t in range(len(self.souls)):
            if t != s and self.souls[t].node == node and self.shuns(s, t):
                return True
        return False

    def shuns(self, s: i64, t: i64) -> bool:
        """9.15 Paranoia: of either soul."""
        souls = self.souls
        return souls[s].status[PARANOIA] > 0 or souls[t].status[PARANOIA] > 0

    def actions_left(self, s: i64) -> i64:
        """4.2 Allowance: what was spent is subtracted."""
        allowed = self.allowance(s)
        return allowed - self.spent if allowed > self.spent else 0

    def allowance(self, s: i64) -> i64:
        """4.1 Two actions: or one.
        4.2 Allowance: live, a cap beats a bonus.
        9.9 Acting at −5: one action.
        9.17 Illuminated and Protected: the former have one more.
        """
        soul, content = self.souls[s], self.content
        allowed = self.settings.actions
        if soul.status[ILLUMINATED] > 0:
            allowed += content.illuminated
        if soul.limited and allowed > content.limited_actions:
            allowed = content.limited_actions
        if soul.sanity == LOWEST and allowed > content.broken_actions:
            allowed = content.broken_actions
        if len(self.monsters) == 0:
            return allowed
        return self.chilled(soul.node // SIDE, allowed)

    def chilled(self, floor: i64, allowed: i64) -> i64:
        """8.16 Frozen Queen and Ice Servant: at most one action on their floor."""
        for monster in self.monsters:
            if monster.stun == 0 and monster.node // SIDE == floor:
                queen = monster.kind == QUEEN and monster.arrived < self.round
                if queen or monster.kind == SERVANT:
                    allowed = min(allowed, i64(self.content.chill[monster.kind]))
        return allowed

    def end_turn(self, s: i64, log: Log) -> None:
        """1.12 Active soul and revealer: only the active soul's turn can end.
        4.13 How long a turn lasts: an effect may end it.
        """
        if s == self.active and not self.turn_over:
            self.turn_over = True
            log.say("4.13/ends", s)

    def relocate(self, s: i64, node: i64, log: Log) -> None:
        """5.1 Arrival: part (a), a captor is left behind.
        5.3 Silent arrivals: the history is cleared.
        5.4 Brought by a card: likewise.
        8.20 Getting free: in another node than the captor.
        """
        soul = self.souls[s]
        soul.node = node
        soul.trail = vec[i64]()
        self.forget(s)
        if soul.status[TRAPPED] > 0:
            captor = self.monster(soul.captor)
            if captor is None or captor.node != node:
                soul.status[TRAPPED] = 0
                soul.captor = NOBODY
                log.say("8.20/free", s)

    def forget(self, s: i64) -> None:
        """5.6 Deferred arrivals: one is dropped when its soul is moved elsewhere."""
        if len(self.line) == 0:
            return
        kept, at = vec[i64](), vec[i64]()
        for place in range(len(self.line)):
            if self.line[place] != s:
                kept = append(kept, self.line[place])
                at = append(at, self.line_at[place])
        self.line, self.line_at = kept, at

    def bring(self, s: i64, node: i64, log: Log) -> None:
        """5.6 Deferred arrivals: the place changes now, the arrival waits in line."""
        self.relocate(s, node, log)
        self.line = append(self.line, s)
        self.line_at = append(self.line_at, node)

    def monster(self, kind: i64) -> Monster | None:
        for monster in self.monsters:
            if monster.kind == kind:
                return monster
        return None

    # Things

    def lose_item(self, s: i64, item: i64) -> None:
        """9.1 Sanity: it drops with the maximum when a Keyring goes."""
        soul = self.souls[s]
        soul.items[item] -= 1
        if item == KEYRING and soul.sanity > soul.maximum():
            soul.sanity = soul.maximum()

    def gain(self, s: i64, item: i64) -> None:
        """5.11 Too many objects: one of those in slots must go, perhaps the new one."""
        soul = self.souls[s]
        soul.items[item] += 1
        if item != KEY and item < TALE and soul.slotted() > soul.slots:
            self.ask(DISCARD, s, SLOTS)

    def discard_item(self, s: i64, item: i64) -> None:
        self.lose_item(s, item)
        self.discards[item] += 1

    def face(self, node: i64) -> i64:
        """5.15 Special rooms stay: that of a node, if face up and whole; or HIDDEN."""
        floor = node // SIDE
        if self.special_at[floor] != node or self.ruined >> floor & 1:
            return HIDDEN
        return self.special[floor]

    def keys_total(self) -> i64:
        """10.4 Keys in all: the seventh waits in a face-up Lethal Chamber."""
        total = self.settings.keys_in_boxes + self.content.merchant_keys
        if self.ritual_done or self.chamber_open():
            total += 1
        return total

    def keys_in_play(self) -> i64:
        """10.3 Too few keys: those that are not destroyed."""
        return self.keys_total() - self.keys_destroyed

    def chamber_open(self) -> bool:
        for floor in range(3):
            if self.special[floor] == CHAMBER and not self.ruined >> floor & 1:
                return True
        return False

    def keys_held(self) -> i64:
        held: i64 = 0
        for soul in self.souls:
            held += soul.items[KEY]
        return held

    def king_on(self, floor: i64) -> bool:
        """7.10 The absent King: he is on no floor."""
        return self.king_floor == floor and self.vanish == 0

    def false_king_on(self, floor: i64) -> bool:
        """7.4 What the False King changes: it does so on its own floor."""
        return self.crown != NOBODY and self.floor(self.crown) == floor

    def cast(self, s: i64, role: i64) -> None:
        """Give a soul its role, and the abilities of that or of one it is like."""
        soul = self.souls[s]
        soul.role = role
        soul.acts = self.content.acts_as[role] if role != NOBODY else ROLES
        if soul.acts == TANK:
            self.tanks |= 1 << s
        elif soul.acts == BRAWLER:
            self.brawlers |= 1 << s


def blank(settings: Settings) -> House:
    content = settings.content
    house = House(settings, Boxes(content), Pile(list(content.merchant)))
    house.clear()
    return house
