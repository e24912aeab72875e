# The rules in general, by topic. Blank lines part paragraphs, "- " begins a list's line.

topic-goal = The aim
topic-decks = Decks
topic-table = The table
topic-one = Phase one: recruit followers
topic-two = Phase two: gather support
topic-scoring = The votes
topic-heroes = Heroes
topic-secrets = What you may know

general-goal =
    The throne is empty and everybody campaigns. In phase one you use the hand you were dealt to win followers. In
    phase two you play those followers to collect cards. At the end each faction votes for whoever has collected most
    of it, and most votes wins.

general-decks =
    A deck is one pair of factions and some tens.

    - The pairs have 22 cards: Goblins with Knights, Gnomes with Giants, Elves with Orcs (and the two-suited cards that
      are both).
    - The tens have ten cards each, 0 to 9: Undead, Dwarves, Doppelgangers, Dragons, Trolls, Seers, Cyclops.
    - Two players take one pair and three tens, 52 cards. Claim is Goblins, Knights, Undead, Dwarves and
      Doppelgangers; Claim 2 is Gnomes, Giants, Dragons, Trolls and Seers. Any other mix will do: there are 105.
    - Three or four players take one pair and five tens, 72 cards: 63 mixes.

general-table =
    - Two players hold 13 cards each, three hold 12, four hold 9. The rest is the deck, face down.
    - Three players play each alone. With four, partners sit opposite each other.
    - Play goes clockwise. A setting says who leads first; otherwise lots are drawn.
    - Before you lie a face-down pile of followers, which only you may look at, and a face-up score pile for all to see.

general-one =
    - There is a trick for each card in hand. Before each one the top card of the deck is turned up (three and four
      players: two cards).
    - The leader plays any card; its faction is the lead faction. Going round, everybody else has to play a card of
      that faction if they hold one, and anything they like if they do not.
    - The highest card of the lead faction wins; of equal cards the one played first. Other factions never win, unless
      a power says so.
    - Two players: the winner takes the revealed card as a follower, the loser takes the top card of the deck, unseen
      by the other.
    - Three and four: the winner picks one of the revealed cards, the second in rank takes the other, the rest draw from
      the deck. First in rank is the winner, then come the other cards of the lead faction from high to low, then
      all others by value; of equal values the one played first.
    - The cards played are discarded. The winner leads the next trick.

general-two =
    - The followers become the hands. Whoever would lead the next trick goes first.
    - Leading, following and winning are the same, but now the winner puts the trick's cards face up into the score
      pile. The powers of some factions send cards elsewhere.
    - After the last trick the votes are counted.

general-scoring =
    - Each faction votes for whoever has most of its cards; with four players partners count together, and Gnomes
      laid out count too. The Cyclops prefer the fewest.
    - Equal: whoever has the highest card of the faction, then the second highest, and so on. If the values are the
      same to the last, or nobody has a card, the vote goes to nobody.
    - Most votes wins. Equal votes: the most cards in the factions that voted for you, then the highest sum of their
      values, then it is a draw. A setting goes by the sum of values at once.

general-heroes =
    Heroes come from the Mercenaries and are for two players. Five of the eighteen are shuffled into the deck, and five
    faction cards are set aside in their place. Nobody knows which.

    - A hero belongs to no faction. Led, it sets no lead faction: the other may play anything, and the higher value
      wins, the leader's if they are equal.
    - Unless its power says otherwise, you may play it second only if you hold no card of the lead faction, and it
      loses.
    - In phase one heroes are discarded. In phase two they are collected, but count for no faction.
    - Where powers conflict, a hero's goes before a faction's, and of two heroes' the later one prevails. The Vampire
      Queen goes before all.
    - The heroes' values are this edition's own. A game's settings may replace them, so that you can play with those
      printed on your cards.

general-secrets =
    - You know your own hand and followers, every card revealed or played, who took what, all score piles, Gnomes laid
      out, waiting Trolls and discards, and how many cards everybody has.
    - You do not know other hands, cards that others drew from the deck (unless your Seer saw them), the order of the
      deck, and the cards and heroes set aside.

# The rulebook

rulebook-title = The rules of Claim
rulebook-unofficial =
    This is an unofficial, open edition of the card games Claim, Claim 2 and their Mercenaries expansion. It is not
    connected with their authors or publishers. The rules are told here in words of our own; where they differ from your
    printed rulebook, the rulebook is right.
rulebook-clauses =
    Numbers such as R6.2 are the clauses by which the code and its tests cite the rules. This page is made from the same
    texts as `claim rules`: do not edit it, run `make docs`.
rulebook-factions = The factions
rulebook-from-box = From { $box }
rulebook-faction = { $name } ({ $code })
rulebook-cards = { $count } cards: { $values }.
rulebook-hero-value = Value { $value }.
rulebook-hero = hero
rulebook-value = value
rulebook-in-notation = in notation
