"""The score of the pair under other options."""
