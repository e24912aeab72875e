"""Getting a game somewhere at once: moves sent from the page over the table's socket, without clicks."""

from typing import Literal

from playwright.sync_api import Page

# Plays the first legal move (a Seer, if it wants to be asked something) until it has made so many plays, is asked, or
# the game is over; whether it came to that.
_DRIVE = """([code, plays, until]) => new Promise((arrived, failed) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`)
    let seat = null
    socket.onopen = () => socket.send(JSON.stringify({type: "hello"}))
    socket.onerror = () => failed(new Error("the socket broke"))
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data)
        if (message.type === "refused") failed(new Error(data))
        if (message.type !== "view" && message.type !== "update") return
        seat ??= message.seat
        const {to_move, awaits, legal} = message.turn
        if (to_move !== null && to_move !== seat) return
        const reached = {
            plays: () => awaits === "play" && plays-- <= 0,
            asked: () => awaits !== "play",
            end: () => false,
        }[until]
        const isOver = to_move === null
        if (isOver || reached()) {
            socket.onclose = () => arrived(isOver === (until === "end"))
            socket.close()
            return
        }
        const move = legal.findLast(move => until === "asked" && move.startsWith("Se")) ?? legal[0]
        socket.send(JSON.stringify({type: "move", number: message.number, move}))
    }
})"""


def drive(page: Page, code: str, *, plays: int = 0, until: Literal["plays", "asked", "end"] = "plays") -> bool:
    """Play at a table until it is one's turn after so many plays, one is asked, or the end; whether it came to that."""
    return bool(page.evaluate(_DRIVE, [code, plays, until]))
