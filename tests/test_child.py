"""The child process: limits, cancel, death and repair. Its services are the functions at the end of this module."""

import os
import signal
import socket
import stat
import struct
import subprocess
import sys
import threading
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from imbrex.child.child import Child, Deadline
from imbrex.child.failures import TOO_LARGE, ChildDied, ChildFailed, ChildTimedOut
from imbrex.engine.observer import Cancelled, Silent
from imbrex.errors import ImbrexError
from tests.patience import PATIENCE

LONG = 60.0


class Impatient(Silent):
    """Cancels at the n-th look."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def check(self) -> None:
        self.looks -= 1
        if self.looks <= 0:
            raise Cancelled


@pytest.fixture(scope="module")
def child():
    with Child(service, name="test helper", memory=2**30) as made:
        yield made


def test_answers_from_another_process_that_stays(child):
    first = child.call(("pid",), seconds=LONG)
    assert first == child.call(("pid",), seconds=LONG) != os.getpid()


def test_a_process_that_was_started_ahead_answers_and_is_replaced_if_it_died_meanwhile():
    with Child(service, name="test helper") as ahead:
        ahead.start()
        started = ahead._process.pid
        ahead.start()
        assert ahead.call(("pid",), seconds=LONG) == started
        ahead._discard()
        ahead.start()
        ahead._process.kill()
        ahead._process.join()
        assert ahead.call(("pid",), seconds=LONG) != started
    ahead.start()
    assert ahead._process is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has priority classes instead")
def test_is_nicer_than_its_parent(child):
    assert child.call(("nice",), seconds=LONG) == min(os.nice(0) + 10, 19)


def test_a_sentence_for_people_comes_back_as_one(child):
    with pytest.raises(ImbrexError) as raised:
        child.call(("refuse",), seconds=LONG)
    assert (raised.value.message, raised.value.hint) == ("It is broken.", "Mend it.")
    assert type(raised.value) is ImbrexError


def test_an_unexpected_exception_tells_its_type_and_leaves_the_process_alive(child):
    before = child.call(("pid",), seconds=LONG)
    with pytest.raises(ChildFailed) as raised:
        child.call(("fail",), seconds=LONG)
    assert raised.value.kind == "ZeroDivisionError"
    assert child.call(("pid",), seconds=LONG) == before


def test_an_answer_that_cannot_be_pickled_is_a_failure(child):
    with pytest.raises(ChildFailed):
        child.call(("lambda",), seconds=LONG)
    assert child.call(("echo", 1), seconds=LONG) == 1


class Clocks:
    """A clock on the wall and one of the processor, which stand still until they are set."""

    def __init__(self, processor=0.0):
        self.wall, self.processor = 1000.0, processor

    def deadline(self, seconds):
        return Deadline(seconds, 1, lambda _process: self.processor, lambda: self.wall)


def test_the_time_that_other_programs_take_counts_for_little():
    clocks = Clocks(processor=300.0)
    deadline = clocks.deadline(20.0)
    clocks.wall += 199.0
    clocks.processor += 19.9
    assert not deadline.has_passed()
    clocks.processor += 0.2
    assert deadline.has_passed()


def test_a_process_that_waits_for_ever_is_stopped_by_the_clock():
    clocks = Clocks()
    deadline = clocks.deadline(20.0)
    clocks.wall += 201.0
    assert deadline.has_passed()


def test_without_a_clock_of_the_processor_the_one_on_the_wall_decides_sooner():
    clocks = Clocks(processor=None)
    deadline = clocks.deadline(20.0)
    clocks.wall += 59.0
    assert not deadline.has_passed()
    clocks.wall += 2.0
    assert deadline.has_passed()


def test_a_process_that_ends_is_not_out_of_time():
    clocks = Clocks()
    deadline = clocks.deadline(20.0)
    clocks.processor = None
    assert not deadline.has_passed()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems tell nothing of other processes")
def test_work_is_stopped_by_the_processor_time_that_it_took(child, monkeypatch):
    monkeypatch.setattr("imbrex.child.child._PATIENCE", 1e6)
    before = child.call(("pid",), seconds=LONG)
    with pytest.raises(ChildTimedOut, match=r"test helper was stopped because it took longer than 0\.2 seconds"):
        child.call(("spin",), seconds=0.2)
    assert child.call(("pid",), seconds=LONG) != before


def test_time_out_stops_the_process_and_the_next_call_has_a_new_one(child):
    before = child.call(("pid",), seconds=LONG)
    with pytest.raises(ChildTimedOut, match=r"test helper was stopped because it took longer than 0\.2 seconds"):
        child.call(("hang",), seconds=0.2)
    assert child.call(("pid",), seconds=LONG) != before


def test_cancel_stops_the_process(child):
    before = child.call(("pid",), seconds=LONG)
    with pytest.raises(Cancelled):
        child.call(("hang",), seconds=LONG, observer=Impatient(2))
    assert child.call(("pid",), seconds=LONG) != before


def test_a_death_is_told_and_repaired(child):
    with pytest.raises(ChildDied, match="test helper stopped without"):
        child.call(("die",), seconds=LONG)
    assert child.call(("echo", "again"), seconds=LONG) == "again"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
@pytest.mark.parametrize("name", ["SIGKILL", "SIGTERM"])
def test_a_process_that_somebody_else_ended_is_asked_once_more(child, tmp_path, name):
    before = child.call(("pid",), seconds=LONG)
    times = tmp_path / "times"
    after = child.call(("killed", str(times), 1, signal.Signals[name]), seconds=LONG)
    assert after == child.call(("pid",), seconds=LONG) != before
    assert times.read_text() == "x"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
def test_a_second_death_is_told_and_a_crash_costs_no_second_try(child, tmp_path):
    killed, crashed = tmp_path / "killed", tmp_path / "crashed"
    with pytest.raises(ChildDied) as raised:
        child.call(("killed", str(killed), 9, signal.SIGKILL), seconds=LONG)
    assert (raised.value.from_outside, killed.read_text()) == (True, "xx")
    with pytest.raises(ChildDied) as raised:
        child.call(("killed", str(crashed), 9, signal.SIGSEGV), seconds=LONG)
    assert (raised.value.from_outside, crashed.read_text()) == (False, "x")
    assert child.call(("echo", "again"), seconds=LONG) == "again"


@pytest.mark.skipif(sys.platform != "linux", reason="address space is limited on Linux only")
def test_memory_is_limited(child):
    with pytest.raises(ChildFailed) as raised:
        child.call(("eat", 2**31), seconds=LONG)
    assert raised.value.kind == "MemoryError"
    assert child.call(("echo", 2), seconds=LONG) == 2


@pytest.mark.parametrize("action", ["connect", "listen", "resolve", "fetch"])
def test_no_network_is_reached(child, action):
    with pytest.raises(ChildFailed, match="no network here") as raised:
        child.call((action,), seconds=LONG)
    assert raised.value.kind in {"PermissionError", "URLError"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_open_files_are_limited(child):
    with pytest.raises(ChildFailed, match="Too many open files"):
        child.call(("open", 10_000), seconds=LONG)
    assert child.call(("open", 100), seconds=LONG) == 100


@pytest.mark.skipif(sys.platform != "linux", reason="address space is limited on Linux only")
def test_an_answer_of_two_gigabytes_is_refused_and_costs_the_parent_nothing(child):
    with pytest.raises(ChildFailed) as raised:
        child.call(("large", 2**31), seconds=LONG)
    assert raised.value.kind == "MemoryError"
    assert child.call(("echo", 3), seconds=LONG) == 3


def test_an_answer_has_a_largest_size():
    with Child(service, name="test helper", answer=10_000) as narrow:
        assert len(narrow.call(("large", 9_000), seconds=LONG)) == 9_000
        with pytest.raises(ChildFailed) as raised:
            narrow.call(("large", 20_000), seconds=LONG)
        assert raised.value.kind == TOO_LARGE
        assert narrow.call(("echo", 4), seconds=LONG) == 4


def test_a_child_that_does_not_obey_the_size_is_stopped():
    with Child(service, name="test helper", answer=10_000) as narrow:
        before = narrow.call(("pid",), seconds=LONG)
        with pytest.raises(ChildDied):
            narrow.call(("flood",), seconds=LONG)
        assert narrow.call(("pid",), seconds=LONG) != before


def test_a_large_request_and_answer_go_through_the_pipe(child):
    text = "слово " * 500_000
    assert child.call(("echo", text), seconds=LONG) == text


def test_several_threads_share_one_child(child):
    answers = {}
    threads = [
        threading.Thread(target=lambda n=n: answers.update({n: child.call(("echo", n), seconds=LONG)}))
        for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == {n: n for n in range(8)}


def test_who_waits_for_another_call_can_cancel():
    with Child(service, name="test helper") as busy:
        started = threading.Event()

        def block():
            started.set()
            with pytest.raises(ChildDied):
                busy.call(("hang",), seconds=LONG)

        thread = threading.Thread(target=block)
        thread.start()
        started.wait()
        while not busy._lock.locked():
            pass
        with pytest.raises(Cancelled):
            busy.call(("pid",), seconds=LONG, observer=Impatient(1))
        busy.close()
        thread.join()


def test_a_closed_child_says_so():
    closed = Child(service, name="test helper")
    closed.close()
    closed.close()
    with pytest.raises(ChildDied, match="closed"):
        closed.call(("pid",), seconds=LONG)


def test_a_service_that_cannot_be_made_is_a_failure_each_time():
    with Child(broken_service, name="test helper") as broken:
        for _ in range(2):
            with pytest.raises(ChildFailed) as raised:
                broken.call(("pid",), seconds=LONG)
            assert raised.value.kind == "LookupError"


def test_what_the_service_prints_reaches_nobody_and_death_of_the_parent_ends_it(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])
    finished = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.stderr == ""
    assert finished.stdout.split() == ["echo", "killed"]


PARENT = """
import multiprocessing, os, signal, threading
from multiprocessing.connection import wait
from imbrex.child.child import Child
import test_child

def victim(connection):
    child = Child(test_child.service, name="noisy helper")
    print(child.call(("noise", "echo"), seconds=60), flush=True)
    connection.send(child.call(("pid",), seconds=60))
    child.call(("hang",), seconds=60)

if __name__ == "__main__":
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=victim, args=(theirs,))
    process.start()
    pid = ours.recv()
    process.kill()
    process.join()
    while True:
        try:
            os.kill(pid, 0)
            with open(f"/proc/{pid}/stat") as state:
                if state.read().rsplit(")", 1)[1].split()[0] == "Z":
                    break
        except OSError:
            break
    print("killed")
"""


def service():
    return _handle


def broken_service():
    raise LookupError("nothing here")


def _handle(request):
    return ACTIONS[request[0]](*request[1:])


def _refuse():
    raise ImbrexError("It is broken.", "Mend it.")


def _spin():
    while True:
        pass


def _killed(times, most, number):
    """Die by a signal as often as that, and answer then; the file counts."""
    with open(times, "a+", encoding="utf-8") as file:
        file.seek(0)
        if len(file.read()) == most:
            return os.getpid()
        file.write("x")
    os.kill(os.getpid(), number)
    threading.Event().wait()
    return 0


def _hang():
    threading.Event().wait()


def _noise(word):
    os.write(2, b"noise on the descriptor")
    os.write(1, b"noise on the descriptor")
    print("noise", file=sys.stderr)  # noqa: T201 - what is tested
    print("noise")  # noqa: T201
    return word


def _flood():
    """Write past the limit into every pipe there is."""
    message = struct.pack("!i", 1_000_000) + bytes(1000)
    for descriptor in range(3, 250):  # as many files as the child may have open
        with suppress(OSError):
            if stat.S_ISSOCK(os.fstat(descriptor).st_mode):
                os.write(descriptor, message)
    threading.Event().wait()


def _open(count):
    with ExitStack() as files:
        return len([files.enter_context(open(__file__, "rb")) for _ in range(count)])


ACTIONS = {
    "connect": lambda: socket.create_connection(("127.0.0.1", 9)),
    "listen": lambda: socket.socket().bind(("127.0.0.1", 0)),
    "resolve": lambda: socket.getaddrinfo("localhost", 80),
    "fetch": lambda: urllib.request.urlopen("http://127.0.0.1/"),
    "open": _open,
    "large": lambda size: b"x" * size,
    "flood": _flood,
    "pid": os.getpid,
    "nice": lambda: os.nice(0),
    "refuse": _refuse,
    "fail": lambda: 1 // 0,
    "lambda": lambda: lambda: None,
    "hang": _hang,
    "spin": _spin,
    "killed": _killed,
    "die": lambda: os._exit(3),
    "eat": lambda size: len(bytearray(size)),
    "echo": lambda value: value,
    "noise": _noise,
}


def test_a_script_without_a_guard_is_not_run_again_in_the_child(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "print('once', flush=True)\n"
        "from imbrex.child.child import Child\n"
        "from imbrex.languages.remote import serve\n"
        "with Child(serve, name='test service') as child:\n"
        "    print(child.call(('en', 'lemmas', ['ships']), seconds=60))\n",
        encoding="utf-8",
    )
    ended = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ended.stdout.split("\n") == ["once", "['ship']", ""], ended.stderr
