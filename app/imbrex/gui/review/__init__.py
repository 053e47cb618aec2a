"""Review: where people decide about passages and pairs, and write notes on them."""
