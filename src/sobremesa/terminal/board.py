"""What every game shows alike: events, choices, rules, hands, results."""

import re
from collections.abc import Iterable
from functools import partial
from itertools import groupby

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.i18n import Stands, Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.plain import spans
from sobremesa.kernel.record import score_text
from sobremesa.kernel.rulebook import Rule
from sobremesa.kernel.seat import Outlook, Seat
from sobremesa.kernel.state import TOGETHER, WON

from .page import page

READABLE = 100  # columns of running text
SHORT = 10  # choices that stand one under the other
MANY = 60  # choices too many to list, where they are points
POINT = re.compile(r"(\w+) (\d+),(\d+)")
DIM = "dim"
VICTORIES = (WON, TOGETHER)


def game_of(words: Words) -> Game:
    assert words.game is not None
    return words.game


def indented(item: RenderableType, depth: int = 1) -> Padding:
    """Under a heading or a question."""
    return Padding(item, (0, 0, 0, 2 * depth), expand=False)


def event_lines(words: Words, events: Iterable[Event]) -> list[RenderableType]:
    """Events as sentences with their rule; equal ones in a row become one."""
    told = [(words.event(event), game_of(words).cite(event.key)) for event in events]
    lines: list[RenderableType] = []
    for (sentence, citation), same in groupby(told):
        number = len(list(same))
        line = Text(sentence)
        if number > 1:
            line.append(f" (x{number})")
        line.append(f"  {citation}", style=DIM)
        lines.append(indented(line))
    return lines


def standing(seat: Outlook) -> Stands:
    """What stands where actions point, as the seat sees it."""
    return partial(seat.game.stands, seat.view)


def choices(words: Words, seat: Outlook, width: int) -> Group:
    """Numbered answers: in words, and as the text that can be typed.

    Of a table's many points only the areas are told: the board shows them.
    """
    legal, stands = seat.legal, standing(seat)
    texts = [seat.game.table.text(action) for action in legal]
    shown: list[RenderableType] = []
    listed = list(range(len(legal)))
    if len(legal) > MANY:
        listed = [at for at in listed if not POINT.fullmatch(texts[at])]
        shown.append(indented(areas(words, texts)))
    if listed:
        told = {at: words.action(texts[at], stands) for at in listed}
        shown.insert(0, numbered(told, texts, width))
    return Group(*shown)


def numbered(told: dict[int, str], texts: list[str], width: int) -> Table:
    """Choices in as many columns as fit, by their numbers."""
    listed = list(told)
    digits, gap = len(str(listed[-1] + 1)), 2
    longest = [
        max(map(cell_len, column))
        for column in (told.values(), [texts[at] for at in listed])
    ]
    entry = digits + sum(longest) + 3 * gap
    rows = -(-len(listed) // max(1, min(3, (width + gap) // (entry + gap))))
    rows = max(rows, min(len(listed), SHORT))
    grid = Table.grid(padding=(0, gap, 0, 0))
    columns = -(-len(listed) // rows)
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", min_width=digits + gap)
        grid.add_column(min_width=longest[0])
        grid.add_column(style=DIM, min_width=min(longest[1], width // 3))
    for row in range(rows):
        cells: list[str] = []
        for at in listed[row::rows]:
            cells += [str(at + 1), told[at], texts[at]]
        grid.add_row(*cells)
    return grid


def areas(words: Words, texts: Iterable[str]) -> Table:
    """Points, alike columns together: type x,y  x 4–23  y 4–56."""
    columns: dict[tuple[str, int], list[int]] = {}
    for text in texts:
        if found := POINT.fullmatch(text):
            verb, x, y = found.groups()
            columns.setdefault((verb, int(x)), []).append(int(y))
    alike: dict[tuple[str, str], list[int]] = {}
    for (verb, at), ys in columns.items():
        alike.setdefault((verb, spans(ys)), []).append(at)
    grid = Table.grid(padding=(0, 2, 0, 0))
    told = Text(words.say("point-type"), style=DIM)
    for (_, rows), xs in alike.items():
        grid.add_row(told, f"x {spans(xs)}", f"y {rows}")
    return grid


def rule_text(words: Words, citation: str) -> RenderableType:
    """A whole rule, under its number and title."""
    rule = game_of(words).rulebook(words.lang).look(citation)
    return paragraph(words, rule)


def paragraph(words: Words, rule: Rule) -> RenderableType:
    title = f"{game_of(words).cite(rule.id)} {rule.title}"
    heading = Text(words.spell(title), style="bold")
    text = words.spell(rule.text)
    body = Padding(page(text), (0, 0, 1, 2), expand=False)
    return Constrain(Group(heading, body), READABLE)


def hand_of(seat: Seat) -> dict[str, int]:
    """How many of each card a seat holds; nothing where a game has no hands.

    A view tells it as the `hand` of one of its `players`.
    """
    own = seat.game.kinds["seat"][seat.number]
    for player in msgspec.to_builtins(seat.view).get("players", []):
        if player.get("id") == own:
            return dict(player.get("hand") or {})
    return {}


def hand_table(words: Words, hand: dict[str, int]) -> Table:
    """Cards, and what they do."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for style in ("bold", "bold", DIM, ""):
        grid.add_column(style=style)
    for card, number in hand.items():
        name, text = words.element("card", card), words.explain("card", card)
        grid.add_row(str(number), name, card, text)
    return grid


def hand_line(words: Words, seat: Seat) -> Text:
    """A seat's hand beside its name, for eyes that may see it."""
    id = seat.game.kinds["seat"][seat.number]
    cards = [
        f"{number} {words.element('card', card)}"
        for card, number in hand_of(seat).items()
    ]
    name = f"{words.element('seat', id)} ({id}), {words.element('label', 'hand')}: "
    return Text.assemble((name, "bold"), ", ".join(cards) or "-")


def table(words: Words, seat: Outlook) -> RenderableType:
    """What a seat sees, drawn by its game."""
    drawn: RenderableType = seat.game.draw(seat.view, words.element)
    return Text(drawn) if isinstance(drawn, str) else drawn


def players_table(words: Words, match: Match) -> Table:
    """Who sits where, and wants what."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, player in enumerate(match.players):
        id = match.seat_id(seat)
        name = Text(f"{words.element('seat', id)} ({id})", style="bold")
        grid.add_row(
            name,
            words.element("who", player),
            Text(words.explain("seat", id), style=DIM),
        )
    return grid


def title(words: Words) -> Text:
    return Text.assemble(
        (words.say("game-name"), "bold"), "  ", (words.say("game-tagline"), "italic")
    )


def story_lines(words: Words) -> list[RenderableType]:
    """How the game's story begins, and where to read on."""
    told = game_of(words).rulebook(words.lang).story
    first, _, more = told.partition("\n\n")
    if not first:
        return []
    lines: list[RenderableType] = [Constrain(page(words.spell(first)), READABLE)]
    if more.strip():
        said = words.say("play-story", game=game_of(words).id)
        lines.append(Text(said, style=DIM))
    return lines


def result_lines(words: Words, match: Match) -> list[RenderableType]:
    """Who won, why, and what proves that the dice were fair."""
    result = match.result
    grid = Table.grid(padding=(0, 2, 0, 0))
    for at, player in enumerate(match.players):
        end = result.ends[at]
        grid.add_row(
            Text(words.element("seat", match.seat_id(at)), style="bold"),
            words.element("who", player),
            Text(words.say(f"result-{end}"), "bold" if end in VICTORIES else DIM),
            score_text([result.scores[at]]),
        )
    ending = Text(words.ending(result.rule), style="bold")
    ending.append(f"  {match.game.cite(result.rule)}", style=f"not bold {DIM}")
    return [
        Text(words.say("result-title"), style="bold reverse"),
        ending,
        indented(grid),
        Text(words.say("result-length", decisions=len(match.actions)), style=DIM),
        Text(words.say("result-seed", seed=match.seed or "?"), style=DIM),
        Text(words.say("result-commitment", commitment=match.commitment), style=DIM),
    ]
