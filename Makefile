# Two commands do everything on a fresh machine: `make play` and `make test`.
# The sources run interpreted from src/; the compiled build lies in build/compiled.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path '*egg-info*' \
	-not -path '*/node_modules/*' -not -path '*/_web/*' 2>/dev/null) pyproject.toml setup.py
CHECKED := src tests bench examples scripts setup.py
COMPILED := build/compiled
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test test-fast interpreted check bench chromium goldens wheel clean

$(VENV)/.done: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade pip
	SOBREMESA_PURE=1 SOBREMESA_NO_WEB=1 $(PIP) install -e '.[dev]'
	touch $@

$(COMPILED)/.done: $(VENV)/.done $(SOURCES)
	rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	$(PIP) install --no-deps --target $(COMPILED) .
	touch $@

play: $(COMPILED)/.done
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m sobremesa serve $(ARGS)

check: $(VENV)/.done
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/mypy

test-fast: $(VENV)/.done
	$(BIN)/python -m pytest -n 2 -m 'not slow'

# The browser's tests need Debian's Chromium; without it they are skipped.
chromium:
	@command -v chromium >/dev/null || \
		(apt-get update -qq && apt-get install -y -qq chromium) >/dev/null 2>&1 || \
		echo 'There is no Chromium here: the tests in the browser are skipped.'

# The sources are tested while the other core compiles them; server and browser, which
# are the same in both builds, on the compiled one alone.
test: $(VENV)/.done chromium
	$(MAKE) --no-print-directory -j 3 --output-sync=target check interpreted $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) SOBREMESA_BUILD=compiled $(BIN)/python -m pytest -n 2

interpreted: $(VENV)/.done
	$(BIN)/python -m pytest -n 2 --ignore tests/browser --ignore tests/server

bench: $(COMPILED)/.done
	SOBREMESA_PURE=1 SOBREMESA_NO_WEB=1 $(PIP) install -e '.[bench]'
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/run.py

goldens: $(VENV)/.done
	$(BIN)/python scripts/goldens.py

wheel: $(VENV)/.done
	$(PIP) wheel --no-build-isolation --no-deps -w dist .

clean:
	rm -rf $(VENV) build dist src/sobremesa/_web
