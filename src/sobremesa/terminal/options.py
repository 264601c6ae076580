"""What can be set in a game, as `--set` takes it and as the page calls it."""

from collections.abc import Iterator
from itertools import groupby

from rich.console import Console
from rich.text import Text

from sobremesa.i18n import Words
from sobremesa.kernel.errors import LISTED, listed
from sobremesa.kernel.options import TEXT, Option, Value

from .board import game_of, indented


def show_options(words: Words, console: Console) -> None:
    """Every option; those with a number behind a dot together."""
    game = game_of(words)
    options = groupby(game.options.all.values(), lambda option: stem(option.name))
    for _, found in options:
        for line in told(words, list(found)):
            console.print(line)
    if game.options.presets:
        console.print(Text(words.say("options-presets"), style="bold"))
    for name, values in game.options.presets.items():
        sets = ", ".join(f"{option}={value}" for option, value in values.items())
        line = Text(name, style="bold")
        line.append(f"  {sets}", style="not bold dim")
        console.print(line)
        console.print(indented(Text(words.find(f"preset-{name}", {}) or name)))
    console.print(Text(words.say("options-how", game=game.id), style="dim"))


def show_option(words: Words, console: Console, name: str) -> None:
    """One option, with the page's words for all its choices."""
    option = game_of(words).options.one(name)
    console.print(heading(words, name, option))
    console.print(indented(Text(words.option_name(name))))
    for line in remarks(words, option):
        console.print(indented(Text(line, style="dim")))
    for line in choices(words, option):
        console.print(indented(Text(line)))


def stem(name: str) -> str:
    return name.partition(".")[0]


def told(words: Words, options: list[Option]) -> Iterator[Text | object]:
    """One option, or all that differ only in what stands behind their dots."""
    first, last = options[0], options[-1]
    if first is last:
        yield heading(words, first.name, first)
    else:
        span = words.spell(f"{first.name} … {last.name}")
        yield heading(words, span, first, alone=False)
    yield indented(Text(words.option(first.name)))
    if named := choices(words, first) if len(first.choices) <= LISTED else []:
        yield indented(Text("; ".join(named), style="dim"))
    for line in remarks(words, first) if first is last else ():
        yield indented(Text(line, style="dim"))
    if first is not last and first.default:
        each = [f"{one.name} = {standard(words, one)}" for one in options]
        yield indented(Text(words.say("options-standards", each=", ".join(each))))


def heading(words: Words, name: str, option: Option, *, alone: bool = True) -> Text:
    """Its name, what it takes, and what it is where nothing is said."""
    line = Text(name, style="bold")
    line.append(f"  {takes(words, option)}", style="not bold")
    if alone or option.default is None:
        said = words.say("options-standard", value=standard(words, option))
        if option.default is None:
            said = words.say("options-follows")
        line.append(f"  {said}", style="not bold dim")
    return line


def takes(words: Words, option: Option) -> str:
    values: dict[str, object] = {"low": option.low, "high": option.high}
    values |= {"step": option.step, "most": TEXT}
    return words.say(f"options-{option.kind}", choices=listed(option.choices), **values)


def standard(words: Words, option: Option) -> str:
    return said(option.default) if option.default not in (None, "") else "–"


def said(value: Value | None) -> str:
    """As `--set` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choices(words: Words, option: Option) -> list[str]:
    """Those for which the page has other words, with these."""
    named = {choice: words.choice(option.name, choice) for choice in option.choices}
    return [f"{choice}: {name}" for choice, name in named.items() if name != choice]


def remarks(words: Words, option: Option) -> Iterator[str]:
    """What else there is to know of it."""
    if option.instead:
        yield words.say("options-instead", other=option.instead)
    if option.secret:
        yield words.say("options-secret")
