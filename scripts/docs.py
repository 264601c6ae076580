"""Lays the site's pages together, for Sphinx (`make docs`): docs.py FOLDER.

Pages are written where readers of the repository look for them, with links that work
there; here they get their place in the site, and their links follow.
What games and commands say of themselves (rulebooks, options, events, help) is added.
"""

import os
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Final

import click

from sobremesa.cli import main as house
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Option
from sobremesa.kernel.rulebook import RULE

ROOT: Final = Path(__file__).parents[1]
BESIDE: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")  # of the README
COMMANDS: Final = Path("reference", "commands.md")  # goes on with all of them
BLOCK: Final = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<path>[^)#\s]+)(?P<part>#[^)]*)?\)")
ELSEWHERE: Final = re.compile(r"[a-z]+:")


def rulebook(game: Game, lang: str) -> Path:
    return game.folder / ("rulebook.md" if lang == "en" else f"rulebook.{lang}.md")


def places() -> dict[Path, Path]:
    """Every file that is part of the site, and its place there."""
    docs = [path for path in (ROOT / "docs").rglob("*") if path.is_file()]
    found = {path: path.relative_to(ROOT / "docs") for path in docs}
    found |= {ROOT / name: Path(name.lower()) for name in BESIDE}
    for game in GAMES:
        found[game.folder / "notes.md"] = Path("games", f"{game.id}-notes.md")
        for lang in LANGUAGES:
            found[rulebook(game, lang)] = Path("rulebooks", f"{game.id}.{lang}.md")
    return found


def linked(text: str, source: Path, found: dict[Path, Path]) -> str:
    """A page with its links to where things stand in the site.

    What stands in the repository only is named, and not linked.
    """

    def follow(link: re.Match[str]) -> str:
        if ELSEWHERE.match(link["path"]):
            return link[0]
        target = (source.parent / link["path"]).resolve()
        if not target.exists():
            raise SystemExit(f"docs: {source.name} links {link['path']}: not there")
        if target not in found:
            return link["text"]
        way = os.path.relpath(found[target], found[source].parent)
        return f"[{link['text']}]({way}{link['part'] or ''})"

    parts = BLOCK.split(text)
    parts[::2] = [LINK.sub(follow, part) for part in parts[::2]]
    return "".join(parts)


def anchored(text: str, lang: str) -> str:
    """A rulebook whose rules can be linked."""
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if rule := RULE.match(line):
            name = anchor(f"{rule['prefix']}-{rule['id']}", lang)
            lines[number] = (
                f"- [{rule[0][2:].rstrip()}]{{#{name}}} {line[rule.end() :]}"
            )
    return "".join(lines)


def anchor(citation: str, lang: str = "en") -> str:
    """`ST-5.3` → `st-5-3-en`."""
    return f"{citation.lower().replace('.', '-')}-{lang}"


def cell(text: object) -> str:
    """Text as it may stand in a table."""
    return " ".join(str(text).split()).replace("|", "\\|").replace("<", "&lt;")


def table(heads: str, rows: Iterator[tuple[object, ...]]) -> Iterator[str]:
    columns = heads.split(", ")
    yield f"| {' | '.join(columns)} |"
    yield "|" + "---|" * len(columns)
    for row in rows:
        yield f"| {' | '.join(cell(one) for one in row)} |"
    yield ""


def game_page(game: Game) -> Iterator[str]:
    """Options, actions and events of a game."""
    words = Words("en", game)
    seats = ", ".join(str(number) for number in game.seats)
    yield f"# {words.say('game-name')}\n"
    yield words.say("game-tagline")
    yield f"Id `{game.id}`, edition {game.edition}, seats: {seats}."
    yield f"The law is the [rulebook](../rulebooks/{game.id}.en.md)."
    yield f"How bots may think of it: [notes]({game.id}-notes.md).\n"
    yield f"## Options\n\nSet by `--set`, as in `--set {example(game)}`.\n"
    yield from table("option, takes, default, meaning", option_rows(game, words))
    if game.options.presets:
        yield "## Presets\n\nNamed sets of options: `--set preset=NAME`.\n"
        yield from table("preset, sets, meaning", preset_rows(game, words))
    yield "## Stages\n\nThe questions; at calm ones no half-made action is pending.\n"
    yield from table("stage, calm", stage_rows(game))
    yield f"## Actions\n\nThe table has {len(game.table.texts)}, of these verbs.\n"
    yield from table("verb, names, first of them", verb_rows(game))
    yield "## Events\n\nA key begins with the rule that caused the event.\n"
    yield from table("event, numbers, rule", event_rows(game))


def example(game: Game) -> str:
    options = game.options.all.values()
    one = next(one for one in options if one.kind == "int" and one.default is not None)
    return f"{one.name}={one.default}"


def option_rows(game: Game, words: Words) -> Iterator[tuple[object, ...]]:
    for option in game.options.all.values():
        meaning = words.find(f"option-{option.name}", {}) or ""
        yield f"`{option.name}`", option.range, default(option), meaning


def default(option: Option) -> str:
    if option.default is None:
        return "follows from others"
    return f"`{str(option.default).lower()}`" if option.default != "" else "none"


def preset_rows(game: Game, words: Words) -> Iterator[tuple[object, ...]]:
    for name, values in game.options.presets.items():
        sets = ", ".join(
            f"`{key}={str(value).lower()}`" for key, value in values.items()
        )
        yield f"`{name}`", sets or "nothing", words.find(f"preset-{name}", {}) or ""


def stage_rows(game: Game) -> Iterator[tuple[object, ...]]:
    for number, stage in enumerate(game.stages):
        yield f"`{stage}`", "yes" if number in game.calm else ""


def verb_rows(game: Game) -> Iterator[tuple[object, ...]]:
    for verb, kinds in game.verbs.items():
        first = next(
            text for text in game.table.texts if text.partition(" ")[0] == verb
        )
        yield f"`{verb}`", kinds, f"`{first}`"


def event_rows(game: Game) -> Iterator[tuple[object, ...]]:
    book = game.rulebook()
    for key, kinds in game.events.items():
        rule = book.look(key)
        place = anchor(game.cite(rule.id))
        link = (
            f"[{game.cite(rule.id)} {rule.title}](../rulebooks/{game.id}.en.md#{place})"
        )
        yield f"`{key}`", kinds, link


def commands(group: click.Group, context: click.Context) -> Iterator[str]:
    """Every command below this one, as its own help has it."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None, name
        here = click.Context(command, info_name=name, parent=context)
        yield f"## {here.command_path}\n"
        yield from told(command.help or "")
        pieces = command.collect_usage_pieces(here)
        yield f"```text\n{' '.join([here.command_path, *pieces])}\n```\n"
        if isinstance(command, click.Group):
            yield from commands(command, here)
        else:
            yield from table("option, meaning", help_rows(command, here))


def told(help: str) -> Iterator[str]:
    """A command's help: what click must not wrap is a block."""
    for part in cleandoc(help).split("\n\n"):
        kept = part.removeprefix("\b\n")
        yield f"{part}\n" if kept == part else f"```text\n{kept}\n```\n"


def help_rows(
    command: click.Command, context: click.Context
) -> Iterator[tuple[object, ...]]:
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record and isinstance(parameter, click.Option):
            yield f"`{record[0]}`", record[1]


def page(source: Path, found: dict[Path, Path]) -> str:
    """A page that somebody wrote, as it stands in the site."""
    text = linked(source.read_text("utf-8"), source, found)
    if found[source] == COMMANDS:
        context = click.Context(house, info_name="sobremesa")
        return "\n".join([text, *commands(house, context)])
    for lang in LANGUAGES:
        if found[source].name.endswith(f".{lang}.md"):
            return anchored(text, lang)
    return text


def site() -> Iterator[tuple[Path, bytes]]:
    """Every file of the site, and what it holds."""
    found = places()
    for source, place in found.items():
        if source.suffix == ".md":
            yield place, page(source, found).encode()
        else:
            yield place, source.read_bytes()
    for game in GAMES:
        yield Path("games", f"{game.id}.md"), "\n".join(game_page(game)).encode()


def lay(folder: Path) -> None:
    """All files into a folder; what is there already stays untouched, or goes."""
    files = {folder / place: data for place, data in site()}
    for path in folder.rglob("*"):
        if path.is_file() and path not in files:
            path.unlink()
    for path, data in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)


if __name__ == "__main__":
    lay(Path(sys.argv[1]))
