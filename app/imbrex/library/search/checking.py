"""Checking: matches of a document: candidates from the index, then exact figures from the kept texts."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from sqlalchemy import Connection, Integer, bindparam, func, select

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.fingerprints.fingerprints import Fingerprinter, Fingerprints, Sought, text_digest
from imbrex.engine.measures.simhash import FARTHEST
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.library.database import schema
from imbrex.library.database.ledger import check_generation
from imbrex.library.database.membership import among_numbers
from imbrex.library.database.store import Store
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.listing import chunked, entries_of
from imbrex.library.documents.stored_texts import documents_of
from imbrex.library.index.index_entries import marks_of, signed
from imbrex.library.index.lookup import NOTHING, Sharing, find_sharing
from imbrex.library.search.across_languages import AcrossLanguages
from imbrex.library.search.search_results import Candidate, Checked, Clue, Known, Sameness, Shares
from imbrex.values import frozen


@frozen
class Figures:
    """Figures of a document and a candidate (see `Candidate`)."""

    containment: float
    containment_back: float
    shared: int


@frozen
class Exact:
    """Figures by number of candidates with a text, or the reason why the document has nothing to compare."""

    figures: Mapping[int, Figures]
    problem: Problem | None


MOST = 20
"""Default maximum of candidates compared in detail."""

_FEWEST_WORDS = 2  # longest words that a candidate shares at least (the article on short texts)
_MOST_SHORT = 20  # candidates by longest words only

_GENERATION = bindparam("generation", type_=Integer)
_SAME = select(schema.wholes.c.document).where(schema.wholes.c.whole == bindparam("whole"))
_SIGNS = select(*(schema.signs.c[name] for name in ("document", "kept", "fingerprints", "longest", "simhash"))).where(
    among_numbers(schema.signs.c.document), schema.signs.c.generation == _GENERATION
)
_MARKED = select(schema.keys.c.key, schema.keys.c.document).where(
    among_numbers(schema.keys.c.key), schema.keys.c.generation == _GENERATION
)
_SHORT = (
    select(schema.keys.c.document, func.count())
    .where(among_numbers(schema.keys.c.key), schema.keys.c.generation == _GENERATION)
    .group_by(schema.keys.c.document)
    .having(func.count() >= bindparam("least"))
    .order_by(func.count().desc(), schema.keys.c.document)
    .limit(_MOST_SHORT)
)


@frozen
class Sign:
    """Index data of a document."""

    document: int
    kept: int
    fingerprints: int
    longest: int
    simhash: int


@dataclass(slots=True)
class _Found:
    """Matches of a document in the index."""

    known: dict[int, Sameness] = field(default_factory=dict)
    clues: dict[int, set[Clue]] = field(default_factory=dict)
    sharing: Sharing = NOTHING
    longest: dict[int, int] = field(default_factory=dict)
    signs: dict[int, Sign] = field(default_factory=dict)
    entries: dict[int, Entry] = field(default_factory=dict)
    documents: dict[int, Document] = field(default_factory=dict)
    across: dict[int, tuple[bool, Shares]] = field(default_factory=dict)
    left_out: int = 0

    def add(self, document: int, clue: Clue) -> None:
        """Record the feature by which a document was matched."""
        self.clues.setdefault(document, set()).add(clue)


def check_document(
    store: Store,
    generation: int,
    fingerprinter: Fingerprinter,
    corpus: Corpus,
    document: Document,
    templates: Sequence[Document],
    options: Options,
    most: int,
    observer: Observer,
    across: AcrossLanguages,
) -> Checked:
    """Find the matches of a document in the library.

    Args:
        store: of the library.
        generation: of its index.
        fingerprinter: makes the fingerprints of that generation.
        corpus: for the exact comparison; its documents are replaced.
        document: to check.
        templates: text shared with them does not count.
        options: for the exact comparison.
        most: maximum number of candidates compared in detail.
        observer: receives progress.
        across: finds matches in other languages.

    Raises:
        ChangedError: another index has replaced that generation.
    """
    sought = fingerprinter.seek(document, observer)
    with store.reading() as connection:
        check_generation(connection, generation)
        found = _find(connection, generation, document, sought, most)
        _propose(connection, across.propose(connection, generation, sought, fingerprinter, observer), found)
    mine = {number: one for number, one in found.documents.items() if number in found.clues}
    foreign = {number: one for number, one in found.documents.items() if number in found.across}
    exact = compare_exactly(corpus, options, document, templates, mine, observer)
    asked = replace(document, key="checked", role=Role.ESSAY)
    _keep_translated(across.compare(options, asked, templates, foreign, observer), foreign, found)
    return Checked(document, _known(found), _candidates(found, sought.made, exact), found.left_out, exact.problem)


def _find(connection: Connection, generation: int, document: Document, sought: Sought, most: int) -> _Found:
    found = _Found()
    _find_same_text(connection, document, found)
    _find_marked(connection, generation, sought.made, found)
    _choose(find_sharing(connection, generation, sought.every, sought.made.hashes), sought.fewest // 2, most, found)
    found.signs |= _signs(connection, generation, [number for number in found.clues if number not in found.signs])
    wanted = sorted({*found.clues, *found.known})
    found.entries = entries_of(connection, wanted)
    found.documents = documents_of(
        connection, [found.entries[number] for number in found.clues if number in found.entries]
    )
    return found


def _propose(connection: Connection, proposed: Mapping[int, tuple[bool, Shares]], found: _Found) -> None:
    """Add documents in other languages; those without a text if they are sure without it."""
    new = sorted(proposed.keys() - found.entries.keys())
    found.entries |= entries_of(connection, new)
    found.documents |= documents_of(connection, [found.entries[number] for number in new if number in found.entries])
    for number, one in sorted(proposed.items()):
        if number in found.documents or one[0]:
            found.across[number] = one


def _keep_translated(shares: Mapping[int, Shares], compared: Collection[int], found: _Found) -> None:
    """Keep of the documents in other languages those with passages that may be translated."""
    for number, (sure, estimated) in sorted(found.across.items()):
        if number in shares or number not in compared:
            found.across[number] = sure, shares.get(number, estimated)
            found.add(number, Clue.TRANSLATION)
        else:
            del found.across[number]


def _find_same_text(connection: Connection, document: Document, found: _Found) -> None:
    same = connection.execute(_SAME, {"whole": text_digest(document.text)}).scalar()
    if same is not None:
        found.known[same] = Sameness.TEXT
        found.add(same, Clue.FINGERPRINTS)


def _find_marked(connection: Connection, generation: int, made: Fingerprints, found: _Found) -> None:
    """Find texts of the same words, of a similar SimHash, and short ones by their longest words."""
    (marks,) = marks_of([made])
    if marks.whole is None:
        return
    rows = connection.execute(_MARKED, {"numbers": [marks.whole, *marks.blocks], "generation": generation})
    near: list[int] = []
    for key, document in rows:
        if key == marks.whole:
            found.known.setdefault(document, Sameness.WORDS)
            found.add(document, Clue.FINGERPRINTS)
        near.append(document)
    found.signs = _signs(connection, generation, sorted(set(near)))
    for document, sign in found.signs.items():
        if _distance(made, sign) <= FARTHEST:
            found.add(document, Clue.SIMHASH)
    if len(marks.longest) >= _FEWEST_WORDS:
        _find_short(connection, generation, marks.longest, found)


def _find_short(connection: Connection, generation: int, marks: Sequence[int], found: _Found) -> None:
    """Count the longest words that short texts share, in one grouped query."""
    least = max(_FEWEST_WORDS, len(marks) // 2)
    wanted = {"numbers": list(marks), "generation": generation, "least": least}
    for document, shared in connection.execute(_SHORT, wanted):
        found.longest[document] = shared
        found.add(document, Clue.LONGEST_WORDS)


def _choose(sharing: Sharing, least: int, most: int, found: _Found) -> None:
    """Select documents that share enough fingerprints, those with the rarest first."""
    found.sharing = sharing
    enough = np.flatnonzero(sharing.counts >= least)
    order = enough[np.argsort(-sharing.scores[enough], kind="stable")]
    for number in sharing.documents[order[:most]].tolist():
        found.add(number, Clue.FINGERPRINTS)
    found.left_out = max(0, len(order) - most)


def _signs(connection: Connection, generation: int, numbers: Sequence[int]) -> dict[int, Sign]:
    found: dict[int, Sign] = {}
    for part in chunked(numbers):
        rows = connection.execute(_SIGNS, {"numbers": part, "generation": generation})
        found.update((row.document, Sign(*row)) for row in rows)
    return found


def _distance(made: Fingerprints, sign: Sign) -> int:
    return ((signed(made.simhash) ^ sign.simhash) & ((1 << 64) - 1)).bit_count()


def _known(found: _Found) -> tuple[Known, ...]:
    """Whole-text duplicates, identical texts before texts of the same words."""
    known = (Known(found.entries[number], how) for number, how in found.known.items() if number in found.entries)
    return tuple(sorted(known, key=lambda one: (one.sameness is not Sameness.TEXT, one.entry.document)))


def _candidates(found: _Found, made: Fingerprints, exact: Exact) -> tuple[Candidate, ...]:
    """The candidates, by descending share."""
    candidates = (_candidate(number, found, made, exact) for number in found.clues if number in found.entries)
    order = sorted(candidates, key=lambda one: (-one.greater_share, -one.fingerprints, one.entry.document))
    return tuple(order)


def _candidate(number: int, found: _Found, made: Fingerprints, exact: Exact) -> Candidate:
    sign, (shared, theirs_here) = found.signs.get(number), found.sharing.of(number)
    theirs = sign.fingerprints if sign else 0
    shorter = min(len(made.longest), sign.longest) if sign else 0
    figures = exact.figures.get(number)
    across = found.across[number][1] if number in found.across else None
    return Candidate(
        entry=found.entries[number],
        clues=frozenset(found.clues[number]),
        exact=figures is not None or (across is not None and found.entries[number].has_text),
        containment=figures.containment if figures else shared / max(1, len(made.hashes)),
        containment_back=figures.containment_back if figures else theirs_here / max(1, theirs),
        shared=figures.shared if figures else shared,
        fingerprints=shared,
        of_fingerprints=len(made.hashes),
        simhash=_distance(made, sign) if sign and sign.kept and made.kept else None,
        longest=found.longest[number] / shorter if number in found.longest and shorter else None,
        translated=across.here if across else None,
        translated_back=across.there if across else None,
    )


def compare_exactly(
    corpus: Corpus,
    options: Options,
    document: Document,
    templates: Sequence[Document],
    candidates: Mapping[int, Document],
    observer: Observer,
) -> Exact:
    """Count the shingles that a document shares with each candidate, in a corpus whose documents are replaced."""
    corpus.set_options(options)
    # A document opened from the library has the same key as its entry there.
    asked = replace(document, key="checked", role=Role.ESSAY)
    corpus.replace_all([asked, *candidates.values(), *templates], observer)
    report = corpus.report(observer)
    counted = report.documents[0]
    pairs = report.pairs
    # The checked document comes first, so it is on the left of all its pairs.
    shared = {
        number: count
        for left, number, count in zip(pairs.left.tolist(), pairs.right.tolist(), pairs.shared.tolist(), strict=True)
        if left == 0
    }
    sizes = pairs.sizes.tolist()
    figures = {
        number: Figures(
            shared.get(place, 0) / max(1, sizes[0]), shared.get(place, 0) / max(1, sizes[place]), shared.get(place, 0)
        )
        for place, number in enumerate(candidates, start=1)
    }
    return Exact(figures, counted.problem)
