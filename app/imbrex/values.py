"""Values: records that never change, like frozen data classes with slots, whose methods are made when first needed.

The standard library's decorator generates and compiles six methods of each class whenever a process starts, which takes
as long as to import numpy. Here it only reads the fields, so that `fields`, `replace` and `asdict` accept a value; a
method of a class that is not used is never made.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform, overload

_Class = TypeVar("_Class", bound=type)


@overload
def frozen(cls: _Class, /) -> _Class: ...


@overload
def frozen(*, eq: bool = True, kw_only: bool = False) -> Callable[[_Class], _Class]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: Any = None, /, *, eq: bool = True, kw_only: bool = False) -> Any:
    """Make a class one of values; without `eq`, a value equals only itself."""

    def decorate(cls: Any) -> Any:
        declared = set(vars(cls))
        if declared >= {"__eq__", "__hash__"} and vars(cls)["__hash__"] is None:
            declared.remove("__hash__")  # Python itself sets this where only equality is defined
        made: Any = dataclass(
            init=False, repr=False, eq=False, frozen=_has_frozen_base(cls), slots=True, kw_only=kw_only
        )(cls)
        made.__dataclass_params__.frozen = True  # so that frozen data classes may be based on this one
        late = {"__init__": _source_of_init} | ({"__eq__": _source_of_eq, "__hash__": _source_of_hash} if eq else {})
        for name, source in late.items():
            if name not in declared:
                setattr(made, name, _late(made, name, source))
        for name, method in _ALWAYS.items():
            if name not in declared:
                setattr(made, name, method)
        return made

    return decorate if cls is None else decorate(cls)


def _has_frozen_base(cls: Any) -> bool:
    """Whether the standard library insists that a class be frozen, too."""
    params = (getattr(base, "__dataclass_params__", None) for base in cls.__mro__[1:])
    return any(one.frozen for one in params if one is not None)


def _late(cls: Any, name: str, source: Callable[[Any, dict[str, Any]], str]) -> Callable[..., Any]:
    """A method that takes its final form when it is first called."""

    def method(self: Any, *arguments: Any, **named: Any) -> Any:
        names: dict[str, Any] = {"set_": object.__setattr__, "MISSING": MISSING, "cls": cls}
        exec(source(cls, names), names)
        final = names[name]
        final.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, final)
        return final(self, *arguments, **named)

    return method


def _source_of_init(cls: Any, names: dict[str, Any]) -> str:
    taken = [item for item in fields(cls) if item.init]
    order = [item for item in taken if not item.kw_only]
    named = [item for item in taken if item.kw_only]
    parameters = ["self", *(_parameter(item, names) for item in order)]
    parameters += ["*", *(_parameter(item, names) for item in named)] if named else []
    lines = [f"set_(self, {item.name!r}, {_argument(item, names)})" for item in taken]
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    return f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"])


def _parameter(item: Field[Any], names: dict[str, Any]) -> str:
    if item.default is not MISSING:
        names[f"default_{item.name}"] = item.default
        return f"{item.name}=default_{item.name}"
    return f"{item.name}=MISSING" if item.default_factory is not MISSING else item.name


def _argument(item: Field[Any], names: dict[str, Any]) -> str:
    if item.default_factory is MISSING:
        return item.name
    names[f"make_{item.name}"] = item.default_factory
    return f"make_{item.name}() if {item.name} is MISSING else {item.name}"


def _source_of_eq(cls: Any, _names: dict[str, Any]) -> str:
    mine, other = _compared(cls, "self"), _compared(cls, "other")
    return (
        "def __eq__(self, other):\n"
        f" return ({mine}) == ({other}) if other.__class__ is self.__class__ else NotImplemented"
    )


def _source_of_hash(cls: Any, _names: dict[str, Any]) -> str:
    return f"def __hash__(self):\n return hash(({_compared(cls, 'self')}))"


def _compared(cls: Any, of: str) -> str:
    return "".join(f"{of}.{item.name}, " for item in fields(cls) if item.compare)


def _refuse(_self: object, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"{name!r} of a value never changes")


def _repr(self: Any) -> str:
    shown = ", ".join(f"{item.name}={getattr(self, item.name)!r}" for item in fields(self) if item.repr)
    return f"{type(self).__qualname__}({shown})"


def _state(self: Any) -> list[Any]:
    return [getattr(self, item.name) for item in fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for item, one in zip(fields(self), state, strict=True):
        object.__setattr__(self, item.name, one)


_ALWAYS = {
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__repr__": _repr,
    "__getstate__": _state,
    "__setstate__": _restore,
}
