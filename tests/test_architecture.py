"""The rules of the house that no type checker knows."""

import ast
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from imbrex.cli.parser import COMMANDS, make_parser

ROOT = Path(__file__).resolve().parents[1]
TOP_LEVEL = set(
    "CHANGELOG.md CONTRIBUTING.md LICENSE README.md app packaging pyproject.toml resources tests".split(),
)
ENGINE = sorted(
    ".".join(path.relative_to(ROOT / "app").with_suffix("").parts)
    for path in (ROOT / "app/imbrex/engine").rglob("*.py")
    if path.stem != "__init__"
)


def ignored() -> set[str]:
    """Names that git ignores at the top level: caches and what builds leave behind."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    return {line.strip("/") for line in lines if line and not line.startswith("#")}


def test_the_top_level_holds_what_the_design_names_and_nothing_else():
    found = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} - ignored()
    assert found == TOP_LEVEL


def test_the_contracts_between_the_layers_are_kept():
    command = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports(no_cache=True))"
    ended = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_the_contracts_name_modules_that_exist():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    named = {
        module.strip()
        for contract in settings["contracts"]
        for key in ("source_modules", "forbidden_modules", "layers")
        for entry in contract.get(key, [])
        for module in entry.split("|")
    }
    ours = [module for module in named if module.startswith("imbrex")]
    missing = [module for module in ours if not _exists(ROOT / "app" / module.replace(".", "/"))]
    assert ours
    assert missing == []


def _exists(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").is_file()


CLI = [f"imbrex.cli.commands.{path.stem}" for path in sorted((ROOT / "app/imbrex/cli/commands").glob("*.py"))]


API = [f"imbrex.api.{path.stem}" for path in sorted((ROOT / "app/imbrex/api").glob("*.py"))]


@pytest.mark.parametrize("front", [ENGINE, ["imbrex.cli", *CLI, *API]], ids=["engine", "cli"])
def test_it_can_be_imported_where_there_is_no_qt(front):
    blocked = "import sys; sys.modules['PySide6'] = None; sys.modules['shiboken6'] = None; import importlib\n"
    command = f"{blocked}for name in {front!r}: importlib.import_module(name)"
    ended = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_no_file_is_longer_than_the_rule_allows():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "app").rglob("*.py")}
    assert [str(path.relative_to(ROOT)) for path, length in lengths.items() if length > 500] == []


def test_the_map_tells_of_every_room_and_names_no_file_that_has_gone():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    files = {path.name for folder in ("app", "packaging", "tests") for path in (ROOT / folder).rglob("*.*")}
    named = set(re.findall(r"(?<![\w*])[a-z]\w*\.(?:py|sh|toml)\b", text))
    assert len(named) > 40
    assert named - files - {"pyproject.toml", "en.toml"} == set()
    rooms = {path.parent.name for path in (ROOT / "app/imbrex").rglob("__init__.py")}
    assert [room for room in sorted(rooms) if f"{room}/" not in text] == []


def readme_commands() -> list[str]:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^ *(?:\$ )?imbrex-cli +(.+?)(?: +#.*)?$", readme, re.MULTILINE)


def test_the_commands_in_the_readme_are_understood():
    commands = readme_commands()
    assert {command.split()[0] for command in commands} == set(COMMANDS)
    for command in commands:
        make_parser().parse_args(shlex.split(command))


_CODE_FROM_DATA = {"pickle", "_pickle", "cPickle", "marshal", "shelve", "dill", "cloudpickle", "jsonpickle", "joblib"}


def _runs_data(node: ast.AST) -> bool:
    """Whether a piece of syntax can make code of data: an import or a call."""
    match node:
        case ast.Import(names=names):
            return any(name.name.partition(".")[0] in _CODE_FROM_DATA for name in names)
        case ast.ImportFrom(module=module, names=names):
            named = {*(module or "").split("."), *(name.name for name in names)}
            return bool(named & (_CODE_FROM_DATA | {"ForkingPickler", "eval", "exec"}))
        case ast.Call(func=ast.Name(id="eval" | "exec" | "compile" | "__import__")):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="connection"), attr="recv")):
            return True  # a connection between processes unpickles what it receives
        case ast.keyword(arg="allow_pickle"):
            return True
    return False


@cache
def syntax() -> list[tuple[str, ast.AST]]:
    """What the program is made of, as far as a test here looks at it, with the names of files."""
    kinds = (ast.Constant, ast.Import, ast.ImportFrom, ast.Call, ast.keyword)
    return [
        (str(path.relative_to(ROOT)), node)
        for path in sorted((ROOT / "app").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, kinds)
    ]


def test_no_pattern_repeats_a_group_possessively():
    """Python 3.11 before 3.11.5, as in Debian 12, misses matches of `(...)*+`; `(?>(...)*)` is the same."""
    repeats = re.compile(r"\)(?:[*+?]|\{[\d,]+\}|\{{3}.{1,20}\}{3})\+")
    assert [
        f"{name}: {node.value}"
        for name, node in syntax()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and repeats.search(node.value)
    ] == []


def test_nothing_that_is_read_is_run():
    """Projects, libraries, answers of other processes: all are data. No module has a way to make code of them.

    `values` makes methods from the names of fields that a class of the program declares, as `dataclasses` does.
    """
    found = [name for name, node in syntax() if _runs_data(node)]
    assert found == ["app/imbrex/values.py"]


@pytest.mark.parametrize(
    "code",
    [
        "import pickle", "import os, marshal", "from pickle import loads", "__import__(name)", "eval('1')", "exec('1')",
        "from multiprocessing.reduction import ForkingPickler", "connection.recv()", "np.load(file, allow_pickle=True)",
    ],
)  # fmt: skip
def test_what_would_run_data_is_seen(code):
    assert any(map(_runs_data, ast.walk(ast.parse(code))))
    assert not any(
        map(_runs_data, ast.walk(ast.parse("dialog.exec(); re.compile('x'); connection.recv_bytes(); socket.recv(1)")))
    )
