"""Where agents hold seats by keys, and are answered in texts."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sobremesa.complaint import Complaint, one_line, told
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake
from sobremesa.shelf import Shelf
from sobremesa.terminal.board import MANY
from sobremesa.terminal.plain import open_words

from . import telling
from .place import WAITING, Order, Place, Tables

MOST = 1_000  # seats held at once; the oldest is forgotten
LONGEST = 60.0  # seconds that a call may wait
TEXT = 200  # characters of an action
EVENTS = 200  # that one answer tells


class Refusal(Mistake):
    """A sentence in the language of whoever asked; nothing has changed."""


@dataclass(kw_only=True)
class Holding:
    """A seat that an agent holds, what it was told there, and in which language."""

    place: Place
    words: Words
    told: int = 0  # events
    drawn: bool = False  # whether the board was shown since others decided


class Desk:
    """All that an agent can ask for; every answer is a text.

    `alone`: there is one agent only, and a key that it leaves out is its last one.
    """

    def __init__(
        self, tables: Tables, shelf: Shelf, *, lang: str = "en", alone: bool = False
    ) -> None:
        self.tables = tables
        self.shelf = shelf
        self.lang = lang
        self.alone = alone
        self.held: dict[str, Holding] = {}

    # What there is

    def games(self, lang: str) -> str:
        return telling.games_text(self.shelf, lang or self.lang)

    def game(self, game: str, lang: str) -> str:
        with spoken(Words(lang or self.lang)):
            return telling.game_text(self.shelf.find(game), lang or self.lang)

    def rules(self, game: str, rule: str, word: str, lang: str) -> str:
        with spoken(Words(lang or self.lang)):
            found = self.shelf.find(game)
            return telling.rules_text(found, lang or self.lang, rule, word)

    def waiting(self, lang: str) -> str:
        words = Words(lang or self.lang)
        with spoken(words):
            found = self.tables.waiting()
        lines = [
            f"{id}  {game}  {', '.join(player or '-' for player in players)}"
            for id, game, players in found
        ]
        return "\n".join(lines) or words.say("agent-no-tables")

    # Seats

    def open(self, order: Order, lang: str) -> str:
        with spoken(Words(lang or self.lang)):
            return self.sit(*self.tables.open(order), lang)

    def join(self, table: str, seat: int | None, name: str, lang: str) -> str:
        with spoken(Words(lang or self.lang)):
            return self.sit(*self.tables.join(table, seat, name), lang)

    def hold(self, table: str, seat: int, key: str, lang: str) -> str:
        with spoken(Words(lang or self.lang)):
            return self.sit(key, self.tables.hold(table, seat, key), lang)

    def sit(self, key: str, place: Place, lang: str) -> str:
        """Where one sits, under which key, and what is to be seen there."""
        words = open_words(lang or self.lang, place.game, plain=True)
        while len(self.held) >= MOST:
            del self.held[next(iter(self.held))]
        self.held[key] = Holding(place=place, words=words)
        seat = words.element("seat", place.id)
        said = words.say(
            "agent-seat", table=place.table, seat=seat, id=place.id, token=key
        )
        return f"{said}\n{self.look(key)}"

    def find(self, key: str) -> Holding:
        if not key and self.alone and self.held:
            key = next(reversed(self.held))
        if key not in self.held:
            raise Refusal(Words(self.lang).say("error-agent-key"))
        return self.held[key]

    # At a seat

    def look(self, key: str, wait: float = 0.0) -> str:
        """The board, and what is asked; what happened since, if there is time."""
        held = self.find(key)
        with spoken(held.words):
            if wait > 0:
                held.place.wait(min(wait, LONGEST))
            with held.place.lock:
                return self.tell(held, board=True)

    def legal(self, key: str) -> str:
        held = self.find(key)
        with spoken(held.words), held.place.lock:
            must_decide(held.place)
            return telling.legal_text(held.place)

    def act(self, key: str, text: str, wait: float = 0.0) -> str:
        """Answer; then what it led to, and the next question."""
        held = self.find(key)
        with spoken(held.words):
            with held.place.lock:
                held.place.play(self.meant(held, text))
                if held.place.turn != held.place.number:
                    held.drawn = False
            if wait > 0:
                held.place.wait(min(wait, LONGEST))
            with held.place.lock:
                return self.tell(held, board=False)

    def meant(self, held: Holding, text: str) -> int:
        """The legal action of a text; what is wrong with it, and what is near."""
        must_decide(held.place)
        if len(text) > TEXT or not text.strip():
            raise Complaint("error-agent-long", most=str(TEXT))
        try:
            return telling.read_answer(held.words, held.place, text)
        except Mistake as error:
            near = telling.near_text(held.words, held.place, text)
            said = one_line(told(error, held.words)).rstrip(".")
            raise Refusal(f"{said}. {near}".strip()) from None

    def why(self, key: str, text: str) -> str:
        """Whether an answer may be given now, and by which rules not."""
        held = self.find(key)
        with spoken(held.words), held.place.lock:
            try:
                action = self.meant(held, text)
            except Refusal as error:
                return str(error)
            legal = held.place.game.table.text(action)
            return held.words.say("agent-legal", action=legal)

    def goals(self, key: str) -> str:
        """What decides the match, and how near everyone is."""
        held = self.find(key)
        with spoken(held.words), held.place.lock:
            if held.place.stage == WAITING:
                return telling.question_text(held.words, held.place)
            return telling.goals_text(held.words, held.place)

    def log(self, key: str, since: int) -> str:
        """What happened from an event's number on, as the seat may know it."""
        held = self.find(key)
        with spoken(held.words), held.place.lock:
            events = held.place.events_since(max(0, since))[:EVENTS]
            told = telling.events_text(held.words, events)
            until = held.words.say("agent-until", number=max(0, since) + len(events))
            return f"{told}\n{until}".strip()

    def record(self, key: str) -> str:
        held = self.find(key)
        with spoken(held.words):
            return held.place.record()

    def leave(self, key: str) -> str:
        held = self.find(key)
        with spoken(held.words):
            held.place.leave()
        self.held = {one: at for one, at in self.held.items() if at is not held}
        return held.words.say("agent-left")

    def tell(self, held: Holding, *, board: bool) -> str:
        """News, the board where it is due, the question.

        As in the terminal: at the start of an action, and where choices are many.
        """
        place, words = held.place, held.words
        events = place.events_since(held.told)
        held.told = place.said
        parts = [telling.events_text(words, events[-EVENTS:])]
        asked = place.turn == place.number
        calm = asked and place.game.stages.index(place.stage) in place.game.calm
        due = calm or (asked and not held.drawn) or len(place.legal) > MANY
        if (board or due) and place.stage != WAITING:
            parts.append(telling.board_text(words, place))
            held.drawn = True
        parts.append(telling.question_text(words, place))
        return "\n".join(part for part in parts if part)


def must_decide(place: Place) -> None:
    if place.result is not None:
        raise Complaint("error-over")
    if place.turn != place.number:
        raise Complaint("error-agent-turn")


@contextmanager
def spoken(words: Words) -> Iterator[None]:
    """What is wrong is told in words of the language asked for."""
    try:
        yield
    except Refusal:
        raise
    except Mistake as error:
        raise Refusal(one_line(told(error, words))) from None
