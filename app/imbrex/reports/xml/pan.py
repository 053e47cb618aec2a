"""PAN: the passages of a pair as detections of the PAN text alignment task.

The format is that of the PAN evaluations of plagiarism detection from 2009 to 2015 (Potthast et al., "An Evaluation
Framework for Plagiarism Detection", 2010): the right text is the suspicious one. Positions count code points.
"""

from collections.abc import Iterator
from xml.sax.saxutils import quoteattr

from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.wording.shown_text import writable


def pair_pan(report: PairReport) -> Iterator[str]:
    """Lines of the document: a feature for each passage that counts."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield f"<document reference={quoteattr(writable(report.right.name))}>\n"
    source = quoteattr(writable(report.left.name))
    for passage in report.passages:
        if passage.is_counted:
            yield (
                f'<feature name="detected-plagiarism" this_offset="{passage.right.start}" '
                f'this_length="{len(passage.right)}" source_reference={source} '
                f'source_offset="{passage.left.start}" source_length="{len(passage.left)}"/>\n'
            )
    yield "</document>\n"
