"""What the dice of a series come from: a word that a record can hold."""

import re

from sobremesa.complaint import Complaint
from sobremesa.kernel.errors import shown

FIRST_SEED = "1"  # where the same must come again if nothing is said
SEED = re.compile(r"[0-9A-Za-z][\w./:-]{0,199}", re.ASCII)


def read_seed(text: str | None) -> str | None:
    """A seed is any word that a record can hold."""
    if text is not None and not SEED.fullmatch(text):
        raise Complaint("error-seed", seed=shown(text))
    return text
