"""What a child can still do after it gave everything up. It asks the system itself, not Python, as an intruder would.

The services at the end of this module try one thing each, and return what the system says.
"""

import ctypes
import errno
import mmap
import os
import re
import signal
import socket
import stat
import struct
import sys
import threading
import time
from pathlib import Path

import pytest

from imbrex.child import landlock, sandbox, seccomp
from imbrex.child.child import Child
from imbrex.child.sandbox import Files
from imbrex.files.reader import Reader
from imbrex.languages.remote import RemoteLanguages
from tests.files.making import docx, p
from tests.test_child import LONG

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these protections")
needs_landlock = pytest.mark.skipif(not landlock.version(), reason="this kernel has no Landlock")
needs_seccomp = pytest.mark.skipif(not seccomp.is_available(), reason="this kernel has no seccomp")
needs_one = pytest.mark.skipif(
    not landlock.version() and not seccomp.is_available(), reason="this kernel has neither Landlock nor seccomp"
)
REFUSALS = {errno.EPERM, errno.EACCES}
FONTS = Path("/usr/share/fonts")


@pytest.fixture(scope="module")
def sealed():
    with Child(service, name="test helper", files=Files.FONTS) as made:
        yield made


@pytest.fixture(scope="module")
def reading():
    with Child(service, name="test helper", files=Files.READING) as made:
        yield made


def refused(child, *request):
    """Whether the system refuses what a child tries; a child that may do it returns 0."""
    return child.call([*request], seconds=LONG, value=int) in REFUSALS


@needs_seccomp
@pytest.mark.parametrize(
    "action",
    [
        "socket", "unix socket", "exec", "fork", "vfork", "ptrace", "look into parent", "kill", "signal by file",
        "memory file", "raise limits", "mount", "namespace", "rename thread",
    ],
)  # fmt: skip
@pytest.mark.parametrize("name", ["sealed", "reading"])
def test_nothing_outside_is_reached(request, name, action):
    assert refused(request.getfixturevalue(name), action)


@needs_landlock
@pytest.mark.parametrize("action", ["read", "list"])
def test_no_file_is_read(sealed, reading, tmp_path, action):
    path = tmp_path / "file"
    path.write_text("secret", encoding="utf-8")
    place = path if action == "read" else tmp_path
    assert refused(sealed, action, str(place))
    assert not refused(reading, action, str(place))


@needs_one
@pytest.mark.parametrize(
    "action", ["write", "append", "create", "truncate", "delete", "make folder", "link", "make pipe"]
)
@pytest.mark.parametrize("name", ["sealed", "reading"])
def test_no_file_is_changed(request, name, action, tmp_path):
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    assert refused(request.getfixturevalue(name), action, str(path))
    assert (path.read_text(encoding="utf-8"), len(list(tmp_path.iterdir()))) == ("old", 1)


@pytest.mark.skipif(not FONTS.is_dir(), reason="no fonts are installed")
def test_fonts_are_read_for_pdf_files_without(sealed):
    assert not refused(sealed, "list", str(FONTS))


@pytest.mark.parametrize("action", ["memory", "thread", "clock", "random"])
def test_work_goes_on(sealed, action):
    assert sealed.call([action], seconds=LONG, value=int) == 0


def test_a_lent_file_is_read_and_not_written(sealed, tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"lent")
    with open(path, "rb") as file:
        said = [sealed.call(["lent"], seconds=LONG, value=list[bytes | int], file=file.fileno()) for _ in range(300)]
    assert said == [[b"lent", errno.EBADF]] * 300
    assert path.read_bytes() == b"lent"


def test_nothing_is_left_open_but_the_ways_to_the_parent(sealed):
    with Child(service, name="test helper") as usual:
        before = usual.call(["open files"], seconds=LONG, value=list[str])
    after = sealed.call(["open files"], seconds=LONG, value=list[str])
    assert sorted(set(after)) == ["null", "pipe", "socket"]
    assert len(after) <= len(before)


@needs_seccomp
@pytest.mark.parametrize("make", [Reader, RemoteLanguages])
def test_every_thread_of_the_real_ones_is_sealed(make, tmp_path):
    path = tmp_path / "essay.docx"
    path.write_bytes(docx(p("text")))
    with make() as made:
        if isinstance(made, Reader):
            made.read(path)
        else:
            made.find("en").lemmas(["mice"])
        tasks = list(Path(f"/proc/{made._child._process.pid}/task").iterdir())
        states = [(task / "status").read_text(encoding="utf-8") for task in tasks]
    assert len(states) >= 2
    for state in states:
        assert re.findall(r"^(?:Seccomp|NoNewPrivs):\s(\d)", state, re.MULTILINE) == ["1", "2"]


def test_what_protects_is_told():
    with Reader() as reader, Child(service, name="test helper") as usual:
        assert reader.protections() == sandbox.available()
        assert usual.protections() == []
    assert sandbox.available()[-1] == "limits"


@needs_landlock
def test_without_seccomp_files_are_still_out_of_reach(tmp_path):
    path = tmp_path / "file"
    path.write_text("secret", encoding="utf-8")
    with Child(service_without_seccomp, name="test helper", files=Files.FONTS) as child:
        assert child.protections() == [f"Landlock {landlock.version()}", "limits"]
        assert refused(child, "read", str(path))
        assert refused(child, "create", str(path))


@needs_seccomp
def test_without_landlock_everything_else_is_still_refused(tmp_path):
    with Child(service_without_landlock, name="test helper", files=Files.FONTS) as child:
        assert child.protections() == ["seccomp", "limits"]
        assert refused(child, "socket")
        assert refused(child, "fork")
        assert refused(child, "create", str(tmp_path / "file"))
        assert not refused(child, "list", str(tmp_path))  # fonts could not be read otherwise


def test_where_there_is_neither_work_goes_on_within_limits(tmp_path):
    with Child(service_without_both, name="test helper", files=Files.FONTS) as child:
        assert child.protections() == ["limits"]
        assert child.call(["grow", str(tmp_path / "file")], seconds=LONG, value=int) == errno.EFBIG


def test_the_numbers_of_calls_are_those_of_the_system():
    headers = {
        "/usr/include/x86_64-linux-gnu/asm/unistd_64.h": 0,
        "/usr/include/asm-generic/unistd.h": 1,
    }
    checked = 0
    for header, column in headers.items():
        if not Path(header).exists():
            continue
        text = Path(header).read_text(encoding="utf-8")
        numbers = {name: int(number) for name, number in re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", text)}
        numbers.setdefault("newfstatat", numbers.get("fstatat", -1))
        for name, known in seccomp._ALLOWED.items():
            assert known[column] == numbers.get(name, -1), (header, name)
        checked += 1
    if not checked:
        pytest.skip("the headers of the system are not installed")


def test_the_limits_of_windows_have_the_size_of_their_structure():
    """All that can be said of them here."""
    limits = sandbox.limits_for(2**30)
    assert len(limits) == 144
    assert limits[16:20] == struct.pack("I", 0x508)
    assert limits[40:44] == struct.pack("I", 1)
    assert limits[112:120] == struct.pack("Q", 2**30)
    assert not sandbox.restrict_by_job(2**30)


def service():
    return lambda request, *file: ACTIONS[request[0]](*request[1:], *file)


def service_without_seccomp():
    seccomp.restrict = lambda: False
    return service()


def service_without_landlock():
    landlock.version = lambda: 0
    return service()


def service_without_both():
    landlock.version = lambda: 0
    return service_without_seccomp()


LIBC = ctypes.CDLL(None, use_errno=True)


def _said(result):
    """What the system said of a call: 0, or the number of its error."""
    return ctypes.get_errno() if result < 0 else 0


def _open(path, flags):
    descriptor = LIBC.open(os.fsencode(path), flags, 0o600)
    said = _said(descriptor)
    if descriptor >= 0:
        os.close(descriptor)
    return said


def _forked(call):
    number = call()
    if number == 0:
        os._exit(0)  # the child of the child
    return _said(number)


def _memory():
    memory = mmap.mmap(-1, 2**24)
    memory.close()
    return len(bytearray(2**24)) - 2**24


def _thread():
    done = threading.Event()
    threading.Thread(target=done.set).start()
    return 0 if done.wait(LONG) else 1


def _lent(descriptor):
    os.lseek(descriptor, 0, os.SEEK_SET)
    return [os.read(descriptor, 10), _said(LIBC.write(descriptor, b"new", 3))]


def _open_files():
    kinds = []
    for descriptor in range(256):
        try:
            mode = os.fstat(descriptor).st_mode
        except OSError:
            continue
        names = {stat.S_IFSOCK: "socket", stat.S_IFIFO: "pipe", stat.S_IFCHR: "null"}
        kinds.append(names.get(stat.S_IFMT(mode), "file"))
    return kinds


def _grow(path):
    descriptor = os.open(path, os.O_CREAT | os.O_WRONLY)
    return _said(LIBC.write(descriptor, b"x" * 10, 10))


_LIMIT = struct.pack("QQ", 2**20, 2**20)

ACTIONS = {
    "socket": lambda: _said(LIBC.socket(socket.AF_INET, socket.SOCK_STREAM, 0)),
    "unix socket": lambda: _said(LIBC.socket(socket.AF_UNIX, socket.SOCK_STREAM, 0)),
    "exec": lambda: _said(LIBC.execv(b"/bin/sh", (ctypes.c_char_p * 2)(b"/bin/sh", None))),
    "fork": lambda: _forked(LIBC.fork),
    "vfork": lambda: _forked(
        lambda: LIBC.syscall(seccomp._CLONE[seccomp._machine() == "aarch64"], signal.SIGCHLD, 0, 0, 0, 0)
    ),
    "ptrace": lambda: _said(LIBC.ptrace(16, os.getppid(), None, None)),  # PTRACE_ATTACH
    "look into parent": lambda: _said(LIBC.process_vm_readv(os.getppid(), None, 0, None, 0, 0)),
    "kill": lambda: _said(LIBC.kill(os.getppid(), 0)),
    "signal by file": lambda: _said(LIBC.fcntl(2, 8, os.getppid())),  # F_SETOWN
    "memory file": lambda: _said(LIBC.memfd_create(b"x", 0)),
    "raise limits": lambda: _said(LIBC.setrlimit(7, _LIMIT)),
    "mount": lambda: _said(LIBC.mount(b"none", b"/tmp", b"tmpfs", 0, None)),
    "namespace": lambda: _said(LIBC.unshare(0x10000000)),
    "rename thread": lambda: _said(LIBC.prctl(15, b"name")),
    "read": lambda path: _open(path, os.O_RDONLY),
    "list": lambda path: _open(path, os.O_RDONLY | os.O_DIRECTORY),
    "write": lambda path: _open(path, os.O_WRONLY),
    "append": lambda path: _open(path, os.O_RDWR | os.O_APPEND),
    "create": lambda path: _open(f"{path}.new", os.O_WRONLY | os.O_CREAT),
    "truncate": lambda path: _said(LIBC.truncate(os.fsencode(path), ctypes.c_long(0))),
    "delete": lambda path: _said(LIBC.unlink(os.fsencode(path))),
    "make folder": lambda path: _said(LIBC.mkdir(os.fsencode(f"{path}.new"), 0o700)),
    "link": lambda path: _said(LIBC.symlink(os.fsencode(path), os.fsencode(f"{path}.new"))),
    "make pipe": lambda path: _said(LIBC.mkfifo(os.fsencode(f"{path}.new"), 0o600)),
    "grow": _grow,
    "lent": _lent,
    "open files": _open_files,
    "memory": _memory,
    "thread": _thread,
    "clock": lambda: time.sleep(0) or 0,
    "random": lambda: len(os.urandom(8)) - 8,
}
