"""Text: documents as they were read."""

import argparse
import sys

from imbrex.cli.arguments.command import add_paths, describe
from imbrex.cli.arguments.student_flags import add_student_flags
from imbrex.cli.commands.running import print_documents, read_named
from imbrex.cli.output.terminal import TerminalProgress, escape, is_terminal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "FILES_OR_FOLDERS")
    add_paths(parser)
    add_student_flags(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs = read_named(namespace, progress)
    progress.clear()
    # A single text sent to a file or a program is written exactly, as offsets refer to it.
    exact = len(inputs.documents) == 1 and not is_terminal(sys.stdout)
    return print_documents(inputs, lambda document: [document.text if exact else _safe(document.text)])


def _safe(text: str) -> str:
    """The text with a final line end, escaped on a terminal."""
    if is_terminal(sys.stdout):
        text = escape(text, keep="\n\t")
    return text if text.endswith("\n") else f"{text}\n"
