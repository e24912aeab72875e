# What a position of the kernel does not tell, and the networks are shown: which followers both have seen, who played
# what, and which factions a seat has shown that it cannot follow. And the inputs that a position gives the networks.

from libc.stdint cimport int16_t, uint8_t

from claim.kernel._engine cimport STOCKED, State
from claim.kernel._layout cimport CARDS, FACTIONS, NONE, PLAYS, Cards, Deck, bit
from claim.kernel._rules cimport card_of, close, highest, lowest, play_on, reply_wins

cdef enum:
    MOST_INPUTS = 96
    ALL_FACTIONS = 31   # of a deck, as a set

cdef struct Story:
    Cards open[2]       # followers that both have seen, by their owner
    Cards played[2]     # cards played and discarded, by who played them
    uint8_t voids[2]    # factions shown not to be held, by their index in the deck

# Where the networks have the cards of a deck.
cdef struct Rows:
    int16_t row[PLAYS]
    int16_t highest[CARDS]  # the row of the highest card of the same code
    int16_t kind[FACTIONS]
    int rows            # of all decks together
    int kinds           # of factions in all
    int tricks

cdef enum:  # places of the policy (inputs.Shown)
    UNSEEN, OWN_HAND, OWN_OPEN, OWN_SECRET, OTHER_OPEN, OWN_SCORE, OTHER_SCORE, OWN_PLAYED, OTHER_PLAYED, REVEALED,
    OTHER_TRICK, OWN_TRICK, TOP, SHOWN

cdef enum:  # places of the value (inputs.Lies)
    LIES_STOCK, LIES_OWN_HAND, LIES_OTHER_HAND, LIES_OWN_FOLLOWER, LIES_OTHER_FOLLOWER, LIES_OWN_SCORE,
    LIES_OTHER_SCORE, LIES_DISCARDED, LIES_REVEALED, LIES_OTHER_TRICK, LIES_OWN_TRICK, LIES_TOP, LIES

cdef enum:  # places of the boundary (inputs.Held)
    HELD_OWN_HAND, HELD_OTHER_HAND, HELD_OWN_SCORE, HELD_OTHER_SCORE, HELD

cdef enum:  # places of cards closed up (inputs.ClosedUp)
    CLOSED_OWN_HAND, CLOSED_OTHER_HAND, CLOSED_OWN_FOLLOWER, CLOSED_OTHER_FOLLOWER, CLOSED_REVEALED, CLOSED


# Playing on


cdef inline void tell_end(const Deck *deck, const State *state, Story *story, int reply, bint takes_deck) noexcept nogil:
    """Take in the end of a trick of phase one that is about to be closed."""
    cdef int leader = state.leader, winner = leader ^ reply_wins(deck, state.lead, reply)
    cdef Cards revealed = bit(state.revealed), top = bit(state.stock[state.top])
    cdef Cards winning = bit(state.lead if winner == leader else reply)
    story.open[1 - winner if takes_deck else winner] |= revealed
    if winning & deck.seers and not takes_deck:
        story.open[1 - winner] |= top
    story.played[leader] |= card_of(deck, bit(state.lead)) & ~deck.undead
    story.played[1 - leader] |= card_of(deck, bit(reply)) & ~deck.undead


cdef inline void move_on(const Deck *deck, State *state, Story *story, int play) noexcept nogil:
    """Play a card in phase one."""
    cdef int winner
    if state.lead != NONE:
        if not deck.following_to[state.lead] >> play & 1:
            story.voids[state.to_move] |= 1 << deck.faction[state.lead]
        winner = state.leader ^ reply_wins(deck, state.lead, play)
        if not bit(state.lead if winner == state.leader else play) & deck.seers:
            tell_end(deck, state, story, play, False)
    play_on(deck, state, play)


cdef inline void answer_on(const Deck *deck, State *state, Story *story, bint takes_deck) noexcept nogil:
    """Answer a Seer."""
    tell_end(deck, state, story, state.reply, takes_deck)
    close(deck, state, takes_deck)


# The inputs


cdef inline int put_cards(const Rows *rows, int place, Cards cards, int *inputs, int count) noexcept nogil:
    cdef int base = place * rows.rows
    while cards:
        inputs[count] = base + rows.row[lowest(cards)]
        count += 1
        cards &= cards - 1
    return count


cdef inline int put_trick(
    const Rows *rows, const State *state, int seat, int own, int other, int *inputs, int count
) noexcept nogil:
    if state.lead != NONE:
        inputs[count] = (own if state.leader == seat else other) * rows.rows + rows.row[state.lead]
        count += 1
    if state.reply != NONE:
        inputs[count] = (other if state.leader == seat else own) * rows.rows + rows.row[state.reply]
        count += 1
    return count


cdef inline int put_kinds(const Rows *rows, int base, unsigned factions, int *inputs, int count) noexcept nogil:
    cdef int faction
    for faction in range(FACTIONS):
        if factions >> faction & 1:
            inputs[count] = base + rows.kind[faction]
            count += 1
    return count


cdef inline int put_closed_up(
    const Rows *rows, int base, Cards cards, const Cards *piles, int number, int *inputs, int count
) noexcept nogil:
    """Close these cards up; those in one of so many piles are shown, pile by pile."""
    cdef int card, pile, family = NONE, row = NONE, closed_up = 0
    while cards:
        card = highest(cards)
        cards ^= bit(card)
        if rows.highest[card] != family:
            family = closed_up = rows.highest[card]
        elif rows.row[card] != row:
            closed_up -= 1
        row = rows.row[card]
        for pile in range(number):
            if piles[pile] & bit(card):
                inputs[count] = base + pile * rows.rows + closed_up
                count += 1
    return count


cdef inline Cards stock_of(const State *state) noexcept nogil:
    cdef Cards found = 0
    cdef int place
    for place in range(state.top, STOCKED):
        found |= bit(state.stock[place])
    return found


cdef inline int policy_inputs(const Rows *rows, const State *state, const Story *story, int *inputs) noexcept nogil:
    """What the seat to move has seen of phase one; how many inputs are there."""
    cdef int seat = state.to_move, other = 1 - state.to_move, count = 0, base
    cdef Cards top = bit(state.stock[state.top]) if state.reply != NONE else 0
    cdef Cards unseen = stock_of(state) & ~top | state.hand[other] | state.followers[other] & ~story.open[other]
    count = put_cards(rows, UNSEEN, unseen, inputs, count)
    count = put_cards(rows, OWN_HAND, state.hand[seat], inputs, count)
    count = put_cards(rows, OWN_OPEN, state.followers[seat] & story.open[seat], inputs, count)
    count = put_cards(rows, OWN_SECRET, state.followers[seat] & ~story.open[seat], inputs, count)
    count = put_cards(rows, OTHER_OPEN, state.followers[other] & story.open[other], inputs, count)
    count = put_cards(rows, OWN_SCORE, state.score[seat], inputs, count)
    count = put_cards(rows, OTHER_SCORE, state.score[other], inputs, count)
    count = put_cards(rows, OWN_PLAYED, story.played[seat], inputs, count)
    count = put_cards(rows, OTHER_PLAYED, story.played[other], inputs, count)
    count = put_cards(rows, REVEALED, bit(state.revealed), inputs, count)
    count = put_cards(rows, TOP, top, inputs, count)
    count = put_trick(rows, state, seat, OWN_TRICK, OTHER_TRICK, inputs, count)
    base = SHOWN * rows.rows
    inputs[count] = base + state.trick - 1
    base += rows.tricks
    count = put_kinds(rows, base, ALL_FACTIONS, inputs, count + 1)
    count = put_kinds(rows, base + rows.kinds, story.voids[seat], inputs, count)
    return put_kinds(rows, base + 2 * rows.kinds, story.voids[other], inputs, count)


cdef inline int value_inputs(const Rows *rows, const State *state, int *inputs) noexcept nogil:
    """How the cards lie in phase one, as the seat to move would look at it; how many inputs are there."""
    cdef int seat = state.to_move, other = 1 - state.to_move, count = 0, base
    cdef Cards top = bit(state.stock[state.top]), stock = stock_of(state), revealed = bit(state.revealed)
    cdef Cards[3] gained = [state.followers[seat], state.followers[other], revealed]
    cdef Cards[2] hands = [state.hand[seat], state.hand[other]]
    count = put_cards(rows, LIES_STOCK, stock & ~top, inputs, count)
    count = put_cards(rows, LIES_OWN_HAND, state.hand[seat], inputs, count)
    count = put_cards(rows, LIES_OTHER_HAND, state.hand[other], inputs, count)
    count = put_cards(rows, LIES_OWN_FOLLOWER, state.followers[seat], inputs, count)
    count = put_cards(rows, LIES_OTHER_FOLLOWER, state.followers[other], inputs, count)
    count = put_cards(rows, LIES_OWN_SCORE, state.score[seat], inputs, count)
    count = put_cards(rows, LIES_OTHER_SCORE, state.score[other], inputs, count)
    count = put_cards(rows, LIES_DISCARDED, state.discards, inputs, count)
    count = put_cards(rows, LIES_REVEALED, revealed, inputs, count)
    count = put_cards(rows, LIES_TOP, top, inputs, count)
    count = put_trick(rows, state, seat, LIES_OWN_TRICK, LIES_OTHER_TRICK, inputs, count)
    base = LIES * rows.rows
    inputs[count] = base + state.trick - 1
    count = put_kinds(rows, base + rows.tricks, ALL_FACTIONS, inputs, count + 1)
    base += rows.tricks + rows.kinds
    count = put_closed_up(rows, base, hands[0] | hands[1], hands, 2, inputs, count)
    base += CLOSED_OWN_FOLLOWER * rows.rows
    return put_closed_up(rows, base, gained[0] | gained[1] | revealed | stock, gained, 3, inputs, count)


cdef inline int boundary_inputs(const Rows *rows, const State *state, int *inputs) noexcept nogil:
    """Hands and score piles at the beginning of phase two, as its leader looks at it; how many inputs are there."""
    cdef int seat = state.leader, other = 1 - state.leader, count = 0
    cdef Cards[2] hands = [state.hand[seat], state.hand[other]]
    count = put_cards(rows, HELD_OWN_HAND, hands[0], inputs, count)
    count = put_cards(rows, HELD_OTHER_HAND, hands[1], inputs, count)
    count = put_cards(rows, HELD_OWN_SCORE, state.score[seat], inputs, count)
    count = put_cards(rows, HELD_OTHER_SCORE, state.score[other], inputs, count)
    count = put_kinds(rows, HELD * rows.rows, ALL_FACTIONS, inputs, count)
    return put_closed_up(rows, HELD * rows.rows + rows.kinds, hands[0] | hands[1], hands, 2, inputs, count)
