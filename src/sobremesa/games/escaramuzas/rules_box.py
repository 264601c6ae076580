"""EC-2 and section 7: armies, and the options of one match."""

from collections.abc import Mapping
from typing import Final

from sobremesa.kernel.errors import OptionError, shown
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.options import Value

from .content import (
    CONTENT,
    HEALTH,
    LABELS,
    NO_UNIT,
    OPTIONS,
    SLOTS,
    TERRAIN_FLAGS,
    TERRAIN_IDS,
    TYPES,
    VALUE_IDS,
    read_flags,
)
from .maps import army_points, map_problems, read_army, read_map, read_piece
from .rules_ground import Ground, Piece


class Box:
    """The options of one match. Shared by all its states, never written."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.chosen = chosen
        self.rounds: i64 = self.number("rounds")
        self.threshold: i64 = self.number("defeat_threshold")
        self.map = "own" if self.word("own_map") else self.word("map")
        self.objectives: i64 = self.number("objectives")
        self.terrain_pieces: i64 = self.number("terrain_pieces")
        self.draft_pieces: i64 = self.number("draft_pieces")
        self.edge: i64 = 45 - self.number("deploy_gap") // 2  # X of 4.3
        self.margin: i64 = self.number("edge_margin")
        self.hidden = self.truth("hidden_deployment")
        self.platoon: i64 = self.number("platoon_size")
        self.cards = self.truth("cards")
        self.dealt: i64 = self.number("cards_dealt")
        self.hand_limit: i64 = self.number("hand_limit")
        self.set_distances()
        self.set_dice()
        self.run_melee = self.truth("run_melee")
        self.mandatory = self.truth("melee_mandatory")
        self.heal_range_only = self.truth("heal_range_only")
        self.promotion = self.truth("promotion")
        self.repeat = self.truth("promotion_repeat")
        self.keep = self.word("contested") == "keep"
        self.highest = self.word("vp_tiers") == "highest"
        self.worth = vec[i64]([self.number(name) for name in VALUE_IDS])
        self.count_units = self.word("tiebreak") == "units"
        self.flags = read_overrides(self.word("terrain_overrides"))
        self.ground = self.predefined()
        self.set_armies()

    def set_distances(self) -> None:
        """1.5 What is measured: between edges, so limits grow by the bases."""
        contact = self.number("contact") + 2
        self.contact: i64 = contact * contact - 1  # largest square in contact
        if self.truth("contact_inclusive"):
            self.contact += 1
        self.range: i64 = (self.number("range") + 2) ** 2
        self.far: i64 = (self.number("range") + 7) ** 2  # RANGE+5
        self.capture: i64 = (self.number("capture") + 1) ** 2

    def set_dice(self) -> None:
        self.hit_on: i64 = self.number("hit_on")
        self.cover: i64 = self.number("cover_penalty")
        self.danger: i64 = 0  # faces, as bits
        for face in set(self.word("danger_faces")):
            self.danger |= 1 << int(face)
        self.wound_limit: i64 = self.number("wound_limit")
        self.light_max: i64 = self.number("light_max")
        self.self_wounds = self.truth("self_wounds")
        self.evade_choice = self.truth("evade_choice")
        self.panic = self.truth("panic")
        self.panic_defence = self.truth("panic_defence")

    def set_armies(self) -> None:
        """2.5 Roster order: D, T, M, E, B, A, each by ordinal."""
        kinds: list[int] = []
        labels: list[int] = []
        slots = [NO_UNIT] * (2 * LABELS)
        sizes: list[int] = []
        for side, name in enumerate(("army_red", "army_blue")):
            counts = read_army(self.word(name))
            for kind in range(TYPES):
                for ordinal in range(counts[kind]):
                    label = kind * SLOTS + ordinal
                    slots[side * LABELS + label] = len(kinds) % SLOTS
                    kinds.append(kind)
                    labels.append(label)
            sizes.append(sum(counts))
            spare = (side + 1) * SLOTS - len(kinds)
            kinds += [NO_UNIT] * spare
            labels += [NO_UNIT] * spare
        self.kind = bytes(kinds)  # of every unit, red's 20 slots and blue's
        self.label = bytes(labels)
        self.slot = bytes(slots)  # by side and label
        self.sizes = vec[i64](sizes)
        self.health = bytes([HEALTH[k] if k != NO_UNIT else 0 for k in kinds])

    def predefined(self) -> Ground:
        """3.1 Making the table: a predefined map; an empty one to begin others with."""
        if self.map in ("random", "draft"):
            return Ground([], self.flags, [])
        if self.map == "own":
            pieces, points = read_map(self.word("own_map"))
        else:
            facts = CONTENT["maps"][self.map]
            pieces = [piece for text in facts["pieces"] for piece in read_piece(text)]
            points = [(x, y) for x, y in facts["objectives"]]
        return Ground(pieces, self.flags, points[: self.objectives])

    def slot_of(self, side: i64, label: i64) -> i64:
        """A label's place in its side's roster; NO_UNIT if the army has none."""
        return self.slot[side * LABELS + label]

    def number(self, name: str) -> int:
        return int(OPTIONS.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(OPTIONS.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(OPTIONS.value(self.chosen, name))


BOXES: Final[dict[str, Box]] = {}
BOXES_KEPT: Final = 64


def box_of(chosen: Mapping[str, Value]) -> Box:
    """The box of these options, made once."""
    name = str(sorted(chosen.items())) if chosen else ""
    box = BOXES.get(name)
    if box is None:
        if len(BOXES) >= BOXES_KEPT:
            BOXES.clear()
        box = BOXES[name] = Box(dict(chosen))
    return box


GROUNDS: Final[dict[str, Ground]] = {}
GROUNDS_KEPT: Final = 64


def ground_of(box: Box, pieces: list[Piece], points: list[tuple[int, int]]) -> Ground:
    """A table from a position, made once, so that what is known of it is kept."""
    name = f"{[p.text for p in pieces]} {points} {list(box.flags)}"
    own = box.ground
    held = [(int(x), int(y)) for x, y in zip(own.xs, own.ys, strict=True)]
    if name == f"{[p.text for p in own.pieces]} {held} {list(box.flags)}":
        return own
    ground = GROUNDS.get(name)
    if ground is None:
        if len(GROUNDS) >= GROUNDS_KEPT:
            GROUNDS.clear()
        ground = GROUNDS[name] = Ground(pieces, box.flags, points)
    return ground


def read_overrides(text: str) -> bytes:
    """3.4 Agreed terrain: `rocks=c;wall=n` replaces a kind's flags."""
    flags = list(TERRAIN_FLAGS)
    for part in filter(None, text.split(";")):
        kind, _, letters = part.partition("=")
        if kind not in TERRAIN_IDS or not letters or set(letters) - set("dcxbn"):
            raise OptionError(
                f"option terrain_overrides cannot say {shown(part)}: it takes a kind "
                f"({', '.join(TERRAIN_IDS)}), = and letters of d c x b n (EC-3.4)"
            )
        flags[TERRAIN_IDS.index(kind)] = read_flags(letters)
    return bytes(flags)


def agree(chosen: Mapping[str, Value], seats: int) -> None:
    """Options that speak of one another: armies, overrides, own maps."""
    del seats
    for name in ("army_red", "army_blue"):
        counts = read_army(str(OPTIONS.value(chosen, name)))
        for fault in army_faults(chosen, counts):
            raise OptionError(f"{name} {fault}")
    faces = str(OPTIONS.value(chosen, "danger_faces"))
    if set(faces) - set("123456"):
        told = f"danger_faces cannot be {shown(faces)}: faces 1 to 6 (EC-6.6)"
        raise OptionError(told)
    read_overrides(str(OPTIONS.value(chosen, "terrain_overrides")))
    own = str(OPTIONS.value(chosen, "own_map"))
    if own:
        problems = map_faults(chosen, own)
        if problems:
            raise OptionError(f"own_map: {'; '.join(problems)}")


def army_faults(chosen: Mapping[str, Value], counts: bytes) -> list[str]:
    """2.4 Other armies: what the options do not allow."""
    cap = int(OPTIONS.value(chosen, "army_points_cap"))
    threshold = int(OPTIONS.value(chosen, "defeat_threshold"))
    found = []
    if 0 < cap < army_points(counts):
        found.append(
            f"costs {army_points(counts)} points, army_points_cap is {cap} (EC-2.4)"
        )
    if sum(counts) <= threshold:
        found.append(
            f"has {sum(counts)} units, it must have more than "
            f"defeat_threshold, {threshold} (EC-2.4)"
        )
    return found


def map_faults(
    chosen: Mapping[str, Value], own: str, *, points_read: bool = True
) -> list[str]:
    """All that is wrong with a map, or with what could be read of it."""
    return map_problems(
        own,
        points_read=points_read,
        objectives=int(OPTIONS.value(chosen, "objectives")),
        deploy_gap=int(OPTIONS.value(chosen, "deploy_gap")),
        edge_margin=int(OPTIONS.value(chosen, "edge_margin")),
        flags=read_overrides(str(OPTIONS.value(chosen, "terrain_overrides"))),
    )
