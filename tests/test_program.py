"""Another program can do no more than a reader, and what becomes of it is told."""

import sys
from pathlib import Path

import pytest

from imbrex.child import landlock, seccomp
from imbrex.child.failures import ChildDied, ChildFailed, ChildTimedOut
from imbrex.child.program import Program
from imbrex.engine.observer import Observer
from imbrex.messages import Message
from tests.rows import each_row

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux seals programs")
LONG = 60


class StoppedError(Exception):
    """The user cancelled."""


def run(path, *arguments, given=b"", seconds=LONG, observer=None, **limits):
    program = Program(path, Message("test program"), **limits)
    return program.run(arguments, given, seconds, *([observer] if observer else []))


def test_a_program_gets_its_input_and_its_output_is_read():
    assert run("/bin/cat", given=bytes(range(256)) * 1000) == bytes(range(256)) * 1000


@each_row(
    ("arguments", "error", "said"),
    [
        (("/bin/false",), ChildFailed, "test program failed"),
        (("/bin/nothing",), ChildDied, "Couldn't start"),
        (("/usr/bin/yes",), ChildFailed, "too large"),
        (("/bin/cat", "/no/such/file"), ChildFailed, "cat"),
    ],
)
def test_a_program_that_fails_says_why(arguments, error, said):
    with pytest.raises(error) as raised:
        run(*arguments, most=2**16)
    assert said.lower() in str(raised.value).lower()


def test_a_program_that_hangs_is_stopped():
    with pytest.raises(ChildTimedOut):
        run("/bin/sleep", "1000", seconds=0.05)


def test_a_program_is_stopped_when_the_user_cancels():
    class Impatient(Observer):
        def check(self):
            raise StoppedError

    with pytest.raises(StoppedError):
        run("/bin/sleep", "1000", observer=Impatient())


@pytest.mark.skipif(not landlock.version(), reason="this kernel has no Landlock")
def test_a_program_reads_no_other_file_and_starts_no_other_program(tmp_path):
    secret = tmp_path / "essay.txt"
    secret.write_text("secret")
    with pytest.raises(ChildFailed):
        run("/bin/cat", str(secret))
    assert run("/bin/cat", str(secret), readable=[str(tmp_path)]) == b"secret"
    with pytest.raises(ChildDied):
        run("/usr/bin/env", "cat", given=b"x")


@pytest.mark.skipif(not seccomp.is_available(), reason="this kernel has no seccomp")
def test_a_program_opens_no_connection_and_writes_no_file(tmp_path):
    python = str(Path(sys.executable).resolve())
    tried = (
        "import os, socket\n"
        "for attempt in (socket.socket, os.fork, lambda: open('x', 'w'), lambda: os.kill(1, 0)):\n"
        "    try: attempt(); print('done')\n"
        "    except OSError as error: print(error.errno)"
    )
    readable = [sys.base_prefix, str(Path(python).parent)]
    answer = run(python, "-I", "-S", "-c", tried, readable=readable)
    assert set(answer.split()) <= {b"1", b"13"}
    assert len(answer.split()) == 4
