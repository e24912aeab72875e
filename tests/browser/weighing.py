"""What a page costs: bytes over the network as they were sent, and requests."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page


@dataclass(slots=True)
class Weight:
    """Sums what a page asks for from now on, compressed and with headers, the messages of its sockets included."""

    requests: list[str] = field(default_factory=list)
    bytes: int = 0

    @classmethod
    def of(cls, page: Page) -> "Weight":
        """Begin to weigh a page."""
        weight = cls()
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", lambda event: weight.requests.append(event["request"]["url"]))
        session.on("Network.loadingFinished", weight._loaded)
        session.on("Network.webSocketCreated", lambda event: weight.requests.append(event["url"]))
        session.on("Network.webSocketFrameReceived", weight._told)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        return weight

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def _told(self, event: dict[str, Any]) -> None:
        self.bytes += len(event["response"]["payloadData"].encode())
