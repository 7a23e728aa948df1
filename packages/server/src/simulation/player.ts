/** Somebody at a browser: the real client, random moves, impatience. Remembers all that was promised to him. */
import { type AnyGame, type Random, seededRandom, type Viewer } from '@tortuga/engine';
import { type Connect, matchClient, type Socket, toClient } from '@tortuga/protocol';
import { makeEar } from './ear.ts';
import { makeMoves } from './moves.ts';
import type { Network } from './network.ts';
import type { Universe } from './universe.ts';
import type { Witness } from './verdict.ts';

export interface Player extends Witness {
  readonly leave: () => void;
}

/** For which moves in these games may be refused: several seats may move at once, and old moves are sent again. */
const REASONS = ['not-your-turn', 'game-over', 'cell-taken'];

interface PlayerWorld {
  readonly universe: Universe;
  readonly network: Network;
  readonly game: AnyGame;
  readonly match: string;
  readonly name: string;
  readonly tokens: readonly string[];
  /** Milliseconds at most before the next look. */
  readonly pace: number;
}

export const makePlayer = (world: PlayerWorld): Player => {
  const { universe, game, match, name, tokens, pace } = world;
  const moves = makeMoves(name, universe.random);
  const ear = makeEar(name, moves.told, (code) => REASONS.includes(code));
  /** The connection on which one was welcomed last. */
  let line: Socket | undefined;
  let hasLeft = false;

  const connect: Connect = (events) => {
    const hear = ear.answer();
    const mine: Socket = world.network.connect(name)({
      ...events,
      heard: (text) => {
        universe.note(`${name} < ${text}`);
        const message = toClient.parse(JSON.parse(text));
        if (message.kind === 'welcome') line = mine;
        hear.heard(message);
        events.heard(text);
      },
    });
    return overheard(universe, mine, hear.said);
  };

  const client = matchClient({
    match,
    tokens,
    connect,
    later: (call) => void universe.after(universe.between(1, 300), call),
  });

  const look = (): void => {
    if (hasLeft) return;
    for (const viewer of tokens.length === 0 ? [] : ear.viewers()) {
      const view = client.seen(viewer)?.view;
      if (viewer === 'spectator' || view === undefined || moves.isAsking(viewer)) continue;
      const move = chooseFor(game, viewer, view, seededRandom(`${name} ${universe.now()}`));
      if (move !== undefined) void moves.play(client, viewer, move);
    }
    if (universe.isFault('people', 10)) moves.repeat(line);
    if (universe.isFault('cuts', 4)) client.reconnect();
    universe.after(universe.between(20, pace), look);
  };
  universe.after(universe.between(20, pace), look);

  return {
    name,
    tokens,
    client,
    ear,
    told: moves.told,
    leave: () => {
      hasLeft = true;
      client.close();
    },
  };
};

/** What is said is noted; a move is sometimes said twice. */
const overheard = (universe: Universe, socket: Socket, said: (text: string) => void): Socket => ({
  send: (text) => {
    said(text);
    socket.send(text);
    if (text.includes('"kind":"move"') && universe.isFault('people', 15)) socket.send(text);
  },
  close: socket.close,
});

/** A random legal move by a guess that the view allows; undefined where the seat is not to move. */
const chooseFor = (game: AnyGame, seat: Viewer, view: unknown, random: Random): string | undefined =>
  game.use(({ game: rules }) => {
    const own = view as Parameters<typeof rules.determinize>[0]; // sent by this game's own `view`
    const guess = rules.determinize(own, random);
    if (seat === 'spectator' || !rules.actors(guess).includes(seat)) return undefined;
    return rules.makeMove(rules.sample(guess, seat, random));
  });
