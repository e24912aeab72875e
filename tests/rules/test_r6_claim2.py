import pytest

from claim.rules import Phase
from tests.kit import CLAIM_2, FIVE_TENS, GIANTS_AND_TENS, clause, given

# Dragons


@clause("R6.13")
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize(
    ("cards", "winner", "leader"),
    [
        ("Dr7 Dr3", 0, 1),
        ("Dr3 Dr7", 1, 1),
        ("Gi5 Dr4", 0, 1),  # it did not even follow
        ("Dr4 Gi9", 0, 0),
        ("Tr4 Se9", 0, 0),
    ],
)
def test_who_played_the_last_dragon_leads_on_whoever_won(phase: int, cards: str, winner: int, leader: int) -> None:
    table = given(CLAIM_2, phase=phase, played=cards)
    assert (table.winner, table.leader) == (winner, leader)


@clause("R6.13")
def test_the_cards_of_a_dragon_trick_are_taken_by_its_winner_as_usual() -> None:
    table = given(CLAIM_2, hand0="Dr7", hand1="Dr3").play("Dr7 Dr3")
    assert (table.score(0), table.score(1)) == ("Dr3 Dr7", "")
    table = given(CLAIM_2, phase=1, hand0="Dr7", hand1="Dr3", revealed="Gn1", stock="Gn3 Gn5").play("Dr7 Dr3")
    assert (table.followers(0), table.followers(1)) == ("Gn1", "Gn3")


@clause("R6.13")
@pytest.mark.parametrize(
    ("cards", "leader"), [("Dr9 Go1 Dr0", 2), ("Dr1 Dr9 Go1", 1), ("Dr0 Do5 Do9", 0), ("Go1 Dr0 Go9", 1)]
)
def test_with_three_the_last_of_several_dragons_counts(cards: str, leader: int) -> None:
    assert given(FIVE_TENS, players=3, played=cards).leader == leader


@clause("R6.13")
def test_a_dragon_in_the_last_trick_of_phase_one_leads_phase_two() -> None:
    table = given(CLAIM_2, phase=1, trick=13, hand0="Dr7", hand1="Dr3").play("Dr7 Dr3")
    assert (table.phase, table.leader) == (Phase.GATHER, 1)


# Trolls


@clause("R6.14")
@pytest.mark.parametrize(("cards", "winner"), [("Tr4 Tr7", 1), ("Tr7 Tr4", 0)])
def test_a_trick_gives_its_winner_the_higher_troll_and_the_other_waits(cards: str, winner: int) -> None:
    table = given(CLAIM_2, played=cards)
    assert table.score(winner) == "Tr7"
    assert table.score(1 - winner) == ""
    assert table.waiting == "Tr4"


@clause("R6.14")
def test_of_all_trolls_there_the_highest_is_taken_even_an_earlier_one() -> None:
    table = given(CLAIM_2, hand0="Tr2", hand1="Tr5", waiting="Tr1 Tr8 Tr0").play("Tr2 Tr5")
    assert table.score(1) == "Tr8"
    assert sorted(table.waiting.split()) == ["Tr0", "Tr1", "Tr2", "Tr5"]


@clause("R6.14")
def test_a_single_troll_is_taken_at_once() -> None:
    table = given(CLAIM_2, hand0="Tr2", hand1="Se5").play("Tr2 Se5")
    assert (table.score(0), table.waiting) == ("Se5 Tr2", "")


@clause("R6.14", "R9.10")
@pytest.mark.parametrize(("led", "taken"), [("Tr7", "Tr7"), ("Tr6", "LifeStealer"), ("Tr8", "Tr8")])
def test_of_equal_trolls_the_one_played_first_is_taken(led: str, taken: str) -> None:
    table = given(CLAIM_2, played=f"{led} LifeStealer")
    (waits,) = {led, "LifeStealer"} - {taken}
    assert taken in (table.score(0), table.score(1))
    assert table.waiting == waits


@clause("R6.14")
def test_of_equal_trolls_the_one_that_waits_longer_is_taken() -> None:
    table = given(CLAIM_2, hand0="Tr7", hand1="Se1", waiting="Tr2 LifeStealer").play("Tr7 Se1")
    assert table.score(0) == "LifeStealer Se1"
    assert table.waiting == "Tr2 Tr7"


@clause("R6.14")
def test_in_phase_one_trolls_are_discarded() -> None:
    assert given(CLAIM_2, phase=1, hand0="Tr4", hand1="Tr7").play("Tr4 Tr7").discards == "Tr4 Tr7"


@clause("R6.14")
def test_with_four_players_three_trolls_wait_for_the_next_winner() -> None:
    table = given(GIANTS_AND_TENS, players=4, hand0="Tr1 Un1", hand1="Tr2 Un2", hand2="Tr9 Un9", hand3="Tr3 Un3")
    table = table.play("Tr1 Tr2 Tr9 Tr3")
    assert (table.score(2), table.waiting) == ("Tr9", "Tr1 Tr2 Tr3")
    table = table.play("Un9 Un3 Un1 Un2")
    assert (table.score(2), table.waiting) == ("Tr3 Tr9 Un1 Un2 Un3 Un9", "Tr1 Tr2")


@clause("R6.14")
def test_the_order_of_waiting_trolls_tells_positions_apart_only_where_a_hero_may_equal_one() -> None:
    one = given(CLAIM_2, hand0="Se2", hand1="Se5", waiting="Tr4 Tr6").position
    two = given(CLAIM_2, hand0="Se2", hand1="Se5", waiting="Tr6 Tr4").position
    assert one == two
    assert hash(one) == hash(two)
    one = given(CLAIM_2, hand0="Se2", hand1="Se5", waiting="Tr6 Treant").position
    two = given(CLAIM_2, hand0="Se2", hand1="Se5", waiting="Treant Tr6").position
    assert one != two


@clause("R6.15")
def test_the_next_winner_takes_the_highest_waiting_troll_though_none_was_played() -> None:
    table = given(CLAIM_2, hand0="Se2", hand1="Se5", waiting="Tr4 Tr6").play("Se2 Se5")
    assert (table.score(1), table.waiting) == ("Se2 Se5 Tr6", "Tr4")


@clause("R6.16")
@pytest.mark.parametrize("cards", ["Tr2 Tr5", "Tr2 Tr1"])
def test_the_winner_of_the_last_trick_takes_all_trolls_left(cards: str) -> None:
    table = given(CLAIM_2, trick=13, waiting="Tr4 Tr9", played=cards)
    assert table.score(table.winner) == " ".join(sorted(["Tr4", "Tr9", *cards.split()]))
    assert table.waiting == ""
    assert table.vote("Tr") == table.winner


@clause("R6.16")
def test_before_the_last_trick_only_one_waiting_troll_is_taken() -> None:
    table = given(CLAIM_2, trick=12, hand0="Se2", hand1="Se5", waiting="Tr4 Tr9").play("Se2 Se5")
    assert table.waiting == "Tr4"


# Gnomes


@clause("R6.19")
@pytest.mark.parametrize(("cards", "laid0", "laid1"), [("Gn3 Gn5", "Gn9", "Gn3 Gn5"), ("Gn3 Gn1", "Gn1 Gn3 Gn9", "")])
def test_gnomes_won_lie_before_their_winner(cards: str, laid0: str, laid1: str) -> None:
    table = given(CLAIM_2, laid0="Gn9", played=cards)
    assert (table.laid(0), table.laid(1)) == (laid0, laid1)
    assert table.score(0) == table.score(1) == ""


@clause("R6.19")
def test_other_cards_of_the_trick_go_to_the_score_pile() -> None:
    table = given(CLAIM_2, hand0="Gn3", hand1="Se9").play("Gn3 Se9")
    assert (table.laid(0), table.score(0)) == ("Gn3", "Se9")


@clause("R6.19", "R7.1")
def test_gnomes_still_there_at_the_end_join_the_score_pile_and_count() -> None:
    table = given(CLAIM_2, trick=13, hand0="Gn3", hand1="Gn1", laid0="Gn5", laid1="Gn7 Gn9", score1="Gi1").play(
        "Gn3 Gn1"
    )
    assert (table.laid(0), table.laid(1)) == ("", "")
    assert (table.score(0), table.score(1)) == ("Gn1 Gn3 Gn5", "Gi1 Gn7 Gn9")
    assert table.vote("Gn") == 0


@clause("R6.19")
def test_in_phase_one_gnomes_are_discarded() -> None:
    table = given(CLAIM_2, phase=1, hand0="Gn3", hand1="Gn5").play("Gn3 Gn5")
    assert (table.discards, table.laid(1)) == ("Gn3 Gn5", "")


# Giants


@clause("R6.20")
def test_each_giant_removes_one_gnome_of_its_value_before_the_opponent() -> None:
    table = given(CLAIM_2, hand0="Gi3", hand1="Gi5", laid0="Gn3 Gn3 Gn5 Gn7", laid1="Gn3 Gn5").play("Gi3 Gi5")
    assert table.laid(0) == "Gn3 Gn7"
    assert table.laid(1) == "Gn3 Gn5"
    assert table.discards == "Gn3 Gn5"


@clause("R6.20")
def test_two_equal_giants_remove_two_gnomes() -> None:
    table = given(CLAIM_2, hand0="Gi3", hand1="Gi3", laid1="Gn3 Gn3 Gn3").play("Gi3 Gi3")
    assert (table.laid(1), table.discards) == ("Gn3", "Gn3 Gn3")


@clause("R6.20", "R6.22")
def test_without_a_gnome_of_its_value_a_giant_is_just_scored() -> None:
    table = given(CLAIM_2, hand0="Gi9", hand1="Gi1", laid1="Gn3 Gn5").play("Gi9 Gi1")
    assert (table.laid(1), table.discards, table.score(0)) == ("Gn3 Gn5", "", "Gi1 Gi9")


@clause("R6.20")
@pytest.mark.parametrize("killer", ["Golem", "Death"])
def test_a_giant_that_is_discarded_does_not_strike(killer: str) -> None:
    table = given(CLAIM_2, laid0="Gn3", laid1="Gn3", played=f"Gi3 {killer}")
    assert (table.laid(0), table.laid(1)) == ("Gn3", "Gn3")
    assert "Gi3" in table.discards


@clause("R6.20")
def test_giants_strike_in_phase_two_only() -> None:
    table = given(CLAIM_2, phase=1, hand0="Gi3", hand1="Gi5", laid0="Gn3").play("Gi3 Gi5")
    assert table.laid(0) == "Gn3"


@clause("R6.21")
def test_with_three_a_giant_strikes_each_opponent() -> None:
    table = given(
        GIANTS_AND_TENS,
        players=3,
        hand0="Gi3",
        hand1="Gi5",
        hand2="Un9",
        laid0="Gn3 Gn3 Gn5",
        laid1="Gn3 Gn5",
        laid2="Gn5 Gn7",
    ).play("Gi3 Gi5 Un9")
    assert [table.laid(seat) for seat in range(3)] == ["Gn3", "Gn3 Gn5", "Gn7"]
    assert table.discards == "Gn3 Gn5 Gn5"


@clause("R6.21", "R3.2")
def test_with_four_neither_the_winner_nor_the_partner_is_struck() -> None:
    table = given(
        GIANTS_AND_TENS,
        players=4,
        hand0="Gi3",
        hand1="Un2",
        hand2="Un9",
        hand3="Gi1",
        laid0="Gn3",
        laid1="Gn3",
        laid2="Gn3",
    ).play("Gi3 Un2 Un9 Gi1")
    assert [table.laid(seat) for seat in range(4)] == ["Gn3", "", "Gn3", ""]


@clause("R6.21")
def test_several_equal_giants_remove_several_before_each_opponent() -> None:
    table = given(
        GIANTS_AND_TENS,
        players=4,
        hand0="Gi3",
        hand1="Gi3",
        hand2="Gi9",
        hand3="Gi1",
        laid1="Gn3 Gn3 Gn1",
        laid3="Gn3 Gn9",
    ).play("Gi3 Gi3 Gi9 Gi1")
    assert [table.laid(seat) for seat in range(4)] == ["", "", "", ""]
    assert table.discards == "Gn1 Gn3 Gn3 Gn3 Gn9"


@clause("R6.22")
@pytest.mark.parametrize("cards", ["Gi3 Gn3", "Gn3 Gi3"])
def test_gnomes_of_the_same_trick_are_safe_before_its_winner(cards: str) -> None:
    table = given(CLAIM_2, laid1="Gn3", played=cards)
    assert (table.laid(0), table.laid(1), table.score(0)) == ("Gn3", "", "Gi3")
