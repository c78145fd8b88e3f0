// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.

export interface Door {
  readonly game: string;
  readonly wordbook: string; // locales/<language>/<wordbook>.ftl
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly seats: number; // of a table that is opened in one click
  readonly taught: boolean; // it has lessons
}

export const DOORS: readonly Door[] = [
  {"game": "saboteur", "wordbook": "saboteur", "players": [3, 10], "minutes": [20, 40], "seats": 5, "taught": true},
  {"game": "saboteur2", "wordbook": "saboteur", "players": [2, 12], "minutes": [30, 60], "seats": 5, "taught": true},
  {"game": "goblins", "wordbook": "goblins", "players": [2, 8], "minutes": [30, 45], "seats": 4, "taught": true},
  {"game": "guilds", "wordbook": "guilds", "players": [2, 4], "minutes": [45, 75], "seats": 4, "taught": true},
  {"game": "trollfjord", "wordbook": "trollfjord", "players": [2, 4], "minutes": [30, 60], "seats": 4, "taught": true},
];
