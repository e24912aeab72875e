"""Views of tables that are set in the middle of a game."""

from claim.cards import HIDDEN
from claim.knowledge import View
from claim.rules import EVERYONE, Began
from claim.rules.places import ASIDE, STOCK, followers_of, hand_of
from tests.kit import Scene

__all__ = ["shown"]


def shown(scene: Scene, seat: int = 0, *, open_hands: bool = False) -> View:
    """What a seat sees of a scene if nothing was shown to it before; with `open_hands` it knows every card."""
    position = scene.position
    question = position.question
    began = Began(int(position.phase), position.trick_number, position.leader, EVERYONE)
    is_mine = position.to_move == seat and not position.is_chance
    view = View(
        position.book,
        seat,
        (began,),
        position.to_move,
        None if position.is_over else "play" if question is None else question.moves[0].verb,
        None if question is None else question.by,
        position.legal_moves() if is_mine else (),
    )
    secret = set()
    if not open_hands:
        others = [other for other in range(position.ruleset.players) if other != seat]
        secret = {STOCK, ASIDE, *map(hand_of, others), *map(followers_of, others)}
    piles = [(HIDDEN,) * len(pile) if place in secret else pile for place, pile in enumerate(position.piles)]
    object.__setattr__(view, "events", (began, *scene.seen_by(seat)))
    object.__setattr__(view, "piles", tuple(piles))
    return view
