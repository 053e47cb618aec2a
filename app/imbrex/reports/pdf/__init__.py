"""PDF: printable, tagged reports, made by Typst from the same templates as HTML."""
