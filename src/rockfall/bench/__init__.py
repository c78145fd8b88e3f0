"""Speed, as ratios that hold on any machine: our games and their peers measured side by side in one run."""

from rockfall.bench.report import collect, main

__all__ = ["collect", "main"]
