"""Carcosa: a co-operative crawl through a moving house."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from sobremesa.kernel.content import Content as Raw
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.faces import CardFace, Find
from sobremesa.kernel.game import Chosen, FirstMatch, Game, Search
from sobremesa.kernel.later import later
from sobremesa.kernel.log import Log
from sobremesa.kernel.options import Value
from sobremesa.kernel.overlay import PRINTED, Names, Overlay
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .about import about
from .actions import STAGE_IDS, TURN
from .cards import cards
from .chance import chance
from .content import ITEM_IDS, QUEEN, SERVANT
from .events import EVENTS
from .goals import goals
from .heuristics import LOOKS, evaluate, shortlist
from .kit import kit
from .legend import LEGEND
from .observe import observe
from .over import content_of
from .position import dump, load
from .problems import problems
from .rules_content import Content
from .texts import texts
from .view import besides, redeal, view
from .why import QUESTIONS, why

# Which tables of the content name things, and what kind these are of.
NAMED = {
    "roles": "role",
    "cards": "card",
    "statuses": "status",
    "monsters": "monster",
    "special_rooms": "special",
}


def make(overlay: Overlay = PRINTED) -> Game:
    """The game with own content; further roles have rows at the table's end."""
    content = content_of(overlay)

    def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
        return rules.new(content.settings(chosen, seats), dice, log)

    def show(find: Find, lang: str) -> list[CardFace]:
        return cards(content, find)

    return Game(
        id="carcosa",
        edition=1,
        name="Carcosa",
        folder=Path(__file__).parent,
        seats=(1, 2, 3, 4),
        table=Table(content.rows),
        stages=STAGE_IDS,
        options=content.options,
        events=EVENTS,
        new=new,
        dump=dump,
        load=partial(load, content),
        problems=partial(problems, content),
        view=view,
        besides=besides,
        redeal=redeal,
        observe=observe,
        evaluate=evaluate,
        shortlist=shortlist,
        calm=frozenset({int(TURN)}),
        looks=LOOKS,
        search=Search(doubt=0.0),
        first=FirstMatch(seats=3, level="normal", options=first_options(content)),
        draw=later(f"{__name__}.board_plain", "draw"),
        about=about,
        chance=chance,
        goals=goals,
        legend=LEGEND,
        cards=show,
        kit=kit,
        round="1.1/round",
        agree=content.agree,
        why=why,
        questions=QUESTIONS,
        extend=make,
        overlay=overlay,
        named=names_of(content.raw, overlay),
        texts=partial(texts, content),
        printed=printed_on(content),
    )


def first_options(content: Content) -> Mapping[str, Value]:
    """Measured with what is printed; own content may not have all of it."""
    wanted: dict[str, Value] = {"preset": "gentle"}
    try:
        content.agree(content.options.read(wanted), 3)
    except OptionError:
        return {}
    return wanted


def printed_on(content: Content) -> Mapping[str, Mapping[str, str]]:
    """What boards need of a content: whose like own things are, and some numbers."""
    roles, cards = content.raw["roles"], content.raw["cards"]
    rows = {**roles, **cards}.items()
    numbers = {
        "poison": content.poison,
        "curse": content.curse,
        "serenity": content.serenity,
        "vanity": content.vanity,
        "illuminated": content.illuminated,
        "limited": content.limited_actions,
        "queen": content.chill[QUEEN],
        "servant": content.chill[SERVANT],
        "dread": content.dread_loss,
        "strip": content.strip,
        "object_recover": content.object_recover,
        "treasure_recover": content.treasure_recover,
        "collapse": content.collapse_loss,
        "sacrifice": content.sacrifice_sanity,
    }
    return {
        "like": {id: row["as"] for id, row in rows if "as" in row},
        "number": {name: str(number) for name, number in numbers.items()},
    }


def names_of(content: Raw, overlay: Overlay) -> Names:
    """Things that can be carried have one name, as cards and in a hand."""
    named = overlay.names(content, NAMED)
    for told in named.values():
        for item in ITEM_IDS:
            if name := told.get(f"card-{item}"):
                told.setdefault(f"item-{item}", name)
    return named


GAME = make()
