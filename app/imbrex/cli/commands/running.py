"""Running: common parts of commands, from reading documents to the exit code."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from imbrex.cli.arguments.option_flags import options_from, roles_from
from imbrex.cli.arguments.student_flags import roster_from, unpacking_from
from imbrex.cli.inputs import Inputs, Projects, open_projects, read, unmet
from imbrex.cli.output.terminal import DONE, NOTHING_READ, REFUSED, WRONG_USAGE, TerminalProgress, echo, escape
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import NO_LEXICONS, Lexicons
from imbrex.engine.text.document import Document, Problem, Role
from imbrex.languages.registry import Languages

_MOST_ABSENT = 50  # students in one sentence


def load(namespace: argparse.Namespace, progress: TerminalProgress, *, counts: bool = True) -> tuple[Inputs, Corpus]:
    """Read the named documents and prepare them with the given options; `counts` as in `Corpus`."""
    names = roles_from(namespace)
    every = [name for named in names.values() for name in named]
    projects = open_projects(every, progress, any_options=namespace.preset is not None)
    options = options_from(namespace, projects.options)
    inputs = _read(namespace, names, options.language, projects, progress)
    languages = Languages()
    corpus = Corpus(languages.find, options, counts=counts, lexicons=_lexicons(inputs, languages))
    corpus.add(inputs.documents, progress)
    progress.clear()
    echo_roster_notes(inputs)
    for sentence in unmet(inputs.documents, options, languages):
        echo(sentence)
    return inputs, corpus


def _lexicons(inputs: Inputs, languages: Languages) -> Lexicons:
    """Translations of words, if the documents are in several languages."""
    if len({document.language for document in inputs.documents}) < 2:
        return NO_LEXICONS
    from imbrex.dictionaries.late_dictionaries import LateDictionaries  # noqa: PLC0415 - most comparisons are in one language

    return LateDictionaries(languages.find)


def read_named(namespace: argparse.Namespace, progress: TerminalProgress) -> Inputs:
    """Read the named documents, for commands without options."""
    projects = open_projects(namespace.paths, progress, any_options=True)
    inputs = _read(namespace, {Role.ESSAY: namespace.paths}, "", projects, progress)
    progress.clear()
    echo_roster_notes(inputs)
    return inputs


def _read(
    namespace: argparse.Namespace,
    names: Mapping[Role, Sequence[str]],
    language: str,
    projects: Projects,
    progress: TerminalProgress,
) -> Inputs:
    unpacking, roster = unpacking_from(namespace), roster_from(namespace)
    return read(names, language, progress, projects, unpacking, roster, namespace.recognize)


def echo_roster_notes(inputs: Inputs) -> None:
    """Print what the roster shows: who submitted nothing, and who is not in it."""
    for note in inputs.notes:
        echo(str(note))
    if inputs.absent:
        names = ", ".join(escape(one.name) for one in inputs.absent[:_MOST_ABSENT])
        more = f" and {len(inputs.absent) - _MOST_ABSENT:,} more" if len(inputs.absent) > _MOST_ABSENT else ""
        echo(f"Nothing was submitted by {len(inputs.absent):,} of the roster: {names}{more}.")


def no_pair(inputs: Inputs) -> int:
    """Print why there are no two texts to compare."""
    echo_problems(inputs.problems)
    return outcome(inputs, 0, inputs.problems)


def outcome(inputs: Inputs, compared: int, problems: Sequence[Problem]) -> int:
    """Return the exit code, and print the reason if nothing was compared."""
    if compared:
        return exit_code(inputs)
    if len(inputs.documents) == 1 and not problems:
        echo(f"Only one document was given, {inputs.documents[0].name}. A comparison needs two.")
        return WRONG_USAGE
    echo("Nothing was compared: fewer than two documents are readable and long enough.")
    return NOTHING_READ


def exit_code(inputs: Inputs) -> int:
    """Return the exit code of a command that did all it could."""
    return DONE if inputs.all_read else REFUSED


def print_documents(inputs: Inputs, show: Callable[[Document], Iterator[str] | list[str]]) -> int:
    """Print documents in turn, each under its name if there are several; problems go to stderr."""
    for number, document in enumerate(inputs.documents):
        if len(inputs.documents) > 1:
            before = "\n" if number else ""
            sys.stdout.write(f"{before}==> {escape(document.name)} <==\n")
        sys.stdout.writelines(show(document))
    echo_problems(inputs.problems)
    return exit_code(inputs) if inputs.documents else NOTHING_READ


def echo_problems(problems: Sequence[Problem]) -> None:
    """Print problems to standard error."""
    for problem in problems:
        echo(str(problem))


def print_pieces(pieces: Iterator[str], progress: TerminalProgress) -> None:
    """Print the pieces of a result as they come."""
    for piece in pieces:
        progress.clear()
        sys.stdout.write(piece)
    progress.clear()
