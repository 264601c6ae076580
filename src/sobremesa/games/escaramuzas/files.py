"""Maps and armies as files: TOML on one side, the text of an option on the other."""

from collections.abc import Iterator
from typing import Any

from sobremesa.kernel.errors import Mistake, Problems, shown
from sobremesa.kernel.files import FileKind
from sobremesa.kernel.game import Chosen
from sobremesa.kernel.toml import read_toml

from .content import ARMIES, CONTENT, LETTERS, SIDE_IDS, TYPE_IDS
from .maps import FARTHEST, read_army, read_piece, write_map
from .rules_box import army_faults, map_faults

UNITS = 99  # of one type that an army file may say; EC-2.1 allows fewer


def map_text(text: str, chosen: Chosen) -> str:
    """A map file for option `own_map`, or all that is wrong with it.

    `pieces = ["*forest:20,4,25,9", …]`, a star for a piece with its mirror image, and
    `objectives = [[45, 30], …]`.
    """
    facts = read_facts(text, ("name", "objectives", "pieces"))
    wrong: list[str] = []
    pieces, points = [], []
    for piece in listed(facts, "pieces", wrong):
        try:
            pieces += read_piece(str(piece))
        except Mistake as error:
            wrong.append(f"{error} (EC-3.3)")
    for point in listed(facts, "objectives", wrong):
        if is_point(point):
            points.append((point[0], point[1]))
        else:
            wrong.append(f"objective {shown(point)} is not [x, y] (EC-3.2)")
    made = write_map(pieces, points)
    wrong += map_faults(chosen, made)
    if wrong:
        raise Problems(wrong)
    return made


def listed(facts: dict[str, Any], name: str, wrong: list[str]) -> list[Any]:
    items = facts.get(name, [])
    if isinstance(items, list):
        return items
    wrong.append(f"{name} = {shown(items)} is no list")
    return []


def is_point(point: object) -> bool:
    return (
        isinstance(point, list)
        and len(point) == 2
        and all(is_number(n, FARTHEST) for n in point)
    )


def is_number(number: object, most: int) -> bool:
    return (
        isinstance(number, int)
        and not isinstance(number, bool)
        and -most <= number <= most
    )


def army_text(text: str, chosen: Chosen) -> str:
    """An army file for options `army_red` and `army_blue`: a line for each type."""
    facts = read_facts(text, ("name", *TYPE_IDS))
    wrong: list[str] = []
    made = ""
    for letter, id in zip(LETTERS, TYPE_IDS, strict=True):
        number = facts.get(id, 0)
        if not is_number(number, UNITS) or number < 0:
            wrong.append(f"{id} = {shown(number)} is no number of units (EC-2.4)")
        elif number:
            made += f"{letter}{number}"
    try:
        counts = read_army(made)
        wrong += [f"the army {fault}" for fault in army_faults(chosen, counts)]
    except Mistake as error:
        wrong.append(str(error))
    if wrong:
        raise Problems(wrong)
    return made


def read_facts(text: str, known: tuple[str, ...]) -> dict[str, Any]:
    try:
        facts = read_toml(text)
    except Mistake as error:
        raise Problems([str(error)]) from None
    strange = [name for name in facts if name not in known]
    if strange:
        takes = ", ".join(known)
        raise Problems([f"there is no {shown(n)}, it takes {takes}" for n in strange])
    return facts


def map_file(facts: dict[str, Any]) -> Iterator[str]:
    yield f"objectives = {facts['objectives']}\n"
    yield "pieces = [\n"
    for piece in facts["pieces"]:
        yield f'  "{piece}",\n'
    yield "]\n"


def army_file(army: str) -> str:
    counts = zip(TYPE_IDS, read_army(army), strict=True)
    return "".join(f"{id} = {number}\n" for id, number in counts if number)


FILES = {
    "map": FileKind(
        help="A map: pieces of terrain and objectives.",
        options=lambda seats: ("own_map",),
        parse=map_text,
        ready={id: "".join(map_file(facts)) for id, facts in CONTENT["maps"].items()},
    ),
    "army": FileKind(
        help="An army: the first is Red's, the second Blue's.",
        options=lambda seats: tuple(f"army_{side}" for side in SIDE_IDS),
        parse=army_text,
        ready={id: army_file(army) for id, army in ARMIES.items()},
    ),
}
