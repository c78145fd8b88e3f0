"""By which names this server may be called.

A page of some other site can have its own name lead to this machine (DNS rebinding), and would then read everything as
if it were ours. Its browser still sends the name it called, in `Host`: numbers are fine, names must be known.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress

from rockfall.server.refused import Refused

ANY = "*"
AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")  # nobody can buy these names


class Hosts:
    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower().rstrip(".")
        self._names = {"localhost", own, *(name_in(name) for name in names)}
        self._names |= {own.partition(".")[0] + each for each in AT_HOME}
        self._is_any = ANY in self._names

    def check(self, host: str | None) -> None:
        """Refused if this is no name of ours."""
        if self._is_any:
            return
        name = name_in(host or "")
        if name in self._names or name.endswith(".localhost") or _is_number(name):
            return
        raise Refused(
            "not-allowed",
            "a name of this server (add it to the setting hosts), or an address in numbers",
            name[:100] or "none",
        )


def name_in(host: str) -> str:
    """The name without its port, as it is compared."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


def _is_number(name: str) -> bool:
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return False
