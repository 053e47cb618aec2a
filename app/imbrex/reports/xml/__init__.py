"""XML of a pair's passages for corpora and scholars: PAN and TEI."""
