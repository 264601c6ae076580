"""The options of Heroes – The Contest: read from the content, checked, and boxed."""

import re
from collections.abc import Mapping

from sobremesa.kernel.errors import Mistake, OptionError, UnknownOption, shown
from sobremesa.kernel.options import Options, Value

from .content import ARENA, MIXED, MODE_IDS, SEAT_IDS, TEAMS, Box, Cards
from .decks import Limits, check_deck, read_deck

STAGE = re.compile(r"(arena|teams):([1-8])")
SEATS_OF = {  # modes
    # 10.1 Traditional
    "traditional": (2,),
    # 10.2 Arena
    "arena": (3, 4, 5, 6, 7, 8),
    # 10.5 Teams
    "teams": (4, 6, 8),
    # 10.10 Mixed
    "mixed": (3, 4, 5, 6, 7, 8),
    # 10.20 Challengers of the Infinite
    "challengers": (1, 2, 3, 4, 5, 6, 7, 8),
}
# 10.11 Default schedules
SCHEDULES = {
    3: "arena:2>arena:1",
    4: "teams:2>arena:1",
    5: "arena:4>teams:2>arena:1",
    6: "teams:3>arena:1",
    7: "arena:6>teams:3>arena:1",
    8: "teams:4>arena:1",
}


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
        follows = self.options.one("mode").follows
        return str(self.chosen.get("mode", follows[self.seats]))

    @property
    def limits(self) -> Limits:
        return Limits.of({name: int(self.value(name)) for name in Limits.NAMES})

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
        listed = self.cards.ready[str(self.value(f"deck.{seat}"))]
        if self.own(seat):
            listed = read_deck(str(self.value(f"list.{seat}")))
        return [listed.get(id, 0) for id in self.cards.ids[: self.cards.count]]

    def schedule(self) -> list[tuple[int, int]]:
        """10.10 Mixed: stages, the last one `arena:1`."""
        if self.mode != MODE_IDS[MIXED]:
            return []
        return stages_of(str(self.value("mixed_schedule")) or SCHEDULES[self.seats])

    def box(self) -> Box:
        numbers: dict[str, int] = {"mode": MODE_IDS.index(self.mode)}
        for name, option in self.options.all.items():
            if option.kind in ("int", "bool"):
                numbers[name] = int(self.value(name))
            elif option.choices and option.default is not None and name != "mob":
                numbers[name] = option.choices.index(str(self.value(name)))
        numbers["mob"] = self.cards.ids.index(str(self.value("mob")))
        if not equal_teams(self.seats, numbers["team_count"]):
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


def stages_of(text: str) -> list[tuple[int, int]]:
    """10.10 Mixed: stages as they are written, the last one `arena:1`."""
    stages = []
    for part in text.split(">"):
        found = STAGE.fullmatch(part.strip())
        if not found or found[0] == "teams:1":
            raise OptionError(
                f"option mixed_schedule: {shown(part)} is not arena:K or teams:K "
                "(HC-10.10)"
            )
        kind = ARENA if found[1] == "arena" else TEAMS
        stages.append((kind, int(found[2])))
    if stages[-1] != (ARENA, 1):
        raise OptionError(
            "option mixed_schedule: the last stage must be arena:1 (HC-10.10)"
        )
    return stages


def equal_teams(seats: int, teams: int) -> bool:
    """10.5 Teams: equal ones of two or more."""
    return seats % teams == 0 and seats // teams > 1
