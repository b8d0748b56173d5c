"""Draws the playing cards: parts and tables to SVG text, with the standard library alone.

Only what QtSvg draws is used: paths, circles, rectangles, groups, `<use>` and presentation attributes. QtSvg
knows no clip path, no sized symbol and no style sheet, and text would depend on the fonts of the machine.
"""
