"""Verified notes: notes of any length and wording come through a report and its verification, hidden names too."""

from dataclasses import replace

import pytest

from imbrex import __version__
from imbrex.cli.commands.report_verification import read_report, shows_the_same
from imbrex.engine.review.review import LONGEST_NOTE, Decision, Review, Verdict
from imbrex.languages.registry import Languages
from imbrex.reports.saving import save
from imbrex.reports.verification import verify
from tests.reports.conftest import DECOY, GONE, mark

NAMES = "Anna Vladimirskaya wrote from vladimirskaya@example.org. "
SCRIPT = "</script> \\u003c & \u202e \x00 "
SIGNS = f"{SCRIPT}👩‍🚀🙂 line\r\nline\u2028line\ne\u0301\u0323\u0308"


@pytest.mark.parametrize(
    ("wording", "anonymous"), [(NAMES, True), (SIGNS, True), (SIGNS, False)], ids=["names", "signs hidden", "signs"]
)
def test_the_longest_notes_of_all_kinds_hold(judged, judged_documents, tmp_path, wording, anonymous):
    """Those on a pair, on a passage, and on a passage that is gone."""
    documents = [replace(one, name=f"Vladimirskaya_{one.key}.txt") for one in judged_documents]
    documents[1] = replace(documents[1], author="Anna Vladimirskaya")
    # Each begins with another sign, so that each ends in the middle of another.
    on_pair, on_passage, on_gone = ((wording * LONGEST_NOTE)[first:][:LONGEST_NOTE] for first in (0, 1, 2))
    marks = [
        mark(*documents[:2], DECOY, Verdict.IGNORE, on_passage),
        replace(GONE, decision=Decision(Verdict.CITED, on_gone)),
    ]
    review = Review().decided({("left", "right"): Decision(Verdict.COPIED, on_pair)}).marked("left", "right", marks)
    batch = judged(documents, review, anonymous=anonymous)
    for number, made in enumerate((batch.pair("left", "right"), batch.whole())):
        pair = made if number == 0 else made.pairs[0].detail
        notes = [pair.note, *(one.note for one in pair.passages if one.note), *(one.note for one in pair.unmatched)]
        assert [len(one) for one in notes] == [LONGEST_NOTE] * 3
        for form in ("json", "html"):
            save(made, tmp_path / f"{number}.{form}")
        json, record = read_report(tmp_path / f"{number}.json")
        html, same = read_report(tmp_path / f"{number}.html")
        assert same == record
        verified = verify(record, documents, Languages().find)
        assert verified.deviations == ()
        assert verified.holds
        ours = record | {"making": record["making"] | {"version": __version__}}  # the tests' own is older
        assert shows_the_same(json, ours, verified) is None
        assert shows_the_same(html, ours, verified) is (None if anonymous else True)
