from collections import Counter
from random import Random

import pytest

from claim.cards import Card
from claim.deals import dealt, legal_decks
from claim.rules import Carried, Dealt, Game, Gathered, Phase, Ruleset, book_of
from claim.rules.places import TRICK, followers_of
from tests.kit import CLAIM, CLAIM_2, FIVE_TENS, clause, given, told


@clause("R5.1")
def test_the_follower_piles_become_the_hands() -> None:
    table = given(
        CLAIM,
        phase=1,
        trick=13,
        hand0="Go5",
        hand1="Go7",
        followers0="Un1 Un2",
        followers1="Dw3",
        revealed="Un5",
        stock="Dw1",
    )
    table = table.play("Go5 Go7")
    assert (table.phase, table.trick_number) == (Phase.GATHER, 1)
    assert table.hand(0) == "Dw1 Un1 Un2"
    assert table.hand(1) == "Dw3 Un5"
    assert table.followers(0) == table.followers(1) == table.revealed == ""
    assert [event.seat for event in told(Gathered, table.events)] == [0, 1]


@clause("R5.1")
@pytest.mark.parametrize(("moves", "leader"), [("Go5 Go7", 1), ("Go5 Kn3", 1), ("Dw5 Kn3", 0)])
def test_the_winner_of_phase_ones_last_trick_leads_phase_two(moves: str, leader: int) -> None:
    assert given(CLAIM, phase=1, trick=13, played=moves).leader == leader


@clause("R5.1", "R6.13")
def test_a_power_of_the_last_trick_says_who_leads_phase_two() -> None:
    table = given(CLAIM_2, phase=1, trick=13, hand0="Gi5", hand1="Dr4").play("Gi5 Dr4")
    assert table.winner == 0
    assert (table.phase, table.leader) == (Phase.GATHER, 1)


@clause("R5.2")
def test_leading_following_and_winning_are_as_in_phase_one() -> None:
    table = given(CLAIM, hand0="Un5 Kn3", hand1="Un7 Kn8 Go3")
    assert table.legal() == "Kn3 Un5"
    table = table.play("Un5")
    assert table.legal() == "Un7"
    table = table.play("Un7")
    assert table.leader == table.winner == 1
    assert table.legal() == "Go3 Kn8"
    table = table.play("Go3")
    assert table.legal() == "Kn3"
    assert table.play("Kn3").winner == 0


@clause("R5.3")
def test_the_winner_puts_all_cards_of_the_trick_into_the_score_pile() -> None:
    table = given(CLAIM, hand0="Un5", hand1="Kn8", score0="Go3").play("Un5 Kn8")
    assert table.score(0) == "Go3 Kn8 Un5"
    assert table.score(1) == table.discards == ""


@clause("R5.3")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_too_all_cards_go_to_the_winner(players: int) -> None:
    cards = " ".join(f"Go{seat + 1}" for seat in range(players))
    assert given(FIVE_TENS, players=players, played=cards).score(players - 1) == cards


@clause("R5.3")
@pytest.mark.parametrize(("players", "tricks"), [(2, 13), (3, 12), (4, 9)])
def test_the_game_ends_with_the_last_trick_of_phase_two(players: int, tricks: int) -> None:
    cards = " ".join(f"Go{seat + 1}" for seat in range(players))
    table = given(CLAIM if players == 2 else FIVE_TENS, players=players, trick=tricks, played=cards)
    assert table.phase is Phase.OVER
    assert table.to_move is None
    assert table.legal() == ""
    assert table.illegal("Go1")


# R5.4: the order at the end of a trick


@clause("R5.4", "R9.13")
def test_the_dinosaur_goes_back_before_cards_are_discarded_or_collected() -> None:
    table = given(CLAIM, hand0="Dinosaur", hand1="Death").play("Dinosaur Death")
    assert table.legal() == "back:no back:yes"
    assert table.discards == ""
    table = table.play("back:yes")
    assert (table.hand(0), table.discards) == ("Dinosaur", "Death")


@clause("R5.4")
def test_giants_strike_before_the_siren_steals() -> None:
    table = given("Gn Gi Dr Tr Do", hand0="Siren", hand1="Gi3", laid0="Gn3 Gn5").play("Siren Gi3")
    assert table.laid(0) == "Gn5"
    assert table.legal() == "steal:Gi3 steal:Siren"


@clause("R5.4")
def test_trolls_are_collected_before_the_siren_steals() -> None:
    table = given("Gn Gi Dr Tr Do", hand0="Siren", hand1="Tr3", waiting="Tr5").play("Siren Tr3")
    assert table.waiting == "Tr3"
    assert table.legal() == "steal:Siren steal:Tr5"


@clause("R5.4")
def test_the_siren_steals_before_the_kraken_draws_and_before_the_next_leader_plays() -> None:
    table = given(CLAIM, hand0="Siren Go1", hand1="Kraken Go2").play("Siren Kraken")
    assert (table.to_move, table.asking) == (0, "Siren")
    table = table.play("steal:Kraken")
    assert (table.to_move, table.asking) == (1, "Kraken")
    assert table.legal() == "draw:Go1"
    table = table.play("draw:Go1")
    assert (table.to_move, table.legal()) == (1, "give:Go1 give:Go2")
    table = table.play("give:Go2")
    assert (table.to_move, table.legal()) == (1, "Go1")
    assert (table.score(0), table.score(1)) == ("Kraken", "Siren")


@clause("R5.5")
@pytest.mark.parametrize("seed", range(8))
def test_at_the_start_of_phase_two_everybody_can_work_out_the_other_hand(seed: int) -> None:
    lots = Random(seed)
    ruleset = Ruleset.of(lots.choice(legal_decks(2)))
    game = Game(ruleset, dealt(ruleset, lots))
    while game.position.phase is Phase.RECRUIT:
        game.push(lots.choice(game.position.legal_moves()))
    for seat in range(2):
        known: Counter[Card] = Counter()
        for event in told(Carried, game.events_for(seat)):
            if event.target in (TRICK, followers_of(seat)):
                known[event.card.plain] += 1
        unseen = Counter(book_of(ruleset).deck) - known
        assert unseen == Counter(game.position.hands[1 - seat])
        assert len(told(Dealt, game.events_for(seat))) == 2
