# A player with a little sense: knows the own hand, the table and the score piles, and thinks no further than the trick.

from libc.stdint cimport uint16_t, uint32_t, uint64_t

from claim.bots.rules_search._contest cimport contest
from claim.bots.rules_search._looking cimport (
    DRAGON, DWARF, HERO_LEAD, LEAD_1, LEAD_2, LOOK, RESCUE, RIVAL, SECOND, SPEND_1, SPEND_2, STRIKE, Sense, Trick,
    UNDEAD, WHIMS, appeal_to, look_at, rank_of, spoils, stays,
)
from claim.bots.rules_search._moving cimport legal_moves, make_move
from claim.bots.rules_search._state cimport (
    BACK, COUNT, DEATH, DRAW, Deck, GATHER, GIVE, HERO, MOVES, NONE, PLAY, Played, RECRUIT, STEAL, SWAP, State, TAKE,
    TWO_SUITED, VERB, WORD, YES, card_of, declared_in, faction_of, side_of,
)
from claim.bots.rules_search._votes cimport winning_sides
from claim.kernel._lots cimport lots_of


cdef inline int chosen(const Deck *deck, const State *state, const Sense *sense, uint64_t *lots) noexcept nogil:
    """The move it makes: now and then any, else the most promising."""
    cdef uint16_t moves[MOVES]
    cdef float promises[MOVES]
    cdef int count, number, best = 0
    if state.asks == DRAW:
        return DRAW * VERB + drawn(state, lots)
    count = legal_moves(deck, state, moves)
    if count == 1:
        return moves[0]
    cdef uint64_t lot = lots_of(lots)
    if (<uint32_t> lot) * 2.3283064e-10 < sense.weights[WHIMS]:
        return moves[(lot >> 32) * count >> 32]
    weigh_moves(deck, state, sense, moves, count, promises)
    for number in range(1, count):
        if promises[number] > promises[best]:
            best = number
    return moves[best]


cdef inline void weigh_moves(
    const Deck *deck, const State *state, const Sense *sense, const uint16_t *moves, int count, float *promises
) noexcept nogil:
    """What each move promises."""
    cdef Trick trick
    cdef int number
    look_at(deck, state, sense, &trick)
    for number in range(count):
        if state.asks == PLAY:
            promises[number] = play_promise(deck, state, sense, &trick, moves[number])
        else:
            promises[number] = answer_promise(deck, state, sense, &trick, moves[number] % VERB)


cdef inline void guess(
    const Deck *deck, const State *state, const Sense *sense, const uint16_t *moves, int count, float *promises
) noexcept nogil:
    """The same between -1/2 and 1/2; all 0 for who has no sense."""
    cdef int number
    cdef float low = 1e9, high = -1e9
    if sense.weights[WHIMS] >= 1:
        for number in range(count):
            promises[number] = 0
        return
    weigh_moves(deck, state, sense, moves, count, promises)
    for number in range(count):
        low = min(low, promises[number])
        high = max(high, promises[number])
    for number in range(count):
        promises[number] = (promises[number] - low) / (high - low) - <float> 0.5 if high > low else 0


cdef inline int drawn(const State *state, uint64_t *lots) noexcept nogil:
    """A card from the opponent's hand (R9.16)."""
    cdef int other = 1 - state.asked
    return state.hand[other][(lots_of(lots) >> 32) * state.held[other] >> 32]


cdef inline void play_out(const Deck *deck, State *state, const Sense *sense, uint64_t *lots) noexcept nogil:
    """Play on to the end."""
    while state.phase <= GATHER:
        make_move(deck, state, chosen(deck, state, sense, lots))


cdef inline float play_promise(
    const Deck *deck, const State *state, const Sense *sense, const Trick *trick, int move
) noexcept nogil:
    """What the trick promises with this card, less what the card would be worth later."""
    cdef const float *weights = sense.weights
    cdef int card = card_of(move), declared = declared_in(move), value = deck.values[card], other, undead, dwarves, rank
    cdef int faction = faction_of(card) if declared == NONE else declared
    cdef float chance, won, lost, promise
    cdef Played plays[2]
    cdef bint gets_ahead
    if deck.heroes and state.played and (card >= HERO or state.plays[0].card >= HERO):
        plays[0] = state.plays[0]
        plays[1].seat, plays[1].card, plays[1].value, plays[1].faction = trick.seat, card, value, faction
        plays[1].power = card if card >= HERO else NONE if faction_of(card) == TWO_SUITED else faction
        gets_ahead = plays[contest(deck, state, plays, 2)].seat == trick.seat
        chance = gets_ahead
    else:
        rank = rank_of(deck, faction if state.played == 0 else trick.led, faction, value)
        gets_ahead = rank > trick.ahead
        if gets_ahead:
            chance = stays(sense, state.phase, rank, trick.behind) * (weights[HERO_LEAD] if faction == NONE else 1)
        elif trick.ours_ahead:
            chance = stays(sense, state.phase, trick.ahead, trick.behind)
        else:
            chance = weights[RESCUE] if trick.partner_behind else 0
    promise = weights[DRAGON] * (1 - chance) if faction == deck.dragon else 0
    if state.phase == RECRUIT:
        undead = trick.undead + (faction == deck.undead and card < HERO)
        won = trick.prize + weights[UNDEAD] * undead + weights[LEAD_1]
        if faction == deck.seer and gets_ahead:
            won += weights[LOOK]
        lost = -(weights[RIVAL] * trick.prize + weights[UNDEAD] * undead) / trick.rivals
        if deck.reveals == 2:
            lost += weights[SECOND] * trick.second * (value if rank != NONE else value - 5)
        return promise + chance * won + (1 - chance) * lost - weights[SPEND_1] * value
    dwarves = trick.dwarves + (faction == deck.dwarf and card < HERO)
    won = trick.table + spoils(deck, sense, trick, card, faction)
    if deck.players == 2 and dwarves:
        won -= trick.stakes[deck.dwarf] * dwarves
    if deck.heroes and (card == DEATH or (state.played and state.plays[0].card == DEATH)):
        won = 0
    lost = -won / trick.rivals
    if faction == deck.giant and gets_ahead and value < 10:
        for other in range(deck.players):
            if side_of(deck, other) != trick.side and state.laid[other][value]:
                won += weights[STRIKE] * trick.stakes[deck.gnome]
    won += weights[LEAD_2]
    if deck.players > 2 and dwarves:
        promise += weights[DWARF] * trick.stakes[deck.dwarf] * dwarves * stays_lowest(deck, state, trick, value)
    return promise + chance * won + (1 - chance) * lost - weights[SPEND_2] * value


cdef inline float stays_lowest(const Deck *deck, const State *state, const Trick *trick, int value) noexcept nogil:
    """The chance to get the Dwarves of a trick, less a fair share."""
    cdef float chance = 0
    cdef int place
    if value <= trick.lowest:
        chance = 1
        for place in range(state.played + 1, deck.players):
            chance *= (9 - value) * <float> 0.1
    return chance - <float> 1 / deck.sides


cdef inline float answer_promise(
    const Deck *deck, const State *state, const Sense *sense, const Trick *trick, int what
) noexcept nogil:
    """What an answer, without its verb, promises."""
    cdef State counted
    cdef bint wins[3]
    cdef int sharing
    if state.asks == TAKE:
        return appeal_to(state, sense, trick.seat, state.stock[state.top] if what == WORD else what)
    if state.asks == GIVE:
        return -sense.appeal[what]
    if state.asks == SWAP:
        return 0 if what == WORD else deck.values[what] - <float> 4
    if state.asks == BACK:
        return what == YES
    if state.asks == STEAL:
        return spoils(deck, sense, trick, what, faction_of(what)) if faction_of(what) != TWO_SUITED else <float> 2
    counted = state[0]
    make_move(deck, &counted, COUNT * VERB + what)
    sharing = winning_sides(deck, &counted, wins)
    return wins[trick.side] / <float> sharing
