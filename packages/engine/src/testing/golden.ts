/** Golden transcripts: whole games for eyes to review, with what everybody heard and saw after each move. */
import { digest } from '../fair.ts';
import { type Game, type Types, type Viewer, viewersOf } from '../game.ts';
import { startMatch } from '../match.ts';
import type { Module } from '../module.ts';
import { byRollout, playout } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { headerOf, openMatch, referee } from '../referee.ts';
import {
  type Fault,
  makeHeader,
  makeMoveLine,
  makeResultLine,
  parseTranscript,
  type Transcript,
} from '../transcript.ts';
import { print } from './plain.ts';

/** A sensible game from a seed, as bare transcript. */
export const goldenGame = <T extends Types>(
  { game, policy }: Pick<Module<T>, 'game' | 'policy'>,
  seats: number,
  options: T['options'],
  seed: string,
): string => {
  const { state } = startMatch(game, seats, options);
  const lines: string[] = [makeHeader(headerOf(game, seats, options))];
  playout(game, state, byRollout({ game, policy }), seededRandom(seed), (_state, by, move) => {
    lines.push(makeMoveLine(by, game.makeMove(move)));
  });
  const result = game.result(state);
  return lines.join('') + (result === undefined ? '' : makeResultLine(result));
};

export type Annotated =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: Fault };

/** The same transcript with commentary made anew: a golden file is right when this gives it back to the byte. */
export const annotate = <T extends Types>(game: Game<T>, text: string): Annotated => {
  const read = parseTranscript(text);
  if (!read.ok) return read;
  const lines = openingLines(game, read.transcript);
  const seen = new Map<Viewer, ReadonlyMap<string, string>>();
  const { seats } = read.transcript.header;
  const opened = openMatch(game, read.transcript.header);
  if (opened.ok) lines.push(seenLines(game, opened.match.state, seats, seen));
  const ruling = referee(game, read.transcript, ({ state }, line, events) => {
    lines.push(
      makeMoveLine(line.by, line.move),
      heardLines(game, events, seats),
      seenLines(game, state, seats, seen),
    );
  });
  if (!ruling.ok) return ruling;
  if (ruling.result !== undefined) lines.push(makeResultLine(ruling.result));
  return { ok: true, text: lines.join('') };
};

const openingLines = <T extends Types>(game: Game<T>, { header }: Transcript): string[] => {
  const opened = openMatch(game, header);
  return [makeHeader(opened.ok ? headerOf(game, header.seats, opened.match.options) : header)];
};

/** Event by event, as each viewer heard it. */
const heardLines = <T extends Types>(game: Game<T>, events: readonly T['event'][], seats: number): string =>
  events
    .map((event) =>
      grouped(viewersOf(seats), (viewer) => {
        const heard = game.hear(event, viewer);
        return heard === undefined ? '' : `heard ${print(heard)}`;
      }),
    )
    .join('');

/** What each viewer sees otherwise than before: first what all see, then what only some do, where secrets show. */
const seenLines = <T extends Types>(
  game: Game<T>,
  state: T['state'],
  seats: number,
  seen: Map<Viewer, ReadonlyMap<string, string>>,
): string => {
  const viewers = viewersOf(seats);
  const news = new Map(
    viewers.map((viewer) => [viewer, newsOf(facts(game.view(state, viewer)), seen, viewer)]),
  );
  const isCommon = (fact: string): boolean => viewers.every((viewer) => news.get(viewer)?.includes(fact));
  const sees = (viewer: Viewer, common: boolean): string => {
    const told = news.get(viewer)?.filter((fact) => isCommon(fact) === common) ?? [];
    return told.length === 0 ? '' : `sees ${told.join(' ')}`;
  };
  return grouped(viewers, (viewer) => sees(viewer, true)) + grouped(viewers, (viewer) => sees(viewer, false));
};

const newsOf = (
  now: ReadonlyMap<string, string>,
  seen: Map<Viewer, ReadonlyMap<string, string>>,
  viewer: Viewer,
): readonly string[] => {
  const before = seen.get(viewer);
  seen.set(viewer, now);
  const gone = [...(before?.keys() ?? [])].filter((path) => !now.has(path) && !isWithin(path, now));
  const changed = [...now].filter(([path, fact]) => before?.get(path) !== fact);
  return [...changed.map(([path, fact]) => `${path}=${fact}`), ...gone.map((path) => `${path} gone`)];
};

/** Whether what holds this path, or what it held, is told otherwise now. */
const isWithin = (path: string, now: ReadonlyMap<string, string>): boolean =>
  [...now.keys()].some((told) => path.startsWith(`${told}.`) || told.startsWith(`${path}.`));

/** A view as paths and values; lists of plain values are read as one, and so is what is empty. */
const facts = (view: unknown): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const read = (value: unknown, path: string): void => {
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
    if (parts.length === 0 || isList) found.set(path, print(value));
    else for (const [key, part] of parts) read(part, path === '' ? key : `${path}.${key}`);
  };
  read(view, '');
  return found;
};

/** Indented lines, one for all viewers of whom the same is to be said. */
const grouped = (viewers: readonly Viewer[], textOf: (viewer: Viewer) => string): string => {
  const groups = new Map<string, Viewer[]>();
  for (const viewer of viewers) {
    const text = textOf(viewer);
    groups.set(text, [...(groups.get(text) ?? []), viewer]);
  }
  return [...groups]
    .filter(([text]) => text !== '')
    .map(([text, who]) => `    ${who.length === viewers.length ? 'all' : who.join(',')} ${text}\n`)
    .join('');
};

/** A transcript without its commentary: what a pinned hash is made of. */
export const bare = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /^\S/.test(line))
    .map((line) => `${line}\n`)
    .join('');

/** The name of the file that pins a version to the transcripts made under it. */
export const PIN = 'pin.json';

/** Moves and results only, by the names of the files: commentary may change while a version stays. */
export const makePin = (version: number, files: ReadonlyMap<string, string>): string => {
  const texts = [...files]
    .filter(([name]) => name !== PIN)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ version, sha256: digest(texts.map(([, text]) => bare(text)).join('')) })}\n`;
};

/** What is wrong with a game's golden folder, as sentences with the command to run. */
export const checkGolden = <T extends Types>(
  game: Game<T>,
  files: ReadonlyMap<string, string>,
): readonly string[] => {
  const command = `npx tortuga golden ${game.id} --update`;
  const texts = [...files].filter(([name]) => name !== PIN);
  if (texts.length === 0) return [`${game.id} has no golden transcript: run ${command}`];
  const faults = texts.flatMap(([name, text]) => {
    const annotated = annotate(game, text);
    if (!annotated.ok)
      return [
        `${name}, line ${annotated.fault.line}: ${annotated.fault.code}; raise the version, then run ${command}`,
      ];
    return annotated.text === text
      ? []
      : [`${name} shows something else than it did: look, then run ${command}`];
  });
  const pinned = files.get(PIN) === makePin(game.version, files);
  return pinned
    ? faults
    : [...faults, `${PIN} does not fit version ${game.version} and its transcripts: run ${command}`];
};
