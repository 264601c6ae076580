"""What is so at a place, of a soul or of a monster now, for whoever asks the table."""

from collections.abc import Iterator

from sobremesa.kernel.reason import Fact

from .view import SoulView, View
from .view_house import FloorView, RoomView


def about(view: View, kind: str, id: str) -> list[Fact]:
    if kind in TOLD:
        return [*TOLD[kind](view, id)]
    return []


def node(view: View, id: str) -> Iterator[Fact]:
    for floor in view.floors:
        if floor.corridor == id:
            yield from corridor(view, floor)
            yield from company(view, id)
            yield from night(floor)
        for place in floor.rooms:
            if place.id == id:
                yield from room(floor, place)
                yield from company(view, id)
                yield from night(floor)


def corridor(view: View, floor: FloorView) -> Iterator[Fact]:
    yield Fact("2.1", "corridor")
    if floor.corridor == view.threshold:
        needed = {"needed": str(view.keys.needed), "held": str(view.keys.held)}
        yield Fact("10.1", "threshold", needed)
    if floor.corridor == view.sanctuary:
        yield Fact("7.1", "crown" if view.crown_here else "sanctuary")


def room(floor: FloorView, place: RoomView) -> Iterator[Fact]:
    yield Fact("5.12", "box", {"size": str(place.size)})
    if place.top:
        yield Fact("1.6", "top", {"card": " ".join(place.top)})
    if place.stirred:
        yield Fact("1.6", "stirred", {"card": " ".join(place.stirred)})
    if place.bottom:
        yield Fact("1.6", "bottom", {"card": " ".join(place.bottom)})
    if place.leads_to:
        yield Fact("5.13", "belt", {"room": place.leads_to})
    if place.destroyed:
        yield Fact("8.4", "destroyed")
    elif place.special == "hidden":
        yield Fact("12.1", "face_down")
    elif place.special:
        yield Fact("12.1", "special", {"special": place.special})
    if floor.stairs == place.id:
        yield Fact("2.5", "stairs")


def company(view: View, id: str) -> Iterator[Fact]:
    souls = [soul.id for soul in view.souls if soul.node == id]
    if souls:
        yield Fact("2.9", "souls", {"soul": " ".join(souls)})
    for monster in view.monsters:
        if monster.node == id:
            yield Fact("8.1", "monster", {"monster": monster.kind})


def night(floor: FloorView) -> Iterator[Fact]:
    """What ending the round here costs, and whether the King is near."""
    if floor.king:
        yield Fact("6.4", "king", {"floor": floor.id})
    yield Fact("6.2", "bill", {"bill": str(floor.bill)})


def level(view: View, id: str) -> Iterator[Fact]:
    for floor in view.floors:
        if floor.id == id:
            yield Fact("2.1", "floor")
            if floor.stairs:
                yield Fact("2.5", "stairs_in", {"room": floor.stairs})
            yield from night(floor)


def box(view: View, id: str) -> Iterator[Fact]:
    for floor in view.floors:
        for place in floor.rooms:
            if place.box == id:
                yield Fact("5.12", "box_in", {"room": place.id})
                yield from room(floor, place)


def soul(view: View, id: str) -> Iterator[Fact]:
    for one in view.souls:
        if id in (one.id, one.seat):
            yield from person(one)


def person(one: SoulView) -> Iterator[Fact]:
    if one.role:
        yield Fact("3.3", "role", {"soul": one.id, "role": one.role})
    if one.node:
        yield Fact("2.1", "is_in", {"node": one.node})
    sanity = {"sanity": str(one.sanity), "maximum": str(one.maximum)}
    yield Fact("9.1", "sanity", sanity)
    if one.items:
        yield Fact("13.1", "carries", {"item": " ".join(repeated(one.items))})
    for status, rounds in one.statuses.items():
        if not rounds:
            continue
        yield Fact("9.11", "status", {"status": status, "rounds": str(rounds)})


def repeated(counts: dict[str, int]) -> list[str]:
    return [id for id, count in counts.items() for _ in range(count)]


def monster(view: View, id: str) -> Iterator[Fact]:
    places = [one.node for one in view.monsters if one.kind == id]
    if places:
        yield Fact("8.1", "is_in", {"node": places[0]})
    else:
        yield Fact("8.1", "absent")


def item(view: View, id: str) -> Iterator[Fact]:
    holders = [soul.id for soul in view.souls for _ in range(soul.items.get(id, 0))]
    if holders:
        yield Fact("4.10", "carried", {"soul": " ".join(holders)})


def special(view: View, id: str) -> Iterator[Fact]:
    for floor in view.floors:
        for place in floor.rooms:
            if place.special == id:
                yield Fact("12.1", "is_in", {"node": place.id})


TOLD = {
    "node": node,
    "floor": level,
    "box": box,
    "soul": soul,
    "seat": soul,
    "monster": monster,
    "item": item,
    "special": special,
}
