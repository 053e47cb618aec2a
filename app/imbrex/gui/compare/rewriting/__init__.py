"""The search for the copied or rewritten passages of a pair."""
