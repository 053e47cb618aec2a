"""Clock: the only source of local date and time, which tests can replace."""

from datetime import date, datetime


def now() -> datetime:
    """The current time in the time zone of this machine."""
    return datetime.now().astimezone()


def today() -> date:
    """The current local date."""
    return now().date()
