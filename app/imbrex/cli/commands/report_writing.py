"""Report writing: creation of the files of a report."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from imbrex import __version__, clock
from imbrex.cli.inputs import Inputs, put_first
from imbrex.cli.output.table import counted
from imbrex.cli.output.terminal import TerminalProgress, echo, escape
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import NOTHING_DECIDED, Review
from imbrex.engine.text.document import Problem
from imbrex.errors import ImbrexError
from imbrex.messages import verbatim
from imbrex.reports.batch import Batch, ClassSettings, Each, others_beside
from imbrex.reports.builders.class_builder import in_order
from imbrex.reports.model.class_report import ClassReport
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.model.report_facts import Making
from imbrex.reports.saving import AnyReport, form_of


def report(
    namespace: argparse.Namespace,
    inputs: Inputs,
    corpus: Corpus,
    progress: TerminalProgress,
    review: Review = NOTHING_DECIDED,
) -> tuple[int, Sequence[Problem]]:
    """Write the requested reports and print their paths; return their number, and documents that could not be compared.

    `review` has the user's decisions. Raises ImbrexError if the given original does not exist.
    """
    put_first(corpus, namespace.original, progress)
    problems = [*inputs.problems]
    paths: list[Path] = []
    told: list[str] = []
    for path, made in _write(namespace, inputs, corpus, progress, review):
        progress.clear()
        sys.stdout.write(f"{escape(str(path))}\n")
        paths.append(path)
        told += _which_first(made) if len(namespace.paths) < 2 and not namespace.each else ()
        if isinstance(made, ClassReport) and made.subject is None:
            problems += [Problem(one.name, verbatim(one.problem)) for one in made.documents if one.problem]
    progress.clear()
    for problem in problems:
        echo(str(problem))
    for sentence in told:
        echo(sentence)
    if namespace.each and (others := others_beside(paths)):
        echo(f"This folder also contains {counted(others, 'other file')}. Check before you share it.")
    return len(paths), problems


def wrong_target(namespace: argparse.Namespace) -> str:
    """Why no report can be written to a file of this name; empty if one can."""
    try:
        if not namespace.each:
            form_of(Path(namespace.output))
    except ImbrexError as error:
        return str(error)
    return ""


def _write(
    namespace: argparse.Namespace, inputs: Inputs, corpus: Corpus, observer: Observer, review: Review
) -> Iterator[tuple[Path, AnyReport]]:
    """Write the requested reports, yielding each written file; none if nothing could be compared."""
    target = Path(os.path.abspath(namespace.output))
    batch = Batch(corpus, _making(namespace, corpus), _class_settings(namespace), inputs.problems, observer, review)
    keys = [one.document.key for one in corpus.report(observer).documents if one.takes_part]
    if namespace.each:
        yield from batch.save_each(target, Each(namespace.each))
    elif len(keys) >= 2:
        made = batch.pair(*in_order(corpus, *keys)) if len(keys) == 2 else batch.whole()
        batch.save(made, target)
        yield target, made


def _which_first(made: AnyReport) -> Iterator[str]:
    """Print which of two documents is taken for the original, if their names decide it."""
    if isinstance(made, PairReport) and made.left.role == made.right.role:
        left, right = escape(made.left.name), escape(made.right.name)
        yield f"{left} is treated as the original of {right}. Use --original to change this."


def _making(namespace: argparse.Namespace, corpus: Corpus) -> Making:
    return Making(
        title=namespace.title,
        made=clock.now().isoformat(timespec="minutes"),
        version=__version__,
        options=corpus.options.to_dict(),
        anonymous=namespace.anonymous,
        language=namespace.report_language,
        verdicts=not namespace.without_verdicts,
    )


def _class_settings(namespace: argparse.Namespace) -> ClassSettings:
    return ClassSettings(
        score=Score(namespace.score),
        threshold=None if namespace.threshold is None else namespace.threshold / 100,
        linkage=Linkage(namespace.linkage),
        rows=namespace.rows,
        detailed=namespace.passages_of,
        references=namespace.references,
        weight=namespace.weight,
    )
