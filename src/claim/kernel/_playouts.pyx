# Random games, counted. Several are played side by side: while one waits for its cards the processor has another.

from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memset

from claim.kernel._engine cimport Board, State
from claim.kernel._layout cimport CARDS, FACTIONS, Deck, Layout
from claim.kernel._lots cimport deal, new_pack, play_out, rest_of_trick, seeded
from claim.kernel._rules cimport result_of, vote

from claim.errors import ClaimError
from claim.kernel._layout import layout_of
from claim.kernel.counted import Playouts

cdef enum:
    ABREAST = 4  # games side by side

cdef struct Tally:
    int64_t wins[2]
    int64_t draws
    int64_t leader_wins
    int64_t tied_votes
    int64_t moves, least, most
    int64_t votes[FACTIONS][3]


def playouts(Board board, count, seed):
    """Random games from where a board stands to the end, counted; the board stays as it is."""
    cdef Tally tally = _empty()
    cdef int64_t games = _checked(count)
    cdef uint64_t lots = _seeded(seed)
    cdef State start = board.state  # the board may change meanwhile
    with nogil:
        _play_from(&board.layout.deck, &start, games, lots, &tally)
    return _counted(board.layout, games, tally)


def simulate(ruleset, count, seed):
    """Random games of a ruleset, each dealt anew, counted."""
    cdef Layout layout = layout_of(ruleset)
    cdef Tally tally = _empty()
    cdef int64_t games = _checked(count)
    cdef uint64_t lots = _seeded(seed)
    with nogil:
        _play_dealt(&layout.deck, games, lots, &tally)
    return _counted(layout, games, tally)


cdef void _play_from(const Deck *deck, const State *start, int64_t games, uint64_t lots, Tally *tally) noexcept nogil:
    cdef State states[ABREAST]
    cdef int moves[ABREAST]
    cdef int game, abreast
    while games > 0:
        abreast = <int> min(games, <int64_t> ABREAST)
        games -= abreast
        for game in range(abreast):
            states[game] = start[0]
            moves[game] = rest_of_trick(deck, &states[game], &lots)
        play_out(deck, states, abreast, &lots, moves)
        for game in range(abreast):
            _add(deck, &states[game], start.leader, moves[game], tally)


cdef void _play_dealt(const Deck *deck, int64_t games, uint64_t lots, Tally *tally) noexcept nogil:
    cdef State states[ABREAST]
    cdef uint8_t packs[ABREAST][CARDS]
    cdef int moves[ABREAST]
    cdef int leaders[ABREAST]
    cdef int game, abreast
    for game in range(ABREAST):
        new_pack(packs[game])
    while games > 0:
        abreast = <int> min(games, <int64_t> ABREAST)
        games -= abreast
        for game in range(abreast):
            memset(&states[game], 0, sizeof(State))
            deal(&states[game], packs[game], &lots)
            leaders[game] = states[game].leader
            moves[game] = 0
        play_out(deck, states, abreast, &lots, moves)
        for game in range(abreast):
            _add(deck, &states[game], leaders[game], moves[game], tally)


cdef void _add(const Deck *deck, const State *state, int leader, int moves, Tally *tally) noexcept nogil:
    """Count a game that is over."""
    cdef int votes[FACTIONS]
    cdef int faction, balance = 0, result
    for faction in range(FACTIONS):
        votes[faction] = vote(deck, faction, state.score[0], state.score[1])
        tally.votes[faction][votes[faction]] += 1
        balance += (votes[faction] == 0) - (votes[faction] == 1)
    result = result_of(deck, state, votes)
    tally.tied_votes += balance == 0
    tally.wins[0] += result == 1
    tally.wins[1] += result == -1
    tally.draws += result == 0
    tally.leader_wins += result == 1 - 2 * leader
    tally.moves += moves
    tally.least = moves if tally.least == 0 or moves < tally.least else tally.least
    tally.most = max(tally.most, <int64_t> moves)


cdef Tally _empty() noexcept:
    cdef Tally tally
    memset(&tally, 0, sizeof(Tally))
    return tally


cdef int64_t _checked(count) except -1:
    if count < 0:
        raise ClaimError(f"{count} games: none or more can be played")
    return count


cdef uint64_t _seeded(seed) except? 0:
    return seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))


cdef object _counted(Layout layout, int64_t games, Tally tally):
    return Playouts(
        layout.ruleset,
        games,
        (tally.wins[0], tally.wins[1]),
        tally.draws,
        tally.leader_wins,
        tally.tied_votes,
        tally.moves,
        tally.least,
        tally.most,
        {code: tuple(tally.votes[index]) for index, code in enumerate(layout.ruleset.factions)},
    )
