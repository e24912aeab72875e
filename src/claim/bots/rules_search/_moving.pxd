# The moves there are, and making one.

from libc.stdint cimport uint16_t, uint64_t

from claim.bots.rules_search._closing cimport BEATEN, COLLECTED, COUNTED, DISCARDED, WON, ask, close, pick, resolve
from claim.bots.rules_search._settling cimport score
from claim.bots.rules_search._state cimport (
    BACK, COUNT, DECLARED, DINOSAUR, DRAW, Deck, FACTIONS, GATHER, GIVE, GOLEM, HERO, NECROMANCER, NONE, PLAY, Played,
    STEAL, SWAP, State, TAKE, TREANT, TWO_SUITED, VERB, WEREWOLF, WORD, YES, card_of, declared_in, faction_of,
    number_of, put, remove, suits, to_move,
)


cdef inline int legal_moves(const Deck *deck, const State *state, uint16_t *moves) noexcept nogil:
    """Every move, equal ones once; how many."""
    cdef int count = 0, number, before = NONE, card, seat = to_move(deck, state), led = NONE, faction
    cdef bint follows = False
    if state.asks != PLAY:
        return answers(deck, state, moves, seat)
    if state.played:
        led = state.plays[0].faction
    if led != NONE:
        for number in range(state.held[seat]):
            if suits(deck, state.hand[seat][number], led):
                follows = True
                break
    for number in range(state.held[seat]):
        card = state.hand[seat][number]
        if card == before:
            continue
        before = card
        faction = faction_of(card)
        if faction == TWO_SUITED:
            if not follows or led == deck.elf:
                moves[count] = card + DECLARED * (deck.elf + 1)
                count += 1
            if not follows or led == deck.orc:
                moves[count] = card + DECLARED * (deck.orc + 1)
                count += 1
        elif not follows or faction == led or (faction == deck.doppelganger and faction != NONE):
            moves[count] = card
            count += 1
        if card == WEREWOLF or (card == TREANT and state.phase == GATHER):
            for faction in range(5):  # heroes are for two, and two have five factions
                if card == TREANT and has_collected(deck, state, seat, faction) < 2:
                    continue
                if not follows or faction == led or (card == TREANT and faction == deck.doppelganger):
                    moves[count] = card + DECLARED * (faction + 1)
                    count += 1
    return count


cdef inline int has_collected(const Deck *deck, const State *state, int seat, int faction) noexcept nogil:
    """How many cards of a faction a player of a duel has collected; a Gargoyle is none yet."""
    return state.counts[seat][faction] + (state.laid_out[seat] if faction == deck.gnome else 0)


cdef inline int answers(const Deck *deck, const State *state, uint16_t *moves, int seat) noexcept nogil:
    cdef int count = 0, number, verb = state.asks * VERB, faction, value, copies, other = 1 - seat, before = NONE
    if state.asks == TAKE:
        for number in range(state.shown):
            if number == 0 or state.revealed[number] != state.revealed[0]:
                moves[count] = verb + state.revealed[number]
                count += 1
        if seat == state.plays[state.winner].seat and state.plays[state.winner].power == deck.seer:
            moves[count] = verb + WORD
            count += 1
    elif state.asks == SWAP:
        for number in range(2):
            if is_discarded(deck, state, number) and (number == 0 or state.plays[1].card != state.plays[0].card):
                moves[count] = verb + state.plays[number].card
                count += 1
        moves[count] = verb + WORD
        count += 1
    elif state.asks == STEAL:
        for faction in range(FACTIONS):
            for value in range(10):
                copies = state.values[other][faction] >> 4 * (value + 1) & 15
                if faction == deck.elf or faction == deck.orc:
                    copies -= state.scored_two_suited[other][faction == deck.orc] >> value & 1
                if copies:
                    moves[count] = verb + 10 * faction + value
                    count += 1
        for value in range(10):
            if (state.scored_two_suited[other][0] | state.scored_two_suited[other][1]) >> value & 1:
                moves[count] = verb + 10 * TWO_SUITED + value
                count += 1
        for number in range(18):
            if state.scored_heroes[other] >> number & 1:
                moves[count] = verb + HERO + number
                count += 1
    elif state.asks == BACK:
        moves[0] = verb + YES
        moves[1] = verb + WORD
        count = 2
    elif state.asks == COUNT:
        for faction in range(5):
            moves[faction] = verb + faction
        count = 5
    else:
        other = seat if state.asks == GIVE else other
        for number in range(state.held[other]):
            if state.hand[other][number] != before:
                before = state.hand[other][number]
                moves[count] = verb + before
                count += 1
    return count


cdef inline bint is_discarded(const Deck *deck, const State *state, int place) noexcept nogil:
    """Whether a card of a trick of phase one was discarded: but for Undead on their way to a score pile (R9.9)."""
    return state.plays[place].power != deck.undead or (
        place == 0 and state.plays[1].power == GOLEM and 1 <= state.plays[0].value <= 4
    )


cdef inline void make_move(const Deck *deck, State *state, int move) noexcept nogil:
    if state.asks == PLAY:
        play(deck, state, move)
    else:
        answer(deck, state, move % VERB)


cdef inline void play(const Deck *deck, State *state, int move) noexcept nogil:
    cdef int seat = to_move(deck, state), card = card_of(move), declared = declared_in(move), faction = faction_of(card)
    cdef Played *mine = &state.plays[state.played]
    remove(state.hand[seat], &state.held[seat], card)
    mine.seat = seat
    mine.card = card
    mine.value = deck.values[card]
    mine.faction = declared if declared != NONE else faction
    mine.power = card if card >= HERO else NONE if faction == TWO_SUITED else faction
    if faction == TWO_SUITED and state.phase == GATHER:
        state.left[deck.orc if declared == deck.elf else deck.elf] -= 1
    state.played += 1
    if state.played == deck.players:
        resolve(deck, state)


cdef inline void answer(const Deck *deck, State *state, int what) noexcept nogil:
    """An answer, without its verb."""
    cdef int seat = state.asked, asks = state.asks
    if asks == TAKE:
        pick(deck, state, NONE if what == WORD else what)
        return
    if asks == BACK:
        if what == YES:
            put(state.hand[seat], &state.held[seat], DINOSAUR)
        else:
            state.asks = PLAY
        close(deck, state, BEATEN)
        return
    if asks == DRAW:
        remove(state.hand[1 - seat], &state.held[1 - seat], what)
        put(state.hand[seat], &state.held[seat], what)
        ask(state, GIVE, seat)
        return
    state.asks = PLAY
    if asks == GIVE:
        remove(state.hand[seat], &state.held[seat], what)
        put(state.hand[1 - seat], &state.held[1 - seat], what)
        close(deck, state, WON)
    elif asks == SWAP:
        if what != WORD:
            remove(state.hand[seat], &state.held[seat], NECROMANCER)
            put(state.hand[seat], &state.held[seat], what)
        close(deck, state, DISCARDED)
    elif asks == STEAL:
        steal(deck, state, seat, what)
        close(deck, state, COLLECTED)
    else:
        state.counts[seat][what] += 2
        state.values[seat][what] += 2
        close(deck, state, COUNTED)


cdef inline void steal(const Deck *deck, State *state, int seat, int card) noexcept nogil:
    """From score pile to score pile, a declared card as declared."""
    cdef Played stolen
    cdef int other = 1 - seat, faction = faction_of(card)
    stolen.card = card
    if card >= HERO:
        state.scored_heroes[other] ^= 1 << (card - HERO)
    else:
        if faction == TWO_SUITED:
            faction = deck.elf if state.scored_two_suited[other][0] >> number_of(card) & 1 else deck.orc
            state.scored_two_suited[other][faction == deck.orc] ^= 1 << number_of(card)
        stolen.faction = faction
        state.counts[other][faction] -= 1
        state.values[other][faction] -= <uint64_t> 1 << 4 * (number_of(card) + 1)
    score(deck, state, seat, &stolen)
