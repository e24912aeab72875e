# What a player with a little sense sees of a trick: what it is about, who is ahead, and what a card more is worth.

from claim.bots.rules_search._state cimport (
    CARDS, Deck, FACTIONS, GARGOYLE, HERO, NONE, PLAY, RECRUIT, State, faction_of, side_of, to_move,
)

cdef enum:
    RANKS = 30
    WEIGHTS = 20

cdef enum:  # the weights; `sense.py` says what they mean
    WHIMS = 0
    UNDEAD = 1
    LOOK = 2
    LEAD_1 = 3
    LEAD_2 = 4
    SPEND_1 = 5
    SPEND_2 = 6
    RIVAL = 7
    SECOND = 8
    RESCUE = 9
    DWARF = 10
    NEAR = 11
    FAR = 12
    CYCLOPS_FIRST = 13
    CYCLOPS_MORE = 14
    DRAGON = 15
    STRIKE = 16
    GROUP = 17
    HERO_LEAD = 18
    TROPHY = 19

cdef struct Sense:
    float weights[WEIGHTS]
    float appeal[CARDS]  # as a follower, beside an average card
    float stays[2][RANKS]  # by phase and rank, the chance that the next opponent does not get ahead

cdef struct Trick:
    int seat, side, led, ahead, behind, lowest, undead, dwarves, rivals
    bint ours_ahead, partner_behind
    float prize, second, table
    float stakes[FACTIONS]


cdef inline void look_at(const Deck *deck, const State *state, const Sense *sense, Trick *trick) noexcept nogil:
    """Take in what the trick is about."""
    cdef int place, rank
    cdef float first, second
    trick.seat = to_move(deck, state)
    trick.side = side_of(deck, trick.seat)
    trick.rivals = deck.sides - 1
    weigh(deck, state, sense, trick.side, trick.stakes)
    if state.asks != PLAY:
        return
    trick.led = state.plays[0].faction if state.played else NONE
    trick.ahead = NONE
    trick.lowest = 99
    trick.behind = trick.undead = trick.dwarves = 0
    trick.ours_ahead = trick.partner_behind = False
    trick.table = 0
    for place in range(state.played):
        rank = rank_of(deck, trick.led, state.plays[place].faction, state.plays[place].value)
        if rank > trick.ahead:
            trick.ahead = rank
            trick.ours_ahead = side_of(deck, state.plays[place].seat) == trick.side
        if state.plays[place].value < trick.lowest:
            trick.lowest = state.plays[place].value
        trick.undead += state.plays[place].power == deck.undead
        trick.table += spoils(deck, sense, trick, state.plays[place].card, state.plays[place].faction)
        trick.dwarves += state.plays[place].power == deck.dwarf
    if state.waits:
        trick.table += trick.stakes[deck.troll]
    for place in range(state.played + 1, deck.players):
        if side_of(deck, (state.leader + place) % deck.players) == trick.side:
            trick.partner_behind = True
        else:
            trick.behind += 1
    if state.phase == RECRUIT:
        first = appeal_to(state, sense, trick.seat, state.revealed[0])
        second = appeal_to(state, sense, trick.seat, state.revealed[1]) if deck.reveals == 2 else 0
        trick.prize = max(first, second) if deck.reveals == 2 else first
        trick.second = min(first, second)


cdef inline void weigh(
    const Deck *deck, const State *state, const Sense *sense, int side, float *stakes
) noexcept nogil:
    """What one more card of each faction is worth to a side; nothing once its vote is decided."""
    cdef int faction, other, own, others, gap, seat
    for faction in range(FACTIONS):
        own = state.counts[side][faction]
        others = 0
        for other in range(deck.sides):
            if other != side:
                others = max(others, state.counts[other][faction])
        if faction == deck.gnome:
            for seat in range(deck.players):
                if side_of(deck, seat) == side:
                    own += state.laid_out[seat]
                else:
                    others = max(others, state.laid_out[seat])
        if faction == deck.cyclops:
            stakes[faction] = sense.weights[CYCLOPS_FIRST] if own == 0 else -sense.weights[CYCLOPS_MORE]
            continue
        gap = own - others if own > others else others - own
        stakes[faction] = 0 if gap > state.left[faction] else sense.weights[FAR] + sense.weights[NEAR] / (1 + gap)


cdef inline int rank_of(const Deck *deck, int led, int faction, int value) noexcept nogil:
    """What a card counts in a trick, heroes' powers left out; the highest wins."""
    if led == NONE or faction == led or (faction == deck.doppelganger and faction != NONE):
        return value
    if led == deck.goblin and faction == deck.knight:
        return 20 + value
    return NONE


cdef inline float appeal_to(const State *state, const Sense *sense, int seat, int card) noexcept nogil:
    """What a card is worth to a seat as a follower, also beside those it has."""
    cdef int number, alike = 0
    for number in range(state.recruited[seat]):
        alike += faction_of(state.followers[seat][number]) == faction_of(card)
    return sense.appeal[card] + sense.weights[GROUP] * alike


cdef inline float spoils(
    const Deck *deck, const Sense *sense, const Trick *trick, int card, int faction
) noexcept nogil:
    """What winning a card of the trick is worth in phase two; Dwarves go elsewhere."""
    if card >= HERO:
        return sense.weights[TROPHY] if card == GARGOYLE else 0
    return 0 if faction == deck.dwarf else trick.stakes[faction]


cdef inline float stays(const Sense *sense, int phase, int rank, int behind) noexcept nogil:
    cdef float chance = 1
    while behind > 0:
        chance *= sense.stays[phase - 1][min(rank, RANKS - 1)]
        behind -= 1
    return chance
