# What the search remembers: proofs in the table, and how much moves were worth.

from libc.stdint cimport int32_t, uint64_t

from claim.kernel._layout cimport NONE
from claim.kernel._rules cimport highest
from claim.solver._lanes cimport (
    LANES_HIGHEST, LANES_LOWEST, Lanes, lanes_add, lanes_all, lanes_greater, lanes_sub, lanes_unlike,
)
from claim.solver._problem cimport Entry, Node, Problem
from claim.solver._verdicts cimport MISSED, OPEN, REACHED, Verdict

cdef enum:
    TRIED_FIRST = 1 << 30   # the promise of the lead that was good before
    TRIED = -1              # the promise of a move that is done with


cdef inline Verdict remembered(Problem *p, const Node *node, uint64_t key, Lanes *bound, int *hint) noexcept nogil:
    """What the table says, or at least which lead to try first."""
    cdef Entry *entry = &p.table[key & p.table_mask]
    hint[0] = NONE
    if entry.key != key:
        return OPEN
    # Positions with one key may differ in whether the highest card of a faction is scored already. It weighs one more
    # than the others, so scores are odd in one of them and even in the other: a bound is moved to the own kind.
    if entry.yes_goal >= p.goal and not lanes_greater(entry.yes, node.score):
        bound[0] = lanes_add(entry.yes, lanes_unlike(entry.yes, node.score, p.crowned))
        return REACHED
    if entry.no_goal <= p.goal and not lanes_greater(node.score, entry.no):
        bound[0] = lanes_sub(entry.no, lanes_unlike(entry.no, node.score, p.crowned))
        return MISSED
    hint[0] = entry.move
    return OPEN


cdef inline void remember(Problem *p, uint64_t key, Verdict found, Lanes bound, int move) noexcept nogil:
    cdef Entry *entry = &p.table[key & p.table_mask]
    if entry.key != key:
        entry.key = key
        entry.yes = lanes_all(LANES_HIGHEST)
        entry.no = lanes_all(LANES_LOWEST)
    entry.move = move
    if found == REACHED:
        entry.yes = bound
        entry.yes_goal = p.goal
    else:
        entry.no = bound
        entry.no_goal = p.goal


cdef inline int32_t worth_of_proof(int depth, uint64_t nodes) noexcept nogil:
    """How good it is to have proved something so deep with so few nodes."""
    cdef int32_t cost = highest(nodes + 1) + 1
    cost *= cost
    return depth * depth * (1 << 20) // (cost * cost)


cdef inline void learn(int32_t *worth, int32_t value) noexcept nogil:
    """A mean in which the last times count most."""
    worth[0] += (value - worth[0]) >> 4


cdef inline void reward(int32_t *worth, int depth) noexcept nogil:
    """A sum, for there are too many pairs of lead and reply to know their means."""
    if worth[0] < TRIED_FIRST:
        worth[0] += depth * depth


cdef inline int most_promising(const int32_t *promise, int number) noexcept nogil:
    cdef int best = 0
    cdef int index
    for index in range(1, number):
        if promise[index] > promise[best]:
            best = index
    return best
