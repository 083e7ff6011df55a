# `make demo` does the main job, `make test` runs the whole suite; both set everything up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
DPCERT := $(BIN)/python -m dpcert

.PHONY: demo test lint format proofs gappa coq docs bench crosscheck mutate clean

demo: $(VENV)/demo
	@echo "== Example 3.7 of Dwork & Roth: 10,000 mechanisms at 1/801, slack e^-32"
	$(DPCERT) advanced --k 10000 --epsilon 1/801 --delta-prime 'exp(-32)' --digits 50
	@echo
	@echo "== its inverse: the largest epsilon for a total of 1"
	$(DPCERT) solve epsilon --k 10000 --epsilon-prime 1 --delta-prime 'exp(-32)' --digits 50
	@echo
	@echo "== errata of the source, proved again"
	$(DPCERT) errata

test: $(VENV)/test
	$(BIN)/python -m pytest -n auto --dist loadfile

lint: $(VENV)/lint
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: $(VENV)/lint
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

proofs: $(VENV)/test
	$(BIN)/python proofs/symbolic/render.py

coq: $(VENV)/demo
	$(MAKE) --no-print-directory -C proofs/coq
	$(BIN)/python proofs/coq/audit.py

gappa: $(VENV)/test
	$(BIN)/python proofs/gappa/prove.py --write

docs: $(VENV)/docs
	$(BIN)/python docs/examples.py --check
	$(BIN)/python docs/notebooks.py --check
	$(BIN)/sphinx-build -W -q -b html docs docs/_build/html

bench: $(VENV)/bench
	$(BIN)/python -m bench.scalar
	$(BIN)/python -m bench.theorems
	$(BIN)/python -m bench.arrays

crosscheck: $(VENV)/demo
	$(BIN)/python -m reference_values.crosscheck

mutate: $(VENV)/test
	$(BIN)/python tests/mutate.py

clean:
	rm -rf $(VENV) .pytest_cache .hypothesis .mypy_cache .ruff_cache dist

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "dpcert needs Python 3.11 or newer (make PYTHON=python3.12 ...)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "the venv module is missing: install Debian's package python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade 'pip>=25.1'

$(VENV)/demo: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) --constraint constraints.txt --editable .
	@touch $@

$(VENV)/test: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) --constraint constraints.txt --editable . --group dev
	@touch $@ $(VENV)/demo $(VENV)/lint

$(VENV)/bench: $(VENV)/test
	$(PIP) --constraint constraints.txt --group bench
	@touch $@

$(VENV)/docs: $(VENV)/test
	$(PIP) --constraint constraints.txt --group docs
	@touch $@

$(VENV)/lint: $(VENV)/test
	@touch $@
