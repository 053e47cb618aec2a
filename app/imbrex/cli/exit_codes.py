"""Exit codes: how a command tells other programs what came of it."""

DONE, REFUSED, WRONG_USAGE, NOTHING_READ = 0, 1, 2, 3
INTERRUPTED, PIPE_CLOSED = 130, 141
"""128 and the number of the signal, as shells have it."""
