"""The games for learners: PettingZoo, OpenSpiel, and many tables stepped together. docs/learning.md shows how.

Nothing is imported here: rockfall.rl.vector needs numpy, rockfall.rl.pettingzoo and rockfall.rl.openspiel need their
libraries too, which come with the extra `rl`.
"""
