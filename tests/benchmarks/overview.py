"""How long a class takes beside others that compare all pairs: whole processes, run in turn; only ratios mean anything.

    python tests/benchmarks/overview.py FOLDER [--peers PYTHON] [--prototype FILE] [--runs N] [--growth FOLDER ...]

FOLDER holds plain-text essays; all programs read them and compare all pairs by runs of three words as they are written.
PYTHON is an interpreter that has the peers; those it lacks are left out, with a sentence. FILE is a vectorised
yardstick with a command `pairs FOLDER -k 3`. `sim_text` of Debian's similarity-tester runs if it is there, with its own
shortest run of words. A peer that takes over ten seconds runs once, and is stopped after five minutes. Peaks of memory
start at that of this program, from which the others are started. --growth shows the same work on folders of other
sizes.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from peers import PEERS, SHARED

from imbrex.cli.inputs import read
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.options import PRESETS, Options, walk
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.dendrogram import make_tree
from imbrex.engine.overview.pair_details import find_details
from imbrex.engine.overview.score import USUAL, exact_shares_of
from imbrex.engine.overview.score_distribution import distribution
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages

_EACH = [describe.flag for group, _, describe, _ in walk(Options()) if group == "disguises"]
AS_WRITTEN = Options.from_dict(PRESETS["verbatim"].to_dict() | dict.fromkeys(_EACH, False) | {"shingle-length": 3})
"""What the others do: no disguise is undone."""
OURS = "imbrex, exact"
_SLOW, _LONGEST = 10.0, 300.0  # seconds
_PEERS = Path(__file__).with_name("peers.py")


@dataclass
class Runs:
    """What was measured of one program."""

    command: Sequence[str]
    exact: bool
    wall: list[float] = field(default_factory=list)
    inside: list[float] = field(default_factory=list)
    peak: float = 0.0
    found: int | None = None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON")
    parser.add_argument("--prototype", type=Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--growth", type=Path, nargs="*", default=[])
    parser.add_argument("--only", action="store_true", help="run ours once and print its figures as JSON")
    given = parser.parse_args()
    if given.only:
        print(json.dumps(_compare(given.folder)))
        return
    count = len(list(given.folder.glob("*.txt")))
    print(f"{count:,} essays, {count * (count - 1) // 2:,} pairs")
    _print(_race(_programs(given), given.runs))
    print("one class in one process, warm")
    _stages(given.folder, given.runs)
    for folder in given.growth:
        _grow(folder, given.runs)


def _programs(given: argparse.Namespace) -> dict[str, Runs]:
    folder = str(given.folder)
    ours = [sys.executable, __file__, folder, "--only"]
    cli = [sys.executable, "-m", "imbrex.cli", "overview", folder, "--json"]
    programs = {OURS: Runs(ours, exact=True), "imbrex-cli overview, lemmas": Runs(cli, exact=True)}
    if given.prototype:
        programs["vectorised yardstick"] = Runs(
            [given.peers, str(given.prototype), "pairs", folder, "-k", "3", "--thr", str(SHARED)], exact=True
        )
    for name, (_, module, exact) in PEERS.items():
        if (
            module
            and subprocess.run([given.peers, "-c", f"import {module}"], check=False, capture_output=True).returncode
        ):
            print(f"  {module} cannot be imported by {given.peers}: left out")
        else:
            programs[name] = Runs([given.peers, str(_PEERS), name, folder], exact)
    if sim_text := shutil.which("sim_text"):
        files = [str(path) for path in sorted(given.folder.glob("*.txt"))]
        programs["sim_text, every pair"] = Runs([sim_text, "-e", "-a", "-p", "-t1", *files], exact=True)
    else:
        print("  sim_text (Debian: similarity-tester) is not installed: left out")
    return programs


def _race(programs: dict[str, Runs], runs: int) -> dict[str, Runs]:
    """Run all in turn; what is slow rests after its first time."""
    for _ in range(runs):
        for program in programs.values():
            if not program.wall or min(program.wall) < _SLOW:
                _run(program)
    return programs


def _run(program: Runs) -> None:
    with tempfile.TemporaryFile() as out:
        start = time.perf_counter()
        process = subprocess.Popen(
            program.command, stdout=out, stderr=subprocess.DEVNULL, cwd=Path(__file__).parents[2]
        )
        timer = threading.Timer(_LONGEST, process.kill)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)  # it has been waited for
        program.wall.append(time.perf_counter() - start)
        program.peak = max(program.peak, usage.ru_maxrss / 1024)
        out.seek(0)
        text = out.read().decode("utf-8", "replace")
    if process.returncode:
        print(f"  {' '.join(program.command[:3])} ended with {process.returncode}")
    if text.startswith("{") and "seconds" in (said := json.loads(text)):
        program.inside.append(said["seconds"])
        program.found = said["pairs"]


def _print(programs: dict[str, Runs]) -> None:
    ours = programs[OURS]
    print(f"  {'':30} {'whole':>9} {'÷ ours':>7}   {'inside':>9} {'÷ ours':>7}   {'peak':>8}  found")
    for name, one in programs.items():
        line = f"  {name:30} {_seconds(one.wall)} {_ratio(one.wall, ours.wall)}   "
        line += f"{_seconds(one.inside)} {_ratio(one.inside, ours.inside)}   {one.peak:5.0f} MB"
        print(f"{line}  {'' if one.found is None else f'{one.found:,}'}{'' if one.exact else ' (estimated)'}")


def _seconds(taken: list[float]) -> str:
    return f"{statistics.median(taken):7.3f} s" if taken else f"{'-':>9}"


def _ratio(theirs: list[float], ours: list[float]) -> str:
    """The median ratio of runs that followed one another."""
    ratios = [one / mine for one, mine in zip(theirs, ours, strict=False)]
    return f"{statistics.median(ratios):7.2f}" if ratios else f"{'-':>7}"


def _compare(folder: Path) -> dict[str, object]:
    """Read a folder and compare all pairs, each stage timed."""
    marks = [("start", time.perf_counter())]
    inputs = read({Role.ESSAY: [str(folder)]}, "en", SILENT)
    marks.append(("read", time.perf_counter()))
    corpus = _corpus(inputs.documents, AS_WRITTEN)
    marks.append(("words", time.perf_counter()))
    pairs = corpus.report().pairs
    marks.append(("pairs", time.perf_counter()))
    jaccard, left, right = pairs.jaccard, pairs.containment_left, pairs.containment_right
    marks.append(("scores", time.perf_counter()))
    assert len(jaccard) == len(left) == len(right)
    stages = {name: end - begin for (_, begin), (name, end) in pairwise(marks)}
    found = int((jaccard >= SHARED).sum())
    return {"seconds": marks[-1][1] - marks[0][1], "pairs": found, "stages": stages, "sharing": len(jaccard)}


def _corpus(documents: Sequence[object], options: Options) -> Corpus:
    corpus = Corpus(Languages().find, options)
    corpus.add(documents)
    return corpus


def _stages(folder: Path, runs: int) -> None:
    """What the overview works out, with everything loaded."""
    inputs = read({Role.ESSAY: [str(folder)]}, "en", SILENT)
    corpus = _corpus(inputs.documents, Options())
    report = corpus.report()
    pairs, words = report.pairs, corpus.kept_words()
    exact = exact_shares_of(corpus, report)
    scores = exact.greater_overlap
    lies = distribution(scores, report.possible, USUAL)
    level = lies.cutoff or lies.chance or 0.0
    print(f"  {len(pairs):,} pairs share something, {int((scores >= level).sum()):,} reach {100 * level:.1f} %")
    work: dict[str, Callable[[], object]] = {
        "report, another length": lambda: _retune(corpus),
        "exact shares of all pairs": lambda: exact_shares_of(corpus, report),
        "distribution": lambda: distribution(scores, report.possible, USUAL),
        "details of all pairs": lambda: find_details(words, 3, 1, pairs.left, pairs.right),
        "tree": lambda: make_tree(len(report.documents), pairs.left, pairs.right, scores),
        "summary: clusters and all": lambda: summarize(corpus, report, threshold=level),
    }
    for name, job in work.items():
        taken = []
        for _ in range(runs):
            start = time.perf_counter()
            job()
            taken.append(time.perf_counter() - start)
        print(f"  {name:30} {1000 * statistics.median(taken):9.1f} ms")


def _retune(corpus: Corpus) -> None:
    corpus.set_options(Options().with_value("shingle-length", 9 - corpus.options.shingles.length))
    corpus.report()


def _grow(folder: Path, runs: int) -> None:
    program = Runs([sys.executable, __file__, str(folder), "--only"], exact=True)
    _race({OURS: program}, runs)
    count = len(list(folder.glob("*.txt")))
    print(
        f"  {count:6,} essays: {_seconds(program.wall)} whole, {_seconds(program.inside)} inside, {program.peak:.0f} MB"
    )


if __name__ == "__main__":
    main()
