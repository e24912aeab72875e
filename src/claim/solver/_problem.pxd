# What the search works on: a question about a position of phase two, and the positions between its tricks.
#
# A score has a lane for each faction: seat 0's cards less seat 1's, each card with a weight, so that the sign of the
# lane is the vote. The other lanes are for Cyclops, of whom few are good and none is not (R6.23).

from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t

from claim.kernel._layout cimport CARDS, FACTIONS, PLAYS, Cards, Deck
from claim.solver._lanes cimport Lanes

cdef enum:
    LANES = 8
    OTHER_WAY = 5           # the lane of the Cyclops' difference with its sign changed
    LOWEST_OWNER = 6        # the lane of who has the lowest Cyclops
    VALUES = 10
    PAIR_VALUES = 5         # of Gnomes and Giants: 1 3 5 7 9
    CYCLOPS_STATES = 21 * 11 * 3
    MOST_MOVES = 32
    WORDS = 32              # of a key

# What is known about a position, whatever its score is.
cdef struct Entry:
    uint64_t key
    int16_t move            # the lead that was good, or NONE
    int16_t yes_goal        # the goal that `yes` is about, as about all lower ones
    int16_t no_goal         # the goal that `no` is about, as about all higher ones
    Lanes yes               # the goal is reached with every score that is nowhere lower
    Lanes no                # the goal is not reached with any score that is nowhere higher

# A position between two tricks.
cdef struct Node:
    Lanes score
    Lanes left              # the weights of what is still to be scored
    Cards hand[2]
    Cards laid[2]
    Cards pile[2]           # what each has scored, Gnomes laid out included; only where piles are kept
    Cards waiting
    int leader
    unsigned open_votes     # a bit for each lane whose vote is not decided yet

cdef struct Problem:
    Deck deck
    Node root
    int lead                # the play on the table, or NONE
    # the question
    int goal                # so many votes more than seat 1's
    bint is_abstract        # ranks, like moves and weakest scores, or the very cards
    bint keeps_piles
    # weights
    Lanes weight[PLAYS]     # of a play, to who collects it
    Lanes to_winner[PLAYS]  # the same as the trick's winner sees it; nothing for Trolls, who are taken one by one
    Lanes unscored[PLAYS]   # what leaves `left` when the play is scored; nothing for Trolls
    unsigned regular        # a bit for each lane whose sign is a vote
    Lanes irregular         # far above everything in the other lanes, else 0
    Lanes crowned           # 1 in the lanes of factions that their highest card may decide, else 0
    bint can_tie            # whether a vote may go to nobody
    int cyclops_lane        # or NONE
    int cyclops             # how many will be scored
    int8_t cyclops_low[CYCLOPS_STATES]
    int8_t cyclops_high[CYCLOPS_STATES]
    # what makes cards alike
    Cards ranked            # cards of which only the order matters
    Cards pair              # the others: Gnomes and Giants, or Elves and Orcs
    Cards starts            # cards that are never like the next lower one
    Cards ones              # Go1, which Go0 in the other hand keeps apart from the own Go0
    Cards crown             # the Troll that may decide their vote
    Cards gnomes_of[PAIR_VALUES]
    Cards giants_of[PAIR_VALUES]
    Cards beaten_by[CARDS]  # by Doppelganger, the cards that it beats when they are led
    int double_shift        # from a value's bit to the Doppelganger of that value
    int value_shift[FACTIONS]   # the same for ranked factions; their zeros are apart
    Cards value_cards[FACTIONS]
    # what the search has learned
    Entry *table
    uint64_t table_mask
    uint64_t salt           # of this position
    uint64_t odd[WORDS]     # without a pattern: a key is the sum of its words, each times its own of these
    int32_t lead_worth[32][PLAYS]   # by open votes
    int32_t any_lead_worth[PLAYS]
    int32_t reply_worth[PLAYS][PLAYS]
    # budget
    uint64_t nodes
    uint64_t most_nodes
    double deadline         # on the clock, or 0
    uint64_t pause_at       # nodes at which it begins anew with what it has learned
    uint64_t look_at        # nodes at which it looks whether the budget is spent
    uint64_t listen_at      # nodes at which it looks whether somebody wants to stop it
    bint is_spent
    bint is_interrupted
