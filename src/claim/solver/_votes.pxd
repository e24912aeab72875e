# The search for votes. A proof comes with the weakest scores for which it holds, and the table keeps it with these.

from libc.stdint cimport int8_t, int32_t, uint64_t

from claim.kernel._layout cimport NONE, Cards
from claim.kernel._rules cimport count, lowest, open_plays
from claim.solver._budget cimport is_over_budget
from claim.solver._keys cimport key_of
from claim.solver._lanes cimport (
    LANES_HIGHEST, LANES_LOWEST, Lanes, fetch, lanes_all, lanes_max, lanes_min, lanes_sub,
)
from claim.solver._memory cimport (
    TRIED, TRIED_FIRST, learn, most_promising, remember, remembered, reward, worth_of_proof,
)
from claim.solver._moves cimport unlike
from claim.solver._problem cimport MOST_MOVES, Node, Problem
from claim.solver._tricks cimport play_trick
from claim.solver._verdicts cimport MISSED, OPEN, REACHED, Verdict, verdict_of


cdef inline Verdict reaches(Problem *p, Node *node, Lanes *bound) noexcept nogil:
    """Whether seat 0 reaches the goal from between two tricks, and the weakest scores for which that is so."""
    cdef uint64_t key
    cdef int hint
    cdef Verdict found = verdict_of(p, node, bound)
    p.nodes += 1
    if found != OPEN:
        return found
    key = key_of(p, node, p.odd)
    found = remembered(p, node, key, bound, &hint)
    return searched(p, node, key, hint, bound) if found == OPEN else found


cdef inline Verdict searched(Problem *p, Node *node, uint64_t key, int hint, Lanes *bound) noexcept nogil:
    """The same by trying the leads."""
    cdef int leader = node.leader
    cdef Verdict wanted = MISSED if leader else REACHED
    cdef Verdict found = REACHED if leader else MISSED
    cdef int depth = count(node.hand[0])
    cdef Cards plays
    cdef int8_t[MOST_MOVES] moves
    cdef int32_t[MOST_MOVES] promise
    cdef int32_t *worth = p.lead_worth[node.open_votes]
    cdef int number = 0
    cdef int move, best, tried
    cdef uint64_t before
    cdef Lanes own
    if is_over_budget(p):
        return OPEN
    bound[0] = lanes_all(LANES_LOWEST if leader else LANES_HIGHEST)
    plays = unlike(p, open_plays(&p.deck, node.hand[leader], NONE), node.hand[1 - leader])
    while plays:
        move = lowest(plays)
        plays &= plays - 1
        moves[number] = move
        promise[number] = TRIED_FIRST if move == hint else p.any_lead_worth[move] + 4 * worth[move]
        number += 1
    for tried in range(number):
        best = most_promising(promise, number)
        promise[best] = TRIED
        move = moves[best]
        before = p.nodes
        found = reaches_with(p, node, move, &own)
        if found == OPEN:
            return OPEN
        if joins(found, wanted, own, bound):
            learn(&worth[move], worth_of_proof(depth, p.nodes - before))
            learn(&p.any_lead_worth[move], worth_of_proof(depth, p.nodes - before))
            hint = move
            break
        learn(&worth[move], 0)
        learn(&p.any_lead_worth[move], 0)
    if not p.is_abstract:
        bound[0] = lanes_all(LANES_LOWEST if found == REACHED else LANES_HIGHEST)  # the key holds the score
    remember(p, key, found, bound[0], hint)
    return found


cdef inline Verdict reaches_with(Problem *p, Node *node, int lead, Lanes *bound) noexcept nogil:
    """The same when this is led, by trying the replies; first those of which something is known already."""
    cdef int leader = node.leader
    cdef Verdict wanted = REACHED if leader else MISSED
    cdef Verdict found
    cdef int depth = count(node.hand[0])
    cdef Cards plays = unlike(p, open_plays(&p.deck, node.hand[1 - leader], lead), node.hand[leader])
    cdef int32_t *worth = p.reply_worth[lead]
    cdef int8_t[MOST_MOVES] moves
    cdef int32_t[MOST_MOVES] promise
    cdef Node[MOST_MOVES] after
    cdef Lanes[MOST_MOVES] gain
    cdef uint64_t[MOST_MOVES] key
    cdef int[MOST_MOVES] hint
    cdef int number = 0
    cdef int move, index, left
    cdef Lanes own
    bound[0] = lanes_all(LANES_HIGHEST if leader else LANES_LOWEST)
    while plays:
        move = lowest(plays)
        plays &= plays - 1
        play_trick(p, node, lead, move, &after[number], &gain[number])
        p.nodes += 1
        found = verdict_of(p, &after[number], &own)
        if found == OPEN:
            key[number] = key_of(p, &after[number], p.odd)
            fetch(&p.table[key[number] & p.table_mask])
            moves[number] = move
            promise[number] = worth[move]
            number += 1
            continue
        if joins(found, wanted, lanes_sub(own, gain[number]), bound):
            reward(&worth[move], depth)
            return wanted
    left = number
    for index in range(number):
        found = remembered(p, &after[index], key[index], &own, &hint[index])
        if found == OPEN:
            continue
        if joins(found, wanted, lanes_sub(own, gain[index]), bound):
            reward(&worth[moves[index]], depth)
            return wanted
        promise[index] = TRIED
        left -= 1
    while left:
        index = most_promising(promise, number)
        promise[index] = TRIED
        left -= 1
        found = searched(p, &after[index], key[index], hint[index], &own)
        if found == OPEN:
            return OPEN
        if joins(found, wanted, lanes_sub(own, gain[index]), bound):
            reward(&worth[moves[index]], depth)
            return wanted
    return MISSED if wanted == REACHED else REACHED


cdef inline bint joins(Verdict found, Verdict wanted, Lanes own, Lanes *bound) noexcept nogil:
    """Whether a move proves what its player wants; if not, its proof joins those of the other moves."""
    if found == wanted:
        bound[0] = own
    elif found == REACHED:
        bound[0] = lanes_max(bound[0], own)
    else:
        bound[0] = lanes_min(bound[0], own)
    return found == wanted
