"""How reasons are made: a rule, a word, and the numbers that were compared."""

from sobremesa.kernel.reason import Reason

from .content import NO_UNIT, SIDE_IDS, TERRAIN_IDS, side_of, units_in
from .rules_ground import Piece
from .rules_table import NO_ONE, Field


def reason(rule: str, word: str, left: object = "", right: object = "") -> Reason:
    """A test: `left` was compared with `right` and is wrong."""
    return Reason(rule, word, {"left": str(left), "right": str(right)})


def about_piece(
    rule: str, word: str, piece: Piece, left: object = "", right: object = ""
) -> Reason:
    named = {"terrain": str(TERRAIN_IDS[piece.kind])}
    return Reason(rule, word, {"left": str(left), "right": str(right), **named})


def about_unit(
    field: Field, rule: str, word: str, unit: int, left: object = "", right: object = ""
) -> Reason:
    label = field.box.content.label_ids[field.label(unit)]
    named = {"side": SIDE_IDS[side_of(unit)], "label": label}
    return Reason(rule, word, {"left": str(left), "right": str(right), **named})


def about_units(
    field: Field, rule: str, word: str, mask: int, side: int
) -> list[Reason]:
    """The same of every unit of a mask."""
    return [about_unit(field, rule, word, unit) for unit in units_in(mask, side)]


def find_unit(field: Field, side: int, label: int) -> int:
    """The unit of a label, alive or not, if the army has one."""
    if field.box.slot_of(side, label) == NO_UNIT:
        return NO_ONE
    return int(field.unit(side, label))


def missing(
    field: Field, side: int, label: int, *, placed: bool = True
) -> list[Reason]:
    """2.4 Other armies: a label no unit of the side has; 9.7: or one removed."""
    unit = find_unit(field, side, label)
    if unit == NO_ONE:
        id = field.box.content.label_ids[label]
        named = {"side": SIDE_IDS[side], "label": id}
        return [Reason("2.4", "no_unit", named)]
    if placed and not field.lives(unit):
        return [about_unit(field, "9.7", "gone", unit)]
    return []


def unseen(field: Field, ax: int, ay: int, bx: int, by: int) -> list[Reason]:
    """7.1 Sight: the blocking pieces between two points."""
    return [
        about_piece("7.1", "sight", piece)
        for piece in field.ground.walls
        if piece.crossed(ax, ay, bx, by, 0)
    ]


def unseen_unit(field: Field, one: int, two: int) -> list[Reason]:
    ends = (field.x[one], field.y[one], field.x[two], field.y[two])
    return unseen(field, *(int(end) for end in ends))
