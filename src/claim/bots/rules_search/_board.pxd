from claim.bots.rules_search._state cimport Deck, State


cdef class Board:
    cdef Deck deck
    cdef State state
    cdef readonly object book
    cdef dict _numbers
    cdef dict _places
    cdef int _faction(self, str code) except -3
    cdef int _fill(self, unsigned char *places, cards) except -1
    cdef int _stand_in_trick(self, position) except -1
