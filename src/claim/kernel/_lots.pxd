# Lots: shuffled deals, and random play to the end of many games side by side.

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from claim.kernel._engine cimport OVER, RECRUIT, STOCKED, State
from claim.kernel._layout cimport CARDS, NONE, TRICKS, Cards, Deck, bit
from claim.kernel._rules cimport (
    card_of, close, close_gather, close_recruit, count, distinct, lowest, open_plays, play_on, reply_wins,
)


cdef extern from "_bits.h" nogil:
    uint64_t lots_of "claim_lots"(uint64_t *state)
    uint64_t seeded "claim_seeded"(uint64_t seed)
    unsigned below "claim_below"(uint32_t lots, unsigned bound)
    unsigned below_of "claim_below_of"(uint64_t *lots, unsigned bound)
    Cards member "claim_member"(Cards cards, unsigned below)


# Dealing


cdef inline void new_pack(uint8_t *pack) noexcept nogil:
    cdef int number
    for number in range(CARDS):
        pack[number] = number


cdef inline void draw(uint8_t *cards, int size, int drawn, uint64_t *lots) noexcept nogil:
    """Draw some of these cards to the front of them."""
    cdef int place, other
    cdef uint8_t card
    cdef uint64_t several = 0
    for place in range(drawn):
        if place % 7 == 0:
            several = lots_of(lots)
        other = place + <int> below_of(&several, size - place)
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card


cdef inline void deal(State *state, uint8_t *pack, uint64_t *lots) noexcept nogil:
    """Shuffle a pack of all cards and deal it. Everything else in the state must be empty."""
    cdef int place
    cdef Cards hand = 0, rest = 0
    draw(pack, CARDS, STOCKED + 13, lots)
    for place in range(STOCKED):
        state.stock[place] = pack[place]
    for place in range(STOCKED, STOCKED + 13):
        hand |= bit(pack[place])
    for place in range(STOCKED + 13, CARDS):
        rest |= bit(pack[place])
    state.hand[0] = hand
    state.hand[1] = rest
    state.revealed = pack[0]
    state.top = 1
    state.lead = state.reply = NONE
    state.leader = state.to_move = lots_of(lots) & 1
    state.phase = RECRUIT
    state.trick = 1


# Playing


cdef inline Cards drawn_play(const Deck *deck, Cards plays, uint32_t lots) noexcept nogil:
    """One of the different plays, each as likely."""
    plays = distinct(deck, plays)
    return member(plays, below(lots, count(plays)))


cdef inline int recruit(const Deck *deck, State *state, uint64_t lots) noexcept nogil:
    """A random trick of phase one; how many moves it took."""
    cdef int leader = state.leader
    cdef Cards lead = drawn_play(deck, open_plays(deck, state.hand[leader], NONE), lots >> 32)
    cdef Cards reply = drawn_play(deck, open_plays(deck, state.hand[1 - leader], lowest(lead)), <uint32_t> lots)
    cdef bint beaten = reply_wins(deck, lowest(lead), lowest(reply))
    cdef bint looks = False
    state.hand[leader] ^= card_of(deck, lead)
    state.hand[1 - leader] ^= card_of(deck, reply)
    if deck.seers:
        looks = ((lead & deck.seers) != 0) & (not beaten) | ((reply & deck.seers) != 0) & beaten
    close_recruit(deck, state, leader ^ beaten, lead, reply, looks & lots & 1)  # the last of the lots is still unused
    return 2 + looks


cdef inline int gather(const Deck *deck, State *state, uint64_t lots) noexcept nogil:
    """A random trick of phase two; how many moves it took."""
    cdef int leader = state.leader
    cdef Cards lead = drawn_play(deck, open_plays(deck, state.hand[leader], NONE), lots >> 32)
    cdef Cards reply = drawn_play(deck, open_plays(deck, state.hand[1 - leader], lowest(lead)), <uint32_t> lots)
    cdef bint beaten = reply_wins(deck, lowest(lead), lowest(reply))
    state.hand[leader] ^= card_of(deck, lead)
    state.hand[1 - leader] ^= card_of(deck, reply)
    close_gather(deck, state, leader ^ beaten, lowest(lead), lowest(reply))
    return 2


cdef inline int rest_of_trick(const Deck *deck, State *state, uint64_t *lots) noexcept nogil:
    """Random moves to the end of a trick that has begun; how many."""
    cdef int moves = 0
    cdef Cards plays
    while state.lead != NONE:
        moves += 1
        if state.reply != NONE:
            close(deck, state, lots_of(lots) & 1)
        else:
            plays = open_plays(deck, state.hand[state.to_move], state.lead)
            play_on(deck, state, lowest(drawn_play(deck, plays, lots_of(lots) >> 32)))
    return moves


cdef inline void play_out(const Deck *deck, State *states, int games, uint64_t *lots, int *moves) noexcept nogil:
    """Random moves to the end of games that stand at the beginning of the same trick, a trick of each by turns.

    Adds to the moves made in each. What is asked of a state then is its score piles.
    """
    cdef int trick, game
    if states[0].phase == RECRUIT:
        for trick in range(states[0].trick, TRICKS + 1):
            for game in range(games):
                moves[game] += recruit(deck, &states[game], lots_of(lots))
    if states[0].phase != OVER:
        for trick in range(states[0].trick, TRICKS + 1):
            for game in range(games):
                moves[game] += gather(deck, &states[game], lots_of(lots))
