"""Parser: the commands and their arguments."""

import argparse

from imbrex import __version__
from imbrex.cli.command import PROGRAM, Formatter
from imbrex.cli.command import add_command as _add
from imbrex.cli.flags import add_options, percent, some_percent, whole_number
from imbrex.cli.library_parser import add_library
from imbrex.cli.measures import measure_names
from imbrex.cli.overview_flags import add_overview_flags
from imbrex.cli.report_flags import add_report_flags
from imbrex.cli.roles import add_role_flags, add_template_flag
from imbrex.engine.measures.context import Settings
from imbrex.engine.measures.longest_words import MOST as MOST_WORDS
from imbrex.engine.measures.minhash import ROUNDS as MOST_ROUNDS
from imbrex.engine.measures.registry import BY_NAME
from imbrex.engine.near_duplicates import ROUNDS, THRESHOLD, Method

_EXIT_CODES = "Exit code: 0 when something was compared, 2 for wrong usage, 3 when nothing could be read."


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        usage=f"{PROGRAM} {{compare,overview,origins,passages,evidence,near-duplicates,what-if,disguises,library,"
        "project,report,verify,text,canonize}} ...\n"
        f"       {PROGRAM} --version | --help",
        description="Show what documents share. The window is opened by: imbrex [FILES]",
        epilog=f"Each command has its own --help. {_EXIT_CODES}",
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"imbrex {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, title="commands", metavar="COMMAND", prog=PROGRAM)
    _add_compare(commands)
    _add_overview(commands)
    _add_origins(commands)
    _add_passages(commands)
    _add_evidence(commands)
    _add_near_duplicates(commands)
    _add_what_if(commands)
    _add_disguises(commands)
    add_library(commands)
    _add_project(commands)
    _add_report(commands)
    verify = _add(
        commands,
        "verify",
        "REPORT FILES_OR_FOLDERS",
        "work the figures of a report out anew from the files",
        "Exit code: 0 if the report holds, 1 if it does not, 2 for wrong usage.",
    )
    verify.add_argument("report", metavar="REPORT", help="a report in HTML or JSON")
    verify.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="the documents, under any name")
    text = _add(commands, "text", "FILES_OR_FOLDERS", "print the text of documents as it was read")
    text.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders of them, or projects")
    canonize = _add(commands, "canonize", "FILE [options]", "print each word of a document with its fate")
    canonize.add_argument("paths", nargs=1, metavar="FILE", help="a document")
    add_options(canonize)
    return parser


def _add_compare(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    compare = _add(
        commands,
        "compare",
        "FILES_OR_FOLDERS [--json] [options]",
        "compare every document with every other",
        _EXIT_CODES,
    )
    compare.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders of them, or projects")
    compare.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")
    compare.add_argument(
        "--minimum-containment",
        type=percent,
        default=0.0,
        metavar="PERCENT",
        help="List only pairs of which one text has at least this much in the other. Default: 0, all pairs.",
    )
    compare.add_argument(
        "--measures",
        type=measure_names,
        default=(),
        metavar="NAMES",
        help="Work out measures of the articles as well: all, or names between commas. Known are "
        + f"{', '.join(BY_NAME)}.",
    )
    add_role_flags(compare)
    add_options(compare)


def _add_overview(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    overview = _add(
        commands,
        "overview",
        "FOLDERS_OR_FILES [--json | --csv] [options]",
        "show a whole class: pairs worth reading, clusters, chance level, common phrases",
        _EXIT_CODES,
    )
    overview.add_argument("paths", nargs="+", metavar="FOLDERS_OR_FILES", help="folders of essays, or documents")
    add_overview_flags(overview)
    add_role_flags(overview)
    add_options(overview)


def _add_origins(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    origins = _add(
        commands,
        "origins",
        "FILE FOLDERS_OR_FILES [--json] [options]",
        "show of one document where else each part of it stands",
        "Every word is counted once: for the document that explains most of what is not explained yet.",
    )
    origins.add_argument("file", metavar="FILE", help="the document")
    origins.add_argument("paths", nargs="+", metavar="FOLDERS_OR_FILES", help="the others; FILE may be among them")
    origins.add_argument("--json", action="store_true", help="Print one JSON object instead of a list.")
    add_role_flags(origins)
    add_options(origins)


def _add_passages(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    passages = _add(
        commands,
        "passages",
        "A B [--json] [options]",
        "show what one document has of another, copied, edited or rewritten",
        "A is read as made from B. Function words take part, whatever the options say of them, and so does what "
        "exclusions take out elsewhere: whether a passage counts is told by the flags of “what counts”.",
    )
    passages.add_argument("paths", nargs=2, metavar="FILES", help="two documents")
    passages.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")
    passages.add_argument(
        "--one-author",
        action="store_true",
        help="One person wrote both: what passes from one to the other is own work.",
    )
    add_template_flag(passages.add_argument_group("roles"))
    add_options(passages)


def _add_report(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    report = _add(
        commands,
        "report",
        "FILES_OR_FOLDERS -o OUT [--each pair|document] [--anonymous] [options]",
        "write a report on two documents, or on a class, to be read without the program",
        f"Two documents are reported side by side, more as a class. {_EXIT_CODES}",
    )
    add_report_flags(report)
    add_options(report)


def _add_project(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    project = commands.add_parser(
        "project",
        usage="%(prog)s show FILE [--json]",
        help="show what is in a project that the window has saved",
        description="Show what is in a project that the window has saved. Wherever documents are named, a project may "
        "stand for those that are in it.",
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    prog = f"{PROGRAM} project"
    inner = project.add_subparsers(
        dest="project_command", required=True, title="commands", metavar="COMMAND", prog=prog
    )
    show = _add(
        inner, "show", "FILE [--json]", "list its documents, what was decided, and what has become of the files since"
    )
    show.add_argument("path", metavar="FILE", help="a project")
    show.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")


def _add_evidence(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    evidence = _add(
        commands,
        "evidence",
        "A B [OTHERS ...] [--json] [options]",
        "show rare things that two documents share: misspellings, words, names, numbers",
        "The first two documents are the pair; others of their kind, if there are any, tell what is rare.",
    )
    evidence.add_argument("paths", nargs="+", metavar="FILES", help="two documents, and others of their kind")
    evidence.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")
    add_options(evidence)


def _add_near_duplicates(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    near = _add(
        commands,
        "near-duplicates",
        "FILES_OR_FOLDERS [--method METHOD] [--json] [options]",
        "find near-duplicates by an index, and judge it by the exact measure",
        _EXIT_CODES,
    )
    near.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders of them, or projects")
    near.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")
    near.add_argument(
        "--method",
        choices=[method.value for method in Method],
        default=Method.SUPERSHINGLES.value,
        help=f"The index to search by. Default: {Method.SUPERSHINGLES.value}.",
    )
    near.add_argument(
        "--threshold",
        type=some_percent,
        default=100 * THRESHOLD,
        metavar="PERCENT",
        help=f"Exact Jaccard index from which a pair counts as true. Default: {100 * THRESHOLD:.0f}.",
    )
    near.add_argument(
        "--rounds",
        type=whole_number(1, MOST_ROUNDS),
        default=ROUNDS,
        metavar=f"1..{MOST_ROUNDS}",
        help="How often an index is made, with other hash functions each time; the articles have 1, more miss fewer. "
        f"Default: {ROUNDS}.",
    )
    near.add_argument(
        "--minimum-shared-words",
        type=whole_number(1, MOST_WORDS),
        default=Settings().minimum_shared_words,
        metavar=f"1..{MOST_WORDS}",
        help="Longest words that a candidate must share. Default: 2; more is quicker among many documents.",
    )
    add_role_flags(near)
    add_options(near)


def _add_what_if(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    what_if = _add(
        commands,
        "what-if",
        "A B [OTHERS ...] [--json] [options]",
        "show how the score of two documents hangs on shingle length and options",
        "The first two documents are the pair; others, if there are any, tell the level of chance.",
    )
    what_if.add_argument("paths", nargs="+", metavar="FILES", help="two documents, and others of their kind")
    what_if.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")
    add_options(what_if)


def _add_disguises(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    disguises = _add(
        commands,
        "disguises",
        "FILES_OR_FOLDERS [--against FILES_OR_FOLDERS] [--json] [options]",
        "show how documents are disguised, where, and what that was worth",
        "Exit code: 0 when a document was looked through, 2 for wrong usage, 3 when none could be read.",
    )
    disguises.add_argument(
        "paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders of them, or projects"
    )
    disguises.add_argument(
        "--against",
        nargs="+",
        action="extend",
        default=[],
        metavar="FILES_OR_FOLDERS",
        help="Documents that they may have been copied from, besides one another.",
    )
    disguises.add_argument("--json", action="store_true", help="Print one JSON object instead of a list.")
    add_options(disguises)
