"""A new game: a small one that works, as a package of its own."""

import importlib.util
import keyword
import os
import re
import tempfile
from pathlib import Path

from sobremesa.complaint import Complaint
from sobremesa.files import reason
from sobremesa.shelf import ids

TEMPLATE = Path(__file__).parent / "template"
SEEDLING = "seedling"  # the game that stands there
NAME = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
LONGEST = 40  # characters of a name


def write_game(name: str, into: str) -> Path:
    """All of its files or none; the folder they lie in."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise Complaint("error-new-name", name=name)
    folder = Path(into, name)
    if os.path.lexists(folder):
        raise Complaint("error-exists", file=str(folder))
    if name in ids() or importlib.util.find_spec(name) is not None:
        raise Complaint("error-new-taken", name=name)
    try:
        with tempfile.TemporaryDirectory(prefix=f".{name}.", dir=into) as trial:
            grow(name, Path(trial, name))
            Path(trial, name).rename(folder)
    except OSError as error:
        told = reason(error)
        raise Complaint("error-write", file=str(folder), reason=told) from None
    return folder


def grow(name: str, folder: Path) -> None:
    """The template's files, with this name in place of its game's."""
    for source in sorted(TEMPLATE.rglob("*.*")):
        if source.is_file() and source.suffix != ".pyc":
            target = folder / renamed(str(source.relative_to(TEMPLATE)), name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text("utf-8"), name), "utf-8")


def renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").title()
    text = text.replace(SEEDLING.title(), title).replace(SEEDLING, name)
    return re.sub(r"\bSE(?=-\d|`)", prefix_of(name), text)


def prefix_of(name: str) -> str:
    """Two letters for the numbers of its rules: those its words begin with."""
    first = "".join(re.findall(r"(?:^|_)([a-z])", name))
    letters = first if len(first) > 1 else re.sub(r"[^a-z]", "", name) * 2
    return letters[:2].upper()
