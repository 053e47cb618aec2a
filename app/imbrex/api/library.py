"""Library: a store of earlier documents, for Python programs."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

from imbrex.api.comparing import Source, check_all_read, chosen_options, gathered
from imbrex.api.frames import to_frame
from imbrex.cli.commands.library_listing import checked_record, shown
from imbrex.dictionaries.late_dictionaries import LateDictionaries
from imbrex.engine.observer import SILENT
from imbrex.engine.options import DEFAULT
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Document, Problem
from imbrex.languages.registry import Languages
from imbrex.library.database.address import make_folder, own_library
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Addition, Entry, Filing
from imbrex.library.library import Library as Store
from imbrex.library.search.search_results import LEAST, Candidate, Checked
from imbrex.shelves.checking import merged
from imbrex.shelves.shelves import Shelves

_MOST_COMPARED = 20  # candidates compared in detail, as on the command line
_COLUMNS = (
    "document", "path", "number", "name", "author", "collection", "containment", "containment_back",
    "shared_shingles", "exact", "by_translation", "by_translation_back", "shelf", "date", "address",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Match:
    """A document of the library, or a source of a shelf, that shares text with a checked one.

    Attributes:
        document: the checked document.
        number: of the document in the library, or of the source in its shelf.
        name, author, collection: under which it was first added; the collection of a source is its shelf.
        containment: share of the checked document's distinct shingles that are in this one, a fraction of 1.
        containment_back: share of this one's that are in the checked document.
        shared_shingles: number of distinct shared shingles.
        exact: whether the shares are counted from the text; otherwise they are estimated from fingerprints.
        by_translation, by_translation_back: shares of words that are also in the other, if the two are in different
            languages; else None.
        shelf: name of the shelf that has it; empty for a document of the library.
        date, address: of a source of a shelf, as far as they are known; else empty.
    """

    document: Document
    number: int
    name: str
    author: str
    collection: str
    containment: float
    containment_back: float
    shared_shingles: int
    exact: bool
    by_translation: float | None = None
    by_translation_back: float | None = None
    shelf: str = ""
    date: str = ""
    address: str = ""

    def __repr__(self) -> str:
        share = self.containment if self.by_translation is None else self.by_translation
        return f"<Match: {percent(share, 0)} of {self.document.name} is also in {self.name}>"


def _match(document: Document, candidate: Candidate) -> Match:
    entry = candidate.entry
    source = {"shelf": entry.collection, "date": entry.date, "address": entry.names[0].path} if entry.shelf else {}
    return Match(
        document=document,
        number=entry.document,
        name=entry.name,
        author=entry.author,
        collection=entry.collection,
        containment=candidate.containment,
        containment_back=candidate.containment_back,
        shared_shingles=candidate.shared,
        exact=candidate.exact,
        by_translation=candidate.translated,
        by_translation_back=candidate.translated_back,
        **source,
    )


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Matches:
    """Matches of some documents in a library: a sequence of `Match`, document by document.

    Attributes:
        matches: of each document by descending share.
        problems: files that could not be read, and shelves that could not be searched.
    """

    matches: tuple[Match, ...]
    problems: tuple[Problem, ...]
    _checked: tuple[Checked, ...]
    _least: float
    _most: int

    def __len__(self) -> int:
        return len(self.matches)

    def __iter__(self) -> Iterator[Match]:
        return iter(self.matches)

    def __getitem__(self, place: int) -> Match:
        return self.matches[place]

    def to_dict(self) -> dict[str, Any]:
        """The entries of `checked` that `imbrex-cli library check --json` prints."""
        return {"checked": [checked_record(one, self._least, self._most) for one in self._checked]}

    def to_frame(self, library: str = "") -> Any:
        """One row for each match, as a data frame of pandas or polars; of the one that is installed if not named."""
        return to_frame([_row(one) for one in self.matches], _COLUMNS, library)

    def __repr__(self) -> str:
        return f"<Matches: {len(self.matches):,} for {len(self._checked):,} documents>"


def _row(match: Match) -> dict[str, Any]:
    told = {"document": match.document.name, "path": match.document.path}
    return {name: told[name] if name in told else getattr(match, name) for name in _COLUMNS}


class Library:
    """An open library of earlier documents; close it, or use it in a `with` statement.

    >>> import pathlib, tempfile
    >>> text = "Every morning the old bridge carries heavy lorries over the river."
    >>> with tempfile.TemporaryDirectory() as folder, Library.create(pathlib.Path(folder, "essays.db")) as library:
    ...     added = library.add([from_text(text, "last year's essay")], collection="2025")
    ...     [match.name for match in library.check([from_text(text, "this year's essay")])]
    ["last year's essay"]
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        """Open the library at a path or address; your own if None. Raises ImbrexError if there is none."""
        find = Languages().find
        address = str(own_library()) if path is None else os.fspath(path)
        dictionaries = LateDictionaries(find)
        self._store = Store.open(address, find, lexicons=dictionaries)
        self._shelves = Shelves(find, lexicons=dictionaries)

    @classmethod
    def create(
        cls,
        path: str | os.PathLike[str] | None = None,
        *,
        fingerprints_only: bool = False,
        preset: str = DEFAULT,
        **options: Any,
    ) -> "Library":
        """Create an empty library and open it.

        Args:
            path: of the file, or the address of a database; your own library if None.
            fingerprints_only: store no text. Matches are found, but can't be shown side by side.
            preset, options: as for `imbrex.compare`, for all later comparisons.

        Raises ImbrexError if it exists.
        """
        if path is None:
            make_folder(own_library())
        address = str(own_library()) if path is None else os.fspath(path)
        mode = Mode.SIGNATURES if fingerprints_only else Mode.TEXTS
        Store.create(address, Languages().find, chosen_options(preset, options), mode).close()
        return cls(address)

    def add(
        self,
        paths: Sequence[Source],
        *,
        collection: str = "",
        tags: Sequence[str] = (),
        author: str = "",
        keep_until: str = "",
    ) -> list[Addition]:
        """Add documents; those that are already in the library are recognized.

        Args:
            paths: of files, folders and ZIP files, or documents.
            collection, tags, author: under which they are filed; each document's own author if empty.
            keep_until: a date such as "2027-12-31".

        Raises ImbrexError if one could not be read; then nothing is added.
        """
        inputs = gathered(paths, self._store.info().options)
        check_all_read(inputs)
        return self._store.add(
            inputs.documents, Filing(collection=collection, tags=tuple(tags), author=author, retained=keep_until)
        )

    def check(
        self,
        paths: Sequence[Source],
        *,
        minimum_containment: float = LEAST,
        most: int = 10,
        shelves: bool = True,
        preset: str = DEFAULT,
        **options: Any,
    ) -> Matches:
        """Find matches of documents in the library and in your shelves of sources.

        Args:
            paths: of files, folders and ZIP files, or documents.
            minimum_containment: fraction of 1, in either direction, from which a match is listed.
            most: number of matches listed for each document.
            shelves: whether the shelves are searched, which the window and `imbrex-cli shelf` add.
            preset, options: as for `imbrex.compare`.
        """
        inputs = gathered(paths, self._store.info().options)
        chosen = chosen_options(preset, options)
        compared, problems = max(most, _MOST_COMPARED), list(inputs.problems)
        found = [list(self._store.check(inputs.documents, chosen, most=compared))]
        if shelves and (sources := self._shelves.check(inputs.documents, chosen, SILENT, compared, problems)):
            found.append(sources)
        checked = tuple(merged(of_one) for of_one in zip(*found, strict=True))
        matches = tuple(
            _match(one.document, candidate) for one in checked for candidate in shown(one, minimum_containment, most)
        )
        return Matches(matches, tuple(problems), checked, minimum_containment, most)

    def documents(self) -> list[Entry]:
        """Its entries, in the order of addition."""
        return self._store.entries()

    def remove(self, numbers: Sequence[int]) -> int:
        """Delete documents with all traces of them; return how many."""
        return self._store.remove(numbers)

    def close(self) -> None:
        """Close the library and the shelves."""
        self._shelves.close()
        self._store.close()

    def __len__(self) -> int:
        return self._store.info().documents

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
