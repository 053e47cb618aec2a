"""Projects in the window: saving, opening, autosave, recovery, and what a session looks like when it comes back."""
