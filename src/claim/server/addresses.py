"""Where somebody comes from: the address that limits are counted for, and the origin of a page."""

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

__all__ = ["Connection", "address_of", "asker_of", "is_own_origin"]

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""

_UNKNOWN: Final = "unknown"
_IPV6_NETWORK: Final = 64
"""Bits that one customer's addresses have in common."""
_PORTS: Final = {"http": 80, "https": 443}


def asker_of(connection: Connection, proxies: int) -> IPv4Address | IPv6Address | None:
    """The address of who asks, as the outermost of our own proxies saw it; None if it cannot be told."""
    written = connection.client.host if connection.client else ""
    if proxies:
        headers = connection.headers.getall("x-forwarded-for", [])
        seen = [hop.strip() for header in headers for hop in header.split(",")]
        written = seen[-proxies] if len(seen) >= proxies else written
    try:
        address = ip_address(written.partition("%")[0].strip("[]"))
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def address_of(connection: Connection, proxies: int) -> str:
    """The address that limits are counted for; of IPv6 only the network, of which each customer has a whole one."""
    address = asker_of(connection, proxies)
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> _IPV6_NETWORK << _IPV6_NETWORK)}/{_IPV6_NETWORK}"
    return _UNKNOWN if address is None else str(address)


def is_own_origin(origin: str, host: str, https: bool) -> bool:
    """Whether a page of this origin comes from the host that is asked, and by https if that is how it is reached."""
    try:
        page, asked = urlsplit(origin), urlsplit(f"//{host}")
        default = _PORTS[page.scheme]
        if https and page.scheme != "https":
            return False
        return bool(host) and page.hostname == asked.hostname and (page.port or default) == (asked.port or default)
    except (KeyError, ValueError):
        return False
