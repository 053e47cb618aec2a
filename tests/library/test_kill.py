"""Kill -9 while documents are added, at moments that a seed chooses, and in other work: what was reported is there."""

import os
import subprocess
import sys
from pathlib import Path

from imbrex.library.library import Library
from tests.examples import THOROUGH
from tests.library.conftest import essay
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
KILLS = 16 * THOROUGH

# A process that has imported everything makes the ones that are killed: each starts at once, and adds until it dies.
# Between two of them, what the last one reported is looked for.
HARNESS = """
import os, random, select, signal, sys
from imbrex.languages.registry import Languages
from imbrex.library.library import Library
from tests.library.conftest import essay

address, kills = sys.argv[1], int(sys.argv[2])
find_language = Languages().find

def add(first, report):
    library = Library.open(address, find_language)
    number = first
    while True:
        count = 1 + number % 4
        added = library.add([essay(one, words=50) for one in range(number, number + count)])
        assert all(one.new for one in added)
        os.write(report, b"".join(b"%d\\n" % one for one in range(number, number + count)))
        number += count

with Library.open(address, find_language) as library:
    library.add([essay(-1)])  # its statements are compiled for all

chance = random.Random(9)
first, together = 0, 0
for kill in range(kills):
    reports, report = os.pipe()
    child = os.fork()
    if not child:
        os.close(reports)
        try:
            add(first, report)
        finally:
            os._exit(1)
    os.close(report)
    heard = b""
    for _ in range(chance.randrange(5)):  # so many reports later
        heard += os.read(reports, 1 << 16)
    select.select([reports], [], [], chance.random() * 0.008)  # and somewhere within the next one
    os.kill(child, signal.SIGKILL)
    while part := os.read(reports, 1 << 16):
        heard += part
    os.close(reports)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), status  # it did not end by itself
    reported = [int(line) for line in heard.split()]
    with Library.open(address, find_language) as library:
        names = {name.name for entry in library.entries() for name in entry.names}
        lost = [number for number in reported if f"essay {number}.txt" not in names]
        assert not lost, lost
        flaws = library.verify() if kill % 5 == 4 else []
        assert not flaws, flaws
    together += len(reported)
    print(*reported, flush=True)
    first = max([first, *reported]) + 10

class Holding:
    # Says that it is asked whether to stop, and waits for its end there.
    def __init__(self, report):
        self.report = report

    def progress(self, progress):
        self.check()

    def check(self):
        os.write(self.report, b"x")
        signal.pause()

# The transaction that is under way is undone, in the file and on the server.
for job in ("tidy", "remove"):
    with Library.open(address, find_language) as library:
        before = library.info().documents
    reports, report = os.pipe()
    child = os.fork()
    if not child:
        try:
            library = Library.open(address, find_language)
            library.tidy(Holding(report)) if job == "tidy" else library.remove([1, 2, 3], Holding(report))
        finally:
            os._exit(1)
    os.close(report)
    assert os.read(reports, 1) == b"x", job
    os.close(reports)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with Library.open(address, find_language) as library:
        assert library.verify() == [], job
        assert library.info().documents == before, job
"""


def test_what_was_reported_survives_every_kill(address, find_language, tmp_path):
    with Library.create(address, find_language):
        pass
    done = subprocess.run(
        [sys.executable, "-c", HARNESS, address, str(KILLS)],
        cwd=tmp_path, env=_environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == KILLS
    reported = [int(number) for number in done.stdout.split()]
    assert len(reported) > KILLS  # most of them had something to lose
    with Library.open(address, find_language) as library:
        assert library.verify() == []
        library.tidy()
        assert library.verify() == []
        again = library.add([essay(number, words=50) for number in reported])
        assert not any(one.new or one.renamed for one in again)
        assert library.remove([1]) == 1
        assert library.verify() == []


def _environment():
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT)))}
