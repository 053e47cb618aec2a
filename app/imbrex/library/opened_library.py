"""Opened library: a library that was created or opened, the user's role in it, and information about it."""

from datetime import UTC, datetime
from typing import Self

from sqlalchemy import func, insert, inspect, select

from imbrex.engine.fingerprints.fingerprints import Fingerprinter, indexing
from imbrex.engine.language import NO_LEXICONS, LanguageFinder, Lexicons
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.errors import ImbrexError
from imbrex.library.adding import Clock
from imbrex.library.database import schema
from imbrex.library.database.address import Address
from imbrex.library.database.ledger import Ledger, read_ledger, write_ledger
from imbrex.library.database.migrations import bring_up_to_date
from imbrex.library.database.mode import Mode
from imbrex.library.database.schema import DOCUMENT, NAME, SEGMENT
from imbrex.library.database.store import Store
from imbrex.library.documents.library_info import Info
from imbrex.library.index.maintenance import pending
from imbrex.library.index.segments import segments_of
from imbrex.messages import NOTHING, Message, sentences

_OUTDATED = Message(
    "The index of the library {library} was created by another version of Imbrex and may miss matches until "
    "you rebuild it."
)


def utc_now() -> datetime:
    """The current time in UTC."""
    return datetime.now(UTC)


class Opened:
    """An open library, without the operations on its documents.

    Attributes:
        store: its database.
        role: of the current user.
        notice: message for the user about its opening; empty for none.
    """

    def __init__(
        self,
        store: Store,
        find_language: LanguageFinder,
        clock: Clock = utc_now,
        lexicons: Lexicons = NO_LEXICONS,
    ) -> None:
        """Use `create` or `open`."""
        self.store = store
        self.role = store.role()
        self._find_language = find_language
        self._clock = clock
        self._lexicons = lexicons
        with store.reading() as connection:
            self._ledger = read_ledger(connection)
        self.notice = _OUTDATED.format(library=store.shown) if self._ledger.is_outdated else NOTHING
        self._fingerprinter = Fingerprinter(find_language, self._ledger.options, content=True)

    @classmethod
    def create(
        cls,
        address: str,
        find_language: LanguageFinder,
        options: Options | None = None,
        mode: Mode = Mode.TEXTS,
        clock: Clock = utc_now,
        lexicons: Lexicons = NO_LEXICONS,
    ) -> Self:
        """Create a library and open it.

        Args:
            address: path of a file, or URL of a database.
            find_language: morphology.
            options: of its index; only canonization, disguises and language count.
            mode: what it keeps.
            clock: gives the time of additions.
            lexicons: translations of words, for matches in other languages.

        Raises:
            ImbrexError: the address is in use, or cannot be reached.
        """
        store = Store(Address.parse(address), create=True)
        try:
            _make_tables(store, Ledger(schema.VERSION, mode, indexing(options or Options()), 1))
            return cls(store, find_language, clock, lexicons)
        except BaseException:
            store.discard()
            raise

    @classmethod
    def open(
        cls,
        address: str,
        find_language: LanguageFinder,
        clock: Clock = utc_now,
        observer: Observer = SILENT,
        lexicons: Lexicons = NO_LEXICONS,
    ) -> Self:
        """Open a library and migrate an older one, which `notice` reports.

        Raises:
            ImbrexError: there is none, it is of a newer version, or it cannot be reached.
        """
        store = Store(Address.parse(address))
        try:
            notice = bring_up_to_date(store, observer)
            library = cls(store, find_language, clock, lexicons)
            library.notice = sentences(notice, library.notice, store.notice)
            return library
        except BaseException:
            store.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self.store.close()

    def info(self) -> Info:
        """General information about the library."""
        with self.store.reading() as connection:
            ledger = read_ledger(connection)
            return Info(
                address=self.store.shown,
                version=ledger.version,
                mode=ledger.mode,
                options=ledger.options,
                digest=ledger.digest,
                documents=connection.execute(select(func.count()).select_from(schema.documents)).scalar_one(),
                names=connection.execute(select(func.count()).select_from(schema.names)).scalar_one(),
                bytes=self.store.size(connection),
                coming=ledger.coming.options if ledger.coming else None,
                pending=pending(connection, ledger),
                is_outdated=ledger.is_outdated,
                segments=sum(one.generation > 0 for one in segments_of(connection)),
            )

    def _refresh(self) -> None:
        """Check whether others have changed the settings of the library."""
        with self.store.reading() as connection:
            ledger = read_ledger(connection)
        if ledger.generation != self._ledger.generation:
            self._fingerprinter = Fingerprinter(self._find_language, ledger.options, content=True)
        self._ledger = ledger


def _make_tables(store: Store, ledger: Ledger) -> None:
    with store.writing() as connection:
        if set(schema.metadata.tables) & set(inspect(connection).get_table_names()):
            raise ImbrexError(
                Message("{shown} already contains a library or other data.", shown=store.shown),
                Message("Open it, or ask the server administrator to create another database."),
            )
        schema.metadata.create_all(connection, checkfirst=False)
        write_ledger(connection, ledger)
        first = [{"name": name, "next": 1} for name in (DOCUMENT, NAME, SEGMENT)]
        connection.execute(insert(schema.counters), first)
        if store.is_file:
            connection.exec_driver_sql(f"PRAGMA application_id={schema.APPLICATION}")
