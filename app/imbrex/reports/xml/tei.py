"""TEI: both texts of a pair as they were read, and the passages as stand-off spans.

Spans point into the texts by TEI's `string-range` pointers, whose offsets count code points, and are joined in pairs by
links (TEI P5 Guidelines, chapter 17, "Linking, Segmentation, and Alignment").
"""

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from imbrex.reports.model.pair_report import PairReport, PassageFacts
from imbrex.reports.model.report_facts import DocumentFacts
from imbrex.reports.wording.shown_text import writable


def pair_tei(report: PairReport) -> Iterator[str]:
    """Pieces of the document."""
    left, right = report.left, report.right
    title = report.making.title or f"{left.name} – {right.name}"
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0">\n<teiHeader><fileDesc>\n'
    yield f"<titleStmt><title>{_text(title)}</title></titleStmt>\n"
    yield f"<publicationStmt><p>Imbrex {_text(report.making.version)}, {_text(report.making.made)}</p>"
    yield "</publicationStmt>\n<sourceDesc><listBibl>\n"
    yield _source(left, "left")
    yield _source(right, "right")
    yield "</listBibl></sourceDesc>\n</fileDesc></teiHeader>\n<standOff>\n"
    for side in ("left", "right"):
        yield f'<spanGrp type="passages" corresp="#{side}">\n'
        yield from (_span(passage, side) for passage in report.passages)
        yield "</spanGrp>\n"
    yield '<linkGrp type="passages">\n'
    yield from (_link(passage) for passage in report.passages)
    yield "</linkGrp>\n</standOff>\n<text><group>\n"
    yield _body("left", left, report.left_text)
    yield _body("right", right, report.right_text)
    yield "</group></text>\n</TEI>\n"


def _source(document: DocumentFacts, side: str) -> str:
    author = f"<author>{_text(document.author)}</author>" if document.author else ""
    return f'<bibl corresp="#{side}">{author}<title>{_text(document.name)}</title></bibl>\n'


def _span(passage: PassageFacts, side: str) -> str:
    span = passage.left if side == "left" else passage.right
    kind = passage.left_kind if side == "left" else passage.right_kind
    target = f"#string-range({side}-text,{span.start},{len(span)})"
    return f'<span xml:id="{side}-{passage.number}" target="{target}" type="{kind}"/>\n'


def _link(passage: PassageFacts) -> str:
    target = f"#left-{passage.number} #right-{passage.number}"
    status = passage.standing.replace(" ", "-")
    return f'<link target="{target}" type="{passage.change.replace(" ", "-")}" subtype="{status}"/>\n'


def _body(side: str, document: DocumentFacts, text: str) -> str:
    language = f" xml:lang={quoteattr(document.language)}" if document.language else ""
    return (
        f'<text xml:id="{side}"{language}><body><ab xml:id="{side}-text" xml:space="preserve">{_text(text)}</ab>'
        "</body></text>\n"
    )


def _text(text: str) -> str:
    """Text of an element; a reader would make a line feed of a carriage return, which moves all that follows."""
    return escape(writable(text), {"\r": "&#13;"})
