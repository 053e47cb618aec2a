"""Program: run the command that was asked for and tell how it ended."""

import os
import sys
from collections.abc import Sequence

from imbrex.cli.command import PROGRAM
from imbrex.cli.commands import COMMANDS
from imbrex.cli.exit_codes import INTERRUPTED, PIPE_CLOSED, REFUSED
from imbrex.cli.parser import make_parser
from imbrex.cli.terminal import TerminalProgress, say, set_up_output
from imbrex.errors import ImbrexError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit code (wrong usage exits with 2 by itself)."""
    set_up_output()
    namespace = make_parser().parse_args(arguments)
    progress = TerminalProgress()
    try:
        code = COMMANDS[namespace.command](namespace, progress)
        sys.stdout.flush()
    except KeyboardInterrupt:
        progress.clear()
        say("Stopped.")
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes standard output once more at its end; let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except ImbrexError as error:
        progress.clear()
        say(f"{PROGRAM}: {error}")
        return REFUSED
    return code
