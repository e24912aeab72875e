"""Phase one by the networks: a tree over worlds that fit the view, begun by the policy, its leaves valued."""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int32_t, int64_t, uint64_t

from claim.bots._grove cimport MOST_NODES, Grove, findings, give_back, lent, move_of
from claim.bots._tree cimport DEEPEST, EAGER, TAKE_REVEALED, Style, Tree, go_down, go_up, grown
from claim.bots._worlds cimport Unknown, draw_world, look
from claim.bots.nets._nets cimport (
    CHOICES, Brain, Judge, Networks, choices_in, networks, policy_of, recall, rows_of, value_of,
)
from claim.bots.nets._story cimport Rows, Story
from claim.kernel._engine cimport GATHER, State
from claim.kernel._layout cimport Deck, Layout, bit
from claim.kernel._lots cimport seeded
from claim.kernel._rules cimport lowest

from claim.errors import ClaimError
from claim.kernel._layout import layout_of
from claim.rules import Phase

cdef extern from "claim/bots/_clock.h" nogil:
    double thinking_time "claim_thinking_time"()

cdef enum:
    LOOK_EVERY = 16     # iterations between two looks at the clock
    LISTEN_EVERY = 4096  # iterations until Python may say that it shall end

cdef Style VALUED = Style(exploration=0.12, persuasion=0.4, first=EAGER, until=GATHER, guided=False)
cdef float DOUBT = 0.15     # how far the policy is doubted: this share is spread evenly over all moves


def weigh(view, effort, seed):
    """For each legal move of a view of phase one how likely the policy makes it, and what a search finds of them.

    The search tries as often as the effort has iterations or time for, but every move at least once.
    """
    cdef Layout layout = layout_of(view.ruleset)
    cdef Unknown unknown
    cdef Story story
    cdef Grove grove
    cdef uint64_t lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))
    cdef int choices[CHOICES]
    cdef float chances[CHOICES]
    cdef float prior[CHOICES]
    cdef int count, index, key
    if view.phase is not Phase.RECRUIT or view.to_move != view.seat:
        raise ClaimError(f"seat {view.seat} has nothing to decide in phase one: {view.to_move} is to move")
    look(layout, view, &unknown)
    recall(layout, view, &unknown.known, &story)
    count = _by_policy(layout, &unknown, &story, choices, chances, &lots)
    grove = lent()
    for index in range(count):
        key = choices[index]
        if key < TAKE_REVEALED:
            key = lowest(layout.deck.same[key])
        prior[key] = (1 - DOUBT) * chances[index] + DOUBT / count
        grown(&grove.tree, 0, key, bit(key))
    grove.tree.prior = prior
    _think(layout, &grove.tree, &unknown, &lots, effort, count)
    found = findings(layout, &grove.tree, &unknown)
    give_back(grove)
    return {move_of(layout, &unknown.known, choices[index]): chances[index] for index in range(count)}, found


cdef int _by_policy(
    Layout layout, const Unknown *unknown, const Story *story, int *choices, float *chances, uint64_t *lots
) except -1:
    """What the policy would do; how many choices there are."""
    cdef Networks nets = networks()
    cdef State world
    cdef int count
    draw_world(unknown, &world, lots)
    count = choices_in(&layout.deck, &world, choices)
    policy_of(&nets.brain, rows_of(layout), &world, story, choices, count, chances)
    return count


cdef int _think(Layout layout, Tree *tree, const Unknown *unknown, uint64_t *lots, effort, int least) except -1:
    """Try until the effort is spent; at least so often."""
    cdef Networks nets = networks()
    cdef const Brain *brain = &nets.brain
    cdef const Rows *rows = rows_of(layout)
    cdef const Deck *deck = &layout.deck
    cdef int64_t iterations = -1 if effort.iterations is None else max(least, effort.iterations)
    cdef double seconds = -1 if effort.seconds is None else effort.seconds
    cdef double end = thinking_time() + seconds
    cdef int64_t done = 0
    cdef bint is_over = False
    while not is_over:
        with nogil:
            while True:
                _try_once(&brain.judges[done % brain.judged], rows, deck, tree, unknown, lots)
                done += 1
                is_over = done == iterations or (seconds > 0 and done % LOOK_EVERY == 0 and thinking_time() >= end)
                if is_over or done % LISTEN_EVERY == 0:
                    break
        PyErr_CheckSignals()
    return 0


cdef void _try_once(
    const Judge *judge, const Rows *rows, const Deck *deck, Tree *tree, const Unknown *unknown, uint64_t *lots
) noexcept nogil:
    """One iteration: a world, a way down the tree, a new node, and what a judge holds of the position there."""
    cdef State world
    cdef int32_t path[DEEPEST]
    cdef int depth
    draw_world(unknown, &world, lots)
    depth = go_down(tree, deck, &VALUED, unknown.viewer, &world, path, lots, MOST_NODES)
    go_up(tree, path, depth, (1 + value_of(judge, rows, &world, unknown.viewer)) / 2)
