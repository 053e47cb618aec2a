"""Program startup: the application object, language, text size and startup errors."""
