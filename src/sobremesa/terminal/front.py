"""The first screen, the version, and which engine runs."""

import platform
from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sobremesa import __version__
from sobremesa.i18n import Words
from sobremesa.pure import engine

F = TypeVar("F", bound=Callable[..., object])
# What one can do, by who comes: the message that says it, and the command.
DOORS = {
    "play": {
        "lesson": "sobremesa lesson stratum",
        "match": "sobremesa play stratum",
        "browser": "sobremesa serve",
        "resume": "sobremesa play --resume FILE",
        "position": "sobremesa play --position FILE",
        "puzzle": "sobremesa puzzle --daily",
    },
    "look": {
        "games": "sobremesa games",
        "learn": "sobremesa learn carcosa",
        "rules": "sobremesa rules carcosa 5.3",
        "cards": "sobremesa cards heroes",
        "replay": "sobremesa replay FILE",
        "analyse": "sobremesa analyse FILE",
    },
    "design": {
        "options": "sobremesa options stratum",
        "simulate": "sobremesa simulate stratum -n 100",
        "lab": "sobremesa lab --help",
        "own": "sobremesa deck show",
        "new": "sobremesa new pebbles",
    },
    "study": {
        "arena": "sobremesa arena --help",
        "mcp": "sobremesa mcp",
    },
    "host": {
        "serve": "sobremesa serve --host ADDRESS",
        "keep": "sobremesa backup FILE",
        "doctor": "sobremesa doctor",
    },
}


def show_front(words: Words, console: Console) -> None:
    console.print(Text(words.say("front-title"), style="bold"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for group, commands in DOORS.items():
        grid.add_row()
        grid.add_row(Text(words.say(f"front-{group}"), style="bold"))
        for name, command in commands.items():
            grid.add_row(f"  {command}", words.say(f"front-{group}-{name}"))
    console.print(grid)
    console.print()
    console.print(words.say("front-more"))
    console.print(Text(version_line(words), style="dim"))


def engine_line(words: Words) -> str:
    return words.say("games-engine", engine=words.say(f"engine-{engine()}"))


def version_line(words: Words) -> str:
    return words.say(
        "version",
        version=__version__,
        engine=words.say(f"engine-{engine()}"),
        python=platform.python_version(),
    )
