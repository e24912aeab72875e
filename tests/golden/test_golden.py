"""Every power has a playthrough that shows it, and the engine still plays it the same way."""

import pytest

from claim.notation import read_record
from claim.rules import powers
from tests.golden.files import FOLDER, file_of, told
from tests.golden.powers import WITHOUT_POWER, changes_the_game, shows

HOW_TO_MEND = "if the change is meant, write the playthroughs anew: python -m tests.golden"


def test_every_power_has_a_playthrough_and_every_playthrough_a_power() -> None:
    assert {path.name for path in FOLDER.glob("*.claim")} == {file_of(code).name for code in powers()}, HOW_TO_MEND


@pytest.mark.parametrize("code", powers())
def test_the_game_goes_on_as_it_did(code: str) -> None:
    golden = file_of(code).read_text(encoding="utf-8")
    assert told(code, read_record(golden)) == golden, HOW_TO_MEND


@pytest.mark.parametrize("code", powers())
def test_the_playthrough_shows_the_power(code: str) -> None:
    """Without it, the same moves would lead elsewhere, or not be legal."""
    record = read_record(file_of(code).read_text(encoding="utf-8"))
    assert record.replay().position.is_over
    assert shows(code, record)
    assert changes_the_game(code, record) == (code not in WITHOUT_POWER)


@pytest.mark.parametrize("code", powers())
def test_the_file_is_short_enough_to_be_read(code: str) -> None:
    assert file_of(code).stat().st_size < 60_000
