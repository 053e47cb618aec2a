"""Whole commands beside a yardstick and peers: median wall and processor time, memory, and the ratio to the first row.

    python tests/benchmarks/goals.py CLASS MANY [--prototype FILE] [--long FOLDER] [--huge FOLDER] [--runs 3]
                                     [--only TEXT] [--window] [--library TEXT]

CLASS and MANY each have essays in `class/` (200 and 2,000 are of interest) and two texts of 100,000 words in `pair/`;
those of MANY in Russian in `russian/`. --long has two texts of a million words, --huge 8,000 or more essays. FILE is a
command with `pairs FOLDER` and `match FILE FILE`. Peers that are not installed are left out. Rows of one table run in
turn, so that a busy machine is unfair to none; processor time and memory include child processes. --window measures
what a user waits for, in one process with everything loaded; --library a library of 50,000 texts made of a file.
"""

import argparse
import importlib.util
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from peers import PEERS

HERE = Path(__file__).parent
OURS = (sys.executable, "-m", "imbrex.cli")
CLASS = (*OURS, "compare", "--exact-only", "--minimum-containment", "4")
AS_WRITTEN = ("--word-form", "as-written")
INVENTED = 100_000  # words
Commands = dict[str, list[str]]


class Figures(NamedTuple):
    wall: float
    processor: float
    memory: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("few", type=Path, metavar="CLASS")
    parser.add_argument("many", type=Path, metavar="MANY")
    parser.add_argument("--prototype", type=Path)
    parser.add_argument("--long", type=Path)
    parser.add_argument("--huge", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="", help="tables whose title has this text")
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--library", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for title, commands in tables(arguments, Path(folder)):
            if arguments.only in title:
                show(title, commands, arguments.runs)
    for script in scripts(arguments):
        print(f"\n{' '.join(map(str, script))}", flush=True)
        subprocess.run([sys.executable, HERE / script[0], *script[1:]], check=False)


def scripts(arguments: argparse.Namespace) -> Iterator[list[str | Path]]:
    """Other benchmarks, each in a process of its own."""
    if arguments.window:
        few, many = sorted((arguments.few / "class").iterdir())[:2], arguments.many / "class"
        pairs = (
            few,
            sorted((arguments.few / "pair").iterdir()),
            sorted(arguments.long.iterdir()) if arguments.long else [],
        )
        yield from (["interactive.py", "click", *pair] for pair in pairs if pair)
        yield ["interactive.py", "tune", many]
        yield ["interactive.py", "drop", *few]
    if arguments.library:
        peer = ["--peers", sys.executable] if importlib.util.find_spec("rensa") else []
        yield ["library.py", arguments.library, *peer]


def tables(arguments: argparse.Namespace, scratch: Path) -> Iterator[tuple[str, Commands]]:
    """Each table of commands; the first of each is what the others are compared with."""
    few, many = arguments.few, arguments.many
    short = [str(path) for path in sorted((few / "class").iterdir())[:2]]
    yield (
        "start",
        {
            "import numpy": [sys.executable, "-c", "import numpy"],
            "--version": [*OURS, "--version"],
            "two short files": [*OURS, "compare", *short],
        },
    )
    for title, folder in (("class, few", few / "class"), ("class, many", many / "class")):
        yield (
            title,
            {
                **yardstick(arguments.prototype, "pairs", folder),
                "as written": [*CLASS, *AS_WRITTEN, str(folder)],
                "lemmas": [*CLASS, str(folder)],
                **peers(folder),
            },
        )
    yield (
        "class, many, languages",
        {
            "English": [*CLASS, str(many / "class")],
            "Russian": [*CLASS, str(many / "russian")],
        },
    )
    yield (
        "class, many, without a minimum",
        {
            "with one": [*CLASS, str(many / "class")],
            "without": [*OURS, "compare", "--exact-only", str(many / "class")],
        },
    )
    for title, folder in (("pair", few / "pair"), ("pair, long", arguments.long)):
        if folder:
            texts = list(map(str, sorted(folder.iterdir())[:2]))
            yield (
                title,
                {
                    **yardstick(arguments.prototype, "match", *texts),
                    "as written": [*CLASS, *AS_WRITTEN, *texts],
                    "lemmas": [*CLASS, *texts],
                },
            )
    pair = sorted((few / "pair").iterdir())
    yield (
        "passages",
        {
            "English": [*OURS, "passages", *map(str, pair[:2])],
            "invented Russian": [*OURS, "passages", "--language", "ru", *invented(scratch)],
        },
    )
    if arguments.huge:
        yield (
            "class, huge",
            {
                "as written": [*CLASS, *AS_WRITTEN, str(arguments.huge)],
                "lemmas": [*CLASS, str(arguments.huge)],
            },
        )


def yardstick(prototype: Path | None, command: str, *paths: Path | str) -> Commands:
    """The yardstick, if there is one."""
    return {"yardstick": [sys.executable, str(prototype), command, *map(str, paths)]} if prototype else {}


def peers(folder: Path) -> Commands:
    """The peers that are installed, the exact ones among those in Python, and the fastest of those that estimate."""
    found: Commands = {}
    for name, (_, module, is_exact) in PEERS.items():
        wanted = is_exact and "sets" not in name and "rapidfuzz" not in name
        if (wanted or module == "rensa") and (not module or importlib.util.find_spec(module)):
            found[name] = [sys.executable, str(HERE / "peers.py"), name, str(folder)]
    if shutil.which("sim_text"):  # of Debian's similarity-tester
        found["sim_text -p"] = ["sim_text", "-p", "-R", str(folder)]
    return found


def invented(folder: Path) -> list[str]:
    """Two texts of Russian words that no dictionary has."""
    draw = random.Random(1)
    words = ["".join(draw.choices("абвгдеиклмнопрстуя", k=draw.randint(4, 10))) for _ in range(20_000)]
    names = []
    for name in ("a.txt", "b.txt"):
        file = folder / name
        file.write_text(" ".join(draw.choices(words, k=INVENTED)), "utf-8")
        names.append(str(file))
    return names


def show(title: str, commands: Mapping[str, list[str]], runs: int) -> None:
    """Print a table."""
    found: dict[str, list[Figures]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            found[name].append(run(command))
    print(f"\n{title:34}   wall s    cpu s      MB   ratio  (cpu)")
    first: Figures | None = None
    for name, several in found.items():
        middle = Figures(*map(statistics.median, zip(*several, strict=True)))
        first = first or middle
        figures = f"{middle.wall:8.2f} {middle.processor:8.2f} {middle.memory:7.0f}"
        ratios = f"{middle.wall / first.wall:7.2f} {middle.processor / max(first.processor, 0.01):6.2f}"
        print(f"  {name:32} {figures} {ratios}")


def run(command: list[str]) -> Figures:
    """Run a command to its end."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    begin = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - begin
    if process.returncode:
        print(f"  exit code {process.returncode}: {' '.join(command)[:150]}")
    return Figures(wall, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


if __name__ == "__main__":
    main()
