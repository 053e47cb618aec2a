#!/usr/bin/env python3
"""House: metrics of the program's tree, with cycles of modules and pairs of folders that import each other.

    python packaging/house.py                 # figures and cycles of app/imbrex
    python packaging/house.py app/imbrex/engine
    python packaging/house.py --order cli     # the folders and files of one layer, in the order of their imports

Imports inside functions and under `if TYPE_CHECKING` count: even a type couples two modules for their readers. Exits
with 1 if there is a cycle, or a pair of folders that import each other.
"""

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, quantiles
from typing import NamedTuple, TypeGuard

ROOT = Path(__file__).resolve().parents[1]
SMALL = 60  # lines under which a module with a single importer is listed
COMPLEX = 11  # complexity from which a function is "C or worse"

Graph = dict[str, set[str]]


class Function(NamedTuple):
    """A function or method: its length in lines and its cyclomatic complexity."""

    name: str
    lines: int
    complexity: int


@dataclass(frozen=True)
class Module:
    """A Python file: its dotted name, its syntax tree and its length."""

    name: str
    path: Path
    tree: ast.Module
    lines: int

    @property
    def is_package(self) -> bool:
        """Whether this is the `__init__.py` of a folder."""
        return self.path.name == "__init__.py"

    @property
    def folder(self) -> str:
        """The dotted name of the folder that the file is in."""
        return self.name if self.is_package else self.name.rpartition(".")[0]


@dataclass
class Signals:
    """Signals, connections, and connections of a signal to another signal."""

    declared: int = 0
    connections: int = 0
    relays: list[str] = field(default_factory=list)


def read_modules(package: Path) -> dict[str, Module]:
    """Parse all modules below the folder of a package, by their dotted names."""
    modules = {}
    for path in sorted(package.rglob("*.py")):
        parts = (package.name, *path.relative_to(package).with_suffix("").parts)
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        modules[name] = Module(name, path, ast.parse(text), len(text.splitlines()))
    return modules


def imported_names(module: Module) -> Iterator[str]:
    """Yield the absolute dotted name of everything that a module imports, at any depth of its code."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.folder.split(".")
                kept = above[: len(above) - node.level + 1]
                base = ".".join([*kept, base] if base else kept)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def import_graph(modules: dict[str, Module]) -> Graph:
    """Return the imports among the modules; a package means its own `__init__.py`."""
    graph: Graph = {}
    for module in modules.values():
        found = set()
        for name in imported_names(module):
            target = name if name in modules else name.rpartition(".")[0]
            if target in modules and target != module.name:
                found.add(target)
        graph[module.name] = found
    return graph


def circles(graph: Graph) -> list[list[str]]:
    """Return the strongly connected components of more than one member, largest first (Tarjan, without recursion)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    held: set[str] = set()
    found: list[list[str]] = []
    for start in sorted(graph):
        if start in index:
            continue
        index[start] = low[start] = len(index)
        stack.append(start)
        held.add(start)
        walk = [(start, iter(sorted(graph[start])))]
        while walk:
            node, rest = walk[-1]
            following = next((name for name in rest if name not in index or name in held), None)
            if following is None:
                walk.pop()
                if walk:
                    low[walk[-1][0]] = min(low[walk[-1][0]], low[node])
                if low[node] == index[node]:
                    members = stack[stack.index(node) :]
                    del stack[stack.index(node) :]
                    held.difference_update(members)
                    if len(members) > 1:
                        found.append(sorted(members))
            elif following in index:
                low[node] = min(low[node], index[following])
            else:
                index[following] = low[following] = len(index)
                stack.append(following)
                held.add(following)
                walk.append((following, iter(sorted(graph[following]))))
    return sorted(found, key=len, reverse=True)


def floors(graph: Graph) -> list[list[str]]:
    """Return the members of an acyclic graph in layers, each above all that it imports, lowest layer first."""
    heights: dict[str, int] = {}

    def height(name: str) -> int:
        if name not in heights:
            heights[name] = -1  # marks a cycle if met again: the height is then only a guess
            heights[name] = 1 + max((height(other) for other in graph[name]), default=-1)
        return heights[name]

    by_height = defaultdict(list)
    for name in sorted(graph):
        by_height[height(name)].append(name)
    return [by_height[key] for key in sorted(by_height)]


def arrows_between(groups: dict[str, str], graph: Graph) -> dict[tuple[str, str], list[tuple[str, str]]]:
    """Return the imports between different groups of modules; `groups` names the group of each module."""
    arrows = defaultdict(list)
    for name, others in graph.items():
        for other in sorted(others):
            if groups[name] != groups[other]:
                arrows[groups[name], groups[other]].append((name, other))
    return arrows


def child_of(folder: str, name: str) -> str:
    """Return the direct child of a folder that is or contains a module."""
    return ".".join(name.split(".")[: folder.count(".") + 2])


def child_graph(folder: str, graph: Graph) -> Graph:
    """Return the imports between the direct children of a folder: its files, and each subfolder as a whole."""
    below = [name for name in graph if name.startswith(f"{folder}.")]
    result: Graph = {child_of(folder, name): set() for name in below}
    for name in below:
        for other in graph[name]:
            if other.startswith(f"{folder}."):
                result[child_of(folder, name)].add(child_of(folder, other))
    return {name: others - {name} for name, others in result.items()}


def mutual_folders(modules: dict[str, Module], graph: Graph) -> list[tuple[str, str, int, int]]:
    """Return the pairs of folders with imports both ways, and the number of imports each way.

    The files of a folder count without those of its subfolders. Each file at the root is a layer of its own, enforced
    by a contract.
    """
    arrows = arrows_between({name: module.folder for name, module in modules.items()}, graph)
    pairs = ((one, other) for one, other in arrows if one < other and (other, one) in arrows and "." in one)
    return sorted((one, other, len(arrows[one, other]), len(arrows[other, one])) for one, other in pairs)


def _branches(node: ast.AST) -> int:
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    if isinstance(node, ast.Match):
        return len(node.cases)
    if isinstance(node, ast.Try):
        return len(node.handlers) + bool(node.orelse)
    if isinstance(node, ast.For | ast.AsyncFor | ast.While):
        return 1 + bool(node.orelse)
    return isinstance(node, ast.If | ast.IfExp | ast.Assert)


def functions(module: Module) -> Iterator[Function]:
    """Yield all functions and methods of a module with McCabe's complexity, which includes nested functions."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(item.lineno for item in node.decorator_list)])
            branches = sum(_branches(inner) for inner in ast.walk(node))
            yield Function(f"{module.name}.{node.name}", (node.end_lineno or first) - first + 1, 1 + branches)


def _declares_signal(node: ast.AST) -> TypeGuard[ast.Assign]:
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
        return False
    return isinstance(node.value.func, ast.Name) and node.value.func.id == "Signal"


def count_signals(modules: Iterable[Module]) -> Signals:
    """Count declared signals and connections, and list connections to another declared signal."""
    modules = list(modules)
    result = Signals()
    names: set[str] = set()
    for module in modules:
        for node in ast.walk(module.tree):
            if _declares_signal(node):
                result.declared += 1
                names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "connect":
                result.connections += 1
                receiver = node.args[0] if node.args else None
                if isinstance(receiver, ast.Attribute) and receiver.attr == "emit":
                    receiver = receiver.value
                if isinstance(receiver, ast.Attribute) and receiver.attr in names:
                    result.relays.append(f"{module.path}:{node.lineno}")
    return result


def small_modules(modules: dict[str, Module], graph: Graph) -> list[tuple[str, str]]:
    """Return modules under 60 lines whose only importer is a file of the same folder, with that importer."""
    importers = defaultdict(list)
    for name, others in graph.items():
        for other in others:
            importers[other].append(name)
    found = []
    for name, module in modules.items():
        if module.lines >= SMALL or module.is_package or len(importers[name]) != 1:
            continue
        user = modules[importers[name][0]]
        if user.folder == module.folder and not user.is_package:
            found.append((name, user.name))
    return found


def repeated_names(modules: dict[str, Module]) -> dict[str, list[str]]:
    """Return file names that occur more than once in a layer, with their modules."""
    found = defaultdict(list)
    for name, module in modules.items():
        parts = name.split(".")
        if not module.is_package and len(parts) > 2 and parts[-1] != "__main__":
            found[f"{parts[1]}: {parts[-1]}.py"].append(name)
    return {key: names for key, names in sorted(found.items()) if len(names) > 1}


def _p90(values: list[int]) -> float:
    return quantiles(values, n=10)[-1] if len(values) > 1 else float(values[0])


def print_figures(modules: dict[str, Module]) -> None:
    """Print the number and length of files and functions, and the complexity of functions."""
    lengths = [module.lines for module in modules.values()]
    found = [function for module in modules.values() for function in functions(module)]
    print(f"files {len(lengths)}, lines {sum(lengths)}, file median {median(lengths):.0f}, p90 {_p90(lengths):.0f}")
    if not found:
        return
    longest = max(found, key=lambda function: function.lines)
    sizes = [function.lines for function in found]
    complexity = mean(function.complexity for function in found)
    complex_ones = sum(function.complexity >= COMPLEX for function in found)
    print(f"functions {len(found)}, median {median(sizes):.0f}, p90 {_p90(sizes):.0f}, max {longest.lines}", end="")
    print(f" ({longest.name})")
    print(f"mean complexity {complexity:.2f}, C or worse {complex_ones}")


def print_shape(modules: dict[str, Module], graph: Graph, *, listed: bool) -> None:
    """Print undesirable structures: small modules, repeated names, relayed signals."""
    small = small_modules(modules, graph)
    repeated = repeated_names(modules)
    signals = count_signals(modules.values())
    print(f"modules under {SMALL} lines with a single importer in their folder: {len(small)}")
    if listed:
        for name, user in small:
            print(f"    {name} ({modules[name].lines}) -> {user}")
    print(f"file names that a layer has more than once: {len(repeated)}")
    for key, names in repeated.items():
        print(f"    {key}  {len(names)}: {', '.join(name.rpartition('.')[0] for name in names)}")
    print(f"signals {signals.declared}, connections {signals.connections}, relays {len(signals.relays)}")
    if listed:
        print(*(f"    {place}" for place in signals.relays), sep="\n")


def print_circles(modules: dict[str, Module], graph: Graph, *, listed: bool) -> bool:
    """Print cycles of files and of children of folders, and mutual pairs of folders; return whether there are any."""
    bad = False
    for members in circles(graph):
        bad = True
        print(f"circle of {len(members)} files: {', '.join(members)}")
    for folder in sorted({module.folder for module in modules.values()}):
        children = child_graph(folder, graph)
        for members in circles(children):
            bad = True
            shown = ", ".join(name.removeprefix(f"{folder}.") for name in members)
            print(f"circle of {len(members)} children of {folder}: {shown}")
            if listed:
                inside = {name: child_of(folder, name) for name in graph if name.startswith(f"{folder}.")}
                kept = {name: {o for o in graph[name] if o in inside} for name in inside}
                for (one, other), imports in sorted(arrows_between(inside, kept).items()):
                    if one in members and other in members:
                        print(f"    {one} -> {other}: {', '.join(f'{a} > {b}' for a, b in imports)}")
    for one, other, there, back in mutual_folders(modules, graph):
        bad = True
        print(f"mutual folders: {one} > {other} ({there}), {other} > {one} ({back})")
    return bad


def print_order(folder: str, graph: Graph) -> None:
    """Print the direct children of a folder by layers, highest first, as in a layers contract."""
    for floor in reversed(floors(child_graph(folder, graph))):
        print("    " + " | ".join(name.removeprefix(f"{folder}.") for name in floor))


def main(arguments: list[str] | None = None) -> int:
    """Print the metrics and cycles of a package or of a part of it."""
    parser = argparse.ArgumentParser(description="Measure the tree of the program, and find circles in it.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=ROOT / "app/imbrex", help="the package, or a part of it"
    )
    parser.add_argument("--root", type=Path, help="the outermost package; found by its __init__.py if not given")
    parser.add_argument("--list", action="store_true", help="list small modules, relays, and the imports in circles")
    parser.add_argument("--order", metavar="FOLDER", action="append", default=[], help="print the floors of a folder")
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder.resolve()
    package: Path = asked.root or folder
    while (package.parent / "__init__.py").exists():
        package = package.parent
    everything = read_modules(package)
    prefix = ".".join((package.name, *folder.relative_to(package).parts))
    modules = {n: m for n, m in everything.items() if n == prefix or n.startswith(f"{prefix}.")}
    graph = {n: {o for o in others if o in modules} for n, others in import_graph(everything).items() if n in modules}
    for name in asked.order:
        inner = f"{prefix}.{name}" if name != "." else prefix
        print(f"{inner}:")
        print_order(inner, graph)
    if asked.order:
        return 0
    print_figures(modules)
    print_shape(modules, graph, listed=asked.list)
    return int(print_circles(modules, graph, listed=asked.list))


if __name__ == "__main__":
    sys.exit(main())
