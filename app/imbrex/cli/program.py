"""Program: run the command that was asked for and tell how it ended."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence

from imbrex.cli.comparing import Result
from imbrex.cli.flags import options_from
from imbrex.cli.inputs import Inputs, read
from imbrex.cli.parser import PROGRAM, make_parser
from imbrex.cli.record import record
from imbrex.cli.table import table
from imbrex.cli.terminal import TerminalProgress, escape, say, set_up_output
from imbrex.cli.words import words_of
from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Document
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages

DONE, WRONG_USAGE, NOTHING_READ = 0, 2, 3
INTERRUPTED, PIPE_CLOSED = 130, 141  # 128 and the number of the signal, as shells have it

_Command = Callable[[argparse.Namespace, TerminalProgress], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit code (wrong usage exits with 2 by itself)."""
    set_up_output()
    namespace = make_parser().parse_args(arguments)
    commands: dict[str, _Command] = {"compare": _compare, "text": _text, "canonize": _canonize}
    progress = TerminalProgress()
    try:
        code = commands[namespace.command](namespace, progress)
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
        return 1
    return code


def _compare(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    options = options_from(namespace)
    inputs = read(namespace.paths, options.language, progress)
    corpus = Corpus(Languages().find, options)
    corpus.add(inputs.documents, progress)
    result = Result(inputs, corpus, namespace.minimum_containment / 100, progress)
    progress.clear()
    pieces = record(inputs, result) if namespace.json else (f"{line}\n" for line in table(result))
    _print(pieces, progress)
    return _outcome(inputs, result)


def _outcome(inputs: Inputs, result: Result) -> int:
    if result.compared:
        return DONE
    if len(inputs.documents) == 1 and not result.problems:
        say(f"There is only one document, {inputs.documents[0].name}; comparing needs two.")
        return WRONG_USAGE
    say("Nothing was compared: fewer than two documents could be read and are long enough.")
    return NOTHING_READ


def _text(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs = read(namespace.paths, "", progress)
    progress.clear()
    return _print_documents(inputs, lambda document: [_safe(document.text)])


def _canonize(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    options = options_from(namespace)
    inputs = read(namespace.paths, options.language, progress)
    corpus = Corpus(Languages().find, options)
    corpus.add(inputs.documents, progress)
    progress.clear()
    return _print_documents(inputs, lambda document: words_of(corpus.tokens(document.key, progress)))


def _print_documents(inputs: Inputs, show: Callable[[Document], Iterator[str] | list[str]]) -> int:
    """Print documents one after the other, each under its name where there are several; problems go to stderr."""
    for number, document in enumerate(inputs.documents):
        if len(inputs.documents) > 1:
            before = "\n" if number else ""
            sys.stdout.write(f"{before}==> {escape(document.name)} <==\n")
        sys.stdout.writelines(show(document))
    for problem in inputs.problems:
        say(str(problem))
    return DONE if inputs.documents else NOTHING_READ


def _safe(text: str) -> str:
    """The text as it was read; on a terminal without what would act on it."""
    if sys.stdout.isatty():
        text = escape(text, keep="\n\t")
    return text if text.endswith("\n") else f"{text}\n"


def _print(pieces: Iterator[str], progress: TerminalProgress) -> None:
    for piece in pieces:
        progress.clear()
        sys.stdout.write(piece)
    progress.clear()
