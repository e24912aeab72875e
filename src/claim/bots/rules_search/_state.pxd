# Where a game stands: small numbers in fixed places, to be copied and played on fast.
#
# A card is ten times its faction's place in the ruleset plus its value. Two-suited cards count as of a faction
# TWO_SUITED, heroes follow from HERO on, in their order. What a card can do is told by its power: a faction's place or
# a hero's card.
# A move is a verb with the card played, taken … (as a faction: DECLARED times its place plus one), or a word.

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef enum:
    SEATS = 4
    FACTIONS = 7
    HAND = 15
    STOCK = 36
    TWO_SUITED = 7
    HERO = 80
    CARDS = 98
    MOVES = 64
    NONE = -1
    ABSENT = -2  # the place of a faction that is not in the game

cdef enum:  # phases
    RECRUIT = 1
    GATHER = 2
    OVER = 3

cdef enum:  # verbs, and what is asked
    PLAY = 0
    TAKE = 1
    SWAP = 2
    STEAL = 3
    BACK = 4
    DRAW = 5
    GIVE = 6
    COUNT = 7
    VERB = 2048
    DECLARED = 128
    WORD = 127  # no card: the deck, a no
    YES = 1

cdef enum:  # heroes
    BARD = 80
    CENTAUR = 81
    BUG_LORD = 82
    JESTER = 83
    SIREN = 84
    WITCH = 85
    MINOTAUR = 86
    GOLEM = 87
    NECROMANCER = 88
    LIFE_STEALER = 89
    GARGOYLE = 90
    WEREWOLF = 91
    DINOSAUR = 92
    VAMPIRE_QUEEN = 93
    TREANT = 94
    KRAKEN = 95
    DEATH = 96

cdef struct Deck:
    int players, sides, tricks, reveals
    bint by_cards, heroes
    int goblin, knight, undead, dwarf, doppelganger, dragon, troll, seer, gnome, giant, cyclops, elf, orc
    uint8_t values[CARDS]

cdef struct Played:
    int8_t seat, faction, power
    uint8_t card, value

cdef struct State:
    uint8_t leader, phase, trick, played, asks, asked, winner, shown, top, waits
    Played plays[SEATS]
    uint8_t ranking[SEATS]
    uint8_t hand[SEATS][HAND]  # sorted
    uint8_t held[SEATS]
    uint8_t followers[SEATS][HAND]
    uint8_t recruited[SEATS]
    uint8_t revealed[2]
    uint8_t stock[STOCK]
    uint8_t waiting[16]  # cards that wait, in order
    uint8_t laid[SEATS][10]  # by value
    uint8_t laid_out[SEATS]
    uint8_t counts[3][FACTIONS]
    uint64_t values[3][FACTIONS]  # how many of each value, four bits each, from those below every number up
    uint32_t scored_heroes[3]
    uint16_t scored_two_suited[3][2]  # by value, those scored as the one and as the other
    uint8_t left[FACTIONS]  # in phase two, how many may still be won


cdef inline int faction_of(int card) noexcept nogil:
    return card // 10 if card < HERO else NONE


cdef inline int number_of(int card) noexcept nogil:
    return card % 10


cdef inline int side_of(const Deck *deck, int seat) noexcept nogil:
    return seat if deck.sides == deck.players else seat & 1


cdef inline int card_of(int move) noexcept nogil:
    return move % DECLARED


cdef inline int declared_in(int move) noexcept nogil:
    """The faction that a play declares, NONE if it does not."""
    return move % VERB // DECLARED - 1


cdef inline int to_move(const Deck *deck, const State *state) noexcept nogil:
    return state.asked if state.asks != PLAY else (state.leader + state.played) % deck.players


cdef inline bint suits(const Deck *deck, int card, int led) noexcept nogil:
    """Whether who holds a card must follow with it (R4.4, R6.26)."""
    cdef int faction = faction_of(card)
    return faction == led or (faction == TWO_SUITED and (led == deck.elf or led == deck.orc))


cdef inline void put(uint8_t *cards, uint8_t *count, int card) noexcept nogil:
    """Into its place among sorted cards."""
    cdef int place = count[0]
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
    count[0] += 1


cdef inline void remove(uint8_t *cards, uint8_t *count, int card) noexcept nogil:
    cdef int place = 0
    while cards[place] != card:
        place += 1
    count[0] -= 1
    while place < count[0]:
        cards[place] = cards[place + 1]
        place += 1
