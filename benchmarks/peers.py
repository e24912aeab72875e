"""Random games of comparable card games in other libraries: moves a second."""

import random
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time

from benchmarks.measuring import SEED, Contender, Spent, Work, timed

__all__ = ["contenders"]


def contenders() -> tuple[list[Contender], dict[str, str]]:
    """The peers that are installed, and for each of the others why it is skipped."""
    found, skipped = [], {}
    for name, prepared in _PEERS.items():
        try:
            found.append(Contender(name, "moves", prepared(), peer=prepared.__doc__ or name, goal=_GOALS.get(name)))
        except ImportError as error:
            skipped[name] = f"not installed ({error})"
    return found, skipped


def _open_spiel_example() -> Work:
    """The loop of its own Python example: numpy draws for chance, whole games."""
    numpy = import_module("numpy")
    game = import_module("pyspiel").load_game("hearts")

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numpy.random.choice(actions, p=chances))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
                moves += 1
        return moves

    return lambda _: timed(play)


def _open_spiel_lean() -> Work:
    """The leanest loop there is: no numpy, and the time of play alone, without the dealing."""
    game = import_module("pyspiel").load_game("hearts")

    def work(lots: Random) -> Spent:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(lots.choice(state.legal_actions()))  # every card is as likely as any other
        moves = 0
        started = process_time()
        while not state.is_terminal():
            state.apply_action(lots.choice(state.legal_actions()))
            moves += 1
        return Spent(moves, process_time() - started)

    return work


def _open_spiel_bots() -> Work:
    """C++ alone: its `evaluate_bots` with its random bots, whole games; about half as fast as a plain C++ loop."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]

    def work(lots: Random) -> Spent:
        seed = lots.randrange(1 << 30)
        started = process_time()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        seconds = process_time() - started
        moves = sum(step.player != pyspiel.PlayerId.CHANCE for step in state.full_history())
        return Spent(moves, seconds)

    return work


def _rlcard_bridge() -> Work:
    """Its `env.run()` with its random agents, who get an observation for each move; whole games."""
    env = import_module("rlcard").make("bridge")
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * env.num_players)

    def play() -> int:
        env.run(is_training=False)
        return len(env.action_recorder)

    return lambda _: timed(play)


_PEERS: dict[str, Callable[[], Work]] = {
    "OpenSpiel hearts": _open_spiel_example,
    "OpenSpiel hearts, lean": _open_spiel_lean,
    "OpenSpiel hearts, C++": _open_spiel_bots,
    "RLCard bridge": _rlcard_bridge,
}

_GOALS = {"OpenSpiel hearts, C++": 30.0, "RLCard bridge": 5000.0}
