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
