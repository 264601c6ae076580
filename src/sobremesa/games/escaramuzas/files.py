"""Maps and armies as files: TOML on one side, the text of an option on the other."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from sobremesa.kernel.errors import TOLD, Mistake, Problems, Unknown, shown
from sobremesa.kernel.files import FileKind
from sobremesa.kernel.game import Chosen
from sobremesa.kernel.toml import read_toml

from .content import SIDE_IDS, Content
from .maps import FARTHEST, read_army, read_piece, size_fault, write_map
from .rules_box import army_faults, map_faults

UNITS = 99  # of one type that an army file may say; EC-2.1 allows fewer


def map_option(content: Content, text: str, chosen: Chosen) -> str:
    """A map file for option `own_map`, or all that is wrong with it.

    `pieces = ["*forest:20,4,25,9", …]`, a star for a piece with its mirror image, and
    `objectives = [[45, 30], …]`.
    """
    facts, wrong = read_facts(text, ("name", "objectives", "pieces"))
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
    all_points = len(points) == len(listed(facts, "objectives", []))
    wrong += map_faults(content, chosen, made, points_read=all_points)
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


def army_option(content: Content, text: str, chosen: Chosen) -> str:
    """An army file for options `army_red` and `army_blue`: a line for each type."""
    types = content.type_ids
    facts, wrong = read_facts(text, ("name", *types))
    counts = []
    for id in types:
        number = facts.get(id, 0)
        if is_number(number, UNITS) and number >= 0:
            counts.append(number)
        else:
            told = f"{id} = {shown(number)} is no number of units from 0 to {UNITS}"
            wrong.append(f"{told} (EC-2.4)")
    if len(counts) == len(types):  # or nobody knows how many there are
        faults = [size_fault(counts), *army_faults(content, chosen, bytes(counts))]
        wrong += [f"the army {fault}" for fault in faults if fault]
    if wrong:
        raise Problems(wrong)
    return "".join(
        f"{letter}{n}" for letter, n in zip(content.letters, counts, strict=True) if n
    )


def read_facts(text: str, known: tuple[str, ...]) -> tuple[dict[str, Any], list[str]]:
    """What a file says, and the names in it that mean nothing."""
    try:
        facts = read_toml(text)
    except Mistake as error:
        raise Problems([str(error)]) from None
    strange = [name for name in facts if name not in known]
    return facts, [str(Unknown("entry", name, known)) for name in strange[:TOLD]]


def map_file(facts: dict[str, Any]) -> Iterator[str]:
    yield f"objectives = {facts['objectives']}\n"
    yield "pieces = [\n"
    for piece in facts["pieces"]:
        yield f'  "{piece}",\n'
    yield "]\n"


def army_file(content: Content, army: str) -> str:
    counts = zip(content.type_ids, read_army(content, army), strict=True)
    return "".join(f"{id} = {number}\n" for id, number in counts if number)


def files_of(content: Content) -> dict[str, FileKind]:
    """Maps and armies, by what this content has."""
    armies, maps = content.armies.items(), content.maps.items()
    return {
        "map": FileKind(
            help="A map: pieces of terrain and objectives.",
            options=lambda seats: ("own_map",),
            parse=partial(map_option, content),
            ready={id: "".join(map_file(facts)) for id, facts in maps},
        ),
        "army": FileKind(
            help="An army: the first is Red's, the second Blue's.",
            options=lambda seats: tuple(f"army_{side}" for side in SIDE_IDS),
            parse=partial(army_option, content),
            ready={id: army_file(content, army) for id, army in armies},
        ),
    }
