"""Too little memory: a sentence, however low the limit is."""

import errno
import os
import subprocess
import sys

import pytest

from imbrex.cli import main
from imbrex.cli.commands import running
from imbrex.memory import lacks_memory

COMPARE = "import sys; from imbrex.cli import main; sys.exit(main(['compare', *sys.argv[1:]]))"
WINDOW = "import sys; from imbrex.main import main; sys.exit(main([]))"
LIMITED = "import resource; resource.setrlimit(resource.RLIMIT_AS, ({0} * 2**20,) * 2)\n"


def limited(megabytes, program, *arguments):
    code = LIMITED.format(megabytes) + program
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False, env=environment
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems set no limit of address space")
@pytest.mark.parametrize(("program", "megabytes"), [(COMPARE, 60), (COMPARE, 100), (WINDOW, 200), (WINDOW, 400)])
def test_a_limit_too_low_to_start_is_a_sentence(program, megabytes, tmp_path):
    ended = limited(megabytes, program, tmp_path)
    assert ended.returncode == 1
    assert f"The limit here is {megabytes} MB" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems set no limit of address space")
def test_memory_that_ends_in_the_middle_is_a_sentence(tmp_path):
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("".join(f"{name}{number} " for number in range(300_000)), encoding="utf-8")
    ended = limited(190, COMPARE, tmp_path)
    assert ended.returncode == 1
    assert ended.stderr.startswith("imbrex-cli: Not enough memory. Close other programs")
    assert len(ended.stderr.splitlines()) == 1


def caused(error, cause):
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    "error",
    [
        MemoryError(),
        OSError(errno.ENOMEM, "Cannot allocate memory"),
        RuntimeError("can't start new thread"),
        RuntimeError("can't allocate read lock"),
        ImportError("libX11.so.6: failed to map segment from shared object"),
        SystemError("<function walk> returned NULL without setting an exception"),
        TypeError("stat: path should be string, bytes, os.PathLike or integer, not str"),
        caused(ImportError("numpy's extensions failed"), MemoryError()),
    ],
)
def test_a_lack_of_memory_has_many_names(error, monkeypatch, capsys, tmp_path):
    def fail(*_):
        raise error

    monkeypatch.setattr(running, "read", fail)
    assert main(["compare", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("imbrex-cli: Not enough memory.")


def test_other_errors_are_none_of_it():
    assert not lacks_memory(ValueError("can't start new thread"))
    assert not lacks_memory(TypeError("stat: path should be string, bytes, os.PathLike or integer, not NoneType"))
    assert not lacks_memory(OSError(errno.ENOENT, "No such file or directory"))
    assert not lacks_memory(caused(RuntimeError("dictionary changed size"), KeyError("x")))
