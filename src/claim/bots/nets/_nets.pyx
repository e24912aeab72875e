"""The networks that play phase one of games of two without heroes, and value it (see _nets.pxd, inputs.py)."""

from libc.math cimport lrintf
from libc.stdint cimport int16_t, uintptr_t
from libc.string cimport memcpy, memset

from claim.kernel._engine cimport RECRUIT, Board
from claim.kernel._layout cimport bit
from claim.kernel._rules cimport card_of, lowest, reply_wins

from importlib.resources import files
from threading import Lock

from claim.bots.nets.inputs import BOUNDARY_INPUTS, HIGHEST, KINDS, POLICY_INPUTS, ROW_OF, ROWS, TRICKS, VALUE_INPUTS
from claim.cards import FACTIONS as ALL_FACTIONS
from claim.errors import ClaimError
from claim.rules.events import Carried, Chosen
from claim.rules.places import REVEALED as REVEALED_PLACE
from claim.rules.places import followers_of

_MAGIC = b"CLAIMNET"

cdef float MOST_WEIGHT = 31.0   # of the first layer, whose sums have to fit into 16 bits, UNIT to one


cdef class Networks:
    """The networks from a file of weights, as `train.export` writes it; one that does not fit is refused."""

    def __cinit__(self, bytes raw):
        if not raw.startswith(_MAGIC):
            raise ClaimError("this is no file of networks")
        self._raw, self._at, self._kept = raw, len(_MAGIC), []
        self._read(&self.brain.policy, POLICY_INPUTS, ROWS + 2)
        self.brain.judged = 0
        while self.brain.judged == 0 or self._at < len(raw):
            if self.brain.judged == MOST_JUDGES:
                raise ClaimError(f"a file of networks of {len(raw)} bytes: {MOST_JUDGES} judges end after {self._at}")
            self._read(&self.brain.judges[self.brain.judged].value, VALUE_INPUTS, 1)
            self._read(&self.brain.judges[self.brain.judged].boundary, BOUNDARY_INPUTS, 1)
            self.brain.judged += 1
        self._raw = b""

    cdef int _read(self, Net *net, int inputs, int outputs) except -1:
        """Read the next network, which has to have so many inputs and outputs."""
        cdef int sizes[4]
        memcpy(sizes, self._halves(sizeof(sizes) // 2), sizeof(sizes))
        net.inputs, net.wide, net.narrow, net.outputs = sizes[0], sizes[1], sizes[2], sizes[3]
        if net.inputs != inputs or net.outputs != outputs:
            raise ClaimError(f"a network from {net.inputs} to {net.outputs}: it should be from {inputs} to {outputs}")
        if not (0 < net.wide <= MOST_WIDTH and 0 < net.narrow <= MOST_WIDTH):
            raise ClaimError(f"layers of {net.wide} and {net.narrow}: they may be {MOST_WIDTH} wide")
        net.first_weights = self._wholes(<Py_ssize_t> net.inputs * net.wide)
        net.first_bias = self._wholes(net.wide)
        net.second_weights = self._floats(<Py_ssize_t> net.wide * net.narrow)
        net.second_bias = self._floats(net.narrow)
        net.third_weights = self._floats(<Py_ssize_t> net.outputs * net.narrow)
        net.third_bias = self._floats(net.outputs)
        return 0

    cdef const unsigned short *_halves(self, Py_ssize_t count) except NULL:
        """The next numbers of half precision."""
        cdef const char *start = self._raw
        start += self._at
        self._at += 2 * count
        if self._at > len(self._raw):
            raise ClaimError(f"a file of networks of {len(self._raw)} bytes: it is cut off")
        return <const unsigned short *> start

    cdef void *_room(self, Py_ssize_t size) except NULL:
        """Memory at the start of a cache line, kept as long as this is."""
        cdef bytearray room = bytearray(size + 64)
        self._kept.append(room)
        return <void *> ((<uintptr_t> <char *> room + 63) & ~<uintptr_t> 63)

    cdef float *_floats(self, Py_ssize_t count) except NULL:
        """The next numbers as floats."""
        cdef const unsigned short *halves = self._halves(count)
        cdef float *floats = <float *> self._room(count * sizeof(float))
        cdef Py_ssize_t index
        for index in range(count):
            floats[index] = half(halves[index])
        return floats

    cdef int16_t *_wholes(self, Py_ssize_t count) except NULL:
        """The next numbers as whole ones, so many to one."""
        cdef const unsigned short *halves = self._halves(count)
        cdef int16_t *wholes = <int16_t *> self._room(count * sizeof(int16_t))
        cdef Py_ssize_t index
        cdef float number
        for index in range(count):
            number = half(halves[index])
            if not -MOST_WEIGHT < number < MOST_WEIGHT:
                raise ClaimError(f"a weight of {number}: the first layer may have up to {MOST_WEIGHT}")
            wholes[index] = <int16_t> lrintf(number * UNIT)
        return wholes


_lock = Lock()
_loaded = None


cdef Networks networks():
    """The networks, read when they are first asked."""
    global _loaded
    with _lock:
        if _loaded is None:
            _loaded = Networks(files("claim.bots.nets").joinpath("weights.bin").read_bytes())
        return _loaded


cdef class _DeckRows:
    cdef Rows rows


_rows = {}


cdef Rows *rows_of(Layout layout) except NULL:
    """Where the networks have the cards of this deck."""
    cdef _DeckRows made = _rows.get(layout.ruleset)
    if made is None:
        made = _DeckRows()
        made.rows.rows, made.rows.kinds, made.rows.tricks = ROWS, KINDS, TRICKS
        for number, play in enumerate(layout.plays):
            made.rows.row[<int> number] = -1 if play is None else ROW_OF[play]
        for number, card in enumerate(layout.cards):
            made.rows.highest[<int> number] = HIGHEST[card.code]
        for index, code in enumerate(layout.ruleset.factions):
            made.rows.kind[<int> index] = ALL_FACTIONS.index(code)
        made = _rows.setdefault(layout.ruleset, made)
    return &made.rows


cdef int recall(Layout layout, view, const State *known, Story *story) except -1:
    """Put together from a view what the position itself does not tell."""
    cdef Deck *deck = &layout.deck
    cdef int seat, lead = 0, reply = 0, winner = 0, leader = 0
    cdef Cards found
    cdef bint looks = False, kept = False
    memset(story, 0, sizeof(Story))
    for seat in range(2):
        for led in view.voids[seat]:
            story.voids[seat] |= 1 << <int> layout.ruleset.factions.index(led)
    trick = []
    for event in view.events:
        if isinstance(event, Chosen) and event.move.verb == "play":
            trick.append((event.seat, layout.play_of[event.move]))
            if len(trick) == 2:
                (leader, lead), (_, reply) = trick
                winner = leader ^ reply_wins(deck, lead, reply)
                looks = (bit(lead if winner == leader else reply) & deck.seers) != 0
                for by, play in trick:
                    found = deck.same[lowest(card_of(deck, bit(play)))] & known.discards
                    found &= ~(story.played[0] | story.played[1])
                    story.played[<int> by] |= found & -found
                trick = []
        if not isinstance(event, Carried):
            continue
        for seat in range(2):
            if event.target != followers_of(seat):
                continue
            if event.source == REVEALED_PLACE:
                kept = seat == winner
            if event.source == REVEALED_PLACE or (looks and kept and seat != winner):
                found = deck.same[<int> layout.number_of[event.card.plain]] & known.followers[seat] & ~story.open[seat]
                story.open[seat] |= found & -found
    return 0


def value(Board board):
    """What the networks hold of a position, all its cards seen: 1 if seat 0 is sure to win, -1 if seat 1 is."""
    cdef State *state = &board.state
    cdef Networks nets = networks()
    cdef float found = 0
    cdef int index
    if state.phase != RECRUIT and not (state.phase == GATHER and state.trick == 1 and state.lead == NONE):
        raise ClaimError("the networks value phase one and the beginning of phase two; then there is the solver")
    for index in range(nets.brain.judged):
        found += value_of(&nets.brain.judges[index], rows_of(board.layout), state, 0)
    return found / nets.brain.judged
