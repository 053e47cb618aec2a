"""History: editing sessions that files have in common, and what files record about their editing."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from imbrex.cli.arguments.command import add_json, add_paths, describe
from imbrex.cli.arguments.option_flags import add_template_flag
from imbrex.cli.arguments.student_flags import add_student_flags
from imbrex.cli.commands.running import exit_code, load, print_pieces
from imbrex.cli.inputs import Inputs
from imbrex.cli.output.json_record import record, sides
from imbrex.cli.output.table import align, counted, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import NOTHING_READ, TerminalProgress, escape
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.shared_history import (
    SessionText,
    SharedSessions,
    find_shared_sessions,
    session_name,
    text_of_sessions,
)
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.document import Document
from imbrex.values import frozen

_HEAD = ("document", "saved by", "created", "changed", "minutes", "saves", "sessions", "words")
_LISTED = 6  # sessions of a pair; the record has all
_NOT_PROOF = (
    "Files with a session or their creation in common come from one file, or one has text from the other. A\n"
    "template, a shared folder or a file that was passed on have the same effect. This is a hint, not proof.\n"
)


@frozen
class Related:
    """Two documents with editing sessions or their creation in common, and what the sessions wrote in each."""

    shared: SharedSessions
    left: SessionText
    right: SessionText


def find_related(corpus: Corpus, observer: Observer) -> list[Related]:
    """Find all pairs of documents whose files have editing sessions or their creation in common."""
    documents = corpus.documents

    def written(number: int, shared: SharedSessions) -> SessionText:
        document = documents[number]
        return text_of_sessions(document, shared.sessions, corpus.tokens(document.key, observer).start)

    found = find_shared_sessions(documents, observer)
    return [Related(one, written(one.left, one), written(one.right, one)) for one in watched(found, observer, 1)]


def history_table(inputs: Inputs, corpus: Corpus, related: Sequence[Related]) -> Iterator[str]:
    """Lines: a row for each document, then the pairs with sessions in common."""
    documents = corpus.documents
    rows = [_row(document, corpus.tokens(document.key).count) for document in documents]
    yield from with_line_ends(align([_HEAD, *rows], 4, head=True))
    yield "\n"
    if not related:
        yield "No two files have an editing session or their creation in common.\n"
    for one in related:
        yield from with_line_ends(_lines(documents, one))
    if related:
        yield f"\n{_NOT_PROOF}"
    yield from with_line_ends(problem_remarks(inputs.problems))


def _row(document: Document, words: int) -> tuple[str, ...]:
    told, history = document.properties, document.history
    return (
        escape(document.name),
        escape(told.editor or told.author),
        told.created,
        told.modified,
        _known(history.minutes),
        _known(history.revisions),
        f"{len(history.sessions):,}",
        f"{words:,}",
    )


def _known(number: int) -> str:
    return f"{number:,}" if number >= 0 else ""


def _lines(documents: Sequence[Document], related: Related) -> Iterator[str]:
    shared = related.shared
    names = [escape(documents[number].name) for number in (shared.left, shared.right)]
    count = len(shared.sessions)
    if shared.created:
        yield f"{names[0]} and {names[1]}: created by the same person at the same time, {shared.created}"
    if not count:
        return
    yield f"{names[0]} and {names[1]}: {counted(count, 'editing session')} in common"
    for name, told in zip(names, (related.left, related.right), strict=True):
        if told.words:
            words, paragraphs = counted(told.words, "word"), counted(len(told.paragraphs), "paragraph")
            yield f"  in {name}: {words} in {paragraphs} were written in them"
        else:
            yield f"  in {name}: none of their text is left"
    more = f" and {count - _LISTED:,} more; see --json" if count > _LISTED else ""
    yield f"  sessions: {', '.join(map(session_name, shared.sessions[:_LISTED]))}{more}"


def history_record(inputs: Inputs, corpus: Corpus, related: Sequence[Related]) -> Iterator[str]:
    """The same as one JSON object; offsets are code points of the text as it was read."""
    documents = corpus.documents
    yield from record(
        "history",
        {
            "documents": (_document(document, corpus.tokens(document.key).count) for document in documents),
            "pairs": (_pair(documents, one) for one in related),
            "problems": map(asdict, inputs.problems),
        },
    )


def _document(document: Document, words: int) -> dict[str, Any]:
    history = document.history
    return {
        "name": document.name,
        "path": document.path,
        "role": document.role.value,
        **asdict(document.properties),
        "program": history.program,
        "template": history.template,
        "minutes": history.minutes if history.minutes >= 0 else None,
        "revisions": history.revisions if history.revisions >= 0 else None,
        "words": words,
        "sessions": [session_name(session) for session in history.sessions],
    }


def _pair(documents: Sequence[Document], related: Related) -> dict[str, Any]:
    shared = related.shared
    left, right = documents[shared.left], documents[shared.right]
    return {
        **sides(left, right),
        "shared_ids": [session_name(session) for session in shared.sessions],
        "chance": shared.chance if shared.sessions else None,
        "same_creation": shared.created or None,
        "paragraphs": {
            "left": [asdict(span) for span in related.left.paragraphs],
            "right": [asdict(span) for span in related.right.paragraphs],
        },
        "words_left": related.left.words,
        "words_right": related.right.words,
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "FILES_OR_FOLDERS [--template FILE] [--json]",
        "Word processors number their editing sessions, and PowerPoint its slides. They keep the numbers in the\n"
        "file (DOCX, ODT, RTF, PPTX), even when all of the text was rewritten. Numbers of templates, of programs\n"
        "and of more than a third of the documents don't count. Another program may drop the numbers, but it keeps\n"
        "who created the file, and when.",
    )
    add_paths(parser)
    add_student_flags(parser)
    add_template_flag(parser.add_argument_group("roles"))
    add_json(parser, "table")
    parser.set_defaults(preset=None)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    related = find_related(corpus, progress)
    progress.clear()
    show = history_record if namespace.json else history_table
    print_pieces(show(inputs, corpus, related), progress)
    return exit_code(inputs) if inputs.documents else NOTHING_READ
