/** Matches played over real sockets while the server is killed again and again; then everything is compared. */
import { type AnyGame, parseTranscript, referee, seededRandom } from '@tortuga/engine';
import { print } from '@tortuga/engine/testing';
import { lobbyAt } from './clients.ts';
import { playAlone, type Player } from './player.ts';

export interface Killable {
  readonly base: string;
  /** Kills the server, and starts it again at the same address. */
  readonly killAndRestart: () => Promise<void>;
}

export interface Killing {
  readonly game: AnyGame;
  readonly seats: number;
  readonly matches: number;
  readonly kills: number;
  readonly seed: string;
}

interface Played {
  readonly match: string;
  readonly players: readonly Player[];
}

/** Throws with the seed where an acknowledged move is missing, doubled or otherwise than acknowledged. */
export const playAndKill = async (
  server: Killable,
  killing: Killing,
): Promise<{ readonly acknowledged: number }> => {
  const random = seededRandom(killing.seed);
  const played: Played[] = [];
  for (let number = 0; number < killing.matches; number++)
    played.push(await begin(server.base, killing, number));
  const over = Promise.all(played.flatMap(({ players }) => players.map(({ done }) => done)));
  for (let kills = 0; kills < killing.kills; kills++) {
    await pause(random.below(150));
    await server.killAndRestart();
  }
  await over;
  let acknowledged = 0;
  for (const each of played) acknowledged += await compare(server.base, killing, each);
  return { acknowledged };
};

/** Only to choose the instant of a kill: nothing depends on how long it takes. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const begin = async (base: string, { game, seats, seed }: Killing, number: number): Promise<Played> => {
  const lobby = lobbyAt(base);
  const plans = Array.from({ length: seats }, (_, seat) => ({
    kind: 'me' as const,
    name: `Pirate ${seat}`,
    colour: 'ruby' as const,
    nonce: `nonce-${number}-${seat}-0123456789`,
  }));
  const created = await lobby.create({ game: game.id, seats: plans });
  if (!created.ok) throw new Error(`${seed}: ${created.refusal.code}`);
  const { match, tokens } = created.value;
  const players = tokens.map((token, index) =>
    playAlone(game, base, match, [token], `${seed} ${number} ${index}`),
  );
  players.push(playAlone(game, base, match, [], `${seed} ${number} spectator`));
  const started = await lobby.act(match, tokens[0] ?? '', { kind: 'start' });
  if (!started.ok && started.refusal.code !== 'not-ready')
    throw new Error(`${seed}: ${started.refusal.code}`);
  for (const token of tokens) await lobby.act(match, token, { kind: 'ready', ready: true });
  if (!started.ok) await lobby.act(match, tokens[0] ?? '', { kind: 'start' });
  return { match, players };
};

/** The number of acknowledged moves, all of them found in the record, and every last view the right one. */
const compare = async (
  base: string,
  { game, seed }: Killing,
  { match, players }: Played,
): Promise<number> => {
  const record = await lobbyAt(base).record(match);
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
