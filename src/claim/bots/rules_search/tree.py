"""Search over guessed worlds: one tree for all of them (information set Monte Carlo tree search)."""

from math import log, sqrt
from random import Random

from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.bots.rules_search.guesses import Guesses
from claim.bots.rules_search.playing_on import Player, played_out
from claim.bots.rules_search.thinking import rounds
from claim.knowledge import View
from claim.rules import Move, Position

__all__ = ["search_plainly", "shares_of"]


def search_plainly(view: View, effort: Effort, lots: Random, curiosity: float, player: Player) -> Findings:
    """Search as long as the effort allows, this player playing every game on."""
    tree = _Tree(curiosity, player, lots)
    guesses = Guesses(view, lots)
    for _ in rounds(effort):
        tree.grow(guesses.draw())
    return tree.findings(view)


class _Node:
    """What is known of a decision's outcome: how often it could be made and was made, and what it brought."""

    __slots__ = ("branches", "chances", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[Move, _Node] = {}
        self.chances = 0
        self.visits = 0
        self.total = 0.0
        """The shares of the side that made the move."""


class _Tree:
    """Every side looks to its own share of the win. What another seat cannot see does not part the branches."""

    def __init__(self, curiosity: float, player: Player, lots: Random) -> None:
        self._root = _Node()
        self._curiosity = curiosity
        self._player = player
        self._lots = lots

    def grow(self, position: Position) -> None:
        """One game: down the tree, one move further, on to the end, and back with the result."""
        path: list[tuple[_Node, int]] = []
        node = self._root
        is_new = False
        while not is_new and not position.is_over:
            if position.is_chance:
                move = self._lots.choice(position.lots)
                node = node.branches.setdefault(move, _Node())
            else:
                assert position.to_move is not None
                side = position.ruleset.side_of(position.to_move)
                move = self._chosen(node, position.legal_moves())
                node = node.branches[move]
                is_new = node.visits == 0
                path.append((node, side))
            position = position.after(move)
        shares = shares_of(played_out(position, self._player, self._lots))
        for node, side in path:
            node.visits += 1
            node.total += shares[side]

    def _chosen(self, node: _Node, legal: tuple[Move, ...]) -> Move:
        """A move never tried, or the one that is most promising or least explored."""
        branches = node.branches
        fresh = []
        for move in legal:
            branch = branches.get(move)
            if branch is None:
                branch = branches[move] = _Node()
            branch.chances += 1
            if branch.visits == 0:
                fresh.append(move)
        if fresh:
            return fresh[int(self._lots.random() * len(fresh))]
        curiosity = self._curiosity

        def promise(move: Move) -> float:
            branch = branches[move]
            return branch.total / branch.visits + curiosity * sqrt(log(branch.chances) / branch.visits)

        return max(legal, key=promise)

    def findings(self, view: View) -> Findings:
        """What was found about the moves at the root."""
        branches = {move: self._root.branches.get(move, _Node()) for move in view.legal}
        mean = sum(branch.total for branch in branches.values()) / sum(branch.visits for branch in branches.values())
        return Findings(
            {move: branch.visits for move, branch in branches.items()},
            {move: branch.total / branch.visits if branch.visits else mean for move, branch in branches.items()},
        )


def shares_of(position: Position) -> list[float]:
    """By side, its share of the win in a game that is over."""
    outcome = position.outcome
    assert outcome is not None
    winning = outcome.winning_sides
    return [1 / len(winning) if side in winning else 0.0 for side in range(position.ruleset.sides)]
