/** One game at one keyboard. */
import { makeBot } from '@tortuga/bots';
import {
  type Actor,
  advance,
  commitTo,
  fairRandom,
  headerOf,
  heardBy,
  type Module,
  makeHeader,
  makeMoveLine,
  makePromise,
  makeResultLine,
  type Seat,
  sealRecord,
  seededRandom,
  startMatch,
  type Types,
  type Viewer,
} from '@tortuga/engine';
import { writeNew, writeText } from './files.ts';
import { makePaint } from './paint.ts';
import { askMove } from './prompt.ts';
import { resultLines } from './resultTexts.ts';
import type { Session, Wish } from './table.ts';

export const playSession = async <T extends Types>(module: Module<T>, wish: Wish<T>): Promise<number> => {
  const session = openSession(module, wish);
  const { io, match, names, luck, record } = session;
  if (record !== undefined) writeNew(record, transcriptOf(session)); // now, not after an hour of play
  io.out(
    `\n${session.paint('bold', module.terminal.name)}: ${names.join(', ')}. Type ? for help, q to leave.`,
  );
  io.out(session.paint('dim', `The luck is fixed from the start; its commitment is ${commitTo(luck.seed)}.`));
  for (;;) {
    const actor = module.game.actors(match.state)[0];
    if (actor === undefined) break;
    const move = await nextMove(session, actor);
    if (move === undefined) return leave(session);
    playMove(session, actor, move);
  }
  return finish(session);
};

const openSession = <T extends Types>(module: Module<T>, wish: Wish<T>): Session<T> => {
  const people = wish.sitters.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
  return {
    ...wish,
    module,
    match: startMatch(module.game, wish.sitters.length, wish.options),
    names: wish.sitters.map(({ name }) => name),
    bots: wish.sitters.map(({ level }) => level && makeBot(level, module)),
    paint: makePaint(wish.io.colours),
    random: seededRandom(`bots ${wish.luck.seed}`),
    entries: [],
    news: wish.sitters.map(() => []),
    reader: people.length === 1 ? (people[0] ?? 'spectator') : 'spectator',
  };
};

const nextMove = async <T extends Types>(
  session: Session<T>,
  actor: Actor,
): Promise<T['move'] | undefined> => {
  const { module, match, luck, io, pace, random } = session;
  if (actor === 'chance') return module.game.sample(match.state, actor, fairRandom(luck, match.seq + 1));
  const player = session.bots[actor];
  if (player === undefined) return takeSeat(session, actor);
  const move = player.bot.choose(module.game.view(match.state, actor), actor, random, player.budget);
  await io.pause(pace);
  return move;
};

const takeSeat = async <T extends Types>(session: Session<T>, seat: Seat): Promise<T['move'] | undefined> => {
  if (needsCurtain(session, seat) && !(await drawCurtain(session, seat))) return undefined;
  session.reader = seat;
  session.news[seat] = [];
  return askMove(session, seat);
};

/** Between people, wherever the one sees something that the other does not. */
const needsCurtain = <T extends Types>({ reader, module, match, bots }: Session<T>, seat: Seat): boolean => {
  const people = bots.filter((bot) => bot === undefined).length;
  if (reader === seat || people === 1) return false;
  const [before, now] = [reader, seat].map((viewer) => JSON.stringify(module.game.view(match.state, viewer)));
  return before !== now;
};

/** The screen is cleared and handed on; then the next player reads what has happened. */
const drawCurtain = async <T extends Types>(
  { io, names, news }: Session<T>,
  seat: Seat,
): Promise<boolean> => {
  io.clear();
  const ready = await io.ask(
    `Pass the keyboard to ${names[seat]}, who presses Enter when nobody else looks. `,
  );
  io.clear();
  for (const line of news[seat] ?? []) io.out(line);
  return ready !== undefined;
};

const playMove = <T extends Types>(session: Session<T>, by: Actor, move: T['move']): void => {
  const { match, module, io, entries, reader, news, bots } = session;
  const outcome = advance(match, by, move);
  if (!outcome.ok) throw new Error(`${by} ${module.game.makeMove(move)} is refused: ${outcome.refusal.code}`);
  entries.push(outcome.entry);
  for (const [seat, bot] of bots.entries()) {
    if (bot === undefined) news[seat]?.push(...toldTo(session, outcome.events, seat));
  }
  for (const line of toldTo(session, outcome.events, by === reader ? by : earsOf(session))) io.out(line);
};

const toldTo = <T extends Types>(
  { module, names }: Session<T>,
  events: readonly T['event'][],
  viewer: Viewer,
): readonly string[] =>
  heardBy(module.game, events, viewer).flatMap((heard) => module.terminal.tell(heard, names) ?? []);

/** What others do is told as everybody hears it, unless there is only one person to tell it to. */
const earsOf = <T extends Types>({ bots, reader }: Session<T>): Viewer =>
  bots.filter((bot) => bot === undefined).length === 1 ? reader : 'spectator';

const leave = <T extends Types>(session: Session<T>): number => {
  session.io.out('\nThe game is left unfinished. Fair winds!');
  if (session.record !== undefined) {
    writeText(session.record, transcriptOf(session));
    session.io.out(
      `The game so far is in ${session.record}. Look at it with: npx tortuga replay ${session.record}`,
    );
  }
  return 0;
};

const finish = <T extends Types>(session: Session<T>): number => {
  const { module, match, io, names, paint, record, luck } = session;
  const result = module.game.result(match.state);
  if (result === undefined) throw new Error(`${module.game.id} is over without a result`);
  const view = module.game.view(match.state, 'spectator');
  for (const line of module.terminal.draw(view, 'spectator', names, paint)) io.out(line);
  for (const line of resultLines(result, names)) io.out(line);
  if (record === undefined) return 0;
  writeText(record, sealRecord(transcriptOf(session) + makeResultLine(result), luck.seed));
  io.out(`The record is in ${record}. Check its luck with: npx tortuga verify ${record}`);
  return 0;
};

const transcriptOf = <T extends Types>({ module, match, entries, luck }: Session<T>): string => {
  const header = makeHeader(headerOf(module.game, match.seats, match.options));
  const moves = entries.map(({ by, move }) => makeMoveLine(by, module.game.makeMove(move)));
  return header + makePromise(luck) + moves.join('');
};
