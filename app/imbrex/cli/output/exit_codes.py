"""Exit codes: results of commands for other programs."""

DONE, REFUSED, WRONG_USAGE, NOTHING_READ = 0, 1, 2, 3
INTERRUPTED, PIPE_CLOSED = 130, 141
"""128 plus the signal number, as in shells."""
HELP = """\
exit codes:
  0    everything was read and done
  1    something couldn't be read, found or done
  2    wrong usage
  3    nothing could be read or compared
  130  stopped by Ctrl+C"""
"""Epilog of every command's help."""
