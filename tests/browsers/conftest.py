"""The same server as for Chromium."""

import pytest

from tests.browser.conftest import server

pytest.register_assert_rewrite("tests.browsers.journeys")

__all__ = ["server"]
