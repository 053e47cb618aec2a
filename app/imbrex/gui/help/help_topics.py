"""Help topics: the pages of the help, and the widgets they describe."""

from enum import StrEnum


class Topic(StrEnum):
    """Pages in the order of the contents; values are file names."""

    FIRST = "first-steps"
    COMPARING = "comparing"
    CLASS = "class"
    OPTIONS = "options"
    DISGUISES = "disguises"
    VERDICTS = "verdicts"
    REFERENCES = "references"
    REPORTS = "reports"
    LIBRARY = "library"
    PRIVACY = "privacy"
    KEYS = "keys"


PLACES = {
    "startPage": Topic.FIRST,
    "noticePage": Topic.FIRST,
    "documentsDock": Topic.FIRST,
    "watchFolderDialog": Topic.FIRST,
    "comparePage": Topic.COMPARING,
    "overviewPage": Topic.CLASS,
    "preferences": Topic.OPTIONS,
    "dictionariesPage": Topic.COMPARING,
    "pairVerdict": Topic.VERDICTS,
    "pairNoteLine": Topic.VERDICTS,
    "passageVerdict": Topic.VERDICTS,
    "passageDecision": Topic.VERDICTS,
    "reportDialog": Topic.REPORTS,
    "libraryPage": Topic.LIBRARY,
    "newLibraryDialog": Topic.LIBRARY,
    "shelfDialog": Topic.LIBRARY,
    "aboutDialog": Topic.PRIVACY,
}
"""The topic of each part of the window but the panels, by object name; the innermost part takes precedence."""
