"""What the signs and abbreviations of a board mean."""

import re

import msgspec


class Sign(msgspec.Struct, frozen=True):
    """A sign as a terminal prints it, its picture on pages, and what both mean.

    `key` is a message of the game's catalog: an element's own name, or `sign-…`.
    """

    sign: str  # "" if only pages show it
    key: str
    art: str = ""  # of `art.json`, "" if only terminals show it
    pattern: str = ""  # all that looks like it; the sign itself unless told
    plain: str = ""  # its stand-in where only a typewriter's signs can be shown

    @property
    def looks(self) -> str:
        """As a regular expression."""
        return self.pattern or re.escape(self.sign)


Legend = tuple[Sign, ...]
