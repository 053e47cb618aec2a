"""Submission: facts about the work that a student or a team handed in."""

from imbrex.values import frozen


@frozen
class Submission:
    """Facts from the archive of a learning platform or from a roster; anything unknown is empty, or 0.

    The student's name is the document's author, made distinct by the id if two students have the same name.

    Attributes:
        platform: the learning platform, such as "Moodle"; empty if only a roster knows the student.
        student: id on the platform or in the roster; empty for a team.
        person: name of the student or the team, as written there.
        group: of the student, from the roster.
        members: names of a team's members.
        assignment: its name.
        attempt: number of this attempt, from 1.
        attempts: number of attempts in the archive, including those that were not read.
        submitted: time, ISO 8601, as the platform shows it.
        archive: path of the ZIP file that it is in, with other attempts.
    """

    platform: str = ""
    student: str = ""
    person: str = ""
    group: str = ""
    members: tuple[str, ...] = ()
    assignment: str = ""
    attempt: int = 0
    attempts: int = 0
    submitted: str = ""
    archive: str = ""


NO_SUBMISSION = Submission()
"""Of a document that is not a student's submission."""
