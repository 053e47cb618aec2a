"""Overview record: a class as one JSON object, complete at any size.

Names of documents come with their paths, as names need not be unique. Scores, shares and percentiles are fractions of
1; offsets count code points of the text as it was read. `threshold_from` is "given" on the command line, or suggested:
"cutoff" (pairs stand out), "chance" (none does) or "floor" (there is no chance level, for which `no_chance` has the
reason). A pair that is not in `pairs` shares nothing.
"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from imbrex.cli.commands.overview_figures import Overview, PairRow
from imbrex.cli.commands.overview_remarks import remarks_on
from imbrex.cli.inputs import absent_from, documents_of
from imbrex.cli.output.json_record import record, sides
from imbrex.engine.compare.common_phrases import CommonPhrase
from imbrex.engine.overview.clusters import Cluster
from imbrex.engine.overview.score_distribution import why_no_chance
from imbrex.engine.overview.shared_passage import SharedPassage

_SCORES = (
    "verbatim_left",
    "verbatim_right",
    "containment_left",
    "containment_right",
    "coverage_left",
    "coverage_right",
    "jaccard",
    "translated_left",
    "translated_right",
)
_FIGURES = (
    "shared_shingles",
    "longest_passage",
    "passage_count",
    "bounded",
    "percentile",
    "above_chance",
    "above_threshold",
    "same_author",
)


def overview_record(overview: Overview) -> Iterator[str]:
    """Pieces of the object's text."""
    yield from record(
        "overview",
        {
            "options": overview.report.options.to_dict(),
            **_class_figures(overview),
            "absent": absent_from(overview.inputs),
            "documents": documents_of(overview.inputs, overview.report),
            "clusters": _clusters(overview),
            "identical_groups": ([_member(overview, one) for one in group] for group in overview.summary.identical),
            "common_phrases": map(_phrase, overview.phrases),
            "pairs": map(_pair, overview.rows()),
            "remarks": remarks_on(overview),
            "problems": map(asdict, overview.problems),
        },
    )


def _class_figures(overview: Overview) -> dict[str, Any]:
    seen, lies = overview.summary, overview.summary.distribution
    edges = lies.edges.tolist()
    return {
        "ranked_by": seen.score.value,
        "linkage": seen.linkage.value,
        "threshold": seen.threshold,
        "threshold_from": seen.threshold_from.value,
        "chance_level": lies.chance,
        "no_chance": why_no_chance(overview.report.possible).value if lies.chance is None else None,
        "cutoff": lies.cutoff,
        "median": lies.median,
        "histogram": [
            {"from": low, "to": high, "count": count}
            for low, high, count in zip(edges, edges[1:], lies.counts.tolist(), strict=False)
        ],
        "pairs_compared": overview.report.possible,
        "pairs_of_one_author": overview.report.possible_own,
        "common_phrases_from": overview.common,
    }


def _clusters(overview: Overview) -> Iterator[dict[str, Any]]:
    for cluster, passage in zip(overview.summary.clusters, overview.summary.passages, strict=True):
        yield _cluster(overview, cluster, passage)


def _cluster(overview: Overview, cluster: Cluster, passage: SharedPassage | None) -> dict[str, Any]:
    return {
        "members": [_member(overview, number) for number in cluster.members],
        "link_count": len(cluster.links),
        "highest": cluster.highest,
        "mean": cluster.mean,
        "identical": cluster.identical,
        "shared_passage": None
        if passage is None
        else {
            "text": passage.text,
            "words": passage.words,
            "document": _member(overview, passage.document),
            "start": passage.span.start,
            "end": passage.span.end,
            "members": [_member(overview, number) for number in passage.members],
        },
    }


def _phrase(phrase: CommonPhrase) -> dict[str, Any]:
    return {
        "text": phrase.text,
        "words": phrase.words,
        "document_count": phrase.documents,
        "share": phrase.share,
    }


def _member(overview: Overview, number: int) -> dict[str, str]:
    document = overview.report.documents[number].document
    return {"name": document.name, "path": document.path}


def _pair(row: PairRow) -> dict[str, Any]:
    return {
        **sides(row.left.document, row.right.document),
        "scores": {name: getattr(row, name) for name in _SCORES},
        **{name: getattr(row, name) for name in _FIGURES},
    }
