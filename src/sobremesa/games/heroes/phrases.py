"""HC-9 in words: a move's steps and an Event's parts as sentences of a language."""

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.faces import Find

from .content import (
    ABILITY_IDS,
    ALLY,
    BARE,
    BUFF,
    BY_ABILITY,
    BY_ALIGN,
    BY_ALLIANCE,
    BY_PRIME,
    DEBUFF,
    ENEMY,
    EVENT,
    FOE,
    FOE_TEAM,
    GEAR,
    GIVE,
    MOB_CARD,
    MOD_BAN,
    MOD_COST,
    MOD_IDS,
    ONE_CHARACTER,
    OP_IDS,
    OTHER,
    OWN_GEAR,
    REMOVE,
    SELECTOR_IDS,
    SELF,
    SIDE_IDS,
    SLOWER,
    SPLASH,
    STACK,
    TOKEN_IDS,
    Cards,
)

CHOSEN = (ENEMY, ALLY, OTHER, GEAR, OWN_GEAR)  # one choice, shared by all steps (9.4)


class Phrases:
    """What can be said of a pool of cards in one language."""

    def __init__(self, cards: Cards, find: Find) -> None:
        self.cards = cards
        self.find = find

    def say(self, key: str, **values: object) -> str:
        text = self.find(key, values)
        if text is None:
            raise Mistake(f"there is no message {key!r}")
        return text

    def name(self, kind: str, id: str) -> str:
        """The catalog's name, or the id made readable."""
        return self.find(f"{kind}-{id}", {}) or self.readable(kind, id)

    def readable(self, kind: str, id: str) -> str:
        """`red_comet` as Red Comet; a move without a name has its card's."""
        card, dash, part = id.partition("-")
        if kind != "move" or not dash:
            return " ".join(word.capitalize() for word in id.split("_"))
        if part == "p":
            return self.say("word-passive")
        name = self.name("card", card)
        return f"{name} {part}" if part.isdecimal() else name

    def move(self, move: int) -> str:
        """All steps and flags of a move, without its cost."""
        cards = self.cards
        first, last = int(cards.move_first[move]), int(cards.move_last[move])
        said: set[int] = set()  # choices a step before has named
        told = "; ".join(self.step(move, step, said) for step in range(first, last))
        flags = []
        if cards.move_repeat[move] > 1:
            count = int(cards.move_repeat[move])
            flags.append(self.say("flag-repeat", count=count))
        if cards.move_sure[move]:
            flags.append(self.say("flag-sure"))
        if cards.move_once[move]:
            flags.append(self.say("flag-once"))
        return ". ".join([told, *flags])

    def step(self, move: int, step: int, said: set[int]) -> str:
        cards = self.cards
        op, token = int(cards.op[step]), int(cards.token[step])
        values: dict[str, object] = {"count": int(cards.amount[step])}
        on = self.on(move, int(cards.selector[step]), said)
        if on:
            values |= {
                "who": self.say(f"on-{on}"),
                "to": self.say(f"on-{on}.to"),
                "of": self.say(f"on-{on}.of"),
            }
        if op in (GIVE, STACK, REMOVE) and token not in (BUFF, DEBUFF):
            values["token"] = self.name("token", TOKEN_IDS[token])
        told = self.say(f"step-{self.verb(step, op, token)}", **values)
        turns = int(cards.turns[step])
        if op in (GIVE, STACK) and turns > 1:
            return self.say("step-lasting", step=told, turns=turns)
        if not cards.bonus[step]:
            return told
        bonus = int(cards.bonus[step])
        return self.say("step-bonus", step=told, bonus=bonus, **{"if": self.when(step)})

    def verb(self, step: int, op: int, token: int) -> str:
        if op == REMOVE and token in (BUFF, DEBUFF):
            return "remove_buff" if token == BUFF else "remove_debuff"
        if op in (GIVE, STACK) and TOKEN_IDS[token].startswith("immune"):
            return "immune"
        return "pierce" if self.cards.pierce[step] else OP_IDS[op]

    def on(self, move: int, selector: int, said: set[int]) -> str:
        """Whom a step reaches: the same choice again is `that` one."""
        cards = self.cards
        id = SELECTOR_IDS[selector]
        if selector == SELF and self.aimed(int(cards.move_card[move])):
            return "aimed"
        mob = int(cards.type[cards.move_card[move]]) == MOB_CARD
        if mob and selector in (FOE_TEAM, SPLASH):
            return "reach" if selector == FOE_TEAM else "reach_rest"
        theirs = bool(said & {ENEMY, SPLASH, FOE, FOE_TEAM})
        again = selector in said or (selector == ENEMY and SPLASH in said)
        said.add(selector)
        if selector == SPLASH:
            return "splash" if theirs else "splash_alone"
        if selector in (FOE, FOE_TEAM) and theirs:
            return "that_foe" if selector == FOE else "that_team"
        return f"that_{id}" if again and selector in CHOSEN else id

    def when(self, step: int) -> str:
        """9.10 Step damage: the condition of its bonus."""
        condition = int(self.cards.condition[step])
        if condition in (SLOWER, BARE):
            return self.say("if-slower" if condition == SLOWER else "if-bare")
        return self.say("if-token", token=self.name("token", TOKEN_IDS[condition]))

    def mod(self, at: int, *, aimed: bool) -> str:
        """9.50 Event mod speed and damage: in words.
        9.51 Event mod cost: in words.
        9.52 Event mod heal, mod draw and ban: in words.
        """
        cards = self.cards
        kind, value = int(cards.mod_kind[at]), int(cards.mod_value[at])
        if kind == MOD_BAN:
            key = "mod-ban_aimed" if aimed else "mod-ban"
            return self.say(key, token=self.name("token", TOKEN_IDS[value]))
        name = ""
        if kind == MOD_COST:
            name = self.filtered(BY_ABILITY, int(cards.mod_mask[at]))
        return self.say(
            f"mod-{MOD_IDS[kind]}",
            name=name,
            whom=self.whom(int(cards.mod_filter[at]), int(cards.mod_mask[at]), aimed),
            value=signed(value),
            count=abs(value),
        )

    def aimed(self, card: int) -> bool:
        """5.28 Aimed Events: whether a card is one for a Character."""
        cards = self.cards
        return cards.type[card] == EVENT and cards.scope[card] == ONE_CHARACTER

    def whom(self, sort: int, mask: int, aimed: bool) -> str:
        if sort in (BY_ALIGN, BY_PRIME):
            first = "prime_" if sort == BY_PRIME else ""
            return self.say(f"whom-{first}{SIDE_IDS[mask]}")
        if sort in (BY_ABILITY, BY_ALLIANCE):
            key = "whom-ability" if sort == BY_ABILITY else "whom-alliance"
            return self.say(key, name=self.filtered(sort, mask))
        return self.say("whom-aimed" if aimed else "whom-any")

    def filtered(self, sort: int, mask: int) -> str:
        """The one ability or alliance of a filter."""
        at = mask.bit_length() - 1
        if sort == BY_ALLIANCE:
            return self.name("alliance", self.cards.alliance_ids[at])
        return self.name("ability", ABILITY_IDS[at])


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
