"""Library: a store of earlier documents that can be searched; the public interface of this package."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import ParamSpec, TypeVar

from sqlalchemy import Connection

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.library.adding import add_batch, batches
from imbrex.library.database import schema
from imbrex.library.database.ledger import ChangedError
from imbrex.library.database.role import Role as LibraryRole
from imbrex.library.database.role_grants import grant, granted, need
from imbrex.library.documents.entry import EVERYTHING, Addition, Entry, Filing, Selection
from imbrex.library.documents.library_info import Collected, Flaw
from imbrex.library.documents.listing import authors_of, collections_of, entries_of, find_documents
from imbrex.library.documents.stored_texts import document_of
from imbrex.library.index.maintenance import ask_for, reindex, tidy
from imbrex.library.index.segments import BULK, INLINE
from imbrex.library.opened_library import Opened
from imbrex.library.removing import remove_documents, remove_names
from imbrex.library.search.across_languages import AcrossLanguages
from imbrex.library.search.checking import MOST, check_document
from imbrex.library.search.near_duplicates import find_groups
from imbrex.library.search.search_results import Checked, Group
from imbrex.library.transfer.exporting import export
from imbrex.library.transfer.importing import Imported, import_documents
from imbrex.library.verification import verify
from imbrex.messages import Message, sentences

_MANY = 256  # documents per call

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")
_T = TypeVar("_T")


class Library(Opened):
    """An open library. It belongs to one thread; others, in any program, may have the same library open."""

    def add(
        self, documents: Iterable[Document], filing: Filing | None = None, observer: Observer = SILENT
    ) -> list[Addition]:
        """Add documents; see `adding`."""
        return [addition for batch in self.adding(documents, filing, observer) for addition in batch]

    def adding(
        self,
        documents: Iterable[Document],
        filing: Filing | None = None,
        observer: Observer = SILENT,
        total: int = 0,
    ) -> Iterator[list[Addition]]:
        """Add documents in batches; returned batches are durable, even if the rest is cancelled.

        Progress counts durable documents. Existing ones are recognized at once, so adding the same documents again
        resumes an interrupted run.

        Args:
            documents: any number, consumed as needed; their languages are filled in.
            filing: how they are filed.
            observer: receives progress and may stop the work.
            total: number of documents, for progress; 0 if unknown.
        """
        need(self.role, LibraryRole.ADD, self.store.shown)
        durable = 0
        if isinstance(documents, Sequence):
            total = total or len(documents)
        for batch in batches(documents):
            observer.check()
            additions = self._add(batch, filing or Filing(), observer)
            durable += len(additions)
            observer.progress(Progress("adding", durable, total))
            yield additions
            tidy(self.store, SILENT, INLINE if len(batch) < _MANY else BULK)

    def check(
        self,
        documents: Sequence[Document],
        options: Options | None = None,
        observer: Observer = SILENT,
        most: int = MOST,
    ) -> Iterator[Checked]:
        """Yield the matches of each document in turn.

        Args:
            documents: to check; templates among them are not checked, and text shared with them is not counted.
            options: for the comparison; the library's own by default.
            observer: receives progress and may stop the work.
            most: maximum number of candidates, by fingerprints, that are compared in detail for each document.
        """
        templates = [document for document in documents if document.role is Role.TEMPLATE]
        others = [document for document in documents if document.role is not Role.TEMPLATE]
        for done, document in enumerate(others):
            observer.check()
            observer.progress(Progress("checking", done, len(others)))
            yield self._unchanged(self._checked, document, templates, options, most, observer)

    def document(self, number: int) -> Document:
        """A document with its text, under its first name.

        Raises:
            ImbrexError: no document has this number, or its text is not kept.
        """
        with self.store.reading() as connection:
            return document_of(connection, number)

    def entries(self, selection: Selection = EVERYTHING) -> list[Entry]:
        """The selected documents, in the order in which they were first added."""
        with self.store.reading() as connection:
            return list(entries_of(connection, find_documents(connection, selection)).values())

    def collections(self) -> list[Collected]:
        """All collections with their document counts, ordered by name."""
        with self.store.reading() as connection:
            return collections_of(connection)

    def authors(self) -> list[str]:
        """All authors, ordered by name."""
        with self.store.reading() as connection:
            return authors_of(connection)

    def remove(self, documents: Collection[int], observer: Observer = SILENT) -> int:
        """Delete documents with all their names and all traces in the file; return their number."""
        return self._remove(remove_documents, documents, observer)

    def remove_author(self, author: str, observer: Observer = SILENT) -> int:
        """Delete everything by one author; return the number of deleted documents.

        A document that other authors also submitted stays under their names.
        """
        return self._remove(remove_names, Selection(author=author), observer)

    def remove_expired(self, today: str, observer: Observer = SILENT) -> int:
        """Delete everything that may no longer be kept on a day ("2026-11-21"); return the number of deleted documents.

        A document that others also submitted, and that may still be kept for them, stays under their names.
        """
        return self._remove(remove_names, Selection(expired_on=today), observer)

    def groups(self, threshold: float = 0.5, observer: Observer = SILENT) -> list[Group]:
        """Groups of near-duplicates in the library, largest first.

        Args:
            threshold: Jaccard index from which two documents are linked, over 0 and up to 1.
            observer: receives progress and may stop the work.
        """
        if not 0 < threshold <= 1:
            raise ValueError(f"The threshold must be over 0 and up to 1, not {threshold}.")
        self._refresh()
        return self._unchanged(self._grouped, threshold, observer)

    def verify(self, observer: Observer = SILENT) -> list[Flaw]:
        """Check file, documents and index, and return the flaws found. Others may continue to add."""
        return verify(self.store, self._find_language, observer)

    def export(self, path: Path, observer: Observer = SILENT) -> int:
        """Export all documents to one file that any library can import; return their number. Resumable.

        Raises:
            ImbrexError: the library keeps no texts, or the file cannot be written.
        """
        return export(self.store, path, observer)

    def import_file(self, path: Path, observer: Observer = SILENT) -> Imported:
        """Add all documents of an exported library under their names; existing ones are recognized.

        Raises:
            ImbrexError: the file is not an exported library, is newer, or damaged; documents already added are kept.
        """
        need(self.role, LibraryRole.ADD, self.store.shown)

        def add(documents: Sequence[Document], filing: Filing, added: str) -> list[Addition]:
            additions = self._add(documents, filing, observer, added)
            tidy(self.store, SILENT, INLINE)
            return additions

        return import_documents(path, add, observer)

    def grant(self, login: str, role: LibraryRole) -> None:
        """Grant a login of the server a role in this library in place of its current one.

        Raises:
            ImbrexError: the library is a file, no such login exists, or the user is not the library's owner.
        """
        self._check_shared()
        with self.store.writing() as connection:
            grant(connection, login, role)

    def granted(self) -> dict[str, LibraryRole]:
        """Granted roles by login of the server; none if the library is a file."""
        if self.store.is_file:
            return {}
        with self.store.reading() as connection:
            return granted(connection)

    def set_options(self, options: Options) -> bool:
        """Request an index with other options, to be built by `reindex`; return whether there is anything to do.

        Raises:
            ImbrexError: the library keeps no texts to build it from.
        """
        need(self.role, LibraryRole.OWN, self.store.shown)
        return ask_for(self.store, options)

    def reindex(self, observer: Observer = SILENT, *, rebuild: bool = False) -> None:
        """Build the requested index, or with `rebuild` also replace a damaged one.

        It can be stopped at any time and resumes where it was.
        """
        need(self.role, LibraryRole.OWN, self.store.shown)
        reindex(self.store, self._find_language, observer, rebuild=rebuild)
        self._refresh()
        self.tidy(observer)

    def tidy(self, observer: Observer = SILENT) -> None:
        """Merge index segments to speed up checks. It can be stopped at any time."""
        need(self.role, LibraryRole.ADD, self.store.shown)
        tidy(self.store, observer, sweeps=self.role is LibraryRole.OWN)

    def _remove(self, remove: Callable[[Connection, _T, Observer], int], what: _T, observer: Observer) -> int:
        need(self.role, LibraryRole.OWN, self.store.shown)
        with self.store.writing() as connection:
            count = remove(connection, what, observer)
        if count:
            self._wipe()
        return count

    def _wipe(self) -> None:
        """Erase what was removed; on a server only the owner can enforce that at once."""
        try:
            self.store.wipe(schema.metadata.sorted_tables)
        except ImbrexError as error:
            raise ImbrexError(
                Message(
                    "The documents were deleted, but traces may remain in or next to the file: {reason}",
                    reason=error.message,
                ),
                sentences(
                    error.hint,
                    Message("Traces are removed at the next deletion, after everyone has closed the library."),
                ),
            ) from error

    def _check_shared(self) -> None:
        if self.store.is_file:
            raise ImbrexError(
                Message("A library file has no roles: anyone who can write to the file has full access."),
                Message("Set permissions on the file instead, or use a shared library on PostgreSQL."),
            )

    def _add(self, batch: Sequence[Document], filing: Filing, observer: Observer, now: str = "") -> list[Addition]:
        now = now or self._clock().isoformat(timespec="seconds")
        return self._unchanged(self._added, batch, filing, now, observer)

    def _added(self, batch: Sequence[Document], filing: Filing, now: str, observer: Observer) -> list[Addition]:
        return add_batch(self.store, self._ledger, self._fingerprinter, batch, filing, now, observer)

    def _checked(
        self, document: Document, templates: list[Document], options: Options | None, most: int, observer: Observer
    ) -> Checked:
        return check_document(
            self.store,
            self._ledger.generation,
            self._fingerprinter,
            self._corpus,
            document,
            templates,
            options or self._ledger.options,
            most,
            observer,
            self._across,
        )

    @cached_property
    def _corpus(self) -> Corpus:
        """For comparing the texts of one check; the words of one are known in the next."""
        return Corpus(self._find_language, counts=False)

    @cached_property
    def _across(self) -> AcrossLanguages:
        return AcrossLanguages(self._find_language, self._lexicons)

    def _grouped(self, threshold: float, observer: Observer) -> list[Group]:
        ledger = self._ledger
        return find_groups(self.store, ledger.generation, self._find_language, threshold, ledger.options, observer)

    def _unchanged(self, work: Callable[_Given, _Result], *given: _Given.args, **more: _Given.kwargs) -> _Result:
        """Run work that depends on the index, retrying once if the index was replaced meanwhile."""
        while True:
            try:
                return work(*given, **more)
            except ChangedError:
                self._refresh()
