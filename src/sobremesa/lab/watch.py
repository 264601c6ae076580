"""What is seen of a match while it is played, beyond how it ends.

`Items` numbers what can be used: the verbs of actions, the events, and under every
word of an event the elements it names. A match counts them by seat.
"""

from collections import Counter
from functools import lru_cache

import msgspec

from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match

from .counts import kinds_of

LARGEST = 256  # ids of a kind that is counted one by one: no lattice of points
SEAT = "seat"
ALIKE = 1e-9  # estimates that differ by less are the same
VERB, EVENT = "verb", "event"  # kinds of items that are no elements


class Seen(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """What a match was like."""

    choices: int  # decisions with two answers or more
    answers: int  # that those had, together
    turns: int  # of one seat at a stretch
    dead: int  # turns without a choice
    first: int  # the seat that had the first choice
    leads: int  # times that another side came to be ahead
    drama: float  # how far the later winner was behind, on average
    decided: float  # the part of the match after which the winner was never behind
    used: tuple[int, ...]  # item × (seats + 1) + seat, times, …; in ascending order


class Items:
    """All that can be used in a game, numbered."""

    def __init__(self, game: Game) -> None:
        self.names: list[tuple[str, str, str]] = []  # use, kind, id
        self.first: dict[str, int] = {}  # use → its first item
        self.verbs = [text.partition(" ")[0] for text in game.table.texts]
        self.add(VERB, VERB, list(dict.fromkeys(self.verbs)))
        self.add(EVENT, EVENT, list(game.events))
        #: Event key → its own item, and for places of its numbers the first item there.
        self.named: dict[str, tuple[int, list[tuple[int, int]]]] = {}
        #: Event key → where it names a seat.
        self.seats: dict[str, int] = {}
        for at, key in enumerate(game.events):
            word = key.partition("/")[2]
            places = []
            for place, kind in enumerate(kinds_of(game, key)):
                if kind == SEAT:
                    self.seats.setdefault(key, place)
                elif len(game.kinds.get(kind, ())) in range(1, LARGEST + 1):
                    use = f"{word}:{kind}"
                    places.append((place, self.add(use, kind, list(game.kinds[kind]))))
            self.named[key] = (self.first[EVENT] + at, places)
        order = {verb: at for at, verb in enumerate(dict.fromkeys(self.verbs))}
        self.verb_of = [order[verb] for verb in self.verbs]

    def add(self, use: str, kind: str, ids: list[str]) -> int:
        if use not in self.first:
            self.first[use] = len(self.names)
            self.names += [(use, kind, id) for id in ids]
        return self.first[use]


@lru_cache(maxsize=16)
def items_of(game: Game) -> Items:
    return Items(game)


class Watch:
    """Looks at a match before every decision, and once more when it is over."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.choices = self.answers = self.turns = self.dead = 0
        self.first = self.seat = -1
        self.alive = True  # whether the turn has had a choice
        self.round = self.heard = 0
        self.ahead: list[list[float]] = []  # estimates by seat, round by round

    def look(self) -> None:
        state = self.match.state
        seat, answers = int(state.seat), len(state.legal())
        if seat != self.seat:
            self.dead += not self.alive
            self.seat, self.alive, self.turns = seat, False, self.turns + 1
        if answers > 1:
            self.choices += 1
            self.answers += answers
            self.alive = True
            if self.first < 0:
                self.first = seat
        if self.begins_round():
            evaluate = self.game.evaluate
            self.ahead.append([evaluate(state, at) for at in range(int(state.seats))])

    def begins_round(self) -> bool:
        """Whether a round has begun; a game that counts none is weighed every turn."""
        events = self.match.journal.events
        heard, self.heard = self.heard, len(events)
        if not self.game.round:
            return True
        return any(event.key == self.game.round for event in events[heard:])

    def seen(self) -> Seen:
        leads, drama, decided = self.lead()
        return Seen(
            choices=self.choices,
            answers=self.answers,
            turns=self.turns,
            dead=self.dead + (not self.alive),
            first=self.first,
            leads=leads,
            drama=round(drama, 6),
            decided=round(decided, 6),
            used=self.used(),
        )

    def lead(self) -> tuple[int, float, float]:
        """How often the lead changed, how far behind the winner was, and until when."""
        scores = self.match.result.scores
        best = max(scores)
        won = {at for at, score in enumerate(scores) if score == best}
        if not self.ahead or len(won) == len(scores):
            return 0, 0.0, 0.0
        changes, behind, last = 0, 0.0, 0
        leaders: set[int] = set()
        for at, estimates in enumerate(self.ahead, start=1):
            top = max(estimates)
            now = {seat for seat, one in enumerate(estimates) if top - one < ALIKE}
            if leaders and not leaders & now:
                changes += 1
            leaders = now
            gap = top - max(estimates[seat] for seat in won)
            behind += gap
            if gap > ALIKE:
                last = at
        return changes, behind / len(self.ahead), last / len(self.ahead)

    def used(self) -> tuple[int, ...]:
        """By item and seat: of an event the seat that it names, or whose decision led
        to it; the last place is the table's, for what happens before any decision.
        """
        items, match = items_of(self.game), self.match
        wide = len(match.players) + 1
        found: Counter[int] = Counter()
        for seat, action in match.actions:
            found[items.verb_of[action] * wide + seat] += 1
        acting = wide - 1
        firsts, at, number = match.firsts, 0, len(match.firsts)
        named, seats = items.named, items.seats
        for place, event in enumerate(match.journal.events):
            while at < number and firsts[at] <= place:
                acting = match.actions[at][0]
                at += 1
            key, numbers = event.key, event.numbers
            seat = numbers[seats[key]] if key in seats else acting
            if not 0 <= seat < wide:
                seat = acting
            item, places = named[key]
            found[item * wide + seat] += 1
            for where, first in places:
                if where < len(numbers) and numbers[where] >= 0:
                    found[(first + numbers[where]) * wide + seat] += 1
        return tuple([one for pair in sorted(found.items()) for one in pair])
