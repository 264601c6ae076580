"""Own content of Escaramuzas: laid over what is printed, checked, made into tables."""

from collections.abc import Iterator
from functools import lru_cache

from sobremesa.kernel.content import Content as Raw
from sobremesa.kernel.content import Fault
from sobremesa.kernel.errors import Mistake, Problem, Problems, listed, shown
from sobremesa.kernel.options import Option, Options
from sobremesa.kernel.overlay import Overlay

from .content import MADE_MAPS, Content
from .maps import map_problems, map_text, point_problems, read_army
from .rules_box import Boxes, agree
from .rules_measuring import REACH
from .schema import (
    CONTENT,
    FORM,
    LETTERS,
    OPTIONS,
    STATISTICS,
    complete,
    with_maps,
)

KEPT = 64  # contents that are kept ready
NEAREST = 30  # the deepest deployment zone (4.3)
PAIRS = (("V2", "V7"), ("V3", "V5"), ("V4", "V6"))  # of rows (15.1)


@lru_cache(maxsize=KEPT)
def boxes_of(overlay: Overlay) -> Boxes:
    """The boxes of what is printed, or of own content."""
    return Boxes(content_of(overlay))


def content_of(overlay: Overlay) -> Content:
    """The tables, or all that is wrong with own content."""
    raw = with_maps(overlay.over(CONTENT, FORM))
    full = complete(raw)
    if not overlay:
        return Content(full, OPTIONS, "", "")
    options, told = OPTIONS, list[Problem]()
    try:
        options = overlay.options(raw)
    except Problems as error:
        told = error.problems
    faults = [*unit_faults(full), *plain_faults(full), *option_faults(options, full)]
    told += problems_of(overlay, faults)
    if told:
        raise Problems(told)
    content = Content(full, options, overlay.text, overlay.fingerprint)
    overlay.refuse([*army_faults(content), *map_faults(content)])
    overlay.refuse(agreed_faults(content))
    return content


def problems_of(overlay: Overlay, faults: list[Fault]) -> list[Problem]:
    """Faults as problems, each with its file and line."""
    try:
        overlay.refuse(faults)
    except Problems as error:
        return error.problems
    return []


def unit_faults(content: Raw) -> Iterator[Fault]:
    """2.2 Six types, or others: whole rows, own letters, moves that can be measured."""
    most = max(row.get("move", 0) for row in content["cards"].values())
    letters: dict[str, str] = {}
    for id, row in content["units"].items():
        place = f"units.{id}"
        missing = [name for name in STATISTICS if name not in row]
        if missing:
            told = f"{place} has no {listed(missing)}; with `as` it takes"
            yield Fault(place, f"{told} what it does not say from a printed kind")
        other = letters.setdefault(row["letter"], id)
        if other != id:
            told = (
                f"{place}.letter is {shown(row['letter'])}, which {other} has (EC-2.2)"
            )
            yield Fault(f"{place}.letter", told)
        reach = row.get("movement", 0) + most
        if reach > REACH:
            told = f"{place}.movement is {row.get('movement')}; with the {most} cm that"
            yield Fault(
                f"{place}.movement",
                f"{told} a card adds it is {reach}, at most {REACH} (EC-6.1)",
            )


def plain_faults(content: Raw) -> Iterator[Fault]:
    """Rows of points, formations and objectives of random tables."""
    rows = content["rows"]
    for few, many in PAIRS:
        if rows[few] > rows[many]:
            told = f"rows.{few} is {rows[few]}, it takes no more than {many} does"
            yield Fault(f"rows.{few}", f"{told}, {rows[many]} (EC-15.1)")
    letters = {row["letter"] for row in content["units"].values()} | set(LETTERS)
    for id, row in content["formations"].items():
        place = f"formations.{id}.order"
        for letter in row["order"]:
            if letter not in letters:
                told = f"{place} has {shown(letter)}, which is no unit's letter"
                yield Fault(place, f"{told} (EC-4.5)")
    points = [(x, y) for x, y in content["random"]["objectives"]]
    apart = content["numbers"]["objectives_apart"] ** 2
    for told in point_problems(None, points, NEAREST, apart):
        yield Fault("random.objectives", f"random.objectives: {told}")


def option_faults(options: Options, content: Raw) -> Iterator[Fault]:
    """Section 7: the rules know what an option can be; own content may narrow it."""
    for name, option in options.all.items():
        printed = OPTIONS.all[name]
        place = f"options.{name}"
        if option.kind != printed.kind:
            told = f"{place}.default is {shown(option.default)}"
            yield Fault(f"{place}.default", f"{told}, it takes {printed.range}")
        elif option.kind == "int" and not values_of(option) <= values_of(printed):
            told = f"{place} goes {option.range}, it takes a range within"
            yield Fault(f"{place}.range", f"{told} {printed.range}")
        elif option.kind == "enum":
            known = printed.choices
            if name == "map":
                known = (*content["maps"], *MADE_MAPS)
            for choice in option.choices:
                if choice not in known:
                    told = f"{place}.choices has {shown(choice)}"
                    takes = f"it takes some of {listed(known)}"
                    yield Fault(f"{place}.choices", f"{told}, {takes}")


def values_of(option: Option) -> set[int]:
    return set(range(option.low, option.high + 1, option.step))


def army_faults(content: Content) -> Iterator[Fault]:
    """2.4 Other armies: every preset can be read."""
    for id, text in content.armies.items():
        try:
            read_army(content, text)
        except Mistake as error:
            yield Fault(f"armies.{id}", f"armies.{id}: {error}")


def map_faults(content: Content) -> Iterator[Fault]:
    """3.1 Making the table: every map can be played on, as options are by default."""
    for id, facts in content.maps.items():
        try:
            found = map_problems(content, map_text(facts))
        except Mistake as error:
            found = [str(error)]
        for told in found:
            yield Fault(f"maps.{id}", f"maps.{id}: {told}")


def agreed_faults(content: Content) -> Iterator[Fault]:
    """What options and presets say must be possible together."""
    try:
        agree(content, {})
    except Mistake as error:
        yield Fault("options", f"options: {error}")
    for name, values in content.options.presets.items():
        try:
            agree(content, values)
        except Mistake as error:
            yield Fault(f"presets.{name}", f"presets.{name}: {error}")
