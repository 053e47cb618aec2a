"""Remote answers: what the language service returns, checked by the process that asked."""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

_Mask = Annotated[int, msgspec.Meta(ge=0, lt=2**16)]
TYPES: Mapping[str, Any] = {
    "known": list[bool],
    "lemmas": list[str],
    "stems": list[str],
    "parts_of_speech": list[_Mask],
    "tag": list[list[_Mask]],
    "segment": bytes,
}
"""Type of the answer of each method as it is sent."""

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")  # which cannot be encoded


def sendable(argument: Any) -> Any:
    """The argument of a method as it is sent."""
    if isinstance(argument, str):
        return _LONE_SURROGATE.sub("\ufffd", argument)
    return [sendable(one) for one in argument]


def packed(answer: Any) -> Any:
    """An answer as it is sent."""
    return answer.astype(np.int32).tobytes() if isinstance(answer, np.ndarray) else answer


def unpacked(method: str, argument: Any, answer: Any) -> Any:
    """An answer as it was sent.

    Raises:
        ValueError: it does not fit the question.
    """
    if method == "segment":
        return _spans(answer, len(argument))
    _check_count(argument, answer)
    if method == "tag":
        for sentence, masks in zip(argument, answer, strict=True):
            _check_count(sentence, masks)
    return answer


def _check_count(asked: Sequence[Any], answered: Sequence[Any]) -> None:
    if len(asked) != len(answered):
        raise ValueError(f"{len(answered)} answers to {len(asked)} questions")


def _spans(data: bytes, length: int) -> NDArray[np.int32]:
    numbers = np.frombuffer(data, np.int32)
    if len(numbers) % 2 or (len(numbers) and (numbers[0] < 0 or numbers[-1] > length)) or (np.diff(numbers) < 0).any():
        raise ValueError("no spans of this text")
    return numbers.reshape(-1, 2)
