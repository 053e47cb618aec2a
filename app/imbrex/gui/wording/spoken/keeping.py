"""Keeping: what is said of projects and reports."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

NOTED = (
    QT_TRANSLATE_NOOP("Spoken", "Other users of this computer could read %1 until now."),
    QT_TRANSLATE_NOOP("Spoken", "To share it, give a group the right to read the file."),
    QT_TRANSLATE_NOOP("Spoken", "Other users of this computer can read %1, and this cannot be changed."),
    QT_TRANSLATE_NOOP("Spoken", "Move it to a folder of your own."),
    QT_TRANSLATE_NOOP("Spoken", "Use the newest good copy of the project, or open its documents anew."),
    QT_TRANSLATE_NOOP("Spoken", "Choose another folder, or check whether you may write there."),
    QT_TRANSLATE_NOOP("Spoken", "Make room, or choose another disk."),
    QT_TRANSLATE_NOOP("Spoken", "Check whether the disk, or the connection to it, is all right."),
    QT_TRANSLATE_NOOP("Spoken", "Choose a file that ends with .imbrex."),
    QT_TRANSLATE_NOOP("Spoken", "There is no room for %1."),
    QT_TRANSLATE_NOOP("Spoken", "Check whether it may be read."),
    QT_TRANSLATE_NOOP("Spoken", "Close it there."),
    QT_TRANSLATE_NOOP("Spoken", "There is not enough memory for %1."),
    QT_TRANSLATE_NOOP("Spoken", "Close other programs."),
    QT_TRANSLATE_NOOP("Spoken", "What you do is not kept in case of a crash."),
    QT_TRANSLATE_NOOP(
        "Spoken", "Save the project often, and check whether you may write to %1 and whether there is room."
    ),
    QT_TRANSLATE_NOOP("Spoken", "The file has not been changed."),
    QT_TRANSLATE_NOOP("Spoken", "Use the newest good copy of the project."),
    QT_TRANSLATE_NOOP(
        "Spoken",
        "This project was saved by %1, in an older format. Saving it will bring the file up to date; older "
        "versions cannot open it then.",
    ),
    QT_TRANSLATE_NOOP(
        "Spoken",
        "It was saved by %1 with options that this version does not have (%2): figures may differ here, and "
        "saving it will drop these options.",
    ),
    QT_TRANSLATE_NOOP(
        "Spoken",
        "It was saved by %1, which did not have all options of this version; these have their usual values: %2. "
        "Figures may differ from those there.",
    ),
    QT_TRANSLATE_NOOP("Spoken", "The project %1 cannot be opened: %2."),
    QT_TRANSLATE_NOOP("Spoken", "A text of more than %1 MB cannot be kept in a project."),
    QT_TRANSLATE_NOOP("Spoken", "Remove it from the session."),
    QT_TRANSLATE_NOOP(
        "Spoken", "Choose another place, or check whether you may write there and whether there is room."
    ),
    QT_TRANSLATE_NOOP("Spoken", "Choose the name of a file in it."),
    QT_TRANSLATE_NOOP("Spoken", "Choose another name."),
    QT_TRANSLATE_NOOP("Spoken", "The project cannot be saved to %1: %2."),
    QT_TRANSLATE_NOOP("Spoken", "The folder %1 cannot be made: %2."),
    QT_TRANSLATE_NOOP("Spoken", "Choose another place."),
    QT_TRANSLATE_NOOP("Spoken", "This is no report of Imbrex, or it has been changed."),
    QT_TRANSLATE_NOOP("Spoken", "Choose a report in HTML or JSON."),
    QT_TRANSLATE_NOOP("Spoken", "This is no report of Imbrex."),
    QT_TRANSLATE_NOOP("Spoken", "The report is damaged: %1."),
    QT_TRANSLATE_NOOP("Spoken", "Ask for the report as it was saved."),
    QT_TRANSLATE_NOOP("Spoken", "There are no reports in the language %1."),
    QT_TRANSLATE_NOOP("Spoken", "Choose one of %1."),
    QT_TRANSLATE_NOOP("Spoken", "A report cannot be saved as %1."),
    QT_TRANSLATE_NOOP("Spoken", "Give the file one of these: %1."),
    QT_TRANSLATE_NOOP("Spoken", "The report cannot be written to %1: %2."),
    QT_TRANSLATE_NOOP("Spoken", "This version cannot verify a report of format %1, or of this kind."),
    QT_TRANSLATE_NOOP("Spoken", "It knows formats up to %1; use the version that made the report."),
    QT_TRANSLATE_NOOP("Spoken", "The report has been changed or is damaged: its record cannot be read (%1: %2)."),
    QT_TRANSLATE_NOOP("Spoken", "It was saved by Imbrex %1; this is %2."),
    QT_TRANSLATE_NOOP("Spoken", "Open it with that version."),
    QT_TRANSLATE_NOOP("Spoken", "If that cannot read it either, it is damaged: use the newest good copy."),
    QT_TRANSLATE_NOOP("Spoken", "A project cannot hold more than %1 million characters of text."),
    QT_TRANSLATE_NOOP("Spoken", "Save the documents in two projects."),
    QT_TRANSLATE_NOOP("Spoken", "%1 is not a project of Imbrex."),
    QT_TRANSLATE_NOOP("Spoken", "%1 is one of the documents that the report is about."),
    QT_TRANSLATE_NOOP("Spoken", "%1 cannot be written: there may be no room."),
    QT_TRANSLATE_NOOP("Spoken", "%1 can be neither read nor written."),
    QT_TRANSLATE_NOOP("Spoken", "%1 cannot be written."),
    QT_TRANSLATE_NOOP("Spoken", "%1 cannot be opened."),
    QT_TRANSLATE_NOOP("Spoken", "%1 is in use by another program."),
    QT_TRANSLATE_NOOP("Spoken", "%1 What is wrong: %2."),
    QT_TRANSLATE_NOOP(
        "Spoken", "%1 was saved by %2, in a format that this version cannot read (format %3; it knows %4)."
    ),
    QT_TRANSLATE_NOOP("Spoken", "%1 is empty."),
    QT_TRANSLATE_NOOP("Spoken", "%1 is no file."),
    QT_TRANSLATE_NOOP("Spoken", "%1 is a folder."),
    QT_TRANSLATE_NOOP("Spoken", "%1 is no ordinary file."),
    QT_TRANSLATE_NOOP("Spoken", "%1 is write-protected."),
)
