"""The score of one pair under other options."""
