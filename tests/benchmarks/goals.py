"""Whole commands beside a yardstick and peers: median wall and processor time, memory, and the ratio to the first row.

    python tests/benchmarks/goals.py CLASS MANY [--prototype FILE] [--peers PYTHON] [--large TEXT] [--library TEXT]
                                     [--window] [--runs 3] [--only TEXT] [--long FOLDER] [--huge FOLDER]

CLASS and MANY each have essays in `class/` (200 and 2,000 are of interest), some in Russian in `russian/`, and two
texts of 100,000 words in `pair/`. FILE is a command with `pairs FOLDER` and `match FILE FILE`, PYTHON one that has
peers; sim_text is that of Debian's similarity-tester. Peers that are not installed are left out. --large makes two
texts of a million words, 8,000 and 16,000 essays and 50,000 short texts of the words of a text, unless --long and
--huge have the first two. --window measures what a user waits for, in one process with everything loaded; --library a
library of 50,000 texts made of a text.

Rows of one table run in turn, so that a busy machine is unfair to none; the large ones run once. Processor time and
memory include child processes. `goal` is what a ratio, or seconds or megabytes, should be.
"""

import argparse
import compileall
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

import imbrex

HERE = Path(__file__).parent
OURS = (sys.executable, "-m", "imbrex.cli")
CLASS = (*OURS, "compare", "--exact-only", "--minimum-containment", "4")
AS_WRITTEN = ("--word-form", "as-written")
INVENTED = 100_000  # words
GOALS = {
    ("start", "--version"): ".06 s of processor time",
    ("start", "two short files"): ".25 s of processor time",
    ("class, few", "as written"): "1.6",
    ("class, few", "lemmas"): "2.2",
    ("class, many", "as written"): "1.3",
    ("class, many", "lemmas"): "2.0",
    ("class, many, languages", "Russian"): "1.5",
    ("class, many, without a minimum", "without"): "1.5",
    ("pair", "as written"): "1.5",
    ("pair", "lemmas"): "2.2",
    ("pair, long", "as written"): "1.5",
    ("pair, long", "lemmas"): "2.0",
    ("passages", "English"): "1.2 s",
    ("passages", "Russian"): "1.5 s",
    ("passages", "invented Russian"): "2 s",
    ("8,000 essays, once", "as written"): "1,000 MB",
    ("16,000 essays, once", "lemmas"): "1,000 MB",
    ("50,000 texts of 300 words, once", "lemmas"): "15 s, 2,000 MB",
}
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
    parser.add_argument("--peers", default=sys.executable)
    parser.add_argument("--large", type=Path)
    parser.add_argument("--long", type=Path)
    parser.add_argument("--huge", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="", help="tables whose title has this text")
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--library", type=Path)
    arguments = parser.parse_args()
    compileall.compile_dir(Path(imbrex.__file__).parent, quiet=1)  # as an installed package has been
    with tempfile.TemporaryDirectory() as folder:
        for title, commands in tables(arguments, Path(folder)):
            if arguments.only in title:
                show(title, commands, 1 if "once" in title else arguments.runs)
        for script in scripts(arguments, Path(folder)):
            print(f"\n{' '.join(map(str, script))}", flush=True)
            subprocess.run([sys.executable, HERE / script[0], *script[1:]], check=False)


def scripts(arguments: argparse.Namespace, scratch: Path) -> Iterator[list[str | Path]]:
    """Other benchmarks, each in a process of its own."""
    if arguments.window:
        few, many = sorted((arguments.few / "class").iterdir())[:2], arguments.many / "class"
        pairs = (
            few,
            sorted((arguments.few / "pair").iterdir()),
            sorted(folder.iterdir()) if (folder := long_pair(arguments, scratch)) else [],
        )
        yield from (["interactive.py", "click", *pair] for pair in pairs if pair)
        yield ["interactive.py", "tune", many]
        yield ["interactive.py", "drop", *few]
    if arguments.library:
        peer = ["--peers", arguments.peers] if has_module(arguments.peers, "rensa") else []
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
                **peers(folder, arguments.peers),
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
    for title, folder in (("pair", few / "pair"), ("pair, long", long_pair(arguments, scratch))):
        if folder:
            texts = list(map(str, sorted(folder.iterdir())[:2]))
            yield (
                title,
                {
                    **yardstick(arguments.prototype, "match", *texts),
                    "as written": [*CLASS, *AS_WRITTEN, *texts],
                    "lemmas": [*CLASS, *texts],
                    **({"sim_text -e -p": ["sim_text", "-e", "-p", *texts]} if shutil.which("sim_text") else {}),
                },
            )
    pair = sorted((few / "pair").iterdir())
    yield (
        "passages",
        {
            "English": [*OURS, "passages", *map(str, pair[:2])],
            "Russian": [*OURS, "passages", *halves(many / "russian", scratch)],
            "invented Russian": [*OURS, "passages", "--language", "ru", *invented(scratch)],
        },
    )
    yield from large_tables(arguments, scratch)


def large_tables(arguments: argparse.Namespace, scratch: Path) -> Iterator[tuple[str, Commands]]:
    """Classes that only memory and time limit."""
    if arguments.huge or arguments.large:
        folder = arguments.huge or made(arguments.large, scratch / "huge", 8_000, 800)
        yield "8,000 essays, once", {"as written": [*CLASS, *AS_WRITTEN, str(folder)]}
    if arguments.large:
        folder = made(arguments.large, scratch / "huger", 16_000, 800)
        yield "16,000 essays, once", {"lemmas": [*CLASS, str(folder)]}
        folder = made(arguments.large, scratch / "many", 50_000, 300)
        above = [*OURS, "compare", "--exact-only", "--minimum-containment", "10"]
        yield "50,000 texts of 300 words, once", {"lemmas": [*above, str(folder)]}


def made(text: Path, folder: Path, count: int, words: int) -> Path:
    """Texts made of the words of another; each fiftieth begins with half of the one before."""
    from made_library import MadeLibrary  # numpy's memory would be counted for what is run before

    folder.mkdir()
    before = ""
    for number, one in enumerate(MadeLibrary(text, words).texts(0, count)):
        mine = f"{before[: len(before) // 2]} {one[len(one) // 2 :]}" if number and number % 50 == 0 else one
        (folder / f"{number:05}.txt").write_text(mine, "utf-8")
        before = one
    return folder


def long_pair(arguments: argparse.Namespace, scratch: Path) -> Path | None:
    """Two texts of a million words, of which the second has a tenth of the first."""
    if arguments.long or not arguments.large:
        return arguments.long
    from made_library import MadeLibrary  # as above

    folder = scratch / "long"
    if folder.exists():
        return folder
    folder.mkdir()
    parts = list(MadeLibrary(arguments.large, 500).texts(0, 4_000))
    both = parts[:2_000], [parts[number] if number % 10 else parts[number - 2_000] for number in range(2_000, 4_000)]
    for name, some in zip(("a.txt", "b.txt"), both, strict=True):
        (folder / name).write_text("\n\n".join(some), "utf-8")
    return folder


def halves(essays: Path, scratch: Path) -> list[str]:
    """Two texts of up to 100,000 words from essays."""
    texts = [path.read_text("utf-8") for path in sorted(essays.iterdir())[:250]]
    names = []
    for name, some in (("c.txt", texts[::2]), ("d.txt", texts[1::2])):
        file = scratch / name
        file.write_text("\n".join(some), "utf-8")
        names.append(str(file))
    return names


def yardstick(prototype: Path | None, command: str, *paths: Path | str) -> Commands:
    """The yardstick, if there is one."""
    return {"yardstick": [sys.executable, str(prototype), command, *map(str, paths)]} if prototype else {}


def peers(folder: Path, python: str) -> Commands:
    """The peers that are installed, the exact ones among those in Python, and the fastest of those that estimate."""
    found: Commands = {}
    for name, (_, module, is_exact) in PEERS.items():
        wanted = is_exact and "sets" not in name and "rapidfuzz" not in name
        if (wanted or module in ("rensa", "datasketch")) and (not module or has_module(python, module)):
            found[name] = [python, str(HERE / "peers.py"), name, str(folder)]
    if shutil.which("sim_text"):
        found["sim_text -p, not in pairs"] = ["sim_text", "-p", "-R", str(folder)]
        found["sim_text -e -p"] = ["sim_text", "-e", "-p", "-R", str(folder)]
    return found


def has_module(python: str, module: str) -> bool:
    """Whether another Python can import a module."""
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False).returncode == 0


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
    print(f"\n{title:34}   wall s    cpu s      MB   ratio  (cpu)  goal")
    first: Figures | None = None
    for name, several in found.items():
        middle = Figures(*map(statistics.median, zip(*several, strict=True)))
        first = first or middle
        figures = f"{middle.wall:8.2f} {middle.processor:8.2f} {middle.memory:7.0f}"
        ratios = f"{middle.wall / first.wall:7.2f} {middle.processor / max(first.processor, 0.01):6.2f}"
        print(f"  {name:32} {figures} {ratios}  {GOALS.get((title, name), '')}", flush=True)


def run(command: list[str]) -> Figures:
    """Run a command to its end."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"):  # users have neither
        environment.pop(name, None)
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
