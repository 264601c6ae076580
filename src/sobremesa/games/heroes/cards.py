"""What lies in the box of Heroes: its cards, and the tokens they hand out."""

from sobremesa.kernel.faces import CardFace, Find, Pieces

from .content import TOKEN_IDS, Cards
from .faces import faces
from .phrases import signed

TOKENS = {
    "poison": "8.10",
    "burn": "8.11",
    "bleed": "8.12",
    "disease": "8.13",
    "death": "8.14",
    "agility": "8.15",
    "slowness": "8.15",
    "strength": "8.16",
    "weakness": "8.16",
    "more_life": "8.17",
    "less_life": "8.17",
    "taunt": "8.18",
    "evasion": "8.19",
    "sight": "8.20",
    "invisible": "8.21",
    "silence": "8.22",
    "stun": "8.23",
    "confusion": "8.24",
    "fury": "8.25",
    "shield": "8.26",
    "perception": "8.27",
}
IMMUNITY = "8.28"


def cards_and_tokens(cards: Cards, find: Find) -> list[CardFace]:
    tokens = [token(cards, find, id) for id in TOKEN_IDS]
    return [*faces(cards, find), *tokens]


def token(cards: Cards, find: Find, id: str) -> CardFace:
    """HC-8: a kind of token; what it does is written from its numbers."""
    pieces = Pieces(find)
    text, rule = " ".join(sentences(cards, find, id)), TOKENS.get(id, IMMUNITY)
    pieces.add("token", id, type="token", rule=rule, text=text)
    return pieces.made[0]


def sentences(cards: Cards, find: Find, id: str) -> list[str]:
    """What its numbers do, and what the rules say of its kind besides."""
    kind = TOKEN_IDS.index(id)
    how = "flat" if cards.token_flat[kind] else "each"
    changes = {
        "speed": int(cards.token_speed[kind]),
        "damage": int(cards.token_damage[kind]),
        "health": int(cards.token_health[kind]),
    }
    told = [
        find(f"does-{stat}_{how}", {"value": signed(number)})
        for stat, number in changes.items()
        if number
    ]
    hurts = int(cards.token_hurts[kind])
    if hurts:
        pierces = "pierces" if cards.token_pierces[kind] else "hurts"
        told.append(find(f"does-{pierces}", {"count": hurts}))
    own = "immune" if id.startswith("immune_") else id
    told.append(find(f"does-{own}", {}))
    return [one for one in told if one]
