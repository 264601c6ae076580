"""What the code of a game cites, read from its syntax trees, never from its text.

A *title* is a line `N.M Title`. It counts where it stands on what does the rule:

- in the docstring of a function or of a class, at the beginning of a line;
- in the docstring of a module whose whole subject it is, as its first line;
- in the comment right above a constant, a row of one, or a table or line of TOML.

An event is *said* by the function that hands its key to `log.say` or `log.whisper`,
or to a function that passes it on; the key is a literal, there, in a constant, or in a
field that an `__init__` sets.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TITLE = re.compile(r"(?P<id>\d+\.\d+) (?P<text>.+)")
AFTER = ("", ".", ",", ":", ";")  # what may follow a title in its line
# Modules that draw, word, weigh or explain what rules do elsewhere, by their names.
DOES_NO_RULE = (
    *("board", "faces", "forecast", "heuristics"),
    *("observe", "phrases", "why"),
)
Def = ast.FunctionDef | ast.ClassDef
Constant = ast.Assign | ast.AnnAssign


@dataclass(frozen=True)
class Title:
    """A line that gives a rule's number, and the name of what it stands on."""

    id: str
    text: str
    place: str  # "rules.py: Land.census"

    def names(self, title: str) -> bool:
        """Whether it gives this title, and not one that begins alike."""
        rest = self.text.removeprefix(title)
        return self.text.startswith(title) and rest[:1] in AFTER


@dataclass(frozen=True)
class Function:
    """A function or method of the package."""

    place: str
    homes: tuple[str, ...]  # its module and its class
    node: ast.FunctionDef

    def parameters(self) -> list[str]:
        args = self.node.args
        return [arg.arg for arg in (*args.args, *args.kwonlyargs) if arg.arg != "self"]

    def takes(self, call: ast.Call) -> bool:
        """Whether it can be what is called: names alone are not always enough."""
        given = len(call.args) + len(call.keywords)
        least = len(self.parameters()) - len(self.node.args.defaults)
        return least <= given <= len(self.parameters())

    def calls(self) -> list[ast.Call]:
        return [node for node in ast.walk(self.node) if isinstance(node, ast.Call)]


@cache
def read(folder: Path) -> "Citations":
    """The citations of a game's package."""
    found = Citations()
    for path in sorted(folder.glob("*.py")):
        found.add_module(path.name, path.read_text("utf-8"))
    for path in sorted(folder.glob("*.toml")):
        found.add_content(path.name, path.read_text("utf-8"))
    found.trace()
    return found


class Citations:
    """Titles and where they stand; keys, who says them and who calls whom."""

    def __init__(self) -> None:
        self.titles: list[Title] = []
        self.functions: list[Function] = []
        self.constants: dict[str, tuple[str, ast.expr]] = {}  # name → place, value
        self.fields: dict[str, list[ast.expr]] = defaultdict(list)  # name → values
        self.callers: dict[str, set[str]] = defaultdict(set)  # name → places
        self.passing: dict[str, set[str]] = defaultdict(set)  # name → key parameters
        self.said: dict[str, set[str]] = defaultdict(set)  # key → where it is said
        self.texts: list[str] = []  # all that is written in it, but code

    def stands_on(self, id: str) -> set[str]:
        """What does a rule, by the titles."""
        places = {title.place for title in self.titles if title.id == id}
        return {place for place in places if not place.startswith(DOES_NO_RULE)}

    # Titles

    def add_module(self, name: str, text: str) -> None:
        tree = ast.parse(text)
        told = (ast.get_docstring(tree) or "").splitlines()
        self.add_titles(told[:1], name)
        self.add_body(tree.body, name, (name,))
        self.add_comments(name, tree, text)
        self.texts += [comment for _, comment in comments_of(text)]
        self.texts += [text_of(literal) for literal in literals(tree)]

    def add_body(self, body: list[ast.stmt], file: str, homes: tuple[str, ...]) -> None:
        for node in body:
            if isinstance(node, Def):
                place = f"{file}: {node.name}"
                if len(homes) > 1:
                    place = f"{homes[-1]}.{node.name}"
                told = ast.get_docstring(node) or ""
                self.add_titles(told.splitlines(), place)
                if isinstance(node, ast.ClassDef):
                    self.add_body(node.body, file, (*homes, place))
                else:
                    self.functions.append(Function(place, homes, node))
                    self.add_fields(node)
            elif isinstance(node, Constant) and node.value:
                name = name_of(node)
                self.constants[name] = f"{file}: {name}", node.value

    def add_fields(self, function: ast.FunctionDef) -> None:
        """What an `__init__` puts into `self.name`."""
        for node in function.body if function.name == "__init__" else ():
            if isinstance(node, Constant) and node.value:
                targets = (
                    node.targets if isinstance(node, ast.Assign) else [node.target]
                )
                for target in targets:
                    if isinstance(target, ast.Attribute):
                        self.fields[target.attr].append(node.value)

    def add_comments(self, file: str, tree: ast.Module, text: str) -> None:
        """The comments right above constants and their rows."""
        comments = {at: told for (at, alone), told in comments_of(text) if alone}
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef):
                for constant in node.body:
                    if isinstance(constant, Constant):
                        rows = {
                            row.lineno
                            for row in ast.walk(constant)
                            if isinstance(row, ast.expr | ast.stmt)
                        }
                        place = f"{file}: {name_of(constant)}"
                        for row in rows:
                            self.add_titles(above(comments, row), place)

    def add_content(self, file: str, text: str) -> None:
        """The comments right above tables and lines of TOML."""
        lines = text.splitlines()
        comments = {
            at: line[1:].strip()
            for at, line in enumerate(lines, 1)
            if line.startswith("#")
        }
        for at, line in enumerate(lines, 1):
            if line.strip() and at not in comments:
                self.add_titles(above(comments, at), f"{file}: {line}")

    def add_titles(self, lines: list[str], place: str) -> None:
        for line in lines:
            if found := TITLE.match(line):
                self.titles.append(Title(found["id"], found["text"], place))

    # Events

    def trace(self) -> None:
        """Who says what: again and again, while new functions pass keys on."""
        for function in self.functions:
            for call in function.calls():
                self.callers[called(call)].add(function.place)
        known = -1
        while known != (known := sum(map(len, self.passing.values()))):
            for function in self.functions:
                for call in function.calls():
                    for key in self.keys_of(call):
                        self.say(function, key)

    def keys_of(self, call: ast.Call) -> Iterator[ast.expr]:
        """The arguments of a call that are keys."""
        name = called(call)
        if ast.unparse(call.func) in ("log.say", "log.whisper"):
            yield call.args[0]
        for function in self.functions:
            if function.node.name == name and function.takes(call):
                given = dict(zip(function.parameters(), call.args, strict=False))
                given |= {word.arg: word.value for word in call.keywords if word.arg}
                for parameter in self.passing[name] & set(given):
                    yield given[parameter]

    def say(self, function: Function, key: ast.expr) -> None:
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            self.said[key.value].add(function.place)
        elif isinstance(key, ast.JoinedStr):
            self.said[wild(key)].add(function.place)
        elif isinstance(key, ast.IfExp):
            self.say(function, key.body)
            self.say(function, key.orelse)
        elif isinstance(key, ast.Subscript):
            self.say(function, key.value)
        elif isinstance(key, ast.Name):
            self.say_named(function, key.id)
        elif isinstance(key, ast.Attribute):
            for value in self.fields.get(key.attr, ()):
                for literal in literals(value):
                    self.say(function, literal)

    def say_named(self, function: Function, name: str) -> None:
        """A key by a name: a parameter, a variable or a constant."""
        if name in function.parameters():
            self.passing[function.node.name].add(name)
        for node in ast.walk(function.node):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
                if name in names_in(node):
                    for value in literals(node.value):
                        self.say(function, value)
                    if isinstance(node.value, ast.Subscript | ast.IfExp):
                        self.say(function, node.value)
        if name in self.constants:
            place, value = self.constants[name]
            for literal in literals(value):
                self.say(function, literal)
                self.said[text_of(literal)].add(place)

    def sayers(self, key: str) -> set[str]:
        """The functions that say a key, and the constants they have it from."""
        return self.said.get(key, set()) | self.said.get(from_table(key), set())

    def near(self, key: str) -> set[str]:
        """Where the title of a key's rule may stand.

        On what says it, what calls that, and the class or module around it; where
        the rule's number is read from a table, on the row of that table.
        """
        places = self.sayers(key)
        for function in self.functions:
            if function.place in self.sayers(key):
                places |= {*function.homes, *self.callers[function.node.name]}
        if from_table(key) in self.said:
            places |= {
                title.place for title in self.titles if ".toml: [" in title.place
            }
        return places


def from_table(key: str) -> str:
    """A key whose rule is read from a table: `7.2/played` → `*/played`."""
    return f"*/{key.partition('/')[2]}"


def comments_of(text: str) -> Iterator[tuple[tuple[int, bool], str]]:
    """Every comment, with its line and whether it has that line for itself."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            alone = token.line.strip() == token.string
            yield (token.start[0], alone), token.string[1:].strip()


def above(comments: dict[int, str], line: int) -> list[str]:
    """The block of comments that ends right above a line."""
    block: list[str] = []
    while (line := line - 1) in comments:
        block.append(comments[line])
    return block


def called(call: ast.Call) -> str:
    """The bare name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def names_in(node: Constant) -> list[str]:
    """The names that an assignment sets."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [
        name.id
        for target in targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    ]


def name_of(node: Constant) -> str:
    return ", ".join(names_in(node))


def literals(value: ast.AST) -> Iterator[ast.expr]:
    """The texts in a value."""
    if isinstance(value, ast.JoinedStr):
        yield value
    elif isinstance(value, ast.Constant):
        if isinstance(value.value, str):
            yield value
    else:
        for part in ast.iter_child_nodes(value):
            yield from literals(part)


def text_of(literal: ast.expr) -> str:
    if isinstance(literal, ast.JoinedStr):
        return wild(literal)
    assert isinstance(literal, ast.Constant)
    return str(literal.value)


def wild(text: ast.JoinedStr) -> str:
    """An f-string, with a star for all that is not written."""
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "*"
        for part in text.values
    )
