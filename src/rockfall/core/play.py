"""The one loop that drives bots through a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index

from rockfall.core.bot import Bot
from rockfall.core.errors import BadOptions, IllegalMove, MalformedAction
from rockfall.core.game import Event, Game
from rockfall.core.record import Record
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View


def play(game: Game, bots: Sequence[Bot], seed: object = 0, emit: Callable[[Event], None] | None = None) -> Record:
    """Play a whole match. Chance and each seat have generators of their own, so a bot cannot disturb the deal."""
    if len(bots) != game.players:
        raise BadOptions(f"{game.name}: expected {game.players} bots, one for each seat; got {len(bots)}")
    state = game.new_state()
    drive(game, state, bots, seed, emit)
    return Record.of(game, state, seats=[bot.name for bot in bots])


def drive(
    game: Game, state: State, bots: Sequence[Bot], seed: object, emit: Callable[[Event], None] | None = None
) -> None:
    """Play on from where the state stands to the end of the match."""
    chance = Rng.seeded(seed, "chance")
    rngs = [Rng.seeded(seed, f"seat {seat}") for seat in range(game.players)]
    while (seat := state.turn) != NOBODY:
        if seat == CHANCE:
            move = state.draw(chance)
        else:
            view = state.view(seat)
            move = _checked(game, bots[seat], view, bots[seat].choose(view, rngs[seat]))
        state.apply(move, emit)


def _checked(game: Game, bot: Bot, view: View, choice: object) -> int:
    """The move a bot chose, if it is one; whole numbers of other libraries will do."""
    try:
        move = index(choice)  # type: ignore[arg-type]
    except TypeError:
        raise MalformedAction(f"the bot {bot.name}: expected a move code, got {choice!r}") from None
    if move in view.legal_moves:
        return move
    if not 0 <= move < game.move_count:
        raise MalformedAction(f"the bot {bot.name}: expected a move code in 0..{game.move_count - 1}, got {move}")
    refusal = game.why_not(view, game.decode(move))
    assert refusal is not None, "a move that is not legal must be refused with a reason"
    error = IllegalMove(refusal.code, refusal.rule, dict(refusal.args))
    error.add_note(f"chosen by the bot {bot.name} in seat {view.viewer}: {game.decode(move)}")
    raise error
