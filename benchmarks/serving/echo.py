"""The peer: a bare echo on the same server library, run the same way. `python -m benchmarks.serving.echo`."""

import asyncio
import socket
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send back whatever comes."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


async def main() -> None:
    """Listen at a free port and say which."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None), loop="uvloop", ws="websockets-sansio", log_level="warning"
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await uvicorn.Server(config).serve([listening])


if __name__ == "__main__":
    asyncio.run(main())
