"""Search: budgets, what its policy is asked, and that it finds what there is to find."""

from __future__ import annotations

import pytest

from rockfall import COMPILED
from rockfall.bots import bot, bots, policy_of
from rockfall.bots.policy import Policy
from rockfall.bots.search import Candidate, Search, lead, play_out
from rockfall.bots.strong import Strong
from rockfall.core.errors import BadOptions, UnknownBot
from rockfall.core.game import Game
from rockfall.core.play import play
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View, resolve_chance, seen_actor, seen_code
from rockfall.games import game_type, games
from tests.subjects import KINDS
from tests.teaching.embers import Embers


def begun(game: Game, seed: object = 0) -> State:
    """The first turn of a player."""
    state = game.new_state()
    resolve_chance(state, Rng.seeded(seed))
    return state


def decided(game: Game, seed: object = 0) -> View:
    """What is seen by the first who has a choice."""
    state, rng = begun(game, seed), Rng.seeded(seed, "on")
    while len(state.legal_moves()) < 2:
        state.apply(state.random_move(rng))
        resolve_chance(state, rng)
    return state.view(int(state.turn))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_game_has_a_strong_bot_that_does_the_same_again(kind: type[Game]) -> None:
    game = kind.make()
    assert bots(game.name)[-1] == "strong"
    view = decided(game)
    first, second = short_sighted(game), short_sighted(game)
    move = first.choose(view, Rng.seeded(1))
    assert move in view.legal_moves
    assert second.choose(view, Rng.seeded(1)) == move
    assert first.choose(view, Rng.seeded(1)) == move, "nothing is left of the search before"
    assert bot("strong:0.001s", game).choose(view, Rng.seeded(1)) in view.legal_moves


def short_sighted(game: Game) -> Strong:
    policy = policy_of(game)
    policy.horizon = 3
    return Strong(game, iterations=6, policy=policy)


def test_names_and_budgets() -> None:
    game = Embers.make(2)
    for name in ("strong", "strong:70", "strong:0.05s"):
        assert bot(name, game).name == name
    for name in ("strong:", "strong:0", "strong:-3", "strong:0.05", "strong:.s", "stronger"):
        with pytest.raises(UnknownBot):
            bot(name, game)
    with pytest.raises(BadOptions, match="above 0, got 0"):
        bot("strong:0s", game)
    with pytest.raises(BadOptions, match="seconds or iterations"):
        Strong(game, seconds=1.0, iterations=5)


@pytest.mark.parametrize("iterations", [1, 10, 100])
def test_a_budget_of_playouts_is_kept(iterations: int) -> None:
    """But for the last world, in which all candidates are tried or none."""
    game = Embers.make(3)
    search = Search(policy_of(game), decided(game), Rng.seeded(1), iterations, 0.0)
    search.run()
    assert iterations <= search.used < iterations + len(search.all)
    assert search.used == sum(len(each.results) for each in search.all)


def test_who_only_chooses_stops_when_the_choice_is_made() -> None:
    game = game_type("saboteur").make(3)
    chosen = []
    for only_to_choose in (False, True):
        search = Search(Known(game), decided(game), Rng.seeded(1), 4000, 0.0)
        search.run(only_to_choose)
        assert (search.used < 4000) == only_to_choose
        chosen.append(search.ranked()[0].move)
    assert chosen[0] == chosen[1]


def test_most_playouts_go_to_the_best() -> None:
    game = game_type("saboteur").make(3)
    search = Search(Known(game), decided(game), Rng.seeded(1), 400, 0.0)
    search.run()
    ranked = search.ranked()
    assert len(ranked) > 8
    assert ranked[0].move == max(each.move for each in search.all)
    assert len(ranked[0].results) > 2 * 400 / len(ranked)
    counts = [len(each.results) for each in ranked]
    assert counts == sorted(counts, reverse=True)


class Known(Policy):
    """A playout ends at once; one first move is better than all others, and luck is the same for all."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.horizon = 0

    def world(self, view: View, rng: Rng) -> State:
        self.luck = rng.random()
        return super().world(view, rng)

    def candidates(self, world: State, seat: int, rng: Rng) -> list[int]:
        self.best = max(world.legal_moves())
        return super().candidates(world, seat, rng)

    def chance(self, state: State, seat: int) -> float:
        made = [seen_code(each) for each in state.observed(seat) if seen_actor(each) == seat and seen_code(each) >= 0]
        return 0.5 * self.luck + (0.5 if made[-1] == self.best else 0.3)


def test_a_playout_ends_at_the_horizon() -> None:
    game = game_type("saboteur").make(3)
    policy = Policy(game)
    policy.horizon = 3
    state = begun(game)
    before = state.ply
    assert play_out(policy, state, 0, Rng.seeded(1), Rng.seeded(2), 0.0)
    assert state.turn != NOBODY
    policy.horizon = 1
    again = begun(game)
    play_out(policy, again, 0, Rng.seeded(1), Rng.seeded(2), 0.0)
    assert before < again.ply < state.ply


def test_a_stage_that_is_over_is_not_played() -> None:
    """A move may end the round: then nothing of the next one is played."""
    game = game_type("saboteur").make(3)
    state = begun(game)
    before = state.ply
    assert play_out(policy_of(game), state, -1, Rng.seeded(1), Rng.seeded(2), 0.0)
    assert state.ply == before


def test_what_takes_too_long_is_given_up() -> None:
    game = game_type("saboteur").make(3)
    assert not play_out(Policy(game), begun(game), 0, Rng.seeded(1), Rng.seeded(2), deadline=1e-9)


@pytest.mark.parametrize("name", games())
def test_chances_add_up(name: str) -> None:
    """Wherever a playout may be cut off, and at the end, where winners share."""
    game = game_type(name).make()
    policy = policy_of(game)
    rng = Rng.seeded("chances", name)
    state = begun(game)
    for _ in range(5):
        policy.horizon = 20 if COMPILED else 4
        play_out(policy, state, policy.stage(state), rng, rng, 0.0)
        resolve_chance(state, rng)
        assert sum(policy.chance(state, seat) for seat in range(game.players)) == pytest.approx(1)
    record = play(game, [bot("uniform", game)] * game.players, seed=1)
    state = game.new_state()
    for move in record.moves:
        state.apply(move)
    chances = [policy.chance(state, seat) for seat in range(game.players)]
    assert sum(chances) == pytest.approx(1)
    assert all(record.scores[seat] == max(record.scores) for seat, chance in enumerate(chances) if chance > 0)


def test_shares() -> None:
    policy = Policy(Embers.make(3))
    assert [policy.share([3, 1, 3], seat, 0.0) for seat in range(3)] == [0.5, 0.0, 0.5]
    wide = [policy.share([3, 1, 3], seat, 4.0) for seat in range(3)]
    assert wide[0] == wide[2] > wide[1] > 0.2
    assert policy.share([1000, 0, 0], 1, 1.0) == pytest.approx(0)


def candidate(results: list[float]) -> Candidate:
    made = Candidate(0, 0)
    for result in results:
        made.add(result)
    return made


def test_intervals() -> None:
    assert candidate([]).margin() == 0.5
    few, many = candidate([0.0, 1.0] * 4), candidate([0.0, 1.0] * 200)
    assert many.mean() == 0.5
    assert many.margin() == pytest.approx(1.96 * 0.5 / 20, rel=0.02)
    assert few.margin() > 5 * many.margin()
    assert candidate([1.0] * 4).margin() > 0.1, "a few equal results are not sure"


def test_a_lead_is_counted_in_worlds_that_both_have_seen() -> None:
    one, other = candidate([1.0, 0.0] * 20), candidate([0.9, 0.0] * 10)
    assert lead(one, other) == -lead(other, one) > 1
    assert lead(one, candidate([])) == 0
    assert lead(one, one) == 0


def test_candidates_share_the_luck_of_gold_cards() -> None:
    """In one world gold comes in the same ways for every candidate; in another world it may come otherwise."""
    made = game_type("saboteur").make(5)
    policy = policy_of(made)
    view = decided(made)
    policy.attend(view, Rng.seeded("world"))
    state, rng = begun(made), Rng.seeded("round")
    while policy.stage(state) % 2 == 0:  # until gold cards are to be laid out
        turn = int(state.turn)
        state.apply(state.draw(rng) if turn == CHANCE else policy.move(state, turn, rng))
        assert state.turn != NOBODY
    chances = set()
    for number in range(8):
        policy.world(view, Rng.seeded("world", number))
        chance = policy.chance(state, 0)
        assert policy.chance(state, 0) == chance
        chances.add(chance)
    assert len(chances) > 1
