"""Carcosa's content as the rules ask for it, and the `Settings` of a match.

A Box is a thing of this game: so its options are called settings here.
"""

from collections.abc import Mapping
from typing import Any, Final

from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.native import i64
from sobremesa.kernel.options import Options, Value

from .actions import A_OWN_ROLE, A_ROLE, rows_with
from .content import (
    CARD_IDS,
    CARDS,
    EFFECT_IDS,
    EVENT,
    EVENTS,
    ITEM_IDS,
    KEY,
    MONSTER_IDS,
    OBJECT,
    OBJECTS,
    PAS,
    POOL_IDS,
    ROLE_IDS,
    ROLES,
    ROOM_IDS,
    SIDE,
    SOULS,
    SPECIAL_IDS,
    STATUS_IDS,
    TALE,
    TALES,
    TREASURE,
    VARIABLES,
)

KEPT: Final = 64  # settings of one content


class EventCard:
    """The numbers of one Event: where parts of its table begin, and what they do."""

    def __init__(self, acts: i64, row: dict[str, Any], steps: list[str]) -> None:
        self.acts = acts  # like which printed card
        numbers = [int(row[step]) for step in steps] + [0, 0, 0]
        self.first: i64 = numbers[0]
        self.second: i64 = numbers[1]
        self.third: i64 = numbers[2]
        self.loss: i64 = row.get("loss", 0)
        self.recover: i64 = row.get("recover", 0)
        self.banish: i64 = row.get("banish", 0)


class Content:
    """What content.toml says, with own content over it. Shared, never written."""

    def __init__(
        self,
        raw: dict[str, Any],
        printed: dict[str, Any],
        steps: Mapping[str, tuple[str, ...]],
        options: Options,
        overlay: str,
    ) -> None:
        self.raw = raw
        self.options = options
        self.overlay = overlay  # its canonical text
        self.made: dict[str, Settings] = {}
        self.read_roles(raw["roles"], printed["roles"])
        self.read_cards(raw["cards"], printed["cards"], steps)
        self.read_items(raw["cards"])
        self.read_statuses(raw["statuses"])
        self.read_rooms(raw["special_rooms"])
        self.read_king(raw)
        monsters = raw["monsters"]
        self.moves = bytes([monsters[id].get("moves", 0) for id in MONSTER_IDS])
        self.chill = bytes([monsters[id].get("actions", 0) for id in MONSTER_IDS])
        # 5.13 Belt: where each room's Box goes.
        self.belt = bytes([ROOM_IDS.index(raw["belt"][room]) for room in ROOM_IDS])
        self.key_slots: list[int] = raw["key_slots"]["more"]
        self.spread: list[list[int]] = raw["spread"]["floors"]
        self.rows = rows_with(self.role_ids, self.card_ids)

    def read_roles(self, roles: dict[str, Any], printed: dict[str, Any]) -> None:
        """Printed roles keep their numbers, also where some are removed."""
        own = sorted([id for id in roles if id not in ROLE_IDS])
        self.role_ids: tuple[str, ...] = (*ROLE_IDS, *own)
        rows: list[dict[str, Any]] = []
        likes: list[str] = []
        for id in self.role_ids:
            row = roles[id] if id in roles else printed[id]
            like = id if id in ROLE_IDS else str(row.get("as", ""))
            abilities = dict(roles.get(like, printed.get(like, {})))
            abilities.pop("starts_with", None)
            rows.append({**abilities, **row})
            likes.append(like)
        self.roles_left: i64 = 0  # that are in the pool, as bits
        for at in range(len(self.role_ids)):
            if self.role_ids[at] in roles:
                self.roles_left |= 1 << at
        self.acts_as = bytes(  # by role: the printed one whose abilities it has
            [ROLE_IDS.index(like) if like else ROLES for like in likes]
        )
        self.role_sanity = column(rows, "sanity", 0)
        self.role_keys = column(rows, "key_slots", 0)
        self.role_slots = column(rows, "object_slots", 0)
        self.role_item = bytes(  # KEY: none
            [CARD_IDS.index(row.get("starts_with", "key")) for row in rows]
        )
        self.role_least = column(rows, "least_souls", 1)
        self.comfort_price = column(rows, "comfort_price", 0)
        self.comfort_recover = column(rows, "comfort_recover", 0)
        self.shield = column(rows, "shield", 0)
        self.steady_from = column(rows, "steady_from", 0)
        self.bury_price = column(rows, "bury_price", 0)
        self.bury_monster_price = column(rows, "bury_monster_price", 0)

    def read_cards(
        self,
        cards: dict[str, Any],
        printed: dict[str, Any],
        steps: Mapping[str, tuple[str, ...]],
    ) -> None:
        own = sorted([id for id in cards if id not in CARD_IDS])
        self.card_ids: tuple[str, ...] = (*CARD_IDS, *own)
        self.cards: i64 = len(self.card_ids)
        self.events: list[EventCard] = []  # from EVENT on
        copies: list[int] = []
        pools: list[int] = []
        for at in range(len(self.card_ids)):
            row = cards[self.card_ids[at]]
            copies.append(int(row["boxes"]))
            pools.append(pool_of(at))
            if at >= EVENT:
                like = self.card_ids[at] if at < CARDS else str(row["as"])
                whole = {**cards.get(like, printed[like]), **row}
                order = list(steps.get(like, ()))
                self.events.append(EventCard(CARD_IDS.index(like), whole, order))
        self.copies = copies
        self.pool = bytes(pools)
        share = self.raw["boxes"]
        # 3.7 Filling the Boxes: how many cards of each pool a Box gets.
        self.share = bytes([share[id] for id in POOL_IDS])
        self.merchant = [int(cards[id].get("merchant", 0)) for id in ITEM_IDS]
        self.merchant_keys: i64 = self.merchant[KEY]
        self.merchant_size: i64 = sum(self.merchant)
        self.tales = [at for at in range(TALE, TALE + TALES) if copies[at] > 0]
        self.mild_from = bytes([cards[id].get("mild_from", 0) for id in CARD_IDS])

    def read_items(self, cards: dict[str, Any]) -> None:
        self.vial: i64 = cards["vial"]["recover"]
        self.keyring_slots: i64 = cards["keyring"]["key_slots"]
        self.keyring_sanity: i64 = cards["keyring"]["sanity"]
        self.charges: i64 = cards["stairs"]["charges"]
        self.pendant: i64 = cards["pendant"]["spares"]
        self.ring_loss: i64 = cards["ring"]["loss"]
        self.first_tue_tue: i64 = cards["tue_tue"]["first_loss"]
        self.tue_tue: i64 = cards["tue_tue"]["loss"]
        self.omen_sanity: i64 = cards["omen_tue_tue"]["sanity"]

    def read_statuses(self, statuses: dict[str, Any]) -> None:
        self.rounds = bytes([statuses[id]["rounds"] for id in STATUS_IDS])
        self.poison: i64 = statuses["poisoned"]["lowers"]
        self.curse: i64 = statuses["cursed"]["loss"]
        self.serenity: i64 = statuses["serenity"]["recover"]
        self.vanity: i64 = statuses["vanity"]["loss"]
        self.illuminated: i64 = statuses["illuminated"]["actions"]
        self.free_from: i64 = statuses["trapped"]["free_from"]
        self.captor_stun: i64 = statuses["trapped"]["captor_stun"]

    def read_rooms(self, rooms: dict[str, Any]) -> None:
        self.special_least = bytes([rooms[id]["least_souls"] for id in SPECIAL_IDS])
        self.tavern_price: i64 = rooms["tavern"]["price"]
        self.object_recover: i64 = rooms["motemey"]["object_recover"]
        self.treasure_recover: i64 = rooms["motemey"]["treasure_recover"]
        self.armory_holds: i64 = rooms["armory"]["holds"]
        self.armory_transfers: i64 = rooms["armory"]["transfers"]
        self.doors_loss: i64 = rooms["yellow_doors"]["loss"]
        chamber = rooms["lethal_chamber"]
        self.ritual_souls: i64 = chamber["souls"]
        self.user_loss = bytes(chamber["user_loss"])
        self.others_loss = bytes(chamber["others_loss"])
        self.vanity_from: i64 = rooms["beauty_salon"]["vanity_from"]
        self.chapel_recover: i64 = rooms["mad_monastery"]["recover"]
        self.paranoia_to: i64 = rooms["mad_monastery"]["paranoia_to"]

    def read_king(self, raw: dict[str, Any]) -> None:
        """The King, and what else is not of one thing."""
        king, collapse = raw["king"], raw["collapse"]
        self.effects = bytes([EFFECT_IDS.index(face) for face in king["faces"]])
        self.dread_loss: i64 = king["dread_loss"]
        self.limited_actions: i64 = king["limited_actions"]
        self.strip: i64 = king["strip"]
        self.presence_rounds: list[int] = king["presence_rounds"]
        self.banish = bytes(raw["tales"]["banish"])
        self.crown_check: i64 = raw["crown"]["check"]
        self.collapse_loss: i64 = collapse["loss"]
        self.broken_actions: i64 = collapse["actions"]
        self.sacrifice_sanity: i64 = collapse["sacrifice_sanity"]
        self.meditate_room: i64 = raw["meditate"]["room"]
        self.meditate_corridor: i64 = raw["meditate"]["corridor"]

    def role_action(self, role: i64) -> i64:
        """Own roles stand at the end of the table."""
        return A_ROLE + role if role < ROLES else A_OWN_ROLE + role - ROLES

    def role_of(self, action: i64) -> i64:
        """The role that an answer names."""
        return action - A_ROLE if action < ROLES else action - A_OWN_ROLE + ROLES

    def settings(self, chosen: Mapping[str, Value], seats: int) -> "Settings":
        """The settings of these options, made once."""
        name = f"{seats} {sorted(chosen.items())}"
        settings = self.made.get(name)
        if settings is None:
            if len(self.made) >= KEPT:
                self.made.clear()
            settings = self.made[name] = Settings(self, dict(chosen), seats)
        return settings

    def agree(self, chosen: Mapping[str, Value], seats: int) -> None:
        """What section 7 asks beyond single ranges."""
        souls = int(self.options.value(chosen, "souls"))
        if souls != 0 and souls < seats:
            raise OptionError(
                f"option souls cannot be {souls} with {seats} seats, "
                f"it takes 0 or {seats} to {SOULS} (CA-1.2)"
            )
        if int(self.options.value(chosen, "loop_cycles")) == 1:
            raise OptionError(
                "option loop_cycles cannot be 1, it takes 0 or 2 to 5 (CA-9.22)"
            )
        lose_at = int(self.options.value(chosen, "keys_lose_at"))
        in_boxes = int(self.options.value(chosen, "keys_in_boxes"))
        most = in_boxes + int(self.merchant_keys) - 1
        if lose_at > most:
            keys = "keys_in_boxes" if self.merchant_keys == 1 else "one less than all"
            raise OptionError(
                f"option keys_lose_at cannot be {lose_at}, it is at most "
                f"{keys}, {most} (CA-10.3)"
            )
        cursed = self.copies[CARD_IDS.index("state_cursed")]
        if in_boxes > self.copies[KEY] + cursed:
            raise OptionError(
                f"option keys_in_boxes cannot be {in_boxes}, there are "
                f"{self.copies[KEY]} keys, and {cursed} Cursed to give way for more"
            )


def column(rows: list[dict[str, Any]], name: str, default: int) -> bytes:
    """One number of every row."""
    return bytes([row.get(name, default) for row in rows])


def pool_of(card: int) -> int:
    if card >= EVENT:
        return EVENTS
    return OBJECTS if OBJECT <= card < TREASURE else VARIABLES


class Settings:
    """The options of one match and its souls. Shared by all its states."""

    def __init__(self, content: Content, chosen: dict[str, Value], seats: int) -> None:
        self.content = content
        self.chosen = chosen
        self.seats: i64 = seats
        self.souls: i64 = self.number("souls") or seats  # 1.2
        self.roles_chosen = self.word("role_draw") == "choose"
        self.rotate_first = self.truth("rotate_first")
        self.spread = self.word("start_layout") == "spread"
        self.threshold: i64 = (self.number("threshold_floor") - 1) * SIDE + PAS
        self.sanctuary: i64 = (self.number("sanctuary_floor") - 1) * SIDE + PAS
        self.actions: i64 = self.number("actions_per_turn")
        self.keys_to_win: i64 = self.number("keys_to_win")
        self.keys_in_boxes: i64 = self.number("keys_in_boxes")
        self.keys_lose_at: i64 = self.number("keys_lose_at")
        self.house_loss: i64 = self.number("house_loss")
        self.direct = self.word("king_d4") == "direct"
        self.stun: i64 = self.number("stun_rounds")
        self.loop_cycles: i64 = self.number("loop_cycles")
        self.tue_tue_fatal: i64 = self.number("tue_tue_fatal")
        self.corridor_peek = self.truth("corridor_peek")
        self.merchant_cost: i64 = self.number("merchant_cost")
        self.tale_cost: i64 = self.number("tale_cost")
        self.crown_key_returns = self.word("crown_key") == "returned"
        self.vanish_adds = self.word("vanish_stacking") == "sum"
        self.serenity_every_turn = self.truth("serenity_every_turn")
        self.sacrifice = self.truth("sacrifice")
        self.false_king_check = self.truth("false_king_check")
        self.chain_limit: i64 = self.number("chain_limit")
        self.trade_limit: i64 = self.number("trade_limit")
        self.max_rounds: i64 = self.number("max_rounds")
        self.presence = self.presence_by_round()
        self.copies = self.count_copies()
        self.charges: i64 = content.charges

    def number(self, name: str) -> int:
        return int(self.content.options.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(self.content.options.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(self.content.options.value(self.chosen, name))

    def presence_by_round(self) -> bytes:
        """6.4 Presence: by round, up to one after the last; not doubled."""
        first = self.number("presence_from_round")
        losses = [self.number(f"presence_{part}") for part in "abcd"]
        table: list[int] = []
        for number in range(int(self.max_rounds) + 2):
            passed = [at for at in self.content.presence_rounds if at <= number]
            table.append(losses[len(passed)] if number >= first else 0)
        return bytes(table)

    def count_copies(self) -> list[int]:
        """Section 6.2: every further Key takes the place of a Cursed card."""
        copies = list(self.content.copies)
        cursed = CARD_IDS.index("state_cursed")
        copies[cursed] += copies[KEY] - int(self.keys_in_boxes)
        copies[KEY] = int(self.keys_in_boxes)
        return copies

    def key_slots(self, role: int) -> int:
        """3.12 Key slots by number of souls: fewer souls carry more each."""
        return self.content.role_keys[role] + self.content.key_slots[self.souls - 1]

    def start(self, soul: int) -> int:
        """3.11 Starting places: the Threshold, or spread over the floors."""
        if not self.spread:
            return int(self.threshold)
        return (self.content.spread[self.souls - 1][soul] - 1) * SIDE + PAS

    def special_kinds(self) -> int:
        """3.6 Placing special rooms: the kinds there may be, as bits."""
        least = self.content.special_least
        return sum([1 << n for n in range(len(least)) if least[n] <= self.souls])
