# The public names, for type checkers: at run time they are imported when they are first used.

from imbrex.api.bulk import BulkResult as BulkResult
from imbrex.api.bulk import bulk_result as bulk_result
from imbrex.api.comparing import compare as compare
from imbrex.api.comparing import compare_all as compare_all
from imbrex.api.comparing import find_evidence as find_evidence
from imbrex.api.comparing import from_text as from_text
from imbrex.api.comparing import read as read
from imbrex.api.library import Library as Library
from imbrex.api.library import Match as Match
from imbrex.api.library import Matches as Matches
from imbrex.api.results import Comparison as Comparison
from imbrex.api.results import Comparisons as Comparisons
from imbrex.api.results import Evidence as Evidence
from imbrex.api.results import Pair as Pair
from imbrex.api.results import Passage as Passage
from imbrex.api.results import SharedItem as SharedItem
from imbrex.engine.compare.comparison import Scores as Scores
from imbrex.engine.shares.shares import Shares as Shares
from imbrex.engine.text.document import Document as Document
from imbrex.engine.text.document import Problem as Problem
from imbrex.engine.text.document import Span as Span
from imbrex.errors import ImbrexError as ImbrexError

SCHEMA: str
__version__: str
