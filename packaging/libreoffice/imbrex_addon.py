"""Extension for LibreOffice Writer: compare the open text with another one, or with the library, by imbrex-cli.

It runs inside LibreOffice, whose Python has no Imbrex: the installed program is called. The open text is saved to a
temporary file, so that unsaved changes are compared too.
"""

import json
import os
import shutil
import subprocess
import tempfile

import uno
import unohelper
from com.sun.star.awt.MessageBoxButtons import BUTTONS_OK
from com.sun.star.awt.MessageBoxType import INFOBOX
from com.sun.star.beans import PropertyValue
from com.sun.star.frame import XDispatch, XDispatchProvider
from com.sun.star.lang import XInitialization, XServiceInfo

NAME = "org.imbrex.libreoffice"
PROTOCOL = "org.imbrex.libreoffice:"
PLACES = ("~/.local/bin/imbrex-cli", "/usr/local/bin/imbrex-cli", "/usr/bin/imbrex-cli")
MOST = 8  # matches in a message
FILE = "A file..."
PUSH_OK, PUSH_CANCEL = 1, 2  # of com.sun.star.awt.PushButtonType


class ImbrexError(Exception):
    """Why there is no result, as a sentence."""


def program():
    """The path of imbrex-cli."""
    found = shutil.which("imbrex-cli")
    for place in (found, *map(os.path.expanduser, PLACES)):
        if place and os.access(place, os.X_OK):
            return place
    raise ImbrexError("imbrex-cli was not found. Install Imbrex, or add its folder to PATH.")


def run(*arguments):
    """The object that a command prints as JSON; only its last line of errors is told."""
    ended = started(*arguments)
    try:
        return json.loads(ended.stdout)
    except ValueError:
        raise ImbrexError((ended.stderr.strip().splitlines() or ["imbrex-cli gave no result."])[-1]) from None


def started(*arguments):
    """The end of imbrex-cli; a LibreOffice that has a Python of its own tells it to all programs that it starts."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    return subprocess.run(
        [program(), *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )


def save_copy(document, folder, name):
    """Save an open text as it is now to a file in a folder; return its path."""
    stem = os.path.splitext(os.path.basename(name))[0] or "text"
    path = os.path.join(folder, stem + ".odt")
    number = 1
    while os.path.exists(path):
        number += 1
        path = os.path.join(folder, f"{stem} {number}.odt")
    document.storeToURL(uno.systemPathToFileUrl(path), (PropertyValue(Name="FilterName", Value="writer8"),))
    return path


def compare_sentences(found):
    """What two texts share, from the record of `compare`."""
    if not found["pairs"]:
        return " ".join(f"{one['name']}: {one['message']}" for one in found["problems"]) or "Nothing was compared."
    pair = found["pairs"][0]
    lines = []
    for side, other in (("left", "right"), ("right", "left")):
        shares = pair[f"shares_{side}"]
        also = round(100 * (shares["verbatim"] + shares["reworded"]))
        lines.append(f"{also}% of {pair[side]} is also in {pair[other]}.")
    return "\n".join(lines)


def check_sentences(found):
    """The matches of a text, from the record of `library check`."""
    checked = found["checked"][0] if found["checked"] else {"candidates": [], "problem": "Nothing was checked."}
    if checked["problem"]:
        return checked["problem"]
    lines = [
        f"{round(100 * one['containment'])}% of its shingles are also in {one['names'][0]['name']}."
        for one in checked["candidates"]
    ]
    more = len(lines) - MOST
    return "\n".join(lines[:MOST] + ([f"And {more} more."] if more > 0 else [])) or "No match in the library."


def compare(document, name, other, folder):
    """Compare an open text with a file; return sentences, and the path of a report."""
    path = save_copy(document, folder, name)
    found = run("compare", path, other, "--json")
    report = os.path.join(folder, "report.html")
    ended = started("report", path, other, "-o", report)
    return compare_sentences(found), report if ended.returncode in (0, 1) and os.path.exists(report) else ""


def check(document, name, folder):
    """Find matches of an open text in the user's library; return sentences."""
    return check_sentences(run("library", "check", save_copy(document, folder, name), "--json"))


class Handler(unohelper.Base, XServiceInfo, XInitialization, XDispatchProvider, XDispatch):
    """Runs the two commands of the menu."""

    def __init__(self, context, *arguments):
        self.context = context
        self.frame = arguments[0] if arguments else None

    def initialize(self, arguments):
        self.frame = arguments[0] if arguments else None

    def queryDispatch(self, url, target, flags):  # noqa: N802 - a name of LibreOffice
        return self if url.Protocol == PROTOCOL else None

    def queryDispatches(self, requests):  # noqa: N802
        return tuple(self.queryDispatch(one.FeatureURL, one.FrameName, one.SearchFlags) for one in requests)

    def addStatusListener(self, listener, url):  # noqa: N802
        pass

    def removeStatusListener(self, listener, url):  # noqa: N802
        pass

    def getImplementationName(self):  # noqa: N802
        return NAME

    def supportsService(self, name):  # noqa: N802
        return name == "com.sun.star.frame.ProtocolHandler"

    def getSupportedServiceNames(self):  # noqa: N802
        return ("com.sun.star.frame.ProtocolHandler",)

    def dispatch(self, url, arguments):
        try:
            self._compare() if url.Path == "compare" else self._check()
        except ImbrexError as error:
            self._say(str(error))

    def _compare(self):
        # It stays until the system clears its temporary files: the report is open in a browser.
        folder = tempfile.mkdtemp(prefix="imbrex")
        other = self._choose(folder)
        if not other:
            os.rmdir(folder)
            return
        sentences, report = compare(self._document(), self._title(), other, folder)
        if report:
            shell = self._service("com.sun.star.system.SystemShellExecute")
            shell.execute(uno.systemPathToFileUrl(report), "", 0)
        self._say(sentences)

    def _check(self):
        with tempfile.TemporaryDirectory(prefix="imbrex") as folder:
            self._say(check(self._document(), self._title(), folder))

    def _choose(self, folder):
        """The path of another open text as it is now, saved in a folder, or of a file; empty if none was chosen."""
        others = self._others()
        place = self._pick([*(one.getTitle() for one in others), FILE]) if others else 0
        if place < 0:
            return ""
        if place < len(others):
            return save_copy(others[place], folder, others[place].getTitle())
        picker = self._service("com.sun.star.ui.dialogs.FilePicker")
        return uno.fileUrlToSystemPath(picker.getFiles()[0]) if picker.execute() else ""

    def _others(self):
        """The texts that are open beside this one, in the order of their titles."""
        every = self._service("com.sun.star.frame.Desktop").Components.createEnumeration()
        found, own = [], self._document()
        while every.hasMoreElements():
            one = every.nextElement()
            is_text = hasattr(one, "supportsService") and one.supportsService("com.sun.star.text.TextDocument")
            if is_text and one != own:
                found.append(one)
        return sorted(found, key=lambda one: one.getTitle())

    def _pick(self, titles):
        """The place of the title that the user chooses from a list; -1 for none."""
        model = self._service("com.sun.star.awt.UnoControlDialogModel")
        model.Width, model.Height, model.Title = 180, 96, "Compare with"
        for kind, name, place, properties in (
            ("ListBox", "titles", (6, 6, 168, 66), {"StringItemList": tuple(titles), "SelectedItems": (0,)}),
            ("Button", "ok", (68, 77, 50, 14), {"PushButtonType": PUSH_OK, "DefaultButton": True}),
            ("Button", "cancel", (124, 77, 50, 14), {"PushButtonType": PUSH_CANCEL}),
        ):
            part = model.createInstance(f"com.sun.star.awt.UnoControl{kind}Model")
            part.PositionX, part.PositionY, part.Width, part.Height = place
            for key, value in properties.items():
                setattr(part, key, value)
            model.insertByName(name, part)
        dialog = self._service("com.sun.star.awt.UnoControlDialog")
        dialog.setModel(model)
        window = self.frame.getContainerWindow()
        dialog.createPeer(window.getToolkit(), window)
        place = dialog.getControl("titles").getSelectedItemPos() if dialog.execute() else -1
        dialog.dispose()
        return place

    def _document(self):
        return self.frame.getController().getModel()

    def _title(self):
        return self._document().getTitle()

    def _service(self, name):
        return self.context.ServiceManager.createInstanceWithContext(name, self.context)

    def _say(self, text):
        window = self.frame.getContainerWindow()
        box = window.getToolkit().createMessageBox(window, INFOBOX, BUTTONS_OK, "Imbrex", text)
        box.execute()
        box.dispose()


g_ImplementationHelper = unohelper.ImplementationHelper()  # noqa: N816 - LibreOffice looks for this name
g_ImplementationHelper.addImplementation(Handler, NAME, ("com.sun.star.frame.ProtocolHandler",))
