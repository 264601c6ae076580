"""A game's own files, and the form its content.toml has.

A form is handed a value, the place where it stands and the whole content; it raises
a `Mistake` that names the place, the value and what is allowed there.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .errors import Mistake, Problems, listed, nearest, shown
from .options import Option, Options, read_option

Content = dict[str, Any]
Form = Callable[[object, str, Content], None]


def name_of(path: Path) -> str:
    """A file as sentences name it: by the game's folder on."""
    parts = path.parts
    at = len(parts) - 3 if path.parent.name == "lang" else len(parts) - 2
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
        form(content, "", content)
    return content


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


def refuse(place: str, value: object, takes: str) -> Mistake:
    return Mistake(f"{place} is {shown(value)}, it takes {takes}")


def under(place: str, name: object) -> str:
    return f"{place}.{name}" if place else str(name)


def whole(low: int, high: int) -> Form:
    """A whole number in a range."""

    def check(value: object, place: str, content: Content) -> None:
        plain = isinstance(value, int) and not isinstance(value, bool)
        if not (plain and value in range(low, high + 1)):
            raise refuse(place, value, f"a whole number from {low} to {high}")

    return check


def truth(value: object, place: str, content: Content) -> None:
    if not isinstance(value, bool):
        raise refuse(place, value, "true or false")


def written(pattern: str, such: str) -> Form:
    """A text that reads like an example."""
    wanted = re.compile(pattern)

    def check(value: object, place: str, content: Content) -> None:
        if not (isinstance(value, str) and wanted.fullmatch(value)):
            raise refuse(place, value, f"a text such as {such!r}")

    return check


def one_of(*words: str) -> Form:
    def check(value: object, place: str, content: Content) -> None:
        if value not in words:
            near = nearest(value, words)
            mean = f"; did you mean {near!r}?" if near else ""
            raise refuse(place, value, f"one of {listed(words)}{mean}")

    return check


def id_of(*tables: str) -> Form:
    """The id of a row of another table of the content."""

    def check(value: object, place: str, content: Content) -> None:
        rows = [content.get(table) for table in tables]
        ids = [str(id) for table in rows if isinstance(table, dict) for id in table]
        one_of(*ids)(value, place, content)

    return check


def items(form: Form, *, least: int = 0, most: int = 999) -> Form:
    """A list of so many values of one form."""

    def check(value: object, place: str, content: Content) -> None:
        many = str(least) if least == most else f"{least} to {most}"
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise refuse(place, value, f"a list of {many} values")
        for at, item in enumerate(value, start=1):
            form(item, f"{place}[{at}]", content)

    return check


def listing(*forms: Form) -> Form:
    """A list of so many values, each of its own form."""

    def check(value: object, place: str, content: Content) -> None:
        if not isinstance(value, list) or len(value) != len(forms):
            raise refuse(place, value, f"a list of {len(forms)} values")
        for at, (item, form) in enumerate(zip(value, forms, strict=True), start=1):
            form(item, f"{place}[{at}]", content)

    return check


def span(low: int, high: int) -> Form:
    """The ends of a range."""

    def check(value: object, place: str, content: Content) -> None:
        listing(whole(low, high), whole(low, high))(value, place, content)
        assert isinstance(value, list)
        if value[0] > value[1]:
            raise refuse(place, value, "the lower end first")

    return check


def distinct(form: Form) -> Form:
    """A list or table no value of which stands twice."""

    def check(value: object, place: str, content: Content) -> None:
        form(value, place, content)
        seen: list[object] = []
        for one in value.values() if isinstance(value, dict) else as_list(value):
            if one in seen:
                raise Mistake(f"{place} has {shown(one)} twice, its values differ")
            seen.append(one)

    return check


def as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def rows(form: Form, *, ids: Form | None = None) -> Form:
    """A table of rows of one form, whose ids may have a form, too."""

    def check(value: object, place: str, content: Content) -> None:
        if not isinstance(value, dict):
            raise refuse(place, value, "a table")
        for id, row in value.items():
            if ids is not None:
                ids(id, f"an id in {place}", content)
            form(row, under(place, id), content)

    return check


def ordered(form: Form, *names: str) -> Form:
    """Exactly these rows, in the order in which the rules number them."""

    def check(value: object, place: str, content: Content) -> None:
        rows(form, ids=one_of(*names))(value, place, content)
        assert isinstance(value, dict)
        for name in names:
            if name not in value:
                raise Mistake(f"{place} has no row {name!r}, the rules need it")
        for name, found in zip(names, value, strict=True):
            if name != found:
                told = f"{found!r} stands where {name!r} belongs"
                raise Mistake(f"{place}: {told}, the rules number its rows")

    return check


def fields(needed: Mapping[str, Form], more: Mapping[str, Form] | None = None) -> Form:
    """A table of known names, each with its form; some may be left out."""
    known = {**needed, **(more or {})}

    def check(value: object, place: str, content: Content) -> None:
        if not isinstance(value, dict):
            raise refuse(place, value, f"a table of {listed(known)}")
        for name in value:
            if name not in known:
                near = nearest(name, known)
                mean = f"; did you mean {near!r}?" if near else ""
                takes = f"it takes {listed(known)}{mean}"
                at = f" in {place}" if place else ""
                raise Mistake(f"there is no {shown(name)}{at}, {takes}")
        for name in needed:
            if name not in value:
                raise Mistake(f"{under(place, name)} is missing")
        for name, one in value.items():
            known[name](one, under(place, name), content)

    return check


def read_elsewhere(value: object, place: str, content: Content) -> None:
    """A table that another reader checks row by row, as `read_options` does."""
    if not isinstance(value, dict):
        raise refuse(place, value, "a table")
