# What each faction does, by its code

rule-Go =
    No power, but plenty of company: fourteen cards, five of them 0s.

rule-Kn =
    When Goblins are led, a Knight beats every card that is not a Knight; of several Knights the highest wins. If you
    hold a Goblin you still have to follow with one (or play a Doppelganger). Only a Goblin lead wakes the Knights:
    against a led Doppelganger they are plain cards. A Doppelganger that follows a Goblin falls to a Knight like
    any other card.

rule-Un =
    Phase one: an Undead played to a trick is not discarded. It goes straight into the score pile of whoever wins the
    trick. One that is revealed or drawn becomes a follower like any card. Phase two: no power.

rule-Dw =
    Phase two. With two players the loser of a trick gets all its Dwarves into the score pile, and the winner takes
    the rest. With three or four they go to whoever played the lowest card of the trick, of any faction (equal: the
    one played last), even if that is the winner.

rule-Do =
    When another faction is led you may play a Doppelganger even if you could follow. It counts as a card of the lead
    faction for winning and for rank, but never has that faction's power, and it is scored as a Doppelganger. Holding
    one obliges you to nothing. When a Doppelganger is led, Doppelgangers are the lead faction and are
    followed as usual.

rule-Gn =
    Phase two: Gnomes won in a trick lie face up before their winner, where Giants can reach them. Those still lying
    there at the end join the score pile.

rule-Gi =
    Phase two: each Giant you collect removes from the game one Gnome of the same value that already lay before your
    opponent. With three or four players it removes one before each opponent, never before you or your partner. The
    Giant itself goes into your score pile. Nobody is asked: it happens at once.

rule-Dr =
    Whoever plays the last Dragon of a trick leads the next one, whether it won, followed or neither. The winner
    takes the cards as usual. A Dragon in the last trick of phase one decides who leads phase two.

rule-Tr =
    Phase two: a trick gives its winner only one Troll, the highest of those played to it and those still waiting from
    earlier tricks. The others wait for the next winner, who takes the highest waiting one even if no Troll is
    played. The winner of the last trick takes all that are left.

rule-Se =
    Phase one: win a trick with a Seer, and you look at the top card of the deck before you take. With two players you
    take that card or the revealed one, and your opponent gets the other. With three or four you take it or one of the
    two revealed cards; if you take it, the second in rank picks a revealed card, the third takes the other, and the
    fourth draws. Whatever you take, you know where that card goes.

rule-El =
    No power, but a vote of their own. They share eight two-suited cards with the Orcs.

rule-Or =
    No power, but a vote of their own. They share eight two-suited cards with the Elves.

rule-Eo =
    Two suits in one. You declare it Elf or Orc when you play it, and that is what it is for the trick and, once it is
    won in phase two, for good. In your hand it is both: if Elves or Orcs are led, it is a card you can follow with,
    so you have to follow.

rule-Cy =
    When the votes are counted, the Cyclops side with whoever has the fewest of them, but at least one. Equal: with
    whoever has the lowest.

# What each hero does, by its name in the notation

rule-Bard =
    Whoever plays it leads the next trick, win or lose, and before any Dragon.

rule-Centaur =
    Played second against a 5 or a 6, it wins.

rule-BugLord =
    Phase two: its value grows by one for each faction card its player has collected, Gnomes laid out included.
    Heroes do not count. Phase one: it is what it is.

rule-Jester =
    Played second, it changes places with the lead card. The trick is resolved as if the leader had led the Jester and
    its player had played the other card second, so there is no lead faction and the higher value wins. What depends
    on who played a card, or on being led or second, goes by the new places. A card declared when led stays as
    declared.

rule-Siren =
    Led and beaten, it steals: its player takes a card of their choice from the opponent's score pile, after the
    trick has been collected. A card of this very trick may be taken, Gnomes laid out may not. If the pile is empty,
    nothing happens. In phase one that means Undead.

rule-Witch =
    Led, it is beaten only by an even value above 5.

rule-Minotaur =
    Played in the last trick of either phase, it wins.

rule-Golem =
    Played second against a value from 1 to 4, it wins, and the other card is discarded instead of going anywhere else.
    A Dragon's player still leads the next trick.

rule-Necromancer =
    Phase one: after each trick but the last, while you hold it, you may put it among the discards and take one of the
    trick's discarded cards into your hand. Undead on their way to a score pile are not on offer. Everybody
    sees a swap; nobody learns that you were asked.

rule-LifeStealer =
    Played second when there is a lead faction, it belongs to that faction for the trick and has its power. Holding it
    obliges you to nothing, and it is no way out if you hold a card of the lead faction. As a Troll it may
    wait; laid out with the Gnomes, no Giant and no Siren touches it. When votes are counted it is nobody's card.

rule-Gargoyle =
    If you collected it in phase two, you name a faction of the game when votes are counted, and it counts as two cards
    of it: lower than every number, and without a value of its own.

rule-Werewolf =
    When you play it, you may make it a 5 of any faction in the game, without that faction's power. Led, it sets
    the lead faction. Second, it follows if it names the lead faction, even if you hold a real one. Or leave it as
    it is: a hero of its own value. When votes are counted it is nobody's card.

rule-Dinosaur =
    Phase two: beaten, it may go back into your hand instead of being collected or discarded. Not after the last trick.
    Phase two ends with its thirteenth trick all the same, so each time it comes back a card of yours is
    never played.

rule-VampireQueen =
    The other card of her trick has no power at all, in winning, in collecting or in leading on. It keeps its faction
    and its printed value. A Werewolf or Treant is a plain hero against her, whatever it named.

rule-Treant =
    Phase two: it may be played as a faction of which you have collected at least two cards, Gnomes laid out included.
    For the trick it has that faction's power and its own value. Naming the lead faction, or Doppelgangers, you
    may play it even if you could follow. When votes are counted it is nobody's card.

rule-Kraken =
    Phase two: if you win a trick with it, you draw a card at random from your opponent's hand and then give one back,
    the same one if you like. Not after the last trick.

rule-Death =
    Phase two: nobody collects the cards of its trick, they are discarded. Whoever would have won leads the next
    trick, before any Dragon. Trolls that wait go on waiting; after the last trick they are discarded.

rule-Warrior =
    No power. It hardly needs one.
