"""The command-line interface."""

from imbrex.cli.program import main, run

__all__ = ["main", "run"]
