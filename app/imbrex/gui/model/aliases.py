"""Aliases: what documents are called while names are hidden."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.text.document import Document


class Aliases:
    """Keeps the aliases of documents, constant from loading until all are closed.

    Removed documents keep their numbers: otherwise a note about "Text 5" would soon refer to another one.
    """

    def __init__(self) -> None:
        self._known: dict[str, Document] = {}
        self._made: Anonymity | None = None
        self._words: tuple[str, ...] = ()

    def note(self, documents: Iterable[Document]) -> None:
        """Update for the loaded documents."""
        loaded = {document.key: document for document in documents}
        gone = {key: replace(document, text="") for key, document in self._known.items() if key not in loaded}
        # Numbers follow the order of arrival.
        known = {key: loaded.get(key) or gone[key] for key in [*self._known, *loaded]} if loaded else {}
        if list(map(_told, known.values())) != list(map(_told, self._known.values())):
            self._made = None  # finding names in thousands of texts takes a second
        self._known = known

    @property
    def keys(self) -> list[str]:
        """Keys of all numbered documents, in the order of their numbers."""
        return list(self._known)

    def number(self, keys: Sequence[str]) -> None:
        """Reset, and give documents the numbers of their keys here; an empty key reserves its number."""
        known = [key or f"gone:{number}" for number, key in enumerate(keys)]
        self._known, self._made = {key: Document(key, "", "") for key in known}, None

    def anonymity(self, *words: str) -> Anonymity:
        """Return aliases made from the words for a text, an author and a file."""
        if self._made is None or self._words != words:
            self._made, self._words = Anonymity(list(self._known.values()), *words), words
        return self._made


def _told(document: Document) -> tuple[object, ...]:
    """The parts of a document on which aliases and hidden names depend: not its role, nor its language."""
    names = document.key, document.name, document.path, document.author, document.properties
    return *names, document.submission, document.files, document.text


def with_aliases(text: str, aliases: Mapping[str, str]) -> str:
    """Replace each name in a sentence with its alias; of overlapping names the longest wins."""
    named = sorted((name for name in aliases if name and name in text), key=len, reverse=True)
    if not named:
        return text
    pattern = "|".join(map(re.escape, named))
    return re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", lambda match: aliases[match.group()], text)
