"""What-if texts: the engine's reasons for a shingle length, noted here for the translators.

A test puts what the engine says of real curves through them.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from imbrex.gui.wording.sentences import Sentences

REASONS = Sentences(
    "WhatIf",
    QT_TRANSLATE_NOOP("WhatIf", "One of the texts has no words to compare."),
    QT_TRANSLATE_NOOP("WhatIf", "Chance alone passes %1 % at every length; %2 words are the most."),
    QT_TRANSLATE_NOOP(
        "WhatIf",
        "%1 word(s): the shortest shingle that chance hardly reaches (%2 % against %3 % with %4 word(s)).",
    ),
    QT_TRANSLATE_NOOP("WhatIf", "%1 word(s): the shortest shingle that chance hardly reaches (%2 %)."),
    QT_TRANSLATE_NOOP("WhatIf", "No text is long enough to tell what chance alone would reach."),
    QT_TRANSLATE_NOOP("WhatIf", "Nothing in this pair stands out from chance there."),
    QT_TRANSLATE_NOOP("WhatIf", "This pair has %1 % in common there."),
)
