"""What content.toml may say, and what own content may say over it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sobremesa.kernel.content import (
    ID,
    TITLES,
    Content,
    Fault,
    Faults,
    Form,
    distinct,
    fields,
    listing,
    one_of,
    ordered,
    read_content,
    read_elsewhere,
    refuse,
    under,
    whole,
)
from sobremesa.kernel.errors import shown

from .content import (
    BOOK,
    CARD_IDS,
    EFFECT_IDS,
    EVENT_IDS,
    FLOORS,
    ITEM_IDS,
    ITEMS,
    OBJECT,
    OWN_CARDS,
    OWN_ROLES,
    POOL_IDS,
    ROLE_IDS,
    ROOM_IDS,
    SOULS,
    TALE,
)

LOSS: Final = whole(0, 9)
GAIN: Final = whole(0, 20)
CHECK: Final = whole(0, 20)  # what a check comes to
COUNT: Final = whole(0, 9)
COPIES: Final = whole(0, 99)
SANITY: Final = whole(-4, 20)  # set, and nobody collapses by it
Forms = Mapping[str, Form]

# By printed role: the numbers of its abilities.
ABILITIES: Final[Mapping[str, Forms]] = {
    "healer": {"comfort_price": COUNT, "comfort_recover": GAIN},
    "tank": {"shield": COUNT},
    "scout": {"steady_from": CHECK},
    "psychic": {"bury_price": COUNT, "bury_monster_price": COUNT},
}
# By printed Event: where what a check comes to begins, in this order.
STEPS: Final[Mapping[str, tuple[str, ...]]] = {
    "yellow_fury": ("king_from", "banish_from"),
    "corpse": ("loss_from", "blunt_from"),
    "served_meal": ("poison_from", "recover_from", "guest_from"),
    "yellow_divan": ("recover_from", "serenity_from"),
    "face_changer": ("before_from",),
    "elevator": ("one_from", "two_from"),
    "trapdoor": ("two_from", "one_from"),
}
# By card: its other numbers.
NUMBERS: Final[Mapping[str, Forms]] = {
    "vial": {"recover": GAIN},
    "keyring": {"key_slots": COUNT, "sanity": COUNT},
    "stairs": {"charges": whole(1, 9)},
    "pendant": {"spares": COUNT},
    "ring": {"loss": LOSS},
    "tue_tue": {"first_loss": LOSS, "loss": LOSS},
    "omen_spider": {"mild_from": CHECK},
    "omen_goblin": {"mild_from": CHECK},
    "omen_queen": {"mild_from": CHECK},
    "omen_tue_tue": {"mild_from": CHECK, "sanity": SANITY},
    "yellow_fury": {"loss": LOSS, "banish": whole(1, 9)},
    "corpse": {"loss": LOSS},
    "served_meal": {"loss": LOSS, "recover": GAIN},
    "yellow_divan": {"recover": GAIN},
    "yellow_blow": {"loss": LOSS},
}
ROUNDS: Final = {"rounds": whole(1, 9)}
STATUSES: Final[Mapping[str, Forms]] = {
    "poisoned": {"rounds": whole(1, 2), "lowers": COUNT},
    "cursed": {**ROUNDS, "loss": LOSS},
    "paranoia": ROUNDS,
    "serenity": {**ROUNDS, "recover": GAIN},
    "vanity": {**ROUNDS, "loss": LOSS},
    "illuminated": {**ROUNDS, "actions": COUNT},
    "protected": ROUNDS,
    "trapped": {**ROUNDS, "free_from": CHECK, "captor_stun": COUNT},
}
HUNTER: Final = {"moves": whole(0, 3)}
MONSTERS: Final[Mapping[str, Forms]] = {
    "spider": HUNTER,
    "goblin": HUNTER,
    "sack_man": HUNTER,
    "queen": {"actions": COUNT},
    "spiderling": HUNTER,
    "servant": {"actions": COUNT},
}
BY_FACE: Final = listing(*[LOSS] * 6)
ROOM_NUMBERS: Final[Mapping[str, Forms]] = {
    "tavern": {"price": COUNT},
    "motemey": {"object_recover": GAIN, "treasure_recover": GAIN},
    "armory": {"holds": whole(0, 20), "transfers": whole(0, 20)},
    "yellow_doors": {"loss": LOSS},
    "lethal_chamber": {
        "souls": whole(1, SOULS),
        "user_loss": BY_FACE,
        "others_loss": BY_FACE,
    },
    "beauty_salon": {"vanity_from": whole(1, 99)},
    "mad_monastery": {"recover": GAIN, "paranoia_to": whole(0, 6)},
}
LEAST: Final = {"least_souls": whole(1, SOULS)}
BODY: Final = {"sanity": whole(1, 20), "key_slots": COUNT, "object_slots": COUNT}
STARTS: Final = {"starts_with": one_of(*ITEM_IDS[OBJECT:TALE])}


def copies_of(card: str) -> Forms:
    """What the rules can keep apart: some cards there is but one of."""
    at = CARD_IDS.index(card)
    if TALE <= at <= BOOK:
        return {"boxes": whole(0, 1)}
    if at >= ITEMS:
        return {"boxes": COPIES}
    return {"boxes": COPIES, "merchant": COPIES if at else whole(0, 3)}


def numbers_of(card: str) -> Forms:
    steps = dict.fromkeys(STEPS.get(card, ()), CHECK)
    return {**steps, **NUMBERS.get(card, {})}


def table_of(forms: Mapping[str, Form], own: Form, most: int) -> Form:
    """Rows that the rules know, any of which may be missing; then own ones."""

    def check(value: object, place: str, content: Content) -> Faults:
        if not isinstance(value, dict):
            yield refuse(place, value, "a table")
            return
        for id, row in value.items():
            yield from forms.get(id, own)(row, under(place, id), content)
            if not ID.fullmatch(id) or id == "none":
                takes = "small letters, digits and _, at most 40, a letter first"
                told = f"an id in {place} is {shown(id)}, it takes {takes}"
                yield Fault(under(place, id), told)
        added = [id for id in value if id not in forms]
        if len(added) > most:
            told = f"{place} has {len(added)} own rows, at most {most}"
            yield Fault(under(place, added[most]), told)

    return check


def own_role(value: object, place: str, content: Content) -> Faults:
    """A further role, like a printed one or with no ability at all."""
    like = value.get("as") if isinstance(value, dict) else None
    numbers = ABILITIES.get(like, {}) if isinstance(like, str) else {}
    more = {"as": one_of(*ROLE_IDS), **STARTS, **LEAST, **numbers, **TITLES}
    yield from fields(BODY, more)(value, place, content)


def own_card(value: object, place: str, content: Content) -> Faults:
    """A further Event, like a printed one."""
    like = value.get("as") if isinstance(value, dict) else None
    numbers = numbers_of(like) if like in EVENT_IDS else {}
    needed = {"as": one_of(*EVENT_IDS), "boxes": COPIES}
    yield from fields(needed, {**numbers, **TITLES})(value, place, content)


def named(forms: Forms) -> Form:
    return fields(forms, TITLES)


FORM: Final = fields(
    {
        "roles": table_of(
            {
                role: fields(
                    {**BODY, **LEAST, **ABILITIES.get(role, {})}, {**STARTS, **TITLES}
                )
                for role in ROLE_IDS
            },
            own_role,
            OWN_ROLES,
        ),
        # 3.12 Key slots by number of souls: more with fewer.
        "key_slots": fields({"more": listing(*[COUNT] * SOULS)}),
        # 3.11 Starting places: a floor for each soul, by their number.
        "spread": fields(
            {
                "floors": listing(
                    *[listing(*[whole(1, FLOORS)] * n) for n in range(1, SOULS + 1)]
                )
            }
        ),
        "boxes": fields(dict.fromkeys(POOL_IDS, COUNT)),
        "cards": table_of(
            {card: named({**copies_of(card), **numbers_of(card)}) for card in CARD_IDS},
            own_card,
            OWN_CARDS,
        ),
        "statuses": fields({id: named(forms) for id, forms in STATUSES.items()}),
        "monsters": fields({id: named(forms) for id, forms in MONSTERS.items()}),
        "special_rooms": fields(
            {},
            {id: named({**LEAST, **forms}) for id, forms in ROOM_NUMBERS.items()},
        ),
        "meditate": fields({"room": GAIN, "corridor": GAIN}),
        "king": fields(
            {
                "faces": listing(*[one_of(*EFFECT_IDS)] * 6),
                "dread_loss": LOSS,
                "limited_actions": COUNT,
                "strip": COUNT,
                "presence_rounds": listing(*[whole(2, 200)] * 3),
            }
        ),
        "tales": fields({"banish": listing(*[whole(1, 9)] * 4)}),
        "crown": fields({"check": GAIN}),
        "collapse": fields(
            {"loss": LOSS, "actions": COUNT, "sacrifice_sanity": SANITY}
        ),
        # 5.13 Belt: a permutation of the rooms.
        "belt": distinct(ordered(one_of(*ROOM_IDS), *ROOM_IDS)),
        "options": read_elsewhere,
        "presets": read_elsewhere,
    }
)
PATH: Final = Path(__file__).with_name("content.toml")
PRINTED: Final = read_content(PATH, FORM)
