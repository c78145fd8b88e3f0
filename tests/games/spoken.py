"""A whole match, every refusal and all names in one language, for a speaker to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rockfall.core.game import Event, Game, Refusal
from rockfall.words import Words


def spoken(
    game: type[Game],
    words: Words,
    match: Sequence[Event],
    refusal_args: Mapping[str, dict[str, str | int]],
    rule: str,
    names: Sequence[str],
) -> str:
    assert {type(event) for event in match} == set(game.event_types)
    reasons = [
        words.explain(Refusal(code=code, rule=rule, args=refusal_args.get(code, {}))) for code in game.refusal_codes
    ]
    assert all(reason.endswith(".") and reason[0].isupper() for reason in reasons)
    parts = (map(words.tell, match), reasons, map(words.say, names))
    return "\n\n".join("\n".join(part) for part in parts) + "\n"
