"""What-if texts: the engine's reasons for a shingle length, noted here for the translators.

A test puts what the engine says of real curves through them.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from imbrex.gui.wording.sentences import Sentences

REASONS = Sentences(
    "WhatIf",
    QT_TRANSLATE_NOOP("WhatIf", "One of the texts has no words to compare."),
    QT_TRANSLATE_NOOP(
        "WhatIf",
        "Other text passes %1 % at every length up to %2 word(s), so that no other length is better than the one in "
        "use.",
    ),
    QT_TRANSLATE_NOOP(
        "WhatIf",
        "Most of the class has all of one of these texts, so no length can be told: keep the one in use, or mark what "
        "all share as a template.",
    ),
    QT_TRANSLATE_NOOP(
        "WhatIf", "Most of the class shares %1 word(s), which are not counted here: mark them as a template."
    ),
    QT_TRANSLATE_NOOP(
        "WhatIf",
        "%1 word(s): the shortest shingle that chance hardly reaches (%2 % against %3 % with %4 word(s)).",
    ),
    QT_TRANSLATE_NOOP("WhatIf", "%1 word(s): the shortest shingle that chance hardly reaches (%2 %)."),
    QT_TRANSLATE_NOOP("WhatIf", "No text is long enough to tell what chance alone would reach."),
    QT_TRANSLATE_NOOP("WhatIf", "Nothing in this pair stands out from chance there."),
    QT_TRANSLATE_NOOP("WhatIf", "This pair has %1 % in common there."),
)
