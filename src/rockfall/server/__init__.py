"""The server: tables where people and bots play. It is the only judge, and every move is on disk before it counts."""
