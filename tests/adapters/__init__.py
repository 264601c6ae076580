"""The adapters before the checks of those whose interfaces they take."""

import os

# How long the foreign suites run: shortly in `make test`, long for the whole.
WHOLE = bool(os.environ.get("SOBREMESA_WHOLE"))
CYCLES = 1_000 if WHOLE else 40
