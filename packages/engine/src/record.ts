/** The record of a finished match: its transcript and all that its luck was made of, under a seal. */
import { commitTo, digest, fairRandom, isHex256, isToken, type Luck, type Nonce } from './fair.ts';
import type { Game, Types } from './game.ts';
import { type Inspect, referee } from './referee.ts';
import {
  type Fault,
  parseTranscript,
  type RecordLine,
  type RecordWord,
  type Transcript,
} from './transcript.ts';

/** What a browser kept from when it sat down, and the seal it was shown at the end. */
export interface Kept {
  readonly commit?: string;
  readonly nonce?: Nonce;
  readonly seal?: string;
}

/** `fair`: the luck is that which was promised. `consistent`: the file agrees with itself, nothing was kept to compare. */
export type Verified =
  | { readonly ok: true; readonly verdict: 'fair' | 'consistent'; readonly moves: number }
  | { readonly ok: false; readonly fault: Fault };

/** The lines a match has from its start: the luck's promise, which who has published it already may bring along. */
export const makePromise = (luck: Luck, commit = commitTo(luck.seed)): string =>
  [
    `match ${luck.match}\n`,
    `commit ${commit}\n`,
    ...luck.nonces.map(({ seat, nonce }) => `nonce ${seat} ${nonce}\n`),
  ].join('');

/**
 * Closes a transcript that begins with the promise: the seed is told, and every byte above the seal is sealed. Where the
 * platform has a faster SHA-256, it may be given.
 */
export const sealRecord = (
  transcript: string,
  seed: string,
  sha256: (text: string) => string = digest,
): string => {
  const open = `${transcript}seed ${seed}\n`;
  return `${open}seal ${sha256(open)}\n`;
};

export const verifyRecord = <T extends Types>(game: Game<T>, text: string, kept: Kept = {}): Verified => {
  const read = parseTranscript(text);
  if (!read.ok) return read;
  const { transcript } = read;
  const luck = parseLuck(transcript);
  if ('code' in luck) return { ok: false, fault: luck };
  const broken = brokenSeal(transcript, text) ?? brokenPromise(transcript, luck, kept);
  if (broken !== undefined) return { ok: false, fault: broken };
  const ruling = referee(game, transcript, undefined, inspectLuck(luck));
  if (!ruling.ok) return ruling;
  if (transcript.result === undefined)
    return { ok: false, fault: { line: lastLine(transcript), code: 'unfinished' } };
  return { ok: true, verdict: keptAll(kept) ? 'fair' : 'consistent', moves: transcript.moves.length };
};

/** Draws every chance move anew: for `referee`. */
export const inspectLuck =
  <T extends Types>(luck: Luck): Inspect<T> =>
  ({ game, state, seq }, line) => {
    if (line.by !== 'chance' || game.actors(state)[0] !== 'chance') return undefined;
    const drawn = game.sample(state, 'chance', fairRandom(luck, seq + 1));
    return game.makeMove(drawn) === line.move ? undefined : { line: line.line, code: 'wrong-luck' };
  };

const linesOf = (transcript: Transcript, word: RecordWord): readonly RecordLine[] =>
  transcript.record.filter((line) => line.word === word);

const lastLine = ({ headerLines, moves, result, record }: Transcript): number =>
  Math.max(...headerLines, moves.at(-1)?.line ?? 0, result?.line ?? 0, record.at(-1)?.line ?? 0);

/** The line of a word that a record has once. */
const soleLine = (transcript: Transcript, word: RecordWord): RecordLine | undefined => {
  const lines = linesOf(transcript, word);
  return lines.length === 1 ? lines[0] : undefined;
};

const notARecord = (transcript: Transcript): Fault => ({ line: lastLine(transcript), code: 'not-a-record' });

const parseLuck = (transcript: Transcript): Luck | Fault => {
  const match = soleLine(transcript, 'match');
  const seed = soleLine(transcript, 'seed');
  if (match === undefined || seed === undefined) return notARecord(transcript);
  if (!isToken(match.value)) return { line: match.line, code: 'unreadable' };
  if (!isHex256(seed.value)) return { line: seed.line, code: 'unreadable' };
  const nonces: Nonce[] = [];
  for (const line of linesOf(transcript, 'nonce')) {
    const nonce = parseNonce(line.value);
    if (nonce === undefined) return { line: line.line, code: 'unreadable' };
    const isSpare = nonce.seat >= transcript.header.seats || nonces.some(({ seat }) => seat === nonce.seat);
    if (isSpare) return { line: line.line, code: 'spare-nonce' };
    nonces.push(nonce);
  }
  return { match: match.value, seed: seed.value, nonces };
};

const parseNonce = (text: string): Nonce | undefined => {
  const [, seat, nonce = ''] = /^(0|[1-9]\d?) (\S+)$/.exec(text) ?? [];
  return seat === undefined || !isToken(nonce) ? undefined : { seat: Number(seat), nonce };
};

const brokenSeal = (transcript: Transcript, text: string): Fault | undefined => {
  const seal = soleLine(transcript, 'seal');
  if (seal === undefined || seal !== transcript.record.at(-1)) return notARecord(transcript);
  const above = text.slice(0, text.lastIndexOf('\nseal ') + 1);
  return text === `${above}seal ${digest(above)}\n` ? undefined : { line: seal.line, code: 'wrong-seal' };
};

const brokenPromise = (transcript: Transcript, luck: Luck, kept: Kept): Fault | undefined => {
  const commit = soleLine(transcript, 'commit');
  const seal = soleLine(transcript, 'seal');
  if (commit === undefined || seal === undefined) return notARecord(transcript);
  const fault = (line: number, code: string): Fault => ({ line, code });
  if (commit.value !== commitTo(luck.seed)) return fault(commit.line, 'wrong-commit');
  if (kept.commit !== undefined && kept.commit !== commit.value)
    return fault(commit.line, 'not-the-kept-commit');
  if (kept.nonce !== undefined && !hasNonce(luck, kept.nonce))
    return fault(commit.line, 'not-the-kept-nonce');
  return kept.seal !== undefined && kept.seal !== seal.value
    ? fault(seal.line, 'not-the-kept-seal')
    : undefined;
};

const hasNonce = (luck: Luck, kept: Nonce): boolean =>
  luck.nonces.some(({ seat, nonce }) => seat === kept.seat && nonce === kept.nonce);

const keptAll = (kept: Kept): boolean =>
  kept.commit !== undefined && kept.nonce !== undefined && kept.seal !== undefined;
