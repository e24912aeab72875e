# What a search may cost, and who may stop it.

from cpython.exc cimport PyErr_CheckSignals

from claim.solver._lanes cimport clock
from claim.solver._problem cimport Problem

cdef enum:
    LOOK_EVERY = 4096       # nodes between two looks at the budget
    LISTEN_EVERY = 4_000_000
    SMALL_TABLE = 1 << 17   # entries, six megabytes of them: as much as stays near the processor
    LARGE_TABLE = 1 << 20   # for positions that take MANY nodes; untouched it costs nothing
    MANY = 2_000_000


cdef inline bint is_over_budget(Problem *p) noexcept nogil:
    if p.nodes >= p.look_at:
        look_up(p)
    return p.is_spent or p.nodes >= p.pause_at


cdef inline void look_up(Problem *p) noexcept nogil:
    """Now and then: is the budget spent, does somebody want to stop, is a larger table worth the slower memory?"""
    p.look_at = p.nodes + LOOK_EVERY
    if p.nodes > MANY:
        p.table_mask = LARGE_TABLE - 1
    if p.nodes >= p.most_nodes or (p.deadline > 0 and clock() > p.deadline):
        p.is_spent = True
    elif p.most_nodes - p.nodes < LOOK_EVERY:
        p.look_at = p.most_nodes
    if p.nodes >= p.listen_at:
        p.listen_at = p.nodes + LISTEN_EVERY
        with gil:
            try:
                PyErr_CheckSignals()
            except BaseException:
                p.is_interrupted = p.is_spent = True
