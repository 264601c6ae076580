"""The pages of the project, their blocks of code and their links.

`python -m tests.pages` counts the blocks, and lists the links that lead elsewhere.
"""

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

import sobremesa
from sobremesa.cli import main

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(
    r"^```(?P<head>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
LINK = re.compile(r"\]\((?P<path>[^)#\s]*)(?:#(?P<part>[^)]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED = re.compile(r"\]\{#([\w-]+)\}")  # a part of a line with a name
TARGET = re.compile(r"^(?P<names>[a-z][\w -]*):", re.MULTILINE)
RUN = ("python", "pycon", "sh", "console")  # languages of blocks that are run
SHOWN = ("text", "json", "ini", "nginx", "diff", "toml")
CHECKED, EXCERPT = "checked", "excerpt"  # marks of blocks that are not
HOUSE = ("sobremesa", "./sobremesa")
OTHERS = (".", "pip", "cibuildwheel", "pg_dump", "pg_restore")  # are not ours
PATIENCE = 600  # seconds until a block of commands is given up


@dataclass(frozen=True, kw_only=True)
class Block:
    """A fenced block: its language, its mark if it has one, its text."""

    page: Path
    line: int
    language: str
    mark: str
    text: str

    @property
    def place(self) -> str:
        return f"{name(self.page)}:{self.line}"

    @property
    def fate(self) -> str:
        """What is done with it."""
        if self.mark:
            return self.mark
        if self.language.startswith("{"):
            return "the site's"
        return "run" if self.language in RUN else "shown"


def name(page: Path, root: Path = ROOT) -> str:
    return page.relative_to(root).as_posix()


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [block(page, text, found) for found in FENCE.finditer(text)]


def block(page: Path, text: str, found: re.Match[str]) -> Block:
    language, _, mark = found["head"].partition(" ")
    line = text.count("\n", 0, found.start()) + 1
    return Block(page=page, line=line, language=language, mark=mark, text=found["text"])


# Blocks that are run


class Reader:
    """Somebody who types what a page says, in a folder of their own."""

    def __init__(self, folder: Path, source: Path | None = None) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "page"}
        here = Path(sys.executable).parent
        source = source or Path(sobremesa.__file__).parents[1]
        self.environment = dict(os.environ) | {
            "PATH": f"{here}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(source),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
        }

    def follow(self, block: Block) -> None:
        if block.language == "python":
            exec(compile(block.text, block.place, "exec"), self.names)
        elif block.language == "pycon":
            self.converse(block)
        elif block.language == "sh":
            self.type(block.text, block.place)
        else:
            for command, answer in typed(block.text):
                told = self.type(command, block.place)
                assert fits(told, answer), f"{block.place}: {command}\n{told}"

    def converse(self, block: Block) -> None:
        """Python at its prompt."""
        parser = doctest.DocTestParser()
        test = parser.get_doctest(block.text, self.names, block.place, None, block.line)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
        told: list[str] = []
        ran = runner.run(test, out=told.append, clear_globs=False)
        self.names.update(test.globs)  # a copy was used
        assert 0 == ran.failed, "".join(told)

    def type(self, commands: str, place: str) -> str:
        """What bash prints; it must end well, and nobody is at the keyboard."""
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", commands],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        said = f"{place}: {commands}\n{done.stdout}{done.stderr}"
        assert done.returncode == 0, said
        return done.stdout


def typed(text: str) -> Iterator[tuple[str, str]]:
    """Commands after a `$`, each with what follows it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, answer = part.partition("\n")
        yield command, answer


def fits(told: str, answer: str) -> bool:
    """Whether a command said what the page says; `…` stands for anything."""
    if not answer:
        return True
    parts = [re.escape(part) for part in trimmed(answer).split("…")]
    return re.fullmatch(".*".join(parts), trimmed(told), re.DOTALL) is not None


def trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


# Blocks that are only checked


def wrong(block: Block) -> Iterator[str]:
    """Whatever is not there of what its commands name."""
    for line in block.text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        program, *rest = words
        if program in HOUSE:
            yield from unknown_options(rest)
        elif program == "make":
            yield from set(rest) - targets()
        elif program == "python":
            yield from unknown_script(rest)
        elif program not in OTHERS:
            yield program


def targets() -> set[str]:
    found = TARGET.findall((ROOT / "Makefile").read_text("utf-8"))
    return {target for names in found for target in names.split()}


def unknown_options(words: list[str]) -> Iterator[str]:
    """Commands and options that `sobremesa` does not know."""
    command: click.Command = main
    context = click.Context(main)
    while isinstance(command, click.Group):
        if not words:
            return
        below = command.get_command(context, words[0])
        if below is None:
            yield words[0]
            return
        command, words = below, words[1:]
    known = {one for option in command.params for one in option.opts}
    known |= {one for option in command.params for one in option.secondary_opts}
    for word in words:
        if word.startswith("-") and word.partition("=")[0] not in known:
            yield word


def unknown_script(words: list[str]) -> Iterator[str]:
    """A script or module that is not there, or that never says an option's name."""
    first, *rest = words
    if first == "-m":
        found = importlib.util.find_spec(rest[0])
        path = Path(found.origin) if found and found.origin else None
    else:
        path = ROOT / first
    if path is None or not path.exists():
        yield " ".join(words)
        return
    text = path.read_text("utf-8")
    for word in rest:
        if word.startswith("-") and f'"{word}"' not in text:
            yield word


# Links


def links(page: Path) -> Iterator[tuple[str, str]]:
    """Path and part of every link outside of blocks."""
    for found in LINK.finditer(FENCE.sub("", page.read_text("utf-8"))):
        yield found["path"], found["part"] or ""


def external(path: str) -> bool:
    return "://" in path


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as GitHub and the site make them, and others."""
    text = FENCE.sub("", page.read_text("utf-8"))
    headings = [heading.lower() for heading in HEADING.findall(text)]
    found = {re.sub(r"[^\w\- ]", "", one).replace(" ", "-") for one in headings}
    return found | set(NAMED.findall(text))


def tell() -> None:
    found = [block for page in PAGES for block in blocks(page)]
    fates = Counter(block.fate for block in found)
    lines = sum(len(b.text.splitlines()) for b in found if b.fate == "run")
    print(f"{len(PAGES)} pages, {len(found)} blocks ({lines} lines are run):")
    for fate, number in fates.most_common():
        print(f"  {number:3} {fate}")
    print("links that lead elsewhere, and are not followed:")
    for page in PAGES:
        for path, _ in links(page):
            if external(path):
                print(f"  {name(page)}: {path}")


if __name__ == "__main__":
    tell()
