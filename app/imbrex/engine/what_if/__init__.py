"""What-if: the score of one pair under other options."""
