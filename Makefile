# Everything one does with a checkout. Needs Python 3.11 or newer, nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Touched when a step is done, so that it is done again only when its inputs change.
INSTALLED := $(VENV)/installed.stamp
DEVELOP := $(VENV)/develop.stamp
NODE_MODULES := client/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: help play develop client test check format translations constraints dist clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

play: $(INSTALLED) client ## open the house on http://localhost:8000
	@$(BIN)/stammtisch serve

develop: $(DEVELOP) client ## set up everything that the tests and checks need

client: $(INSTALLED) ## build the browser client and compile the German texts
	@$(PY) hatch_build.py

test: develop $(NODE_MODULES) ## run the whole test suite: the client's, then Python's and the browser's
	@.ci/chromium
	$(PY) hatch_build.py npm test
	$(BIN)/pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder

check: develop $(NODE_MODULES) ## ruff, mypy, import-linter, tsc
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(PY) hatch_build.py npm run check

format: develop ## bring the Python code into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

translations: develop ## bring the German catalogue up to date with the sources
	@mkdir -p build
	$(BIN)/pybabel --quiet extract --mapping pyproject.toml --no-location --sort-by-file \
	  --omit-header --output build/stammtisch.pot src/stammtisch \
	  $$($(PY) -c 'import typer; print(*typer.__path__)')
	$(BIN)/pybabel --quiet update --locale de --domain stammtisch --no-fuzzy-matching --ignore-obsolete \
	  --ignore-pot-creation-date --input-file build/stammtisch.pot --output-dir src/stammtisch/locale

constraints: ## pin the newest releases of everything; run it with the oldest Python we support
	$(PYTHON) -m venv --clear build/pins
	build/pins/bin/python -m pip install --quiet --upgrade pip
	build/pins/bin/python -m pip install --quiet --group dev --editable .
	(echo "# Made by: make constraints" && build/pins/bin/python -m pip freeze --all \
	  --exclude-editable --exclude setuptools) > constraints.txt

dist: develop ## build the sdist and the wheel into dist/
	$(PY) -m build --no-isolation

clean: ## remove everything that was made
	rm -rf $(VENV) build dist client/node_modules src/stammtisch/web/static/app

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): pyproject.toml constraints.txt | $(PY)
	$(PIP) --upgrade pip
	$(PIP) --group build
	$(PIP) --no-build-isolation --editable .
	@touch $@

$(DEVELOP): $(INSTALLED)
	$(PIP) --group dev
	@touch $@

$(NODE_MODULES): client/package-lock.json | $(INSTALLED)
	$(PY) hatch_build.py npm ci
