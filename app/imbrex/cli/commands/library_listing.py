"""Library listing: contents, near-duplicates and flaws of a library, as tables."""

from collections.abc import Iterator, Sequence

from imbrex.cli.output.table import Row, align
from imbrex.cli.output.terminal import escape
from imbrex.engine.percent import percent
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.flaw import Flaw
from imbrex.library.documents.library_info import Info
from imbrex.library.search.group import Group
from imbrex.messages import Message

_HEAD: Row = ("name", "author", "collection", "tags", "added", "keep until", "number", "words")
_GROUP_HEAD: Row = ("name", "author", "collection", "number", "words", "alike")


def listed_table(info: Info, entries: Sequence[Entry]) -> Iterator[str]:
    """Lines: one per document, in the order of addition, with all its names."""
    if entries:
        yield from (f"{line}\n" for line in align([_HEAD, *(row for entry in entries for row in _rows(entry))], 6))
        yield "\n"
    kept = "" if info.mode is Mode.TEXTS else " (fingerprints only)"
    yield f"{len(entries):,} of {info.documents:,} documents in {info.address}{kept}.\n"
    if info.pending:
        yield f"{info.pending:,} documents not yet indexed with the new settings. Run: imbrex-cli library reindex\n"


def groups_table(groups: Sequence[Group], threshold: float) -> Iterator[str]:
    """Lines: documents by group, each with its similarity to the most similar member."""
    for number, group in enumerate(groups, 1):
        yield f"Group {number}, {len(group.members):,} documents\n"
        rows = [_member(group, place) for place in range(len(group.members))]
        yield from (f"  {line}\n" for line in align([_GROUP_HEAD, *rows], 3))
        yield "\n"
    documents = sum(len(group.members) for group in groups)
    found = Message("{count:,} group(s)", count=len(groups))
    yield f"{found} with {documents:,} documents, at least {100 * threshold:g}% similar.\n"


def flaws_table(address: str, flaws: Sequence[Flaw]) -> Iterator[str]:
    """Lines: the flaws, or that there are none."""
    for flaw in flaws:
        yield f"{escape(str(flaw))}\n"
    yield (
        f"{address}: {Message('{count:,} problem(s)', count=len(flaws))} found.\n"
        if flaws
        else f"{address}: no problems found.\n"
    )


def _rows(entry: Entry) -> Iterator[Row]:
    for place, name in enumerate(entry.names):
        first = not place
        yield (
            escape(name.name),
            escape(name.author),
            escape(name.collection),
            escape(", ".join(name.tags)),
            name.added[:10],
            name.retained,
            str(entry.document) if first else "",
            f"{entry.words:,}" if first else "",
        )


def _member(group: Group, place: int) -> Row:
    entry = group.members[place]
    links = [link for link in group.links if place in {link.left, link.right}]
    best = max(links, key=lambda link: link.jaccard)
    return (
        escape(entry.name),
        escape(entry.author),
        escape(entry.collection),
        str(entry.document),
        f"{entry.words:,}",
        f"{'' if best.exact else '~'}{percent(best.jaccard)}",
    )
