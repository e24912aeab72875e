# A trick of phase two as the search needs it: what it does to the hands and to the score.

from claim.kernel._layout cimport Cards, Deck, bit
from claim.kernel._rules cimport card_of, highest, lowest, next_leader, reply_wins
from claim.solver._lanes cimport Lanes, lanes_add, lanes_all, lanes_sub
from claim.solver._problem cimport Node, Problem


cdef inline void play_trick(
    const Problem *p, const Node *node, int lead, int reply, Node *after, Lanes *gain
) noexcept nogil:
    """The position after a trick, and what it adds to the score."""
    cdef const Deck *deck = &p.deck
    cdef int leader = node.leader
    cdef int winner = leader ^ reply_wins(deck, lead, reply)
    cdef Cards played = bit(lead) | bit(reply)
    cdef Lanes won = lanes_add(p.to_winner[lead], p.to_winner[reply])
    after.hand[leader] = node.hand[leader] & ~card_of(deck, bit(lead))
    after.hand[1 - leader] = node.hand[1 - leader] & ~card_of(deck, bit(reply))
    after.left = lanes_sub(lanes_sub(node.left, p.unscored[lead]), p.unscored[reply])
    after.laid[0] = node.laid[0]
    after.laid[1] = node.laid[1]
    after.waiting = 0
    after.leader = next_leader(deck, leader, winner, bit(lead), bit(reply))
    if deck.trolls:
        won = lanes_add(won, take_trolls(p, node, played, after))
    if deck.gnomes:
        after.laid[winner] |= played & deck.gnomes
        won = lanes_add(won, strike_gnome(p, after, 1 - winner, lead))
        won = lanes_add(won, strike_gnome(p, after, 1 - winner, reply))
    if winner:
        won = lanes_sub(lanes_all(0), won)
    after.score = lanes_add(node.score, won)
    gain[0] = won
    if p.keeps_piles:
        after.pile[winner] = (
            node.pile[winner] | played & ~(deck.dwarves | deck.trolls)
            | (node.waiting | played & deck.trolls) & ~after.waiting
        )
        after.pile[1 - winner] = (
            (node.pile[1 - winner] | played & deck.dwarves) & ~(node.laid[1 - winner] & ~after.laid[1 - winner])
        )


cdef inline Lanes take_trolls(const Problem *p, const Node *node, Cards played, Node *after) noexcept nogil:
    """R6.14, R6.16: the highest goes to the winner, all of them in the last trick."""
    cdef Cards trolls = node.waiting | played & p.deck.trolls
    cdef Lanes won = lanes_all(0)
    cdef Cards taken
    if not trolls:
        return won
    taken = bit(highest(trolls)) if after.hand[0] else trolls
    after.waiting = trolls & ~taken
    while taken:
        won = lanes_add(won, p.weight[lowest(taken)])
        taken &= taken - 1
    after.left = lanes_sub(after.left, won)
    return won


cdef inline Lanes strike_gnome(const Problem *p, Node *after, int victim, int play) noexcept nogil:
    """R6.20: what its winner gains by a Giant, if it is one."""
    cdef Cards gnome = after.laid[victim] & p.deck.struck_by[play]
    if not gnome:
        return lanes_all(0)
    after.laid[victim] ^= gnome & (~gnome + 1)
    return p.weight[lowest(gnome)]
