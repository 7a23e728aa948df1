/** Whether a transcript is a match of the game, line by line. */
import type { Game, Result, Types } from './game.ts';
import { advance, agreedResult, type Match, startMatch } from './match.ts';
import { parseJson } from './json.ts';
import { makeOptions, parseOptionsText } from './options.ts';
import type { Fault, Header, MoveLine, Transcript } from './transcript.ts';

/** Told of each move just before it is checked; a fault it returns ends the reading. */
export type Inspect<T extends Types> = (
  match: Match<T>,
  line: MoveLine,
  move: T['move'],
) => Fault | undefined;

/** Told of each move just after it was played. */
export type Follow<T extends Types> = (
  match: Match<T>,
  line: MoveLine,
  events: readonly T['event'][],
) => void;

export type Ruling<T extends Types> =
  | { readonly ok: true; readonly match: Match<T>; readonly result: Result | undefined }
  | { readonly ok: false; readonly fault: Fault };

const fail = (line: number, code: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { line, code },
});

export const headerOf = <T extends Types>(game: Game<T>, seats: number, options: T['options']): Header => ({
  game: game.id,
  version: game.version,
  seats,
  options: makeOptions(game.options, options),
});

/** The table a header describes, before the first move. A fault's line is that of a header with no commentary. */
export const openMatch = <T extends Types>(
  game: Game<T>,
  header: Header,
): { readonly ok: true; readonly match: Match<T> } | { readonly ok: false; readonly fault: Fault } => {
  if (header.game !== game.id) return fail(2, 'wrong-game');
  if (header.version !== game.version) return fail(2, 'wrong-version');
  if (header.seats < game.seats.min || header.seats > game.seats.max) return fail(3, 'seats-out-of-range');
  const options = parseOptionsText(game.options, header.options, header.seats);
  if (!options.ok) return fail(4, options.refusal.code);
  return { ok: true, match: startMatch(game, header.seats, options.value) };
};

export const referee = <T extends Types>(
  game: Game<T>,
  transcript: Transcript,
  follow?: Follow<T>,
  inspect?: Inspect<T>,
): Ruling<T> => {
  const opened = openMatch(game, transcript.header);
  if (!opened.ok) return fail(transcript.headerLines[opened.fault.line - 1] ?? 0, opened.fault.code);
  const { match } = opened;
  for (const line of transcript.moves) {
    const fault = playLine(match, line, follow, inspect);
    if (fault !== undefined) return { ok: false, fault };
  }
  return checkResult(match, transcript.result);
};

const playLine = <T extends Types>(
  match: Match<T>,
  line: MoveLine,
  follow: Follow<T> | undefined,
  inspect: Inspect<T> | undefined,
): Fault | undefined => {
  if (line.by !== 'chance' && line.by >= match.seats) return { line: line.line, code: 'no-such-seat' };
  const move = match.game.parseMove(line.move);
  if (move === undefined) return { line: line.line, code: 'unreadable' };
  const fault = inspect?.(match, line, move);
  if (fault !== undefined) return fault;
  const outcome = advance(match, line.by, move);
  if (!outcome.ok) return { line: line.line, code: outcome.refusal.code };
  follow?.(match, line, outcome.events);
  return undefined;
};

/** A cut transcript is an unfinished match, unless it claims a result that is not that of its moves. */
const checkResult = <T extends Types>(match: Match<T>, claimed: Transcript['result']): Ruling<T> => {
  const result = match.game.result(match.state);
  if (claimed === undefined) return { ok: true, match, result };
  const ended = result ?? agreedResult(match);
  return sameResult(claimed.text, ended)
    ? { ok: true, match, result: ended }
    : fail(claimed.line, 'wrong-result');
};

/** Key order and spacing are free. */
const sameResult = (text: string, { places, scores, by }: Result): boolean => {
  const claimed = parseJson(text)?.value;
  if (typeof claimed !== 'object' || claimed === null) return false;
  const told = new Map<string, unknown>(Object.entries(claimed));
  return (
    told.size === 3 &&
    told.get('by') === by &&
    isList(told.get('places'), places) &&
    isList(told.get('scores'), scores)
  );
};

const isList = (claimed: unknown, numbers: readonly number[]): boolean =>
  Array.isArray(claimed) &&
  claimed.length === numbers.length &&
  numbers.every((each, index) => each === claimed[index]);
