"""A tour of the window over the two samples, in a minute."""
