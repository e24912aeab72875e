# The networks as they are kept in memory, and what they say of a position.

from libc.math cimport expf, tanhf
from libc.stdint cimport int16_t
from libc.string cimport memcpy

from claim.bots._tree cimport TAKE_DECK, TAKE_REVEALED
from claim.bots.nets._story cimport MOST_INPUTS, Rows, Story, boundary_inputs, policy_inputs, value_inputs
from claim.kernel._engine cimport GATHER, State
from claim.kernel._layout cimport NONE, Cards, Deck, Layout
from claim.kernel._rules cimport distinct, lowest, open_plays

cdef enum:
    MOST_JUDGES = 4
    CHOICES = 64            # plays by their number, and the answers to a Seer

cdef extern from "_layers.h" nogil:
    cdef enum:
        MOST_WIDTH "CLAIM_MOST_WIDTH"
    float half "claim_half"(unsigned short bits)
    int UNIT "CLAIM_UNIT"
    void add "claim_add"(const int16_t *weights, int width, const int *inputs, int count, int16_t *sums)
    void positive "claim_positive"(const int16_t *sums, int width, float *out)
    void between "claim_between"(
        const float *weights, const float *bias, int before, int after, const float *values, float *out)
    float output "claim_output"(const float *weights, float bias, int width, const float *values)

# A network of three layers.
cdef struct Net:
    int inputs
    int wide
    int narrow
    int outputs
    int16_t *first_weights  # [input][wide]
    int16_t *first_bias
    float *second_weights   # [wide][narrow]
    float *second_bias
    float *third_weights    # [output][narrow]
    float *third_bias

# What somebody holds of phase one and of how it ends.
cdef struct Judge:
    Net value
    Net boundary

# Judges that learned apart err differently: their mean errs less than each of them.
cdef struct Brain:
    Net policy
    Judge judges[MOST_JUDGES]
    int judged              # how many there are

cdef class Networks:
    cdef Brain brain
    cdef bytes _raw         # the file, and how far it is read
    cdef Py_ssize_t _at
    cdef list _kept
    cdef int _read(self, Net *net, int inputs, int outputs) except -1
    cdef const unsigned short *_halves(self, Py_ssize_t count) except NULL
    cdef void *_room(self, Py_ssize_t size) except NULL
    cdef float *_floats(self, Py_ssize_t count) except NULL
    cdef int16_t *_wholes(self, Py_ssize_t count) except NULL

cdef Networks networks()
cdef Rows *rows_of(Layout layout) except NULL
cdef int recall(Layout layout, view, const State *known, Story *story) except -1


cdef inline void hidden(const Net *net, const int *inputs, int count, float *out) noexcept nogil:
    """From the inputs to the last layer before the outputs."""
    cdef int16_t sums[MOST_WIDTH]
    cdef float wide[MOST_WIDTH]
    memcpy(sums, net.first_bias, net.wide * sizeof(int16_t))
    add(net.first_weights, net.wide, inputs, count, sums)
    positive(sums, net.wide, wide)
    between(net.second_weights, net.second_bias, net.wide, net.narrow, wide, out)


cdef inline float single(const Net *net, const int *inputs, int count) noexcept nogil:
    """What a network of one output says, between -1 and 1."""
    cdef float narrow[MOST_WIDTH]
    hidden(net, inputs, count, narrow)
    return tanhf(output(net.third_weights, net.third_bias[0], net.narrow, narrow) / 2)


cdef inline float value_of(const Judge *judge, const Rows *rows, const State *state, int seat) noexcept nogil:
    """What a position of phase one, or the beginning of phase two, is worth to a seat: from -1 to 1, as one has it."""
    cdef int inputs[MOST_INPUTS]
    cdef int count
    cdef float value
    if state.phase == GATHER:
        count = boundary_inputs(rows, state, inputs)
        value = single(&judge.boundary, inputs, count)
        return value if state.leader == seat else -value
    count = value_inputs(rows, state, inputs)
    value = single(&judge.value, inputs, count)
    return value if state.to_move == seat else -value


cdef inline int choices_in(const Deck *deck, const State *state, int *choices) noexcept nogil:
    """The different choices of the seat to move; how many."""
    cdef Cards plays
    cdef int count = 0
    if state.reply != NONE:
        choices[0], choices[1] = TAKE_REVEALED, TAKE_DECK
        return 2
    plays = distinct(deck, open_plays(deck, state.hand[state.to_move], state.lead))
    while plays:
        choices[count] = lowest(plays)
        count += 1
        plays &= plays - 1
    return count


cdef inline void policy_of(
    const Brain *brain, const Rows *rows, const State *state, const Story *story, const int *choices, int count,
    float *chances
) noexcept nogil:
    """How likely the policy makes each of these choices of the seat to move in phase one."""
    cdef float narrow[MOST_WIDTH]
    cdef int inputs[MOST_INPUTS]
    cdef const Net *net = &brain.policy
    cdef int index, at
    cdef float most = -1e9, total = 0
    hidden(net, inputs, policy_inputs(rows, state, story, inputs), narrow)
    for index in range(count):
        at = choices[index]
        at = rows.rows + at - TAKE_REVEALED if at >= TAKE_REVEALED else rows.row[at]
        chances[index] = output(net.third_weights + at * net.narrow, net.third_bias[at], net.narrow, narrow)
        most = max(most, chances[index])
    for index in range(count):
        chances[index] = expf(chances[index] - most)
        total += chances[index]
    for index in range(count):
        chances[index] /= total
