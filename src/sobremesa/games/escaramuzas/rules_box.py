"""EC-2 and section 7: armies, and the options of one match."""

from collections.abc import Mapping
from typing import Final

from sobremesa.kernel.errors import OptionError, shown
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.options import Value

from .actions import Actions
from .content import (
    NO_UNIT,
    SLOTS,
    TERRAIN_IDS,
    VALUE_IDS,
    Content,
    read_flags,
)
from .maps import (
    army_points,
    map_problems,
    map_text,
    read_army,
    read_map,
    read_piece,
)
from .rules_ground import Ground, Piece

NO_LABEL: Final = -1  # where an army has no unit
BOXES_KEPT: Final = 64


class Box:
    """The options of one match. Shared by all its states, never written."""

    def __init__(
        self, content: Content, acts: Actions, chosen: dict[str, Value]
    ) -> None:
        self.content = content
        self.acts = acts
        self.designs = content.designs
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
        self.flags = read_overrides(content, self.word("terrain_overrides"))
        self.ground = self.predefined()
        self.set_armies()

    def set_distances(self) -> None:
        """1.5 What is measured: between edges, so limits grow by the bases."""
        contact = self.number("contact") + 2
        self.contact: i64 = contact * contact - 1  # largest square in contact
        if self.truth("contact_inclusive"):
            self.contact += 1
        self.shot: i64 = self.number("range") + 2
        self.range: i64 = self.shot * self.shot
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
        self.damage: i64 = self.content.hit_damage

    def set_armies(self) -> None:
        """2.5 Roster order: by type, each by ordinal."""
        content = self.content
        kinds: list[int] = []
        labels: list[int] = []
        slots = [NO_UNIT] * int(2 * content.labels)
        sizes: list[int] = []
        for side, name in enumerate(("army_red", "army_blue")):
            counts = read_army(content, self.word(name))
            for kind in range(content.types):
                for ordinal in range(counts[kind]):
                    label = kind * SLOTS + ordinal
                    slots[side * content.labels + label] = len(kinds) % SLOTS
                    kinds.append(kind)
                    labels.append(label)
            sizes.append(sum(counts))
            spare = (side + 1) * SLOTS - len(kinds)
            kinds += [NO_UNIT] * spare
            labels += [NO_LABEL] * spare
        self.kind = bytes(kinds)  # of every unit, red's 20 slots and blue's
        self.label = vec[i64](labels)
        self.slot = bytes(slots)  # by side and label
        self.sizes = vec[i64](sizes)
        self.health = by_unit(kinds, content.health)
        self.resistance = by_unit(kinds, content.resistance)
        self.ranged = by_unit(kinds, content.ranged)
        self.close = by_unit(kinds, content.close)
        self.movement = by_unit(kinds, content.movement)
        self.kills = by_unit(kinds, content.promotion)
        self.heal = by_unit(kinds, content.heal)
        self.mend = by_unit(kinds, content.mend)

    def predefined(self) -> Ground:
        """3.1 Making the table: a predefined map; an empty one to begin others with."""
        if self.map in ("random", "draft"):
            return Ground([], self.flags, [])
        if self.map == "own":
            pieces, points = read_map(self.word("own_map"))
        else:
            facts = self.content.maps[self.map]
            pieces = [piece for text in facts["pieces"] for piece in read_piece(text)]
            points = [(x, y) for x, y in facts["objectives"]]
        return Ground(pieces, self.flags, points[: self.objectives])

    def slot_of(self, side: i64, label: i64) -> i64:
        """A label's place in its side's roster; NO_UNIT if the army has none."""
        return self.slot[side * self.content.labels + label]

    @property
    def sprint(self) -> int:
        """13.9 Effect words: the most that a card adds to Movement."""
        return max(self.designs.move)

    def number(self, name: str) -> int:
        return int(self.content.options.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(self.content.options.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(self.content.options.value(self.chosen, name))


def by_unit(kinds: list[int], numbers: bytes) -> bytes:
    """A statistic of every unit, 0 where an army has none."""
    return bytes([numbers[kind] if kind != NO_UNIT else 0 for kind in kinds])


class Boxes:
    """The boxes of one content, each made once."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.acts = Actions(content)
        self.known: dict[str, Box] = {}

    def of(self, chosen: Mapping[str, Value]) -> Box:
        """The box of these options."""
        name = str(sorted(chosen.items())) if chosen else ""
        box = self.known.get(name)
        if box is None:
            if len(self.known) >= BOXES_KEPT:
                self.known.clear()
            box = self.known[name] = Box(self.content, self.acts, dict(chosen))
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


def read_overrides(content: Content, text: str) -> bytes:
    """3.4 Agreed terrain: `rocks=c;wall=n` replaces a kind's flags."""
    flags = list(content.terrain)
    for part in filter(None, text.split(";")):
        kind, _, letters = part.partition("=")
        if kind not in TERRAIN_IDS or not letters or set(letters) - set("dcxbn"):
            raise OptionError(
                f"option terrain_overrides cannot say {shown(part)}: it takes a kind "
                f"({', '.join(TERRAIN_IDS)}), = and letters of d c x b n (EC-3.4)"
            )
        flags[TERRAIN_IDS.index(kind)] = read_flags(letters)
    return bytes(flags)


def agree(content: Content, chosen: Mapping[str, Value]) -> None:
    """Options that speak of one another: armies, overrides, own maps."""
    options = content.options
    for name in ("army_red", "army_blue"):
        counts = read_army(content, str(options.value(chosen, name)))
        for fault in army_faults(content, chosen, counts):
            raise OptionError(f"{name} {fault}")
    faces = str(options.value(chosen, "danger_faces"))
    if set(faces) - set("123456"):
        told = f"danger_faces cannot be {shown(faces)}: faces 1 to 6 (EC-6.6)"
        raise OptionError(told)
    read_overrides(content, str(options.value(chosen, "terrain_overrides")))
    own = str(options.value(chosen, "own_map"))
    name = "own_map" if own else str(options.value(chosen, "map"))
    if not own and content.own and name in content.maps:
        own = map_text(content.maps[name])
    if own:
        problems = map_faults(content, chosen, own)
        if problems:
            raise OptionError(f"{name}: {'; '.join(problems)}")


def army_faults(
    content: Content, chosen: Mapping[str, Value], counts: bytes
) -> list[str]:
    """2.4 Other armies: what the options do not allow."""
    cap = int(content.options.value(chosen, "army_points_cap"))
    threshold = int(content.options.value(chosen, "defeat_threshold"))
    points = army_points(content, counts)
    found = []
    if 0 < cap < points:
        found.append(f"costs {points} points, army_points_cap is {cap} (EC-2.4)")
    if sum(counts) <= threshold:
        found.append(
            f"has {sum(counts)} units, it must have more than "
            f"defeat_threshold, {threshold} (EC-2.4)"
        )
    return found


def map_faults(
    content: Content,
    chosen: Mapping[str, Value],
    own: str,
    *,
    points_read: bool = True,
) -> list[str]:
    """All that is wrong with a map, or with what could be read of it."""
    options = content.options
    return map_problems(
        content,
        own,
        points_read=points_read,
        objectives=int(options.value(chosen, "objectives")),
        deploy_gap=int(options.value(chosen, "deploy_gap")),
        edge_margin=int(options.value(chosen, "edge_margin")),
        flags=read_overrides(content, str(options.value(chosen, "terrain_overrides"))),
    )
