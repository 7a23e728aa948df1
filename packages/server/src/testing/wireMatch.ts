/** One side of a paired match, played over the wire: through speakers and routes, as browsers would. */
import { type AnyGame, seatsOf, seededRandom, shuffle } from '@tortuga/engine';
import type { ActionRequest, SeatPlan, ToServer } from '@tortuga/protocol';
import type { Answer } from '../match/answers.ts';
import type { Matches } from '../match/matches.ts';
import { lockOf } from '../match/locks.ts';
import { makeSpeaker, type Speaker } from '../web/speaker.ts';
import type { Attempt, PairedMatch, PairedTurn } from './pairedMatch.ts';
import { ensureSecret, Leaked, makeTap, type Secrets, type Tap } from './wireTap.ts';
import { openWorld, type Spoil, type WireWorld } from './wireWorld.ts';

type Side = 0 | 1;

/** Somebody with a socket. */
interface Browser {
  readonly tap: Tap;
  readonly speaker: Speaker;
}

export interface WireMatch {
  /** All that those who look on were sent since it was last asked for. */
  readonly tape: () => readonly string[];
  readonly play: (turn: PairedTurn) => Promise<void>;
  /** After the last turn: stops what is not over, and looks at the record. */
  readonly finish: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const wanted = <R>(answer: Answer<R>): R => {
  if (!answer.ok) throw new Error(`refused: ${answer.refused.code}`);
  return answer.value;
};

/** One side while it is played. */
interface Play {
  readonly world: WireWorld;
  readonly plan: PairedMatch;
  readonly side: Side;
  readonly spoil: Spoil;
  readonly secrets: Secrets;
  readonly match: string;
  readonly tokens: ReadonlyMap<number, string>;
  readonly tape: string[];
  /** Everybody else with a seat, on the first node. */
  readonly others: Map<number, Browser>;
  /** Moves tried, for their ids. */
  moves: number;
}

const isOver = ({ truth }: WireWorld): boolean => truth.last?.status === 'over';

const homeOf = ({ world, plan }: Play): Matches => world.nodes[plan.far ? 1 : 0];

export const openWireMatch = async (
  boxed: AnyGame,
  plan: PairedMatch,
  name: string,
  side: Side,
  spoil: Spoil,
): Promise<WireMatch> => {
  const world = openWorld(boxed, name, side, plan.far, spoil);
  const untilOver = new Set([world.seed]);
  const secrets: Secrets = { always: new Set(), untilOver, isOver: () => isOver(world) };
  const seated = await sitDown(world, plan, side, secrets);
  const play: Play = { world, plan, side, spoil, secrets, ...seated, tape: [], others: new Map(), moves: 0 };
  let eyes = await connect(play, homeOf(play), plan.own, null);
  for (const seat of play.tokens.keys()) {
    if (!plan.own.includes(seat)) play.others.set(seat, await connect(play, world.nodes[0], [seat], null));
  }
  for (const seat of play.tokens.keys()) await act(play, seat, { kind: 'ready', ready: true });
  await settle(play, eyes);
  await askAll(play);
  return {
    tape: () => play.tape.splice(0),
    play: async (turn) => {
      world.pass(1000);
      await tryMoves(play, eyes, turn);
      const { back } = turn;
      const since = typeof back === 'number' ? Math.max(0, world.truth.entries.length - back) : null;
      if (back !== undefined) eyes = await comeBack(play, eyes, since);
      if (turn.asks) await askAll(play);
      await makeTurn(play, eyes, turn);
      ensureTold(play, eyes, turn);
    },
    finish: async () => {
      if (plan.over) eyes = await comeBack(play, eyes, null);
      else for (const seat of play.tokens.keys()) await act(play, seat, { kind: 'stop', agree: true });
      await settle(play, eyes);
      await ensureOpenRecord(world, play.match);
    },
    close: world.close,
  };
};

const connect = async (
  { world, spoil, secrets, match, tokens }: Play,
  node: Matches,
  own: readonly number[],
  since: number | null,
): Promise<Browser> => {
  const tap = makeTap(own.length === 0 ? ['spectator'] : own, since ?? 0, secrets);
  const connection = spoil.connection?.(tap.connection, world.truth) ?? tap.connection;
  const browser = { tap, speaker: makeSpeaker(node, connection, world.now) };
  const shown = own.map((seat) => tokens.get(seat) ?? '');
  await say(browser, { kind: 'hello', protocol: 1, match, tokens: shown, since });
  return browser;
};

const say = ({ speaker }: Browser, message: ToServer): Promise<void> => speaker.hear(JSON.stringify(message));

const act = async ({ world, match, tokens }: Play, seat: number, action: ActionRequest): Promise<void> => {
  wanted(await world.nodes[0].act(match, tokens.get(seat) ?? '', action));
};

/** Asks over HTTP, as those who look on. */
const ask = async (
  { world, plan, tokens, tape, secrets }: Play,
  method: 'GET' | 'POST',
  url: string,
): Promise<void> => {
  const authorization = `Bearer ${tokens.get(plan.own[0] ?? -1) ?? 'none'}`;
  const { headers, statusCode, body } = await world.http.inject({
    method,
    url,
    headers: { authorization },
  });
  const { date: _date, ...others } = headers;
  tape.push(`${method} ${url} ${statusCode} ${JSON.stringify(others)} ${body}`);
  ensureSecret(secrets, body);
};

const askAll = async (play: Play): Promise<void> => {
  await ask(play, 'GET', '/api/matches');
  await ask(play, 'GET', `/api/matches/${play.match}`);
  await ask(play, 'GET', `/api/matches/${play.match}/record`);
  await ask(play, 'POST', `/api/matches/${play.match}/rematch`);
};

/** Until both nodes know all, and nothing was found wrong. */
const settle = async ({ world, match, tape, others }: Play, eyes: Browser): Promise<void> => {
  for (const matches of world.nodes) await matches.room(match);
  tape.push(...eyes.tap.texts.splice(0));
  if (world.errors.length > 0) throw new Error(world.errors.join('\n'));
  for (const { tap } of [eyes, ...others.values()]) tap.ensureSound();
};

const comeBack = async (play: Play, eyes: Browser, since: number | null): Promise<Browser> => {
  await eyes.speaker.hangUp();
  await settle(play, eyes);
  const again = await connect(play, homeOf(play), play.plan.own, since);
  await settle(play, again);
  return again;
};

const tryMoves = async (play: Play, eyes: Browser, { attempt, probe }: PairedTurn): Promise<void> => {
  const other = attempt && play.others.get(attempt.seat);
  if (attempt !== undefined && other !== undefined && play.side === 0) await tryMove(other, attempt);
  if (probe !== undefined) await tryMove(eyes, probe);
  await settle(play, eyes);
};

const tryMove = (browser: Browser, { seat, text }: Attempt): Promise<void> =>
  say(browser, { kind: 'move', id: `try-${seat}`, seat, move: text });

const makeTurn = async (play: Play, eyes: Browser, { entries }: PairedTurn): Promise<void> => {
  const { world, plan, side, others } = play;
  const [first] = entries;
  if (first === undefined) return;
  const chance = entries.flatMap(({ by, moves }) => (by === 'chance' ? [moves[side]] : []));
  world.script.chance.push(...chance);
  const { by: seat, moves } = first;
  const move = moves[side];
  if (seat === 'chance') await act(play, firstPerson(plan), { kind: 'start' });
  else if (plan.bots.includes(seat)) {
    world.script.bots.push(move);
    await world.nodes[0].sweep();
  } else await say(others.get(seat) ?? eyes, { kind: 'move', id: `move-${play.moves++}`, seat, move });
  await settle(play, eyes);
};

/** All is stored as it was planned, and those who look on were told of every entry. */
const ensureTold = ({ world, side }: Play, eyes: Browser, { entries }: PairedTurn): void => {
  const all = world.truth.entries;
  for (const seq of eyes.tap.seqs()) {
    if (seq !== all.length) throw new Leaked('gap', `told of ${seq} entries out of ${all.length}`);
  }
  const planned = entries.map(({ moves }) => moves[side]).join('\n');
  const stored = all.slice(-entries.length).map(({ move }) => move);
  if (stored.join('\n') !== planned) throw new Error(`stored, but not planned: ${stored.join(', ')}`);
};

const firstPerson = ({ bots, seats }: PairedMatch): number =>
  Array.from({ length: seats }, (_, seat) => seat).find((seat) => !bots.includes(seat)) ?? 0;

/** Everybody has a browser of his own, but for those on one sofa; nonces are the others' secrets. */
const sitDown = async (
  world: WireWorld,
  plan: PairedMatch,
  side: Side,
  secrets: Secrets,
): Promise<{ readonly match: string; readonly tokens: ReadonlyMap<number, string> }> => {
  const [matches] = world.nodes;
  const tokens = new Map<number, string>();
  const host = firstPerson(plan);
  const person = (seat: number) => {
    const nonce = `nonce-${plan.own.includes(seat) ? 'x' : side}-of-seat-${seat}`;
    secrets.untilOver.add(nonce);
    return { name: `Pirate ${seat}`, colour: 'coral', nonce } as const;
  };
  const keep = (seat: number, token = ''): void => {
    tokens.set(seat, token);
    secrets.always.add(token).add(lockOf(token));
  };
  const order = seatsOf(plan.seats);
  // Foreseen: nothing else asks this chance before the start.
  const places = plan.drawn ? shuffle([...order], seededRandom(world.seed)) : order;
  const sitter = (seat: number): SeatPlan => {
    if (plan.bots.includes(seat)) return { kind: 'bot', level: 'deckhand' };
    return seat === host ? { kind: 'me', name: person(seat).name, colour: 'coral' } : { kind: 'open' };
  };
  const seats = order.map((place) => sitter(places.indexOf(place)));
  const clock = { kind: 'move', seconds: 60 } as const;
  const { game, options } = plan;
  const request = { game, options, seats, clock, listed: true, randomOrder: plan.drawn };
  const created = wanted(await matches.create(request));
  const [hosting = ''] = created.tokens;
  keep(host, hosting);
  const { nonce } = person(host);
  wanted(await matches.act(created.match, hosting, { kind: 'ready', ready: true, nonce }));
  for (const [seat, place] of places.entries()) {
    if (seats[place]?.kind !== 'open') continue;
    keep(seat, wanted(await matches.join(created.match, { seat: place, ...person(seat) })).tokens[0]);
  }
  return { match: created.match, tokens };
};

/** After the end everybody finds all there was, and what the luck was made of. */
const ensureOpenRecord = async (world: WireWorld, match: string): Promise<void> => {
  const { statusCode, body } = await world.http.inject({
    method: 'GET',
    url: `/api/matches/${match}/record`,
  });
  const lines = body.split('\n');
  const isWhole =
    statusCode === 200 &&
    lines.includes(`seed ${world.seed}`) &&
    world.truth.entries.every(({ by, move }) => lines.includes(`${by} ${move}`));
  if (!isWhole) throw new Error(`no open record after the end: ${statusCode} ${body}`);
};
