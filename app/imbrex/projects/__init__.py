"""Projects: all of a session in one file: documents, options, decisions, and how the window showed them."""
