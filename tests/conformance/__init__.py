"""Games recorded from another program, FreeDoko 0.7.13, played again through our rules and compared field by field.

`python -m tests.conformance FOLDER` goes through a whole folder of recordings; `tests/test_reference.py` uses the
sample in `tests/data`. Every line of a recording is one game with FreeDoko's names and numbers.
"""
