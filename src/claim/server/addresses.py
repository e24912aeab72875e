"""Where somebody comes from: the address that limits are counted for, and the origin of a page."""

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

__all__ = ["Connection", "address_of", "is_own_origin"]

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""

_UNKNOWN: Final = "unknown"
_IPV6_NETWORK: Final = 64
"""Bits that one customer's addresses have in common."""
_PORTS: Final = {"http": 80, "https": 443}


def address_of(connection: Connection, proxies: int) -> str:
    """The address of who asks, as the outermost of our own proxies saw it; of IPv6 only the network."""
    address = connection.client.host if connection.client else _UNKNOWN
    if proxies:
        headers = connection.headers.getall("x-forwarded-for", [])
        seen = [hop.strip() for header in headers for hop in header.split(",")]
        address = seen[-proxies] if len(seen) >= proxies else address
    return _counted(address)


def _counted(address: str) -> str:
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0].strip("[]"))
    except ValueError:
        return _UNKNOWN
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> _IPV6_NETWORK << _IPV6_NETWORK)}/{_IPV6_NETWORK}"
    return str(found)


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
