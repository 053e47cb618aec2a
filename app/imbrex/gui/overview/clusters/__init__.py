"""The groups of a class that hang together."""
