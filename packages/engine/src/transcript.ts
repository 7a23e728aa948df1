/** The text form of a match: what tools write and read, and what a record and a golden file are made of. */
import type { Actor, Result } from './game.ts';

const FORMAT = 'tortuga-transcript 1';

export interface Header {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** JSON, as `makeOptions` prints it. */
  readonly options: string;
}

export interface MoveLine {
  readonly line: number;
  readonly by: Actor;
  readonly move: string;
}

/** A line of a record: see `record.ts`. */
export interface RecordLine {
  readonly line: number;
  readonly word: RecordWord;
  readonly value: string;
}

const RECORD_WORDS = ['match', 'commit', 'nonce', 'seed', 'seal'] as const;
export type RecordWord = (typeof RECORD_WORDS)[number];

export interface Transcript {
  readonly header: Header;
  readonly headerLines: readonly number[];
  readonly moves: readonly MoveLine[];
  readonly result: { readonly line: number; readonly text: string } | undefined;
  readonly record: readonly RecordLine[];
}

/** The line at fault, counted from 1, and why. */
export interface Fault {
  readonly line: number;
  readonly code: string;
}

export type Read =
  | { readonly ok: true; readonly transcript: Transcript }
  | { readonly ok: false; readonly fault: Fault };

export const makeHeader = ({ game, version, seats, options }: Header): string =>
  `${FORMAT}\ngame ${game} ${version}\nseats ${seats}\noptions ${options}\n`;

export const makeMoveLine = (by: Actor, move: string): string => `${by} ${move}\n`;

export const makeResultLine = ({ places, scores, by }: Result): string =>
  `result ${JSON.stringify({ places, scores, by })}\n`;

/** The form only; whether the moves are those of the game is for `referee` to say. */
export const parseTranscript = (text: string): Read => {
  const lines = significantLines(text);
  const header = parseHeader(lines.slice(0, 4));
  if ('code' in header) return { ok: false, fault: header };
  const headerLines = lines.slice(0, 4).map(({ line }) => line);
  return parseBody(header, headerLines, lines.slice(4));
};

interface Line {
  readonly line: number;
  readonly text: string;
}

/** Indented and blank lines are commentary. */
const significantLines = (text: string): readonly Line[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((line) => /^\S/.test(line.text));

const HEADER_FORMS = [
  [/^tortuga-transcript 1$/, 'not-a-transcript'],
  [/^game (?<game>[a-z0-9-]+) (?<version>[1-9]\d{0,8})$/, 'bad-game-line'],
  [/^seats (?<seats>[1-9]\d{0,2})$/, 'bad-seats-line'],
  [/^options (?<options>.+)$/s, 'bad-options-line'],
] as const;

const parseHeader = (lines: readonly Line[]): Header | Fault => {
  const found: Record<string, string> = {};
  for (const [index, [form, code]] of HEADER_FORMS.entries()) {
    const match = form.exec(lines[index]?.text ?? '');
    const line = lines[index]?.line ?? (lines[index - 1]?.line ?? 0) + 1;
    if (match === null) return { line, code };
    Object.assign(found, match.groups);
  }
  const { game = '', version, seats, options = '' } = found;
  return { game, version: Number(version), seats: Number(seats), options };
};

const MOVE_FORM = /^(chance|0|[1-9]\d{0,2}) (\S.*)$/;
const RECORD_FORM = new RegExp(`^(${RECORD_WORDS.join('|')}) (\\S.*)$`);

const parseBody = (header: Header, headerLines: readonly number[], lines: readonly Line[]): Read => {
  const moves: MoveLine[] = [];
  const record: RecordLine[] = [];
  let result: Transcript['result'];
  for (const { line, text } of lines) {
    const move = MOVE_FORM.exec(text);
    const recorded = RECORD_FORM.exec(text);
    if (move !== null) {
      if (result !== undefined) return { ok: false, fault: { line, code: 'move-after-result' } };
      moves.push({ line, by: parseActor(move[1] ?? ''), move: move[2] ?? '' });
    } else if (recorded !== null) {
      record.push({ line, word: parseWord(recorded[1]), value: recorded[2] ?? '' });
    } else if (text.startsWith('result ') && result === undefined) {
      result = { line, text: text.slice('result '.length) };
    } else {
      return { ok: false, fault: { line, code: 'unreadable' } };
    }
  }
  return { ok: true, transcript: { header, headerLines, moves, result, record } };
};

const parseActor = (text: string): Actor => (text === 'chance' ? 'chance' : Number(text));

const parseWord = (text: string | undefined): RecordWord => {
  const word = RECORD_WORDS.find((each) => each === text);
  if (word === undefined) throw new Error(`no record word: ${text}`);
  return word;
};
