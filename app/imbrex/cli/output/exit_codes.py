"""Exit codes: how a command reports its result to other programs."""

DONE, REFUSED, WRONG_USAGE, NOTHING_READ = 0, 1, 2, 3
INTERRUPTED, PIPE_CLOSED = 130, 141
"""128 and the number of the signal, as shells have it."""
HELP = """\
exit codes:
  0    everything was read and done
  1    something could not be read, found or done; the rest was
  2    wrong usage
  3    nothing could be read or compared
  130  stopped by Ctrl+C"""
"""The end of the help of every command."""
