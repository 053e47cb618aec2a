"""Bulk: compare more documents than fit into the memory of one computer, on Apache Spark."""

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from imbrex.cli.arguments.command import add_json, describe
from imbrex.cli.arguments.option_flags import add_options, add_template_flag, options_from, some_percent, whole_number
from imbrex.cli.commands.running import print_pieces
from imbrex.cli.inputs import read
from imbrex.cli.output.json_record import record
from imbrex.cli.output.terminal import DONE, NOTHING_READ, REFUSED, TerminalProgress, echo, escape
from imbrex.engine.text.document import Document, Role
from imbrex.errors import ImbrexError
from imbrex.messages import Message

if TYPE_CHECKING:
    from imbrex.bulk.job import Job, Outcome

_MINIMUM, _MOST = 5, 1000
_MOST_TEXTS = 100_000  # pairs of one fingerprint grow with its square


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "INPUT... OUT [--master URL] [--minimum PERCENT] [--most NUMBER] [options]",
        "Needs Java 17 or later and: pip install 'imbrex[spark]'",
    )
    parser.add_argument(
        "inputs",
        nargs="+",
        metavar="INPUT",
        help="folders of documents, or Parquet or JSONL files with the columns id and text (author and language are "
        "optional)",
    )
    parser.add_argument("out", metavar="OUT", help="folder of the results; a stopped job in it continues")
    parser.add_argument(
        "--master",
        default="local[*]",
        metavar="URL",
        help="Where Spark runs: local[*] for all cores of this computer, or a cluster such as spark://host:7077. "
        "Default: local[*].",
    )
    parser.add_argument(
        "--minimum",
        type=some_percent,
        default=_MINIMUM,
        metavar="PERCENT",
        help=f"Keep pairs with at least this containment in either direction. Default: {_MINIMUM}.",
    )
    parser.add_argument(
        "--most",
        type=whole_number(2, _MOST_TEXTS),
        default=_MOST,
        metavar="NUMBER",
        help="Find no pairs by fingerprints that more texts have: they come from boilerplate. They still count in the "
        f"figures of a pair. Default: {_MOST}.",
    )
    parser.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="FOLDER",
        help="Folder of an earlier job with the same options: compare its texts with the new ones, but not with one "
        "another. Its documents are not read again. Can be repeated.",
    )
    parser.add_argument(
        "--conf",
        action="append",
        default=[],
        type=_setting,
        metavar="NAME=VALUE",
        help="Setting of Spark, such as spark.driver.memory=8g. Can be repeated.",
    )
    parser.add_argument("--replace", action="store_true", help="Replace the results of another job in OUT.")
    add_json(parser, "summary")
    add_template_flag(parser.add_argument_group("roles"))
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    from imbrex.bulk.job import run_job  # noqa: PLC0415 - imports numpy and the engine, which the help does without

    job = _job(namespace, progress)
    if job.options.disguises.split or job.options.disguises.joined:
        echo(
            "Split and joined words are not repaired, as that depends on all other texts (--no-undo-split, "
            "--no-undo-joined)."
        )
    outcome = run_job(job, namespace.master, dict(namespace.conf), progress)
    progress.clear()
    print_pieces(_record(job, outcome) if namespace.json else _summary(job, outcome), progress)
    if outcome.texts + outcome.archived < 2:
        return NOTHING_READ
    return REFUSED if outcome.problems else DONE


def _job(namespace: argparse.Namespace, progress: TerminalProgress) -> "Job":
    from imbrex.bulk.job import Job  # noqa: PLC0415 - as above

    options = options_from(namespace)
    return Job(
        paths=tuple(namespace.inputs),
        out=namespace.out,
        options=options,
        minimum=namespace.minimum / 100,
        most=namespace.most,
        archives=tuple(namespace.against),
        templates=_templates(namespace.template, options.language, progress),
        replaces=namespace.replace,
    )


def _templates(names: list[str], language: str, progress: TerminalProgress) -> tuple[Document, ...]:
    """Read the templates. Raises ImbrexError: without one of them, all figures would differ."""
    if not names:
        return ()
    found = read({Role.TEMPLATE: names}, language, progress)
    for problem in found.problems:
        raise ImbrexError(Message("{name}: {message}", name=problem.name, message=problem.message), problem.hint)
    return found.documents


def _setting(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name.startswith("spark."):
        raise argparse.ArgumentTypeError(f"not a setting such as spark.driver.memory=8g: {text!r}")
    return name, value


def _summary(job: "Job", outcome: "Outcome") -> Iterator[str]:
    """Lines on what was found."""
    against = f", against {outcome.archived:,} of the archive" if job.archives else ""
    yield f"{_counted('text', outcome.texts)} compared{against}. "
    yield f"{_counted('pair', outcome.pairs)} of {100 * job.minimum:g}% or more.\n"
    if outcome.dropped:
        yield (
            f"{_counted('fingerprint', outcome.dropped)} not used, as more than {job.most:,} texts have them (one is "
            f"in {outcome.holders:,}). Pairs that share nothing else are missing.\n"
        )
    if outcome.problems:
        yield f"{_counted('text', outcome.problems)} couldn't be compared: see {escape(job.out)}/problems.\n"
    if outcome.kept:
        yield f"Kept from an earlier run: {', '.join(outcome.kept)}.\n"
    yield f"Options: {outcome.digest}. To see the pairs, run: imbrex-cli bulk-result {escape(job.out)}\n"


def _counted(thing: str, number: int) -> str:
    return str(Message("{count:,} {thing}(s)", count=number, thing=thing))


def _record(job: "Job", outcome: "Outcome") -> Iterator[str]:
    values: dict[str, Any] = {"options": job.options.to_dict(), "minimum_containment": job.minimum, "most": job.most}
    names = {"texts": "documents_compared", "archived": "archive_documents", "pairs": "pairs_found"}
    names |= {"dropped": "dropped_fingerprints", "holders": "most_frequent_fingerprint", "problems": "problem_count"}
    names |= {"kept": "kept_stages", "digest": "options_digest"}
    told = {names[name]: value for name, value in asdict(outcome).items()}
    yield from record("bulk", {**values, "folder": job.out, **told})
