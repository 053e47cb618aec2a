"""Values: they do what frozen data classes with slots do."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, replace
from functools import cached_property
from typing import ClassVar

import numpy as np
import pytest

from imbrex.values import frozen


def declared(decorator, **named):
    class Base:
        """A base."""

        first: int
        second: str = "b"

        @property
        def both(self):
            return f"{self.first}{self.second}"

    base = decorator(**named)(Base)

    class Point(base):
        """A point."""

        third: list[int] = field(default_factory=list)
        secret: str = field(default="s", repr=False, compare=False)

        def __post_init__(self):
            if self.first < 0:
                raise ValueError("below 0")

    return decorator(**named)(Point)


OURS = declared(frozen)
THEIRS = declared(dataclass, frozen=True, slots=True)


@frozen
class Kept:
    """At the top of a module, as pickle needs it."""

    name: str
    inner: "Kept | None" = None


def outcome(act):
    try:
        return act()
    except (TypeError, ValueError, AttributeError) as error:
        return type(error)


@pytest.mark.parametrize("cls", [OURS, THEIRS])
def test_a_value_is_a_frozen_data_class(cls):
    one = cls(1, third=[2])
    assert (one.first, one.second, one.third, one.secret, one.both) == (1, "b", [2], "s", "1b")
    assert repr(one) == "declared.<locals>.Point(first=1, second='b', third=[2])"
    assert one == cls(1, "b", [2], "other")
    assert one != cls(1, "c", [2])
    assert one != (1, "b", [2], "s")
    assert cls(1).third is not cls(1).third
    assert replace(one, first=5) == cls(5, "b", [2])
    assert asdict(one) == {"first": 1, "second": "b", "third": [2], "secret": "s"}
    assert [item.name for item in fields(one)] == ["first", "second", "third", "secret"]
    assert cls.__match_args__ == ("first", "second", "third", "secret")
    assert not hasattr(one, "__dict__")
    assert copy.copy(one) == copy.deepcopy(one) == one
    for wrong in (cls, lambda: cls(1, 2, 3, 4, 5), lambda: cls(1, fourth=2), lambda: hash(one)):
        assert outcome(wrong) is TypeError
    assert outcome(lambda: cls(-1)) is ValueError
    for change in (lambda: setattr(one, "first", 2), lambda: delattr(one, "first"), lambda: setattr(one, "new", 2)):
        assert outcome(change) in (FrozenInstanceError, TypeError)
    assert one.first == 1


@pytest.mark.parametrize("made", [0, 100])
def test_the_first_values_of_a_class_are_like_later_ones(made):
    """Their fields are set one by one; later ones have a compiled method."""

    @frozen
    class Point:
        """A point."""

        first: object
        second: object = field(default=None, kw_only=True)
        third: dict[str, int] = field(default_factory=dict)

    for _ in range(made):
        Point(1)
    array = np.array([1, 2])  # whose comparison is no truth value
    one = Point(array, {"a": 1}, second=array)
    assert one.first is one.second is array
    assert one.third == {"a": 1}
    assert Point(third={"b": 1}, first=2) == Point(2, {"b": 1})
    for arguments, named in [((), {}), ((1, {}, 3), {}), ((1,), {"first": 1}), ((1,), {"fourth": 1})]:
        with pytest.raises(TypeError, match=r"^test_.*Point\.__init__\(\)"):
            Point(*arguments, **named)


def test_a_value_may_have_cached_properties():
    @frozen(caches=True)
    class Word:
        """A word."""

        text: str

        @cached_property
        def letters(self):
            return list(self.text)

    one = Word("ab")
    assert one.letters is one.letters
    assert one == Word("ab")
    with pytest.raises(FrozenInstanceError):
        one.text = "c"


STANDARD = dataclass(frozen=True, slots=True)


@pytest.mark.parametrize("decorators", [(frozen, STANDARD), (STANDARD, frozen), (frozen, frozen)])
def test_values_and_frozen_data_classes_may_be_based_on_each_other(decorators):
    @decorators[0]
    class Base:
        """A base."""

        first: int

    @decorators[1]
    class Point(Base):
        """A point."""

        second: int = 2

    one = Point(1)
    assert (one.first, one.second) == (1, 2)
    assert one == Point(1, 2)
    assert one != Point(2, 2)
    assert hash(one) == hash(Point(1, 2))
    assert copy.copy(one) == one
    for name in ("first", "second"):
        assert outcome(lambda name=name: setattr(one, name, 3)) in (FrozenInstanceError, TypeError)
    assert one == Point(1, 2)


def test_values_are_hashed_by_their_fields_and_survive_pickle():
    one = Kept("a", Kept("b"))
    assert len({one, Kept("a", Kept("b")), Kept("a")}) == 2
    assert pickle.loads(pickle.dumps(one)) == one


def test_without_eq_a_value_equals_itself_only():
    @frozen(eq=False, kw_only=True)
    class Column:
        """One."""

        numbers: list[int]
        size: int = 0

    one = Column(numbers=[1])
    assert one != Column(numbers=[1])
    assert {one: 1}[one] == 1
    assert outcome(lambda: Column([1])) is TypeError


@pytest.mark.parametrize("decorator", [frozen, dataclass(frozen=True, slots=True)])
def test_methods_of_ones_own_are_kept(decorator):
    @decorator
    class Loud:  # noqa: PLW1641 - the decorator adds it
        """One."""

        name: str

        def __repr__(self):
            return "loud"

        def __eq__(self, other):
            return True

    assert repr(Loud("a")) == "loud"
    assert Loud("a") == Loud("b")
    assert hash(Loud("a")) == hash(Loud("a")) != hash(Loud("b"))


def test_a_variable_of_the_class_is_no_field_whether_its_type_is_written_out_or_a_string():
    @frozen
    class Job:
        is_long: ClassVar[bool] = False
        also: "ClassVar[bool]" = False
        name: str = ""

    @frozen
    class LongJob(Job):
        is_long = True
        also = True

    assert [item.name for item in fields(LongJob("a"))] == ["name"]
    assert (LongJob.is_long, LongJob("a").also, Job("a").is_long) == (True, True, False)
