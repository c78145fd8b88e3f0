"""Where others can come to the server, and what is at addresses that lead nowhere."""

from __future__ import annotations

import json

import pytest

from rockfall.server.config import Config
from rockfall.server.reach import addresses, is_here
from rockfall.server.run import said_of_others
from tests.server.conftest import Running, Start
from tests.server.test_bad_peers import request


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.7", "::1", "localhost"])
def test_nobody_else_comes_to_a_server_that_listens_to_its_machine_only(host: str) -> None:
    assert is_here(host)
    assert addresses(host, 8420) == []
    assert "--host 0.0.0.0" in said_of_others(Config(host=host), 8420)


def test_a_server_with_an_address_of_its_own_is_there() -> None:
    assert addresses("192.168.0.7", 8420) == ["http://192.168.0.7:8420"]
    assert addresses("2001:db8::7", 80) == ["http://[2001:db8::7]:80"]
    assert said_of_others(Config(host="192.168.0.7"), 8420) == "Others can open http://192.168.0.7:8420"


def test_no_address_that_is_offered_means_the_machine_itself() -> None:
    hosts = [each.removeprefix("http://").rpartition(":")[0] for each in addresses("0.0.0.0", 8420)]
    assert not any(is_here(host) or host in ("0.0.0.0", "") for host in hosts)


def body(answer: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(answer.partition("\r\n\r\n")[2])
    return found


def test_who_sits_at_the_machine_is_told(start: Start) -> None:
    here = start()
    assert body(request(here, "GET", "/api/reach")) == {"addresses": [], "only_here": True}
    everywhere = start("host=0.0.0.0")
    told = body(request(everywhere, "GET", "/api/reach"))
    assert told == {"addresses": addresses("0.0.0.0", everywhere.port), "only_here": False}


def test_behind_a_proxy_nobody_is_told(start: Start) -> None:
    """All come from the proxy's address then, which may be this machine's."""
    assert request(start("proxies=127.0.0.1"), "GET", "/api/reach").startswith("HTTP/1.1 403")


@pytest.mark.parametrize(("path", "is_page"), [("/nonsense", True), ("/t", True), ("/api/nonsense", False)])
def test_addresses_that_lead_nowhere(shared: Running, path: str, is_page: bool) -> None:
    answer = request(shared, "GET", path, Accept="text/html,*/*")
    assert answer.startswith("HTTP/1.1 404")
    assert ("<script" in answer) == is_page
    assert body(request(shared, "GET", path))["code"] == "no-such-page"  # a program
