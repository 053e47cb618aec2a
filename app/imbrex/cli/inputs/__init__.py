"""Inputs named on the command line: documents, projects and libraries."""
