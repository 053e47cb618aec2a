"""Problems: what the rooms below say in English, said in the language of the window."""

from dataclasses import replace

from imbrex.engine.text.document import Problem
from imbrex.gui.wording.sentences import Sentences
from imbrex.gui.wording.spoken import comparing, keeping, reading, reasons, remembering

_ALL = (*reading.NOTED, *comparing.NOTED, *remembering.NOTED, *keeping.NOTED, *reasons.NOTED)
SAID = Sentences("Spoken", *sorted(_ALL, key=lambda source: str(source).startswith("%1")), "%1:")
"""Patterns, those that begin with anything last of all; "%1:" takes the name of a document before a sentence on it."""


def said(text: object) -> str:
    """A sentence or an error in the language of the window; what nobody has noted stays as it is."""
    return SAID.translate(str(text))


def said_problem(problem: Problem) -> Problem:
    """A problem in the language of the window."""
    return replace(problem, message=said(problem.message), hint=said(problem.hint))
