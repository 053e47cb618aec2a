"""Citations: quotations, citations and bibliographies of one text."""
