# Trees of searches, lent to one search at a time.

from claim.bots._tree cimport Tree
from claim.bots._worlds cimport Unknown
from claim.kernel._engine cimport State
from claim.kernel._layout cimport Layout

cdef enum:
    MOST_NODES = 1 << 21    # 64 megabytes


cdef class Grove:
    cdef Tree tree

cdef Grove lent()
cdef int give_back(Grove grove) except -1
cdef object findings(Layout layout, const Tree *tree, const Unknown *unknown)
cdef object move_of(Layout layout, const State *known, int key)
