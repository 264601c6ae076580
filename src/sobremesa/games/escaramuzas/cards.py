"""What lies in the box of Escaramuzas: units, cards, terrain, maps, points."""

from collections.abc import Mapping

from sobremesa.kernel.faces import CardFace, Find, Pieces

from .content import ROW_IDS, TERRAIN_IDS, VALUE_IDS, Content
from .schema import HEALING, NUMBERS, STATISTICS

Numbers = dict[str, int]


def cards(content: Content, find: Find, lang: str) -> list[CardFace]:
    del lang
    pieces = Pieces(find)
    for unit, facts in content.raw["units"].items():
        numbers = unit_numbers(facts)
        pieces.add("type", unit, type="unit", rule="2.2", numbers=numbers)
    for card, facts in content.raw["cards"].items():
        numbers = {"copies": facts["copies"]}
        pieces.add("card", card, type="ability", rule="13.2", numbers=numbers)
    for kind in TERRAIN_IDS:
        rule = "3.5" if kind == "bridge" else "3.3"
        pieces.add("terrain", kind, type="terrain", rule=rule)
    for formation in content.formation_ids:
        pieces.add("formation", formation, type="formation", rule="4.5")
    for table in content.maps:
        pieces.add("map", table, type="map", rule="3.1")
    for row, value in zip(ROW_IDS, VALUE_IDS, strict=True):
        worth = int(str(content.options.all[value].default))
        pieces.add("row", row, type="row", rule="15.1", numbers={"worth": worth})
    return pieces.made


def unit_numbers(facts: Mapping[str, int]) -> Numbers:
    """What stands on a unit's block; healing where it heals."""
    told = {name: facts[name] for name in STATISTICS}
    told.update({name: facts[name] for name in HEALING if facts.get(name)})
    return told


def card_numbers(facts: Mapping[str, str]) -> dict[str, object]:
    """What the text of a card takes from its row: the numbers of its effect."""
    told: dict[str, object] = {name: facts[name] for name in NUMBERS[facts["as"]]}
    return {**told, "timing": facts["timing"]}


def texts(content: Content, find: Find) -> dict[str, str]:
    """Messages with the numbers of a content; own cards say what they are like."""
    told = {
        f"card-{card}.text": find(f"card-{facts['as']}.text", card_numbers(facts))
        for card, facts in content.raw["cards"].items()
    }
    for id, values in values_of(content).items():
        told |= {key: find(key, values) for key in (id, f"{id}.text")}
    return {key: text for key, text in told.items() if text}


def values_of(content: Content) -> dict[str, dict[str, object]]:
    """The numbers that stand in other words: message → what it takes."""
    made: dict[str, dict[str, object]] = {}
    for row, need in content.raw["rows"].items():
        made[f"row-{row}"] = {"need": need}
        made[f"option-{VALUE_IDS[ROW_IDS.index(row)]}"] = {"need": need}
    numbers = content.raw["numbers"]
    made["option-panic"] = {
        "ranged": numbers["panic_ranged"],
        "close": numbers["panic_close"],
    }
    return made
