"""Networks for phase one of games of two without heroes; `train/` makes them."""
