# Almanac. `make run` shows it, `make test` proves it; `make help` lists the rest.
PREFIX  ?= /usr/local
DESTDIR ?=
SWIFT   ?= swift
VERSION := $(shell cat VERSION)
RELEASE := .build/release/almanac
# The same without symbols: what is installed and packed.
STRIPPED := .build/stripped/almanac
# What the program is made of.
SOURCES := $(shell find Package.swift Scripts/link Sources)

.PHONY: help check check-test check-counts check-release build release-link split run test test-clients lint format spec bench bench-sunset bench-skill counts sanitize coverage \
	fuzz install uninstall dist symbols test-release wheel deb sbom npm mcpb vsix elpa source recipes release sign mirror-neovim mirror-vim reproducible release-check clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1	/' | expand -t 24

check: ## look for what the build needs and install or name what is missing
	@sh Scripts/check-tools.sh

check-test:
	@sh Scripts/check-tools.sh test

check-counts:
	@sh Scripts/check-tools.sh counts

check-release:
	@sh Scripts/check-tools.sh release

release-link:
	@sh Scripts/release-link.sh

build: check release-link ## build the release binary: .build/release/almanac
	$(SWIFT) build -c release --product almanac $$(cat .build/static/flags)

split: build
	@SWIFT="$(SWIFT)" sh Scripts/split-symbols.sh $(RELEASE) $(dir $(STRIPPED))

# Built only when it is older than what it is made of: root, who installs it, may have no Swift.
$(STRIPPED): $(SOURCES)
	@$(MAKE) --no-print-directory split

run: split ## show the main job: a session over the pipe, and the answers
	@sh Scripts/demo.sh $(STRIPPED)

test: check-test ## set up what the tests use, and run every test
	@SWIFT="$(SWIFT)" sh Scripts/test.sh

test-clients: check-test ## drive every client against the built server
	$(SWIFT) build --product almanac
	@ALMANAC="$(CURDIR)/.build/debug/almanac" sh clients/run-tests.sh

lint: ## check the formatting
	$(SWIFT) format lint --strict --configuration .swift-format --recursive Sources Tests Package.swift \
		clients/swift/Package.swift clients/swift/Sources clients/swift/Tests clients/examples/screens

format: ## format the sources
	$(SWIFT) format format -i --configuration .swift-format --recursive Sources Tests Package.swift \
		clients/swift/Package.swift clients/swift/Sources clients/swift/Tests clients/examples/screens

spec: ## write everything that is generated from protocol-spec
	$(SWIFT) run specgen

record-examples: ## record the examples of the spec anew, and what is generated from them
	$(SWIFT) build --product almanac
	@RECORD=1 protocol-spec/conformance/replay.py --examples --quiet --server .build/debug/almanac
	$(SWIFT) run specgen

bench: build ## measure against floors and peers in one run
	ALMANAC_BENCH=1 $(SWIFT) build -c release --product json-bench --scratch-path .build/micro
	ALMANAC_BENCH=1 $(SWIFT) build -c release --product services-bench --scratch-path .build/micro
	ALMANAC_BENCH=1 $(SWIFT) build -c release --product summary-bench --scratch-path .build/micro
	ALMANAC_BENCH=1 $(SWIFT) build -c release --product places-bench --scratch-path .build/micro
	@bash Benchmarks/run.sh $(RELEASE)

bench-sunset: build ## score 545 evenings and forty named skies (needs numpy and scipy)
	@$(or $(PYTHON),python3) Benchmarks/sunset/evenings.py $(RELEASE)
	@$(or $(PYTHON),python3) Benchmarks/sunset/seen.py $(RELEASE)
	@$(or $(PYTHON),python3) Benchmarks/sunset/skies.py $(RELEASE)

bench-skill: ## correct and dress forecasts of others, and prove scores, blending, spread and ledger by their tests
	ALMANAC_BENCH=1 $(SWIFT) build -c release --product skill-bench --scratch-path .build/micro
	@sh Benchmarks/skill/run.sh .build/micro/release/skill-bench
	$(SWIFT) test --filter '(Score|Correction|Spread|SkillDay|SkillReport|SkillStore|EarlierForecast|WatchedProviders)Tests'

counts: check-counts split ## count the instructions of requests, and compare them with the recorded ones
	python3 Benchmarks/counts/counts.py $(STRIPPED)

sanitize: ## the tests under the thread and the address sanitizer
	@SWIFT="$(SWIFT)" sh Scripts/sanitize.sh

coverage: ## which lines the tests ran
	$(SWIFT) test --enable-code-coverage --scratch-path .build/coverage
	@sh Scripts/coverage.sh .build/coverage

fuzz: ## feed session, parser, messages, rings, environment, configuration, reports, rows, places and paths with mutations for SECONDS (600)
	@sh Scripts/fuzz.sh $(or $(SECONDS),600)

install: $(STRIPPED) ## install below PREFIX (DESTDIR is honoured)
	@sh Scripts/install.sh "$(DESTDIR)" "$(PREFIX)" $(STRIPPED)

uninstall: ## remove what install put there
	@sh Scripts/uninstall.sh "$(DESTDIR)" "$(PREFIX)"

dist: split ## a tarball that runs without Swift, with its checksums
	@sh Scripts/dist.sh $(VERSION) $(STRIPPED)

symbols: split ## what a debugger needs of the program, below dist
	@sh Scripts/symbols.sh $(VERSION) $(STRIPPED).debug dist

wheel: split ## a Python wheel that carries the program, below dist
	@python3 -B Scripts/wheel.py $(VERSION) $(STRIPPED) dist

deb: split ## a Debian package, below dist
	@sh Scripts/deb.sh $(VERSION) $(STRIPPED) dist

sbom: split ## what is in the program, as CycloneDX JSON below dist
	@SWIFT="$(SWIFT)" python3 -B Scripts/sbom.py $(VERSION) $(STRIPPED) dist

npm: dist ## npm packages of the tarballs in dist
	@python3 -B Scripts/npm.py $(VERSION) dist

mcpb: dist ## a bundle for AI hosts of each tarball in dist
	@python3 -B Scripts/mcpb.py $(VERSION) dist

vsix: ## the extension for VS Code, below dist
	@sh clients/vscode/build.sh
	@python3 -B Scripts/vsix.py clients/vscode dist

elpa: ## the package for Emacs, below dist
	@sh Scripts/elpa.sh clients/emacs dist

source: ## the source of the last commit, below dist
	@sh Scripts/source.sh $(VERSION) dist

recipes: ## the installer and the recipes of package managers, filled in for dist
	@python3 -B Scripts/recipes.py dist

release: dist symbols deb wheel sbom npm mcpb vsix elpa source recipes ## everything a release has, below dist

test-release: check-release ## install each package of dist into a place of its own, and run it there
	@sh Scripts/test-release.sh $(VERSION) dist

sign: ## checksums of everything in dist, and their signature by KEY, a secret key of minisign
	@sh Scripts/sign.sh $(VERSION) dist "$(KEY)" "$$(sed -n 's/^PUBLIC_KEY=//p' packaging/owner.conf)"

reproducible: ## build twice in two folders and compare the bytes
	@SWIFT="$(SWIFT)" sh Scripts/reproducible.sh

mirror-neovim: ## the plugin for Neovim in a branch of its own, for plugin managers
	@sh Scripts/mirror.sh neovim

mirror-vim: ## the plugin for Vim in a branch of its own
	@sh Scripts/mirror.sh vim

release-check: ## say what keeps this tree from being released
	@sh Scripts/release-check.sh

clean: ## remove what was built
	rm -rf .build dist
