"""The state of the window, without widgets: session, decisions, settings."""
