# The end of a trick, step by step (R4.11, R5.4), and the way to the next one. What is asked interrupts it.

from claim.bots.rules_search._contest cimport contest
from claim.bots.rules_search._settling cimport settle
from claim.bots.rules_search._sharing cimport draw, rank_plays, recruit
from claim.bots.rules_search._state cimport (
    BACK, BARD, COUNT, DEATH, DINOSAUR, DRAW, Deck, FACTIONS, GARGOYLE, GATHER, HERO, KRAKEN, NECROMANCER, NONE, OVER,
    PLAY, RECRUIT, SIREN, STEAL, SWAP, State, TAKE, TWO_SUITED, faction_of, put,
)

cdef enum:  # the steps
    SHARED = 1
    BEATEN = 2
    COLLECTED = 3
    WON = 4
    DISCARDED = 5
    COUNTED = 6


cdef inline void ask(State *state, int what, int seat) noexcept nogil:
    state.asks = what
    state.asked = seat


cdef inline void resolve(const Deck *deck, State *state) noexcept nogil:
    """The trick is full: settle who wins, and begin its end."""
    state.winner = contest(deck, state, state.plays, deck.players)
    if state.phase == RECRUIT:
        if deck.players > 2 or state.plays[state.winner].power == deck.seer:
            rank_plays(deck, state)
            ask(state, TAKE, state.plays[state.winner].seat)
            return
        recruit(state, state.plays[state.winner].seat, state.revealed[0])
        draw(state, state.plays[1 - state.winner].seat)
        state.shown = 0
    close(deck, state, SHARED)


cdef inline void pick(const Deck *deck, State *state, int card) noexcept nogil:
    """Somebody takes a card (NONE: the top of the deck); then the second picks, or the others get theirs by rank."""
    cdef int place, seat = state.asked
    cdef bint is_first = seat == state.plays[state.winner].seat
    if card == NONE:
        draw(state, seat)
        if deck.players > 2:
            ask(state, TAKE, state.plays[state.ranking[1]].seat)
            return
    else:
        recruit(state, seat, card)
        if state.revealed[0] == card:
            state.revealed[0] = state.revealed[1]
        state.shown -= 1
    for place in range(1 if is_first else 2, deck.players):
        seat = state.plays[state.ranking[place]].seat
        if state.shown:
            recruit(state, seat, state.revealed[0])
            state.revealed[0] = state.revealed[1]
            state.shown -= 1
        else:
            draw(state, seat)
    state.asks = PLAY
    close(deck, state, SHARED)


cdef inline void close(const Deck *deck, State *state, int step) noexcept nogil:
    """Go on after a step until something is asked or the next trick has begun."""
    cdef int place, seat
    cdef bint is_last = state.trick == deck.tricks
    if not deck.heroes:
        settle(deck, state)
        follow_on(deck, state)
        return
    if step < BEATEN and state.phase == GATHER and not is_last:
        for place in range(2):
            if state.plays[place].power == DINOSAUR and place != state.winner:
                ask(state, BACK, state.plays[place].seat)
                return
    if step < COLLECTED:
        settle(deck, state)
        if state.plays[0].power == SIREN and state.winner == 1 and has_scored(state, state.plays[1].seat):
            ask(state, STEAL, state.plays[0].seat)
            return
    if step < WON and state.phase == GATHER and not is_last and state.plays[state.winner].power == KRAKEN:
        ask(state, DRAW, state.plays[state.winner].seat)
        return
    if step < DISCARDED and state.phase == RECRUIT and not is_last:
        for seat in range(2):
            for place in range(state.held[seat]):
                if state.hand[seat][place] == NECROMANCER:
                    ask(state, SWAP, seat)
                    return
    if step < COUNTED and state.phase == GATHER and is_last:
        for seat in range(2):
            if state.scored_heroes[seat] >> (GARGOYLE - HERO) & 1:
                ask(state, COUNT, seat)
                return
    follow_on(deck, state)


cdef inline bint has_scored(const State *state, int side) noexcept nogil:
    cdef int faction
    for faction in range(FACTIONS):
        if state.counts[side][faction]:
            return True
    return state.scored_heroes[side] != 0


# The next trick


cdef inline void follow_on(const Deck *deck, State *state) noexcept nogil:
    """The next trick, led by the winner unless a faction or, before it, a hero says otherwise (R4.10, R8.4)."""
    cdef int place, leader = state.plays[state.winner].seat
    if deck.dragon >= 0:
        for place in range(deck.players):
            if state.plays[place].power == deck.dragon:
                leader = state.plays[place].seat
    if deck.heroes:
        for place in range(2):
            if state.plays[place].power == BARD:
                leader = state.plays[place].seat
            elif state.plays[place].power == DEATH and state.phase == GATHER:
                leader = state.plays[state.winner].seat
    state.leader = leader
    if state.trick < deck.tricks:
        state.trick += 1
    elif state.phase == RECRUIT:
        gather(deck, state)
    else:
        state.phase = OVER
        state.asks = PLAY
        return
    begin_trick(deck, state)


cdef inline void begin_trick(const Deck *deck, State *state) noexcept nogil:
    state.played = 0
    state.asks = PLAY
    if state.phase == RECRUIT:
        state.revealed[0] = state.stock[state.top]
        state.revealed[1] = state.stock[state.top + 1]
        state.shown = deck.reveals
        state.top += deck.reveals


cdef inline void gather(const Deck *deck, State *state) noexcept nogil:
    """The followers become hands (R5.1)."""
    cdef int seat, number
    state.phase = GATHER
    state.trick = 1
    for seat in range(deck.players):
        state.held[seat] = 0
        for number in range(state.recruited[seat]):
            put(state.hand[seat], &state.held[seat], state.followers[seat][number])
        state.recruited[seat] = 0
    count_left(deck, state)


cdef inline void count_left(const Deck *deck, State *state) noexcept nogil:
    """How many cards of each faction hands hold, two-suited ones in both."""
    cdef int seat, number, faction
    for faction in range(FACTIONS):
        state.left[faction] = 0
    for seat in range(deck.players):
        for number in range(state.held[seat]):
            faction = faction_of(state.hand[seat][number])
            if faction == TWO_SUITED:
                state.left[deck.elf] += 1
                state.left[deck.orc] += 1
            elif faction >= 0:
                state.left[faction] += 1
