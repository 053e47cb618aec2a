"""Commands: each from its flags to what is printed."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from imbrex.cli.arguments.command import PROGRAM
from imbrex.cli.arguments.option_flags import options_from
from imbrex.cli.arguments.role_flags import roles_from
from imbrex.cli.commands.canonize import words_of
from imbrex.cli.commands.compare import Result, compare_record, compare_table
from imbrex.cli.commands.disguises import disguises_record, disguises_table, unmask
from imbrex.cli.commands.evidence import evidence_record, evidence_table, find_shared
from imbrex.cli.commands.near_duplicates import near_record, near_table
from imbrex.cli.commands.origins import origins_record, origins_table, trace
from imbrex.cli.commands.overview import asked_from
from imbrex.cli.commands.overview_csv import overview_csv
from imbrex.cli.commands.overview_figures import overview
from imbrex.cli.commands.overview_record import overview_record
from imbrex.cli.commands.overview_table import overview_table
from imbrex.cli.commands.passages import find, passages_record, passages_table, texts_of
from imbrex.cli.commands.project import show_project
from imbrex.cli.commands.what_if import try_pair, what_if_record, what_if_table
from imbrex.cli.inputs.inputs import Inputs, read
from imbrex.cli.inputs.projects import open_projects
from imbrex.cli.inputs.unmet import unmet
from imbrex.cli.output.exit_codes import DONE, NOTHING_READ, REFUSED, WRONG_USAGE
from imbrex.cli.output.terminal import TerminalProgress, escape, say
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.measures.context import Collection, Settings
from imbrex.engine.measures.near_duplicates import Method, find_near_duplicates
from imbrex.engine.text.document import Document, Problem, Role
from imbrex.languages.registry import Languages


def _compare(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    result = Result(inputs, corpus, namespace.minimum_containment / 100, progress, namespace.measures)
    progress.clear()
    pieces = compare_record(inputs, result) if namespace.json else (f"{line}\n" for line in compare_table(result))
    _print(pieces, progress)
    return _outcome(inputs, result.compared, result.problems)


def _overview(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    found = overview(inputs, corpus, asked_from(namespace), progress)
    progress.clear()
    if namespace.json:
        _print(overview_record(found), progress)
    elif namespace.csv:
        _print(overview_csv(found), progress)
    else:
        _print((f"{line}\n" for line in overview_table(found)), progress)
    return _outcome(inputs, found.report.possible + found.report.possible_own, found.problems)


def _origins(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    path = os.path.abspath(namespace.file)
    document = next((one for one in inputs.documents if one.path == path), None)
    if document is None:
        _say_all(inputs.problems)
        return NOTHING_READ
    traced = trace(inputs, document, corpus, progress)
    progress.clear()
    _print(origins_record(traced) if namespace.json else (f"{line}\n" for line in origins_table(traced)), progress)
    if traced.origins is None:
        return NOTHING_READ
    return _outcome(inputs, traced.report.possible + traced.report.possible_own, traced.problems)


def _passages(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    if len(texts_of(inputs)) < 2:
        return _no_pair(inputs)
    found = find(inputs, corpus, progress, one_author=namespace.one_author)
    progress.clear()
    _print(passages_record(found) if namespace.json else passages_table(found), progress)
    return _done(inputs)


def _evidence(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    if len(inputs.documents) < 2:
        return _no_pair(inputs)
    found = find_shared(inputs, corpus, progress)
    progress.clear()
    _print(evidence_record(found) if namespace.json else evidence_table(found), progress)
    return _done(inputs)


def _near_duplicates(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    settings = Settings(minimum_shared_words=namespace.minimum_shared_words)
    report = corpus.report(progress)
    found = find_near_duplicates(
        Collection(corpus, settings),
        report.pairs,
        Method(namespace.method),
        namespace.threshold / 100,
        namespace.rounds,
        progress,
    )
    progress.clear()
    _print(near_record(inputs, report, found) if namespace.json else near_table(inputs, report, found), progress)
    problems = (*inputs.problems, *(counted.problem for counted in report.documents if counted.problem))
    return _outcome(inputs, report.possible + report.possible_own, problems)


def _what_if(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    if len(inputs.documents) < 2:
        return _no_pair(inputs)
    tried = try_pair(inputs, corpus, progress)
    progress.clear()
    _print(what_if_record(tried) if namespace.json else what_if_table(tried), progress)
    return _done(inputs)


def _disguises(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    unmasked = unmask(inputs, namespace.paths, corpus, progress)
    progress.clear()
    lines = (f"{line}\n" for line in disguises_table(unmasked))
    _print(disguises_record(unmasked) if namespace.json else lines, progress)
    return _done(inputs) if unmasked.findings else NOTHING_READ


def _library(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    from imbrex.cli.commands.library_actions import run_library  # noqa: PLC0415 - a database takes long to import

    return run_library(namespace, progress)


def _project(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    show_project(namespace.path, progress, json=namespace.json)
    return DONE


def _report(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    from imbrex.cli.commands.report_writing import report, wrong_target  # noqa: PLC0415 - templates take long to import

    if wrong := wrong_target(namespace):
        say(f"{PROGRAM}: {wrong}")
        return WRONG_USAGE
    inputs, corpus = _load(namespace, progress)
    written, problems = report(namespace, inputs, corpus, progress, inputs.review)
    return _outcome(inputs, written, problems)


def _verify(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    from imbrex.cli.commands.report_verification import verify_report  # noqa: PLC0415 - as above

    inputs = _read(namespace, progress)
    return _done(inputs) if verify_report(namespace.report, inputs, progress) else REFUSED


def _load(namespace: argparse.Namespace, progress: TerminalProgress) -> tuple[Inputs, Corpus]:
    names = roles_from(namespace)
    every = [name for named in names.values() for name in named]
    projects = open_projects(every, progress, any_options=namespace.preset is not None)
    options = options_from(namespace, projects.options)
    inputs = read(names, options.language, progress, projects)
    languages = Languages()
    corpus = Corpus(languages.find, options)
    corpus.add(inputs.documents, progress)
    progress.clear()
    for sentence in unmet(inputs.documents, options, languages):
        say(sentence)
    return inputs, corpus


def _read(namespace: argparse.Namespace, progress: TerminalProgress) -> Inputs:
    """Read what was named where no options are asked for."""
    projects = open_projects(namespace.paths, progress, any_options=True)
    return read({Role.ESSAY: namespace.paths}, "", progress, projects)


def _no_pair(inputs: Inputs) -> int:
    """Say why there are no two texts."""
    _say_all(inputs.problems)
    return _outcome(inputs, 0, inputs.problems)


def _outcome(inputs: Inputs, compared: int, problems: Sequence[Problem]) -> int:
    if compared:
        return _done(inputs)
    if len(inputs.documents) == 1 and not problems:
        say(f"There is only one document, {inputs.documents[0].name}; comparing needs two.")
        return WRONG_USAGE
    say("Nothing was compared: fewer than two documents could be read and are long enough.")
    return NOTHING_READ


def _done(inputs: Inputs) -> int:
    return DONE if inputs.all_read else REFUSED


def _text(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs = _read(namespace, progress)
    progress.clear()
    # One text that goes to a file or a program is that text and nothing more: offsets count what was written.
    exact = len(inputs.documents) == 1 and not sys.stdout.isatty()
    return _print_documents(inputs, lambda document: [document.text if exact else _safe(document.text)])


def _canonize(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    inputs, corpus = _load(namespace, progress)
    progress.clear()
    return _print_documents(inputs, lambda document: words_of(corpus.tokens(document.key, progress)))


def _print_documents(inputs: Inputs, show: Callable[[Document], Iterator[str] | list[str]]) -> int:
    """Print documents one after the other, each under its name where there are several; problems go to stderr."""
    for number, document in enumerate(inputs.documents):
        if len(inputs.documents) > 1:
            before = "\n" if number else ""
            sys.stdout.write(f"{before}==> {escape(document.name)} <==\n")
        sys.stdout.writelines(show(document))
    _say_all(inputs.problems)
    return _done(inputs) if inputs.documents else NOTHING_READ


def _safe(text: str) -> str:
    """The text, ending with a line; on a terminal without what would act on it."""
    if sys.stdout.isatty():
        text = escape(text, keep="\n\t")
    return text if text.endswith("\n") else f"{text}\n"


def _say_all(problems: Sequence[Problem]) -> None:
    for problem in problems:
        say(str(problem))


def _print(pieces: Iterator[str], progress: TerminalProgress) -> None:
    for piece in pieces:
        progress.clear()
        sys.stdout.write(piece)
    progress.clear()


COMMANDS: Mapping[str, Callable[[argparse.Namespace, TerminalProgress], int]] = {
    "compare": _compare,
    "overview": _overview,
    "origins": _origins,
    "passages": _passages,
    "evidence": _evidence,
    "near-duplicates": _near_duplicates,
    "what-if": _what_if,
    "disguises": _disguises,
    "library": _library,
    "project": _project,
    "report": _report,
    "verify": _verify,
    "text": _text,
    "canonize": _canonize,
}
"""What each does, by its name; gives the exit code."""
