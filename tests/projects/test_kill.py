"""Kill -9 while a journal or a project is written, at moments that a seed chooses: what was reported is there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KILLS = 12

# A process that has imported everything makes the ones that are killed. Each goes on where the one before was killed,
# as a window does, and reports each write once it is done.
KILLING = """
import os, random, select, signal

def killed(work, kills):
    # Start work again and again, kill it at some moment, and give what it has reported until then.
    chance = random.Random(4)
    for kill in range(kills):
        reports, report = os.pipe()
        child = os.fork()
        if not child:
            os.close(reports)
            try:
                work(report)
            finally:
                os._exit(1)
        os.close(report)
        heard = os.read(reports, 1 << 16) if kill else b""
        for _ in range(chance.randrange(5)):  # so many reports later
            heard += os.read(reports, 1 << 16)
        select.select([reports], [], [], chance.random() * 0.004)  # and somewhere within the next one
        os.kill(child, signal.SIGKILL)
        while part := os.read(reports, 1 << 16):
            heard += part
        os.close(reports)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), status  # it did not end by itself
        yield heard
"""
JOURNAL = """
import os, sys
from dataclasses import replace
from pathlib import Path
from imbrex.engine.review.review import Verdict
from imbrex.projects.journal import Journal, abandoned
from imbrex.projects.project import Project
from tests.projects.making import essay

folder, kills = Path(sys.argv[1]), int(sys.argv[2])

def work(report):
    number, project = 0, Project()
    left = abandoned(folder)
    for one in left[:1]:  # the last one
        project, number = one.read(), int(one.source.stem)
    journal = Journal(folder)
    journal.write(project, Path(f"/{number}.imbrex"))
    for one in left:
        one.discard()
    while True:
        number += 1
        documents = project.documents
        if number % 3 == 0:
            documents = (*documents[-20:], essay(number, words=300))
        pair = f"/essays/{number:04}.txt", "/essays/0001.txt"
        review = project.review.judged([pair], list(Verdict)[1 + number % 3])
        project = replace(project, documents=documents, review=review, layout={"number": number})
        journal.write(project, Path(f"/{number}.imbrex"))
        os.write(report, b"%d\\n" % number)

last = 0
for heard in killed(work, kills):
    reported = max(map(int, heard.split()), default=last)
    found = abandoned(folder)
    assert found or not last, "lost all"
    newest = max((int(one.source.stem) for one in found), default=0)
    assert newest >= reported, (newest, reported)
    for one in found:
        assert not one.problem, one.problem
        project = one.read()
        number = int(one.source.stem)
        assert project.layout.get("number", 0) == number
        assert len(project.review.pairs) == number == one.pairs
        written = [document.key for document in project.documents]
        assert written == [f"/essays/{n:04}.txt" for n in range(3, number + 1, 3)][-21:]
        one.release()
    last = newest
    print(reported, flush=True)
"""


SAVING = """
import os, sys
from pathlib import Path
from imbrex.projects.opening import open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from tests.projects.making import essay

path, kills = Path(sys.argv[1]), int(sys.argv[2])

def number_in():
    return open_project(path).project.layout["number"] if path.exists() else 0

def work(report):
    number = number_in()
    while True:
        number += 1
        documents = tuple(essay(one, words=400) for one in range(number, number + 10))
        save_project(Project(documents, layout={"number": number}), path)
        os.write(report, b"%d\\n" % number)

last = 0
for heard in killed(work, kills):
    reported = max(map(int, heard.split()), default=last)
    last = number_in()
    assert last >= reported, (last, reported)
    assert [one.name for one in path.parent.iterdir() if one.suffix not in {".imbrex", ".part"}] == []
    print(reported, flush=True)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize(
    ("harness", "name"), [(JOURNAL, "journals"), (SAVING, "class.imbrex")], ids=["journal", "file"]
)
def test_what_was_written_is_there_after_kill_9(tmp_path, harness, name):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", KILLING + harness, str(tmp_path / name), str(KILLS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    reported = [int(line) for line in done.stdout.split()]
    assert len(reported) == KILLS
    assert reported == sorted(reported)
    assert reported[-1] > 2 * KILLS  # most got something done
