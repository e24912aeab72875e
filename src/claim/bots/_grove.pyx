"""The memory of trees, used again by later searches (see _tree.pxd)."""

from libc.math cimport logf
from libc.stdint cimport int32_t
from libc.stdlib cimport free

from claim.bots._tree cimport LOGARITHMS, TAKE_DECK, TAKE_REVEALED, Node, has_room, moves_in
from claim.kernel._layout cimport Cards
from claim.kernel._rules cimport lowest

from claim.bots.findings import Findings
from claim.rules import Move

cdef enum:
    KEPT_NODES = 1 << 18    # a larger tree is not kept for the next search

cdef list _idle = []
_TAKE_DECK = Move("take", word="deck")


cdef class Grove:
    """A tree; one for each search that goes on at the same time."""

    def __cinit__(self):
        cdef int number
        self.tree.nodes = NULL
        self.tree.size = self.tree.room = 0
        self.tree.logarithm[0] = 0
        for number in range(1, LOGARITHMS):
            self.tree.logarithm[number] = logf(number)

    def __dealloc__(self):
        free(self.tree.nodes)


cdef Grove lent():
    """A tree of nothing but a root."""
    cdef Grove grove
    try:
        grove = _idle.pop()
    except IndexError:
        grove = Grove()
    if not has_room(&grove.tree, MOST_NODES):
        raise MemoryError
    grove.tree.nodes[0] = Node(0, 0, 0, 0, 0, 0, 0)
    grove.tree.size = 1
    return grove


cdef int give_back(Grove grove) except -1:
    """Keep a tree for the next search, unless it is too large for that."""
    if grove.tree.room <= KEPT_NODES:
        _idle.append(grove)
    return 0


cdef object findings(Layout layout, const Tree *tree, const Unknown *unknown):
    """How often each legal move of the viewer was tried, and what came of it."""
    cdef Cards moves = moves_in(&layout.deck, &unknown.known)
    cdef int32_t at = tree.nodes[0].child
    cdef double mean = tree.nodes[0].won / tree.nodes[0].visits
    visits, shares = {}, {}
    while moves:
        move = move_of(layout, &unknown.known, lowest(moves))
        visits[move], shares[move] = 0, mean
        moves &= moves - 1
    while at:
        move = move_of(layout, &unknown.known, tree.nodes[at].key)
        if tree.nodes[at].visits:
            visits[move] = tree.nodes[at].visits
            shares[move] = tree.nodes[at].won / tree.nodes[at].visits
        at = tree.nodes[at].sibling
    return Findings(visits, shares)


cdef object move_of(Layout layout, const State *known, int key):
    """The move of a node."""
    if key == TAKE_REVEALED:
        return Move("take", layout.cards[known.revealed])
    return _TAKE_DECK if key == TAKE_DECK else layout.moves[key]
