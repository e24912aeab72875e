"""The search: does seat 0 get so many votes more than seat 1, whatever seat 1 does?

One question at a time, depth first, with a table of positions between tricks. A proof comes with the weakest scores for
which it holds, and the table keeps it with these (partition search). docs/solver.md tells the ideas and what each gave.
"""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from claim.kernel._engine cimport GATHER, Board
from claim.kernel._layout cimport NONE, Cards
from claim.kernel._rules cimport lowest
from claim.solver._budget cimport LARGE_TABLE, LISTEN_EVERY, SMALL_TABLE
from claim.solver._keys cimport ANY, mixed
from claim.solver._lanes cimport Lanes, clock
from claim.solver._problem cimport WORDS, Entry, Node, Problem
from claim.solver._ties cimport outdoes, outdoes_with
from claim.solver._tricks cimport play_trick
from claim.solver._verdicts cimport OPEN, REACHED, Verdict
from claim.solver._votes cimport reaches, reaches_with
from claim.solver._weights cimport set_up

__all__ = ["ANY_VALUES", "Search"]

ANY_VALUES = ANY

cdef enum:
    FIRST_PAUSE = 3000      # nodes; each pause is twice as far off as the last


cdef inline int held(const Problem *p, int play) noexcept nogil:
    """The copy of a card that the seat to move holds: copies have been sorted."""
    cdef int seat = p.root.leader ^ (p.lead != NONE)
    cdef Cards copies = p.deck.same[play] & p.root.hand[seat]
    return lowest(copies) if copies else play


cdef Verdict reaches_after(Problem *p, int move) noexcept nogil:
    """Whether the goal is reached after a move, or from where the game stands."""
    cdef Lanes bound, gain
    cdef Node after
    if p.lead == NONE and move == NONE:
        return reaches(p, &p.root, &bound)
    if p.lead == NONE:
        return reaches_with(p, &p.root, held(p, move), &bound)
    if move == NONE:
        return reaches_with(p, &p.root, p.lead, &bound)
    play_trick(p, &p.root, p.lead, held(p, move), &after, &gain)
    return reaches(p, &after, &bound)


cdef Verdict outdoes_after(Problem *p, int move, int cards, int values) noexcept nogil:
    cdef Lanes gain
    cdef Node after
    if p.lead == NONE and move == NONE:
        return outdoes(p, &p.root, cards, values)
    if p.lead == NONE:
        return outdoes_with(p, &p.root, held(p, move), cards, values)
    if move == NONE:
        return outdoes_with(p, &p.root, p.lead, cards, values)
    play_trick(p, &p.root, p.lead, held(p, move), &after, &gain)
    return outdoes(p, &after, cards, values)


cdef class Search:
    """A table and what the search has learned about a position; for one thread at a time."""

    cdef Problem *problem

    def __cinit__(self):
        self.problem = <Problem *> calloc(1, sizeof(Problem))
        if self.problem == NULL:
            raise MemoryError
        self.problem.table = <Entry *> calloc(LARGE_TABLE, sizeof(Entry))
        if self.problem.table == NULL:
            raise MemoryError
        for number in range(WORDS):
            self.problem.odd[<int> number] = mixed(number + 1) | 1

    def __dealloc__(self):
        if self.problem != NULL:
            free(self.problem.table)
            free(self.problem)

    def load(self, Board board, *, bint abstract=True, uint64_t most_nodes=0, double seconds=0):
        """Ask about this position from now on, with a budget for all questions together (0: no limit).

        Without abstractions the very cards are searched: much slower, and a check of the abstractions.
        """
        cdef Problem *p = self.problem
        if board.state.phase != GATHER:
            raise ValueError("only positions of phase two can be searched")
        with nogil:
            p.deck = board.layout.deck
            set_up(p, &board.state)
            p.is_abstract = p.is_abstract and abstract
            p.salt = mixed(p.salt + 1)
            memset(p.lead_worth, 0, sizeof(p.lead_worth))
            memset(p.any_lead_worth, 0, sizeof(p.any_lead_worth))
            memset(p.reply_worth, 0, sizeof(p.reply_worth))
            p.table_mask = SMALL_TABLE - 1
            p.nodes = 0
            p.most_nodes = most_nodes if most_nodes else <uint64_t> -1
            p.deadline = clock() + seconds if seconds > 0 else 0
            p.is_spent = p.is_interrupted = False
            p.look_at = 0
            p.listen_at = LISTEN_EVERY

    @property
    def can_tie(self):
        """Whether a vote may go to nobody, so that votes may be equal."""
        return bool(self.problem.can_tie)

    @property
    def nodes(self):
        """How many positions were looked at since this one was loaded."""
        return self.problem.nodes

    @property
    def is_spent(self):
        """Whether the budget has run out: then the last answer means nothing."""
        return bool(self.problem.is_spent)

    def reaches(self, int goal, int move=NONE):
        """Whether seat 0 gets at least so many votes more than seat 1, after this play if there is one."""
        cdef Problem *p = self.problem
        cdef Verdict found = OPEN
        cdef uint64_t pause = FIRST_PAUSE
        with nogil:
            p.goal = goal
            p.keeps_piles = not p.is_abstract
            while found == OPEN and not p.is_spent:
                p.pause_at = p.nodes + pause
                pause *= 2
                found = reaches_after(p, move)
        if p.is_interrupted:
            raise KeyboardInterrupt
        return found == REACHED

    def outdoes(self, int cards, int values, int move=NONE):
        """Whether seat 0 gets more votes, or as many and at least so much of the tie-break's measures.

        Values are compared where cards are equal; ANY_VALUES asks for cards alone.
        """
        cdef Problem *p = self.problem
        cdef Verdict found
        with nogil:
            p.keeps_piles = True
            p.pause_at = <uint64_t> -1
            found = outdoes_after(p, move, cards, values)
        if p.is_interrupted:
            raise KeyboardInterrupt
        return found == REACHED
