"""What the window knows, without a widget: session, decisions, settings."""
