"""`docs/protocol.md` is true: its messages were really sent, and its bot really plays."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import pytest_asyncio

import claim
from claim.rules import Event
from claim.table import SAYINGS
from claim.wire.messages import Received, Sent
from tests.server.exchange import Exchange
from tests.server.player import House, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = (Path(claim.__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with served(tmp_path_factory.mktemp("house")) as house:
        yield house


def fits(example: Any, real: Any) -> bool:
    """Whether an example is this message, with nothing left out but what is null."""
    if isinstance(example, dict) and isinstance(real, dict):
        left_out = real.keys() - example.keys()
        is_known = example.keys() <= real.keys()
        return (
            is_known
            and all(real[key] is None for key in left_out)
            and all(fits(example[key], real[key]) for key in example)
        )
    if isinstance(example, list) and isinstance(real, list):
        return len(example) == len(real) and all(map(fits, example, real))
    return bool(example == real)


async def test_every_message_of_the_page_was_really_sent(house: House) -> None:
    exchange = Exchange(house)
    await exchange.take_place()
    for example in EXAMPLES:
        assert any(fits(example, real) for real in exchange.messages), example


async def test_the_page_has_an_example_of_every_message() -> None:
    shown = {example["type"] for example in EXAMPLES}
    kinds = (*get_args(Received), *get_args(Sent))
    assert shown == {kind.__struct_config__.tag for kind in kinds}


async def test_the_page_names_every_event_and_saying() -> None:
    for event in get_args(Event):
        assert f"| `{event.__name__.lower()}` |" in PAGE
    assert all(f"`{saying}`" in PAGE for saying in SAYINGS)


async def test_the_page_names_every_field() -> None:
    kinds = [kind for kind in get_args(Sent) if kind.__name__ in ("View", "Update", "Refused", "Said")]
    for kind in kinds:
        for field in msgspec.structs.fields(kind):
            assert f"`{field.encode_name}`" in PAGE or f'"{field.encode_name}"' in PAGE, field.encode_name


async def test_the_bot_of_the_page_plays_a_whole_game(house: House, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len([line for line in program.splitlines() if line.strip()]) <= 40
    file = tmp_path / "miser.py"
    file.write_text(program, encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", file, house.url, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, error = await asyncio.wait_for(process.communicate(), 60)
    assert (process.returncode, error.decode()) == (0, "")
    assert re.fullmatch(r"(won|lost) (1-0|0-1|1/2-1/2)\n", out.decode())
