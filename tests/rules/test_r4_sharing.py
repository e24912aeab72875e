import pytest

from tests.kit import FIVE_TENS, GIANTS_AND_TENS, Scene, clause, given


def three(hand0: str, hand1: str, hand2: str, *, leader: int = 0) -> Scene:
    return given(
        FIVE_TENS, players=3, phase=1, leader=leader, hand0=hand0, hand1=hand1, hand2=hand2,
        revealed="Un5 Dw5", stock="Dr1 Dr2 Dr3 Dr4 Dr5 Dr6 Dr7",
    )  # fmt: skip


def four(hand0: str, hand1: str, hand2: str, hand3: str, *, leader: int = 0, deck: str = FIVE_TENS) -> Scene:
    return given(
        deck, players=4, phase=1, leader=leader, hand0=hand0, hand1=hand1, hand2=hand2, hand3=hand3,
        revealed="Un5 Dw5", stock="Dw1 Dw2 Dw3 Dw4 Dw6 Dw7",
    )  # fmt: skip


def ranks(table: Scene, moves: str) -> list[int]:
    """The seats in the order in which they get Un5, Dw5 and the cards from the top of the deck."""
    table = table.play(moves).play("take:Un5")
    players = table.position.book.players
    got = {table.followers(seat): seat for seat in range(players)}
    order = ["Un5", "Dw5", *("Dr1 Dr2" if "Dr1" in got else "Dw1 Dw2").split()]
    return [got[card] for card in order[:players]]


@clause("R4.7")
@pytest.mark.parametrize(("picked", "left"), [("Un5", "Dw5"), ("Dw5", "Un5")])
def test_the_winner_picks_the_second_takes_the_other_the_third_draws(picked: str, left: str) -> None:
    table = three("Go1", "Go3", "Go2").play("Go1 Go3 Go2")
    assert table.to_move == 1
    assert table.legal() == "take:Dw5 take:Un5"
    table = table.play(f"take:{picked}")
    assert [table.followers(seat) for seat in range(3)] == ["Dr1", picked, left]
    assert table.revealed == "Dr2 Dr3"


@clause("R4.7")
def test_with_four_the_third_draws_before_the_fourth() -> None:
    table = four("Go1", "Go3", "Go4", "Go2").play("Go1 Go3 Go4 Go2 take:Dw5")
    assert [table.followers(seat) for seat in range(4)] == ["Dw2", "Un5", "Dw5", "Dw1"]


@clause("R4.7")
def test_a_pick_is_a_move_even_where_the_two_cards_are_equal() -> None:
    table = given(
        GIANTS_AND_TENS,
        players=3,
        phase=1,
        hand0="Un1",
        hand1="Un2",
        hand2="Un3",
        revealed="Gn3 Gn3",
        stock="Dw1 Dw2 Dw3",
    ).play("Un1 Un2 Un3")
    assert table.legal() == "take:Gn3"
    table = table.play("take:Gn3")
    assert [table.followers(seat) for seat in range(3)] == ["Dw1", "Gn3", "Gn3"]


@clause("R4.7")
def test_only_the_two_revealed_cards_may_be_picked() -> None:
    table = three("Go1", "Go3", "Go2").play("Go1 Go3 Go2")
    assert table.illegal("take:deck")
    assert table.illegal("take:Dr1")


@clause("R4.8")
def test_the_lead_faction_ranks_from_high_to_low() -> None:
    assert ranks(four("Go4", "Go2", "Go9", "Go3"), "Go4 Go2 Go9 Go3") == [2, 0, 3, 1]


@clause("R4.8")
def test_other_factions_rank_behind_the_lead_faction_by_value() -> None:
    assert ranks(four("Go1", "Un9", "Go0", "Kn2", deck=FIVE_TENS), "Go1 Un9 Go0 Kn2") == [3, 0, 2, 1]
    assert ranks(four("Un1", "Se3", "Dr9", "Un0"), "Un1 Se3 Dr9 Un0") == [0, 3, 2, 1]


@clause("R4.8")
def test_of_equal_values_the_card_played_first_ranks_higher() -> None:
    assert ranks(four("Un1", "Se3", "Dr3", "Go3"), "Un1 Se3 Dr3 Go3") == [0, 1, 2, 3]
    assert ranks(four("Un1", "Se3", "Dr3", "Go3", leader=0), "Un1 Se3 Dr3 Go3") == [0, 1, 2, 3]
    assert ranks(four("Go0", "Go0", "Go0", "Go0", leader=2), "Go0 Go0 Go0 Go0") == [2, 3, 0, 1]


@clause("R4.8", "R6.9")
def test_doppelgangers_rank_with_the_lead_faction() -> None:
    assert ranks(four("Un4", "Do3", "Se9", "Un2"), "Un4 Do3 Se9 Un2") == [0, 1, 3, 2]
    assert ranks(four("Un4", "Do6", "Se9", "Un7"), "Un4 Do6 Se9 Un7") == [3, 1, 0, 2]


@clause("R4.8", "R6.9")
def test_a_doppelganger_of_equal_value_ranks_by_who_played_first() -> None:
    assert ranks(four("Un9", "Do4", "Un4", "Se1"), "Un9 Do4 Un4 Se1") == [0, 1, 2, 3]
    assert ranks(four("Un9", "Un4", "Do4", "Se8"), "Un9 Un4 Do4 Se8") == [0, 1, 2, 3]
    assert ranks(four("Do9", "Un4", "Do4", "Se8"), "Do9 Un4 Do4 Se8") == [0, 2, 3, 1]


@clause("R4.8")
def test_a_knight_that_did_not_win_ranks_with_the_other_cards() -> None:
    assert ranks(four("Go1", "Kn9", "Kn5", "Go0"), "Go1 Kn9 Kn5 Go0") == [1, 0, 3, 2]
    assert ranks(four("Go1", "Kn5", "Se6", "Go0"), "Go1 Kn5 Se6 Go0") == [1, 0, 3, 2]
    assert ranks(four("Go1", "Kn3", "Kn5", "Se4"), "Go1 Kn3 Kn5 Se4") == [2, 0, 3, 1]


@clause("R4.9", "R6.6")
def test_all_cards_played_are_discarded_but_for_undead() -> None:
    table = three("Go1", "Go3", "Un2").play("Go1 Go3 Un2 take:Un5")
    assert table.discards == "Go1 Go3"
    assert table.score(1) == "Un2"


@clause("R4.10", "R3.4")
def test_the_winner_leads_on_and_play_goes_clockwise_from_there() -> None:
    table = three("Go1 Kn2", "Go3 Kn3", "Go2 Kn4").play("Go1 Go3 Go2 take:Un5")
    assert table.leader == 1
    assert table.play("Kn3").to_move == 2
    assert table.play("Kn3 Kn4").to_move == 0
