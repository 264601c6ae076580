"""What is so at a point, of a unit or of a side now, for whoever asks the table."""

from collections.abc import Iterator

from sobremesa.kernel.reason import Fact

from .seen import Objective, Side, Terrain, Unit, View

ROUND = 3  # numbers of a round piece: its middle and its radius
WIDE = 90


def about(view: View, kind: str, id: str) -> list[Fact]:
    if kind == "point":
        return [*point(view, id)]
    if kind == "label":
        found = [one for one in view.units if one.id == id]
        facts = [fact for one in found for fact in unit(one, begun=view.round > 0)]
        return [*facts, *aimed(view, id)]
    if kind == "side":
        return [fact for one in view.sides if one.id == id for fact in side(one)]
    if kind == "terrain":
        there = [piece for piece in view.terrain if piece.kind == id]
        return [ground(there[0])] if there else [Fact("3.3", "no_terrain")]
    return []


def point(view: View, id: str) -> Iterator[Fact]:
    x, y = map(int, id.split(","))
    yield Fact("1.2", "point", {"x": str(x), "y": str(y)})
    for flag in view.objectives:
        if flag.at == id:
            yield objective(flag)
            for key in flag.units:
                whose, label = key.split()
                yield Fact("14.1", "reaches", {"side": whose, "label": label})
        elif squared(flag.at, x, y) <= view.capture:
            yield Fact("14.1", "near_flag", {"point": flag.at})
    for there in view.units:
        if there.at == id:
            yield Fact("2.2", "unit", {"side": there.side, "label": there.id})
    for piece in view.terrain:
        if holds(piece.shape, x, y):
            yield ground(piece)
    if x <= view.edge or x >= WIDE - view.edge:
        end = "west" if x <= view.edge else "east"
        for one in view.sides:
            if one.end == end:
                yield Fact("4.3", "zone", {"side": one.id})


def squared(at: str, x: int, y: int) -> int:
    across, down = map(int, at.split(","))
    return (across - x) ** 2 + (down - y) ** 2


def holds(shape: list[int], x: int, y: int) -> bool:
    if len(shape) == ROUND:
        return (shape[0] - x) ** 2 + (shape[1] - y) ** 2 < shape[2] ** 2
    return shape[0] < x < shape[2] and shape[1] < y < shape[3]


def objective(flag: Objective) -> Fact:
    if not flag.owner or flag.owner == "none":
        return Fact("14.2", "flag_free")
    return Fact("14.2", "flag", {"side": flag.owner})


def ground(piece: Terrain) -> Fact:
    values = {"terrain": piece.kind}
    values |= {flag: "yes" if flag in piece.flags else "no" for flag in "dcxb"}
    return Fact("3.3", "ground", values)


def unit(one: Unit, *, begun: bool) -> Iterator[Fact]:
    yield Fact("2.2", "type", {"side": one.side, "type": one.type})
    if one.at:
        yield Fact("4.4", "stands", {"point": one.at})
    else:
        yield Fact("4.2", "waits")
    life = {"health": str(one.health), "full": str(one.max_health)}
    yield Fact("2.6", "health", life | {"wounds": str(one.wounds)})
    yield Fact("8.1", "dice", {"ranged": str(one.ranged), "close": str(one.close)})
    yield Fact("6.1", "moves", {"run": str(one.movement), "walk": f"{one.walk:g}"})
    if begun and not one.ready:
        yield Fact("6.11", "spent")
    if one.fights:
        yield Fact("6.9", "contact", {"label": " ".join(one.fights)})
    if one.targets and one.when:
        word = "targets" if one.when == "now" else "targets_later"
        yield Fact("7.2", word, {"label": " ".join(one.targets)})


def aimed(view: View, id: str) -> Iterator[Fact]:
    """What a die must show to hit this unit, and why: of the attacker that acts."""
    if view.activation is None:
        return
    attacker = view.activation.unit.split()[-1]
    for aim in view.choices.aims:
        if aim.id != id:
            continue
        yield Fact("8.3", "aim", {"label": attacker, "needed": str(aim.needed)})
        for change in aim.changes:
            word = f"change_{change.cause}"
            yield Fact("8.3", word, {"amount": str(abs(change.amount))})
        for at in aim.cover:
            yield Fact("7.3", "covers", {"terrain": view.terrain[at].kind})
        for past in aim.past:
            kind = view.terrain[past.piece].kind
            yield Fact("7.3", f"past_{past.why}", {"terrain": kind})


def side(one: Side) -> Iterator[Fact]:
    yield Fact("15.1", "points", {"points": str(one.vp)})
    yield Fact("5.4", "ap", {"ap": str(one.ap)})
    units = {"units": str(one.units), "defeat": str(one.defeat)}
    yield Fact("16.1", "units", units)
