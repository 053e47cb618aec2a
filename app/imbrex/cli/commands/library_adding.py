"""Library adding: documents from files to a library, with the results."""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from imbrex.cli.inputs.inputs import Inputs
from imbrex.cli.output.table import remarks, sentence
from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.library.documents.addition import Addition
from imbrex.library.documents.filing import Filing
from imbrex.library.library import Library


@dataclass(slots=True)
class Added:
    """Results of adding documents.

    Attributes:
        documents: to be added, by key.
        additions: durable additions.
        problems: files that could not be read, and the reason for an early end.
        stopped: whether the user interrupted it.
    """

    library: str
    documents: dict[str, Document]
    additions: list[Addition] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    stopped: bool = False

    @property
    def missing(self) -> int:
        """Number of documents that were not added."""
        return len(self.documents) - len(self.additions)


def filing_from(namespace: argparse.Namespace) -> Filing:
    """The filing of added documents, from the flags."""
    return Filing(
        collection=namespace.collection,
        tags=tuple(dict.fromkeys(namespace.tag)),
        author=namespace.author,
        retained=namespace.keep_until or "",
    )


def add(library: Library, inputs: Inputs, filing: Filing, observer: Observer) -> Added:
    """Add documents; if interrupted, report those already added."""
    documents = {document.key: document for document in inputs.documents}
    added = Added(library.info().address, documents, problems=list(inputs.problems))
    try:
        for batch in library.adding(inputs.documents, filing, observer):
            added.additions += batch
    except KeyboardInterrupt:
        added.stopped = True
    except ImbrexError as error:
        added.problems.append(Problem("library", error.message, error.hint))
    return added


def added_table(added: Added) -> Iterator[str]:
    """Lines: how many are in the library now, and which were not added, with reasons."""
    yield f"{_counts(added)}\n"
    if added.stopped:
        yield f"Stopped: {_documents(added.missing)} not added. Run the same command to resume.\n"
    problems = [(problem.name, sentence(problem)) for problem in added.problems]
    yield from (f"{line}\n" for line in remarks("Problems:", problems))


def added_record(added: Added) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "library": added.library,
        "added": [_record(added.documents[addition.key], addition) for addition in added.additions],
        "stopped": added.stopped,
        "not_added": added.missing,
        "problems": [asdict(problem) for problem in added.problems],
    }


def _record(document: Document, addition: Addition) -> dict[str, Any]:
    return {
        "name": document.name,
        "path": document.path,
        "document": addition.document,
        "new": addition.new,
        "renamed": addition.renamed,
    }


def _counts(added: Added) -> str:
    count = Counter(_outcome(addition) for addition in added.additions)
    parts = [f"{_documents(count['new'])} added"]
    if count["renamed"]:
        parts.append(f"{count['renamed']:,} already present under another name")
    if count["there"]:
        parts.append(f"{count['there']:,} already present")
    return f"{added.library}: {', '.join(parts)}."


def _outcome(addition: Addition) -> str:
    return "new" if addition.new else "renamed" if addition.renamed else "there"


def _documents(count: int) -> str:
    return "1 document" if count == 1 else f"{count:,} documents"
