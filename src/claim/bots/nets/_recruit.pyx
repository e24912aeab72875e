"""Phase one by the networks: moves are tried in the same worlds, the policy plays on, and a judge values what came of it.

All moves of a race share each world, and what the policy draws in it: so luck that is the same for all of them cancels
out. Moves that are behind for sure are left out, and the rest goes on.
"""

from cpython.exc cimport PyErr_CheckSignals
from libc.math cimport sqrt
from libc.stdint cimport int64_t, uint64_t
from libc.string cimport memset

from claim.bots._grove cimport move_of
from claim.bots._tree cimport TAKE_DECK, TAKE_REVEALED
from claim.bots._worlds cimport Unknown, draw_world, look
from claim.bots.nets._nets cimport (
    CHOICES, Brain, Judge, Networks, choices_in, networks, policy_of, recall, rows_of, value_of,
)
from claim.bots.nets._story cimport Rows, Story, answer_on, move_on
from claim.kernel._engine cimport RECRUIT, Board, State
from claim.kernel._layout cimport Deck, Layout
from claim.kernel._lots cimport lots_of, seeded

from claim.bots.findings import Findings
from claim.errors import ClaimError
from claim.kernel._layout import layout_of
from claim.rules import Phase

cdef extern from "claim/bots/_clock.h" nogil:
    double thinking_time "claim_thinking_time"()

cdef enum:
    AHEAD = 2           # tricks that are played, the one under way included
    MOST = 26           # choices of a decision: every card of a hand, at most twice
    LEAST_WORLDS = 32   # nobody is left out before
    CULL_EVERY = 16     # worlds
    LISTEN_EVERY = 512  # worlds until Python may say that the search shall end

cdef double BEHIND = 3.0    # standard errors by which a move has to be behind the best to be left out
cdef float LIKELY = 0.15    # compared with its likeliest choice, what the policy does not do here

# Choices that are tried in the same worlds.
cdef struct Race:
    int choices[CHOICES]
    float chances[CHOICES]      # how likely the policy makes each
    int running[MOST]           # those still in it, by their index
    int left                    # how many they are
    int tried[MOST]
    double won[MOST]            # shares of the win, summed
    double behind[MOST]         # of who was left out: how far it was behind the best in the same worlds
    double products[MOST][MOST]  # of the shares of two in the same worlds, summed


def weigh(view, effort, seed):
    """For each legal move of a view of phase one how likely the policy makes it, and what came of trying it.

    Moves are tried as often as the effort has iterations or time for, but each at least once.
    """
    cdef Layout layout = layout_of(view.ruleset)
    cdef Unknown unknown
    cdef Story story
    cdef Race race
    cdef State world
    cdef uint64_t lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))
    cdef int count, index
    cdef Networks nets = networks()
    if view.phase is not Phase.RECRUIT or view.to_move != view.seat:
        raise ClaimError(f"seat {view.seat} has nothing to decide in phase one: {view.to_move} is to move")
    look(layout, view, &unknown)
    recall(layout, view, &unknown.known, &story)
    memset(&race, 0, sizeof(Race))
    draw_world(&unknown, &world, &lots)
    count = race.left = choices_in(&layout.deck, &world, race.choices)
    policy_of(&nets.brain, rows_of(layout), &world, &story, race.choices, count, race.chances)
    for index in range(count):
        race.running[index] = index
    _run(layout, &race, &unknown, &story, &lots, effort)
    moves = [move_of(layout, &unknown.known, race.choices[index]) for index in range(count)]
    tried = {move: race.tried[index] for index, move in enumerate(moves)}
    chances = {move: race.chances[index] for index, move in enumerate(moves)}
    return chances, Findings(tried, dict(zip(moves, _shares(&race, count), strict=True)))


cdef list _shares(const Race *race, int count):
    """Shares of the win, comparable also where choices were tried in different numbers of worlds."""
    cdef int place, index
    cdef double most = 0
    for place in range(race.left):
        index = race.running[place]
        most = max(most, race.won[index] / race.tried[index])
    shares = [max(0.0, most - race.behind[index]) for index in range(count)]
    for place in range(race.left):
        index = race.running[place]
        shares[index] = race.won[index] / race.tried[index]
    return shares


cdef int _run(
    Layout layout, Race *race, const Unknown *unknown, const Story *story, uint64_t *lots, effort
) except -1:
    """Try in one world after the other until the effort is spent."""
    cdef Networks nets = networks()
    cdef const Brain *brain = &nets.brain
    cdef const Rows *rows = rows_of(layout)
    cdef const Deck *deck = &layout.deck
    cdef int64_t iterations = -1 if effort.iterations is None else effort.iterations
    cdef double seconds = -1 if effort.seconds is None else effort.seconds
    cdef double end = thinking_time() + seconds
    cdef int64_t worlds = 0, tries = 0
    cdef bint is_over = False
    while not is_over:
        with nogil:
            while True:
                tries += race.left
                _try_all(race, brain, &brain.judges[worlds % brain.judged], rows, deck, unknown, story, lots)
                worlds += 1
                if worlds >= LEAST_WORLDS and worlds % CULL_EVERY == 0:
                    _cull(race, worlds)
                is_over = 0 < iterations <= tries or 0 < seconds and thinking_time() >= end
                if is_over or worlds % LISTEN_EVERY == 0:
                    break
        PyErr_CheckSignals()
    return 0


cdef void _try_all(
    Race *race, const Brain *brain, const Judge *judge, const Rows *rows, const Deck *deck, const Unknown *unknown,
    const Story *story, uint64_t *lots
) noexcept nogil:
    """Try all choices that are left in a world."""
    cdef State world
    cdef double shares[MOST]
    cdef int place, other, index
    draw_world(unknown, &world, lots)
    for place in range(race.left):
        index = race.running[place]
        shares[place] = _share(brain, judge, rows, deck, &world, story, race.choices[index], unknown.viewer, lots[0])
        race.tried[index] += 1
        race.won[index] += shares[place]
        for other in range(place + 1):
            race.products[index][race.running[other]] += shares[place] * shares[other]
    lots_of(lots)


cdef float _share(
    const Brain *brain, const Judge *judge, const Rows *rows, const Deck *deck, const State *world, const Story *story,
    int choice, int viewer, uint64_t lots
) noexcept nogil:
    """What the viewer gets of the win after a choice, as a judge has it some tricks later."""
    cdef State state = world[0]
    cdef Story told = story[0]
    cdef int until = state.trick + AHEAD, count
    cdef int choices[CHOICES]
    cdef float chances[CHOICES]
    _go_on(deck, &state, &told, choice)
    while state.phase == RECRUIT and state.trick < until:
        count = choices_in(deck, &state, choices)
        if count > 1:
            policy_of(brain, rows, &state, &told, choices, count, chances)
        _go_on(deck, &state, &told, choices[_drawn(chances, count, &lots)])
    return (1 + value_of(judge, rows, &state, viewer)) / 2


cdef inline void _go_on(const Deck *deck, State *state, Story *story, int choice) noexcept nogil:
    if choice >= TAKE_REVEALED:
        answer_on(deck, state, story, choice == TAKE_DECK)
    else:
        move_on(deck, state, story, choice)


cdef inline int _drawn(const float *chances, int count, uint64_t *lots) noexcept nogil:
    """One of these choices, as likely as the policy has it, if it is likely at all."""
    cdef float best = 0, total = 0, point
    cdef int index, last = 0
    if count == 1:
        return 0
    for index in range(count):
        best = max(best, chances[index])
    for index in range(count):
        if chances[index] >= LIKELY * best:
            total += chances[index]
    point = total * (lots_of(lots) >> 40) / (1 << 24)
    for index in range(count):
        if chances[index] < LIKELY * best:
            continue
        last = index
        point -= chances[index]
        if point < 0:
            break
    return last


cdef void _cull(Race *race, int64_t worlds) noexcept nogil:
    """Leave out who is behind the best by more than luck explains."""
    cdef int best = race.running[0], place, index, left = 0
    cdef double behind, variance
    for place in range(race.left):
        if race.won[race.running[place]] > race.won[best]:
            best = race.running[place]
    for place in range(race.left):
        index = race.running[place]
        behind = race.behind[index] = (race.won[best] - race.won[index]) / worlds
        variance = race.products[best][best] + race.products[index][index]
        variance -= 2 * race.products[max(best, index)][min(best, index)]
        variance = variance / worlds - behind * behind
        if behind <= BEHIND * sqrt(max(variance, 0) / worlds):
            race.running[left] = index
            left += 1
    race.left = left


def likelihoods(Board start, moves):
    """How likely the policy would have made each of these moves, the first of a game, as it sees the game go on."""
    cdef Networks nets = networks()
    cdef Layout layout = start.layout
    cdef State state = start.state
    cdef Story story
    cdef int choices[CHOICES]
    cdef float chances[CHOICES]
    cdef int count, index
    memset(&story, 0, sizeof(Story))
    found = []
    for move in moves:
        count = choices_in(&layout.deck, &state, choices)
        policy_of(&nets.brain, rows_of(layout), &state, &story, choices, count, chances)
        index = [move_of(layout, &state, choices[index]) for index in range(count)].index(move)
        found.append(chances[index])
        _go_on(&layout.deck, &state, &story, choices[index])
    return found
