"""A game's own files, and the form its content.toml has.

A form is handed a value, the place where it stands and the whole content; it tells
every fault it finds: the place, and a sentence with the value and what is allowed.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from .errors import Mistake, Problems, listed, nearest, shown
from .options import Option, Options, read_option

Content = dict[str, Any]


class Fault(NamedTuple):
    """One thing that is wrong in a content."""

    place: str  # `cards.rot.hosts[1]`
    told: str  # a sentence that names the place


Faults = Iterator[Fault]
Form = Callable[[object, str, Content], Faults]


def name_of(path: Path) -> str:
    """A file as sentences name it: by the game's folder on."""
    parts = path.parts
    deep = path.parent.name in ("lang", "learn", "lessons")
    at = len(parts) - (3 if deep else 2)
    return "/".join(parts[max(0, at) :])


def read_own(path: Path) -> str:
    """The text of one of our own files, or a `Mistake` that names it."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Mistake(f"{name_of(path)} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        told = f"byte {error.start + 1} is wrong"
        raise Mistake(f"{name_of(path)} is not UTF-8 text: {told}") from None


def read_content(path: Path, form: Form) -> Content:
    """What a content.toml says, if it has the form."""
    text = read_own(path)
    try:
        content = tomllib.loads(text)
    except ValueError as error:
        raise Mistake(f"{name_of(path)} is not TOML: {error}") from None
    with found_in(path):
        refuse_all(form(content, "", content))
    return content


def refuse_all(faults: Iterable[Fault]) -> None:
    """All that is wrong at once; one thing alone is a plain `Mistake`."""
    told = [fault.told for fault in faults]
    if len(told) == 1:
        raise Mistake(told[0])
    if told:
        raise Problems(told)


def read_options(path: Path, content: Content, more: Iterable[Option] = ()) -> Options:
    """The options and presets of a content.toml, and more that follow from it."""
    with found_in(path):
        told = [read_option(name, one) for name, one in content["options"].items()]
        return Options([*told, *more], content.get("presets"))


@contextmanager
def found_in(path: Path) -> Iterator[None]:
    """Says which of our own files holds the mistake."""
    try:
        yield
    except Problems as error:
        told = [f"{name_of(path)}: {problem.text}" for problem in error.problems]
        raise Problems(told) from None
    except Mistake as error:
        raise Mistake(f"{name_of(path)}: {error}") from None


def refuse(place: str, value: object, takes: str) -> Fault:
    return Fault(place, f"{place} is {shown(value)}, it takes {takes}")


def under(place: str, name: object) -> str:
    return f"{place}.{name}" if place else str(name)


def whole(low: int, high: int) -> Form:
    """A whole number in a range."""

    def check(value: object, place: str, content: Content) -> Faults:
        plain = isinstance(value, int) and not isinstance(value, bool)
        if not (plain and value in range(low, high + 1)):
            yield refuse(place, value, f"a whole number from {low} to {high}")

    return check


def truth(value: object, place: str, content: Content) -> Faults:
    if not isinstance(value, bool):
        yield refuse(place, value, "true or false")


def written(pattern: str, such: str) -> Form:
    """A text that reads like an example."""
    wanted = re.compile(pattern)

    def check(value: object, place: str, content: Content) -> Faults:
        if not (isinstance(value, str) and wanted.fullmatch(value)):
            yield refuse(place, value, f"a text such as {such!r}")

    return check


def one_of(*words: str) -> Form:
    def check(value: object, place: str, content: Content) -> Faults:
        if not isinstance(value, str) or value not in words:
            near = nearest(value, words)
            mean = f"; did you mean {near!r}?" if near else ""
            yield refuse(place, value, f"one of {listed(words)}{mean}")

    return check


def id_of(*tables: str) -> Form:
    """The id of a row of another table of the content."""

    def check(value: object, place: str, content: Content) -> Faults:
        rows = [content.get(table) for table in tables]
        ids = [str(id) for table in rows if isinstance(table, dict) for id in table]
        yield from one_of(*ids)(value, place, content)

    return check


def items(form: Form, *, least: int = 0, most: int = 999) -> Form:
    """A list of so many values of one form."""

    def check(value: object, place: str, content: Content) -> Faults:
        many = str(least) if least == most else f"{least} to {most}"
        if not isinstance(value, list) or not least <= len(value) <= most:
            yield refuse(place, value, f"a list of {many} values")
            return
        for at, item in enumerate(value, start=1):
            yield from form(item, f"{place}[{at}]", content)

    return check


def listing(*forms: Form) -> Form:
    """A list of so many values, each of its own form."""

    def check(value: object, place: str, content: Content) -> Faults:
        if not isinstance(value, list) or len(value) != len(forms):
            yield refuse(place, value, f"a list of {len(forms)} values")
            return
        for at, (item, form) in enumerate(zip(value, forms, strict=True), start=1):
            yield from form(item, f"{place}[{at}]", content)

    return check


def span(low: int, high: int) -> Form:
    """The ends of a range."""
    ends = listing(whole(low, high), whole(low, high))

    def check(value: object, place: str, content: Content) -> Faults:
        faults = list(ends(value, place, content))
        yield from faults
        if not faults and isinstance(value, list) and value[0] > value[1]:
            yield refuse(place, value, "the lower end first")

    return check


def distinct(form: Form) -> Form:
    """A list or table no value of which stands twice."""

    def check(value: object, place: str, content: Content) -> Faults:
        yield from form(value, place, content)
        seen: list[object] = []
        for one in value.values() if isinstance(value, dict) else as_list(value):
            if one in seen:
                told = f"{place} has {shown(one)} twice, its values differ"
                yield Fault(place, told)
            seen.append(one)

    return check


def as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def rows(form: Form, *, ids: Form | None = None, most: int = 999) -> Form:
    """A table of rows of one form, whose ids may have a form, too."""

    def check(value: object, place: str, content: Content) -> Faults:
        if not isinstance(value, dict):
            yield refuse(place, value, "a table")
            return
        if len(value) > most:
            yield Fault(place, f"{place} has {len(value)} rows, at most {most}")
        for id, row in value.items():
            if ids is not None:
                where = under(place, id)
                for fault in ids(id, f"an id in {place}", content):
                    yield Fault(where, fault.told)
            yield from form(row, under(place, id), content)

    return check


def ordered(form: Form, *names: str) -> Form:
    """Exactly these rows, in the order in which the rules number them."""
    each = rows(form, ids=one_of(*names))

    def check(value: object, place: str, content: Content) -> Faults:
        faults = list(each(value, place, content))
        yield from faults
        if not isinstance(value, dict):
            return
        missing = [name for name in names if name not in value]
        for name in missing:
            yield Fault(place, f"{place} has no row {name!r}, the rules need it")
        if missing or len(value) != len(names):
            return
        for name, found in zip(names, value, strict=True):
            if name != found:
                told = f"{found!r} stands where {name!r} belongs"
                yield Fault(place, f"{place}: {told}, the rules number its rows")
                return

    return check


LONGEST = 200  # characters of an own name or text
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")  # of what a designer adds


def beginning(form: Form, *names: str, more: Form, most: int = 99) -> Form:
    """These rows first, which the rules number; then own ones, of another form."""
    first = ordered(form, *names)

    def check(value: object, place: str, content: Content) -> Faults:
        if not isinstance(value, dict):
            yield refuse(place, value, "a table")
            return
        known = {id: row for id, row in value.items() if id in names}
        yield from first(known, place, content)
        added = {id: row for id, row in value.items() if id not in names}
        if len(added) > most:
            yield Fault(place, f"{place} has {len(added)} own rows, at most {most}")
        for id, row in added.items():
            if not ID.fullmatch(id):
                takes = "small letters, digits and _, at most 40, a letter first"
                told = f"an id in {place} is {shown(id)}, it takes {takes}"
                yield Fault(under(place, id), told)
            yield from more(row, under(place, id), content)

    return check


def fields(needed: Mapping[str, Form], more: Mapping[str, Form] | None = None) -> Form:
    """A table of known names, each with its form; some may be left out."""
    known = {**needed, **(more or {})}

    def check(value: object, place: str, content: Content) -> Faults:
        if not isinstance(value, dict):
            yield refuse(place, value, f"a table of {listed(known)}")
            return
        for name in value:
            if name not in known:
                near = nearest(name, known)
                mean = f"; did you mean {near!r}?" if near else ""
                takes = f"it takes {listed(known)}{mean}"
                at = f" in {place}" if place else ""
                told = f"there is no {shown(name)}{at}, {takes}"
                yield Fault(under(place, name), told)
        for name in needed:
            if name not in value:
                yield Fault(place, f"{under(place, name)} is missing")
        for name, one in value.items():
            if name in known:
                yield from known[name](one, under(place, name), content)

    return check


def anything(value: object, place: str, content: Content) -> Faults:
    """What another reader judges."""
    yield from ()


# How options are shown: `read_option` judges it, and own content does not change it.
SHOWN: Mapping[str, Form] = dict.fromkeys(
    ("group", "when", "seats", "follows"), anything
)


def title(value: object, place: str, content: Content) -> Faults:
    """An own name."""
    plain = isinstance(value, str) and value.isprintable() and value.strip()
    if not plain or len(str(value)) > LONGEST or set(str(value)) & set("{}"):
        takes = f"a plain text of at most {LONGEST} characters without braces"
        yield refuse(place, value, takes)


TITLES: Mapping[str, Form] = {"name": title, "name_es": title, "name_pt": title}


def read_elsewhere(value: object, place: str, content: Content) -> Faults:
    """A table that another reader checks row by row, as `read_options` does."""
    if not isinstance(value, dict):
        yield refuse(place, value, "a table")
