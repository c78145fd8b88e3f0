"""Numbers about the server, in Prometheus' text format."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Mapping

from rockfall.server.refused import Refused

_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Metrics:
    """Plain counters; what is counted elsewhere is read on request."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0  # of people and bots
        self.matches_over = 0
        self.tables_made = 0
        self.conflicts = 0
        self.messages_in = 0
        self.messages_out = 0
        self.refusals = 0
        self.refused_for: Counter[str] = Counter()  # by code, and by limit where it was one
        self.slow_closed = 0
        self.late_closed = 0
        self.flooding_closed = 0
        self.server_errors = 0
        self.leases_lost = 0
        self.loads = 0
        self.load_seconds = 0.0
        self.load_longest = 0.0

    def loaded(self, seconds: float) -> None:
        self.loads += 1
        self.load_seconds += seconds
        self.load_longest = max(self.load_longest, seconds)

    def refused(self, refused: Refused) -> None:
        """Somebody was told no."""
        self.refusals += 1
        self.refused_for[f'code="{refused.code}",limit="{refused.limit}"'] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        counters = {
            "moves_total": self.moves,
            "matches_over_total": self.matches_over,
            "tables_made_total": self.tables_made,
            "store_conflicts_total": self.conflicts,
            "messages_in_total": self.messages_in,
            "messages_out_total": self.messages_out,
            "refusals_total": self.refusals,
            "slow_consumers_closed_total": self.slow_closed,
            "late_requests_closed_total": self.late_closed,
            "flooding_closed_total": self.flooding_closed,
            "server_errors_total": self.server_errors,
            "leases_lost_total": self.leases_lost,
            "table_loads_total": self.loads,
            "table_load_seconds_total": self.load_seconds,
            "process_cpu_seconds_total": time.process_time(),
            **{f"refused_total{{{labels}}}": count for labels, count in sorted(self.refused_for.items())},
        }
        values = {
            **gauges,
            "table_load_longest_seconds": self.load_longest,
            "start_time_seconds": self.started,
            "resident_memory_bytes": resident_bytes(),
        }
        lines = []
        for kind, numbers in (("counter", counters), ("gauge", values)):
            before = ""
            for name, value in numbers.items():
                family = name.partition("{")[0]
                if family != before:
                    lines.append(f"# TYPE rockfall_{family} {kind}")
                before = family
                lines.append(f"rockfall_{name} {value:.17g}")
        return "\n".join(lines) + "\n"


def resident_bytes() -> int:
    """Memory of this process where the system reports it (Linux), otherwise 0."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * _PAGE
    except (OSError, IndexError, ValueError):
        return 0
