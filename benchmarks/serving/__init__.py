"""The server measured from outside: moves and echoes per processor second, latency, memory, page weight."""
