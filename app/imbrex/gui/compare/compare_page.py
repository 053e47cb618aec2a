"""Compare page: what is decided about a pair, its figures, and two texts side by side."""

from dataclasses import replace
from pathlib import PurePath

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.text.document import Document
from imbrex.gui.compare.compare_view import CompareView
from imbrex.gui.compare.pair_bar import PairBar
from imbrex.gui.compare.pair_heads import PairHeads
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound, masked, masked_found
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.notice_page import NoticePage
from imbrex.gui.wording.translation import Text, retranslated


class ComparePage(QWidget):
    """Shows a pair, or the reason why it can't be shown."""

    def __init__(self, settings: Settings, view: CompareView | None = None) -> None:
        """Create, with the view if it exists."""
        super().__init__()
        self.setObjectName("comparePage")
        self.view = CompareView() if view is None else view
        self._settings = settings
        self._is_of_class = False
        self._has_own_lens = False  # passages of a pair in two languages, whatever lens was last used
        self.view.set_lens(settings.lens)
        self.view.lens_changed.connect(self._remember_lens)
        self.heads = PairHeads()
        self.bar = PairBar()
        self.verdict, self.note = self.bar.verdict, self.bar.note
        self.addActions([*self.verdict.keys, self.bar.previous, self.bar.next])
        self._reason = NoticePage()
        self._body = QStackedWidget()
        self._body.addWidget(self.view)
        self._body.addWidget(self._reason)
        self._session: Session | None = None
        self._comparison: Comparison | None = None
        self._found: RewritingFound | None = None
        self._told: tuple[Text, Text] = (str, str)
        self.view.lens_changed.connect(self._show_heads)
        self.view.changes.replaced.connect(self._show_heads)
        PassedFocus(self, lambda: self.view)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        for widget in (self.bar, self.note, self.heads):
            layout.addWidget(widget)
        layout.addWidget(self._body, 1)
        self.note.left.connect(self.view.setFocus)
        self.heads.left.files.chosen.connect(lambda point: self.view.go_to(point, -1))
        self.heads.right.files.chosen.connect(lambda point: self.view.go_to(-1, point))

    def use_lens(self, *, of_class: bool) -> None:
        """Use the lens last used for pairs from the table of a class, or for other pairs.

        At first, the former is the one whose figure is in the table.
        """
        if of_class != self._is_of_class:
            self._is_of_class = of_class
            self.view.set_lens(self._last_lens)

    def follow(self, session: Session) -> None:
        """Connect to a session, which also decides whether names are hidden."""
        self._session = session
        session.anonymous_changed.connect(self._on_anonymous_changed)
        self.view.disguises.follow(session.disguises.of, session.shown_text)
        session.disguises.changed.connect(self.view.disguises.refresh)
        self.view.bar.shingles.option_chosen.connect(self._on_option_chosen)
        session.options_changed.connect(self.view.bar.shingles.show_options)
        self.view.bar.shingles.show_options(session.options)
        self.verdict.follow(session.decisions)
        self.note.follow(session)

    def show_comparison(self, comparison: Comparison, *, is_translatable: bool = False) -> None:
        """Show scores and texts; open a pair with a dictionary for its two languages in Passages."""
        is_new = self._comparison is None or _keys(self._comparison) != _keys(comparison)
        self._comparison = comparison
        if self._found is not None and not _is_of(self._found, comparison):
            self.forget_rewriting()
        self._show_texts()
        if is_new:
            self._fit_lens(is_translatable)
        keys = _keys(comparison)
        self.verdict.show_pair(*keys)
        self.note.show_pair(*keys)
        self._body.setCurrentWidget(self.view)

    def show_rewriting(self, found: RewritingFound) -> None:
        """Show the rewritten passages if they belong to the current comparison."""
        if self._comparison is not None and _is_of(found, self._comparison):
            self._found = found
            anonymity = self._anonymity
            self.view.show_rewriting(found if anonymity is None else masked_found(found, anonymity))
            self._show_heads()

    def show_searching(self) -> None:
        """Show that rewritten passages are being searched for."""
        self.view.show_searching()

    def show_no_rewriting(self, reason: Text) -> None:
        """Show why there are no rewritten passages."""
        session = self._session
        self.view.show_no_rewriting(reason if session is None else lambda: session.shown_text(reason()))

    def forget_rewriting(self) -> None:
        """Discard the rewritten passages; the next comparison shows none."""
        self._found = None

    def show_reason(self, heading: Text, text: Text) -> None:
        """Show why the pair can't be compared."""
        self._comparison, self._told = None, (heading, text)
        self.view.clear()
        self.heads.hide()
        self.verdict.clear()
        self.note.clear()
        self._show_reason()
        self._body.setCurrentWidget(self._reason)

    @retranslated
    def _show_reason(self) -> None:
        heading, text = (told() for told in self._told)
        shown = text if self._session is None else self._session.shown_text(text)
        self._reason.show_notice(heading, shown, offers_open=False)

    def _show_texts(self) -> None:
        """Show both texts, with names hidden if required."""
        comparison, found, anonymity = self._comparison, self._found, self._anonymity
        if comparison is not None:
            shown = comparison if anonymity is None else masked(comparison, anonymity)
            self.heads.show_pair(shown, self._names(shown))
            self.view.show_comparison(
                shown, found if anonymity is None or found is None else masked_found(found, anonymity)
            )
            self._show_heads()

    def _names(self, comparison: Comparison) -> tuple[str, str]:
        """Return short names of both documents: their authors, or their files without suffixes."""
        documents = comparison.left.document, comparison.right.document
        authors = ["" if self._session is None else self._session.shown_author(one.key) for one in documents]
        left, right = (author or short_name(one) for author, one in zip(authors, documents, strict=True))
        return (left, right) if left != right else (documents[0].name, documents[1].name)

    @retranslated
    def _show_heads(self) -> None:
        """Show the figures of the lens."""
        if self._comparison is None:
            return
        self.heads.show()
        if self.view.lens is Lens.SHINGLES:
            self.heads.show_shingles(self._comparison)
        elif self.view.lens is Lens.CHANGES:
            self.heads.show_changes(self.view.changes.changes)
        else:
            self.heads.show_passages(self._found.classes if self._found is not None else None)

    @property
    def _anonymity(self) -> Anonymity | None:
        return self._session.anonymity if self._session is not None else None

    def _on_option_chosen(self, flag: str, value: object) -> None:
        if self._session is not None:
            self._session.set_options(self._session.options.with_value(flag, value))

    @property
    def _last_lens(self) -> Lens:
        return self._settings.class_lens if self._is_of_class else self._settings.lens

    def _fit_lens(self, is_translatable: bool) -> None:
        """Leave the shared shingles, of which texts in two languages have none; go back for the next pair."""
        if is_translatable and self.view.lens is Lens.SHINGLES:
            self._has_own_lens = True
            self.view.set_lens(Lens.REWRITING)
        elif self._has_own_lens and not is_translatable:
            self.view.set_lens(self._last_lens)
            self._has_own_lens = False

    def _remember_lens(self, lens: Lens) -> None:
        if self._has_own_lens and lens is Lens.REWRITING:
            return
        self._has_own_lens = False
        if self._is_of_class:
            self._settings.class_lens = lens
        else:
            self._settings.lens = lens

    def _on_anonymous_changed(self) -> None:
        if self._comparison is not None:
            self._show_texts()
        elif self._body.currentWidget() is self._reason:
            self.show_reason(*self._told)


def _keys(comparison: Comparison) -> tuple[str, str]:
    return comparison.left.document.key, comparison.right.document.key


def _is_of(found: RewritingFound, comparison: Comparison) -> bool:
    """Return whether the passages belong to the texts of a comparison."""
    pairs = zip((found.passages.left, found.passages.right), (comparison.left, comparison.right), strict=True)
    # The search reads all documents as essays, including sources and archive essays.
    return all(replace(read.tokens.document, role=shown.document.role) == shown.document for read, shown in pairs)


def short_name(document: Document) -> str:
    """Return the name of a document, for a file without its suffix."""
    return PurePath(document.name).stem if document.path else document.name
