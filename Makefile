# Thin names for dev.py, for those whose fingers say make.
PYTHON ?= python3

.PHONY: run test build lint bench lock clean
run test build lint bench lock clean:
	$(PYTHON) dev.py $@
