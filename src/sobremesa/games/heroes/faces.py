"""The faces of cards: names, numbers and texts, written from the card tables.

The steps of HC-9 are put into words here and nowhere else.
"""

from sobremesa.kernel.faces import CardFace, CardLine, Find

from .content import (
    ABILITY_IDS,
    ACTION,
    AIM_IDS,
    ALIGNS,
    CHARACTER,
    EQUIPMENT,
    EVENT,
    IMMUNE_IDS,
    MOB_CARD,
    SCOPE_IDS,
    SOURCE,
    TYPE_IDS,
    Cards,
)
from .phrases import Phrases, capital, signed

STAR = "★"
RULES = {
    CHARACTER: "5.4",
    ACTION: "5.13",
    EQUIPMENT: "5.16",
    EVENT: "5.24",
    MOB_CARD: "10.26",
}


def faces(cards: Cards, find: Find) -> list[CardFace]:
    """Every card of the pool, in its order."""
    phrases = Phrases(cards, find)
    return [Face(phrases, card).made() for card in range(len(cards.ids))]


class Face:
    """One card, while it is being put into words."""

    def __init__(self, phrases: Phrases, card: int) -> None:
        self.phrases = phrases
        self.cards = phrases.cards
        self.card = card
        self.id = self.cards.ids[card]
        self.type = int(self.cards.type[card])
        self.person = self.type in (CHARACTER, MOB_CARD)
        self.aimed = phrases.aimed(card)

    def made(self) -> CardFace:
        lines = [*self.statics(), *self.moves(), *self.mods()]
        return CardFace(
            kind="card",
            id=self.id,
            name=self.phrases.name("card", self.id),
            title=self.title(),
            type=TYPE_IDS[self.type],
            rule=self.rule(),
            cost=self.cost(),
            unique=bool(self.cards.unique[self.card]),
            numbers=self.numbers(),
            marks=self.marks(),
            lines=lines,
            text=self.text(lines),
        )

    def rule(self) -> str:
        if self.type == SOURCE:
            return "4.2" if self.cards.basic[self.card] else "4.3"
        return RULES[self.type]

    def title(self) -> str:
        """Alter-ego and Earth: what 5.10 asks about."""
        if self.type != CHARACTER:
            return ""
        alter = self.cards.alters.get(self.id, "")
        earth = int(self.cards.earth[self.card])
        key = "face-alter" if alter else "face-earth"
        return self.phrases.say(key, alter=alter, earth=earth)

    def cost(self) -> int | None:
        if self.type == ACTION:
            return int(self.cards.move_cost[self.cards.move[self.card]])
        if self.type == EQUIPMENT or (
            self.type == SOURCE and not self.cards.basic[self.card]
        ):
            return int(self.cards.cost[self.card])
        return None

    def numbers(self) -> dict[str, int]:
        cards, card = self.cards, self.card
        if not self.person:
            return {}
        made = {
            "health": int(cards.health[card]),
            "protection": int(cards.protection[card]),
            "speed": int(cards.speed[card]),
        }
        if self.type == CHARACTER:
            made = {"stars": int(cards.stars[card]), **made}
            made["earth"] = int(cards.earth[card])
        return made

    def marks(self) -> dict[str, list[str]]:
        """Abilities, alliances and alignment; an Action's ability; a scope."""
        cards, card = self.cards, self.card
        if self.type == ACTION:
            return {"ability": named(ABILITY_IDS, int(cards.ability[card]))}
        if self.type == EVENT:
            return {"scope": [SCOPE_IDS[cards.scope[card]]]}
        if not self.person:
            return {}
        return {
            "ability": named(ABILITY_IDS, int(cards.abilities[card])),
            "alliance": named(cards.alliance_ids, int(cards.alliances[card])),
            "align": [self.align()],
        }

    def align(self) -> str:
        """12.8 Alignments: one of the four, as an id."""
        both = (int(self.cards.align[self.card]), int(self.cards.prime[self.card]))
        found = next(name for name, bits in ALIGNS.items() if bits == both)
        return found.replace("/", "_")

    def statics(self) -> list[CardLine]:
        """How it enters, its storage, immunities and auras (HC-4.3, 9.40, 9.41)."""
        cards, card, phrases = self.cards, self.card, self.phrases
        told: list[str] = []
        if self.type == SOURCE:
            key = "face-basic" if cards.basic[card] else "face-advanced"
            told.append(phrases.say(key, count=int(cards.gives[card])))
        if self.type in (SOURCE, EQUIPMENT) and cards.cost[card]:
            told.append(phrases.say("face-entry", cost=int(cards.cost[card])))
        if cards.sacrifice[card]:
            told.append(phrases.say("face-sacrifice"))
        if cards.silo[card]:
            told.append(phrases.say("face-silo"))
        if cards.storage[card]:
            told.append(phrases.say("face-storage", count=int(cards.storage[card])))
        for id in named(IMMUNE_IDS, int(cards.immune[card])):
            told.append(phrases.name("token", f"immune_{id}"))
        if cards.swarm[card]:
            told.append(phrases.say("face-swarm"))
        first = int(cards.first_aura[card])
        for at in range(first, first + int(cards.auras[card])):
            told.append(self.aura(at))
        return [plain("static", text) for text in told]

    def aura(self, at: int) -> str:
        alliances = named(self.cards.alliance_ids, int(self.cards.aura_mask[at]))
        return self.phrases.say(
            "face-aura_damage" if self.cards.aura_stat[at] else "face-aura_speed",
            alliance=", ".join(self.phrases.name("alliance", a) for a in alliances),
            value=signed(int(self.cards.aura_value[at])),
        )

    def moves(self) -> list[CardLine]:
        cards, card = self.cards, self.card
        made = [self.attached()] if cards.move[card] >= 0 else []
        first = int(cards.first_act[card])
        for move in range(first, first + int(cards.acts[card])):
            made.append(self.line("action", move))
        for kind, column in (
            ("passive", cards.passive),
            ("hit", cards.hit),
            ("ko", cards.ko),
            ("start", cards.start),
            ("end", cards.end),
        ):
            if column[card] >= 0:
                made.append(self.line(kind, int(column[card])))
        return made

    def attached(self) -> CardLine:
        """A Source's activation or an Action's move."""
        kind = "activation" if self.type == SOURCE else "action"
        return self.line(kind, int(self.cards.move[self.card]))

    def line(self, kind: str, move: int) -> CardLine:
        """One move; what is asked for its use is told before it."""
        phrases, cards = self.phrases, self.cards
        id = cards.move_ids[move]
        text = phrases.move(move)
        aim = AIM_IDS[cards.move_aim[move]]
        if aim:
            text = f"{text}. {phrases.say(f'aim-{aim}')}"
        cost = int(cards.move_cost[move])
        free = self.type == MOB_CARD or kind not in ("action", "activation")
        told = capital(text)
        if kind == "action" and not free:
            held = "face-hold" if cards.move_hold[move] else "face-cost"
            told = phrases.say(held, cost=cost, text=text)
        elif kind == "activation" and cost:
            told = phrases.say("face-activation_cost", cost=cost, text=text)
        elif kind != "action":
            whose = "_aimed" if self.aimed else ""
            told = phrases.say(f"face-{kind}{whose}", text=text)
        return CardLine(
            kind=kind,
            move=id,
            name=phrases.name("move", id),
            cost=None if free else cost,
            hold=bool(cards.move_hold[move]),
            text=capital(text),
            told=f"{told}.",
        )

    def mods(self) -> list[CardLine]:
        """What an Event changes while it is in play (HC-9.50 and on)."""
        first = int(self.cards.first_mod[self.card])
        return [
            plain("mod", capital(self.phrases.mod(at, aimed=self.aimed)))
            for at in range(first, first + int(self.cards.mods[self.card]))
        ]

    def text(self, lines: list[CardLine]) -> str:
        """The numbers, then every line, each a sentence."""
        phrases, marks = self.phrases, self.marks()
        told: list[str] = []
        if self.person:
            numbers = self.numbers()
            stars = STAR * numbers.get("stars", 0)
            told.append(phrases.say("face-person", **{**numbers, "stars": stars}))
        for kind in ("scope", "ability", "alliance", "align"):
            if marks.get(kind):
                named = [phrases.name(kind, id) for id in marks[kind]]
                told.append(capital(", ".join(named)))
        for line in lines:
            sentence = line.told.rstrip(".")
            if line.name not in ("", phrases.name("card", self.id)):
                sentence = phrases.say("face-named", name=line.name, text=sentence)
            told.append(sentence)
        return f"{'. '.join(told).strip()}."


def plain(kind: str, text: str) -> CardLine:
    return CardLine(
        kind=kind, move="", name="", cost=None, hold=False, text=text, told=f"{text}."
    )


def named(ids: tuple[str, ...], mask: int) -> list[str]:
    return [id for at, id in enumerate(ids) if mask >> at & 1]
