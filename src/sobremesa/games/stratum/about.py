"""What is so at a space, a territory or a seat now, for whoever asks the table."""

from collections.abc import Iterator

from sobremesa.kernel.reason import Fact

from .view import Space, Territory, View


def about(view: View, kind: str, id: str) -> list[Fact]:
    if kind == "space":
        found = [(land, space) for land in view.territories for space in land.spaces]
        return [
            fact for land, space in found if space.id == id for fact in at(land, space)
        ]
    if kind == "territory":
        return [fact for land in view.territories if land.id == id for fact in of(land)]
    if kind == "seat":
        return [
            Fact(
                "13.4",
                "cards",
                {"hand": str(one.hand_size), "deck": str(one.deck_size)},
            )
            for one in view.players
            if one.id == id
        ]
    return []


def at(land: Territory, space: Space) -> Iterator[Fact]:
    yield Fact("1.3", "space", {"territory": land.id})
    yield pile([space])
    for thing in space.things:
        if thing.marked:
            yield Fact("5.1", "marked", {"thing": thing.kind})
        if thing.attachment:
            values = {"thing": thing.kind, "attachment": thing.attachment}
            yield Fact("6.2", "attached", values)
        if thing.ready:
            yield Fact("11.3", "ready", {"attachment": thing.attachment})
    yield from built(land)


def of(land: Territory) -> Iterator[Fact]:
    yield Fact("1.2", "faces", {"territory": land.faces})
    yield pile(land.spaces)
    yield from built(land)
    if not land.construction:
        yield Fact("8.1", "no_building" if land.blocked else "building")


def pile(spaces: list[Space]) -> Fact:
    things = [thing.kind for space in spaces for thing in space.things]
    if not things:
        return Fact("1.4", "empty")
    return Fact("1.5", "pile", {"thing": " ".join(things)})


def built(land: Territory) -> Iterator[Fact]:
    if land.construction:
        yield Fact("8.4", "built")
