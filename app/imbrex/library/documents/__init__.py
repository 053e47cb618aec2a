"""The documents of a library: what is stored about each."""
