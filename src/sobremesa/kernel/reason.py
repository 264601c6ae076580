"""Why an action is not legal, for people."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """A test of the rules that an action fails.

    Catalogs have `refused-<word>`; `values` are its variables, texts as they stand.
    One that is called as a kind of element is the id of such an element.
    The word `question` is everybody's: the action answers another one.
    """

    rule: str
    word: str
    values: dict[str, str]


class Fact(msgspec.Struct, frozen=True):
    """What is so at an element now, for people, told from a view.

    Catalogs have `fact-<word>`; `values` are as a `Reason`'s, but one that is called
    as a kind may be several ids, with spaces between them.
    """

    rule: str
    word: str
    values: dict[str, str] = {}
