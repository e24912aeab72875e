import pytest

from tests.kit import CLAIM, FIVE_TENS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


# Goblins


@clause("R6.1")
@PHASES
def test_goblins_have_no_power(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Go5 Go1", hand1="Go7 Go2").play("Go5 Go7")
    assert table.winner == table.leader == 1
    assert (table.discards if phase == 1 else table.score(1)) == "Go5 Go7"
    assert given(CLAIM, phase=phase, hand0="Un0", hand1="Go9").play("Un0 Go9").winner == 0


# Knights


@clause("R6.2")
@PHASES
@pytest.mark.parametrize(("led", "knight"), [("Go9", "Kn2"), ("Go0", "Kn9"), ("Go2", "Kn2")])
def test_a_knight_beats_any_goblin_that_was_led(phase: int, led: str, knight: str) -> None:
    assert given(CLAIM, phase=phase, hand0=led, hand1=knight).play(f"{led} {knight}").winner == 1


@clause("R6.2")
@PHASES
@pytest.mark.parametrize(
    ("cards", "winner"),
    [("Go9 Kn2 Kn3", 2), ("Go9 Kn3 Kn2", 1), ("Go9 Go8 Kn2", 2), ("Go9 Kn2 Go8", 1), ("Go1 Kn2 Un9", 1)],
)
def test_of_several_knights_the_highest_wins(phase: int, cards: str, winner: int) -> None:
    table = given(FIVE_TENS, players=3, phase=phase, played=cards)
    assert table.winner == winner


@clause("R6.3")
@PHASES
def test_a_knight_is_no_way_round_following_goblins(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Go5", hand1="Go0 Kn9 Do3 Un1").play("Go5")
    assert table.legal() == "Do3 Go0"
    assert table.illegal("Kn9")


@clause("R6.4")
@PHASES
@pytest.mark.parametrize("led", ["Un0", "Dw0", "Do0"])
def test_a_knight_beats_nothing_when_goblins_were_not_led(phase: int, led: str) -> None:
    assert given(CLAIM, phase=phase, played=f"{led} Kn9").winner == 0


@clause("R6.4")
@PHASES
@pytest.mark.parametrize(
    ("cards", "winner"), [("Go5 Do9 Kn2", 2), ("Go5 Kn2 Do9", 1), ("Do5 Go9 Kn9", 0), ("Kn2 Go9 Do5", 2)]
)
def test_a_doppelganger_that_follows_a_goblin_is_beaten_by_a_knight_too(phase: int, cards: str, winner: int) -> None:
    table = given(FIVE_TENS, players=3, phase=phase, played=cards)
    assert table.winner == winner


# Undead


@clause("R6.5")
@pytest.mark.parametrize(("second", "winner"), [("Un7", 1), ("Un3", 0)])
def test_undead_have_no_power_in_phase_two(second: str, winner: int) -> None:
    table = given(CLAIM, played=f"Un5 {second}")
    assert table.score(winner) == " ".join(sorted(["Un5", second]))
    assert table.score(1 - winner) == ""
    assert table.leader == winner


@clause("R6.6")
@pytest.mark.parametrize(
    ("cards", "winner", "scored"),
    [
        ("Un5 Un7", 1, "Un5 Un7"),
        ("Un5 Un3", 0, "Un3 Un5"),
        ("Go5 Un9", 0, "Un9"),
        ("Un0 Kn9", 0, "Un0"),
        ("Un5 Do6", 1, "Un5"),
    ],
)
def test_undead_played_in_phase_one_go_to_the_winners_score_pile(cards: str, winner: int, scored: str) -> None:
    table = given(CLAIM, phase=1, played=cards)
    assert table.score(winner) == scored
    assert table.score(1 - winner) == ""
    assert not any(card in table.discards for card in scored.split())


@clause("R6.6")
def test_with_four_players_too_all_undead_go_to_the_winner() -> None:
    table = given(FIVE_TENS, players=4, phase=1, hand0="Un5", hand1="Un6", hand2="Do9", hand3="Un0", revealed="Go1 Go2")
    table = table.play("Un5 Un6 Do9 Un0 take:Go1")
    assert table.score(2) == "Un0 Un5 Un6"
    assert table.discards == "Do9"


@clause("R6.7")
def test_undead_revealed_or_drawn_become_followers() -> None:
    table = given(CLAIM, phase=1, hand0="Go5", hand1="Go7", revealed="Un5", stock="Un6 Un7 Un8").play("Go5 Go7")
    assert (table.followers(1), table.followers(0)) == ("Un5", "Un6")
    assert table.score(0) == table.score(1) == ""


# Doppelgangers


@clause("R6.8")
@PHASES
def test_when_a_doppelganger_is_led_doppelgangers_must_be_followed(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Do5", hand1="Do3 Go9 Kn9").play("Do5")
    assert table.legal() == "Do3"
    assert given(CLAIM, phase=phase, hand0="Do5", hand1="Go9 Kn9").play("Do5").legal() == "Go9 Kn9"
    assert given(CLAIM, phase=phase, hand0="Do0", hand1="Un9").play("Do0 Un9").winner == 0
    assert given(CLAIM, phase=phase, hand0="Do5", hand1="Do6").play("Do5 Do6").winner == 1


@clause("R6.9")
@PHASES
def test_a_doppelganger_may_be_played_even_by_a_player_who_could_follow(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Un5", hand1="Un3 Do9 Kn9").play("Un5").legal() == "Do9 Un3"


@clause("R6.9")
@PHASES
@pytest.mark.parametrize(
    ("led", "second", "winner"), [("Un5", "Do6", 1), ("Un5", "Do5", 0), ("Un5", "Do4", 0), ("Kn8", "Do9", 1)]
)
def test_a_doppelganger_counts_as_the_lead_faction_for_winning(phase: int, led: str, second: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, hand0=led, hand1=second).play(f"{led} {second}").winner == winner


@clause("R6.9")
@PHASES
def test_holding_a_doppelganger_obliges_to_nothing(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Un5", hand1="Do9 Kn9 Go1").play("Un5").legal() == "Do9 Go1 Kn9"


@clause("R6.10")
def test_a_doppelganger_copying_undead_is_discarded() -> None:
    table = given(CLAIM, phase=1, hand0="Un5", hand1="Do9").play("Un5 Do9")
    assert (table.score(1), table.discards) == ("Un5", "Do9")


@clause("R6.10", "R6.11")
@pytest.mark.parametrize(("second", "winner"), [("Do9", 1), ("Do1", 0)])
def test_a_doppelganger_copying_dwarves_goes_to_the_winner(second: str, winner: int) -> None:
    table = given(CLAIM, played=f"Dw5 {second}")
    assert table.score(winner) == second
    assert table.score(1 - winner) == "Dw5"


@clause("R6.10")
@PHASES
def test_a_doppelganger_copying_dragons_does_not_lead_on(phase: int) -> None:
    table = given("Go Kn Dr Se Do", phase=phase, hand0="Dr5", hand1="Do9").play("Dr5 Do9")
    assert (table.winner, table.leader) == (1, 0)


@clause("R6.10")
def test_a_doppelganger_copying_seers_does_not_look() -> None:
    table = given("Go Kn Dr Se Do", phase=1, hand0="Se5", hand1="Do9", revealed="Go1", stock="Go2 Go3").play("Se5 Do9")
    assert (table.followers(1), table.followers(0)) == ("Go1", "Go2")


@clause("R6.10")
def test_a_doppelganger_copying_trolls_gnomes_or_giants_has_none_of_their_powers() -> None:
    deck = "Gn Gi Tr Dr Do"
    assert given(deck, hand0="Tr5", hand1="Do9", waiting="Tr6").play("Tr5 Do9").score(1) == "Do9 Tr6"
    assert given(deck, hand0="Gn5", hand1="Do9").play("Gn5 Do9").score(1) == "Do9"
    table = given(deck, hand0="Gi5", hand1="Do3", laid1="Gn3 Gn5").play("Gi5 Do3")
    assert table.laid(1) == "Gn3"


@clause("R6.10")
def test_a_doppelganger_counts_as_a_doppelganger_when_scored() -> None:
    table = given(CLAIM, trick=13, hand0="Go5", hand1="Do9").play("Go5 Do9")
    assert table.votes() == {"Go": 1, "Kn": None, "Un": None, "Dw": None, "Do": 1}
    assert table.outcome.tallies[-1].values == ((), (9,))


# Dwarves


@clause("R6.11")
@pytest.mark.parametrize(
    ("cards", "winner", "won", "lost"),
    [
        ("Dw5 Dw7", 1, "", "Dw5 Dw7"),
        ("Dw5 Dw3", 0, "", "Dw3 Dw5"),
        ("Dw5 Kn9", 0, "Kn9", "Dw5"),
        ("Go5 Dw9", 0, "Go5", "Dw9"),
        ("Dw0 Do9", 1, "Do9", "Dw0"),
    ],
)
def test_dwarves_go_to_the_loser_and_the_rest_to_the_winner(cards: str, winner: int, won: str, lost: str) -> None:
    table = given(CLAIM, played=cards)
    assert table.winner == table.leader == winner
    assert (table.score(winner), table.score(1 - winner)) == (won, lost)


@clause("R6.11")
def test_in_phase_one_dwarves_are_discarded() -> None:
    table = given(CLAIM, phase=1, hand0="Dw5", hand1="Dw7").play("Dw5 Dw7")
    assert table.discards == "Dw5 Dw7"


@clause("R6.12")
@pytest.mark.parametrize(
    ("cards", "winner", "dwarves_to"),
    [
        ("Dw5 Dw7 Dw2", 1, 2),
        ("Go1 Dw7 Dw2", 0, 0),  # the winner itself played the lowest card
        ("Dw5 Go0 Dw2", 0, 1),  # whatever its faction
        ("Dw2 Kn2 Go5", 0, 1),  # equal lowest: the one played last
        ("Un2 Dw7 Dw2", 0, 2),
        ("Dw5 Do4 Un4", 0, 2),
    ],
)
def test_with_three_dwarves_go_to_the_lowest_card(cards: str, winner: int, dwarves_to: int) -> None:
    table = given(FIVE_TENS, players=3, played=cards)
    assert table.winner == winner
    for card in cards.split():
        assert card in table.score(dwarves_to if card.startswith("Dw") else winner)


@clause("R6.12")
def test_with_four_dwarves_go_to_the_lowest_card_be_it_a_partners() -> None:
    table = given(FIVE_TENS, players=4, leader=3, hand0="Dw8", hand1="Dw1", hand2="Go2", hand3="Dw5").play(
        "Dw5 Dw8 Dw1 Go2"
    )
    assert table.winner == 0
    assert [table.score(seat) for seat in range(4)] == ["Go2", "Dw1 Dw5 Dw8", "", ""]
