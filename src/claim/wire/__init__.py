"""What server and clients say to each other, as typed messages. Texts are JSON; `docs/protocol.md` explains them."""
