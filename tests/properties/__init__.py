"""What holds in every game, whatever is played: Hypothesis looks for a game in which it does not."""
