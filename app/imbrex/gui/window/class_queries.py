"""Studies: what open panels want to know besides the comparison, asked when there is time for it."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from imbrex.engine.compare.report import Report
from imbrex.errors import ImbrexError
from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.disguises.disguise_jobs import (
    DisguisesFound,
    DisguisesJob,
    EffectsFound,
    EffectsJob,
    KindEffectsJob,
)
from imbrex.gui.compare.disguises.disguise_requests import DisguiseWishes
from imbrex.gui.compare.disguises.disguises_panel import DisguisesPanel
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.class_jobs import ClassJob, ClustersJob, DetailsJob, OriginsJob, RankJob
from imbrex.gui.overview.class_requests import Wishes
from imbrex.gui.overview.common_text.common_text_panel import CommonTextPanel
from imbrex.gui.overview.near_duplicates.near_duplicates_panel import NearDuplicatesPanel
from imbrex.gui.overview.overview_page import OverviewPage
from imbrex.gui.tasks.jobs import (
    CompareJob,
    Job,
    NearDuplicatesJob,
    PasteJob,
    PhrasesJob,
    ReadJob,
    ReportJob,
    RereadJob,
)
from imbrex.gui.tasks.query import Fields, Study
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.widgets.panel import Panel
from imbrex.gui.window.pair_queries import PairStudies
from imbrex.gui.wording.spoken.problems import said

FIRST = (ReadJob, RereadJob, PasteJob, ReportJob, CompareJob)
"""What has to be done before any study."""

FEWEST = 3
"""Documents among which near-duplicates are looked for; two are simply compared."""


class Studies(QObject):
    """Keep the answers of panels and overview in step with report and pair."""

    def __init__(
        self,
        session: Session,
        runner: Runner,
        settings: Settings,
        overview: OverviewPage,
        compare: ComparePage,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._report_number = 0
        self.of_pair = PairStudies(session, settings, compare, self)
        self.near = NearDuplicatesPanel()
        self._near = Study(NearDuplicatesJob, self._wish_near, self.near.show_found, self.near.tell)
        self.common = CommonTextPanel(session)
        phrases = Study(PhrasesJob, self._wish_phrases, self.common.show_found, self.common.tell)
        self.disguises = DisguisesPanel(session)
        self._overview = overview
        self._studies = (*self.of_pair.all, *_of_overview(overview), self._near, phrases, *self._of_disguises())
        self._timer = QTimer(self)  # gathers what changes together into one look
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._connect_signals()

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Study this pair from now on."""
        self.of_pair.show_pair(pair)
        self._timer.start()

    def docks(self) -> list[Panel]:
        """The panels, each in a new dock."""
        return [
            *self.of_pair.docks(),
            Panel("nearDuplicatesDock", lambda: self.tr("Near-duplicates"), self.near),
            Panel("commonTextDock", lambda: self.tr("Common text"), self.common),
            Panel("disguisesDock", lambda: self.tr("Disguises"), self.disguises),
        ]

    def show_common(self) -> None:
        """Open the panel of common text."""
        panel = self.common.parentWidget()
        if isinstance(panel, Panel):
            panel.reveal()

    def close(self) -> None:
        """Ask nothing more."""
        self._timer.stop()

    def _connect_signals(self) -> None:
        self.of_pair.wish_changed.connect(self._timer.start)
        self.near.wish_changed.connect(self._timer.start)
        self.common.wish_changed.connect(self._timer.start)
        self.disguises.wish_changed.connect(self._timer.start)
        self._overview.wish_changed.connect(self._timer.start)
        self.of_pair.what_if.option_chosen.connect(self._on_option_chosen)
        self.of_pair.passages.option_chosen.connect(self._on_option_chosen)
        self.disguises.option_chosen.connect(self._on_option_chosen)
        self._runner.cancelled.connect(self._on_cancelled)
        self._runner.failed.connect(self._on_failed)
        self._runner.finished.connect(self._on_finished)
        self._session.report_changed.connect(self._on_report_changed)
        self._timer.timeout.connect(self._ask)

    def _of_disguises(self) -> tuple[Study, ...]:
        """The questions about disguises, the last of all: they concern every document and take longest."""
        panel, known = self.disguises, self._session.disguises
        wishes = DisguiseWishes(self._session, panel)

        def learn(found: DisguisesFound) -> None:
            known.learn(found.findings)

        def learn_effects(found: EffectsFound) -> None:
            known.learn_effects(found.effects)

        return (
            Study(DisguisesJob, wishes.find, learn, panel.tell),
            Study(EffectsJob, wishes.effects, learn_effects, panel.tell),
            Study(KindEffectsJob, wishes.worth, panel.show_worth, panel.tell),
        )

    def _wish_near(self) -> Fields | None:
        if not self.near.is_seen or len(self._session.comparable) < FEWEST:
            return None
        method, threshold, rounds = self.near.choice
        return {"report": self._session.report, "method": method, "threshold": threshold, "rounds": rounds}

    def _wish_phrases(self) -> Fields | None:
        return {"share": self.common.choice} if self.common.is_seen else None

    def _ask(self) -> None:
        """Ask whatever is wanted and was not asked yet; stop what nobody waits for any more."""
        report, documents = self._session.report, self._session.documents
        if report is None or any(self._runner.is_running(kind) for kind in FIRST):
            return
        if [counted.document.key for counted in report.documents] != [document.key for document in documents]:
            return  # a newer report is to come: what is told of its documents by their numbers would not fit this one
        for study in self._studies:
            wish = study.wish()
            if wish is None:
                self._give_up(study)
            elif (asked := (self._report_number, wish)) != study.asked:
                study.asked = asked
                study.job = self._runner.study(study.kind, documents=documents, options=self._session.options, **wish)
                study.begin()

    def _give_up(self, study: Study) -> None:
        if study.job is not None:
            study.job.stop.set()
            study.job = study.asked = None

    def _study_of(self, job: Job) -> Study | None:
        return next((study for study in self._studies if study.job is job), None)

    def _on_option_chosen(self, flag: str, value: object) -> None:
        self._session.set_options(self._session.options.with_value(flag, value))

    def _on_report_changed(self, _report: Report | None) -> None:
        self._report_number += 1
        if len(self._session.comparable) < FEWEST:
            self.near.clear()
            self._near.asked = None

    @Slot(object, object)
    def _on_finished(self, job: Job, result: object) -> None:
        study = self._study_of(job)
        if study is not None:
            study.job = None
            study.show(result)
            self._ask()  # at once, so that the window does not seem idle between two parts of one answer
        self._timer.start()

    @Slot(object, object)
    def _on_failed(self, job: Job, error: Exception) -> None:
        study = self._study_of(job)
        if study is not None:
            study.job = None
            study.tell(
                partial(said, error)
                if isinstance(error, ImbrexError)
                else lambda: self.tr("This could not be computed.")
            )
        self._timer.start()

    @Slot(object, bool)
    def _on_cancelled(self, job: Job, replaced: bool) -> None:
        study = self._study_of(job)
        if study is not None:
            study.job = None
            if replaced:
                study.asked = None
            else:
                study.tell(lambda: self.tr("Stopped. Press F5 to compare again."))
        self._timer.start()


def _of_overview(page: OverviewPage) -> tuple[Study, ...]:
    """The questions of the overview, the quickest first."""
    wishes = Wishes(page)
    return (
        Study(RankJob, wishes.ranking, page.show_other_ranking, page.tell),
        Study(ClassJob, wishes.whole_class, page.show_class, page.tell),
        Study(OriginsJob, wishes.origins, page.show_origins, page.tell_no_origins),
        Study(ClustersJob, wishes.clusters, page.show_clusters, page.tell_no_clusters),
        Study(DetailsJob, wishes.details, page.show_details, page.tell_no_details),
    )
