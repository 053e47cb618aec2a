"""Normalize: each word of a document with its position and its fate."""

import argparse
from collections.abc import Iterator

from imbrex.cli.arguments.command import add_recognition, describe
from imbrex.cli.arguments.option_flags import add_options
from imbrex.cli.commands.running import load, print_documents
from imbrex.cli.output.table import align
from imbrex.cli.output.terminal import TerminalProgress, escape
from imbrex.engine.text.tokens import Fate, Tokens

_HEAD = ("word", "compared as", "fate", "start", "end")
_TEXTS = 3


def words_of(tokens: Tokens) -> Iterator[str]:
    """Lines of the table; positions are code points of the text that was read."""
    rows = [_HEAD]
    for index, (start, end, fate) in enumerate(zip(tokens.start, tokens.end, tokens.fate, strict=True)):
        canonical = "" if fate >= Fate.DROPPED else escape(tokens.canonical(index))
        rows.append((escape(tokens.word(index)), canonical, in_words(Fate(fate)), str(start), str(end)))
    for line in align(rows, _TEXTS, head=True):
        yield f"{line}\n"


def in_words(fate: Fate) -> str:
    """Display name of a fate, such as "folded" or "dropped: stop word"."""
    if fate is Fate.DROPPED_STOP_WORD:
        return "dropped: stop word"  # its name is shared by all fates after it
    return fate.name.lower().replace("dropped_", "dropped: ").replace("_", " ")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "FILE [options]")
    parser.add_argument("paths", nargs=1, metavar="FILE", help="document")
    add_recognition(parser)
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    progress.clear()
    return print_documents(inputs, lambda document: words_of(corpus.tokens(document.key, progress)))
