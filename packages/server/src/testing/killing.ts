/** Matches played over real sockets while the server is killed again and again; then everything is compared. */
import { type AnyGame, seededRandom } from '@tortuga/engine';
import type { ActionRequest } from '@tortuga/protocol';
import { Violation } from '../simulation/universe.ts';
import { lobbyAt } from './clients.ts';
import { compare } from './comparing.ts';
import { insist, pause } from './insist.ts';
import type { Killable, Played, PlayedMatch } from './killable.ts';
import { makePulse } from './pulse.ts';
import { makeSurvivor, type Survivor } from './survivor.ts';

export interface Killing {
  /** By turns. */
  readonly games: readonly AnyGame[];
  readonly seats: number;
  /** Begun a few before each kill. */
  readonly matches: number;
  readonly kills: number;
  readonly seed: string;
  /** Milliseconds without any answer, after which it has stopped for good; by default more than any machine needs. */
  readonly patience?: number;
  /** Is told how many kills there were. */
  readonly progress?: (kills: number) => void;
}

export interface Survived {
  readonly matches: number;
  /** Moves that somebody was told are stored: all of them are. */
  readonly acknowledged: number;
  /** Matches that were being played when something was killed, counted for each kill. */
  readonly interrupted: number;
}

/** Answers between two kills, at most, for each match that is played: few enough to hit most of them again. */
const BETWEEN_KILLS = 40;

/** Matches played at once, or a few more: one address may not have as many sockets as it likes. */
const AT_ONCE = 12;

/** Devices told of when nothing happens any more. */
const STORIES = 10;

/** Throws with the seed where an acknowledged move is missing, doubled or otherwise than acknowledged. */
export const playAndKill = async (server: Killable, killing: Killing): Promise<Survived> => {
  const pulse = makePulse(killing.patience);
  const players: Survivor[] = [];
  try {
    const inTime = <R>(promise: Promise<R>): Promise<R> =>
      Promise.race([promise, pulse.stopped, server.crashed]);
    return await play({ server, pulse, players, inTime }, killing);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const stories = pulse.hasStopped() ? players.flatMap(({ story }) => story() ?? []).slice(0, STORIES) : [];
    throw new Violation(`seed ${killing.seed}: ${[why, ...stories].join('\n')}`, { cause: error });
  } finally {
    for (const { leave } of players) leave();
    pulse.end();
  }
};

const play = async (played: Played, killing: Killing): Promise<Survived> => {
  const { server, pulse, inTime } = played;
  const random = seededRandom(killing.seed);
  const begun: PlayedMatch[] = [];
  const running = new Set<Promise<unknown>>();
  let matches = 0;
  let interrupted = 0;
  const start = (): void => {
    const match = playOne(played, killing, matches, (started) => begun.push(started));
    matches += 1;
    running.add(match);
    // One that fails stays: whoever waits for it hears of that.
    match.then(
      () => running.delete(match),
      () => undefined,
    );
  };
  for (let kill = 0; kill < killing.kills; kill++) {
    while (running.size >= AT_ONCE) await inTime(Promise.race(running));
    while (matches < Math.ceil((killing.matches * (kill + 1)) / killing.kills)) start();
    // In the middle of something, and sometimes before it has begun.
    const instant = pulse.after(random.below(BETWEEN_KILLS * running.size));
    await inTime(Promise.race([instant, Promise.all(running)]));
    await pause(random.below(4));
    interrupted += begun.filter(isRunning).length;
    await inTime(server.killAndRestart(kill));
    killing.progress?.(kill + 1);
  }
  await inTime(Promise.all(running));
  // Kills that come when nothing is played prove little.
  if (interrupted < Math.floor(killing.kills / 2))
    throw new Error(`only ${interrupted} matches were interrupted`);
  return { matches, acknowledged: await compare(played, begun), interrupted };
};

const playOne = async (
  played: Played,
  killing: Killing,
  number: number,
  started: (match: PlayedMatch) => void,
): Promise<void> => {
  const match = await begin(played, killing, number);
  started(match);
  await Promise.all(match.players.map(({ over }) => over));
};

const isRunning = ({ players }: PlayedMatch): boolean =>
  players.some(({ devices }) => devices.some(({ client }) => client.room()?.status === 'playing'));

const begin = async (
  { server: { bases }, pulse, players }: Played,
  { games, seats, seed }: Killing,
  number: number,
): Promise<PlayedMatch> => {
  const game = games[number % games.length];
  if (game === undefined) throw new Error('there is no game to play');
  const baseOf = (index: number): string => bases[(number + index) % bases.length] ?? bases[0];
  const plans = Array.from({ length: seats }, (_, seat) => ({
    kind: 'me' as const,
    name: `Pirate ${seat}`,
    colour: 'coral' as const,
    nonce: `nonce-${number}-${seat}-0123456789`,
  }));
  const created = await insist(pulse, () => lobbyAt(baseOf(0)).create({ game: game.id, seats: plans }));
  if (!created.ok) throw new Violation(`a match cannot be created: ${created.refusal.code}`);
  const { match, room, tokens } = created.value;
  const enter = (hand: readonly string[], index: number): Survivor => {
    // The first player races against himself; the second says everything to two nodes at once.
    const manner = index === 0 ? 'racing' : 'together';
    const at = index < 2 ? [baseOf(index), baseOf(index + 1)] : [baseOf(index)];
    const world = { game, match, name: `${match}-${index}`, tokens: hand, bases: at, manner } as const;
    const player = makeSurvivor({ ...world, seed: `${seed} ${number} ${index}`, pulse });
    players.push(player);
    return player;
  };
  const own = [...tokens.map((token) => [token]), []].map(enter);
  const act = async (index: number, action: ActionRequest): Promise<void> => {
    const lobby = lobbyAt(baseOf(index));
    const reply = await insist(pulse, () => lobby.act(match, tokens[index] ?? '', action));
    // Asked again after a failure, it may have been done the first time.
    if (reply.ok || reply.refusal.code === 'already-started') return;
    throw new Violation(`${match}: ${action.kind} is refused: ${reply.refusal.code}`);
  };
  // All at once, so that nodes race for the room.
  await Promise.all(tokens.map((_, index) => act(index, { kind: 'ready', ready: true })));
  await act(0, { kind: 'start' });
  return { game, match, commit: room.commit, tokens, players: own };
};
