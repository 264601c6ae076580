"""What an agent reads: boards, events, questions and rules as plain text.

All of it is what `--plain` prints in the terminal, with the catalogs' words.
"""

from sobremesa.i18n import Words
from sobremesa.kernel.errors import nearest
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event
from sobremesa.kernel.record import score_text
from sobremesa.shelf import Shelf
from sobremesa.terminal import board
from sobremesa.terminal.answers import read_action, read_number
from sobremesa.terminal.goals import goal_lines
from sobremesa.terminal.options import show_options
from sobremesa.terminal.plain import open_words
from sobremesa.terminal.rules import show_found
from sobremesa.terminal.screen import Paper

from .place import WAITING, Place

WIDTH = 80  # columns of boards and choices
WIDE = 10_000  # of sentences, which are not broken


def games_text(shelf: Shelf, lang: str) -> str:
    """All games, a line each."""
    lines = []
    for game in shelf:
        words = open_words(lang, game, plain=True)
        seats = ", ".join(str(number) for number in game.seats)
        lines.append(
            words.say(
                "agent-game",
                id=game.id,
                name=words.say("game-name"),
                tagline=words.say("game-tagline"),
                seats=seats,
            )
        )
    return "\n".join(lines)


def game_text(game: Game, lang: str) -> str:
    """One game: what each seat wants, and what can be set."""
    words, paper = open_words(lang, game, plain=True), Paper(WIDE)
    first = ", ".join([game.first.level] * (game.first.seats - 1))
    seats = ", ".join(str(number) for number in game.seats)
    lines = [f"{words.say('game-name')}. {words.say('game-tagline')}"]
    lines.append(words.say("agent-seats", seats=seats, first=first or "-"))
    for id in game.kinds["seat"][: max(game.seats)]:
        wants = words.explain("seat", id)
        if wants:
            lines.append(f"{words.element('seat', id)} ({id}): {wants}")
    show_options(words, paper)
    return "\n".join([*lines, paper.text])


def rules_text(game: Game, lang: str, rule: str, word: str) -> str:
    """A rule or a chapter by number, those that say a word, or what there is."""
    words, book = open_words(lang, game, plain=True), game.rulebook(lang)
    if word:
        paper = Paper(WIDE)
        show_found(words, paper, word)
        return paper.text
    chapter = [one for one in book.rules.values() if one.id.split(".")[0] == rule]
    if rule:
        found = chapter or [book.look(rule)]
        return "\n".join(f"{game.cite(r.id)} {r.title}\n{r.text}" for r in found)
    lines, section = [], ""
    for one in book.rules.values():
        if one.section != section:
            section = one.section
            lines.append(f"# {section}")
        lines.append(f"{game.cite(one.id)} {one.title}")
    return "\n".join(lines)


def events_text(words: Words, events: list[Event]) -> str:
    paper = Paper(WIDE)
    for line in board.event_lines(words, events):
        paper.print(line)
    return "\n".join(line.strip() for line in paper.text.splitlines())


def board_text(words: Words, place: Place) -> str:
    """What the seat sees."""
    paper = Paper(WIDTH)
    paper.print(board.table(words, place))
    return paper.text


def goals_text(words: Words, place: Place) -> str:
    """What everyone wants, and how near they are to it."""
    paper = Paper(WIDTH)
    for line in goal_lines(words, place):
        paper.print(line)
    return paper.text


def question_text(words: Words, place: Place) -> str:
    """The question with its answers; who is asked, if it is another; or the end."""
    seats = place.game.kinds["seat"]
    if place.stage == WAITING:
        return words.say("agent-waiting", open=place.players.count(""))
    if place.result is not None:
        return result_text(words, place)
    if place.turn < 0:
        return words.say("error-agent-turn")
    if place.turn != place.number:
        return words.say("agent-asked", seat=words.element("seat", seats[place.turn]))
    paper = Paper(WIDTH)
    paper.print(board.choices(words, place, WIDTH))
    return f"{words.stage(place.stage, place.id)}\n{paper.text}"


def result_text(words: Words, place: Place) -> str:
    """Why it is over, and what became of everybody."""
    result, game = place.result, place.game
    assert result is not None
    lines = [f"{words.ending(result.rule)} ({game.cite(result.rule)})"]
    for at, end in enumerate(result.ends):
        id = game.kinds["seat"][at]
        score = score_text([result.scores[at]])
        told = f"{words.element('seat', id)} ({id}): {words.say(f'result-{end}')}"
        lines.append(f"{told}, {score}")
    return "\n".join([words.say("result-title"), *lines])


def legal_text(place: Place) -> str:
    """Every answer by its text, a line each, however many there are."""
    table = place.game.table
    return "\n".join(table.text(action) for action in place.legal)


def read_answer(words: Words, place: Place, text: str) -> int:
    """The legal action that is meant, by its text, its name or its number."""
    table, legal = place.game.table, place.legal
    said = " ".join(text.split())
    exact = [action for action in legal if table.text(action) == said]
    if exact:
        return exact[0]
    numbered = read_number(said, legal)
    return read_action(words, place, said) if numbered is None else numbered


def near_text(words: Words, place: Place, text: str) -> str:
    """The legal text nearest to one that is not; "" if none is near."""
    texts = [place.game.table.text(action) for action in place.legal]
    near = nearest(" ".join(text.split()), texts)
    if not near:  # then the first with most of its words
        parts = set(text.casefold().split())
        alike = max(texts, key=lambda one: len(parts & set(one.split())), default="")
        near = alike if parts & set(alike.split()) else ""
    return words.say("agent-nearest", near=near) if near else ""
