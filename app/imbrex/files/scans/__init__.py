"""Scans: text recognition (OCR) of pictures and scanned pages."""
