"""Connected Worlds: a deck-building hex game of space and planets."""

import copyreg
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.faces import CardFace, Find
from sobremesa.kernel.game import Chosen, Fields, FirstMatch, Game
from sobremesa.kernel.later import later
from sobremesa.kernel.log import Log
from sobremesa.kernel.overlay import PRINTED, Overlay
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table
from sobremesa.kernel.weights import Features

from . import position
from .about import about
from .actions import MAIN, PLACE_BASE, STAGE_IDS
from .cards import cards, sorts
from .content import FORM, PRINTED_RAW, Content, options_of
from .events import EVENTS
from .goals import goals
from .heuristics import FEATURES, evaluate, features
from .heuristics_moves import shortlist
from .kit import kit
from .legend import LEGEND
from .observe import observe
from .problems import problems
from .rules import ConnectedWorlds, blank
from .rules_box import Boxes
from .view import besides, redeal, view
from .why import why

# The rule that puts each question, and the verbs that can answer it.
QUESTIONS = {
    "place_base": "3.4 to",
    "main": "4.5 end move use deploy",
    "move_from": "6.1 from",
    "move_piece": "6.1 pick",
    "move_to": "6.9 to",
    "buy_action": "10.3 buy",
    "buy_unit": "10.3 buy",
    "link_first": "8.1 link",
    "link_second": "8.1 link",
    "deploy_to": "11.1 to",
    "raze_base": "9.14 keep raze",
}


def make(overlay: Overlay = PRINTED) -> Game:
    """The game, with own content where there is some: more cards, a larger table."""
    raw = overlay.over(PRINTED_RAW, FORM)
    options = options_of(raw, overlay)
    content = Content(raw, overlay.text)
    boxes = Boxes(content, options)

    def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
        state = blank(boxes.of(chosen, seats))
        state.set_up(dice, log)
        return state

    def load(chosen: Chosen, seats: int, raw: Fields) -> State:
        return position.load(boxes.of(chosen, seats), raw)

    def wrong(chosen: Chosen, seats: int, raw: Fields) -> list[str]:
        return problems(boxes.of(chosen, seats), raw)

    def show(find: Find, lang: str) -> list[CardFace]:
        del lang
        return cards(content, find)

    return Game(
        id="connected_worlds",
        edition=2,
        older={1: "84c4f686094f7102"},
        name="Connected Worlds",
        folder=Path(__file__).parent,
        seats=(2, 3, 4),
        table=Table(boxes.verbs.rows),
        stages=STAGE_IDS,
        options=options,
        events=EVENTS,
        printed={"sort": sorts(content)},
        new=new,
        dump=position.dump,
        load=load,
        problems=wrong,
        view=view,
        besides=besides,
        redeal=redeal,
        observe=observe,
        evaluate=evaluate,
        features=Features(FEATURES, features),
        shortlist=shortlist,
        calm=frozenset({int(PLACE_BASE), int(MAIN)}),
        first=FirstMatch(seats=2, level="beginner", options={"truce_rounds": 3}),
        people_first="first_seat",
        person_first="youngest",
        draw=later(f"{__name__}.board", "draw"),
        about=about,
        goals=goals,
        legend=LEGEND,
        cards=show,
        kit=partial(kit, content),
        round="4.1/round",
        agree=boxes.agree,
        extend=make,
        overlay=overlay,
        named=names(overlay, raw),
        why=why,
        questions=QUESTIONS,
    )


def names(overlay: Overlay, raw: dict[str, Any]) -> dict[str, dict[str, str]]:
    """What own content calls cards; a piece is called as its card, if nothing else."""
    named = overlay.names(raw, {"actions": "card", "units": "card"})
    for told in named.values():
        for id in raw["units"]:
            if card := told.get(f"card-{id}"):
                told.setdefault(f"piece-{id}", card)
    return named


GAME = make()


def pickled(
    state: ConnectedWorlds,
) -> tuple[Callable[..., ConnectedWorlds], tuple[Any, ...]]:
    """A state goes elsewhere as what it is played with and its fields."""
    box = state.box
    facts = (box.content.own, box.chosen, int(state.seats), position.dump(state))
    return unpickled, facts


def unpickled(own: str, chosen: Chosen, seats: int, fields: Fields) -> ConnectedWorlds:
    game = GAME.carrying(Overlay.read(own) if own else PRINTED)
    state = game.load(chosen, seats, fields)
    assert isinstance(state, ConnectedWorlds)
    return state


copyreg.pickle(ConnectedWorlds, pickled)
