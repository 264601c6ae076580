"""Stratum's table for a terminal, as its notes ask.

The viewer's territory lies at the bottom, the next seats counter-clockwise: to the
right, opposite, to the left.
A pile is written from bottom to top: `X m×2 H×3* +rabies` is a macrofungus, two
mushrooms and three herbivores, one of them with Rabies; the star is the mark.
Colour only repeats what letters say.
"""

from collections.abc import Callable, Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .forecast import Lamp
from .view import Player, Space, Territory, Thing, View

Name = Callable[[str, str], str]

SIDES = ("bottom", "right", "top", "left")  # counter-clockwise (1.2)
WIDEST = 100
NARROWEST = 76  # below it the territories stand one under the other
LETTERS = {
    "plant": "P",
    "herbivore": "H",
    "carnivore": "C",
    "mushroom": "m",
    "macrofungus": "X",
}
POPULATION = ("plant", "herbivore", "carnivore")
STYLES = {
    "plant": "green",
    "herbivore": "yellow",
    "carnivore": "red",
    "mushroom": "magenta",
    "macrofungus": "bold magenta",
}
SEAT_STYLES = {
    "S": "yellow4",
    "F": "medium_orchid3",
    "Y": "green4",
    "M": "dark_orange3",
}
BUILT = "bold dark_orange3"


class Glyphs:
    """Signs that a terminal may lack, with their stand-ins."""

    def __init__(self, *, ascii: bool) -> None:
        self.times = "x" if ascii else "×"
        self.empty = "." if ascii else "·"
        self.dot = " - " if ascii else " · "
        self.on = "(o)" if ascii else "●"
        self.off = "( )" if ascii else "○"
        self.held = "(-)" if ascii else "◐"
        self.turn = ">" if ascii else "▶"
        self.arrow = " -> " if ascii else " → "


def draw(view: View, name: Name) -> RenderableType:
    """The table as the view's seat sees it; `name` gives an element's name."""
    return Drawing(view, name)


class Drawing:
    """A view, drawn when the width is known."""

    def __init__(self, view: View, name: Name) -> None:
        self.view = view
        self.name = name

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> RenderResult:
        width = min(options.max_width, WIDEST)
        sketch = Sketch(self.view, self.name, Glyphs(ascii=options.ascii_only))
        if width < NARROWEST:
            yield from sketch.stacked()
        else:
            yield sketch.far()
            yield sketch.middle(console, options, width)
            yield sketch.near()
        yield from sketch.below()


class Sketch:
    """The parts of the drawing."""

    def __init__(self, view: View, name: Name, glyphs: Glyphs) -> None:
        self.view = view
        self.name = name
        self.glyphs = glyphs
        ids = [territory.id for territory in view.territories]
        first = ids.index(view.seat) if view.seat else 0
        order = [(first + turn) % len(ids) for turn in range(len(ids))]
        self.lands = {
            side: view.territories[at] for side, at in zip(SIDES, order, strict=True)
        }
        self.players = {player.id: player for player in view.players}

    def label(self, word: str) -> str:
        return self.name("label", word)

    # The four territories

    def far(self) -> Panel:
        """The opposite territory; its owner looks at us: 1 is at the right."""
        land = self.lands["top"]
        return Panel(
            self.row(land.spaces[::-1]),
            title=self.heading(land),
            subtitle=self.token(land),
            title_align="left",
            border_style=SEAT_STYLES[land.id],
            width=WIDEST,
        )

    def near(self) -> Panel:
        land = self.lands["bottom"]
        return Panel(
            self.row(land.spaces),
            title=self.token(land),
            subtitle=self.heading(land),
            subtitle_align="left",
            border_style=SEAT_STYLES[land.id],
            width=WIDEST,
        )

    def row(self, spaces: list[Space]) -> Table:
        grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
        for _ in spaces:
            grid.add_column(ratio=1)
        grid.add_row(*[Text(space.id, style="bold") for space in spaces])
        grid.add_row(*[self.pile(space) for space in spaces])
        return grid

    def column(self, land: Territory, *, reverse: bool) -> Group:
        """A territory at our side: 1 is at its owner's left."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="bold")
        grid.add_column()
        for space in land.spaces[::-1] if reverse else land.spaces:
            grid.add_row(space.id, self.pile(space))
        counts = Text(self.counts(self.players[land.id], "\n"), style="dim")
        token = self.token(land)
        return Group(grid, Text(), *([token] if token else []), counts)

    def heading(self, land: Territory) -> Text:
        """Whose territory it is, whether yours, and whether its owner is asked."""
        turn = f"{self.glyphs.turn} " if land.id == self.view.asked else ""
        heading = Text(f"{turn}{self.name('seat', land.id)} ({land.id})", style="bold")
        if land.id == self.view.seat:
            heading.append(f"{self.glyphs.dot}{self.label('you')}")
        if land in (self.lands["top"], self.lands["bottom"]):
            counts = self.counts(self.players[land.id], self.glyphs.dot)
            heading.append(f"{self.glyphs.dot}{counts}", style="not bold")
        return heading

    def token(self, land: Territory) -> Text | None:
        """A construction, on the side of the table's centre."""
        if not land.construction:
            return None
        return Text(f"## {self.label('construction')} ##", style=BUILT)

    def counts(self, player: Player, between: str) -> str:
        numbers = {
            "hand": player.hand_size,
            "deck": player.deck_size,
            "discards": sum(player.discards.values()),
        }
        return between.join(f"{self.label(word)} {n}" for word, n in numbers.items())

    def pile(self, space: Space) -> Text:
        """From bottom to top: macrofungi, mushrooms, cards, and what lies on them."""
        if not space.things:
            return Text(self.glyphs.empty, style="dim")
        words: list[Text] = []
        for kind in ("macrofungus", "mushroom", *POPULATION):
            things = [thing for thing in space.things if thing.kind == kind]
            if things:
                words.append(self.stack(kind, things))
                words += [
                    self.tab(thing, alone=len(things) == 1)
                    for thing in things
                    if thing.attachment
                ]
        return Text(" ").join(words)

    def stack(self, kind: str, things: list[Thing]) -> Text:
        """Things of one kind: letter, height, and the mark unless a tab shows it."""
        height = f"{self.glyphs.times}{len(things)}" if len(things) > 1 else ""
        alone = len(things) == 1
        marked = any(one.marked and (alone or not one.attachment) for one in things)
        star = "*" if marked else ""
        return Text(f"{LETTERS[kind]}{height}{star}", style=STYLES[kind])

    def tab(self, thing: Thing, *, alone: bool) -> Text:
        """An attachment by the id that actions use, and the mark in a higher pile."""
        star = "*" if thing.marked and not alone else ""
        ready = "!" if thing.ready else ""
        return Text(f"+{thing.attachment}{star}{ready}", style="cyan")

    # The centre

    def middle(self, console: Console, options: ConsoleOptions, width: int) -> Table:
        side = 26 if width > 90 else 22
        left, right = self.lands["left"], self.lands["right"]
        panels = [
            self.side_panel(left, reverse=False),
            Panel(self.centre(), border_style="dim"),
            self.side_panel(right, reverse=True),
        ]
        widths = (side, width - 2 * side, side)
        heights = [
            len(console.render_lines(panel, options.update(width=at)))
            for panel, at in zip(panels, widths, strict=True)
        ]
        grid = Table.grid()
        for panel, at in zip(panels, widths, strict=True):
            panel.height = max(heights)
            grid.add_column(width=at)
        grid.add_row(*panels)
        return grid

    def side_panel(self, land: Territory, *, reverse: bool) -> Panel:
        return Panel(
            self.column(land, reverse=reverse),
            title=self.heading(land),
            title_align="left",
            border_style=SEAT_STYLES[land.id],
        )

    def centre(self) -> Group:
        view = self.view
        lines = [Text(f"{self.label('round')} {view.round}/{view.max_rounds}", "bold")]
        if view.asked:
            turn = f"{self.glyphs.turn} {self.name('seat', view.asked)}"
            left = f"{self.label('actions_left')}: {view.actions_left}"
            lines.append(Text(f"{turn}{self.glyphs.dot}{left}"))
        lamps = [self.lamp(lamp) for lamp in view.lamps]
        title = Text(self.label("ecosystem_now"), style="italic")
        return Group(*lines, self.goals(), Text(), title, *lamps)

    def goals(self) -> Table:
        """What each faction needs, beside the letters of those who need it."""
        goals = self.view.goals
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(min_width=3)
        grid.add_column()
        if goals.growths:
            grid.add_row(self.seats("SY"), self.goal("", "growths", goals.growths))
        census = {
            "plant": goals.plants,
            "herbivore": goals.herbivores,
            "carnivore": goals.carnivores,
        }
        # A census is no goal where growths are (14.2), but the ecosystem reads it.
        counted = [self.kind(kind, now) for kind, now in census.items()]
        who = Text() if goals.growths else self.seats("SY")
        grid.add_row(who, Text("  ").join(counted))
        grid.add_row(
            self.seats("M"), self.goal("# ", "constructions", goals.constructions)
        )
        grid.add_row("", Text(f"{self.label('buildable')}: {self.open_land()}", "dim"))
        grid.add_row(
            self.seats("F"),
            Text("  ").join(
                self.kind(kind, now)
                for kind, now in (
                    ("macrofungus", goals.macrofungi),
                    ("mushroom", goals.mushrooms),
                )
            ),
        )
        return grid

    def seats(self, ids: str) -> Text:
        return Text(" ").join(Text(id, f"bold {SEAT_STYLES[id]}") for id in ids)

    def kind(self, kind: str, now: list[int]) -> Text:
        """How many of a kind there are and are needed: `P 2/4`."""
        return Text.assemble((f"{LETTERS[kind]} ", STYLES[kind]), fraction(now))

    def goal(self, sign: str, word: str, now: list[int]) -> Text:
        return Text.assemble((sign, BUILT), fraction(now), f" {self.label(word)}")

    def open_land(self) -> str:
        """Where the Magnate could build now (8.1)."""
        free = [land.id for land in self.view.territories if not land.blocked]
        return " ".join(free) or "-"

    def lamp(self, lamp: Lamp) -> Text:
        """One step of the ecosystem: lit with its reason, held back, or out."""
        verb = self.label("dies" if lamp.dies else "grows")
        words = f" {self.name('thing', lamp.thing)} {verb}"
        if not lamp.on:
            return Text(f"{self.glyphs.off}{words}", style="dim")
        sign = self.glyphs.held if lamp.prevented else self.glyphs.on
        text = Text(f"{sign}{words}  ", style=STYLES[lamp.thing])
        text.append(f"{lamp.rule}{lamp.clause}", style="bold")
        if lamp.prevented:
            text.append(f" ({self.label('prevented')})")
        return text

    # Below the table

    def below(self) -> Iterable[RenderableType]:
        """What is being played, the hands these eyes see, and what signs mean."""
        view = self.view
        if view.card or view.taken:
            yield self.pending()
        if view.winners:
            names = ", ".join(self.name("seat", seat) for seat in view.winners)
            yield Text(f"{self.label('winners')}: {names}", style="bold")
        for player in view.players:
            if player.hand is not None:
                yield self.hand(player)
        yield self.legend()

    def pending(self) -> Text:
        """The card being played and what was chosen for it so far."""
        view = self.view
        card = view.card or "macrofungus"
        kind = "card" if view.card else "thing"
        chosen = [view.target] if view.target else view.taken
        text = Text(f"{self.label('playing')}: ").append(self.name(kind, card), "bold")
        if chosen:
            text.append(f"{self.glyphs.arrow}{', '.join(chosen)}")
        return text

    def hand(self, player: Player) -> Text:
        whose = self.label("hand").capitalize()
        if player.id != self.view.seat:
            whose += f" ({player.id})"
        cards = [
            self.name("card", card)
            + (f" {self.glyphs.times}{number}" if number > 1 else "")
            for card, number in (player.hand or {}).items()
        ]
        text = Text(f"{whose}: ", style="bold")
        return text.append(self.glyphs.dot.join(cards) or self.glyphs.empty, "not bold")

    def legend(self) -> Text:
        """The letters, and the signs and tabs that lie on the table now, in words."""
        things = [
            thing
            for land in self.view.territories
            for space in land.spaces
            for thing in space.things
        ]
        signs = [f"{LETTERS[kind]} {self.name('thing', kind)}" for kind in LETTERS]
        if any(thing.marked for thing in things):
            signs.append(f"* {self.label('marked')}")
        if any(thing.ready for thing in things):
            signs.append(f"! {self.label('ready')}")
        for tab in sorted({thing.attachment for thing in things if thing.attachment}):
            signs.append(f"+{tab} {self.name('attachment', tab)}")
        return Text(self.glyphs.dot.join(signs), style="dim")

    # Where the table does not fit

    def stacked(self) -> Iterable[RenderableType]:
        for side in ("top", "left", "right", "bottom"):
            land = self.lands[side]
            yield self.heading(land)
            if land not in (self.lands["top"], self.lands["bottom"]):
                yield Text(self.counts(self.players[land.id], self.glyphs.dot), "dim")
            if token := self.token(land):
                yield token
            for space in land.spaces:
                yield Text.assemble((f"  {space.id} ", "bold"), self.pile(space))
        yield self.centre()


def fraction(now: list[int]) -> Text:
    """Now and needed; bold when it is enough."""
    have, need = now
    return Text(f"{have}/{need}", style="bold reverse" if have >= need else "default")
