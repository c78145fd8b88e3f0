"""Where others can reach the server: the addresses that this machine has in its networks."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

EVERYWHERE = ("0.0.0.0", "::")
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # kept for examples: nobody has them


def is_here(host: str) -> bool:
    """Whether an address means the machine itself to whoever uses it."""
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def addresses(host: str, port: int) -> list[str]:
    """The addresses at which others can reach a server that listens there; none if only this machine can."""
    if is_here(host):
        return []
    hosts = _own(socket.AF_INET6 if ":" in host else socket.AF_INET) if host in EVERYWHERE else [host]
    return [f"http://[{each}]:{port}" if ":" in each else f"http://{each}:{port}" for each in hosts]


def _own(family: socket.AddressFamily) -> list[str]:
    """This machine's addresses, first the one by which it would go out. Nothing is sent to find it."""
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as out:
        out.connect((FAR[family], 9))
        found.append(str(out.getsockname()[0]))
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [each for each in dict.fromkeys(found) if not _is_useless(each)]


def _is_useless(address: str) -> bool:
    known = ipaddress.ip_address(address.partition("%")[0])
    return known.is_loopback or known.is_link_local or known.is_unspecified
