# Setting up: weights for which the sign of a faction's difference is its vote, and what makes cards alike.
#
# A vote is for most cards, then for the highest card that differs (R7.2). All cards of phase two are scored in the end
# but for Gnomes that Giants remove, so with an odd number of cards there is no tie, and of different cards the highest
# decides one. Only where values are equal, or cards may go missing, do lower values count: they become the digits of a
# number below the weight of a card.

from libc.stdint cimport int16_t

from claim.kernel._engine cimport State
from claim.kernel._layout cimport CARDS, FACTIONS, NONE, ORC, PLAYS, Cards, Deck, bit
from claim.kernel._rules cimport card_of, count, highest, lowest
from claim.solver._lanes cimport lanes_add, lanes_all, lanes_greater, lanes_load, lanes_sub
from claim.solver._problem cimport LANES, LOWEST_OWNER, OTHER_WAY, PAIR_VALUES, VALUES, Node, Problem

cdef enum:
    MOST_WEIGHT = 12000     # of all cards of a faction, so that sums stay within a lane


cdef inline void set_up(Problem *p, const State *state) noexcept nogil:
    """Ask about this position."""
    cdef Deck *deck = &p.deck
    cdef int faction
    p.lead = state.lead
    p.is_abstract = True
    p.pair = deck.gnomes | deck.giants
    for faction in range(FACTIONS):
        if deck.obliging[faction] & deck.two_suited:
            p.pair |= deck.obliging[faction]
    p.ranked = (bit(CARDS) - 1) & ~p.pair
    weigh(p, state)
    compare(p, state)
    begin(p, state)
    sort_copies(p)


# Weights


cdef inline Cards unscored_cards(const Deck *deck, const State *state) noexcept nogil:
    cdef Cards cards = state.hand[0] | state.hand[1] | state.waiting
    return cards if state.lead == NONE else cards | card_of(deck, bit(state.lead))


cdef inline Cards scored_plays(const State *state) noexcept nogil:
    return state.score[0] | state.score[1] | state.laid[0] | state.laid[1]


cdef inline void weigh(Problem *p, const State *state) noexcept nogil:
    cdef Deck *deck = &p.deck
    cdef Cards unscored = unscored_cards(deck, state)
    cdef Cards scored = scored_plays(state)
    cdef int16_t[LANES] lanes
    cdef int lane, play
    p.can_tie = False
    p.regular = 0
    p.cyclops_lane = NONE
    for play in range(PLAYS):
        p.weight[play] = p.to_winner[play] = p.unscored[play] = lanes_all(0)
    for lane in range(FACTIONS):
        if deck.of_faction[lane] & deck.cyclops:
            weigh_cyclops(p, lane, (unscored | scored) & deck.cyclops)
        else:
            p.regular |= 1 << lane
            weigh_faction(p, lane, unscored, scored)
    for lane in range(LANES):
        lanes[lane] = 0 if p.regular >> lane & 1 else 20000
    p.irregular = lanes_load(lanes)
    for lane in range(LANES):
        lanes[lane] = p.regular >> lane & 1 and not deck.of_faction[lane] & p.pair
    p.crowned = lanes_load(lanes)
    unscored |= (unscored & deck.two_suited) << ORC
    while unscored:
        play = lowest(unscored)
        unscored &= unscored - 1
        if bit(play) & deck.trolls:
            continue
        p.to_winner[play] = p.weight[play]
        if bit(play) & deck.dwarves:
            p.to_winner[play] = lanes_sub(lanes_all(0), p.weight[play])  # R6.11
        if not bit(play) & deck.cyclops:
            p.unscored[play] = p.weight[play]
        if bit(play) & deck.two_suited:
            p.unscored[play] = p.unscored[play + ORC] = lanes_add(p.weight[play], p.weight[play + ORC])
            p.to_winner[play + ORC] = p.weight[play + ORC]
            unscored &= ~bit(play + ORC)


cdef inline void weigh_faction(Problem *p, int faction, Cards unscored, Cards scored) noexcept nogil:
    cdef Deck *deck = &p.deck
    cdef Cards mine = deck.of_faction[faction]
    cdef bint may_vanish = (mine & deck.gnomes) != 0 and (unscored & deck.giants) != 0
    cdef Cards in_doubt = 0
    cdef Cards left
    cdef int[VALUES] number
    cdef int[VALUES] doubts
    cdef int[VALUES] digit
    cdef int16_t[LANES] lanes
    cdef int value, play, total
    cdef int last = NONE
    cdef int scale = 1
    cdef bint is_settled = False
    unscored |= (unscored & deck.two_suited) << ORC
    in_doubt = unscored & (deck.two_suited | deck.two_suited << ORC) & mine
    left = (unscored | scored) & mine
    total = count(left)
    for value in range(VALUES):
        number[value] = doubts[value] = digit[value] = 0
    while left:
        play = lowest(left)
        left &= left - 1
        number[deck.value[play]] += 1
        doubts[deck.value[play]] += (bit(play) & in_doubt) != 0
    if may_vanish or in_doubt or total % 2 == 0:
        for value in range(VALUES - 1, -1, -1):
            if number[value]:
                last = value
                if number[value] % 2 and not doubts[value] and not may_vanish:
                    is_settled = True  # by this one, or by a higher one
                    break
        if last != NONE:
            # with equal numbers of cards, and of all others, those of the lowest value are equal too
            for value in range(last if is_settled else last + 1, VALUES):
                if number[value]:
                    digit[value] = scale
                    scale += number[value] * scale
        p.can_tie = p.can_tie or not is_settled
    if (total + 1) * scale > MOST_WEIGHT:
        p.is_abstract = False  # then only the sign of a sure lead is asked for
        scale = 1
        for value in range(VALUES):
            digit[value] = 0
    for value in range(LANES):
        lanes[value] = 0
    while mine:
        play = lowest(mine)
        mine &= mine - 1
        lanes[faction] = scale + digit[deck.value[play]]
        p.weight[play] = lanes_load(lanes)


# Cyclops


cdef inline void weigh_cyclops(Problem *p, int faction, Cards cyclops) noexcept nogil:
    cdef int16_t[LANES] lanes
    cdef int lane, difference, left, owner
    p.cyclops_lane = faction
    p.cyclops = count(cyclops)
    p.can_tie = p.can_tie or p.cyclops == 0
    for lane in range(LANES):
        lanes[lane] = 0
    lanes[faction] = 1
    lanes[OTHER_WAY] = -1
    lanes[LOWEST_OWNER] = p.cyclops % 2 == 0  # only then may the lowest decide
    while cyclops:
        p.weight[lowest(cyclops)] = lanes_load(lanes)
        cyclops &= cyclops - 1
        lanes[LOWEST_OWNER] = 0
    for difference in range(-10, 11):
        for left in range(11):
            for owner in range(-1, 2):
                foresee_cyclops(p, difference, left, owner)


cdef inline int cyclops_state(int difference, int left, int owner) noexcept nogil:
    """So many more in seat 0's score, so many still to be scored, and the owner of the lowest (0: not scored yet)."""
    return ((difference + 10) * 11 + left) * 3 + owner + 1


cdef inline void foresee_cyclops(Problem *p, int difference, int left, int owner) noexcept nogil:
    """The worst and the best for seat 0 that can come of a state."""
    cdef int state = cyclops_state(difference, left, owner)
    cdef int low = 1, high = -1
    cdef int final, vote
    for final in range(difference - left, difference + left + 1, 2):
        if p.cyclops == 0:
            low = high = 0
        elif final == 0 and owner == 0:
            low, high = -1, 1
        else:
            vote = cyclops_vote(p.cyclops, final, owner)
            low = min(low, vote)
            high = max(high, vote)
    p.cyclops_low[state] = low
    p.cyclops_high[state] = high


cdef inline int cyclops_vote(int total, int difference, int owner) noexcept nogil:
    """1 for seat 0, -1 for seat 1 (R6.23)."""
    if difference == 0:
        return owner
    return 1 if difference == total or -total < difference < 0 else -1


# What makes cards alike


cdef inline bint is_start(Problem *p, int play) noexcept nogil:
    """Whether a card is never like the next lower one."""
    cdef Deck *deck = &p.deck
    if play == 0 or play >= CARDS or bit(play) & deck.two_suited or deck.faction[play] != deck.faction[play - 1]:
        return True
    if bit(play) & p.pair and deck.value[play] != deck.value[play - 1]:
        return True
    return lanes_greater(p.weight[play], p.weight[play - 1]) | lanes_greater(p.weight[play - 1], p.weight[play])


cdef inline void compare(Problem *p, const State *state) noexcept nogil:
    cdef Deck *deck = &p.deck
    cdef int play, faction, value
    cdef Cards mine
    p.starts = p.ones = 0
    for play in range(PLAYS):
        if is_start(p, play):
            p.starts |= bit(play)
    p.double_shift = lowest(deck.doppelgangers) if deck.doppelgangers else 0
    for faction in range(FACTIONS):
        mine = deck.of_faction[faction] & p.ranked
        p.value_cards[faction] = 0
        p.value_shift[faction] = 0
        if mine and not mine & deck.doppelgangers:
            p.value_shift[faction] = highest(mine) - (VALUES - 1)  # their highest card is a 9
            p.value_cards[faction] = mine & ~deck.zeros
            if mine & deck.zeros:
                p.ones = bit(highest(deck.zeros) + 1)
    for value in range(PAIR_VALUES):
        p.gnomes_of[value] = p.giants_of[value] = 0
    for play in range(CARDS):
        if bit(play) & deck.gnomes:
            p.gnomes_of[deck.value[play] >> 1] |= bit(play)
        if bit(play) & deck.giants:
            p.giants_of[deck.value[play] >> 1] |= bit(play)
        if bit(play) & deck.doppelgangers:
            p.beaten_by[play] = 0
            for value in range(CARDS):
                if deck.value[value] < deck.value[play]:
                    p.beaten_by[play] |= bit(value)
    mine = unscored_cards(deck, state) & deck.trolls
    p.crown = bit(highest(mine)) if mine and bit(highest(mine)) & p.starts else 0


# The position


cdef inline void begin(Problem *p, const State *state) noexcept nogil:
    """The position asked about; a card on the table is still in its player's hand."""
    cdef Node *root = &p.root
    cdef Cards cards
    cdef int seat
    root.leader = state.leader
    root.waiting = state.waiting
    root.score = root.left = lanes_all(0)
    root.open_votes = 0
    for seat in range(2):
        root.hand[seat] = state.hand[seat]
        root.laid[seat] = state.laid[seat]
        cards = root.pile[seat] = state.score[seat] | state.laid[seat]
        while cards:
            if seat == 0:
                root.score = lanes_add(root.score, p.weight[lowest(cards)])
            else:
                root.score = lanes_sub(root.score, p.weight[lowest(cards)])
            cards &= cards - 1
    if state.lead != NONE:
        root.hand[state.leader] |= card_of(&p.deck, bit(state.lead))
    cards = root.hand[0] | root.hand[1] | root.waiting
    while cards:
        if bit(lowest(cards)) & p.deck.trolls:
            root.left = lanes_add(root.left, p.weight[lowest(cards)])
        else:
            root.left = lanes_add(root.left, p.unscored[lowest(cards)])
        cards &= cards - 1


cdef inline void sort_copies(Problem *p) noexcept nogil:
    """Equal cards are anybody's: let seat 0 have the lower ones, so that equal positions look equal."""
    cdef Cards seen = 0
    cdef Cards group, held
    cdef int play, number
    for play in range(CARDS):
        group = p.deck.same[play] & ~seen
        seen |= group
        held = (p.root.hand[0] | p.root.hand[1]) & group
        number = count(p.root.hand[0] & group)
        p.root.hand[0] &= ~group
        p.root.hand[1] &= ~group
        while number:
            p.root.hand[0] |= held & (~held + 1)
            held &= held - 1
            number -= 1
        p.root.hand[1] |= held
        if p.lead != NONE and bit(p.lead) & group:
            p.lead = lowest(p.root.hand[p.root.leader] & group)
