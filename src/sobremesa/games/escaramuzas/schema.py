"""Escaramuzas' content: its form, what own content may change, and what cannot be."""

from pathlib import Path
from typing import Final

from sobremesa.kernel.content import (
    ID,
    TITLES,
    Fault,
    Faults,
    Form,
    distinct,
    fields,
    items,
    listing,
    one_of,
    ordered,
    read_content,
    read_elsewhere,
    read_options,
    refuse,
    span,
    under,
    whole,
    written,
)
from sobremesa.kernel.content import Content as Raw
from sobremesa.kernel.errors import listed, shown
from sobremesa.kernel.options import Options

from .content import ACROSS, DOWN, EFFECT_IDS, MADE_MAPS, SLOTS, TERRAIN_IDS
from .rules_measuring import REACH

SILHOUETTES: Final = (
    *("domucor", "thanary", "minguin", "eco", "baramon", "alpha"),
    *("knight", "scout", "mage", "beast", "owl", "turtle"),
)
PLAIN: Final = "scout"  # the silhouette of a kind that resembles none
TYPES: Final = SILHOUETTES[:6]  # that are printed
LETTERS: Final = "DTMEBA"  # theirs
KINDS: Final = 26  # of units: as many as letters
CARDS: Final = 60

TIMES: Final = {  # 13.2 Timings: of each effect
    **dict.fromkeys(EFFECT_IDS, ("action", "start")),
    **dict.fromkeys(("cheetah_sprint", "pathfinder"), ("start",)),
    **dict.fromkeys(EFFECT_IDS[11:16], ("attack",)),
    **dict.fromkeys(EFFECT_IDS[16:19], ("target",)),
    **dict.fromkeys(EFFECT_IDS[19:], ("hit",)),
}
HEALTH: Final = whole(1, 9)
SHIFT: Final = whole(1, REACH)
NUMBERS: Final[dict[str, dict[str, Form]]] = {  # of each effect (13.9)
    **{effect: {} for effect in EFFECT_IDS},
    "first_aid": {"heal": whole(0, 9), "mend": whole(0, 9)},
    "poisoned_knife": {"damage": HEALTH, "needed": whole(1, 7), "delay": whole(0, 9)},
    "last_charge": {"last": HEALTH, "reach": whole(0, 30), "damage": HEALTH},
    "frenzy": {
        "cost": whole(0, 8),
        "reach": whole(1, 30),
        "needed": whole(1, 6),
        "damage": HEALTH,
    },
    "espionage": {"cards": whole(1, 5)},
    "false_orders": {"shift": SHIFT},
    "tactical_step": {"shift": SHIFT},
    "cheetah_sprint": {"move": whole(1, REACH - 1)},
    "marching_orders": {"action_points": whole(1, 12)},
    "double_espresso": {"cost": whole(0, 8), "dice": whole(1, 3)},
    "sharpshooter": {"range": whole(1, 40)},
    "steady_aim": {"aim": whole(1, 3)},
    "hit_the_dirt": {"resist": whole(1, 5)},
    "counterattack": {"penalty": whole(0, 3)},
    "tourniquet": {"delay": whole(1, 9)},
}


def some(form: Form, *names: str, more: Form, most: int) -> Form:
    """Rows of which none must be there, but one: printed ones, then own ones."""

    def check(value: object, place: str, content: Raw) -> Faults:
        if not isinstance(value, dict):
            yield refuse(place, value, "a table")
            return
        if not 1 <= len(value) <= most:
            yield Fault(place, f"{place} has {len(value)} rows, it takes 1 to {most}")
        for id, row in value.items():
            if not ID.fullmatch(id):
                takes = "small letters, digits and _, at most 40, a letter first"
                told = f"an id in {place} is {shown(id)}, it takes {takes}"
                yield Fault(under(place, id), told)
            yield from (form if id in names else more)(row, under(place, id), content)

    return check


STATISTICS: Final[dict[str, Form]] = {
    "health": HEALTH,
    "resistance": whole(1, 6),
    "ranged": whole(0, 6),
    "close": whole(1, 6),
    "movement": whole(1, REACH),
    "kills": whole(1, 20),
    "points": whole(0, 99),
}
HEALING: Final[dict[str, Form]] = {"heal": whole(0, 9), "mend": whole(0, 9)}
LETTER: Final = written("[A-Z]", "K")
UNIT: Final = fields(
    {"letter": LETTER, "silhouette": one_of(*SILHOUETTES), **STATISTICS},
    {**HEALING, **TITLES},
)
OWN_UNIT: Final = fields(
    {"letter": LETTER},
    {
        "as": one_of(*TYPES),
        "silhouette": one_of(*SILHOUETTES),
        **STATISTICS,
        **HEALING,
        **TITLES,
    },
)


def card(value: object, place: str, content: Raw) -> Faults:
    """13.9 Effect words: a card has the numbers of its effect, and no others."""
    id = place.rpartition(".")[2]
    if not isinstance(value, dict):
        yield refuse(place, value, f"a table of {listed(('copies', 'timing'))}")
        return
    effect = value.get("as", id if id in EFFECT_IDS else None)
    if not isinstance(effect, str) or effect not in EFFECT_IDS:
        if effect is None:
            told = f"{place}.as is missing: the printed card whose effect it has"
            yield Fault(place, f"{told}, one of {listed(EFFECT_IDS)}")
            return
        yield from one_of(*EFFECT_IDS)(effect, under(place, "as"), content)
        return
    common = {"copies": whole(0, 20), "timing": one_of(*TIMES[effect])}
    needed = {**common, **NUMBERS[effect]}
    if id in EFFECT_IDS:
        if effect != id:
            told = f"{place}.as is {shown(effect)}, a printed card keeps its effect"
            yield Fault(under(place, "as"), f"{told}; remove it and add another")
            return
        yield from fields(needed, {"as": one_of(id), **TITLES})(value, place, content)
    else:
        more = {"as": one_of(*EFFECT_IDS), **needed, **TITLES}
        yield from fields({}, more)(value, place, content)


NUMBER: Final = r"-?[0-9]{1,3}"  # no number of a map is larger
LAID: Final = TERRAIN_IDS[:-1]  # by lot or in a draft: a bridge needs its stream
PIECE: Final = rf"\*?({'|'.join(TERRAIN_IDS)}):{NUMBER}(,{NUMBER}){{2,3}}"
SHAPE: Final = rf"({'|'.join(LAID)}):[1-3](,[1-3])?"
POINT: Final = listing(whole(1, ACROSS), whole(1, DOWN))
FORMATION: Final = fields(
    {
        "step": whole(1, 20),
        "y": distinct(items(whole(1, DOWN), least=1)),
        "order": written(r"(?!.*(.).*\1)[A-Z]*", "ABETDM"),
    },
    TITLES,
)
MAP: Final = fields(
    {
        "objectives": items(POINT, least=3, most=7),
        "pieces": items(written(PIECE, "*forest:20,4,25,9"), most=100),
    },
    TITLES,
)
RANDOM: Final = fields(
    {
        "kinds": items(one_of(*LAID), least=1, most=40),
        "wall": listing(whole(1, 8), whole(1, 4)),
        "lake": whole(1, 3),
        "sides": span(1, 6),
        "objectives": items(POINT, least=7, most=7),
    }
)
PLAIN_NUMBERS: Final = fields(
    {
        "objectives_apart": whole(4, 20),
        "draft_apart": whole(0, 9),
        "draft_edge": whole(0, 9),
        "draft_objectives": whole(1, 9),
        "hit_damage": HEALTH,
        "light_wound": whole(0, 6),
        "grave_wound": whole(0, 6),
        "panic_ranged": whole(1, 9),
        "panic_close": whole(1, 9),
        "promotion_cards": whole(0, 5),
    }
)
COUNT: Final = whole(1, SLOTS)
ROWS: Final = fields(
    dict.fromkeys(("V2", "V3", "V4", "V5", "V6", "V7", "V9", "V10"), COUNT)
)
ARMY: Final = written("([A-Z][0-9]{1,2})+", "D4T4M1E3B2A1")
FORM: Final = fields(
    {
        "units": some(UNIT, *TYPES, more=OWN_UNIT, most=KINDS),
        "armies": some(ARMY, more=ARMY, most=99),
        "formations": some(FORMATION, more=FORMATION, most=20),
        "terrain": ordered(written("[dcxbn]+", "dc"), *TERRAIN_IDS),
        "draft": some(
            written(SHAPE, "rocks:2,1"), more=written(SHAPE, "rocks:2,1"), most=40
        ),
        "random": RANDOM,
        "maps": some(MAP, more=MAP, most=40),
        "cards": some(card, more=card, most=CARDS),
        "numbers": PLAIN_NUMBERS,
        "rows": ROWS,
        "options": read_elsewhere,
        "presets": read_elsewhere,
    }
)
PATH: Final = Path(__file__).with_name("content.toml")
CONTENT: Final[Raw] = read_content(PATH, FORM)


def with_maps(content: Raw) -> Raw:
    """3.1 Making the table: the choices of option `map`, unless own ones are said."""
    options = content["options"]
    option, printed = options.get("map"), CONTENT["options"]["map"]
    if not isinstance(option, dict) or option.get("choices") != printed["choices"]:
        return content
    choices = [*content["maps"], *MADE_MAPS]
    return {**content, "options": {**options, "map": {**option, "choices": choices}}}


OPTIONS: Final[Options] = read_options(PATH, CONTENT)


def complete(content: Raw) -> Raw:
    """With all that own units and cards have from the printed ones they are like."""
    units, cards = {}, {}
    for id, row in content["units"].items():
        like = CONTENT["units"].get(row.get("as", ""), {})
        units[id] = row if id in TYPES else {"silhouette": PLAIN, **like, **row}
    for id, row in content["cards"].items():
        effect = row.get("as", id)
        like = {} if id in EFFECT_IDS else {**CONTENT["cards"][effect], "copies": 1}
        cards[id] = {**like, "as": effect, **row}
    return {**content, "units": units, "cards": cards}
