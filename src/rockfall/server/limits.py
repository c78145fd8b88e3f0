"""How much of everything one address may have, and how fast; the same for a guest, and for a person's network."""

from __future__ import annotations

from collections import Counter

from rockfall.server.networks import holders
from rockfall.server.refused import Refused

KEPT = 10_000  # buckets, before those that are full again are forgotten


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

    def fine(self, amount: float) -> None:
        """Take more than there is: whoever owes waits longer. At most a whole burst is owed."""
        self._left = max(-self._burst, self._left - amount)

    def used(self, now: float) -> float:
        """The share of the burst that is used up, from 0 to 1 and a little above."""
        return 1.0 - min(self._burst, self._left + (now - self._since) * self._rate) / self._burst

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._since) * self._rate >= self._burst


class Rates:
    """A bucket for everybody who did something lately: addresses, IPv6 networks, guests."""

    def __init__(self, rate: float, burst: float, what: str) -> None:
        self.what = what
        self.rate = rate
        self._burst = burst
        self._expected = f"at most {rate:g} {what} a second from one address"
        self._buckets: dict[str, Bucket] = {}

    def check(self, address: str, now: float, amount: float = 1.0, guest: str = "") -> None:
        """Use up this much of the budgets of an address, its networks and a guest; Refused if one has too little."""
        wait = self.take(address, now, amount, guest)
        if wait > 0:
            raise Refused("too-fast", self._expected, "more", retry_after=wait, limit=self.what)

    def take(self, address: str, now: float, amount: float = 1.0, guest: str = "") -> float:
        """The same; 0 if it was used up, otherwise the seconds until there is enough."""
        buckets = self._buckets_of(address, guest, now)
        wait = 0.0
        for bucket in buckets:
            wait = max(wait, bucket.wait(now, amount))
        if wait > 0:
            return wait
        for bucket in buckets:
            if not bucket.take(now, amount):  # more than a whole burst: then that must do
                bucket.fine(amount)
        return 0.0

    def fine(self, address: str, now: float, amount: float) -> None:
        """For something that cost much and should not have been: it is owed."""
        for bucket in self._buckets_of(address, "", now):
            bucket.take(now, 0.0)
            bucket.fine(amount)

    def used(self, now: float) -> float:
        """The share that is used up of the budget of whoever has least left."""
        most = 0.0
        for bucket in self._buckets.values():
            most = max(most, bucket.used(now))
        return most

    def __len__(self) -> int:
        return len(self._buckets)

    def _buckets_of(self, address: str, guest: str, now: float) -> list[Bucket]:
        found = [self._bucket(key, share, now) for key, share in holders(address)]
        if guest:
            found.append(self._bucket("guest " + guest, 1, now))
        return found

    def _bucket(self, key: str, share: int, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self.rate * share, self._burst * share, now)
        return bucket

    def _forget(self, now: float) -> None:
        """Those whose budget is whole again; if they are few, the oldest half, so that looking stays rare."""
        left = {key: each for key, each in self._buckets.items() if not each.is_full(now)}
        if len(left) > KEPT // 2:
            left = dict(list(left.items())[len(left) // 2 :])
        self._buckets = left


class Daily(Rates):
    """So many megabytes a day from every address."""

    def __init__(self, megabytes: float, what: str) -> None:
        super().__init__(megabytes * 1e6 / 86_400, megabytes * 1e6, what)
        self._expected = f"at most {megabytes:g} MB of {what} a day from one address"


class Quota:
    """A number of things that one address may have at a time."""

    def __init__(self, most: int, what: str, retry_after: float = 10.0) -> None:
        self.what = what
        self._most = most
        self._retry_after = retry_after  # such things are rarely held for long
        self._held: Counter[str] = Counter()

    def take(self, address: str) -> None:
        if not self.has_room(address):
            raise Refused(
                "too-many",
                f"at most {self._most} {self.what} from one address",
                "one more",
                retry_after=self._retry_after,
                limit=self.what,
            )
        self.count(address)

    def count(self, address: str) -> None:
        """One more, whether there is room or not."""
        for key, _ in holders(address):
            self._held[key] += 1

    def has_room(self, address: str) -> bool:
        for key, share in holders(address):
            if self._held[key] >= self._most * share:
                return False
        return True

    def give_back(self, address: str) -> None:
        for key, _ in holders(address):
            self._held[key] -= 1
            if self._held[key] <= 0:
                del self._held[key]

    def used(self) -> float:
        """The share that is taken of what whoever has most may have, roughly: a wide network has more."""
        return max(self._held.values(), default=0) / self._most
