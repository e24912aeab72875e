# The search where votes may be equal, and cards and values decide (R7.5).

from libc.stdint cimport int8_t, int32_t, uint64_t

from claim.kernel._layout cimport NONE, Cards
from claim.kernel._rules cimport distinct, lowest, open_plays
from claim.solver._keys cimport ANY, measured_key_of
from claim.solver._lanes cimport Lanes
from claim.solver._memory cimport TRIED, most_promising
from claim.solver._moves cimport unlike
from claim.solver._problem cimport MOST_MOVES, Entry, Node, Problem
from claim.solver._tricks cimport play_trick
from claim.solver._verdicts cimport MISSED, OPEN, REACHED, Verdict, count_piles
from claim.solver._votes cimport reaches


cdef inline Verdict outdoes(Problem *p, Node *node, int cards, int values) noexcept nogil:
    """Whether seat 0 gets more votes, or as many and at least so much of the tie-break's measures (R7.5).

    Only lines of equal votes are searched here, all others are left to the search for votes; and only where cards are
    equal too does it matter which cards they are.
    """
    cdef Verdict wanted = MISSED if node.leader else REACHED
    cdef Verdict found
    cdef int32_t[MOST_MOVES] promise
    cdef int8_t[MOST_MOVES] moves
    cdef int number = 0
    cdef int tried, best
    cdef uint64_t key
    cdef Entry *entry
    cdef Cards plays
    cdef Lanes bound
    if not node.hand[0] and not node.hand[1]:
        p.nodes += 1
        return counted(p, node, cards, values)
    p.goal = 1
    found = reaches(p, node, &bound)
    if found != MISSED:
        return found
    p.goal = 0
    found = reaches(p, node, &bound)
    if found != REACHED:
        return found
    if values != ANY and not p.deck.by_values:
        found = outdoes(p, node, cards + 1, ANY)
        if found != MISSED:
            return found
        found = outdoes(p, node, cards, ANY)
        if found != REACHED:
            return found
    key = measured_key_of(p, node, cards, values, p.odd)
    entry = &p.table[key & p.table_mask]
    if entry.key == key:
        return <Verdict> entry.move
    plays = tie_moves(p, node, NONE, values)
    while plays:
        moves[number] = lowest(plays)
        plays &= plays - 1
        promise[number] = p.any_lead_worth[moves[number]] + 4 * p.lead_worth[node.open_votes][moves[number]]
        number += 1
    for tried in range(number):
        best = most_promising(promise, number)
        promise[best] = TRIED
        found = outdoes_with(p, node, moves[best], cards, values)
        if found == OPEN:
            return OPEN
        if found == wanted:
            break
    entry = &p.table[key & p.table_mask]
    entry.key = key
    entry.move = found
    return found


cdef inline Verdict outdoes_with(Problem *p, Node *node, int lead, int cards, int values) noexcept nogil:
    """The same when this is led."""
    cdef Verdict wanted = REACHED if node.leader else MISSED
    cdef Verdict found = OPEN
    cdef int32_t[MOST_MOVES] promise
    cdef int8_t[MOST_MOVES] moves
    cdef int number = 0
    cdef int tried, best
    cdef Cards plays = tie_moves(p, node, lead, values)
    cdef Node after
    cdef Lanes gain
    while plays:
        moves[number] = lowest(plays)
        plays &= plays - 1
        promise[number] = p.reply_worth[lead][moves[number]]
        number += 1
    for tried in range(number):
        best = most_promising(promise, number)
        promise[best] = TRIED
        play_trick(p, node, lead, moves[best], &after, &gain)
        found = outdoes(p, &after, cards, values)
        if found == OPEN or found == wanted:
            break
    return found


cdef inline Cards tie_moves(const Problem *p, const Node *node, int lead, int values) noexcept nogil:
    """The leads, or the replies to one: cards alike are one where values do not matter."""
    cdef int seat = node.leader ^ (lead != NONE)
    cdef Cards plays = open_plays(&p.deck, node.hand[seat], lead)
    return unlike(p, plays, node.hand[1 - seat]) if values == ANY else distinct(&p.deck, plays)


cdef inline Verdict counted(const Problem *p, const Node *node, int cards, int values) noexcept nogil:
    cdef int votes, more_cards, more_values
    count_piles(p, node, &votes, &more_cards, &more_values)
    if votes:
        return REACHED if votes > 0 else MISSED
    return REACHED if more_cards > cards or more_cards == cards and more_values >= values else MISSED
