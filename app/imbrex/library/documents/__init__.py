"""The documents of a library: what is kept and told of each."""
