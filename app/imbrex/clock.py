"""The clock: what time it is where people are; whatever asks for it asks here, so that tests can set it."""

from datetime import date, datetime


def now() -> datetime:
    """This moment, in the time zone of this machine."""
    return datetime.now().astimezone()


def today() -> date:
    """The day that it is here."""
    return now().date()
