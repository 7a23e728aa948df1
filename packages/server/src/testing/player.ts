/** A client that plays by itself: random moves by what its seats see, until the match is over. */
import type { AnyGame } from '@tortuga/engine';
import { seededRandom } from '@tortuga/engine';
import { type MatchClient, matchClient, type ToClient } from '@tortuga/protocol';
import { connectTo, soon } from './clients.ts';

export interface Player {
  readonly client: MatchClient;
  /** Settles when the room says that it is over. */
  readonly done: Promise<void>;
  /** Moves the server has said are stored. */
  readonly accepted: {
    readonly seat: number;
    readonly id: string;
    readonly seq: number;
    readonly move: string;
  }[];
  readonly heard: ToClient[];
}

export const playAlone = (
  game: AnyGame,
  base: string,
  match: string,
  tokens: readonly string[],
  seed: string,
  /** Messages after which its socket breaks, again and again. */
  { breaksAfter = Infinity } = {},
): Player => {
  const accepted: { seat: number; id: string; seq: number; move: string }[] = [];
  const heard: ToClient[] = [];
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let moves = 0;
  let asked = '';
  const client: MatchClient = matchClient({
    match,
    tokens,
    connect: connectTo(base),
    later: soon,
    heard: (message) => {
      heard.push(message);
      if (client.room()?.status === 'over') finish();
      if (message.kind === 'frame' || message.kind === 'resync')
        consider(message.viewer, message.seq, message.view);
      if (heard.length % breaksAfter === 0) client.reconnect();
    },
  });
  const say = async (seat: number, id: string, move: string): Promise<void> => {
    const reply = await client.move(seat, id, move);
    if (reply.ok) accepted.push({ seat, id, seq: reply.seq, move });
  };
  const consider = (viewer: number | 'spectator', seq: number, view: unknown): void => {
    if (viewer === 'spectator' || asked === `${viewer} ${seq}`) return;
    const move = chooseFor(game, viewer, view, `${seed} ${viewer} ${seq}`);
    if (move === undefined) return;
    asked = `${viewer} ${seq}`;
    moves += 1;
    const id = `${seed.replaceAll(/[^A-Za-z0-9]/g, '')}-${viewer}-${moves}`;
    void say(viewer, id, move);
  };
  return { client, done, accepted, heard };
};

/** A random legal move by a guess that the view allows; undefined where the seat is not to move. */
export const chooseFor = (game: AnyGame, seat: number, view: unknown, seed: string): string | undefined =>
  game.use(({ game: rules }) => {
    const random = seededRandom(seed);
    const own = view as Parameters<typeof rules.determinize>[0]; // sent by this game's own `view`
    const guess = rules.determinize(own, random);
    if (!rules.actors(guess).includes(seat)) return undefined;
    return rules.makeMove(rules.sample(guess, seat, random));
  });
