"""A search over sampled worlds for two players without heroes, compiled (see _tree.pxd)."""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int64_t, uint64_t
from libc.string cimport memset

from claim.bots._grove cimport MOST_NODES, Grove, findings, give_back, lent
from claim.bots._guide cimport Guide, GuideBook, guide_to
from claim.bots._tree cimport EAGER, Style, Tree, try_once
from claim.bots._worlds cimport Unknown, look
from claim.kernel._engine cimport Board
from claim.kernel._layout cimport Deck, Layout
from claim.kernel._lots cimport seeded

from claim.errors import ClaimError
from claim.kernel._layout import layout_of

cdef extern from "_clock.h" nogil:
    double thinking_time "claim_thinking_time"()

cdef enum:
    LOOK_EVERY = 64         # iterations between two looks at the clock
    LISTEN_EVERY = 1 << 14  # iterations until Python may say that the search shall end

cdef Style STANDARD = Style(exploration=0.7, first=EAGER, guided=False)
cdef Style TUNED = Style(exploration=0.6, first=0.9, guided=True)


def search(view, effort, seed, *, tuned):
    """How often each legal move of the viewer was tried, and what came of it; the same seed tries the same."""
    cdef Layout layout = layout_of(view.ruleset)
    cdef Unknown unknown
    if view.to_move != view.seat:
        raise ClaimError(f"seat {view.seat} has nothing to decide: {view.to_move} is to move")
    look(layout, view, &unknown)
    return _searched(layout, &unknown, effort, seed, tuned)


def search_open(Board board, effort, seed, *, tuned):
    """The same for the seat to move on a board of which nothing is hidden, as in phase two (R5.5)."""
    cdef Unknown unknown
    memset(&unknown, 0, sizeof(Unknown))
    unknown.known = board.state
    unknown.viewer = board.state.to_move
    return _searched(board.layout, &unknown, effort, seed, tuned)


cdef object _searched(Layout layout, const Unknown *unknown, effort, seed, bint tuned):
    cdef GuideBook book = guide_to(layout)
    cdef Style style = TUNED if tuned else STANDARD
    cdef uint64_t lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))
    cdef Grove grove = lent()
    cdef int64_t iterations = -1 if effort.iterations is None else effort.iterations
    cdef double seconds = -1 if effort.seconds is None else effort.seconds
    _think(&grove.tree, &layout.deck, &book.guide, &style, unknown, &lots, iterations, seconds)
    found = findings(layout, &grove.tree, unknown)
    give_back(grove)
    return found


cdef int _think(
    Tree *tree, const Deck *deck, const Guide *guide, const Style *style, const Unknown *unknown, uint64_t *lots,
    int64_t iterations, double seconds
) except -1:
    """Try until the effort is spent; at least once."""
    cdef double end = thinking_time() + seconds
    cdef int64_t done = 0
    cdef bint over = False
    while not over:
        with nogil:
            while True:
                try_once(tree, deck, guide, style, unknown, lots, MOST_NODES)
                done += 1
                if done == iterations or (seconds > 0 and done % LOOK_EVERY == 0 and thinking_time() >= end):
                    over = True
                    break
                if done % LISTEN_EVERY == 0:
                    break
        PyErr_CheckSignals()
    return 0
