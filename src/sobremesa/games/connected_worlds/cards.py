"""What lies in the box of Connected Worlds: cards, pieces, worlds, victories."""

from sobremesa.kernel.faces import CardFace, Find, Pieces

from .content import NOT_SOLD, SPECIAL_IDS, Content
from .rules_boards import WORLD_IDS

VICTORIES = {"war": "13.4", "capture": "13.5", "expansion": "13.6"}


def sorts(content: Content) -> dict[str, str]:
    """What every card does: its special action, or what it becomes."""
    return {
        id: SPECIAL_IDS[content.special[card]]
        if card < content.actions
        else sort_of_unit(content, card - int(content.actions))
        for card, id in enumerate(content.card_ids)
    }


def sort_of_unit(content: Content, kind: int) -> str:
    return "base" if kind < content.first_unit else "unit"


def cards(content: Content, find: Find) -> list[CardFace]:
    pieces = Pieces(find)
    for card in range(int(content.actions)):
        add_action(pieces, content, card)
    for kind in range(int(content.kinds)):
        add_unit(pieces, content, kind)
    for world in WORLD_IDS:
        pieces.add("world", world, type="world", rule="1.4")
    for victory, rule in VICTORIES.items():
        pieces.add("label", victory, type="victory", rule=rule)
    return pieces.made


def add_action(pieces: Pieces, content: Content, card: int) -> None:
    special = SPECIAL_IDS[content.special[card]]
    numbers = {"move": int(content.move[card])}
    if special == "gather":
        numbers["amount"] = int(content.amount[card])
    add_card(pieces, content, card, special, numbers)


def add_unit(pieces: Pieces, content: Content, kind: int) -> None:
    numbers = {"strength": int(content.strength[kind])}
    sort = sort_of_unit(content, kind)
    add_card(pieces, content, int(content.actions) + kind, sort, numbers)


def add_card(
    pieces: Pieces, content: Content, card: int, sort: str, numbers: dict[str, int]
) -> None:
    """A card says what its numbers say, unless it has a text of its own."""
    start, cost = content.deck[card], int(content.cost[card])
    sold, action = content.price[card] < NOT_SOLD, card < content.actions
    says = [
        pieces.find(f"says-{sort}", numbers),
        pieces.find("says-cost" if sold else "says-unsold", {"cost": cost}),
    ]
    pieces.add(
        "card",
        content.card_ids[card],
        type="action" if action else sort,
        rule="2.2" if action else "2.3",
        cost=cost if sold else None,
        numbers={**numbers, "start": start} if start else numbers,
        text=" ".join(filter(None, says)),
    )
