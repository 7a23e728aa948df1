/** The real command in a process of its own, as a user runs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/tortuga.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const tortuga = (words: readonly string[], input = ''): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...words], {
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
};

/** What the command printed as JSON, a value a line; the test says what it expects it to be. */
export const jsonLines = <V>(out: string): readonly V[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as V); // the expectations that follow are the check

export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'tortuga-'));

/** A transcript of Piraten Kapern with these lines, in a file. */
export const transcriptFile = (lines: readonly string[], header = HEADER): string => {
  const file = join(scratchFolder(), 'transcript.txt');
  writeFileSync(file, [...header, ...lines, ''].join('\n'));
  return file;
};

export const HEADER = [
  'tortuga-transcript 1',
  'game piraten-kapern 1',
  'seats 2',
  'options {"target":1000,"floorAtZero":false}',
];

/** Seat 0 reaches 1600 in one turn, seat 1 answers with 200: a whole game. */
export const WHOLE_GAME = [
  'chance card gold',
  'chance dice coin coin coin coin coin monkey parrot sword',
  '0 stop',
  'chance card captain',
  'chance dice skull skull monkey parrot sword sword coin parrot',
  '1 stop',
];
