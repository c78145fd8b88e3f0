"""How much of everything one address may have, and how fast."""

from __future__ import annotations

from collections import Counter

from rockfall.server.refused import Refused


class Bucket:
    """A token bucket: lets `burst` through at a time and `rate` per second in the long run."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether there is room for this much; it is used up if so."""
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def give_back(self, amount: float = 1.0) -> None:
        """What was taken was not used."""
        self._left += amount

    def wait(self, now: float, amount: float = 1.0) -> float:
        """Seconds until there is room for this much; 0 if there is."""
        lacking = min(amount, self._burst) - self._left - (now - self._since) * self._rate
        return max(0.0, lacking / self._rate)

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._since) * self._rate >= self._burst


class Rates:
    """A bucket for every address that did something lately."""

    def __init__(self, rate: float, burst: float, what: str) -> None:
        self._rate = rate
        self._burst = burst
        self._expected = f"at most {rate:g} {what} a second from one address"
        self._buckets: dict[str, Bucket] = {}

    def check(self, address: str, now: float, amount: float = 1.0) -> None:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full(now)}
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
        if not bucket.take(now, amount):
            raise Refused("too-fast", self._expected, "more", retry_after=bucket.wait(now, amount))


class Daily(Rates):
    """So many megabytes a day from every address."""

    def __init__(self, megabytes: float, what: str) -> None:
        super().__init__(megabytes * 1e6 / 86_400, megabytes * 1e6, what)
        self._expected = f"at most {megabytes:g} MB of {what} a day from one address"


class Quota:
    """A number of things that one address may have at a time."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._held: Counter[str] = Counter()

    def take(self, address: str) -> None:
        if self._held[address] >= self._most:
            expected = f"at most {self._most} {self._what} from one address"
            raise Refused("too-many", expected, "one more", retry_after=10.0)
        self._held[address] += 1

    def give_back(self, address: str) -> None:
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]
