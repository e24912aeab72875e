"""Phase one by the networks: what the policy would do, and how that goes on in worlds that fit the view."""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int64_t, uint64_t
from libc.string cimport memset

from claim.bots._worlds cimport Unknown, draw_world, look
from claim.bots.nets._nets cimport (
    CHOICES, TAKE_DECK, TAKE_REVEALED, Brain, Networks, Sums, begin_sums, choices_in, networks, policy_of, recall,
    rows_of, value_of,
)
from claim.bots.nets._story cimport Rows, Story, answer_on, move_on
from claim.kernel._engine cimport RECRUIT, Board, State
from claim.kernel._layout cimport NONE, Deck, Layout
from claim.kernel._lots cimport lots_of, seeded

from claim.errors import ClaimError
from claim.kernel._layout import layout_of
from claim.rules import Move, Phase

cdef extern from "claim/bots/_clock.h" nogil:
    double thinking_time "claim_thinking_time"()

cdef enum:
    LISTEN_EVERY = 64   # worlds until Python may say that it shall end
    TRICKS_AHEAD = 3    # played by the policy, this one included, before the position is valued

# What is found out about the choices of a view.
cdef struct Weighed:
    int count
    int choices[CHOICES]
    float chances[CHOICES]  # how likely the policy makes them
    float least             # what is less likely is not looked at
    double worths[CHOICES]  # in all worlds together
    int64_t worlds

cdef float NEAR = 0.15   # choices less likely, compared with the likeliest, are not made

_TAKE_DECK = Move("take", word="deck")


cdef inline void go_on(const Deck *deck, State *state, Story *story, int choice) noexcept nogil:
    if choice >= TAKE_REVEALED:
        answer_on(deck, state, story, choice == TAKE_DECK)
    else:
        move_on(deck, state, story, choice)


cdef inline float likely(float *chances, int count) noexcept nogil:
    """Leave out what is unlikely beside the likeliest choice; the sum of the rest."""
    cdef float most = 0, total = 0
    cdef int index
    for index in range(count):
        most = max(most, chances[index])
    for index in range(count):
        if chances[index] < NEAR * most:
            chances[index] = 0
        total += chances[index]
    return total


cdef float worth_of(
    const Brain *brain, const Rows *rows, const Deck *deck, State *state, Story *story, Sums *sums, int seat,
    uint64_t *lots
) noexcept nogil:
    """What a position is worth to a seat, valued after some more tricks as the policy plays them.

    The sums are those of both seats.
    """
    cdef int choices[CHOICES]
    cdef float chances[CHOICES]
    cdef int count, index, last = state.trick + TRICKS_AHEAD
    cdef float drawn
    while state.phase == RECRUIT and (state.trick < last or state.lead != NONE):
        count = choices_in(deck, state, choices)
        policy_of(brain, rows, state, story, choices, count, &sums[state.to_move], chances)
        drawn = (lots_of(lots) >> 40) / 16777216.0 * likely(chances, count)
        index = 0
        while index < count - 1 and drawn >= chances[index]:
            drawn -= chances[index]
            index += 1
        go_on(deck, state, story, choices[index])
    return value_of(brain, rows, state, seat)


cdef void look_at(
    const Brain *brain, const Rows *rows, const Deck *deck, const State *world, const Story *story, const Sums *sums,
    int seat, uint64_t lots, Weighed *weighed
) noexcept nogil:
    """Add what each likely choice is worth in a world."""
    cdef State after
    cdef Story told
    cdef Sums summed[2]
    cdef uint64_t drawn
    cdef int index
    for index in range(weighed.count):
        if weighed.chances[index] >= weighed.least:
            drawn = lots  # the same for every choice: what differs is then the choice's doing
            after, told = world[0], story[0]
            summed[0], summed[1] = sums[0], sums[1]
            go_on(deck, &after, &told, weighed.choices[index])
            weighed.worths[index] += worth_of(brain, rows, deck, &after, &told, summed, seat, &drawn)
    weighed.worlds += 1


def weigh(view, effort, seed, *, least_chance):
    """For each legal move of a view of phase one how likely the policy makes it, and what it is worth, from -1 to 1.

    What is less likely than `least_chance` is not looked at: None. As many worlds are looked at as the effort has
    iterations or time for, at least one.
    """
    cdef Layout layout = layout_of(view.ruleset)
    cdef Unknown unknown
    cdef Story story
    cdef Weighed weighed
    cdef uint64_t lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))
    cdef int index
    if view.phase is not Phase.RECRUIT or view.to_move != view.seat:
        raise ClaimError(f"seat {view.seat} has nothing to decide in phase one: {view.to_move} is to move")
    look(layout, view, &unknown)
    recall(layout, view, &unknown.known, &story)
    memset(&weighed, 0, sizeof(Weighed))
    weighed.least = least_chance
    _think(layout, &unknown, &story, &lots, &weighed, effort)
    return {
        _move_of(layout, &unknown.known, weighed.choices[index]): (
            weighed.chances[index],
            weighed.worths[index] / weighed.worlds if weighed.chances[index] >= weighed.least else None,
        )
        for index in range(weighed.count)
    }


cdef int _think(
    Layout layout, const Unknown *unknown, const Story *story, uint64_t *lots, Weighed *weighed, effort
) except -1:
    """Ask the policy, then look at world after world until the effort is spent; at least at one."""
    cdef Networks nets = networks()
    cdef const Brain *brain = &nets.brain
    cdef const Rows *rows = rows_of(layout)
    cdef const Deck *deck = &layout.deck
    cdef int64_t iterations = -1 if effort.iterations is None else effort.iterations
    cdef double seconds = -1 if effort.seconds is None else effort.seconds
    cdef double end = thinking_time() + seconds
    cdef bint is_over = False
    cdef State world
    cdef Sums sums[2]
    draw_world(unknown, &world, lots)
    weighed.count = choices_in(deck, &world, weighed.choices)
    begin_sums(&brain.policy, &sums[0])
    begin_sums(&brain.policy, &sums[1])
    policy_of(brain, rows, &world, story, weighed.choices, weighed.count, &sums[world.to_move], weighed.chances)
    while not is_over:
        with nogil:
            while True:
                look_at(brain, rows, deck, &world, story, sums, unknown.viewer, lots_of(lots), weighed)
                is_over = weighed.worlds == iterations or (seconds > 0 and thinking_time() >= end)
                if is_over:
                    break
                draw_world(unknown, &world, lots)
                if weighed.worlds % LISTEN_EVERY == 0:
                    break
        PyErr_CheckSignals()
    return 0


def likelihoods(Board start, moves):
    """How likely the policy would have made each of these moves, the first ones of a game, by those who made them."""
    cdef Networks nets = networks()
    cdef Layout layout = start.layout
    cdef Rows *rows = rows_of(layout)
    cdef State state = start.state
    cdef Story story
    cdef Sums sums[2]
    cdef int choices[CHOICES]
    cdef float chances[CHOICES]
    cdef int count, index
    if state.phase != RECRUIT or state.trick != 1 or state.lead != NONE:
        raise ClaimError("these moves are looked at from the beginning of a game on")
    memset(&story, 0, sizeof(Story))
    begin_sums(&nets.brain.policy, &sums[0])
    begin_sums(&nets.brain.policy, &sums[1])
    found = []
    for move in moves:
        if state.phase != RECRUIT:
            raise ClaimError(f"{move}: the policy plays phase one, which is over")
        count = choices_in(&layout.deck, &state, choices)
        options = [_move_of(layout, &state, choices[index]) for index in range(count)]
        if move not in options:
            raise ClaimError(f"{move} may not be played here; {' '.join(map(str, options))} may")
        policy_of(&nets.brain, rows, &state, &story, choices, count, &sums[state.to_move], chances)
        index = options.index(move)
        found.append(chances[index])
        go_on(&layout.deck, &state, &story, choices[index])
    return found


cdef object _move_of(Layout layout, const State *known, int choice):
    if choice == TAKE_REVEALED:
        return Move("take", layout.cards[known.revealed])
    return _TAKE_DECK if choice == TAKE_DECK else layout.moves[choice]
