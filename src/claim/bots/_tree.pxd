# The tree of a search over sampled worlds: what the viewer can tell apart has a node of its own (single-observer
# information set search, with UCT's choice among the moves that a world allows).

from libc.math cimport logf, sqrtf
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport realloc

from claim.bots._guide cimport Guide
from claim.bots._rollouts cimport play_by_guide
from claim.bots._worlds cimport Unknown, draw_world
from claim.kernel._engine cimport OVER, RECRUIT, State
from claim.kernel._layout cimport FACTIONS, NONE, PLAYS, Cards, Deck, bit
from claim.kernel._lots cimport below, lots_of, member, play_out, rest_of_trick
from claim.kernel._rules cimport close, count, distinct, lowest, open_plays, play_on, result_of, vote

cdef enum:
    TAKE_REVEALED = PLAYS       # a Seer's choice as a move (R6.17)
    TAKE_DECK = PLAYS + 1
    TURNED_UP = 64              # added to a card's number: what came to light after a trick
    DEEPEST = 160               # nodes from the root to a leaf at most: moves, and what came to light
    LOGARITHMS = 1024
    EAGER = 100

# A node is a move, or what came to light, and what followed.
cdef struct Node:
    Cards tried         # the moves that have a node below this one
    uint32_t visits
    uint32_t offered    # how often the world allowed it
    float won           # what the viewer got of the wins, draws as halves
    int32_t child       # the newest below this one, or 0
    int32_t sibling     # the next older beside this one, or 0
    uint8_t key

# How a search goes about it.
cdef struct Style:
    float exploration   # C of UCT
    float first         # the bound of a move that was never tried; EAGER: all are tried once before any is again
    bint guided         # rollouts by rule of thumb, not by lots alone

cdef struct Tree:
    Node *nodes         # the first is the root
    int32_t size        # nodes in use
    int32_t room
    float logarithm[LOGARITHMS]


cdef inline bint has_room(Tree *tree, int32_t most) noexcept nogil:
    """Whether a node can be added; the tree grows up to so many."""
    cdef int32_t room
    cdef Node *nodes
    if tree.size < tree.room:
        return True
    if tree.room >= most:
        return False
    room = min(2 * tree.room, most) if tree.room else 4096
    nodes = <Node *> realloc(tree.nodes, room * sizeof(Node))
    if nodes == NULL:
        return False
    tree.nodes = nodes
    tree.room = room
    return True


cdef inline int32_t grown(Tree *tree, int32_t parent, int key, Cards alike) noexcept nogil:
    """A new node below another; there must be room."""
    cdef int32_t added = tree.size
    cdef Node *node = &tree.nodes[added]
    node.tried = 0
    node.visits = 0
    node.won = 0
    node.offered = 1
    node.child = 0
    node.key = key
    node.sibling = tree.nodes[parent].child
    tree.nodes[parent].child = added
    tree.nodes[parent].tried |= alike
    tree.size += 1
    return added


cdef inline float log_of(const Tree *tree, uint32_t number) noexcept nogil:
    return tree.logarithm[number] if number < LOGARITHMS else logf(number)


cdef inline int32_t best_child(
    const Tree *tree, int32_t parent, Cards moves, bint is_mine, const Style *style, float *score
) noexcept nogil:
    """The move to try next among those tried before, by upper confidence bounds, and its bound; 0 if none is allowed."""
    cdef int32_t at = tree.nodes[parent].child, best = 0
    cdef Node *node
    cdef float mean, bound, highest = -1.0, visits
    while at:
        node = &tree.nodes[at]
        if moves >> node.key & 1:
            node.offered += 1
            visits = node.visits
            mean = node.won / visits
            if not is_mine:
                mean = 1 - mean
            bound = mean + style.exploration * sqrtf(log_of(tree, node.offered) / visits)
            if bound > highest:
                highest = bound
                best = at
        at = node.sibling
    score[0] = highest
    return best


cdef inline int32_t seen_below(Tree *tree, int32_t parent, int key, int32_t most) noexcept nogil:
    """The node of what came to light, made if it was never seen before; 0 if there is no room for it."""
    cdef int32_t at = tree.nodes[parent].child
    while at:
        if tree.nodes[at].key == key:
            return at
        at = tree.nodes[at].sibling
    return grown(tree, parent, key, 0) if has_room(tree, most) else 0


cdef inline Cards moves_in(const Deck *deck, const State *world) noexcept nogil:
    """The different moves, each by the first of equal plays."""
    cdef Cards plays, found = 0
    if world.reply != NONE:
        return bit(TAKE_REVEALED) | bit(TAKE_DECK)
    plays = open_plays(deck, world.hand[world.to_move], world.lead)
    if deck.most_copies == 1:
        return plays
    plays = distinct(deck, plays)
    while plays:
        found |= deck.same[lowest(plays)] & -deck.same[lowest(plays)]
        plays &= plays - 1
    return found


cdef inline void make(const Deck *deck, State *world, int move) noexcept nogil:
    if move >= TAKE_REVEALED:
        close(deck, world, move == TAKE_DECK)
    else:
        play_on(deck, world, lowest(deck.same[move] & open_plays(deck, world.hand[world.to_move], world.lead)))


cdef inline int came_to_light(const Deck *deck, const State *world, int viewer) noexcept nogil:
    """What the viewer sees now that no move told: the card turned up, or the one a Seer shows it; else NONE."""
    if world.phase != RECRUIT:
        return NONE
    if world.lead == NONE:
        return TURNED_UP + lowest(deck.same[world.revealed])
    if world.reply != NONE and world.to_move == viewer:
        return TURNED_UP + lowest(deck.same[world.stock[world.top]])
    return NONE


cdef inline float share_of(const Deck *deck, const State *world, int viewer) noexcept nogil:
    """The viewer's share of the win at the end."""
    cdef int votes[FACTIONS]
    cdef int faction, result
    for faction in range(FACTIONS):
        votes[faction] = vote(deck, faction, world.score[0], world.score[1])
    result = result_of(deck, world, votes)
    return (1 + (result if viewer == 0 else -result)) * <float> 0.5


cdef inline int go_down(
    Tree *tree, const Deck *deck, const Style *style, int viewer, State *world, int32_t *path, uint64_t *lots,
    int32_t most
) noexcept nogil:
    """The way of a world down the tree to a new node; how many nodes are on it."""
    cdef int32_t at = 0, below_it
    cdef int depth = 1, key
    cdef Cards moves, untried
    cdef float score = -1
    path[0] = 0
    while world.phase != OVER:
        moves = moves_in(deck, world)
        below_it = best_child(tree, at, moves, world.to_move == viewer, style, &score)
        untried = moves & ~tree.nodes[at].tried
        if untried and score < style.first and has_room(tree, most):
            key = lowest(member(untried, below(lots_of(lots) >> 32, count(untried))))
            path[depth] = grown(tree, at, key, bit(key))
            make(deck, world, key)
            return depth + 1
        if below_it == 0:
            return depth
        at = below_it
        path[depth] = at
        depth += 1
        make(deck, world, tree.nodes[at].key)
        key = came_to_light(deck, world, viewer)
        if key != NONE:
            at = seen_below(tree, at, key, most)
            if at == 0:
                return depth
            path[depth] = at
            depth += 1
            if tree.nodes[at].visits == 0:
                return depth
    return depth


cdef inline void go_up(Tree *tree, const int32_t *path, int depth, float share) noexcept nogil:
    """Note at every node of the way what came of it."""
    while depth:
        depth -= 1
        tree.nodes[path[depth]].visits += 1
        tree.nodes[path[depth]].won += share


cdef inline void try_once(
    Tree *tree, const Deck *deck, const Guide *guide, const Style *style, const Unknown *unknown, uint64_t *lots,
    int32_t most
) noexcept nogil:
    """One iteration: a world, a way down the tree, a new node, the rest of the game, and what came of it."""
    cdef State world
    cdef int32_t path[DEEPEST]
    cdef int depth, moved = 0
    draw_world(unknown, &world, lots)
    depth = go_down(tree, deck, style, unknown.viewer, &world, path, lots, most)
    if style.guided:
        play_by_guide(deck, guide, &world, lots)
    else:
        rest_of_trick(deck, &world, lots)
        play_out(deck, &world, 1, lots, &moved)
    go_up(tree, path, depth, share_of(deck, &world, unknown.viewer))
