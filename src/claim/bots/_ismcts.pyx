"""A search over sampled worlds for two players without heroes, compiled (see _tree.pxd)."""

from cpython.exc cimport PyErr_CheckSignals
from libc.math cimport logf
from libc.stdint cimport int32_t, int64_t, uint64_t
from libc.stdlib cimport free

from claim.bots._guide cimport Guide, GuideBook, guide_to
from claim.bots._tree cimport (
    EAGER, LOGARITHMS, TAKE_DECK, TAKE_REVEALED, Node, Style, Tree, has_room, moves_in, try_once,
)
from claim.bots._worlds cimport Unknown, look
from claim.kernel._layout cimport CARDS, Cards, Deck, Layout
from claim.kernel._lots cimport seeded
from claim.kernel._rules cimport lowest

from claim.bots.findings import Findings
from claim.errors import ClaimError
from claim.kernel._layout import layout_of
from claim.rules import Move

cdef extern from "_clock.h" nogil:
    double thinking_time "claim_thinking_time"()

cdef enum:
    MOST_NODES = 1 << 21    # 64 megabytes
    KEPT_NODES = 1 << 18    # a larger tree is not kept for the next search
    LOOK_EVERY = 64         # iterations between two looks at the clock
    LISTEN_EVERY = 1 << 14  # iterations until Python may say that the search shall end

_TAKE_DECK = Move("take", word="deck")

cdef Style STANDARD = Style(exploration=0.7, first=EAGER, guided=False)
cdef Style TUNED = Style(exploration=0.6, first=0.9, guided=True)


cdef class Grove:
    """A tree's memory, used again by later searches; one for each search that goes on at the same time."""

    cdef Tree tree

    def __cinit__(self):
        cdef int number
        self.tree.nodes = NULL
        self.tree.size = self.tree.room = 0
        self.tree.logarithm[0] = 0
        for number in range(1, LOGARITHMS):
            self.tree.logarithm[number] = logf(number)

    def __dealloc__(self):
        free(self.tree.nodes)

    cdef int clear(self) except -1:
        """Leave nothing but a root."""
        if not has_room(&self.tree, MOST_NODES):
            raise MemoryError
        self.tree.nodes[0] = Node(0, 0, 0, 0, 0, 0, 0)
        self.tree.size = 1
        return 0


cdef list _idle = []


def search(view, effort, seed, *, tuned):
    """How often each legal move of the viewer was tried, and what came of it; the same seed tries the same."""
    cdef Layout layout = layout_of(view.ruleset)
    cdef Unknown unknown
    cdef GuideBook book = guide_to(layout)
    cdef Style style = TUNED if tuned else STANDARD
    cdef uint64_t lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))
    cdef Grove grove
    cdef int64_t iterations = -1 if effort.iterations is None else effort.iterations
    cdef double seconds = -1 if effort.seconds is None else effort.seconds
    if view.to_move != view.seat:
        raise ClaimError(f"seat {view.seat} has nothing to decide: {view.to_move} is to move")
    look(layout, view, &unknown)
    try:
        grove = _idle.pop()
    except IndexError:
        grove = Grove()
    grove.clear()
    _think(&grove.tree, &layout.deck, &book.guide, &style, &unknown, &lots, iterations, seconds)
    found = _findings(layout, &grove.tree, &unknown)
    if grove.tree.room <= KEPT_NODES:
        _idle.append(grove)
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


cdef object _findings(Layout layout, const Tree *tree, const Unknown *unknown):
    cdef Cards moves = moves_in(&layout.deck, &unknown.known)
    cdef int32_t at = tree.nodes[0].child
    cdef int key
    cdef double mean = 0.5 * tree.nodes[0].halves / tree.nodes[0].visits
    visits, shares = {}, {}
    while moves:
        key = lowest(moves)
        move = _move_of(layout, unknown, key)
        visits[move], shares[move] = 0, mean
        moves &= moves - 1
    while at:
        move = _move_of(layout, unknown, tree.nodes[at].key)
        if tree.nodes[at].visits:
            visits[move] = tree.nodes[at].visits
            shares[move] = 0.5 * tree.nodes[at].halves / tree.nodes[at].visits
        at = tree.nodes[at].sibling
    return Findings(visits, shares)


cdef object _move_of(Layout layout, const Unknown *unknown, int key):
    if key == TAKE_REVEALED:
        return Move("take", layout.cards[unknown.known.revealed])
    return _TAKE_DECK if key == TAKE_DECK else layout.moves[key]
