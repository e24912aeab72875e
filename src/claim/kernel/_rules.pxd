# The rules of a trick and of the count, on sets of cards. Where a power is not in the deck its set of cards is empty.

from libc.stdint cimport uint64_t

from claim.kernel._engine cimport GATHER, OVER, RECRUIT, State
from claim.kernel._layout cimport FACTIONS, NONE, ORC, TRICKS, Cards, Deck, bit


cdef extern from "_bits.h" nogil:
    int count "claim_count"(Cards cards)
    int lowest "claim_lowest"(Cards cards)
    int highest "claim_highest"(Cards cards)


# Playing a card


cdef inline Cards open_plays(const Deck *deck, Cards hand, int lead) noexcept nogil:
    """The plays that the rules leave open: all, or those that follow the lead (R4.4, R6.9, R6.26)."""
    cdef Cards plays = hand | (hand & deck.two_suited) << ORC
    if lead == NONE:
        return plays
    cdef Cards anything = <Cards> ((hand & deck.obliging_to[lead]) != 0) - 1
    return plays & (deck.following_to[lead] | anything)


cdef inline Cards distinct(const Deck *deck, Cards plays) noexcept nogil:
    """One of each equal plays (R1.16)."""
    cdef Cards zeros
    if deck.most_copies == 1:
        return plays
    if deck.zeros:
        zeros = plays & deck.zeros
        return (plays ^ zeros) | (zeros & -zeros)
    return plays & ~((plays << 1 & deck.copies[0]) | (plays << 2 & deck.copies[1]))


cdef inline Cards card_of(const Deck *deck, Cards play) noexcept nogil:
    """The card of a play, or the cards of plays: without the declaration."""
    cdef Cards orcs = play & deck.two_suited << ORC
    return play ^ orcs | orcs >> ORC


# The end of a trick


cdef inline bint reply_wins(const Deck *deck, int lead, int reply) noexcept nogil:
    return deck.beating[lead] >> reply & 1


cdef inline int next_leader(const Deck *deck, int leader, int winner, Cards lead, Cards reply) noexcept nogil:
    """The winner (R4.10), or whoever played the last Dragon (R6.13)."""
    if deck.dragons == 0:
        return winner
    cdef int from_leader = winner ^ leader
    from_leader &= (lead & deck.dragons) == 0
    from_leader |= (reply & deck.dragons) != 0
    return leader ^ from_leader


cdef inline void close_recruit(
    const Deck *deck, State *state, int winner, Cards lead, Cards reply, bint takes_deck
) noexcept nogil:
    """The end of a trick of phase one (R4.11), and the beginning of the next trick."""
    cdef int top = state.top
    cdef Cards revealed = bit(state.revealed), drawn = bit(state.stock[top])
    cdef Cards changed = (revealed ^ drawn) & -<Cards> takes_deck  # R6.17
    state.followers[winner] |= revealed ^ changed
    state.followers[1 - winner] |= drawn ^ changed
    state.score[winner] |= (lead | reply) & deck.undead  # R6.6
    state.discards |= card_of(deck, (lead | reply) & ~deck.undead)
    state.leader = next_leader(deck, state.leader, winner, lead, reply)
    if state.trick < TRICKS:
        state.trick += 1
        state.revealed = state.stock[top + 1]
        state.top = top + 2
    else:
        state.phase = GATHER
        state.trick = 1
        state.revealed = NONE
        state.top = top + 1
        state.hand[0], state.hand[1] = state.followers[0], state.followers[1]  # R5.1
        state.followers[0] = state.followers[1] = 0


cdef inline void strike(const Deck *deck, State *state, int victim, int play) noexcept nogil:
    """R6.20: a Giant removes a Gnome of its value."""
    cdef Cards gnome = state.laid[victim] & deck.struck_by[play]
    gnome &= -gnome
    state.laid[victim] ^= gnome
    state.discards |= gnome


cdef inline void close_gather(
    const Deck *deck, State *state, int winner, int lead, int reply
) noexcept nogil:
    """The end of a trick of phase two (R5.4), and the beginning of the next trick or the end of the game."""
    cdef Cards won = bit(lead) | bit(reply), trolls
    cdef bint is_last = state.trick == TRICKS
    if deck.dwarves:
        state.score[1 - winner] |= won & deck.dwarves  # R6.11
        won &= ~deck.dwarves
    if deck.trolls:
        state.waiting |= won & deck.trolls
        won &= ~deck.trolls
        trolls = state.waiting
        if not is_last:  # R6.14, R6.16
            trolls &= bit(highest(trolls | 1))
        state.waiting ^= trolls
        won |= trolls
    if deck.gnomes:
        strike(deck, state, 1 - winner, lead)
        strike(deck, state, 1 - winner, reply)
        state.laid[winner] |= won & deck.gnomes  # R6.19
        won &= ~deck.gnomes
    state.score[winner] |= won
    if is_last:
        state.phase = OVER
        state.score[0] |= state.laid[0]
        state.score[1] |= state.laid[1]
        state.laid[0] = state.laid[1] = 0
    else:
        state.trick += 1
        state.leader = next_leader(deck, state.leader, winner, bit(lead), bit(reply))


# A move at a time


cdef inline void play_on(const Deck *deck, State *state, int play) noexcept nogil:
    """Play a card of the hand to the trick."""
    cdef int winner
    state.hand[state.to_move] ^= card_of(deck, bit(play))
    if state.lead == NONE:
        state.lead = play
        state.to_move = 1 - state.leader
        return
    state.reply = play
    winner = state.leader ^ reply_wins(deck, state.lead, play)
    if state.phase == RECRUIT and bit(state.lead if winner == state.leader else play) & deck.seers:
        state.to_move = winner  # to choose (R6.17)
    else:
        close(deck, state, False)


cdef inline void close(const Deck *deck, State *state, bint takes_deck) noexcept nogil:
    """Go on from the full trick to the next one, or to the end."""
    cdef int winner = state.leader ^ reply_wins(deck, state.lead, state.reply)
    if state.phase == RECRUIT:
        close_recruit(deck, state, winner, bit(state.lead), bit(state.reply), takes_deck)
    else:
        close_gather(deck, state, winner, state.lead, state.reply)
    state.lead = state.reply = NONE
    state.to_move = NONE if state.phase == OVER else state.leader


# The count


cdef inline int vote(const Deck *deck, int faction, Cards zero, Cards one) noexcept nogil:
    """Who has a faction's vote, with these score piles: seat 0 or 1, or 2 for nobody (R7.2, R7.3, R6.23)."""
    cdef Cards plays = deck.of_faction[faction]
    zero &= plays
    one &= plays
    cdef int difference = count(zero) - count(one)
    if plays == deck.cyclops:
        if zero == 0 or one == 0:
            return 0 if zero else 1 if one else 2
        if difference == 0:
            return lowest(zero) > lowest(one)
        return difference > 0
    if deck.in_order[faction]:
        if zero == one:
            return 2
        return difference < 0 or (difference == 0 and zero < one)
    if difference == 0:
        return 2 if zero == one else by_weight(deck, zero, one)
    return difference < 0


cdef inline int by_weight(const Deck *deck, Cards zero, Cards one) noexcept nogil:
    cdef uint64_t of_zero = 0, of_one = 0
    while zero:
        of_zero += deck.weight[lowest(zero)]
        zero &= zero - 1
    while one:
        of_one += deck.weight[lowest(one)]
        one &= one - 1
    return 2 if of_zero == of_one else of_zero < of_one


cdef inline int result_of(const Deck *deck, const State *state, const int *votes) noexcept nogil:
    """1, 0 or -1 from seat 0's side, by these votes and the tie-break (R7.4, R7.5)."""
    cdef int faction, difference = 0
    for faction in range(FACTIONS):
        difference += (votes[faction] == 0) - (votes[faction] == 1)
    if difference == 0:
        return tie_break(deck, state, votes)
    return 1 if difference > 0 else -1


cdef inline int tie_break(const Deck *deck, const State *state, const int *votes) noexcept nogil:
    cdef int cards, values
    measure(deck, state.score, votes, &cards, &values)
    if cards and not deck.by_values:
        return 1 if cards > 0 else -1
    return (values > 0) - (values < 0)


cdef inline void measure(
    const Deck *deck, const Cards *score, const int *votes, int *cards, int *values
) noexcept nogil:
    """Seat 0's cards in the factions that voted for it less seat 1's, and the same of their values (R7.5)."""
    cdef int faction, seat, sign
    cdef Cards won
    cards[0] = values[0] = 0
    for faction in range(FACTIONS):
        seat = votes[faction]
        if seat == 2:
            continue
        sign = 1 - 2 * seat
        won = score[seat] & deck.of_faction[faction]
        cards[0] += sign * count(won)
        while won:
            values[0] += sign * deck.value[lowest(won)]
            won &= won - 1
