"""What a page costs: bytes over the network as they were sent, by request."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page


def weighed(page: Page) -> dict[str, int]:
    """Bytes by address that a page asks for from now on: compressed, with headers, the messages of sockets included."""
    weights: dict[str, int] = {}
    addresses: dict[str, str] = {}
    session = page.context.new_cdp_session(page)

    def asked(url: Callable[[Any], str]) -> Callable[[Any], None]:
        def note(event: Any) -> None:
            address = url(event)
            if not address.startswith("data:"):  # those come with the page
                addresses[event["requestId"]] = address
                weights.setdefault(address, 0)

        return note

    def came(size: Callable[[Any], int]) -> Callable[[Any], None]:
        def note(event: Any) -> None:
            address = addresses.get(event["requestId"])
            if address is not None:
                weights[address] += size(event)

        return note

    session.on("Network.requestWillBeSent", asked(lambda event: str(event["request"]["url"])))
    session.on("Network.webSocketCreated", asked(lambda event: str(event["url"])))
    session.on("Network.loadingFinished", came(lambda event: int(event["encodedDataLength"])))
    session.on("Network.webSocketFrameReceived", came(lambda event: len(event["response"]["payloadData"].encode())))
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    return weights
