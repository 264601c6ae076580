"""The options of Heroes – The Contest: read from the content, checked, and boxed."""

import re
from collections.abc import Mapping

from sobremesa.kernel.content import Content, read_options
from sobremesa.kernel.errors import Mistake, OptionError, UnknownOption
from sobremesa.kernel.options import Option, Options, Value

from .content import ARENA, MIXED, MODE_IDS, SEAT_IDS, TEAMS, Box, Cards
from .decks import DECKS, Limits, check_deck, read_deck
from .schema import CONTENT, STANDARD

STAGE = re.compile(r"(arena|teams):([1-6])")
SEATS_OF = {  # modes
    # 10.1 Traditional
    "traditional": (2,),
    # 10.2 Arena
    "arena": (3, 4, 5, 6),
    # 10.5 Teams
    "teams": (4, 6),
    # 10.10 Mixed
    "mixed": (3, 4, 5, 6),
    "challengers": (1, 2, 3, 4, 5, 6),
}
MODE_OF = {
    1: "challengers",
    2: "traditional",
    3: "arena",
    4: "teams",
    5: "arena",
    6: "mixed",
}
# 10.11 Default schedules
SCHEDULES = {
    3: "arena:2>arena:1",
    4: "teams:2>arena:1",
    5: "arena:4>teams:2>arena:1",
    6: "teams:3>arena:1",
}


def options_of(cards: Cards) -> Options:
    """Every option of section 7 for a pool of cards."""
    made = []
    decks = tuple(DECKS)
    for at, seat in enumerate(SEAT_IDS):
        made.append(
            Option(
                name=f"deck.{seat}",
                default=decks[at % len(decks)],
                choices=decks,
                values=decks,
                instead=f"list.{seat}",
                seat=at + 1,
            )
        )
    for at, seat in enumerate(SEAT_IDS):
        made.append(
            Option(
                name=f"list.{seat}",
                default="",
                seat=at + 1,
                secret=True,  # section 5
                unless="open_decklists",
            )
        )
    return read_options(STANDARD, with_mobs(cards), made)


def with_mobs(cards: Cards) -> Content:
    """10.20 Challengers of the Infinite: any Mob or Character card."""
    mobs = cards.ids[cards.count :]
    people = [id for at, id in enumerate(cards.ids) if cards.stars[at] > 0]
    told = CONTENT["options"]
    mob = {**told.get("mob", {}), "choices": [*mobs, *people]}
    return {**CONTENT, "options": {**told, "mob": mob}}


class Chooser:
    """One reading of chosen options."""

    def __init__(
        self, cards: Cards, options: Options, chosen: Mapping[str, Value], seats: int
    ) -> None:
        self.cards = cards
        self.options = options
        self.chosen = chosen
        self.seats = seats

    def value(self, name: str) -> Value:
        return self.options.value(self.chosen, name)

    @property
    def mode(self) -> str:
        return str(self.chosen.get("mode", MODE_OF[self.seats]))

    @property
    def limits(self) -> Limits:
        return Limits(
            least=int(self.value("deck_min")),
            most=int(self.value("deck_max")),
            copies=int(self.value("copies_max")),
            characters=int(self.value("deck_characters_max")),
            sources=int(self.value("deck_sources_max")),
        )

    def agree(self) -> None:
        """Mode and seats, the schedule, own lists: all that options can get wrong."""
        if self.seats not in SEATS_OF[self.mode]:
            takes = " or ".join(str(n) for n in SEATS_OF[self.mode])
            raise OptionError(f"mode {self.mode} takes {takes} seats, not {self.seats}")
        self.schedule()
        found: list[str] = []
        for seat in SEAT_IDS:
            if self.own(seat):
                found += [f"list.{seat}: {told}" for told in self.check_own(seat)]
        if found:
            raise OptionError("; ".join(found))

    def own(self, seat: str) -> bool:
        """Whether a seat brings its own list; it takes the prebuilt deck's place."""
        return bool(self.value(f"list.{seat}"))

    def check_own(self, seat: str) -> list[str]:
        try:
            deck = read_deck(str(self.value(f"list.{seat}")))
        except Mistake as error:
            return [str(error)]
        return check_deck(self.cards, deck, self.limits)

    def deck(self, seat: str) -> list[int]:
        """Copies of every card of the pool."""
        listed = DECKS[str(self.value(f"deck.{seat}"))]
        if self.own(seat):
            listed = read_deck(str(self.value(f"list.{seat}")))
        return [listed.get(id, 0) for id in self.cards.ids[: self.cards.count]]

    def schedule(self) -> list[tuple[int, int]]:
        """10.10 Mixed: stages, the last one `arena:1`."""
        text = str(self.value("mixed_schedule"))
        if self.mode != MODE_IDS[MIXED]:
            return []
        stages = []
        for part in (text or SCHEDULES[self.seats]).split(">"):
            found = STAGE.fullmatch(part.strip())
            if not found or found[0] == "teams:1":
                raise OptionError(
                    f"option mixed_schedule: {part!r} is not arena:K or teams:K "
                    "(HC-10.10)"
                )
            kind = ARENA if found[1] == "arena" else TEAMS
            stages.append((kind, int(found[2])))
        if stages[-1] != (ARENA, 1):
            raise OptionError(
                "option mixed_schedule: the last stage must be arena:1 (HC-10.10)"
            )
        return stages

    def box(self) -> Box:
        numbers: dict[str, int] = {"mode": MODE_IDS.index(self.mode)}
        for name, option in self.options.all.items():
            if option.kind in ("int", "bool"):
                numbers[name] = int(self.value(name))
            elif option.choices and option.default is not None and name != "mob":
                numbers[name] = option.choices.index(str(self.value(name)))
        numbers["mob"] = self.cards.ids.index(str(self.value("mob")))
        if self.seats != len(SEAT_IDS):  # three teams need six seats (10.5)
            numbers["team_count"] = 2
        seats = SEAT_IDS[: self.seats]
        known = sum(
            1 << at
            for at, seat in enumerate(seats)
            if self.value("open_decklists") or not self.own(seat)
        )
        decks = [self.deck(seat) for seat in seats]
        try:
            return Box(self.cards, self.seats, numbers, decks, self.schedule(), known)
        except KeyError as error:  # an option that the content does not have
            raise UnknownOption("option", error.args[0], self.options.all) from None
