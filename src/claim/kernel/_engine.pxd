# A game in progress, as sets of cards (see _layout.pxd for how cards and plays are numbered).

from libc.stdint cimport int8_t, uint8_t

from claim.kernel._layout cimport Cards, Layout

cdef enum:
    STOCKED = 26    # cards in the stock at most

cdef enum Phase:
    RECRUIT = 1
    GATHER = 2
    OVER = 3

# Hands and followers hold cards; score, laid, waiting and discards hold plays.
cdef struct State:
    Cards hand[2]
    Cards followers[2]
    Cards score[2]
    Cards laid[2]
    Cards waiting
    Cards discards
    uint8_t stock[STOCKED]      # top card first
    int8_t top                  # index of the top card in it; 26 when it is empty
    int8_t revealed             # card, or NONE
    int8_t lead                 # the play that was led, or NONE
    int8_t reply                # the play that followed while a Seer's winner chooses (R6.17), else NONE
    int8_t leader
    int8_t to_move              # NONE when the game is over
    int8_t phase
    int8_t trick                # number in its phase, from 1

cdef class Board:
    cdef State state
    cdef readonly Layout layout
    cdef tuple _cards(self, Cards cards)
    cdef tuple _plays(self, Cards plays)
    cdef tuple _listed(self, Cards members, tuple names)
    cdef Cards _open(self) noexcept
