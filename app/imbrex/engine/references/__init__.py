"""References: quotations checked against their sources, and citations against the list of references."""
