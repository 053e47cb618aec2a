"""Widgets: small parts that any page or panel may be made of."""
