# `make` lists what there is to do. All that is needed is Python 3.11 or newer; everything else is installed into .venv,
# in the versions and with the checksums of requirements/, and into web/node_modules, in those of web/package-lock.json.
#
#   make play ARGS="--help"     options for the command behind a target
#   make test PYTHON=python3.12 another Python; by default the first that is new enough
#   make bench SOLVING=--quick  options for its second part, SERVING for its third
#   make test SYSTEM=no         install no system packages; what needs them is skipped

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.PHONY: help play web test check format screenshots bench train golden wire docs lock clean compiled

PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13 python3.14 python; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
ARGS ?=
SOLVING ?=
SERVING ?=
SYSTEM ?= yes

VENV := .venv
BENCH := .venv-bench
TRAIN := .venv-train
LOCKING := .venv-lock
BIN := $(VENV)/bin
PIP_INSTALL := -m pip install -qq --disable-pip-version-check
COMPILE := $(LOCKING)/bin/uv pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock"
LOCK := $(COMPILE) --extra server --extra terminal pyproject.toml
CLIENT := $(BIN)/python -m tools.client
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# For people

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*  ## \(.*\)/  make \1@\2/p' $(MAKEFILE_LIST) | while IFS=@ read -r target does; do \
		printf '%-14s %s\n' "$$target" "$$does"; done

play: web  ## play in the browser
	@$(BIN)/claim serve --open $(ARGS)

web: compiled  ## build the web client, if it has changed
	@$(CLIENT)

# For developers

# First the tests that count lines, then all others, several times as fast; status 5 is that ARGS leaves none of them.
test: $(VENV)/dev.stamp compiled  ## run all tests, with the coverage of the core rooms
	@test "$(SYSTEM)" = no || tools/system-packages
	@rm -rf build/failures
	@status=0; \
	$(CLIENT) run test || status=1; \
	$(CLIENT) || status=1; \
	$(PYTEST) -m "not no_cover" --cov --cov-report=term $(ARGS) || test $$? = 5 || status=1; \
	$(PYTEST) -m no_cover $(ARGS) || test $$? = 5 || status=1; \
	exit $$status

screenshots: $(VENV)/dev.stamp web  ## take pictures of the main screens, into build/screenshots
	@$(BIN)/python -m pytest -n auto --quiet tests/browser/test_screens.py $(ARGS) && echo "build/screenshots written"

check: $(VENV)/dev.stamp  ## lint, formatting, types, which room imports which, the web client's types
	@status=0; \
	echo "ruff check"; $(BIN)/ruff check --quiet . || status=1; \
	echo "ruff format"; $(BIN)/ruff format --quiet --diff . || { echo "make format mends this"; status=1; }; \
	echo "mypy"; $(BIN)/mypy --no-error-summary || status=1; \
	echo "rooms"; $(BIN)/lint-imports --no-logo > $(VENV)/rooms.log || { cat $(VENV)/rooms.log; status=1; }; \
	echo "svelte-check"; $(CLIENT) run check > $(VENV)/web.log 2>&1 || { cat $(VENV)/web.log; status=1; }; \
	exit $$status

format: $(VENV)/dev.stamp  ## format the code and mend what lint can mend
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format --quiet .

bench: $(BENCH)/bench.stamp web  ## measure the engines beside their peers, the solver beside DDS, the server beside a bare echo
	@$(BENCH)/bin/python -m tools.extensions
	@$(BENCH)/bin/python -m benchmarks $(ARGS)
	@$(BENCH)/bin/python -m benchmarks.solving $(SOLVING)
	@$(BENCH)/bin/python -m benchmarks.serving $(SERVING)

train: $(TRAIN)/train.stamp  ## make the master's networks anew (docs/training.md; a GPU is wanted)
	@$(TRAIN)/bin/python -m tools.extensions
	@$(TRAIN)/bin/python -m train --weights src/claim/bots/nets/weights.bin $(ARGS)

golden: $(VENV)/dev.stamp compiled  ## write the golden playthroughs anew
	@$(BIN)/python -m tests.golden $(ARGS)

wire: $(VENV)/run.stamp  ## write the web client's types anew from the wire
	@$(BIN)/python -m claim.wire.typescript > $(VENV)/wire.ts && cp $(VENV)/wire.ts web/src/lib/wire.ts && echo "web/src/lib/wire.ts written"

docs: $(VENV)/run.stamp  ## write docs/rules.md anew from the texts
	@$(BIN)/python -m claim.rulebook > $(VENV)/rules.md && mkdir -p docs && cp $(VENV)/rules.md docs/rules.md && echo "docs/rules.md written"

lock: $(LOCKING)/lock.stamp  ## resolve the dependencies anew (ARGS=--upgrade: to the newest)
	@$(LOCK) --group build -o requirements/run.txt $(ARGS)
	@$(LOCK) --group dev -c requirements/run.txt -o requirements/dev.txt $(ARGS)
	@$(LOCK) --group bench -c requirements/run.txt -o requirements/bench.txt $(ARGS)
	@$(COMPILE) --group train -c requirements/run.txt pyproject.toml -o requirements/train.txt $(ARGS)
	@$(COMPILE) --group node -o requirements/node.txt $(ARGS)
	@! grep -nE '://|--(index|find-links)' requirements/*.txt || { echo "A lock file names a place to download from."; exit 1; }
	@echo "requirements/run.txt, dev.txt, bench.txt, train.txt and node.txt written"

clean:  ## remove the environments and everything made by tools
	@rm -rf $(VENV) $(BENCH) $(TRAIN) $(LOCKING) .venv-node build dist .coverage .coverage.* htmlcov
	@rm -rf web/node_modules src/claim/server/client
	@find src -name '*.so' -o -name '*.pyd' | xargs rm -f
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Environments: made once, and again whenever a lock file or pyproject.toml has changed

define new_environment
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and was not found: install it, or name it: make PYTHON=/path/to/python3.11"; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is not Python 3.11 or newer."; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make environments: install its venv module (Debian, Ubuntu: python3-venv)."; exit 1; }
	@echo "Making $(1)"
	@"$(PYTHON)" -m venv --clear $(1)
	@touch $@
endef

define this_package
	@$(1)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@
endef

$(VENV)/made.stamp:
	$(call new_environment,$(VENV))

$(VENV)/run.stamp: $(VENV)/made.stamp requirements/run.txt pyproject.toml
	@echo "Installing the game"
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/run.txt
	$(call this_package,$(VENV))

# What is compiled goes into src/, for all environments of the same Python, whenever its sources have changed.
compiled: $(VENV)/run.stamp
	@$(BIN)/python -m tools.extensions

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	@echo "Installing the tools"
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(BENCH)/made.stamp:
	$(call new_environment,$(BENCH))

$(BENCH)/bench.stamp: $(BENCH)/made.stamp requirements/bench.txt pyproject.toml
	@echo "Installing the game and its peers"
	@$(BENCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	$(call this_package,$(BENCH))

$(TRAIN)/made.stamp:
	$(call new_environment,$(TRAIN))

$(TRAIN)/train.stamp: $(TRAIN)/made.stamp requirements/train.txt pyproject.toml
	@echo "Installing the game and what it is learned with"
	@$(TRAIN)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/train.txt
	$(call this_package,$(TRAIN))

$(LOCKING)/made.stamp:
	$(call new_environment,$(LOCKING))

$(LOCKING)/lock.stamp: $(LOCKING)/made.stamp
	@$(LOCKING)/bin/python $(PIP_INSTALL) 'uv>=0.13,<0.14'
	@touch $@
