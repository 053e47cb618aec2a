"""Values: records that never change, like frozen data classes with slots, whose methods are made when first needed.

The standard library's decorator generates and compiles six methods of each class whenever a process starts, which takes
as long as to import numpy. Here a class only gets its slots; each method, and the fields, so that `fields`, `replace`
and `asdict` accept a value, are made when they are first asked for, and `__init__` only when many values are made.
"""

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform, overload

_Class = TypeVar("_Class", bound=type)


@overload
def frozen(cls: _Class, /) -> _Class: ...


@overload
def frozen(*, eq: bool = True, kw_only: bool = False, caches: bool = False) -> Callable[[_Class], _Class]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: Any = None, /, *, eq: bool = True, kw_only: bool = False, caches: bool = False) -> Any:
    """Make a class immutable; without `eq`, an instance equals only itself; `caches` allows cached properties."""

    def decorate(cls: Any) -> Any:
        declared = set(vars(cls))
        if declared >= {"__eq__", "__hash__"} and vars(cls)["__hash__"] is None:
            declared.remove("__hash__")  # Python itself sets this where only equality is defined
        types = _field_types(cls)
        made = _with_slots(cls, types, caches)
        made.__dataclass_params__ = _PARAMS
        made.__dataclass_fields__ = _LateFields(made, types, vars(cls), kw_only)
        made.__match_args__ = _LateNames(made)  # type: ignore[misc]
        late = {"__eq__": _source_of_eq, "__hash__": _source_of_hash} if eq else {}
        for name, source in late.items():
            if name not in declared:
                setattr(made, name, _late(made, name, source))
        if "__init__" not in declared:
            made.__init__ = _init(made)
        for name, method in _ALWAYS.items():
            if name not in declared:
                setattr(made, name, method)
        return made

    return decorate if cls is None else decorate(cls)


_SAMPLE: Any = dataclass(init=False, repr=False, eq=False)(
    type("_Sample", (), {"__doc__": "A value.", "__annotations__": {"one": Any}})
)
_PARAMS: Any = _SAMPLE.__dataclass_params__
_PARAMS.frozen = True  # so that frozen data classes may be based on values
_FIELD: Any = fields(_SAMPLE)[0]


def _field_types(cls: Any) -> dict[str, Any]:
    """The types of the fields that a class declares itself."""
    if sys.version_info >= (3, 14):
        from annotationlib import Format, get_annotations  # noqa: PLC0415 - of this version only

        types = get_annotations(cls, format=Format.FORWARDREF)
    else:
        types = vars(cls).get("__annotations__", {})
    return {name: value for name, value in types.items() if not _is_of_class(value)}


def _is_of_class(annotation: Any) -> bool:
    """Whether a type is that of a class variable; where annotations are postponed, it is a string."""
    if isinstance(annotation, str):
        return annotation.startswith("ClassVar")
    return getattr(annotation, "__origin__", annotation) is ClassVar


def _with_slots(cls: Any, names: Collection[str], caches: bool) -> Any:
    """The class with a slot for each of these names, except those of a base."""
    inherited = {slot for base in cls.__mro__[1:] for slot in vars(base).get("__slots__", ())}
    body = {name: value for name, value in vars(cls).items() if name not in names and name not in _OF_INSTANCES}
    body["__slots__"] = (*(name for name in names if name not in inherited), *(["__dict__"] if caches else []))
    body["__qualname__"] = cls.__qualname__
    return type(cls)(cls.__name__, cls.__bases__, body)


_OF_INSTANCES = {"__dict__", "__weakref__"}


class _LateFields:
    """The fields of a class, which are made when they are first asked for."""

    def __init__(self, cls: Any, types: Mapping[str, Any], values: Mapping[str, Any], kw_only: bool) -> None:
        self._cls, self._types, self._kw_only = cls, types, kw_only
        self._values = {name: values[name] for name in types if name in values}

    def __get__(self, _one: Any, _cls: Any) -> dict[str, Field[Any]]:
        made: dict[str, Field[Any]] = {}
        for base in reversed(self._cls.__mro__[1:]):
            made |= getattr(base, "__dataclass_fields__", {})
        made |= {name: self._field(name) for name in self._types}
        self._cls.__dataclass_fields__ = made
        return made

    def _field(self, name: str) -> Field[Any]:
        value = self._values.get(name, MISSING)
        made: Any = value if isinstance(value, Field) else field(default=value)
        made.name, made.type = name, self._types[name]
        made.kw_only = self._kw_only if made.kw_only is MISSING else made.kw_only
        made._field_type = _FIELD._field_type  # noqa: SLF001 - tells `fields` that it is not a class variable
        return cast("Field[Any]", made)


class _LateNames:
    """The names of the fields that a pattern may match by place, which are found when they are first asked for."""

    def __init__(self, cls: Any) -> None:
        self._cls = cls

    def __get__(self, _one: Any, _cls: Any) -> tuple[str, ...]:
        names = tuple(item.name for item in fields(self._cls) if item.init and not item.kw_only)
        self._cls.__match_args__ = names  # type: ignore[misc]
        return names


_FILLED = 16
"""Values of a class whose fields are set one by one, which takes no longer than to compile its `__init__`."""


def _init(cls: Any) -> Callable[..., None]:
    """An `__init__` that is compiled for a class with many values, or to refuse wrong arguments as Python does."""
    compiled = _late(cls, "__init__", _source_of_init)
    left = _FILLED

    def __init__(self: Any, *arguments: Any, **named: Any) -> None:  # noqa: N807 - errors name it
        nonlocal left
        left -= 1
        if left < 0 or not _fill(cls, self, arguments, named):
            compiled(self, *arguments, **named)

    return __init__


def _fill(cls: Any, self: Any, arguments: tuple[Any, ...], named: dict[str, Any]) -> bool:
    """Set the fields of a class, unless the arguments are wrong; whether they are right."""
    taken: list[Any] = [item for item in fields(cls) if item.init]
    given = dict(zip((item.name for item in taken if not item.kw_only), arguments, strict=False)) | named
    if len(given) < len(arguments) + len(named):
        return False
    values: dict[str, Any] = {}
    for item in taken:
        value = given.pop(item.name, item.default)
        if value is MISSING:
            if item.default_factory is MISSING:
                return False
            value = item.default_factory()
        values[item.name] = value
    if given:
        return False
    for name, value in values.items():
        object.__setattr__(self, name, value)
    if hasattr(cls, "__post_init__"):
        self.__post_init__()
    return True


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
