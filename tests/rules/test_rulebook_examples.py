"""The worked examples of the rulebooks, as they are told there."""

import pytest

from tests.kit import CLAIM, CLAIM_2, clause, given

A, B = 0, 1


@clause("R6.20")
def test_giants_example_1() -> None:
    # A plays a Giant 3, B a Giant 5 and wins. Before A lie two Gnomes 3 and a Gnome 7: one Gnome 3 is discarded.
    table = given(CLAIM_2, hand0="Gi3", hand1="Gi5", laid0="Gn3 Gn3 Gn7").play("Gi3 Gi5")
    assert table.winner == B
    assert (table.laid(A), table.discards) == ("Gn3 Gn7", "Gn3")
    assert table.score(B) == "Gi3 Gi5"


@clause("R6.20")
def test_giants_example_2() -> None:
    # A plays a Giant 1, B cannot follow and plays a Troll 4. A wins and removes a Gnome 1 of B's.
    table = given(CLAIM_2, hand0="Gi1", hand1="Tr4", laid1="Gn1 Gn1").play("Gi1 Tr4")
    assert table.winner == A
    assert (table.laid(B), table.discards) == ("Gn1", "Gn1")


@clause("R6.20")
def test_giants_example_3() -> None:
    # A plays a Dragon 4, B cannot follow and plays a Giant 3. A wins and removes a Gnome 3 of B's.
    table = given(CLAIM_2, hand0="Dr4", hand1="Gi3", laid1="Gn3 Gn5").play("Dr4 Gi3")
    assert table.winner == A
    assert (table.laid(B), table.discards, table.score(A)) == ("Gn5", "Gn3", "Dr4 Gi3")


@clause("R6.20", "R6.22")
def test_giants_note() -> None:
    # Without a Gnome of that value the Giant goes to the winner's score pile and never strikes later.
    table = given(CLAIM_2, hand0="Gi5 Se1", hand1="Gi3 Gn5", laid1="Gn7").play("Gi5 Gi3")
    assert (table.laid(B), table.score(A), table.discards) == ("Gn7", "Gi3 Gi5", "")


@clause("R6.20")
def test_giants_picture() -> None:
    # Player 1 wins both cards and takes the Gnome 7 before player 2 out of the game; the Gnome 3 stays.
    table = given(CLAIM_2, hand0="Gi7", hand1="Gi5", laid1="Gn3 Gn7").play("Gi7 Gi5")
    assert (table.score(A), table.laid(B), table.discards) == ("Gi5 Gi7", "Gn3", "Gn7")


@clause("R6.13")
@pytest.mark.parametrize("phase", [1, 2])
def test_dragons_example_1(phase: int) -> None:
    # A plays a Dragon 7, B a Dragon 3. A wins, but B leads the next trick.
    table = given(CLAIM_2, phase=phase, hand0="Dr7", hand1="Dr3").play("Dr7 Dr3")
    assert (table.winner, table.leader) == (A, B)


@clause("R6.13")
@pytest.mark.parametrize("phase", [1, 2])
def test_dragons_example_2(phase: int) -> None:
    # A plays a Giant 5, B a Dragon 4. A wins, but B leads the next trick.
    table = given(CLAIM_2, phase=phase, hand0="Gi5", hand1="Dr4").play("Gi5 Dr4")
    assert (table.winner, table.leader) == (A, B)


@clause("R6.17")
@pytest.mark.parametrize(("answer", "taken", "left"), [("take:deck", "Tr2", "Gi5"), ("take:Gi5", "Gi5", "Tr2")])
def test_seers_picture(answer: str, taken: str, left: str) -> None:
    # Player 1 wins with a Seer and chooses between the top card of the deck and the Giant 5; player 2 takes the other.
    table = given(CLAIM_2, phase=1, hand0="Se8", hand1="Se2", revealed="Gi5", stock="Tr2 Tr3 Tr4").play(
        f"Se8 Se2 {answer}"
    )
    assert (table.followers(A), table.followers(B)) == (taken, left)


@clause("R4.6", "R4.9")
def test_first_picture() -> None:
    # Player 1 wins and takes the card in the middle, player 2 one from the deck; the cards played are discarded.
    table = given(CLAIM_2, phase=1, hand0="Gn7", hand1="Gn3", revealed="Dr6", stock="Se4 Se5 Se6").play("Gn7 Gn3")
    assert (table.followers(A), table.followers(B), table.discards) == ("Dr6", "Se4", "Gn3 Gn7")


@clause("R6.14", "R6.15")
def test_trolls_in_several_tricks_on_end() -> None:
    # Trolls played trick after trick wait together; the winner always takes the highest, whenever it was laid there.
    table = given(CLAIM_2, hand0="Tr8 Tr1 Se1", hand1="Tr7 Tr2 Se2").play("Tr8 Tr7")
    assert (table.score(A), table.waiting) == ("Tr8", "Tr7")
    table = table.play("Tr1 Tr2")
    assert (table.score(B), table.waiting) == ("Tr7", "Tr1 Tr2")
    table = table.play("Se2 Se1")
    assert (table.score(B), table.waiting) == ("Se1 Se2 Tr2 Tr7", "Tr1")


@clause("R6.10", "R6.6")
def test_a_doppelganger_after_an_undead() -> None:
    # Played in phase one after an Undead it is not taken by the winner.
    table = given(CLAIM, phase=1, hand0="Un6", hand1="Do2").play("Un6 Do2")
    assert (table.score(A), table.discards) == ("Un6", "Do2")


@clause("R6.10", "R6.11")
def test_a_doppelganger_after_a_dwarf() -> None:
    # Nor is it taken by the loser, played in phase two after a Dwarf.
    table = given(CLAIM, hand0="Dw6", hand1="Do2").play("Dw6 Do2")
    assert (table.score(A), table.score(B)) == ("Do2", "Dw6")


@clause("R6.3", "R6.2")
def test_a_knight_after_a_goblin() -> None:
    # A Knight wins whatever the two values, but the faction asked for must be played by who can.
    assert given(CLAIM, hand0="Go9", hand1="Kn2").play("Go9 Kn2").winner == B
    assert given(CLAIM, hand0="Go9", hand1="Kn2 Go0").play("Go9").legal() == "Go0"


@clause("R6.7")
def test_an_undead_from_the_middle() -> None:
    # An Undead from the centre of the table goes to the follower pile.
    table = given(CLAIM, phase=1, hand0="Un6", hand1="Un2", revealed="Un9").play("Un6 Un2")
    assert (table.followers(A), table.score(A)) == ("Un9", "Un2 Un6")
