"""What is so at a position, of a player or with a token now, for whoever asks."""

from collections.abc import Iterator

from sobremesa.kernel.reason import Fact

from .view import Gear, Plant, Player, View
from .view_heroes import Hero


def about(view: View, kind: str, id: str) -> list[Fact]:
    if kind == "spot":
        kind, id = "place", f"{view.asked}{id}"
    if kind == "place":
        return [*place(view, id)]
    if kind == "seat":
        return [fact for one in view.players if one.id == id for fact in player(one)]
    if kind == "token":
        bearers = [hero.id for hero in heroes(view) if bears(hero, id)]
        return [Fact("8.1", "bears", {"place": " ".join(bearers)})] if bearers else []
    return []


def heroes(view: View) -> list[Hero]:
    teams = [spot.hero for player in view.players for spot in player.team]
    if view.mob:
        teams.append(view.mob.hero)
    return [hero for hero in teams if hero is not None]


def bears(hero: Hero, token: str) -> bool:
    return any(one.kind == token for one in hero.tokens)


def place(view: View, id: str) -> Iterator[Fact]:
    for hero in heroes(view):
        if hero.id == id:
            yield from character(hero)
    for one in view.players:
        for spot in one.team:
            if spot.id == id:
                yield Fact("5.4", "team", {"seat": one.id})
                if spot.hero is None:
                    yield Fact("5.8", "free")
        for plant in one.plants:
            if plant.id == id:
                yield Fact("5.1", "plants", {"seat": one.id})
                yield from source(plant)
        for gear in one.gear:
            if gear.id == id:
                yield Fact("5.16", "support", {"seat": one.id})
                yield from equipment(gear)


def character(hero: Hero) -> Iterator[Fact]:
    yield Fact("5.12", "here", {"card": hero.card})
    life = {"health": str(hero.health), "full": str(hero.full_health)}
    yield Fact("7.8", "health", life)
    numbers = {"protection": str(hero.protection), "speed": str(hero.speed.total)}
    yield Fact("6.1", "speed", numbers)
    energy = {"energy": str(hero.energy), "limit": str(hero.limit)}
    yield Fact("4.5", "energy", energy)
    if hero.tokens:
        kinds = " ".join(token.kind for token in hero.tokens)
        yield Fact("8.1", "tokens", {"token": kinds})
    if hero.attached:
        yield Fact("5.13", "attached", {"card": " ".join(hero.attached)})


def source(plant: Plant) -> Iterator[Fact]:
    if not plant.card:
        yield Fact("5.1", "free")
        return
    yield Fact("4.2" if plant.basic else "4.3", "here", {"card": plant.card})
    if plant.activated:
        yield Fact("4.3", "activated")


def equipment(gear: Gear) -> Iterator[Fact]:
    if not gear.card:
        yield Fact("5.16", "free")
        return
    yield Fact("5.16", "here", {"card": gear.card})
    energy = {"energy": str(gear.energy), "limit": str(gear.limit)}
    yield Fact("4.5", "energy", energy)


def player(one: Player) -> Iterator[Fact]:
    falls = {"kos": str(one.kos), "limit": str(one.ko_limit)}
    yield Fact("7.14", "falls", falls)
    yield Fact("4.1", "pool", {"pool": str(one.pool)})
    cards = {"hand": str(one.hand_size), "deck": str(one.deck_size)}
    yield Fact("3.3", "cards", cards)


def stands(view: View, kind: str, id: str) -> str:
    """The Character, Source or Equipment at a position; the action of a number."""
    if kind in ("act", "attached"):
        return acts(view, kind, id)
    if kind == "spot":
        kind, id = "place", f"{view.asked}{id}"
    cards = {hero.id: hero.card for hero in heroes(view)}
    for one in view.players:
        cards |= {plant.id: plant.card for plant in one.plants}
        cards |= {gear.id: gear.card for gear in one.gear}
    card = cards.get(id, "") if kind == "place" else ""
    return card and f"card:{card}"


def acts(view: View, kind: str, number: str) -> str:
    """What the active Character would do."""
    for hero in heroes(view):
        if hero.id == view.active:
            for one in hero.actions if kind == "act" else hero.cards:
                if one.number == number:
                    return f"move:{one.move}"
    return ""
