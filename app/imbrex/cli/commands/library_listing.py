"""Library listing: contents, matches, near-duplicates and flaws of a library, as tables."""

from collections.abc import Iterator, Sequence
from typing import Any

from imbrex.cli.output.table import Row, align, counted, remarks, sentence, with_line_ends
from imbrex.cli.output.terminal import escape
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Problem
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.library_info import Flaw, Info
from imbrex.library.search.search_results import Candidate, Checked, Group, Sameness
from imbrex.messages import Message

_MATCHES_HEAD: Row = ("number", "name", "collection", "author", "essay matched", "document matched", "shared", "")
_TEXTS = 4
_SAME = {Sameness.TEXT: "identical text", Sameness.WORDS: "identical words"}


def shown(checked: Checked, least: float, most: int) -> list[Candidate]:
    """The listed candidates of a document: whole-text duplicates, and those with at least this share."""
    return _enough(checked, least)[:most]


def _enough(checked: Checked, least: float) -> list[Candidate]:
    same = {known.entry.identity for known in checked.known}
    wanted = [one for one in checked.candidates if one.greater_share >= least or one.entry.identity in same]
    return sorted(wanted, key=lambda one: one.entry.identity not in same)


def checked_table(checked: Sequence[Checked], least: float, most: int, problems: Sequence[Problem]) -> Iterator[str]:
    """Lines: the candidates of each document by descending share, then documents without any."""
    listed = [(one, shown(one, least, most)) for one in checked]
    for one, candidates in listed:
        yield from _matches(one, candidates) if candidates else ()
    count = sum(one.problem is None for one in checked)
    nothing = sum(one.problem is None and not candidates for one, candidates in listed)
    without = f"{nothing:,} without a match" if nothing else "every document has a match"
    yield f"{counted(count, 'document')} checked, {without}.\n"
    yield from _unlisted(checked, least, most)
    if any(not candidate.exact for _, candidates in listed for candidate in candidates):
        yield "~ estimated from fingerprints; the library has no text, or the shelf's file is missing.\n"
    told = [(problem.name, sentence(problem)) for problem in problems]
    told += [(one.document.name, sentence(one.problem)) for one in checked if one.problem is not None]
    yield from with_line_ends(remarks("Problems:", told))


def _matches(checked: Checked, candidates: Sequence[Candidate]) -> Iterator[str]:
    yield f"{escape(checked.document.name)}\n"
    lines = align([_MATCHES_HEAD, *(_row(checked, one) for one in candidates)], _TEXTS, head=True)
    yield from (f"  {line}\n" for line in lines)
    cited = [f"  {escape(one.entry.citation)}\n" for one in candidates if one.entry.shelf]
    yield from ("\n", "  Sources in shelves:\n", *cited) if cited else ()
    yield "\n"


def _unlisted(checked: Sequence[Checked], least: float, most: int) -> Iterator[str]:
    """Lines about matches that are not listed."""
    enough = [len(_enough(one, least)) for one in checked]
    less = sum(len(one.candidates) for one in checked) - sum(enough)
    more = sum(max(0, count - most) for count in enough)
    if less:
        yield f"{less:,} below {100 * least:g}% not listed; use --minimum-containment 0 to list all.\n"
    if more:
        yield f"{more:,} not listed ({most:,} per document at most); use --most to list more.\n"


def checked_record(checked: Checked, least: float, most: int) -> dict[str, Any]:
    """Matches of a document in a library; shares are fractions of 1."""
    return {
        "name": checked.document.name,
        "path": checked.document.path,
        "already_there": [
            {
                "number": known.entry.document,
                "name": known.entry.name,
                "same": known.sameness.value,
                "cited_as": _cited_as(known.entry),
            }
            for known in checked.known
        ],
        "candidates": [_candidate(candidate) for candidate in shown(checked, least, most)],
        "left_out": checked.left_out,
        "problem": sentence(checked.problem) if checked.problem else None,
    }


def _candidate(candidate: Candidate) -> dict[str, Any]:
    return {
        **entry_record(candidate.entry),
        "cited_as": _cited_as(candidate.entry),
        "clues": sorted(clue.value for clue in candidate.clues),
        "exact": candidate.exact,
        "containment": candidate.containment,
        "containment_back": candidate.containment_back,
        "shared_shingles": candidate.shared,
        "simhash_distance": candidate.simhash,
        "longest_words": candidate.longest,
        "by_translation": candidate.translated,
        "by_translation_back": candidate.translated_back,
    }


def _cited_as(entry: Entry) -> dict[str, Any] | None:
    """Location of the source of a shelf; None for a document of the library."""
    if not entry.shelf:
        return None
    return {
        "shelf": entry.collection,
        "title": entry.name,
        "author": entry.author or None,
        "date": entry.date or None,
        "address": entry.names[0].path or None,
    }


def entry_record(entry: Entry) -> dict[str, Any]:
    """A document of a library with all its names."""
    return {
        "number": entry.document,
        "names": [
            {
                "name": name.name,
                "path": name.path,
                "author": name.author,
                "collection": name.collection,
                "tags": list(name.tags),
                "keep_until": name.retained or None,
                "added": name.added,
            }
            for name in entry.names
        ],
        "language": entry.language,
        "words": entry.words,
        "added": entry.added,
        "has_text": entry.has_text,
    }


def _row(checked: Checked, candidate: Candidate) -> Row:
    entry = candidate.entry
    same = next((known.sameness for known in checked.known if known.entry.identity == entry.identity), None)
    about = "" if candidate.exact else "~"
    return (
        str(entry.document),
        escape(entry.name),
        escape(entry.collection),
        escape(entry.author),
        f"{about}{percent(candidate.share)}",
        f"{about}{percent(candidate.share_back)}",
        f"{candidate.shared:,}",
        _SAME[same] if same is not None else "may be translated" if candidate.translated is not None else "",
    )


_HEAD: Row = ("name", "author", "collection", "tags", "added", "keep until", "number", "words")
_GROUP_HEAD: Row = ("name", "author", "collection", "number", "words", "alike")


def listed_table(info: Info, entries: Sequence[Entry]) -> Iterator[str]:
    """Lines: one per document, in the order of addition, with all its names."""
    if entries:
        yield from with_line_ends(align([_HEAD, *(row for entry in entries for row in _rows(entry))], 6, head=True))
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
        yield from (f"  {line}\n" for line in align([_GROUP_HEAD, *rows], 3, head=True))
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
