"""Doppelkopf at a table of your own rules, against computer players that never peek."""

__version__ = "0.1.0"
