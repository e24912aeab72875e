"""The table in the terminal: a client like the browser, drawn with Textual."""
