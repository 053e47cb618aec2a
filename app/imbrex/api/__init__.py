"""The interface for Python programs: what `import imbrex` offers."""
