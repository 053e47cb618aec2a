"""Percent: rounding of fractions for display in the window, in reports and on the command line."""

from functools import lru_cache

from imbrex.messages import Figure
from imbrex.values import frozen

_FINEST = 4
"""Decimals of a percentage beyond which single and double precision may differ: 3 of 10 is .30000001 in one of them."""


@frozen
class Rounded:
    """A percentage as shown: "<0.1" is a bound of "<" and a value of 0.1.

    Attributes:
        value: percent, rounded.
        bound: "<" or ">" if the true value is below or above it; else empty.
    """

    value: float
    bound: str = ""

    def text(self, decimals: int = 1) -> str:
        """As "98.7%"; `decimals` are those that it was rounded to."""
        return f"{self.bound}{self.value:.{decimals}f}%"


@frozen
class Percent(Figure):
    """A fraction of 1 as a message argument."""

    fraction: float
    decimals: int = 1

    def __str__(self) -> str:
        return percent(self.fraction, self.decimals)


def rounded(fraction: float, decimals: int = 1) -> Rounded:
    """Round a fraction of 1 to percent.

    * It goes to the nearest, a half upwards: 98.65 is 98.7, in whatever precision it was computed.
    * What is more than nothing is never 0: it is below the smallest step ("<0.1", or "<1" without decimals).
    * What is less than all is never 100: it is above the largest step below that (">99.9", ">99"). So no percentile is
      100, as no pair is above all pairs.
    """
    value = _nearest(fraction, decimals)
    step = 10.0**-decimals
    if value == 0 and fraction > 0:
        return Rounded(step, "<")
    if value == 100 and fraction < 1:
        return Rounded(round(100 - step, decimals), ">")
    return Rounded(value)


@lru_cache(maxsize=1 << 12)  # tables of thousands of pairs repeat most of theirs
def percent(fraction: float, decimals: int = 1) -> str:
    """A fraction of 1 as "98.7%", rounded as `rounded` does."""
    return rounded(fraction, decimals).text(decimals)


def points(difference: float) -> float:
    """A difference of two fractions of 1 in percentage points, with one decimal; may be 0 or negative."""
    return _nearest(difference, 1)


def _nearest(fraction: float, decimals: int) -> float:
    finest, step = round(100 * 10**_FINEST * float(fraction)), int(10 ** (_FINEST - decimals))
    return float((finest + step // 2) // step / 10**decimals)
