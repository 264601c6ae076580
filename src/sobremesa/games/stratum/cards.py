"""What lies in Stratum's box: characters, cards, tokens; and what a card says."""

from sobremesa.kernel.faces import CardFace, Find, Pieces

from .content import (
    ATTACH,
    EFFECT_IDS,
    IS_POPULATION,
    KILL,
    MOVE,
    PLACE,
    PLACE_IDS,
    POPULATION,
    SEAT_IDS,
    SORT_IDS,
    TERRITORY,
    THING_IDS,
    Box,
    Cards,
)

TOKENS = {"mushroom": "5.6", "macrofungus": "9.2"}
BUILT = "8.2"


def cards_in(box: Box, find: Find) -> list[CardFace]:
    """All there is in a box, with the numbers of its decks."""
    pieces, cards = Pieces(find), box.cards
    for seat in SEAT_IDS:
        pieces.add("seat", seat, type="character", rule="1.1")
    for at, card in enumerate(cards.ids):
        decks = {
            f"deck_{seat}": int(deck[at])
            for seat, deck in zip(SEAT_IDS, box.copies, strict=True)
            if deck[at]
        }
        sort = "population" if cards.sort[at] == IS_POPULATION else "influence"
        text, rule = says(cards, at, find), cards.rules[at]
        pieces.add("card", card, type=sort, rule=rule, numbers=decks, text=text)
    for thing, rule in TOKENS.items():
        pieces.add("thing", thing, type="token", rule=rule)
    pieces.add("label", "construction", type="token", rule=BUILT)
    return pieces.made


def says(cards: Cards, card: int, find: Find) -> str:
    """What a card does, in words made of its columns."""
    sort = cards.sort[card]
    values: dict[str, object] = {}
    name = SORT_IDS[sort]
    if sort == ATTACH:
        tab = cards.card_tab[card]
        name, values["amount"] = EFFECT_IDS[cards.effect[tab]], int(cards.amount[tab])
    if sort == TERRITORY:
        return says_territory(cards, card, find)
    if sort in (ATTACH, KILL, MOVE):
        values["what"] = find(f"what-{hosts(cards, card)}", {})
    if sort == MOVE:
        values["from_id"] = PLACE_IDS[cards.source[card]]
        values["from"] = find(f"from-{values['from_id']}", {})
        values["to"] = find(f"to-{PLACE_IDS[cards.target[card]]}", {})
    if sort in (IS_POPULATION, PLACE):
        values["where"] = find(f"where-{PLACE_IDS[cards.within[card]]}", {})
    if sort == KILL:
        values["mushrooms"] = int(cards.mushrooms[card])
    if sort == PLACE:
        values |= put_there(cards, card, find)
    text = find(f"says-{name}", values) or ""
    return text[:1].upper() + text[1:]


def put_there(cards: Cards, card: int, find: Find) -> dict[str, object]:
    """So many mushrooms and plants."""
    mushrooms, plants = int(cards.mushrooms[card]), int(cards.plants[card])
    both = "both" if mushrooms and plants else "mushrooms" if mushrooms else "plants"
    return {
        "things": both,
        "mushrooms": find("some-mushrooms", {"count": mushrooms}),
        "plants": find("some-plants", {"count": plants}),
    }


def says_territory(cards: Cards, card: int, find: Find) -> str:
    """Who dies where, and what falls."""
    dying = [one for at, one in enumerate(THING_IDS) if cards.hosts[card] >> at & 1]
    words = {len(THING_IDS): "all"} | (
        {POPULATION: "population"} if dying == [*THING_IDS[:POPULATION]] else {}
    )
    values = {
        "victims_id": words.get(len(dying), "some"),
        "victims": ", ".join(find(f"many-{one}", {}) or one for one in dying),
        "land": find(f"land-{PLACE_IDS[cards.within[card]]}", {}),
    }
    told = [
        find("says-territory", values),
        cards.razes[card] and find("says-razes", {}),
    ]
    return " ".join(one for one in told if one)


def hosts(cards: Cards, card: int) -> str:
    """What a card is attached to, kills or moves: plant, animal, plant_herbivore …"""
    mask = cards.hosts[card]
    kinds = [kind for at, kind in enumerate(THING_IDS) if mask >> at & 1]
    if len(kinds) == POPULATION:
        return "population"
    return "animal" if kinds == ["herbivore", "carnivore"] else "_".join(kinds)
