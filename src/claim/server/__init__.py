"""The server: tables in a database, people by a cookie, games over sockets. `claim serve` runs it."""
