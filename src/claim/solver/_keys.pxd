# The key of a position: what tells it from others of which something else may hold. The score is left out, and so are
# the values of cards of which only the order matters.

from libc.stdint cimport int16_t, uint64_t

from claim.kernel._layout cimport FACTIONS, Cards
from claim.kernel._rules cimport count, lowest
from claim.solver._lanes cimport gathered, lanes_store
from claim.solver._problem cimport PAIR_VALUES, Node, Problem


cdef extern from "_bits.h" nogil:
    uint64_t mixed "claim_seeded"(uint64_t word)

cdef enum:
    ANY = -1000     # of the tie-break's values: cards alone are asked for



cdef inline uint64_t key_of(const Problem *p, const Node *node, const uint64_t *odd) noexcept nogil:
    cdef Cards zero = node.hand[0]
    cdef Cards one = node.hand[1]
    cdef Cards live = zero | one
    cdef Cards ranked = live & p.ranked
    cdef uint64_t word, key
    cdef int faction
    if not p.is_abstract:
        return exact_key_of(node, p.salt, odd)
    word = gathered(zero, ranked)
    for faction in range(FACTIONS):
        word = word << 4 | count(ranked & p.deck.of_faction[faction])
    word = word << 1 | node.leader
    word = word << 4 | count(node.waiting)
    word = word << 1 | (node.waiting & p.crown != 0)
    if zero & p.deck.zeros and one & p.deck.zeros:
        word |= <uint64_t> (count(zero & p.deck.zeros) << 3 | count(one & p.deck.zeros)) << 58
    key = p.salt + word * odd[0]
    if p.pair:
        key += (zero & p.pair) * odd[1] + (live & p.pair) * odd[2]
        if node.laid[0] | node.laid[1] and live & p.deck.giants:
            key += gnomes_in_danger(p, node, live) * odd[3]
    if p.deck.doppelgangers:
        key += ranks_of_doubles(p, zero, one, odd + 8) + ranks_of_doubles(p, one, zero, odd + 20)
    return mixed(key)


cdef inline uint64_t exact_key_of(const Node *node, uint64_t salt, const uint64_t *odd) noexcept nogil:
    """The very cards, and who has scored what."""
    return mixed(
        salt + node.hand[0] * odd[0] + node.hand[1] * odd[1] + node.pile[0] * odd[2] + node.pile[1] * odd[3]
        + node.laid[0] * odd[4] + node.laid[1] * odd[5] + node.waiting * odd[6] + node.leader * odd[7]
    )


cdef inline uint64_t measured_key_of(
    const Problem *p, const Node *node, int cards, int values, const uint64_t *odd
) noexcept nogil:
    """The key where votes are equal: with the score, and with the very cards only where their values matter."""
    cdef uint64_t salt = mixed(p.salt ^ mixed(<uint64_t> (cards + 100) * 100_000 + <uint64_t> (values + 50_000)))
    cdef uint64_t[2] score
    cdef uint64_t key
    cdef Cards mine
    cdef int faction
    if values != ANY:
        return exact_key_of(node, salt, odd)
    lanes_store(<int16_t *> score, node.score)
    key = salt + key_of(p, node, odd) + score[0] * odd[4] + score[1] * odd[5]
    if p.pair:  # how many of them there will be is not settled
        for faction in range(FACTIONS):
            mine = p.deck.of_faction[faction]
            key += <uint64_t> (count(node.pile[0] & mine) << 5 | count(node.pile[1] & mine)) * odd[24 + faction]
    return mixed(key)


cdef inline uint64_t gnomes_in_danger(const Problem *p, const Node *node, Cards live) noexcept nogil:
    """How many of the Gnomes laid out can still be removed, by value and owner."""
    cdef uint64_t word = 0
    cdef int value, giants
    for value in range(PAIR_VALUES):
        giants = count(live & p.giants_of[value])
        word = word << 2 | min(giants, count(node.laid[0] & p.gnomes_of[value]))
        word = word << 2 | min(giants, count(node.laid[1] & p.gnomes_of[value]))
    return word


cdef inline uint64_t ranks_of_doubles(
    const Problem *p, Cards mine, Cards theirs, const uint64_t *odd
) noexcept nogil:
    """Which cards of the other hand each Doppelganger would beat."""
    cdef Cards doubles = mine & p.deck.doppelgangers
    cdef uint64_t key = 0
    cdef int number = 0
    theirs &= ~p.deck.doppelgangers
    while doubles:
        key += (gathered(p.beaten_by[lowest(doubles)], theirs) + 1) * odd[number]
        doubles &= doubles - 1
        number += 1
    return key
