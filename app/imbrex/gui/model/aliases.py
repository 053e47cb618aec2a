"""Aliases: what documents and authors are called while names are hidden."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.text.document import Document


class Aliases:
    """Keep the aliases of documents, the same from when they were loaded until all are closed.

    Documents that were taken out keep their numbers: otherwise a note about "Text 5" would soon be about another one.
    """

    def __init__(self) -> None:
        self._known: dict[str, Document] = {}
        self._made: Anonymity | None = None
        self._words = ("", "")

    def note(self, documents: Iterable[Document]) -> None:
        """Take notice of what is loaded now."""
        loaded = {document.key: document for document in documents}
        gone = {key: replace(document, text="") for key, document in self._known.items() if key not in loaded}
        # The order in which they came is that of the numbers.
        known = {key: loaded.get(key) or gone[key] for key in [*self._known, *loaded]} if loaded else {}
        if list(map(_told, known.values())) != list(map(_told, self._known.values())):
            self._made = None  # looking for names in thousands of texts takes a second
        self._known = known

    @property
    def keys(self) -> list[str]:
        """Of all documents that have a number, in the order of these."""
        return list(self._known)

    def number(self, keys: Sequence[str]) -> None:
        """Forget all documents, and give the next ones the numbers that they have here; an empty key stays free."""
        known = [key or f"gone:{number}" for number, key in enumerate(keys)]
        self._known, self._made = {key: Document(key, "", "") for key in known}, None

    def anonymity(self, text_word: str, author_word: str) -> Anonymity:
        """Aliases made of these words."""
        if self._made is None or self._words != (text_word, author_word):
            self._made = Anonymity(list(self._known.values()), text_word, author_word)
            self._words = text_word, author_word
        return self._made


def _told(document: Document) -> tuple[object, ...]:
    """All of a document that aliases and hidden names are made of: not its role, nor its language."""
    return document.key, document.name, document.path, document.author, document.properties, document.text


def with_aliases(text: str, aliases: Mapping[str, str]) -> str:
    """A sentence with an alias for each name in it; of names that hold one another the longest counts."""
    named = sorted((name for name in aliases if name and name in text), key=len, reverse=True)
    if not named:
        return text
    pattern = "|".join(map(re.escape, named))
    return re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", lambda match: aliases[match.group()], text)
