"""Puzzles out of matches: `mine.py` is the plan, the other modules ask the questions."""
