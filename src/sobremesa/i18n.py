"""Every visible word, in the reader's language.

Catalogs are Fluent files: `sobremesa/lang/` for the product, `lang/` in a game's
package for the game.
A game's catalog names its messages by rule:

    seat-S, card-plant   an element: its kind and id; `.text` explains it
    field-hands          a part of the state, where a view lists it
    verb-play            an action: $card … are the names of what it names
    event-10-2-dies      an event's key; `.hidden` is what others are told
    event-played         for all events of that word without a message of their own
    stage-action         the question put to $seat
    end-12-2             why a match is over
    problem-12-1-size    what is wrong with a file that a player brought
    fact-marked          what is so at an element, with the values of its `Fact`
    refused-far          a test an action fails, with the values of its `Reason`
    option-hand_size     what an option does; preset-late likewise
    choice-census        one of the words an option can be set to
    goal-nature          a way in which the match can end; count-plants: what it counts
    sign-marked          what a sign of the board means

Lengths of which a rule compares the squares are said as lengths: `{ ROOT($square) }`,
and `{ ROOT($square, less: 2) }` takes 2 from it.
Beside every name `$card` stands the bare id as `$card_id`; what is left out is "none".
What the game says is printed on it comes as `$card_sort`, by the name of the word.
Ids that are the same in every language (spaces, coordinates) need no message.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from .catalogs import (
    CARDS,
    card_text,
    is_identifier,
    numbered,
    open_catalog,
    paths,
    printed_pieces,
)
from .kernel.content import Fault, name_of
from .kernel.errors import Mistake, Problem, Unknown, listed, shown
from .kernel.game import Game
from .kernel.goals import Count, Goal
from .kernel.log import Event
from .kernel.reason import Fact, Reason

LANGUAGES = ("en", "es", "pt")
Stands = Callable[[str, str], str]  # kind and id of a place → what is there, or ""


def named(game: Game, text: str) -> Iterator[tuple[str, str, str]]:
    """What an action names: the word for it in sentences, its kind, its id."""
    verb, *ids = text.split()
    for word, id in zip(game.verbs[verb].split(), ids, strict=False):
        name, _, kind = word.partition(":")
        yield name, kind or name, id


class Words:
    """The product's words and one game's, in one language; English behind them."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        if lang not in LANGUAGES:
            raise Unknown("language", lang, LANGUAGES)
        self.lang = lang
        self.game = game
        self.codes = list(dict.fromkeys([lang, "en"]))

    def find(self, key: str, values: Mapping[str, object]) -> str | None:
        """A message, or one of its attributes as `message.attribute`."""
        for code in self.codes:
            text = open_catalog(code, self.game).find(key, values)
            if text is None and self.game is not None and key.startswith(CARDS):
                text = card_text(code, self.game, key)
            if text is not None:
                return text
        return None

    def spell(self, text: str) -> str:
        """A text that is not of the catalogs, as this reader's screen can show it."""
        return text

    def say(self, key: str, **values: object) -> str:
        text = self.find(key, values)
        if text is None:
            path = paths("en", self.game)[-1]
            raise Mistake(f"{name_of(path)}: there is no message {key!r}")
        return text

    def element(self, kind: str, id: str) -> str:
        """The name of an element; its id where that is the same everywhere."""
        if not is_identifier(id):
            return id
        return self.find(f"{kind}-{id}", {}) or id

    def explain(self, kind: str, id: str) -> str:
        """What an element is for; "" if its catalog does not say."""
        return (self.find(f"{kind}-{id}.text", {}) if is_identifier(id) else None) or ""

    def action(self, text: str, stands: Stands | None = None) -> str:
        """An action as a sentence, by what stands where it points."""
        verb, *ids = text.split()
        assert self.game is not None
        values = self.values(self.game.verbs[verb], ids)
        for name, kind, id in named(self.game, text) if stands else ():
            if stands and (there := stands(kind, id)):
                what, _, which = there.partition(":")
                values[name] = f"{self.element(what, which)} ({id})"
        return self.find(f"verb-{verb}", values) or text

    def event(self, event: Event) -> str:
        """An event as its reader may know it."""
        assert self.game is not None
        kinds = self.game.events[event.key].split()
        numbers: list[str | int] = []
        for word, number in zip(kinds, event.numbers, strict=False):
            ids = self.game.kinds.get(word.partition(":")[2] or word)
            numbers.append(number if ids is None else ids[number])
        values = self.values(self.game.events[event.key], numbers)
        rule, _, word = event.key.partition("/")
        hidden = ".hidden" if len(event.numbers) < len(kinds) else ""
        for key in (f"event-{rule.replace('.', '-')}-{word}", f"event-{word}"):
            if text := self.find(f"{key}{hidden}", values):
                return text
        raise Mistake(f"there is no message for the event {event.key!r}")

    def values(self, kinds: str, ids: list[str] | list[str | int]) -> dict[str, object]:
        """Fluent's variables: a name for every element, and its bare id."""
        values: dict[str, object] = {}
        for at, word in enumerate(kinds.split()):
            name, _, kind = word.partition(":")
            id = ids[at] if at < len(ids) else "none"
            values[f"{name}_id"] = id
            values[name] = self.element(kind or name, id) if isinstance(id, str) else id
            values |= self.printed(name, id)
        return values

    def printed(self, name: str, id: str | int) -> dict[str, object]:
        """What is printed on an element, in words that are no language's."""
        on = self.game.printed if self.game else {}
        found = {f"{name}_{word}": of.get(str(id)) for word, of in on.items()}
        return {key: text for key, text in found.items() if text is not None}

    def problem(self, problem: Problem, *, ids: bool = False) -> str:
        """What is wrong with something a player brought; with bare ids for files."""
        values: dict[str, object] = {}
        for name, value in problem.values.items():
            values[name] = value
            if isinstance(value, str) and (named := self.element(name, value)) != value:
                values[name] = f"{named} ({value})" if ids else named
        key = problem.key.replace(".", "-").replace("/", "-")
        return (self.find(f"problem-{key}", values) if key else None) or problem.text

    def unknown(self, error: Unknown) -> str:
        """A name that nothing has, and the one that may have been meant."""
        of = error.of.rpartition(" ")[2]
        told = self.say(f"unknown-{error.kind}", name=shown(error.name), of=of)
        if error.listed:
            takes = "takes" if error.of else "known"
            told = self.say(f"unknown-{takes}", told=told, known=error.listed)
        if error.near:
            told = self.say("unknown-near", told=told, near=error.near)
        return f"{error.place}: {told}" if error.place else told

    def reason(self, reason: Reason) -> str:
        """A test that an action fails; values called as a kind are ids of elements.

        Whole numbers count: they may be singular or plural.
        """
        return self.say(f"refused-{reason.word}", **self.told(reason.values))

    def fact(self, fact: Fact) -> str:
        """What is so at an element."""
        return self.say(f"fact-{fact.word}", **self.told(fact.values))

    def told(self, texts: Mapping[str, str]) -> dict[str, object]:
        """Of a reason or a fact; what is there several times is counted."""
        assert self.game is not None
        values: dict[str, object] = {}
        for name, text in texts.items():
            values[f"{name}_id"] = text
            values[name] = int(text) if text.isdecimal() else text
            if name in self.game.kinds:
                counts = Counter(text.split(" "))
                named = {id: self.element(name, id) for id in counts}
                values[name] = ", ".join(
                    f"{count} × {named[id]}" if count > 1 else named[id]
                    for id, count in counts.items()
                )
        return values

    def goal(self, goal: Goal) -> str:
        """A goal, and how far its counts have come."""
        told = self.say(f"goal-{goal.word}")
        if not goal.counts:
            return told
        return self.say("goals-told", goal=told, counts=self.counts(goal))

    def counts(self, goal: Goal) -> str:
        """Its numbers alone: short enough to be always in sight."""
        return ", ".join(map(self.count, goal.counts))

    def count(self, count: Count) -> str:
        how = "down" if count.falls else "rival" if count.rival else "up"
        name = self.say(f"count-{count.word}")
        return self.say(f"goals-{how}", name=name, have=count.have, need=count.need)

    def stage(self, stage: str, seat: str) -> str:
        """The question put to a seat."""
        return self.say(f"stage-{stage}", seat=self.element("seat", seat), seat_id=seat)

    def ending(self, rule: str) -> str:
        return self.say(f"end-{rule.replace('.', '-')}")

    def option(self, name: str) -> str:
        """What an option does; options with dots share their first word's message."""
        return self.say(f"option-{name.partition('.')[0]}")

    def option_name(self, name: str) -> str:
        """An option as the page calls it: `copies.S.plant` says whose and of what."""
        parts = [self.choice(name, part) for part in name.split(".")[1:]]
        return " ".join(filter(None, [self.option(name), " · ".join(parts)]))

    def choice(self, option: str, id: str) -> str:
        """One of the words an option can be set to; it may be an element's name."""
        assert self.game is not None
        kinds = [kind for kind, ids in self.game.kinds.items() if id in ids]
        whole = option.partition(".")[0]  # army_red: an army
        for kind in ("choice", whole, whole.partition("_")[0], *kinds):
            if text := self.find(f"{kind}-{id}", {}):
                return text
        return id


def ids_of(game: Game, kind: str) -> set[str]:
    """All that a game calls by a message `kind-id`: elements, choices and presets."""
    if kind == "preset":
        return {*game.options.presets}
    if kind == "choice":
        return {one for option in game.options.all.values() for one in option.choices}
    return {*game.kinds.get(kind, ())}


def stray_words(game: Game) -> list[Fault]:
    """Own words for messages that there are not, or that tell more than a name."""
    faults: list[Fault] = []
    written = {key.partition(".")[0] for key in numbered("en", game)}
    for lang, messages in game.overlay.words.items():
        for key in messages:
            place = f"words.{lang}.{key}"
            name = key.partition(".")[0]
            kind, _, id = name.partition("-")
            piece = printed_pieces(game).get(name)
            if lang not in LANGUAGES:
                told = f"{place}: there are words in {listed(LANGUAGES)}"
                faults.append(Fault(place, told))
            elif piece is None and id not in ids_of(game, kind):
                faults.append(Fault(place, f"{place}: {game.name} has no such message"))
            elif piece and name not in written and "{" in piece.text:
                told = f"{place}: this message tells more than a name"
                faults.append(Fault(place, told))
    return faults
