"""The rules of the game: pure Python, no Qt, no clock, no files, no global random numbers."""
