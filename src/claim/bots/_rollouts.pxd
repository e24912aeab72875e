# The rest of a game by rule of thumb, with a share of random moves: cheap, and likelier to end as sensible play would.

from libc.stdint cimport uint32_t, uint64_t

from claim.bots._guide cimport LEVELS, Guide
from claim.kernel._engine cimport OVER, RECRUIT, State
from claim.kernel._layout cimport FACTIONS, NONE, ORC, Cards, Deck, bit
from claim.kernel._lots cimport drawn_play, lots_of
from claim.kernel._rules cimport close, count, lowest, open_plays, play_on

cdef enum:
    AT_RANDOM = 1288490188  # three moves of ten, of 2^32


cdef inline int cheapest(const Guide *guide, Cards plays) noexcept nogil:
    cdef int level = 0
    while not plays & guide.level[level]:
        level += 1
    return lowest(plays & guide.level[level])


cdef inline int dearest(const Guide *guide, Cards plays) noexcept nogil:
    cdef int level = LEVELS - 1
    while not plays & guide.level[level]:
        level -= 1
    return lowest(plays & guide.level[level])


# Phase one


cdef inline int recruiting(const Deck *deck, const Guide *guide, const State *state, Cards plays) noexcept nogil:
    """Win a card worth having, as cheaply as may be, and Undead (R6.6); duck the others low."""
    cdef Cards winning
    cdef bint is_wanted = guide.wanted >> state.revealed & 1
    if state.lead == NONE:
        return dearest(guide, plays) if is_wanted else cheapest(guide, plays)
    winning = plays & deck.beating[state.lead]
    if winning and (is_wanted or bit(state.lead) & deck.undead or winning == plays):
        return cheapest(guide, winning)
    return cheapest(guide, plays ^ winning)


# Phase two: here all cards are known


cdef inline Cards decided(const Deck *deck, const State *state) noexcept nogil:
    """The plays of factions whose vote the cards still to come cannot turn: nobody needs them any more."""
    cdef Cards zero = state.score[0] | state.laid[0], one = state.score[1] | state.laid[1]
    cdef Cards left = state.hand[0] | state.hand[1] | state.waiting, plays, found = 0
    cdef int faction, difference, left_of_it
    left |= (left & deck.two_suited) << ORC
    if state.lead != NONE:
        left |= bit(state.lead)
    for faction in range(FACTIONS):
        plays = deck.of_faction[faction]
        difference = count(zero & plays) - count(one & plays)
        left_of_it = count(left & plays)
        if difference > left_of_it or -difference > left_of_it:
            found |= plays
    return found & ~deck.cyclops


cdef inline Cards unbeaten(const Deck *deck, Cards leads, Cards against) noexcept nogil:
    """The leads that nothing in the other hand beats."""
    cdef Cards found = 0
    cdef int lead
    while leads:
        lead = lowest(leads)
        if not open_plays(deck, against, lead) & deck.beating[lead]:
            found |= bit(lead)
        leads &= leads - 1
    return found


cdef inline Cards beaten(const Deck *deck, Cards leads, Cards against) noexcept nogil:
    """The leads that everything beats which the other hand may play."""
    cdef Cards found = 0
    cdef int lead
    while leads:
        lead = lowest(leads)
        if not open_plays(deck, against, lead) & ~deck.beating[lead]:
            found |= bit(lead)
        leads &= leads - 1
    return found


cdef inline int leading(
    const Deck *deck, const Guide *guide, const State *state, Cards plays, Cards spurned, Cards dead
) noexcept nogil:
    """Win for sure with a card that counts, striking a Gnome if possible; else lose what is better lost."""
    cdef Cards against = state.hand[1 - state.leader], gnomes = state.laid[1 - state.leader]
    cdef Cards winning = unbeaten(deck, plays & ~spurned & ~dead, against), giants, losing
    if winning:
        giants = winning & deck.giants if gnomes else 0
        while giants:
            if deck.struck_by[lowest(giants)] & gnomes:  # R6.20
                return lowest(giants)
            giants &= giants - 1
        return cheapest(guide, winning)
    if plays & spurned:
        losing = beaten(deck, plays & spurned, against)
        if losing:
            return dearest(guide, losing)
        return cheapest(guide, plays & dead if plays & dead else plays & spurned)
    return cheapest(guide, plays)


cdef inline int gathering(const Deck *deck, const Guide *guide, const State *state, Cards plays) noexcept nogil:
    """Win what counts as cheaply as may be; Dwarves go to the loser (R6.11), and of Cyclops one is enough (R6.23)."""
    cdef Cards dead = decided(deck, state), winning, losing
    cdef Cards spurned = deck.dwarves & ~dead   # not to be won
    cdef Cards thrown = spurned                 # to be thrown to a trick that is lost
    cdef int mover = state.to_move
    if deck.cyclops:
        if state.score[mover] & deck.cyclops:
            spurned |= deck.cyclops
        if state.score[1 - mover] & deck.cyclops:
            thrown |= deck.cyclops
    if state.lead == NONE:
        return leading(deck, guide, state, plays, spurned, dead)
    winning = plays & deck.beating[state.lead]
    losing = plays ^ winning
    if losing and not state.waiting:  # a waiting Troll goes with the trick (R6.14)
        if bit(state.lead) & spurned:
            if losing & spurned:
                return dearest(guide, losing & spurned)
            return cheapest(guide, losing & dead if losing & dead else losing)
        if bit(state.lead) & dead and losing & (thrown | dead):
            return cheapest(guide, losing & thrown if losing & thrown else losing & dead)
    if winning:
        return cheapest(guide, winning)
    if losing & thrown:
        return cheapest(guide, losing & thrown)
    return cheapest(guide, losing & dead if losing & dead else losing)


# Both


cdef inline void play_by_guide(const Deck *deck, const Guide *guide, State *state, uint64_t *lots) noexcept nogil:
    """Play a game to its end."""
    cdef uint64_t drawn
    cdef Cards plays
    cdef int play
    while state.phase != OVER:
        if state.reply != NONE:  # R6.17
            close(deck, state, guide.appeal[state.stock[state.top]] > guide.appeal[state.revealed])
            continue
        drawn = lots_of(lots)
        plays = open_plays(deck, state.hand[state.to_move], state.lead)
        if <uint32_t> drawn < AT_RANDOM:
            play = lowest(drawn_play(deck, plays, drawn >> 32))
        elif state.phase == RECRUIT:
            play = recruiting(deck, guide, state, plays)
        else:
            play = gathering(deck, guide, state, plays)
        play_on(deck, state, play)
