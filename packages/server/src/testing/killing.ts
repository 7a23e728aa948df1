/** Matches played over real sockets while the server is killed again and again; then everything is compared. */
import { type AnyGame, parseTranscript, referee, seededRandom } from '@tortuga/engine';
import { print } from '@tortuga/engine/testing';
import type { Reply } from '@tortuga/protocol';
import { lobbyAt } from './clients.ts';
import { playAlone, type Player } from './player.ts';

export interface Killable {
  /** Where its nodes serve: the players of a match are spread over them. */
  readonly bases: readonly [string, ...(readonly string[])];
  /** Kills a part of it, and starts that again at the same address. */
  readonly killAndRestart: (kill: number) => Promise<void>;
}

export interface Killing {
  readonly game: AnyGame;
  readonly seats: number;
  /** Begun before each kill. */
  readonly matches: number;
  readonly kills: number;
  readonly seed: string;
}

interface Played {
  readonly match: string;
  readonly players: readonly Player[];
}

export interface Survived {
  /** Moves that somebody was told are stored: all of them are. */
  readonly acknowledged: number;
  /** Matches that were being played when something was killed, counted for each kill. */
  readonly interrupted: number;
}

/** Throws with the seed where an acknowledged move is missing, doubled or otherwise than acknowledged. */
export const playAndKill = async (server: Killable, killing: Killing): Promise<Survived> => {
  const random = seededRandom(killing.seed);
  const played: Played[] = [];
  let interrupted = 0;
  for (let kills = 0; kills < killing.kills; kills++) {
    for (let n = 0; n < killing.matches; n++) played.push(await begin(server.bases, killing, played.length));
    await pause(random.below(60));
    interrupted += played.filter(isRunning).length;
    await server.killAndRestart(kills);
  }
  await Promise.all(played.flatMap(({ players }) => players.map(({ done }) => done)));
  let acknowledged = 0;
  for (const each of played) acknowledged += await compare(server.bases[0], killing, each);
  return { acknowledged, interrupted };
};

const isRunning = ({ players }: Played): boolean =>
  players.some(({ client }) => client.room()?.status === 'playing');

/** Only to choose the instant of a kill: nothing depends on how long it takes. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests that found the database away are made again: nobody was told that they were done. */
const persist = async <V>(ask: () => Promise<Reply<V>>): Promise<Reply<V>> => {
  for (;;) {
    const reply = await ask();
    if (reply.ok || reply.refusal.code !== 'server-error') return reply;
    await pause(20);
  }
};

const begin = async (
  bases: Killable['bases'],
  { game, seats, seed }: Killing,
  number: number,
): Promise<Played> => {
  const lobby = lobbyAt(bases[0]);
  const baseOf = (index: number): string => bases[index % bases.length] ?? bases[0];
  const plans = Array.from({ length: seats }, (_, seat) => ({
    kind: 'me' as const,
    name: `Pirate ${seat}`,
    colour: 'ruby' as const,
    nonce: `nonce-${number}-${seat}-0123456789`,
  }));
  const created = await persist(() => lobby.create({ game: game.id, seats: plans }));
  if (!created.ok) throw new Error(`${seed}: ${created.refusal.code}`);
  const { match, tokens } = created.value;
  const players = tokens.map((token, index) =>
    playAlone(game, baseOf(index), match, [token], `${seed} ${number} ${index}`),
  );
  players.push(playAlone(game, baseOf(seats), match, [], `${seed} ${number} spectator`));
  for (const token of tokens) await persist(() => lobby.act(match, token, { kind: 'ready', ready: true }));
  const started = await persist(() => lobby.act(match, tokens[0] ?? '', { kind: 'start' }));
  // Asked again after a failure, it may have begun the first time.
  if (!started.ok && started.refusal.code !== 'already-started')
    throw new Error(`${seed}: ${started.refusal.code}`);
  return { match, players };
};

/** The number of acknowledged moves, all of them found in the record, and every last view the right one. */
const compare = async (
  base: string,
  { game, seed }: Killing,
  { match, players }: Played,
): Promise<number> => {
  const record = await persist(() => lobbyAt(base).record(match));
  if (!record.ok) throw new Error(`${seed}: ${record.refusal.code}`);
  const read = parseTranscript(record.value);
  if (!read.ok) throw new Error(`${seed}: the record cannot be read, line ${read.fault.line}`);
  const { moves } = read.transcript;
  for (const { accepted } of players) {
    for (const { seq, seat, move } of accepted) {
      const stored = moves[seq - 1];
      if (stored?.by === seat && stored.move === move) continue;
      throw new Error(`${seed}: ${seat} ${move} was acknowledged as ${seq}, stored is ${print(stored)}`);
    }
  }
  const ids = players.flatMap(({ accepted }) => accepted.map(({ seq }) => seq));
  if (new Set(ids).size < ids.length) throw new Error(`${seed}: two moves were acknowledged as one`);
  game.use(({ game: rules }) => {
    const ruling = referee(rules, read.transcript);
    if (!ruling.ok) throw new Error(`${seed}: line ${ruling.fault.line}: ${ruling.fault.code}`);
    for (const { client } of players) {
      for (const viewer of [
        ...Array.from({ length: ruling.match.seats }, (_, seat) => seat),
        'spectator' as const,
      ]) {
        const seen = client.seen(viewer);
        if (seen === undefined) continue;
        const truth = JSON.stringify(rules.view(ruling.match.state, viewer));
        if (JSON.stringify(seen.view) !== truth)
          throw new Error(`${seed}: ${viewer} was left with another view`);
      }
    }
  });
  for (const { client } of players) client.close();
  return ids.length;
};
