# Both phases: where the cards of a trick go.

from libc.stdint cimport uint64_t

from claim.bots.rules_search._state cimport (
    BACK, DEATH, DINOSAUR, Deck, GATHER, GOLEM, HERO, Played, RECRUIT, SEATS, State, TWO_SUITED, faction_of, number_of,
    side_of,
)


cdef inline void settle(const Deck *deck, State *state) noexcept nogil:
    cdef int place, value, seat, winner = state.plays[state.winner].seat, lowest = 0
    cdef const Played *mine
    cdef bint is_gone[SEATS]
    if deck.players == 2:
        lowest = 1 - state.winner
    else:
        for place in range(1, deck.players):
            if state.plays[place].value <= state.plays[lowest].value:
                lowest = place
    for place in range(deck.players):
        mine = &state.plays[place]
        if mine.faction >= 0 and mine.card < HERO and state.phase == GATHER:
            state.left[faction_as_scored(mine)] -= 1
        is_gone[place] = deck.heroes and is_lost(deck, state, place)
        if state.asks == BACK and mine.power == DINOSAUR:
            is_gone[place] = True
        if is_gone[place]:
            continue
        if mine.power == deck.undead:
            score(deck, state, winner, mine)
        elif state.phase == RECRUIT:
            continue
        elif mine.power == deck.dwarf:
            score(deck, state, state.plays[lowest].seat, mine)
        elif mine.power == deck.troll:
            state.waiting[state.waits] = mine.card
            state.waits += 1
        elif mine.power == deck.gnome:
            if mine.card < HERO:
                state.laid[winner][number_of(mine.card)] += 1
                state.laid_out[winner] += 1
        else:
            score(deck, state, winner, mine)
    if state.phase == RECRUIT:
        return
    if state.waits and not (deck.heroes and (state.plays[0].power == DEATH or state.plays[1].power == DEATH)):
        take_waiting(deck, state, winner)
    if deck.giant >= 0:
        for place in range(deck.players):
            if state.plays[place].power == deck.giant and not is_gone[place]:
                strike(deck, state, winner, state.plays[place].value)


cdef inline void score(const Deck *deck, State *state, int seat, const Played *mine) noexcept nogil:
    cdef int side = side_of(deck, seat), faction = faction_of(mine.card), number = number_of(mine.card)
    if mine.card >= HERO:
        state.scored_heroes[side] |= 1 << (mine.card - HERO)
        return
    if faction == TWO_SUITED:
        faction = mine.faction
        state.scored_two_suited[side][faction == deck.orc] |= 1 << number
    state.counts[side][faction] += 1
    state.values[side][faction] += <uint64_t> 1 << 4 * (number + 1)


cdef inline bint is_lost(const Deck *deck, const State *state, int place) noexcept nogil:
    """Whether a hero keeps a card of a duel's trick from going where it would go (R9.17, R9.8)."""
    cdef int other = 1 - place, value = state.plays[place].value
    if state.phase == GATHER and (state.plays[0].power == DEATH or state.plays[1].power == DEATH):
        return True
    return other == 1 and state.plays[1].power == GOLEM and 1 <= value <= 4


cdef inline int faction_as_scored(const Played *mine) noexcept nogil:
    return mine.faction if faction_of(mine.card) == TWO_SUITED else faction_of(mine.card)


cdef inline void take_waiting(const Deck *deck, State *state, int winner) noexcept nogil:
    """The highest, of equal ones the first; after the last trick all (R6.14, R6.16)."""
    cdef int place, best
    cdef Played taken
    while state.waits:
        best = 0
        for place in range(1, state.waits):
            if deck.values[state.waiting[place]] > deck.values[state.waiting[best]]:
                best = place
        taken.card = state.waiting[best]
        score(deck, state, winner, &taken)
        state.waits -= 1
        for place in range(best, state.waits):
            state.waiting[place] = state.waiting[place + 1]
        if state.trick < deck.tricks:
            return


cdef inline void strike(const Deck *deck, State *state, int winner, int value) noexcept nogil:
    """A Giant removes a Gnome of its value before each opponent of its winner (R6.20, R6.21)."""
    cdef int seat
    if value > 9:
        return
    for seat in range(deck.players):
        if side_of(deck, seat) != side_of(deck, winner) and state.laid[seat][value]:
            state.laid[seat][value] -= 1
            state.laid_out[seat] -= 1
