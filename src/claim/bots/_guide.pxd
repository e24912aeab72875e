# What is worth what in a deck, by rule of thumb: for rollouts.

from libc.stdint cimport int16_t

from claim.kernel._layout cimport CARDS, Cards, Layout

cdef enum:
    LEVELS = 16

cdef struct Guide:
    Cards wanted            # the cards better to have as followers than what the stock gives in the mean
    int16_t appeal[CARDS]   # how good a follower a card is
    Cards level[LEVELS]     # the plays by what they are worth keeping, the cheapest first

cdef class GuideBook:
    cdef Guide guide

cdef GuideBook guide_to(Layout layout)
