"""What every method of the articles says of the pair."""
