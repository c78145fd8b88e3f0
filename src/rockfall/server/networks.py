"""Whose budget something counts against: an address, and the networks that one person can have all of.

One customer of a provider has a whole IPv6 network, at least a /64 and often a /56, with more addresses than there are
limits to count. So within IPv6 a /64 counts as one address, and a /56 as a few.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache

WIDER = 4  # addresses' shares that an IPv6 /56 has


@lru_cache(maxsize=20_000)
def holders(address: str) -> tuple[tuple[str, int], ...]:
    """Those whose budgets an address uses, each with how many addresses' shares it has."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ((address[:100], 1),)  # no number: a socket of this machine, or a test
    if isinstance(known, ipaddress.IPv6Address):
        mapped = known.ipv4_mapped
        if mapped is not None:
            return ((str(mapped), 1),)
        if not known.is_loopback:
            return ((_network(known, 64), 1), (_network(known, 56), WIDER))
    return ((str(known), 1),)


def network(address: str) -> str:
    """The smallest thing that one person may have all of: an IPv4 address, an IPv6 /64."""
    return holders(address)[0][0]


def widest(address: str) -> str:
    """The widest network that may well be one person's."""
    return holders(address)[-1][0]


def _network(address: ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((int(address) >> (128 - bits) << (128 - bits), bits)))


def is_among(address: str, networks: list[str]) -> bool:
    """Whether an address is one of these, or in one of these networks; `*` is any."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address in networks or "*" in networks
    return any(each == "*" or _is_in(known, each) for each in networks)


@lru_cache(maxsize=1000)
def _is_in(address: ipaddress.IPv4Address | ipaddress.IPv6Address, network: str) -> bool:
    try:
        return address in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False
