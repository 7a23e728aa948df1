/** When all matches are over: what the players were told, what the nodes say now, and what is stored are one. */
import { Violation } from '../simulation/universe.ts';
import { judge } from '../simulation/verdict.ts';
import type { Store } from '../store/store.ts';
import { lobbyAt } from './clients.ts';
import { insist } from './insist.ts';
import type { Played, PlayedMatch } from './killable.ts';
import { makeSurvivor, type Survivor } from './survivor.ts';

interface Served extends PlayedMatch {
  readonly record: string;
  readonly guests: readonly Survivor[];
}

/** Gives the number of acknowledged moves. */
export const compare = async (played: Played, matches: readonly PlayedMatch[]): Promise<number> => {
  const served: Served[] = [];
  for (const match of matches) {
    const record = await oneRecord(played, match.match);
    served.push({ ...match, record, guests: await lookAnew(played, match) });
  }
  const store = await played.server.killAndOpenStore();
  let acknowledged = 0;
  try {
    for (const match of served) acknowledged += await compareOne(store, match);
  } finally {
    await store.close();
  }
  return acknowledged;
};

/** The same from every node. */
const oneRecord = async ({ server, pulse }: Played, match: string): Promise<string> => {
  const records = new Set<string>();
  for (const base of server.bases) {
    const record = await insist(pulse, () => lobbyAt(base).record(match));
    if (!record.ok) throw new Violation(`${match} has no record: ${record.refusal.code}`);
    records.add(record.value);
  }
  const [record, other] = records;
  if (record === undefined || other !== undefined) throw new Violation(`${match} has two records`);
  return record;
};

/** Who comes to all nodes now, and has seen nothing yet: one with all the seats, and one with none. */
const lookAnew = async (
  { server, pulse, players, inTime }: Played,
  { game, match, tokens }: PlayedMatch,
): Promise<readonly Survivor[]> => {
  const guests = [tokens, []].map((own, index) => {
    const name = `${match}-anew-${index}`;
    const world = { game, match, name, tokens: own, bases: server.bases, manner: 'together' } as const;
    return makeSurvivor({ ...world, seed: name, pulse });
  });
  players.push(...guests);
  await inTime(Promise.all(guests.map(({ over }) => over)));
  return guests;
};

const compareOne = async (
  store: Store,
  { game, match, commit, players, record, guests }: Served,
): Promise<number> => {
  const row = await store.read(match);
  if (row === undefined) throw new Violation(`${match} is lost`);
  const entries = await store.entries(match, 0);
  const witnesses = [...players, ...guests].flatMap(({ devices }) => devices);
  judge({ game, row: { match: row, entries }, record, commit, players: witnesses });
  // Nobody else has played: each move of a seat is one that somebody was told is stored, and each stands once.
  const acknowledged = new Set(witnesses.flatMap(({ ear }) => [...ear.accepted.keys()])).size;
  const made = entries.filter(({ by }) => by !== 'chance').length;
  if (made !== acknowledged)
    throw new Violation(`${match}: ${made} moves are stored, ${acknowledged} were acknowledged`);
  return acknowledged;
};
