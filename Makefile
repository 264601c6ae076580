# Two commands do everything on a fresh machine: `make play` and `make test`.
# The sources run interpreted from src/; the compiled build lies in build/compiled.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*egg-info*') \
	pyproject.toml setup.py
COMPILED := build/compiled

.PHONY: play test test-fast check bench goldens wheel clean

$(VENV)/.done: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --upgrade pip
	SOBREMESA_PURE=1 $(BIN)/pip install -q -e '.[dev]'
	touch $@

$(COMPILED)/.done: $(VENV)/.done $(SOURCES)
	rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	$(BIN)/pip install -q --no-build-isolation --no-deps --target $(COMPILED) .
	touch $@

play: $(COMPILED)/.done
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m sobremesa play stratum $(ARGS)

check: $(VENV)/.done
	$(BIN)/ruff format --check src tests bench examples scripts setup.py
	$(BIN)/ruff check src tests bench examples scripts setup.py
	$(BIN)/mypy

test-fast: $(VENV)/.done
	$(BIN)/python -m pytest -n 2 -m 'not slow'

test: check $(COMPILED)/.done
	$(BIN)/python -m pytest -n 2
	PYTHONPATH=$(COMPILED) SOBREMESA_BUILD=compiled $(BIN)/python -m pytest -n 2

bench: $(COMPILED)/.done
	SOBREMESA_PURE=1 $(BIN)/pip install -q -e '.[bench]'
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/run.py

goldens: $(VENV)/.done
	$(BIN)/python scripts/goldens.py

wheel: $(VENV)/.done
	$(BIN)/pip wheel -q --no-build-isolation --no-deps -w dist .

clean:
	rm -rf $(VENV) build dist
