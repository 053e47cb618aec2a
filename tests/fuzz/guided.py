"""Fuzz one reader or step of the engine in this process, guided by what code the bytes reach.

    python tests/fuzz/guided.py TARGET [--seconds 60] [--seed 1] [--keep]

TARGET is one of those in targets.py: a format, a part of files, or a step of the engine; "all" takes them one after the
other, each for so many seconds. With atheris installed (`pip install atheris`), which needs Python 3.11 to 3.13,
coverage is the guide; without it, made files are damaged at random. An input that raises what it must not is written to
the working folder.

With --keep, the short inputs that reached new code are added to kept.zip, which every run begins with and the tests
replay. An input that raised what it must not belongs there too: `--keep FILE` adds it once its fault is mended.
"""

# ruff: noqa: T201

import argparse
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

try:
    import atheris
except ImportError:
    atheris = None  # the made files do instead

from tests.fuzz.kept import keep, kept

LONGEST = 20_000  # bytes of an input
_TEXTS = frozenset(("encoding", "markup", "canonizer", "disguises"))
_ENGINE_CHOICES = 5  # first bytes that choose an encoding


def beginnings(name: str) -> list[bytes]:
    """Inputs to begin with: made files of a format, or texts."""
    from tests.fuzz.seeds import answers_and_parts, made_seeds

    files = made_seeds()
    if own := answers_and_parts(name):
        return [*own, *kept(name)]
    if name in _TEXTS:
        texts = [seed.data for seed in files if seed.suffix in {".txt", ".html"}]
        return [*(bytes([choice]) + data for data in texts for choice in range(_ENGINE_CHOICES)), *kept(name)]
    suffixes = {"records": ".json", "mhtml": ".mht", "wordml": ".xml", "latex": ".tex", "submissions": ".zip"}
    chosen = [seed.data for seed in files if seed.suffix == suffixes.get(name, f".{name}")]
    return [*(chosen or [seed.data for seed in files]), *kept(name)]


def run_with_coverage(name: str, seconds: int, seed: int, folder: Path) -> None:
    """Let atheris work until the time is over; it ends the process, with a code other than 0 for a crash."""
    with atheris.instrument_imports(include=["imbrex"]):  # before anything else imports them
        from tests.fuzz.surgery import mutate
        from tests.fuzz.targets import TARGETS

    def mutated(data: bytes, most: int, number: int) -> bytes:
        # What damages bytes alone hardly gets past the checksums of an archive.
        random = Random(number)
        return (mutate(data, random) if random.random() < 0.5 else atheris.Mutate(data, len(data) + 1))[:most]

    for number, data in enumerate(beginnings(name)):
        (folder / str(number)).write_bytes(data)
    arguments = [f"-max_total_time={seconds}", f"-seed={seed}", f"-max_len={LONGEST}", "-timeout=20"]
    arguments += ["-rss_limit_mb=4096", "-verbosity=0", str(folder)]
    atheris.Setup([sys.argv[0], *arguments], TARGETS[name], custom_mutator=mutated)
    atheris.Fuzz()


def run_at_random(name: str, seconds: int, seed: int) -> int:
    """Damage made files until the time is over; give how many inputs raised what they must not."""
    from tests.fuzz.surgery import mutate
    from tests.fuzz.targets import TARGETS

    random = Random(seed)
    seeds, end, tried, bad = beginnings(name), time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        data = mutate(random.choice(seeds), random)[: 50 * LONGEST]
        tried += 1
        try:
            TARGETS[name](data)
        except Exception:  # that is what is looked for
            bad += 1
            Path(f"crash-{name}-{tried}").write_bytes(data)
            traceback.print_exc()
    print(f"{name}: {tried} inputs, {bad} bad")
    return bad


def main() -> int:
    """Fuzz one target, or all of them in processes of their own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", action="store_true", help="do without atheris")
    parser.add_argument("--keep", nargs="*", type=Path, help="add what was found, or these files, to kept.zip")
    parser.add_argument("--folder", type=Path, help="of all inputs that reached new code")
    given = parser.parse_args()
    if given.folder is not None:
        run_with_coverage(given.target, given.seconds, given.seed, given.folder)
    from tests.fuzz.targets import TARGETS

    if given.keep:
        return keep(given.target, [path.read_bytes() for path in given.keep], all_of_them=True)
    names = list(TARGETS) if given.target == "all" else [given.target]
    if given.random or atheris is None:
        return int(sum(run_at_random(name, given.seconds, given.seed) for name in names) > 0)
    return max(fuzz(name, given.seconds, given.seed, to_keep=given.keep is not None) for name in names)


def fuzz(name: str, seconds: int, seed: int, *, to_keep: bool) -> int:
    """Fuzz a target in a process of its own, and keep what reached new code if wanted; give its exit code."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, name, f"--seconds={seconds}", f"--seed={seed}", f"--folder={folder}"]
        code = subprocess.run(command, check=False).returncode
        if to_keep:
            keep(name, [path.read_bytes() for path in sorted(Path(folder).iterdir())], all_of_them=False)
    return code


if __name__ == "__main__":
    sys.exit(main())
