// boardgame.io's own server with a small game of hidden cards, for benchmarks/load.py. In memory: nothing is kept.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const HAND = 6;
const CARDS = 71;
const WIDTH = 13;

const numbers = (count) => Array.from({ length: count }, (_, number) => number);

function deal(G, players, random) {
  G.secret.deck = random.Shuffle(numbers(CARDS));
  for (const player of numbers(players)) G.players[player].hand = G.secret.deck.splice(0, HAND);
  G.cells = {};
  G.next = 0;
}

// Seats take turns to lay a card of their hidden hand into a row of cells and draw another from the hidden deck; a new
// round is dealt when the deck is empty. About as much state, and as little of it secret, as a tunnel game.
export const cards = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const G = { secret: { deck: [] }, players: {}, cells: {}, next: 0, round: 1, scores: numbers(ctx.numPlayers).map(() => 0) };
    for (const player of numbers(ctx.numPlayers)) G.players[player] = { hand: [] };
    deal(G, ctx.numPlayers, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, ctx, playerID, random }, index) => {
        const hand = G.players[playerID].hand;
        if (!Number.isInteger(index) || index < 0 || index >= hand.length) return "INVALID_MOVE";
        const [card] = hand.splice(index, 1);
        G.cells[`${G.next % WIDTH},${Math.floor(G.next / WIDTH)}`] = { card, by: playerID, turned: false };
        G.next += 1;
        G.scores[playerID] += card % 3;
        if (G.secret.deck.length === 0) {
          G.round += 1;
          deal(G, ctx.numPlayers, random);
        } else {
          hand.push(G.secret.deck.pop());
        }
      },
    },
  },
};

const server = Server({ games: [cards], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT), callback: () => console.log("ready") });
