"""Overview table: the pairs worth reading first, then their context."""

import math
from collections.abc import Iterator, Sequence

from imbrex.cli.commands.compare import HEAD
from imbrex.cli.commands.overview_figures import Overview, PairRow
from imbrex.cli.commands.overview_remarks import remarks_on, score_name
from imbrex.cli.output.table import align, labels_of, problem_remarks, remarks, with_heading
from imbrex.cli.output.terminal import escape
from imbrex.engine.overview.class_summary import ClassSummary
from imbrex.engine.overview.clusters import Cluster, Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import NoChance, why_no_chance
from imbrex.engine.overview.threshold import ThresholdFrom
from imbrex.engine.percent import percent
from imbrex.engine.text.role import Role
from imbrex.messages import Message

_HEAD = (*HEAD[:-1], "longest", "passages", "percentile")
_FIGURES = 77  # columns for figures and gaps
_MOST_TOUCHED = 20  # documents whose exclusions are listed individually
_MOST_NAMES = 20  # members of a cluster
_MOST_PHRASES = 20
_BAR = 40  # columns of the longest bar
_QUOTED = 200  # characters of a shared passage
_FEWEST_BINS, _STEPS = 10, (1, 2, 5, 10)  # percentage points of a row of the histogram
_ROLES = {
    Role.TEMPLATE: "given as a template: text shared with it is excluded",
    Role.ARCHIVE: "from an archive: not compared with one another",
}
_THRESHOLDS = {
    ThresholdFrom.GIVEN: "given",
    ThresholdFrom.CUTOFF: "suggested: halfway between the chance level and the lowest pair above it",
    ThresholdFrom.CHANCE: "suggested: the chance level; no pair stands out",
    ThresholdFrom.FLOOR: "suggested where there is no chance level",
}
_NO_CHANCE = {
    NoChance.TOO_FEW: "too few pairs",
    NoChance.TOO_SIMILAR: "too many of the pairs are similar",
}


def overview_table(overview: Overview) -> Iterator[str]:
    """Lines without line ends."""
    yield from _headline(overview)
    yield from _pairs(overview)
    yield from _clusters(overview)
    yield from _histogram(overview)
    yield from _phrases(overview)
    yield from _excluded(overview)
    found = [escape(remark) for remark in remarks_on(overview)]
    if found:
        yield "\nRemarks:"
        yield from (f"  {remark}" for remark in found)
    documents = [counted.document for counted in overview.report.documents]
    yield from remarks("Notes:", [(document.name, note) for document in documents for note in document.notes])
    yield from problem_remarks(overview.problems)


def _headline(overview: Overview) -> Iterator[str]:
    report, seen = overview.report, overview.summary
    comparable = [one.document.role for one in report.documents if one.takes_part]
    parts = [f"{len(comparable):,} documents, {Message('{count:,} pair(s)', count=report.possible)} compared"]
    if report.possible_own:
        parts.append(f"and {report.possible_own:,} of drafts by one author, which don't count")
    yield f"{' '.join(parts)}."
    for role in (Role.TEMPLATE, Role.ARCHIVE):
        named = [one for one in report.documents if one.document.role is role and not one.problem]
        if named:
            yield f"{len(named):,} {_ROLES[role]}."
    lies = seen.distribution
    if not report.possible:
        return
    higher = "" if seen.score is Score.JACCARD else "the higher "
    yield f"Ranked by {higher}{score_name(overview)}. Median of all pairs: {percent(lies.median)}."
    if lies.chance is None:
        yield f"No chance level: {_NO_CHANCE[why_no_chance(report.possible)]}."
    else:
        yield f"Chance level: {percent(lies.chance)}. No unrelated pair in this class is expected to exceed it."
    yield f"Threshold: {percent(seen.threshold)} ({_THRESHOLDS[seen.threshold_from]})."


def _pairs(overview: Overview) -> Iterator[str]:
    report, seen = overview.report, overview.summary
    labels = labels_of(report, _FIGURES)
    rows = [(labels[row.left.document.key], labels[row.right.document.key], *_figures(row)) for row in overview.rows()]
    if rows:
        yield ""
        has_translated = report.translated is not None and report.translated.any()
        yield from with_heading(list(align([_HEAD, *rows], 2)), "overlap" if has_translated else "word for word")
    total = report.possible + report.possible_own
    if not total:
        return
    above = int(seen.above.sum())
    line = f"\n{len(rows):,} of {Message('{count:,} pair(s)', count=total)} shown"
    if above != len(rows) and seen.threshold > 0:
        line += f", {above:,} above the threshold"
    sharing = len(report.pairs)
    rest = sharing - len(rows)
    yield f"{line}." + (f" Use --all-pairs to list {rest:,} more that share anything." if rest else "")
    if total > sharing:
        yield (
            f"{total - sharing:,} pairs have nothing in common."
            if total - sharing > 1
            else "1 pair has nothing in common."
        )


def _figures(row: PairRow) -> tuple[str, ...]:
    left, right = row.verbatim_left + row.translated_left, row.verbatim_right + row.translated_right
    shares = (left, right, row.containment_left, row.containment_right, row.jaccard)
    percentile = "own" if row.same_author else percent(row.percentile).removesuffix("%")
    mark = "+" if row.bounded else ""
    return (*map(percent, shares), str(row.longest_passage), f"{row.passage_count}{mark}", percentile)


def _clusters(overview: Overview) -> Iterator[str]:
    seen = overview.summary
    if not seen.clusters:
        return
    how = "connected by pairs" if seen.linkage is Linkage.CONNECTED else "average similarity"
    yield f"\nClusters, {how} above the threshold:"
    names = labels_of(overview.report, 0)
    labels = [names[counted.document.key] for counted in overview.report.documents]
    for number, (cluster, passage) in enumerate(zip(seen.clusters, seen.passages, strict=True), start=1):
        yield f"{number:3}. {_cluster(cluster)}: {_members(cluster, labels)}"
        if passage:
            who = _who(len(passage.members), len(cluster.members))
            yield f"     {who} share {passage.words:,} words: “{_quoted(passage.text)}”"


def _cluster(cluster: Cluster) -> str:
    mean = "" if len(cluster.members) == 2 else f", mean {percent(cluster.mean)}"
    same = ", same words" if cluster.identical else ""
    return f"{len(cluster.members):,} documents, highest {percent(cluster.highest)}{mean}{same}"


def _members(cluster: Cluster, labels: Sequence[str]) -> str:
    names = ", ".join(labels[number] for number in cluster.members[:_MOST_NAMES])
    more = len(cluster.members) - _MOST_NAMES
    return f"{names} and {more:,} more (see --json)" if more > 0 else names


def _who(sharing: int, members: int) -> str:
    if sharing < members:
        return f"{sharing:,} of them"
    return "both" if members == 2 else "all"


def _quoted(text: str) -> str:
    """A text on one line, shortened in the middle if long."""
    text = " ".join(text.split())
    if len(text) > _QUOTED:
        text = f"{text[: _QUOTED // 2].rsplit(' ', 1)[0]} … {text[-_QUOTED // 2 :].split(' ', 1)[-1]}"
    return escape(text)


def _histogram(overview: Overview) -> Iterator[str]:
    """Rows wide enough to be few; bars have a logarithmic scale, or a single copy would be invisible."""
    seen = overview.summary
    counts = seen.distribution.counts.tolist()
    used = max((place + 1 for place, count in enumerate(counts) if count), default=0)
    if not used:
        return
    step = next((step for step in _STEPS if used <= 2 * _FEWEST_BINS * step), _STEPS[-1])
    rows = [(start, sum(counts[start : start + step])) for start in range(0, used, step)]
    most = max(math.log1p(count) for _, count in rows)
    yield f"\nPairs by {score_name(overview)} (logarithmic scale):"
    for start, count in rows:
        mark = _mark(seen, start, start + step)
        bar = "█" * math.ceil(_BAR * math.log1p(count) / most)
        yield f"  {start:3} to {min(100, start + step):3}%  {count:9,}  {bar}{mark}".rstrip()


def _mark(seen: ClassSummary, low: int, high: int) -> str:
    levels = {"chance": seen.distribution.chance, "threshold": seen.threshold or None}
    here = [name for name, level in levels.items() if level is not None and low <= 100 * level < high]
    return f"  ← {', '.join(here)}" if here else ""


def _phrases(overview: Overview) -> Iterator[str]:
    if not overview.phrases:
        return
    yield f"\nPhrases in more than {100 * overview.common:g}% of documents (exclude them with --exclude-phrases):"
    for phrase in overview.phrases[:_MOST_PHRASES]:
        yield f"  {percent(phrase.share, 0):>5}  {phrase.documents:6,} documents  “{_quoted(phrase.text)}”"
    if len(overview.phrases) > _MOST_PHRASES:
        yield f"  {_MOST_PHRASES} of {len(overview.phrases):,} phrases shown; see --json for all."


def _excluded(overview: Overview) -> Iterator[str]:
    phrases: Sequence[str] = overview.report.options.exclusions.phrases
    if phrases:
        yield "\nExcluded phrases:"
        yield from (f"  “{_quoted(phrase)}”" for phrase in phrases)
    touched = [one for one in overview.report.documents if one.excluded]
    if not touched:
        return
    yield "\nExcluded words (templates, phrases, quotations, bibliographies):"
    if len(touched) > _MOST_TOUCHED:
        counts = [one.excluded for one in touched]
        yield f"  {min(counts):,} to {max(counts):,} in each of {len(touched):,} documents (see --json)"
        return
    labels = labels_of(overview.report, 0)
    rows = [(labels[one.document.key], f"{one.excluded:,}", f"of {one.words:,}") for one in touched]
    yield from (f"  {line}" for line in align(rows, 1))
