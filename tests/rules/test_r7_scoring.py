import pytest

from tests.kit import CLAIM, CLAIM_2, FIVE_TENS, GIANTS_AND_TENS, clause, given, over

# Votes


@clause("R7.1")
def test_cards_of_each_faction_are_counted_by_player() -> None:
    table = over(CLAIM, score0="Go1 Go2 Un5", score1="Go9 Un3 Un4 Do0")
    values = {tally.faction: tally.values for tally in table.outcome.tallies}
    assert values == {"Go": ((2, 1), (9,)), "Kn": ((), ()), "Un": ((5,), (4, 3)), "Dw": ((), ()), "Do": ((), (0,))}


@clause("R7.1")
def test_gnomes_laid_out_count_like_scored_ones() -> None:
    table = given(CLAIM_2, trick=13, hand0="Se5", hand1="Se4", laid1="Gn1 Gn3", score0="Gn9").play("Se5 Se4")
    assert table.vote("Gn") == 1


@clause("R7.2")
@pytest.mark.parametrize(
    ("score0", "score1", "vote"),
    [
        ("Un0 Un1 Un2", "Un8 Un9", 0),  # most cards
        ("Un9", "Un0 Un1", 1),
        ("Un1 Un9", "Un7 Un8", 0),  # equal: the highest card
        ("Un0 Un8", "Un1 Un7", 0),
        ("Un5", "", 0),
    ],
)
def test_most_cards_win_the_vote_then_the_highest_card(score0: str, score1: str, vote: int) -> None:
    assert over(CLAIM, score0=score0, score1=score1).vote("Un") == vote


@clause("R7.2")
@pytest.mark.parametrize(
    ("score0", "score1", "vote"),
    [("Gn7 Gn5 Gn1", "Gn7 Gn3 Gn3", 0), ("Gn7 Gn5 Gn1", "Gn7 Gn5 Gn3", 1), ("Gn7 Gn7 Gn1", "Gn7 Gn5 Gn5", 0)],
)
def test_then_the_second_highest_and_so_on(score0: str, score1: str, vote: int) -> None:
    assert over(CLAIM_2, score0=score0, score1=score1).vote("Gn") == vote


@clause("R7.3")
@pytest.mark.parametrize(("score0", "score1"), [("Gn3 Gn7", "Gn7 Gn3"), ("Gi5", "Gi5"), ("", "")])
def test_values_the_same_to_the_last_or_no_cards_at_all_vote_for_nobody(score0: str, score1: str) -> None:
    table = over(CLAIM_2, score0=score0, score1=score1)
    assert set(table.votes().values()) == {None}
    assert set(table.votes()) == {"Gn", "Gi", "Dr", "Tr", "Se"}


@clause("R7.3")
def test_equal_goblin_zeros_vote_for_nobody() -> None:
    assert over(CLAIM, score0="Go0 Go0", score1="Go0 Go0").vote("Go") is None
    assert over(CLAIM, score0="Go0 Go0 Go0", score1="Go0 Go0").vote("Go") == 0


@clause("R7.3")
def test_with_three_a_tie_at_the_top_leaves_nothing_to_the_third() -> None:
    table = over(GIANTS_AND_TENS, players=3, score0="Gn3 Gn5", score1="Gn9", score2="Gn5 Gn3")
    assert table.vote("Gn") is None


# The winner


@clause("R7.4")
def test_most_votes_win_the_game() -> None:
    table = over(CLAIM, score0="Go1 Kn2 Un3", score1="Dw9 Dw8 Dw7 Do9 Do8")
    assert table.votes() == {"Go": 0, "Kn": 0, "Un": 0, "Dw": 1, "Do": 1}
    assert (table.winners(), table.outcome.decided_by, table.outcome.is_draw) == ((0,), "votes", False)


@clause("R7.4", "R7.3")
def test_two_votes_are_enough_where_others_went_to_nobody() -> None:
    table = over(CLAIM, score0="Go1 Kn2", score1="Dw9 Dw8 Dw7")
    assert table.winners() == (0,)


@clause("R7.5")
def test_equal_votes_most_cards_in_the_factions_that_voted_for_you() -> None:
    table = over(CLAIM, score0="Go8 Go9 Kn9", score1="Dw1 Dw2 Do1 Do0")
    assert (table.winners(), table.outcome.decided_by) == ((1,), "cards")


@clause("R7.5")
def test_cards_in_lost_factions_do_not_count() -> None:
    table = over(CLAIM, score0="Go8 Kn9 Dw7 Dw8 Do5 Do6", score1="Dw1 Dw2 Dw3 Do1 Do0 Do2")
    assert table.votes() == {"Go": 0, "Kn": 0, "Un": None, "Dw": 1, "Do": 1}
    assert (table.winners(), table.outcome.decided_by) == ((1,), "cards")


@clause("R7.5")
def test_equal_cards_the_highest_sum_of_their_values() -> None:
    table = over(CLAIM, score0="Go8 Kn2", score1="Dw9 Do2")
    assert (table.winners(), table.outcome.decided_by) == ((1,), "values")


@clause("R7.5")
def test_equal_values_a_draw() -> None:
    table = over(CLAIM, score0="Go8 Kn3", score1="Dw9 Do2")
    assert (table.winners(), table.outcome.decided_by) == ((0, 1), "nothing")
    assert table.outcome.is_draw
    assert over(CLAIM).winners() == (0, 1)


@clause("R7.5")
def test_the_german_order_is_the_sum_of_values_at_once_then_a_draw() -> None:
    table = over(CLAIM, tie_break="values", score0="Go8 Go9 Kn9", score1="Dw1 Dw2 Do1 Do0")
    assert (table.winners(), table.outcome.decided_by) == ((0,), "values")
    assert over(CLAIM, tie_break="cards", score0="Go8 Go9 Kn9", score1="Dw1 Dw2 Do1 Do0").winners() == (1,)
    table = over(CLAIM, tie_break="values", score0="Go8 Kn3", score1="Dw5 Dw4 Do2")
    assert (table.winners(), table.outcome.decided_by) == ((0, 1), "nothing")
    assert over(CLAIM, tie_break="values", score0="Go1 Kn2 Un3", score1="Dw9 Do9").winners() == (0,)


@clause("R7.5")
def test_only_those_with_most_votes_are_compared() -> None:
    table = over(FIVE_TENS, players=3, score0="Go1 Kn2", score1="Un1 Dw2 Dw3", score2="Do7 Do8 Do9 Do6")
    assert (table.winners(), table.outcome.decided_by) == ((1,), "cards")


@clause("R7.5")
def test_only_those_still_equal_are_compared_again() -> None:
    table = over(FIVE_TENS, players=3, score0="Go1 Go2 Kn2", score1="Un1 Dw2 Dw3", score2="Do9 Dr9")
    assert (table.winners(), table.outcome.decided_by) == ((1,), "values")


@clause("R7.5")
def test_a_draw_is_between_those_still_equal() -> None:
    table = over(FIVE_TENS, players=3, score0="Go1 Go2 Kn3", score1="Un1 Dw2 Dw3", score2="Do9 Dr9")
    assert (table.winners(), table.outcome.is_draw) == ((0, 1), True)
    table = over(FIVE_TENS, players=3, score0="Go5", score1="Un5", score2="Do5")
    assert table.winners() == (0, 1, 2)


@clause("R7.6")
def test_a_team_counts_the_piles_of_both_partners_together() -> None:
    table = over(FIVE_TENS, players=4, score0="Go1", score1="Go5 Go6", score2="Go2 Go3", score3="Kn2")
    assert table.votes() == {"Go": 0, "Kn": 1, "Un": None, "Dw": None, "Do": None, "Dr": None, "Se": None}
    assert (table.winners(), table.outcome.decided_by) == ((0, 2), "cards")
    assert table.outcome.winning_sides == (0,)
    assert not table.outcome.is_draw


@clause("R7.6")
def test_gnomes_before_both_partners_count_together() -> None:
    table = given(
        GIANTS_AND_TENS, players=4, trick=9, hand0="Se1", hand1="Se2", hand2="Se3", hand3="Se4",
        laid0="Gn1", laid1="Gn7", laid2="Gn1",
    ).play("Se1 Se2 Se3 Se4")  # fmt: skip
    assert table.vote("Gn") == 0


@clause("R7.6", "R7.5")
def test_a_draw_of_teams_is_won_by_all_four() -> None:
    table = over(FIVE_TENS, players=4, score0="Go5", score3="Un5")
    assert (table.winners(), table.outcome.winning_sides) == ((0, 1, 2, 3), (0, 1))


@clause("R7.4")
def test_before_the_end_there_is_no_outcome() -> None:
    assert given(CLAIM, hand0="Go1", hand1="Go2").position.outcome is None
