# The contest: what each card of a trick is, and which of them is ahead (R4.5, R8).

from claim.bots.rules_search._state cimport (
    BUG_LORD, CENTAUR, Deck, FACTIONS, GATHER, GOLEM, HERO, JESTER, LIFE_STEALER, MINOTAUR, NONE, Played, State, TREANT,
    VAMPIRE_QUEEN, WEREWOLF, WITCH,
)


cdef inline int contest(const Deck *deck, const State *state, Played *plays, int count) noexcept nogil:
    """Make the cards, given as played, what they are in this trick; the place of the one that is ahead."""
    cdef int place, ahead = 0
    if deck.heroes:
        transform(deck, state, plays, count)
    elif deck.doppelganger >= 0:
        for place in range(1, count):
            if plays[place].power == deck.doppelganger:
                plays[place].faction = plays[0].faction
    for place in range(1, count):
        if beats(deck, state, plays, place, ahead):
            ahead = place
    return ahead


cdef inline bint beats(const Deck *deck, const State *state, const Played *plays, int later, int ahead) noexcept nogil:
    """Whether a card beats the one that was ahead so far; of two powers the later prevails (R8.4)."""
    cdef int led = plays[0].faction, value = plays[later].value, other = plays[ahead].value
    cdef int power = plays[later].power
    cdef bint is_last = state.trick == deck.tricks
    if power == deck.knight:
        if led == deck.goblin and (plays[ahead].faction != deck.knight or value > other):
            return True
    elif power >= HERO:
        if (power == CENTAUR and (other == 5 or other == 6)) or (power == GOLEM and 1 <= other <= 4) or (
            power == MINOTAUR and is_last
        ):
            return True
    if value <= other or (led != NONE and (plays[later].faction != led or plays[ahead].faction != led)):
        return False
    if plays[ahead].power == WITCH:
        return not (ahead == 0 and (value % 2 == 1 or value <= 5))
    return not (plays[ahead].power == MINOTAUR and is_last)


cdef inline void transform(const Deck *deck, const State *state, Played *plays, int count) noexcept nogil:
    """Silence, exchange and change the cards of a duel's trick (R9.14, R9.4, R9.3, R9.10, R9.12, R9.15)."""
    cdef int place, seat
    cdef Played lead
    cdef bint silenced[2]
    for place in range(count):
        silenced[place] = count == 2 and plays[1 - place].card == VAMPIRE_QUEEN
    if count == 2 and plays[1].power == JESTER and not silenced[1]:
        lead = plays[0]
        seat = plays[1].seat
        plays[0] = plays[1]
        plays[0].seat = lead.seat
        plays[1] = lead
        plays[1].seat = seat
        silenced[1] = False
    for place in range(count):
        become(deck, state, plays, place, silenced[place])


cdef inline void become(const Deck *deck, const State *state, Played *plays, int place, bint silenced) noexcept nogil:
    cdef Played *mine = &plays[place]
    cdef int led = plays[0].faction if place else NONE
    if silenced:
        if mine.card >= HERO:
            mine.faction = NONE
        mine.power = NONE
    elif mine.card == BUG_LORD:
        if state.phase == GATHER:
            mine.value += collected(deck, state, mine.seat)
    elif mine.card == LIFE_STEALER:
        if led != NONE:
            mine.faction = mine.power = led
    elif mine.card == WEREWOLF:
        if mine.faction != NONE:
            mine.value = 5
            mine.power = NONE
    elif mine.card == TREANT:
        if mine.faction != NONE:
            mine.power = mine.faction
            if mine.power == deck.doppelganger and led != NONE:
                mine.faction = led
    elif mine.power == deck.doppelganger and led != NONE:
        mine.faction = led


cdef inline int collected(const Deck *deck, const State *state, int seat) noexcept nogil:
    """How many cards of factions a player of a duel has collected."""
    cdef int faction, total = state.laid_out[seat]
    for faction in range(FACTIONS):
        total += state.counts[seat][faction]
    return total
