"""axe, which finds what people with a screen reader, a keyboard or weak eyes would stumble over."""

from functools import cache

import pytest
from playwright.sync_api import Page

from tools.client import CLIENT

_RUN = """async () => {
    const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    const {violations} = await axe.run(document, {runOnly: standards})
    const reasons = node => [...node.any, ...node.all, ...node.none].map(check => check.message).join("; ")
    return violations.flatMap(({id, nodes}) => nodes.map(node => `${id}: ${node.target.join(" ")}: ${reasons(node)}`))
}"""


def stumbles(page: Page) -> list[str]:
    """What axe finds on a page as it is now."""
    page.evaluate(_source())
    found: list[str] = page.evaluate(_RUN)
    return found


@cache
def _source() -> str:
    script = CLIENT.web / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        pytest.skip("axe is not installed: `make test` installs it")
    return script.read_text(encoding="utf-8")
