"""The command line: the second front of the program."""

from imbrex.cli.program import main

__all__ = ["main"]
