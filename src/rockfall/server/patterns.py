"""What texts of clients may look like, and how to say so when one does not."""

from __future__ import annotations

import re

# NUL and ESC and their like; what turns the direction of letters, so that one name looks like another.
_CONTROL = r"\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069"
# In a name also what begins a new line, and what nobody sees. Joiners stay: there are scripts that need them.
_ODD = _CONTROL + r"\t\n\u061c\u200b\u200e\u200f\u2028\u2029\u2060-\u2065\ufeff\ufff9-\ufffb"

NAME = rf"^[^{_ODD}]*[^\s{_ODD}][^{_ODD}]*$(?!\n)"  # `$` alone would let a line break pass at the end
TEXT = rf"^[^{_CONTROL}]*$"
TABLE = "^[A-Za-z0-9-]{8,9}$"
HEX256 = "^[0-9a-f]{64}$"

SAID = {
    NAME: "a name without control characters, signs that turn its direction and signs that nobody sees",
    TEXT: "a text without control characters and signs that turn its direction",
    TABLE: "the code of a table: eight letters and digits",
    HEX256: "64 hexadecimal digits",
}


_ODD_IN_SETTINGS = re.compile(rf"[{_CONTROL}\t\n\u2028\u2029\ud800-\udfff]")


def is_odd(text: str) -> bool:
    """Whether a setting has what no name of a file should: NUL ends it early, ESC makes terminals do things."""
    return _ODD_IN_SETTINGS.search(text) is not None


def plainly(error: Exception) -> str:
    """Why a message was not understood, without the patterns that texts must match."""
    text = str(error)
    for pattern, words in SAID.items():
        text = text.replace(f"Expected `str` matching regex {pattern!r}", f"Expected {words}")
    return text
