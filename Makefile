# FreeDoko-Qt: `make play` and `make test` do all the set-up in a fresh clone.
#   make play ARGS="--lang de"     arguments for the game
#   make test PYTHON=python3.12    another Python (3.11 or newer) for a new .venv

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
QM := $(patsubst translations/%.ts,freedoko_qt/translations/%.qm,$(wildcard translations/*.ts))
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist loadfile

# Prerequisites are steps here, done one after the other.
.NOTPARALLEL:
.PHONY: help play test test-all lint translations clean ready-play ready-test

help:
	@echo "make play          set up and start the game"
	@echo "make test          set up and run lint, types and all tests but the slow ones"
	@echo "make test-all      the same with the slow tests"
	@echo "make lint          ruff and mypy alone"
	@echo "make translations  bring translations/*.ts up to date with the texts of the program"
	@echo "make clean         remove .venv and everything that was made"

play: ready-play $(QM)
	@$(BIN)/python -m freedoko_qt $(ARGS)

test: lint $(QM)
	$(PYTEST) -m "not slow"

test-all: lint $(QM)
	$(PYTEST)

lint: ready-test
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy

translations: ready-test
	$(BIN)/python -m tools.translations translations
	@$(MAKE) --no-print-directory $(QM)

clean:
	rm -rf .venv build dist freedoko_qt/translations .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

ready-play:
	@$(PYTHON) tools/setup.py play

ready-test:
	@$(PYTHON) tools/setup.py test

freedoko_qt/translations/%.qm: translations/%.ts
	@mkdir -p $(@D)
	@$(BIN)/pyside6-lrelease -silent $< -qm $@
