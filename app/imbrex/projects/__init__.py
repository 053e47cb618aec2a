"""Projects: a session in one file: documents, options, decisions and the layout of the window."""
