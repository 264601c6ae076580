"""Rules ↔ events ↔ code ↔ tests ↔ words of a game: all that does not fit together."""

import re
from collections.abc import Iterator
from pathlib import Path

from . import citations
from .catalogs import PRODUCT, is_identifier
from .i18n import LANGUAGES, Words
from .kernel.errors import Mistake
from .kernel.fields import EVERYONE
from .kernel.fields_rows import Many
from .kernel.game import Game
from .kernel.log import Event
from .kernel.sheet import Sheet

KEY = re.compile(r"\d+\.\d+/\w+")
TEST = re.compile(r"^def test_(?P<id>\d+_\d+)_[a-z]", re.MULTILINE)
MESSAGE = re.compile(r"^(?:([\w-]+) =|    \.([\w-]+) =)", re.MULTILINE)
ENDING = re.compile(r"^end-([\d-]+) =", re.MULTILINE)
VARIABLE = re.compile(r"\$[\w-]+")


def languages(game: Game) -> list[str]:
    """Those it has words in; English is always one of them."""
    folder = game.folder / "lang"
    return [lang for lang in LANGUAGES if (folder / f"{lang}.ftl").exists()]


def read_words(game: Game, lang: str) -> str:
    return (game.folder / "lang" / f"{lang}.ftl").read_text("utf-8")


# Rules


def wrong_rules(game: Game) -> Iterator[str]:
    """Every rule has events or says why not, and stands in code and translations."""
    rules = game.rulebook().rules
    cited = {key.partition("/")[0]: key for key in game.events}
    for id, key in cited.items():
        if id not in rules:
            yield f"the event {key!r} cites a rule that is not in the rulebook"
    for rule in rules.values():
        if rule.id in cited and rule.silent:
            yield f"rule {rule.id} says it is silent, but {cited[rule.id]!r} cites it"
        elif rule.id not in cited and not rule.silent:
            yield f"rule {rule.id} has no event, and no [silent: reason] either"
    yield from wrong_code(game)
    for lang in languages(game)[1:]:
        if (game.folder / f"rulebook.{lang}.md").exists():
            yield from wrong_translation(game, lang)


def wrong_code(game: Game) -> Iterator[str]:
    """Titles are the rulebook's and stand on what does the rule; so do its events."""
    rulebook, cited = game.rulebook(), citations.read(game.folder)
    rules = rulebook.rules
    for title in cited.titles:
        if title.id not in rules:
            yield f"{title}: there is no such rule"
        elif not title.names(rules[title.id].title):
            yield f"{title}: the title of the rule is {rules[title.id].title!r}"
    for id in rules:
        if not cited.stands_on(id):
            yield f"rule {id} stands on nothing that does it"
    for key in game.events:
        if not cited.sayers(key):
            yield f"the event {key!r} is never said"
        elif not cited.stands_on(key.partition("/")[0]) & cited.near(key):
            yield f"the event {key!r} is said where its rule does not stand"
    for key in filter(KEY.fullmatch, cited.said):
        if key not in game.events:
            yield f"the event {key!r} is said, but not declared"
    for id in re.findall(rf"\b{rulebook.prefix}-(\d+\.\d+)", "\n".join(cited.texts)):
        if id not in rules:
            yield f"{rulebook.prefix}-{id} is cited, there is no such rule"


def wrong_translation(game: Game, lang: str) -> Iterator[str]:
    original, other = game.rulebook("en").rules, game.rulebook(lang).rules
    if list(original) != list(other):
        yield f"rulebook.{lang}.md has not the same rules as rulebook.md"
        return
    for rule in original.values():
        if bool(rule.silent) != bool(other[rule.id].silent):
            yield f"rule {rule.id} is silent in one of rulebook.md, rulebook.{lang}.md"


def wrong_tests(game: Game, folder: Path) -> Iterator[str]:
    """Every rule has a test of its name, `test_2_1_…`, and no test is of none."""
    names = "\n".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    tested = {found["id"].replace("_", ".") for found in TEST.finditer(names)}
    rules = game.rulebook().rules
    for id in rules:
        if id not in tested:
            yield f"rule {id} has no test_{id.replace('.', '_')}_… in {folder.name}"
    for id in sorted(tested - set(rules)):
        yield f"there is a test of rule {id}, which is not in the rulebook"


# Words


def wrong_words(game: Game) -> Iterator[str]:
    """Everything that can be seen has words, in all of the game's languages."""
    english = read_words(game, "en")
    for lang in languages(game):
        for told in wrong_catalog(english, read_words(game, lang)):
            yield f"lang/{lang}.ftl {told}"
        for told in missing_words(game, lang):
            yield f"lang/{lang}.ftl: {told}"


def wrong_catalog(english: str, other: str) -> Iterator[str]:
    """Catalogs have the same keys in the same order, and no variables of their own."""
    if catalog_keys(english) != catalog_keys(other):
        differ = set(catalog_keys(english)) ^ set(catalog_keys(other))
        yield f"has other keys than lang/en.ftl: {sorted(differ) or 'their order'}"
    known = set(VARIABLE.findall(english))
    for variable in sorted(set(VARIABLE.findall(other)) - known):
        if variable.removesuffix("_id") not in known:
            yield f"says {variable}, which lang/en.ftl does not"


def catalog_keys(text: str) -> list[str]:
    keys, message = [], ""
    for name, attribute in MESSAGE.findall(text):
        message = name or message
        keys.append(f"{message}.{attribute}" if attribute else name)
    return keys


def missing_words(game: Game, lang: str) -> Iterator[str]:
    words = Words(lang, game)
    asked = [
        *[("verb", text) for text in game.table.texts],
        *[("event", key) for key in game.events],
        *[("stage", stage) for stage in game.stages],
        *[("option", option) for option in game.options.all],
        *[("preset", preset) for preset in game.options.presets],
        *[("end", rule) for rule in ENDING.findall(read_words(game, lang))],
        *[("field", name) for name in listed_fields(game)],
        *[("game", name) for name in ("name", "tagline")],
    ]
    for sort, one in asked:
        try:
            if not said(words, game, sort, one):
                yield f"nothing is said of the {sort} {one!r}"
        except Mistake as error:
            yield str(error)
    yield from missing_names(game, words)


def said(words: Words, game: Game, sort: str, one: str) -> str | None:
    """A word for one of them, as it is looked up when it is shown."""
    if sort == "verb":
        verb, *ids = one.split()
        return words.find(f"verb-{verb}", words.values(game.verbs[verb], ids))
    if sort == "event":
        numbers = tuple([0] * len(game.events[one].split()))
        return words.event(Event(one, numbers))
    if sort == "stage":
        return words.stage(one, game.kinds["seat"][0])
    if sort == "option":
        return words.option(one)
    if sort == "end":
        rule = one.replace("-", ".")
        game.rulebook().look(rule)
        return words.ending(rule)
    return words.say(f"{sort}-{one}")


def listed_fields(game: Game) -> list[str]:
    """Fields that a view of nothing else lists by name: those on no board."""
    if not isinstance(getattr(game.view, "__self__", None), Sheet):
        return []
    listed = []
    for field in game.fields:
        marks = isinstance(field.shape, Many) and field.shape.kind in game.layout
        laid = field.shape.of in game.layout and field.seen == EVERYONE
        if not marks and not laid:
            listed.append(field.name)
    return listed


def missing_names(game: Game, words: Words) -> Iterator[str]:
    """A kind of element has names for all or for none; a choice has its own words."""
    for kind, ids in game.kinds.items():
        named = [
            bool(is_identifier(id) and words.find(f"{kind}-{id}", {})) for id in ids
        ]
        if any(named) and not all(named):
            yield f"there is no message '{kind}-{ids[named.index(False)]}'"
    for option in game.options.all.values():
        for choice in option.choices:
            same = choice.isdigit() or words.lang == "en"  # a word may be its own id
            if not same and words.choice(option.name, choice) == choice:
                yield f"option {option.name} has no word for {choice!r}"


def wrong_product_words(lang: str) -> Iterator[str]:
    """The product's own catalogs, compared in the same way."""
    one, two = ((PRODUCT / f"{code}.ftl").read_text("utf-8") for code in ("en", lang))
    return wrong_catalog(one, two)
