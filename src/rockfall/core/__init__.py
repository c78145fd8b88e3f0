"""The contract every game keeps, and what follows from it alone: records, replays, the loop of play."""
