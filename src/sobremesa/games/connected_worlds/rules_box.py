"""What a match is played with: its cards and its options."""

from collections.abc import Mapping
from typing import Final

from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.native import i64
from sobremesa.kernel.options import Options, Value

from .actions import Verbs
from .content import Content
from .rules_boards import PLANETS

BOXES_KEPT: Final = 64


class Box:
    """The content and the options of one match. Shared by its states, never written."""

    def __init__(self, boxes: "Boxes", chosen: dict[str, Value], seats: int) -> None:
        self.options = boxes.options
        self.content = boxes.content
        self.verbs = boxes.verbs
        self.chosen = chosen
        self.seats: i64 = seats
        self.types: i64 = self.content.cards  # of cards
        self.actions: i64 = self.content.actions
        self.cheapest_action: i64 = self.content.cheapest_action
        self.cheapest_unit: i64 = self.content.cheapest_unit
        self.first_unit: i64 = self.content.first_unit
        self.planets: i64 = boxes.planets(chosen, seats)
        self.youngest: i64 = self.number("youngest") - 1  # -1: nobody says
        named = self.youngest >= 0
        self.first: i64 = self.youngest if named else self.number("first_seat") - 1
        self.random_homes = self.word("homeworld_layout") == "random"
        self.start_base: i64 = self.content.unit_ids.index(self.word("start_base"))
        self.garrison: i64 = self.number("start_garrison")
        self.start_resources: i64 = self.number("start_resources")
        self.hand_size: i64 = self.number("hand_size")
        self.draw_at_end = self.truth("draw_at_end")
        self.deck_top = self.word("bought_card_to") == "deck_top"
        self.moves_per_piece: i64 = self.number("moves_per_piece")
        self.turn_end = self.word("combat") == "turn_end"
        self.force_sum = self.word("attack_force") == "sum"
        self.razing = self.truth("razing")
        self.anywhere = self.word("gateway") == "anywhere"
        self.hostile_portals = self.truth("hostile_portals")
        self.links_survive_move = self.truth("links_survive_move")
        self.space_territory = self.truth("space_territory")
        self.truce_rounds: i64 = self.number("truce_rounds")
        self.worlds_to_win: i64 = self.number("worlds_to_win")
        self.victory_expansion = self.truth("victory_expansion")
        self.victory_capture = self.truth("victory_capture")
        self.victory_war = self.truth("victory_war")
        self.late_fall = self.word("last_rival") == "round_end"
        self.max_rounds: i64 = self.number("max_rounds")

    def number(self, name: str) -> int:
        return int(self.options.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(self.options.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(self.options.value(self.chosen, name))


class Boxes:
    """The boxes of one content, each made once."""

    def __init__(self, content: Content, options: Options) -> None:
        self.content = content
        self.options = options
        self.verbs = Verbs(content)
        self.made: dict[str, Box] = {}

    def of(self, chosen: Mapping[str, Value], seats: int) -> Box:
        name = f"{seats} {sorted(chosen.items())}"
        box = self.made.get(name)
        if box is None:
            if len(self.made) >= BOXES_KEPT:
                self.made.clear()
            box = self.made[name] = Box(self, dict(chosen), seats)
        return box

    def planets(self, chosen: Mapping[str, Value], seats: int) -> int:
        """3.1 Planets in play: one for each seat, and the neutral worlds."""
        neutral = str(self.options.value(chosen, "neutral_worlds"))
        if neutral == "auto":
            return seats + self.content.neutral[str(seats)]
        return seats + int(neutral)

    def agree(self, chosen: Mapping[str, Value], seats: int) -> None:
        """At most five planets; who begins sits at the table (section 7)."""
        planets = self.planets(chosen, seats)
        if planets > PLANETS:
            neutral = self.options.value(chosen, "neutral_worlds")
            raise OptionError(
                f"option neutral_worlds cannot be {neutral!r} with "
                f"{seats} seats: {planets} planets are more than {PLANETS} (section 7)"
            )
        for name in ("first_seat", "youngest"):
            seat = int(self.options.value(chosen, name))
            if seat > seats:
                raise OptionError(
                    f"option {name} cannot be {seat}, there are {seats} seats (CW-3.3)"
                )
