"""The arena: what is promised to whoever measures a bot."""
