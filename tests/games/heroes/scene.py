"""Tables of Heroes as texts: a line for every card in play.

    1a anvil energy=2 damage=5 attached=war_cry tokens=taunt,poison:2,~stun
    1e1 battery_silo energy=1
    1s1 solar_plant

Tokens are single ones; `poison:2` is a stack of two, `~stun` is fresh, `burn@3` lasts
three turns.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.games.heroes import GAME, make
from sobremesa.games.heroes.content import (
    GEAR_IDS,
    HERO_IDS,
    PLANT_IDS,
    TOKEN_IDS,
    Cards,
)
from sobremesa.games.heroes.reading import read
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.rules_agenda import T_RESOLUTION
from sobremesa.games.heroes.rules_combat import line_up, line_up_great
from sobremesa.games.heroes.rules_effects import settle
from sobremesa.games.heroes.rules_energy import limit
from sobremesa.games.heroes.rules_tokens import health, receive, speed
from sobremesa.kernel.dice import Dice, Fast, Scripted
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Journal, Silence
from sobremesa.kernel.overlay import PRINTED, Overlay
from sobremesa.kernel.record import score_text
from sobremesa.testing import Scene

NUMBERS = ("energy", "damage", "protection", "shield", "perception", "turned")
DECK = {"heat_burst": 10}


class HeroesScene(Scene):
    """A scene whose Characters, cards and counters are texts too."""

    def __init__(self, game: Game, state: Heroes) -> None:
        super().__init__(game, state)
        self.heroes = state

    def hp(self, place: str) -> str:
        """`H6 P2`, and `S1` with a Shield; `-` for an empty place."""
        field, at = self.heroes.field, HERO_IDS.index(place)
        if field.who[at] < 0:
            return "-"
        shield = f" S{field.shield[at]}" if field.shield[at] else ""
        return f"H{health(field, at)} P{field.guard[at]}{shield}"

    def hero(self, place: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position["heroes"][place]
        return found

    def who(self, place: str) -> str:
        return str(self.position["heroes"].get(place, {}).get("card", ""))

    def energy(self, place: str) -> int:
        if place in GEAR_IDS:
            return int(self.heroes.field.charge[GEAR_IDS.index(place)])
        return int(self.heroes.field.energy[HERO_IDS.index(place)])

    def limit(self, place: str) -> int:
        return int(limit(self.heroes.field, HERO_IDS.index(place)))

    def speed(self, place: str) -> int:
        return int(speed(self.heroes.field, HERO_IDS.index(place)))

    def turned(self, place: str) -> int:
        return int(self.hero(place).get("turned", 0))

    def perception(self, place: str) -> int:
        return int(self.heroes.field.insight[HERO_IDS.index(place)])

    def attached(self, place: str) -> str:
        return " ".join(self.hero(place).get("attached", []))

    def tokens(self, place: str) -> str:
        """As they are given in a scene's text."""
        return " ".join(
            ("~" if token.get("fresh") else "")
            + token["kind"]
            + (f":{token['size']}" if token.get("size", 1) > 1 else "")
            + (f"@{token['turns']}" if token.get("turns", 1) > 1 else "")
            for token in self.position["tokens"]
            if token["place"] == place
        )

    def player(self, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position["players"][seat]
        return found

    def pool(self, seat: str = "1") -> int:
        return int(self.player(seat).get("pool", 0))

    def kos(self, seat: str) -> int:
        return int(self.player(seat).get("kos", 0))

    def hand(self, seat: str = "1") -> str:
        held = self.player(seat).get("hand", {})
        return " ".join(card for card in held for _ in range(held[card]))

    def bottom(self, seat: str = "1") -> str:
        """Cards under the deck, the last one lowest."""
        return " ".join(self.player(seat).get("bottom", []))

    def plant(self, place: str) -> str:
        return str(self.position["plants"].get(place, {}).get("card", ""))

    def gear(self, place: str) -> str:
        return str(self.position["gear"].get(place, {}).get("card", ""))

    @property
    def event(self) -> str:
        return str(self.position.get("event", ""))

    @property
    def order(self) -> str:
        """The active Character, then those still to act."""
        field = self.heroes.field
        active = [field.active] if field.active >= 0 else []
        return " ".join(HERO_IDS[hero] for hero in [*active, *field.order])

    @property
    def targets(self) -> str:
        """Places that may be chosen now."""
        return " ".join(t.split()[1] for t in self.legal if t.startswith("target "))

    @property
    def plays(self) -> str:
        """Cards that may be played now."""
        return " ".join(t.split()[1] for t in self.legal if t.startswith("play "))

    @property
    def acts(self) -> str:
        """What the active Character may do."""
        return ", ".join(self.legal)

    @property
    def result(self) -> str:
        """As in a record: `1 0 by 11.2`; `*` while the match goes on."""
        if self.seat:
            return "*"
        end = self.heroes.result()
        return f"{score_text(end.scores)} by {end.rule}"

    def play(self, *texts: str, rolls: Sequence[int] | None = None) -> list[str]:
        """As any scene; what was said has names in place of numbers."""
        return [named(self.game, event) for event in super().play(*texts, rolls=rolls)]

    def give(
        self,
        place: str,
        kind: str,
        count: int = 1,
        *,
        turns: int = 1,
        stack: bool = False,
    ) -> None:
        """A Character receives tokens."""
        at = HERO_IDS.index(place)
        kind_at = TOKEN_IDS.index(kind)
        receive(self.heroes.field, at, kind_at, count, turns, stack, Silence())
        self.heroes.resume()

    def combat(self, *, rolls: Sequence[int] | None = None) -> list[str]:
        """From Preparation to Combat."""
        return self.play("done", rolls=rolls)

    def resolve(self, *, rolls: Sequence[int] | None = None) -> list[str]:
        """HC-3.8 for the turn player, and on to the next question."""
        dice: Dice = Fast("scene") if rolls is None else Scripted(list(rolls))
        journal = Journal()
        self.heroes.field.only(T_RESOLUTION)
        self.heroes.run_on(dice, journal)
        return [named(self.game, str(event)) for event in journal.events]

    def settle(self) -> None:
        self.heroes.field.shaken = True
        settle(self.heroes.field, Fast("scene"), Silence())

    def pass_turn(self) -> list[str]:
        """The player in turn does nothing more, nor does anybody asked on the way."""
        said: list[str] = []
        turn, round = self.heroes.field.turn, self.heroes.field.round
        while self.seat and (self.heroes.field.turn, self.heroes.field.round) == (
            turn,
            round,
        ):
            said += self.play(self.idle)
        return said

    @property
    def idle(self) -> str:
        for text in ("done", "pass", "keep", "stop"):
            if text in self.legal:
                return text
        return self.legal[0]


def named(game: Game, event: str) -> str:
    """An event with names: `7.8/health 4 2 21` is `7.8/health 2a 2`.

    Who stands at the places it names is left out: the table of a scene says it.
    """
    key, *numbers = event.split()
    words = [key]
    for kind, number in zip(game.events[key].split(), numbers, strict=False):
        if kind in ("who:card", "whom:card"):
            continue
        ids = game.kinds.get(kind.rpartition(":")[2])
        words.append(ids[int(number)] if ids else number)
    return " ".join(words)


def scene(
    table: str = "",
    *,
    turn: str = "1",
    hand: str = "",
    hands: Mapping[str, str] | None = None,
    fight: str = "",
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    players: Mapping[str, Mapping[str, object]] | None = None,
    decks: Mapping[str, Mapping[str, int]] | None = None,
    bottoms: Mapping[str, str] | None = None,
    game: Game = GAME,
    **fields: object,
) -> HeroesScene:
    """The Preparation of `turn`, not its first; in Combat if somebody is to `fight`.

    A seat without a Character in the table has an `oracle` at d; so has, if there is
    room and no `order` is given, the seat that fights, as the next to act.
    """
    chosen = game.set_up(options or {}, seats)
    start = game.dump(game.new(chosen, seats, Fast("scene"), Silence()))
    heroes, tokens, gear, plants = read_table(game, table)
    ids = [str(seat + 1) for seat in range(seats)]
    if fight and "order" not in fields:
        waiting = f"{fight[0]}d"
        heroes.setdefault(waiting, {"card": "oracle", "protection": 1})
        fields["order"] = [waiting] if waiting != fight else []
    told: dict[str, Any] = {}
    for seat in ids:
        team = [place for place in heroes if place[0] == seat]
        given = dict((players or {}).get(seat, {}))
        out = bool(given.get("out"))
        if not team and not out and given.get("side", 0) != -1 and "empty" not in given:
            heroes[f"{seat}d"] = {"card": "oracle", "protection": 1}
            team = ["d"]
        given.pop("empty", None)
        held = hand if seat == turn else (hands or {}).get(seat, "")
        told[seat] = {
            "side": start["players"][seat]["side"],
            "entries_free": min(len(team), 4),
            "turns_taken": 3,
            "hand": count(held),
            "deck": dict((decks or {}).get(seat, DECK)),
            "bottom": (bottoms or {}).get(seat, "").split(),
            **given,
        }
    if "mob" in start["heroes"] and "mob" not in heroes:
        heroes["mob"] = start["heroes"]["mob"]
    position: dict[str, Any] = {
        "seat": turn,
        "stage": "main",
        "phase": "preparation",
        "round": 4,
        "turn": turn,
        "start": "1",
        "lead": turn,
        "players": told,
        "heroes": heroes,
        "tokens": tokens,
        "plants": plants,
        "gear": gear,
        **fields,
    }
    if fight:
        position |= {"stage": "combat", "phase": "combat", "fighting": True}
        position |= {"active": fight, "seat": fight[0]}
    state = game.load(chosen, seats, position)
    assert isinstance(state, Heroes)
    return HeroesScene(game, state)


def order_of(state: HeroesScene, *, great: bool = False) -> str:
    """The attack order as it would be now."""
    twin = state.heroes.clone()
    if great:
        line_up_great(twin.field, Silence())
    else:
        line_up(twin.field, twin.field.turn, Silence())
    return " ".join(HERO_IDS[hero] for hero in twin.field.order)


def read_table(
    game: Game, text: str
) -> tuple[dict[str, Any], list[Any], dict[str, Any], dict[str, Any]]:
    heroes: dict[str, Any] = {}
    tokens: list[Any] = []
    gear: dict[str, Any] = {}
    plants: dict[str, Any] = {}
    for line in filter(str.strip, text.splitlines()):
        place, card, *words = line.split()
        facts = dict(word.partition("=")[::2] for word in words)
        if place in GEAR_IDS:
            gear[place] = {"card": card, "energy": int(facts.get("energy", 1))}
        elif place in PLANT_IDS:
            plants[place] = {"card": card, "activated": "activated" in facts}
        else:
            heroes[place] = read_hero(game, card, facts)
            tokens += read_tokens(place, facts.get("tokens", ""))
    return heroes, tokens, gear, plants


def read_hero(game: Game, card: str, facts: Mapping[str, str]) -> dict[str, Any]:
    assert game.kinds["card"].index(card) >= 0
    hero: dict[str, Any] = {"card": card, "protection": printed(game, card)}
    hero |= {name: int(facts[name]) for name in NUMBERS if name in facts}
    for name in ("used", "attached"):
        if name in facts:
            hero[name] = facts[name].split(",")
    return hero | {name: True for name in ("common", "placed") if name in facts}


def read_tokens(place: str, text: str) -> list[dict[str, Any]]:
    groups = []
    for word in text.split(",") if text else []:
        told, _, turns = word.removeprefix("~").partition("@")
        kind, _, size = told.partition(":")
        groups.append(
            {
                "place": place,
                "kind": kind,
                "size": int(size or 1),
                "fresh": word.startswith("~"),
                "turns": int(turns or 1),
            }
        )
    return groups


def printed(game: Game, card: str) -> int:
    """A Character's Protection."""
    state = game.new(game.set_up({}, 2), 2, Fast("printed"), Silence())
    assert isinstance(state, Heroes)
    cards = state.box.cards
    return int(cards.protection[cards.ids.index(card)])


def own(text: str) -> Game:
    """The game with own content."""
    return make(Overlay.of({"own.toml": text}))


def cards_of(text: str = "") -> Cards:
    """The tables of the printed content, or of own one."""
    return read(Overlay.of({"own.toml": text}) if text else PRINTED)[1]


def count(cards: str) -> dict[str, int]:
    return {card: cards.split().count(card) for card in sorted(set(cards.split()))}
