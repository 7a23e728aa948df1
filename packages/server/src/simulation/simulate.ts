/** One seed from beginning to end: matches are set up, things go wrong, all heals, and then there is judgement. */
import { pick } from '@tortuga/engine';
import type { ActionRequest } from '@tortuga/protocol';
import type { Answer } from '../match/answers.ts';
import type { Matches } from '../match/matches.ts';
import type { Chance } from '../ports.ts';
import type { Promptness } from './disk.ts';
import { makeNetwork, type Network } from './network.ts';
import { makeNode, type Node, type Plant, sound } from './node.ts';
import { makePlan, type MatchPlan, type Plan, toys } from './plan.ts';
import { makePlayer, type Player } from './player.ts';
import { makeUniverse, type Trouble, type Universe, Violation } from './universe.ts';
import { judge, judgePresence } from './verdict.ts';
import { makeVirtualBus } from './virtualBus.ts';
import { makeVirtualStore, type VirtualStore } from './virtualStore.ts';

/** What is put in the place of something sound, to see that it is noticed. */
export interface Sabotage {
  readonly plant?: Plant;
  readonly promptness?: Promptness;
}

export interface SimulationOptions extends Sabotage {
  /** Is told every event. */
  readonly witness?: (line: string) => void;
}

export interface Simulated {
  /** Of the log of all events: the same seed gives the same. */
  readonly hash: string;
  readonly entries: number;
}

/** Time for setting up, and for all to end after the troubles: more is never needed. */
const PATIENCE = 120_000;
/** For the last word to reach everybody. */
const AFTERWARDS = 8000;

/** Throws a `Violation` that names the seed. */
export const simulate = async (seed: number, options: SimulationOptions = {}): Promise<Simulated> => {
  const universe = makeUniverse(`simulation ${seed}`, options.witness);
  try {
    return await live(universe, options);
  } catch (error) {
    if (error instanceof Violation) throw new Violation(`seed ${seed}: ${error.message}`);
    throw new Error(`seed ${seed} broke`, { cause: error });
  }
};

/** So many seeds from the first on; the first violation ends it. Gives how many entries were stored. */
export const simulateMany = async (count: number, first: number, options: Sabotage = {}): Promise<number> => {
  let entries = 0;
  for (let seed = first; seed < first + count; seed++) entries += (await simulate(seed, options)).entries;
  return entries;
};

interface Sea {
  readonly universe: Universe;
  readonly plan: Plan;
  readonly store: VirtualStore;
  readonly nodes: readonly Node[];
  readonly network: Network;
}

interface Table {
  readonly plan: MatchPlan;
  readonly match: string;
  readonly commit: string;
  readonly players: readonly Player[];
}

const live = async (universe: Universe, options: SimulationOptions): Promise<Simulated> => {
  const sea = makeSea(universe, options);
  const tables: Table[] = [];
  for (const plan of sea.plan.matches) tables.push(await inTime(universe, sit(sea, plan)));
  universe.setTroubles(sea.plan.troubles);
  stir(sea, tables);
  await universe.runUntil(() => false, sea.plan.trouble);
  universe.setTroubles([]);
  for (const node of sea.nodes) node.start();
  const isOver = () => tables.every(({ match }) => sea.store.rows.get(match)?.match.status === 'over');
  if (!(await universe.runUntil(isOver, PATIENCE))) throw new Violation('a match does not end');
  await universe.runUntil(() => false, AFTERWARDS);
  for (const table of tables) await close(sea, table);
  const entries = tables.map(({ match }) => sea.store.rows.get(match)?.match.seq ?? 0);
  return { hash: universe.hash(), entries: entries.reduce((sum, each) => sum + each, 0) };
};

const makeSea = (universe: Universe, { plant = sound, promptness = 'when synced' }: Sabotage): Sea => {
  const plan = makePlan(universe);
  const store = makeVirtualStore(universe, promptness);
  const bus = makeVirtualBus(universe);
  const { botPause } = plan;
  const world = { universe, games: toys, store, bus, chance: makeChance(universe), botPause, plant };
  const nodes = Array.from({ length: plan.nodes }, () => makeNode(world));
  for (const node of nodes) node.start();
  const network = makeNetwork(universe, () => pick(nodes, universe.random));
  return { universe, plan, store, nodes, network };
};

const makeChance = ({ random }: Universe): Chance => {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.below(16).toString(16)).join('');
  return {
    token: () => digits(43),
    matchId: () => digits(12),
    seed: () => digits(64),
    below: random.below,
  };
};

/** What a promise comes to, as time runs. */
const inTime = async <R>(universe: Universe, promise: Promise<R>): Promise<R> => {
  let isSettled = false;
  const settled = promise.finally(() => {
    isSettled = true;
  });
  settled.catch(() => undefined);
  if (!(await universe.runUntil(() => isSettled, PATIENCE))) throw new Violation('no answer');
  return settled;
};

const must = <R>(answer: Answer<R> | undefined): R => {
  if (answer?.ok !== true) throw new Violation(`refused: ${answer?.refused.code ?? 'nobody is there'}`);
  return answer.value;
};

const anyMatches = ({ universe, nodes }: Sea): Matches | undefined => pick(nodes, universe.random).matches();

const sit = async (sea: Sea, plan: MatchPlan): Promise<Table> => {
  const { universe, network } = sea;
  const host = must(await anyMatches(sea)?.create(plan.request));
  const { match, room } = host;
  const hands: (readonly string[])[] = [host.tokens];
  for (let guest = 0; guest < plan.guests; guest++) {
    const name = `Guest ${guest}`;
    const request = { name, colour: 'reef', nonce: `nonce-of-guest-${guest}-012345` } as const;
    const { tokens } = must(await anyMatches(sea)?.join(match, request));
    hands.push(tokens);
  }
  for (let spectator = 0; spectator < plan.spectators; spectator++) hands.push([]);
  const { game } = plan;
  const start = async (): Promise<void> => {
    for (const [index, token] of hands.flat().entries()) {
      // Guests have given theirs, and keep it.
      await act(sea, match, token, { kind: 'ready', ready: true, nonce: `nonce-of-seat-${index}-0123456` });
    }
    await act(sea, match, host.tokens[0], { kind: 'start' });
  };
  const enter = (tokens: readonly string[], index: number): Player => {
    const name = `${match}-${index}`;
    return makePlayer({ universe, network, game, match, name, tokens, pace: sea.plan.pace });
  };
  if (!plan.isEarly) await start();
  const players = hands.map(enter);
  if (!plan.isEarly) return { plan, match, commit: room.commit, players };
  // While some are still coming in, and the host is changing his clothes.
  const dressed = act(sea, match, host.tokens[0], { kind: 'dress', name: 'Anne', colour: 'sky' });
  await new Promise<void>((resolve) => universe.after(universe.between(0, 200), resolve));
  await start();
  await dressed;
  return { plan, match, commit: room.commit, players };
};

const act = async (
  sea: Sea,
  match: string,
  token: string | undefined,
  action: ActionRequest,
): Promise<void> => {
  must(await anyMatches(sea)?.act(match, token ?? '', action));
};

/** Nodes die, people leave and come back, until all heals. */
const stir = (sea: Sea, tables: readonly Table[]): void => {
  const { universe, nodes } = sea;
  const again = (trouble: Trouble, least: number, most: number, call: () => void): void => {
    universe.after(universe.between(least, most), () => {
      if (!universe.isFault(trouble, 100)) return;
      call();
      again(trouble, least, most, call);
    });
  };
  for (const [number, node] of nodes.entries()) {
    again('crashes', 300, 4000, () => {
      universe.note(`node ${number} dies`);
      node.crash();
      universe.after(universe.between(10, 1500), node.start);
    });
  }
  again('people', 300, 3000, () => wander(sea, pick(tables, universe.random)));
};

const WANDERINGS: readonly ActionRequest[] = [
  { kind: 'leave' },
  { kind: 'return' },
  { kind: 'return' },
  { kind: 'return' },
];

const wander = (sea: Sea, { match, players }: Table): void => {
  const { random } = sea.universe;
  const token = pick(players, random).tokens[0];
  if (token === undefined) return;
  const asked = anyMatches(sea)?.act(match, token, pick(WANDERINGS, random));
  asked?.catch(() => undefined);
};

const close = async (sea: Sea, { plan, match, commit, players }: Table): Promise<void> => {
  const { universe, store, network } = sea;
  const row = store.rows.get(match);
  if (row === undefined) throw new Violation(`${match} is lost`);
  for (const { name } of players) {
    if (network.openOf(name) !== 1) throw new Violation(`${name} has ${network.openOf(name)} connections`);
  }
  const record = must(await inTime(universe, anyMatches(sea)?.record(match) ?? Promise.resolve(undefined)));
  judge({ game: plan.game, row, record, commit, players });
  judgePresence({ row, players });
  for (const player of players) player.leave();
};
