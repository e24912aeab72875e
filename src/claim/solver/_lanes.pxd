# Eight small numbers side by side: see _lanes.h.

from libc.stdint cimport int16_t, uint64_t


cdef extern from "_lanes.h" nogil:
    ctypedef struct Lanes:
        pass
    enum:
        LANES_LOWEST
        LANES_HIGHEST
    Lanes lanes_all(int value)
    Lanes lanes_load(const int16_t *values)
    void lanes_store(int16_t *values, Lanes a)
    Lanes lanes_add(Lanes a, Lanes b)
    Lanes lanes_sub(Lanes a, Lanes b)
    Lanes lanes_max(Lanes a, Lanes b)
    Lanes lanes_min(Lanes a, Lanes b)
    Lanes lanes_unlike(Lanes a, Lanes b, Lanes c)
    unsigned lanes_greater(Lanes a, Lanes b)
    Lanes lanes_where(Lanes a, Lanes b, Lanes yes, Lanes no)
    uint64_t gathered "claim_gathered"(uint64_t bits, uint64_t mask)
    void fetch "claim_fetch"(const void *place)
    double clock "claim_clock"()
