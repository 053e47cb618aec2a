"""Archives of learning platforms, made in all the generations of their layouts."""

import io
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

Content = bytes | str
Files = Mapping[str, Content]


@dataclass(frozen=True, slots=True)
class Student:
    """A student, with the files of each attempt, and text that was typed in the last one."""

    person: str
    number: int
    attempts: tuple[Files, ...]
    online: str = ""

    @property
    def account(self) -> str:
        """A user name as schools make them; it may have an underscore."""
        return f"user_{self.number}"

    @property
    def squashed(self) -> str:
        """The name as Canvas writes it."""
        return "".join(letter for letter in self.person.lower() if letter.isalnum() or not letter.isascii())


def zipped(members: Iterable[tuple[str, Content]], *, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as file:
        for name, data in members:
            file.writestr(zipfile.ZipInfo(name), data, method)
    return out.getvalue()


def moodle(students: Iterable[Student], generation: str = "3.1") -> Iterator[tuple[str, Content]]:
    """The last attempt of each."""
    for one in students:
        head = f"{one.person}_{one.number}"
        for name, data in one.attempts[-1].items():
            stem, _, suffix = name.partition(".")
            yield (
                {
                    "4.1": f"{head}_assignsubmission_file/{name}",
                    "3.1": f"{head}_assignsubmission_file_/{name}",
                    "2.4": f"{head}_assignsubmission_file_{name}",
                    "2.3": f"{head}_{name}",
                    "2.0": f"{one.person}_{stem}_{one.number}.{suffix}",
                }[generation],
                data,
            )
        if one.online and generation in {"4.1", "3.1", "2.4"}:
            join = {"4.1": "/", "3.1": "_/", "2.4": "_"}[generation]
            yield f"{head}_assignsubmission_onlinetext{join}onlinetext.html", page(one.online)


def canvas(students: Iterable[Student]) -> Iterator[tuple[str, Content]]:
    """All attempts, where files that are submitted again have numbers; every third student is late."""
    upload = 7000
    for one in students:
        late = "LATE_" if one.number % 3 == 0 else ""
        for attempt, files in enumerate(one.attempts):
            for name, data in files.items():
                upload += 1
                stem, _, suffix = name.rpartition(".")
                again = f"-{attempt}" if attempt else ""
                yield f"{one.squashed}_{late}{one.number}_{upload}_{stem}{again}.{suffix}", data
        if one.online:
            yield f"{one.squashed}_{late}{one.number}_text.html", page(one.online)


NO_TEXT = "There is no student submission text data for this assignment."


def blackboard(
    students: Iterable[Student], assignment: str = "Essay_1", *, indexes: bool = True
) -> Iterator[tuple[str, Content]]:
    """All attempts, each with its index."""
    for one in students:
        for attempt, files in enumerate(one.attempts):
            head = f"{assignment}_{one.account}_attempt_2024-05-{attempt + 1:02}-12-00-00"
            packed = {f"{head}_{name}": name for name in files}
            for name in packed:
                yield name, files[packed[name]]
            text = one.online if attempt == len(one.attempts) - 1 and one.online else NO_TEXT
            lines = [
                f"Name: {one.person} ({one.account})",
                f"Assignment: {assignment}",
                f"Date Submitted: Wednesday, May {attempt + 1}, 2024 12:00:00 PM CEST",
                "Current Grade: Needs Grading",
                "",
                "Submission Field:",
                text,
                "",
                "Comments:",
                "There are no student comments for this assignment.",
                "",
                "Files:",
            ]
            lines += [f"\tOriginal filename: {name}\n\tFilename: {path}\n" for path, name in packed.items()]
            if indexes:
                yield f"{head}.txt", "\n".join(lines)


def brightspace(students: Iterable[Student], generation: str = "folders") -> Iterator[tuple[str, Content]]:
    """All attempts, with the list of submissions."""
    for one in students:
        for attempt, files in enumerate(one.attempts):
            head = f"{one.number}-67890 - {one.person} - Jun {attempt + 3}, 2024 {attempt + 9}15 PM"
            for name, data in files.items():
                yield f"{head}/{name}" if generation == "folders" else f"{head} - {name}", data
            if one.online and attempt == len(one.attempts) - 1:
                yield f"{head}/text.html" if generation == "folders" else f"{head} - text.html", page(one.online)
    yield "index.html", page("All submissions")


def page(text: str) -> str:
    """A page of HTML."""
    return f'<html><head><meta charset="UTF-8"></head><body><p>{text}</p></body></html>'
