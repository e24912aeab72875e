# The deck's tables, and how its cards are numbered.
#
# Cards are numbered as in the book's deck: by faction in the ruleset's order, within it from low to high, copies
# beside each other; so 0 to 51. Elf/Orc cards come last (44 to 51). A *play* is a card's number; an Elf/Orc card
# played as an Orc is its number plus ORC. Sets of cards or plays are the bits of a 64-bit word.

from libc.stdint cimport int8_t, uint64_t

ctypedef uint64_t Cards

cdef enum:
    FACTIONS = 5    # that vote
    TRICKS = 13
    CARDS = 52
    PLAYS = 60
    ORC = 8         # from an Elf/Orc card's number to its play as an Orc
    NONE = -1

cdef inline Cards bit(int number) noexcept nogil:
    return <Cards> 1 << number

# What never changes during a game.
cdef struct Deck:
    bint by_values              # tie-break "values" (R7.5)
    int8_t faction[PLAYS]       # of a play: its index in the ruleset's factions
    int8_t value[PLAYS]
    Cards of_faction[FACTIONS]  # the plays that are of a faction
    Cards obliging[FACTIONS]    # who holds one of these cards must follow the faction (R4.4, R6.26)
    Cards following[FACTIONS]   # the plays by which one follows it: of the faction, or standing in (R6.9)
    Cards beating[PLAYS]        # the plays that win when played to this lead (R4.5, R6.2, R6.9)
    Cards copies[4]             # copies[n]: cards equal to the card n + 1 below
    int8_t most_copies          # of one card: 5 Go0, 3 Gn5, else 1
    # the cards of powers; empty where the faction is not in the deck
    Cards undead, dwarves, doppelgangers, gnomes, giants, dragons, trolls, seers, cyclops
    Cards two_suited            # Elf/Orc cards, by their numbers as cards
    # the same by the play that was led, for speed
    Cards obliging_to[PLAYS]
    Cards following_to[PLAYS]
    Cards struck_by[PLAYS]      # the Gnomes of a Giant's value; empty for other plays
    Cards same[PLAYS]           # the plays equal to a play, itself included
    Cards zeros                 # the one card there are more than three of (Go0), if the deck has it
    Cards in_order[FACTIONS]    # the plays of a faction if a higher one is of higher value; empty if some are equal
    uint64_t weight[PLAYS]      # of as many cards of a faction the greater sum of these has the vote (R7.2)

cdef class Layout:
    cdef Deck deck
    cdef readonly object ruleset
    cdef readonly object book
    cdef readonly tuple cards       # the rules' Card of each number
    cdef readonly tuple plays       # the rules' Card of each play, as declared; None where there is none
    cdef readonly tuple moves       # the rules' Move of each play; None where there is none
    cdef readonly dict number_of    # the lowest number of each Card
    cdef readonly dict play_of      # the lowest play of each Move
    cdef int _fill_factions(self) except -1
    cdef Cards _cards_of(self, str code) except? 0
    cdef int _fill_contests(self) except -1
    cdef int _fill_copies(self) except -1
    cdef int _fill_weights(self) except -1

# Hands out the numbers of cards, each once.
cdef class Numbers:
    cdef dict _free
    cdef Layout _layout
    cdef int of_card(self, card) except -1
    cdef Cards of_pile(self, pile) except? 0
    cdef Cards left(self) except? 0
