# When it is decided: votes that no play can change any more, and the scores for which that holds.

from libc.stdint cimport int16_t

from claim.kernel._layout cimport FACTIONS, NONE, Cards
from claim.kernel._rules cimport count, lowest, measure, vote
from claim.solver._lanes cimport (
    LANES_LOWEST, Lanes, lanes_add, lanes_all, lanes_greater, lanes_load, lanes_store, lanes_sub, lanes_where,
)
from claim.solver._problem cimport LANES, LOWEST_OWNER, OTHER_WAY, PAIR_VALUES, Node, Problem
from claim.solver._weights cimport cyclops_state

cdef enum Verdict:
    MISSED = 0
    REACHED = 1
    OPEN = 2

cdef enum:
    DONT_CARE = -16000      # no score is as low: such a lane of a proof asks for nothing


cdef inline Verdict verdict_of(const Problem *p, Node *node, Lanes *bound) noexcept nogil:
    """Whether the goal is reached, out of reach or open still, and the weakest scores for which that is so."""
    cdef Lanes zero = lanes_all(0)
    cdef Lanes other = lanes_sub(zero, node.score)  # seat 1's score
    cdef Lanes risk = node.left                     # what seat 0 may lose
    cdef Lanes chance = node.left                   # what it may gain
    cdef int cyclops_low = 0, cyclops_high = 0
    if node.laid[0] | node.laid[1] and (node.hand[0] | node.hand[1]) & p.deck.giants:
        foresee_strikes(p, node, &risk, &chance)
    if not p.is_abstract:
        return sure_verdict(p, node, risk, chance)
    node.open_votes = p.regular & ~(lanes_greater(node.score, risk) | lanes_greater(other, chance))
    if p.cyclops_lane != NONE:
        foresee_cyclops_vote(p, node, &cyclops_low, &cyclops_high)
    if suffices(p, node.score, risk, cyclops_low, p.goal, bound):
        return REACHED
    if suffices(p, other, chance, -cyclops_high, 1 - p.goal, bound):
        bound[0] = lanes_sub(zero, bound[0])
        return MISSED
    return OPEN


# What may still happen


cdef inline void foresee_strikes(const Problem *p, const Node *node, Lanes *risk, Lanes *chance) noexcept nogil:
    """Gnomes laid out that Giants may still remove."""
    cdef Cards live = node.hand[0] | node.hand[1]
    cdef int value, giants, number
    for value in range(PAIR_VALUES):
        giants = count(live & p.giants_of[value])
        if giants:
            for number in range(min(giants, count(node.laid[0] & p.gnomes_of[value]))):
                risk[0] = lanes_add(risk[0], p.weight[lowest(p.gnomes_of[value])])
            for number in range(min(giants, count(node.laid[1] & p.gnomes_of[value]))):
                chance[0] = lanes_add(chance[0], p.weight[lowest(p.gnomes_of[value])])


cdef inline void foresee_cyclops_vote(const Problem *p, Node *node, int *low, int *high) noexcept nogil:
    cdef int16_t[LANES] score
    cdef int state
    lanes_store(score, node.score)
    state = cyclops_state(
        score[p.cyclops_lane], count((node.hand[0] | node.hand[1]) & p.deck.cyclops), score[LOWEST_OWNER]
    )
    low[0] = p.cyclops_low[state]
    high[0] = p.cyclops_high[state]
    if low[0] < high[0]:
        node.open_votes |= 1 << p.cyclops_lane


# Whether that is enough


cdef inline bint suffices(
    const Problem *p, Lanes score, Lanes risk, int cyclops, int goal, Lanes *bound
) noexcept nogil:
    """Whether the votes that are sure with this score, at this risk, reach the goal, and with which other scores."""
    cdef Lanes zero = lanes_all(0)
    cdef Lanes least = lanes_sub(score, risk)
    cdef int votes = (
        count(lanes_greater(least, zero) & p.regular) - count(lanes_greater(zero, least) & p.regular) + cyclops
    )
    if votes < goal:
        return False
    least = lanes_sub(least, p.irregular)
    bound[0] = lanes_where(
        least, zero, lanes_add(risk, lanes_all(1)), lanes_where(least, lanes_all(-1), risk, lanes_all(LANES_LOWEST))
    )
    if votes > goal or (p.cyclops_lane != NONE and cyclops > -1):
        leave_out(p, score, least, cyclops, votes - goal, bound)
    return True


cdef inline void leave_out(
    const Problem *p, Lanes score, Lanes least, int cyclops, int spare, Lanes *bound
) noexcept nogil:
    """Ask no more of a score than the proof needs: Cyclops first, then the votes that are won most narrowly."""
    cdef int16_t[LANES] need
    cdef int16_t[LANES] own
    cdef int16_t[LANES] sure
    cdef int lane, weakest
    lanes_store(need, bound[0])
    lanes_store(own, score)
    lanes_store(sure, least)
    if p.cyclops_lane != NONE and cyclops > -1:
        if spare > cyclops:
            spare -= cyclops + 1
        else:
            need[p.cyclops_lane] = own[p.cyclops_lane]
            need[OTHER_WAY] = own[OTHER_WAY]
            need[LOWEST_OWNER] = own[LOWEST_OWNER]
    while spare > 1:
        weakest = NONE
        for lane in range(FACTIONS):
            if lane != p.cyclops_lane and need[lane] > DONT_CARE and sure[lane] > 0:
                if weakest == NONE or sure[lane] < sure[weakest]:
                    weakest = lane
        if weakest == NONE:
            break
        need[weakest] = LANES_LOWEST
        spare -= 2
    for lane in range(FACTIONS):
        if spare and lane != p.cyclops_lane and need[lane] > DONT_CARE and sure[lane] == 0:
            need[lane] = LANES_LOWEST
            spare -= 1
    bound[0] = lanes_load(need)


# Without abstractions


cdef inline Verdict sure_verdict(const Problem *p, Node *node, Lanes risk, Lanes chance) noexcept nogil:
    """The same where lanes may hold numbers of cards alone: then zero says nothing until the end."""
    cdef int votes, cards, values, won, lost
    node.open_votes = 0
    if not node.hand[0] and not node.hand[1]:
        count_piles(p, node, &votes, &cards, &values)
        return REACHED if votes >= p.goal else MISSED
    won = count(lanes_greater(node.score, risk) & p.regular)
    lost = count(lanes_greater(lanes_sub(lanes_all(0), node.score), chance) & p.regular)
    if won - (FACTIONS - won) >= p.goal:
        return REACHED
    if FACTIONS - lost - lost < p.goal:
        return MISSED
    return OPEN


cdef inline void count_piles(const Problem *p, const Node *node, int *votes, int *cards, int *values) noexcept nogil:
    """At the end: by how much seat 0 is ahead in votes, and by the tie-break's measures (R7.5)."""
    cdef int[FACTIONS] owner
    cdef int faction
    votes[0] = 0
    for faction in range(FACTIONS):
        owner[faction] = vote(&p.deck, faction, node.pile[0], node.pile[1])
        votes[0] += (owner[faction] == 0) - (owner[faction] == 1)
    measure(&p.deck, node.pile, owner, cards, values)
    if p.deck.by_values:
        cards[0] = 0
    elif cards[0]:
        values[0] = 0
