"""How many tricks with places are seen through: text that hides, or is put where readers may not look.

    python tests/evaluation/places.py [--honest FOLDER ...] [--show] [--only FAMILY]

Each variant is a file with a copied English or Russian text: between its words or letters are others that the page does
not show, or it is put in an unusual place. It is found where the copy shares 90 percent of what the plain copy shares
with the source. Where the file deceives, an alarm is due. A quarter of the tricks is kept apart: no rule may be made
for one of them. Of the honest files in each FOLDER, those with an alarm are named.
"""

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.files.formats import recognize
from imbrex.files.shared.extracted import Extracted
from imbrex.files.shared.source import Source
from imbrex.languages.detection import written_in
from imbrex.languages.registry import Languages
from tests.evaluation.hiding import fonts, open_document, pages, paper, rich_text, word
from tests.evaluation.hiding.variant import SOURCES, Variant

ENOUGH = 0.9
KEPT_APART = 4  # one of so many
_SUFFIXES = frozenset((".docx", ".html", ".htm", ".odt", ".rtf", ".pdf", ".fodt", ".docm", ".doc"))


def variants() -> Iterator[Variant]:
    """All tricks in all formats."""
    for module in (word, pages, open_document, rich_text, paper, fonts):
        yield from module.variants()


def is_kept_apart(variant: Variant) -> bool:
    """Whether no rule may be made for a variant."""
    return hashlib.sha256(f"{variant.family} {variant.name}".encode()).digest()[0] % KEPT_APART == 0


def documents(data: bytes, name: str) -> list[Document]:
    """The texts of a file, in no language; none if it cannot be read."""
    source = Source(data, Path(name).suffix.lower(), name)
    try:
        items = recognize(source).load().read(source)
    except ImbrexError:
        return []
    return [
        Document(name, name, item.text, parts=item.parts, unseen=item.unseen)
        for item in items
        if isinstance(item, Extracted)
    ]


def _known(document: Document) -> Document:
    return replace(document, language=written_in(document))


def judge(copy: Document, code: str, languages: Languages) -> tuple[float, bool]:
    """How much a copy shares with the source, and whether there is an alarm."""
    source = Document("source", "source.txt", SOURCES[code], language=code)
    corpus = Corpus(languages.find)
    corpus.add([source, copy])
    report = corpus.report()
    compared = max(one.compared for one in report.documents)  # junk that is compared lowers a copy's figure
    found = float(report.pairs.shared[0]) / compared if len(report.pairs.left) and compared else 0.0
    return found, bool(corpus.disguises(copy.key).alarms)


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--honest", type=Path, nargs="*", default=[])
    parser.add_argument("--show", action="store_true", help="name what is missed, also of the set kept apart")
    parser.add_argument("--only", default="", help="families that begin like this")
    given = parser.parse_args()
    languages = Languages()
    plain = {
        code: judge(_known(Document("copy", "copy.txt", text)), code, languages)[0] for code, text in SOURCES.items()
    }
    tables: dict[bool, dict[str, Counter[str]]] = {True: {}, False: {}}
    for one in variants():
        if not one.family.startswith(given.only):
            continue
        read = documents(one.data, f"copy{one.suffix}")
        share, is_alarm = judge(_known(read[0]), one.code, languages) if read else (0.0, False)
        is_found = share >= ENOUGH * plain[one.code]
        row = tables[is_kept_apart(one)].setdefault(one.family, Counter())
        row.update(all=1, found=is_found, due=one.deceives, alarms=is_alarm and one.deceives)
        if given.show and not (is_found and (is_alarm or not one.deceives)):
            apart = "apart " if is_kept_apart(one) else ""
            print(f"{one.family:12} {one.code} {one.name:34} {share / plain[one.code]:5.0%} {apart}", end="")
            print("silent" if one.deceives and not is_alarm else "")
    for is_apart, table in tables.items():
        print("kept apart" if is_apart else "in sight")
        for name, row in [*sorted(table.items()), ("all", sum(table.values(), Counter()))]:
            print(f"  {name:12} {row['all']:4} found {row['found']:4}   alarms {row['alarms']:4} of {row['due']:4}")
    for folder in given.honest:
        _print_honest(folder, languages)
    return 0


def _print_honest(folder: Path, languages: Languages) -> None:
    paths = sorted(path for path in folder.rglob("*") if path.suffix.lower() in _SUFFIXES and path.is_file())
    count = 0
    for path in paths:
        for document in documents(path.read_bytes(), path.name)[:1]:
            corpus = Corpus(languages.find)
            corpus.add([_known(document)])
            found = corpus.disguises(document.key)
            count += bool(found.alarms)
            if found.alarms:
                places = [place for place in found.places if place.kind in found.alarms]
                readings = [document.text[place.span.start : place.span.end][:40] for place in places[:3]]
                print("  honest:", path, sorted(found.alarms), len(places), readings)
    print(f"honest files in {folder}: {len(paths)}, with an alarm {count}")


if __name__ == "__main__":
    sys.exit(main())
