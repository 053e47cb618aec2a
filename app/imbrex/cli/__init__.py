"""The command-line interface."""

from imbrex.cli.program import main

__all__ = ["main"]
