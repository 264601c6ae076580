"""What things say of themselves: with the numbers they have in a content."""

from itertools import pairwise

from sobremesa.kernel.faces import Find

from .content import CARDS, EVENT, ITEMS, ROLES, STATE, TUE_TUE
from .rules_content import Content
from .schema import STEPS

Values = dict[str, object]
NEVER = "–"  # a part of a table that no check comes to


def texts(content: Content, find: Find) -> dict[str, str]:
    """Messages whose numbers are content, and those of own things."""
    told: dict[str, str | None] = {}
    rows = content.raw
    for at, role in enumerate(content.role_ids):
        like = role if at < ROLES else rows["roles"][role].get("as", "")
        told[f"role-{role}.text"] = text_of(
            find, "role", role, like, role_values(content, at)
        )
    for at, card in enumerate(content.card_ids):
        like = card if at < CARDS else rows["cards"][card]["as"]
        text = text_of(find, "card", card, like, card_values(content, at, like))
        told[f"card-{card}.text"] = text
        if at < ITEMS:
            told[f"item-{card}.text"] = text
    for room, row in rows["special_rooms"].items():
        told[f"special-{room}.text"] = text_of(find, "special", room, room, row)
    starts = [1, *content.presence_rounds]
    for part, first, after in zip("abc", starts, starts[1:], strict=False):
        values: Values = {"first": first, "last": after - 1}
        told[f"option-presence_{part}"] = find("text-option-presence", values)
    last = find("text-option-presence_d", {"first": starts[-1]})
    told["option-presence_d"] = last
    return {key: text for key, text in told.items() if text}


def text_of(find: Find, kind: str, id: str, like: str, values: Values) -> str | None:
    """The text of a printed thing with other numbers; None: its own says none."""
    written = find(f"text-{kind}-{like}", values) if like else None
    if written or id == like or not like:
        return written
    return find(f"{kind}-{like}.text", {})


def role_values(content: Content, role: int) -> Values:
    return {"comfort_recover": content.comfort_recover[role]}


def card_values(content: Content, at: int, like: str) -> Values:
    """The numbers of a card, or of what it brings; and the parts of its table."""
    rows = content.raw["cards"]
    values: Values = {**rows[like], **rows[content.card_ids[at]]}
    if STATE <= at < TUE_TUE:
        values |= content.raw["statuses"][like.removeprefix("state_")]
    if at >= EVENT:
        event = content.events[at - EVENT]
        steps = [int(event.first), int(event.second), int(event.third)]
        values |= parts_of(steps[: len(STEPS.get(like, ()))])
    return values


def parts_of(steps: list[int]) -> Values:
    """`0–2`, `3–4`, `5+`: as $part0, $part1 and so on; and $below the last step."""
    bounds = [0, *steps]
    ends = pairwise(bounds)
    parts = [span(first, after - 1) for first, after in ends] + [f"{bounds[-1]}+"]
    values: Values = {f"part{at}": part for at, part in enumerate(parts)}
    return {**values, "below": span(0, bounds[-1] - 1)}


def span(first: int, last: int) -> str:
    if last < first:
        return NEVER
    return str(first) if first == last else f"{first}–{last}"
