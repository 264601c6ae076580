"""CA-8.1, CA-9.1 and CA-13.1: a Poor Soul with what it carries; a monster's token."""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.native import i64, vec

from .content import (
    ITEMS,
    KEY,
    KEYRING,
    NOBODY,
    OBJECT,
    ROLES,
    STATUS_IDS,
    TALE,
    TRAPPED,
)
from .rules_content import Content


class Soul:
    """A Poor Soul. Its number is its place in the house's list."""

    def __init__(self, role: i64, content: Content) -> None:
        self.role = role
        self.content = content  # shared, never written
        self.acts: i64 = ROLES  # the printed role whose abilities it has
        self.node: i64 = 0
        self.sanity: i64 = 0
        self.ceiling: i64 = 0  # maximum without the Keyring
        self.key_slots: i64 = 0
        self.slots: i64 = 0
        self.items = vec[i64]()  # counts
        self.limited = False
        self.skip = False
        self.frozen = False
        self.bought = False
        self.shield: i64 = 0
        self.guard: i64 = NOBODY
        # By status: rounds left; Poisoned: instances with two rounds left.
        self.status = vec[i64]()
        self.waning: i64 = 0  # instances of Poisoned with one round left
        self.captor: i64 = NOBODY
        self.trail = vec[i64]()  # rooms entered (9.22)

    def clone(self) -> "Soul":
        twin = Soul(self.role, self.content)
        twin.acts = self.acts
        twin.node, twin.sanity, twin.ceiling = self.node, self.sanity, self.ceiling
        twin.key_slots, twin.slots = self.key_slots, self.slots
        twin.items = self.items[:]
        twin.limited, twin.skip = self.limited, self.skip
        twin.frozen, twin.bought = self.frozen, self.bought
        twin.shield, twin.guard = self.shield, self.guard
        twin.status, twin.waning = self.status[:], self.waning
        twin.captor = self.captor
        twin.trail = self.trail[:]
        return twin

    def maximum(self) -> i64:
        """13.5 Keyring: more while it is held."""
        if self.items[KEYRING] > 0:
            return self.ceiling + self.content.keyring_sanity
        return self.ceiling

    def is_whole(self) -> bool:
        """9.1 Sanity: whether it is at its maximum."""
        return self.sanity >= self.maximum()

    def is_trapped(self) -> bool:
        return self.status[TRAPPED] > 0

    def slotted(self) -> i64:
        """13.1 Slots: objects and treasures held."""
        count: i64 = 0
        for item in range(OBJECT, TALE):
            count += self.items[item]
        return count

    def room_for_keys(self) -> i64:
        """13.5 Keyring: more key slots."""
        if self.items[KEYRING] > 0:
            return self.key_slots + self.content.keyring_slots
        return self.key_slots

    def free_keys(self) -> i64:
        """13.1 Slots: key slots left."""
        return self.room_for_keys() - self.items[KEY]

    def takes(self, item: i64) -> bool:
        """13.1 Slots: tested when something is gained."""
        if item == KEY:
            return self.free_keys() > 0
        return item >= TALE or self.slotted() < self.slots

    def belongings(self) -> i64:
        """7.6 Tales: with objects and treasures, all that can be taken away."""
        count: i64 = 0
        for item in range(OBJECT, ITEMS):
            count += self.items[item]
        return count


class Monster:
    """8.1 Monsters: a token with a node and a stun."""

    def __init__(self, kind: i64, node: i64, stun: i64, arrived: i64) -> None:
        self.kind = kind
        self.node = node
        self.stun = stun
        self.arrived = arrived

    def clone(self) -> "Monster":
        return Monster(self.kind, self.node, self.stun, self.arrived)


def blank_soul(content: Content) -> Soul:
    soul = Soul(NOBODY, content)
    soul.items = zeros(ITEMS)
    soul.status = zeros(len(STATUS_IDS))
    return soul
