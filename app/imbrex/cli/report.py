"""Report: what was found, written to files for people who read it without the program."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from imbrex import __version__
from imbrex.cli.inputs import Inputs
from imbrex.cli.terminal import TerminalProgress, escape, say
from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Problem
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.glance import glance
from imbrex.engine.overview.score import Score
from imbrex.errors import ImbrexError
from imbrex.reports.class_making import detail, make_class_report, of_one
from imbrex.reports.class_report import ClassReport
from imbrex.reports.facts import Making, others_of
from imbrex.reports.pair_making import make_pair_report
from imbrex.reports.pair_report import PairReport
from imbrex.reports.saving import Form, file_name, form_of, save


@dataclass(frozen=True, slots=True)
class _Task:
    namespace: argparse.Namespace
    inputs: Inputs
    corpus: Corpus
    making: Making
    anonymity: Anonymity | None
    observer: Observer


def report(
    namespace: argparse.Namespace, inputs: Inputs, corpus: Corpus, progress: TerminalProgress
) -> tuple[int, Sequence[Problem]]:
    """Write what was asked for and print where; give how many files that were, and what could not be compared."""
    problems = [*inputs.problems]
    written = 0
    for path, made in write_reports(namespace, inputs, corpus, progress):
        progress.clear()
        sys.stdout.write(f"{escape(str(path))}\n")
        written += 1
        if isinstance(made, ClassReport) and made.subject is None:
            problems += [Problem(one.name, one.problem) for one in made.documents if one.problem]
    progress.clear()
    for problem in problems:
        say(str(problem))
    return written, problems


def write_reports(
    namespace: argparse.Namespace, inputs: Inputs, corpus: Corpus, observer: Observer
) -> Iterator[tuple[Path, PairReport | ClassReport]]:
    """Write what was asked for; give each file once it is written, with what is in it.

    Nothing is written where nothing could be compared.
    """
    target = Path(os.path.abspath(namespace.output))
    if not namespace.each:
        form_of(target)  # before anything is worked out
    making = Making(
        title=namespace.title,
        made=datetime.now().astimezone().isoformat(timespec="minutes"),
        version=__version__,
        options=corpus.options.to_dict(),
        anonymous=namespace.anonymous,
        language=namespace.report_language,
    )
    anonymity = Anonymity(corpus.documents) if namespace.anonymous else None
    task = _Task(namespace, inputs, corpus, making, anonymity, observer)
    keys = [one.document.key for one in corpus.report(observer).documents if one.takes_part]
    if namespace.each:
        yield from _write_folder(task, target)
    elif len(keys) >= 2:
        made = _pair(task, keys[0], keys[1]) if len(keys) == 2 else _class(task)
        save(made, target)
        yield target, made


def _pair(task: _Task, left: str, right: str) -> PairReport:
    made = make_pair_report(task.corpus, left, right, task.making, task.anonymity, task.observer)
    return replace(made, others=others_of(task.corpus.documents, (left, right)))


def _class(task: _Task) -> ClassReport:
    namespace, corpus = task.namespace, task.corpus
    seen = glance(
        corpus,
        corpus.report(task.observer),
        Score(namespace.score),
        None if namespace.threshold is None else namespace.threshold / 100,
        Linkage(namespace.linkage),
        task.observer,
    )
    return make_class_report(
        corpus,
        seen,
        task.inputs.problems,
        task.making,
        rows=namespace.rows,
        detailed=namespace.passages_of,
        anonymity=task.anonymity,
        observer=task.observer,
    )


def _write_folder(task: _Task, folder: Path) -> Iterator[tuple[Path, PairReport | ClassReport]]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ImbrexError(f"The folder {folder} cannot be made: {reason}.", "Choose another place.") from error
    whole = _class(task)
    index = folder / f"class.{Form.HTML}"
    save(whole, index)
    yield index, whole
    parts: Iterator[tuple[str, int, PairReport | ClassReport]] = (
        _pairs(task, whole) if task.namespace.each == "pair" else _documents(task, whole)
    )
    for done, (name, count, made) in enumerate(parts):
        task.observer.progress(Progress("writing reports", done, count))
        path = folder / f"{name}.{Form.HTML}"
        save(made, path)
        yield path, made


def _pairs(task: _Task, whole: ClassReport) -> Iterator[tuple[str, int, PairReport]]:
    keys = [document.key for document in task.corpus.documents]
    for pair in whole.pairs:
        names = file_name(*(whole.documents[side].name for side in (pair.left, pair.right)))
        yield f"{pair.number:03d} {names}", len(whole.pairs), _pair(task, keys[pair.left], keys[pair.right])


def _documents(task: _Task, whole: ClassReport) -> Iterator[tuple[str, int, ClassReport]]:
    for place, facts in enumerate(whole.documents):
        mine = of_one(whole, place)
        mine = detail(task.corpus, mine, range(len(mine.pairs)), task.anonymity, task.observer)
        yield f"{place + 1:03d} {file_name(facts.name)}", len(whole.documents), mine
