"""Originals: documents that others are read as made from."""

import os
from collections.abc import Sequence
from dataclasses import replace

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Document, Role
from imbrex.errors import ImbrexError
from imbrex.messages import Message


def put_first(corpus: Corpus, names: Sequence[str], observer: Observer) -> None:
    """Mark the documents with these paths or names as sources, which are on the left.

    Raises ImbrexError if a name has no document, or several.
    """
    sources = [_called(name, corpus.documents) for name in names]
    if sources:
        corpus.add([replace(document, role=Role.SOURCE) for document in sources], observer)


def _called(name: str, documents: Sequence[Document]) -> Document:
    place = os.path.abspath(name)
    found = [one for one in documents if one.path == place] or [one for one in documents if one.name == name]
    if not found:
        raise ImbrexError(
            Message("No document is called {name}.", name=name),
            Message("Give the path or name of a document in the comparison."),
        )
    if len(found) > 1:
        raise ImbrexError(
            Message("{found} documents are called {name}.", found=len(found), name=name),
            Message("Give the path of the one you mean."),
        )
    return found[0]
