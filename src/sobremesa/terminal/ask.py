"""Ask the table: what is this, why, what if, and what instead.

One door to what the engine knows of an action, an element, a sign, a rule or a line of
the log; all of it is told from what the seat that asks can see.
"""

import re
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from sobremesa.catalogs import faces
from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import shown
from sobremesa.kernel.foresight import foresee, question_rule
from sobremesa.kernel.log import Event
from sobremesa.kernel.seat import Seat

from . import board
from .answers import read_number
from .cards import body
from .rules import fold
from .session import Session

CITATION = re.compile(r"([A-Za-z]{2}-)?\d+\.\d+")
SOME = 6  # other choices that are named
TRIED = 4  # answers with an element of which the reasons are asked for
LINES = 60  # events back in which a line is looked for


def ask(session: Session, what: str) -> bool:
    """Whatever was asked: nothing in the match changes."""
    seat = session.match.seat(session.holder)
    if not what:
        question(session, seat)
    elif CITATION.fullmatch(what):
        session.show_rules([what])
    elif (action := named_action(session.words, seat, what)) is not None:
        about_action(session, seat, action)
    elif not (told := [*meanings(session, what)]):
        about_line(session, what)
    else:
        session.print(*told)
        for kind, id in elements(session.words, what):
            session.print(*facts(session.words, seat, kind, id))
        for kind, id in elements(session.words, what):
            choices_with(session, seat, kind, id)
    return False


def question(session: Session, seat: Seat) -> None:
    """What is asked now, and the rule that has it asked."""
    if not seat.asked:
        raise Complaint("error-ask")
    session.print(Text(session.words.stage(seat.stage, seat.id), style="bold"))
    if about := session.words.explain("stage", seat.stage):
        session.print(board.indented(Text(about)))
    session.show_rules([question_rule(seat)])


# Actions


def named_action(words: Words, seat: Seat, what: str) -> int | None:
    """An action by the number of a choice, by its text or by its name."""
    if seat.asked and (numbered := read_number(what, seat.legal)) is not None:
        return numbered
    said, table = " ".join(what.split()).casefold(), seat.game.table
    texts = [text.casefold() for text in table.texts]
    if said in texts:
        return texts.index(said)
    for action in seat.legal:
        if words.action(table.text(action)).casefold() == said:
            return action
    return None


def about_action(session: Session, seat: Seat, action: int) -> None:
    words, text = session.words, seat.game.table.text(action)
    told = words.action(text, board.standing(seat))
    session.print(Text.assemble((told, "bold"), f"  {text}"))
    session.print(*map(board.indented, named_in(words, text)))
    if not seat.asked:
        return
    if action in seat.legal:
        rule = question_rule(seat)
        title = seat.game.rulebook(words.lang).look(rule).title
        heading(session, "ask-may", rule=f"{seat.game.cite(rule)} {title}")
        what_if(session, seat, action)
    else:
        heading(session, "ask-may-not")
        refuse(session, seat, [action])
    verb = text.split()[0]
    others = [one for one in seat.legal if one != action]
    alike = [one for one in others if seat.game.table.text(one).split()[0] == verb]
    instead(session, seat, alike or others)


def named_in(words: Words, text: str) -> Iterator[Text]:
    """What an action names, and what that does."""
    verb, *ids = text.split()
    kinds = board.game_of(words).verbs[verb].split()
    for word, id in zip(kinds, ids, strict=False):
        kind = word.partition(":")[2] or word
        if told := explained(words, kind, id):
            yield Text.assemble((words.element(kind, id), "bold"), f": {told}")


def what_if(session: Session, seat: Seat, action: int) -> None:
    """What would happen, and how likely that is."""
    words, seen = session.words, foresee(seat, action)
    heading(session, "ask-if")
    for one in seen.events:
        line = Text(words.event(one.event))
        if one.share < 1:
            line.append(f"  {words.say('ask-chance', share=round(100 * one.share))}")
        line.append(f"  {seat.game.cite(one.key)}", style=board.DIM)
        session.print(board.indented(line))
    if seen.stage and seen.asked:
        told = words.say("ask-then", question=words.stage(seen.stage, seen.asked))
        session.print(board.indented(Text(told)))


def refuse(session: Session, seat: Seat, actions: Iterable[int]) -> None:
    """Every condition that fails, each once, with its rule."""
    words = session.words
    told = [
        f"{words.reason(reason)} ({seat.game.cite(reason.rule)})"
        for action in actions
        for reason in seat.why(action)
    ]
    for line in dict.fromkeys(told):
        session.print(board.indented(Text(line)))


def instead(session: Session, seat: Seat, others: list[int]) -> None:
    """What else could be done, by the numbers of the choices."""
    if not others:
        return
    heading(session, "ask-instead")
    legal, words = seat.legal, session.words
    for action in others[:SOME]:
        told = words.action(seat.game.table.text(action), board.standing(seat))
        session.print(board.indented(Text(f"{legal.index(action) + 1}  {told}")))
    if len(others) > SOME:
        told = words.say("ask-more", count=len(others) - SOME)
        session.print(board.indented(Text(told, style=board.DIM)))


# Elements and signs


def elements(words: Words, what: str) -> list[tuple[str, str]]:
    """Whatever has this id or this name, by kind."""
    said = fold(what)
    return [
        (kind, id)
        for kind, ids in board.game_of(words).kinds.items()
        for id in ids
        if said in (fold(id), fold(words.element(kind, id)))
    ]


def meanings(session: Session, what: str) -> Iterator[Text]:
    """What a sign means, and what things of this name are."""
    words, named = session.words, False
    for sign in board.game_of(words).legend:
        if what in (sign.sign, sign.plain):
            named = True
            yield Text.assemble((what, "bold"), f"  {words.say(sign.key)}")
    found = elements(words, what)
    said = [one for one in found if words.explain(*one)] or found
    told = {line.plain: line for line in (described(words, *one) for one in said)}
    yield from (line for plain, line in told.items() if not (named and plain == what))


def facts(words: Words, seat: Seat, kind: str, id: str) -> Iterator[RenderableType]:
    """What is so at an element, as far as the seat sees, and the rules of that."""
    for fact in seat.game.about(seat.view, kind, id):
        line = Text(words.fact(fact))
        line.append(f"  {seat.game.cite(fact.rule)}", style=board.DIM)
        yield board.indented(line)


def described(words: Words, kind: str, id: str) -> Text:
    name, text = words.element(kind, id), explained(words, kind, id)
    line = Text(name, style="bold")
    if name != id:
        line.append(f"  {id}", style=f"not bold {board.DIM}")
    return line.append(f"  {text}", style="not bold") if text else line


def explained(words: Words, kind: str, id: str) -> str:
    """What its catalog says of it, or what is printed on it."""
    if text := words.explain(kind, id):
        return text
    if kind == "seat":
        return ""
    found = [face for face in faces(words.lang, board.game_of(words)) if face.id == id]
    return body(words, found[0]).plain if found else ""


def choices_with(session: Session, seat: Seat, kind: str, id: str) -> None:
    """What can be done with an element now; else what is against it."""
    if not seat.asked:
        return
    verbs = seat.game.questions.get(seat.stage, "").split(" ")[1:]
    found = [
        action
        for action, text in enumerate(seat.game.table.texts)
        if text.split()[0] in verbs and names(seat, text, kind, id)
    ]
    legal = {*seat.legal}
    if may := [action for action in found if action in legal]:
        instead(session, seat, may)
    elif found:
        heading(session, "ask-may-not")
        refuse(session, seat, found[:TRIED])


def names(seat: Seat, text: str, kind: str, id: str) -> bool:
    verb, *ids = text.split()
    kinds = [word.partition(":")[2] or word for word in seat.game.verbs[verb].split()]
    return (kind, id) in zip(kinds, ids, strict=False)


# Lines of the log


def about_line(session: Session, what: str) -> None:
    """The latest line of the log that says this, and the rule it goes by."""
    match, words = session.match, session.words
    first = max(0, len(match.journal.events) - LINES)
    said = fold(what)
    found: Event | None = None
    for event in match.events_since(first, session.holder):
        if said in fold(words.event(event)):
            found = event
    if found is None:
        raise Complaint("error-ask-unknown", what=shown(what))
    session.print(*board.event_lines(words, [found]))
    session.show_rules([found.rule])


def heading(session: Session, key: str, **values: object) -> None:
    session.say(key, "italic", **values)
