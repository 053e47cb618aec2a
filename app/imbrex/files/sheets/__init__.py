"""Sheets: workbooks of Excel and spreadsheets of OpenDocument, for the text in their cells."""
