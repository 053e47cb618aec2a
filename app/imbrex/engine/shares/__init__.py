"""Shares: the class of each word of a pair, and the shares of a text that add up to 100 %."""
