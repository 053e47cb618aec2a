"""Fuzz one reader or step of the engine in this process, guided by what code the bytes reach.

    python tests/fuzz/guided.py TARGET [--seconds 60] [--seed 1]

TARGET is a format, "encoding", "markup", "canonizer" or "disguises"; "all" takes them one after the other, each for so
many seconds. With atheris installed (`pip install atheris`), which needs Python 3.11 to 3.13, coverage is the guide;
without it, made files are damaged at random. An input that raises what it must not is written to the working folder.
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

LONGEST = 20_000  # bytes of an input
_TEXTS = frozenset(("encoding", "markup", "canonizer", "disguises"))
_ENGINE_CHOICES = 5  # first bytes that choose an encoding


def beginnings(name: str) -> list[bytes]:
    """Inputs to begin with: made files of a format, or texts."""
    from tests.fuzz.seeds import made_seeds

    files = made_seeds()
    if name in _TEXTS:
        texts = [seed.data for seed in files if seed.suffix in {".txt", ".html"}]
        return [bytes([choice]) + data for data in texts for choice in range(_ENGINE_CHOICES)]
    suffixes = {"records": ".json", "mhtml": ".mht", "wordml": ".xml"}
    chosen = [seed.data for seed in files if seed.suffix == suffixes.get(name, f".{name}")]
    return chosen or [seed.data for seed in files]


def run_with_coverage(name: str, seconds: int, seed: int) -> None:
    """Let atheris work until the time is over; it ends the process, with a code other than 0 for a crash."""
    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(beginnings(name)):
            (Path(folder) / str(number)).write_bytes(data)
        with atheris.instrument_imports(include=["imbrex"]):
            from tests.fuzz.targets import TARGETS
        arguments = [f"-max_total_time={seconds}", f"-seed={seed}", f"-max_len={LONGEST}", "-timeout=20"]
        atheris.Setup([sys.argv[0], *arguments, "-rss_limit_mb=4096", "-verbosity=0", folder], TARGETS[name])
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
    arguments = parser.parse_args()
    options = ["--seconds", str(arguments.seconds), "--seed", str(arguments.seed), *["--random"] * arguments.random]
    if arguments.target == "all":
        from tests.fuzz.targets import TARGETS

        codes = [subprocess.run([sys.executable, __file__, name, *options], check=False).returncode for name in TARGETS]
        return int(any(codes))
    if atheris is None or arguments.random:
        return int(run_at_random(arguments.target, arguments.seconds, arguments.seed) > 0)
    run_with_coverage(arguments.target, arguments.seconds, arguments.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
