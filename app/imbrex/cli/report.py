"""Report: what was found, written to files for people who read it without the program."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from imbrex import __version__
from imbrex.cli.inputs import Inputs
from imbrex.cli.terminal import TerminalProgress, escape, say
from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Problem
from imbrex.engine.observer import Observer
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.reports.batch import Batch, Each, Wish
from imbrex.reports.class_making import in_order
from imbrex.reports.class_report import ClassReport
from imbrex.reports.facts import Making
from imbrex.reports.saving import AnyReport, form_of, save


def report(
    namespace: argparse.Namespace, inputs: Inputs, corpus: Corpus, progress: TerminalProgress
) -> tuple[int, Sequence[Problem]]:
    """Write what was asked for and print where; give how many files that were, and what could not be compared."""
    problems = [*inputs.problems]
    written = 0
    for path, made in _write(namespace, inputs, corpus, progress):
        progress.clear()
        sys.stdout.write(f"{escape(str(path))}\n")
        written += 1
        if isinstance(made, ClassReport) and made.subject is None:
            problems += [Problem(one.name, one.problem) for one in made.documents if one.problem]
    progress.clear()
    for problem in problems:
        say(str(problem))
    return written, problems


def _write(
    namespace: argparse.Namespace, inputs: Inputs, corpus: Corpus, observer: Observer
) -> Iterator[tuple[Path, AnyReport]]:
    """Write what was asked for; give each file once it is written. Nothing is where nothing could be compared."""
    target = Path(os.path.abspath(namespace.output))
    if not namespace.each:
        form_of(target)  # before anything is worked out
    batch = Batch(corpus, _making(namespace, corpus), _wish(namespace), inputs.problems, observer)
    keys = [one.document.key for one in corpus.report(observer).documents if one.takes_part]
    if namespace.each:
        yield from batch.save_each(target, Each(namespace.each))
    elif len(keys) >= 2:
        made = batch.pair(*in_order(corpus, *keys)) if len(keys) == 2 else batch.whole()
        save(made, target, observer)
        yield target, made


def _making(namespace: argparse.Namespace, corpus: Corpus) -> Making:
    return Making(
        title=namespace.title,
        made=datetime.now().astimezone().isoformat(timespec="minutes"),
        version=__version__,
        options=corpus.options.to_dict(),
        anonymous=namespace.anonymous,
        language=namespace.report_language,
    )


def _wish(namespace: argparse.Namespace) -> Wish:
    return Wish(
        score=Score(namespace.score),
        threshold=None if namespace.threshold is None else namespace.threshold / 100,
        linkage=Linkage(namespace.linkage),
        rows=namespace.rows,
        detailed=namespace.passages_of,
    )
