# Thin names for dev.py, for those whose fingers say make.
PYTHON ?= python3

.PHONY: run test quick build lint nightly browsers screenshots bench lock clean
run test quick build lint nightly browsers screenshots bench lock clean:
	$(PYTHON) dev.py $@
