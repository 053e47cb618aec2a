"""Docx: Word files, as zipped XML and as Word's single-file XML."""
