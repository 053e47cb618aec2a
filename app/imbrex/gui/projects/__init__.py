"""Projects in the window: saving, opening, autosave, recovery, and the restored layout."""
