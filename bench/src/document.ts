/** The part of docs/benchmarks.md that a run writes. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from './bench.ts';
import { makeSpeeds, makeTable } from './report.ts';

const START = '<!-- last run: start -->';
const END = '<!-- last run: end -->';

export const writeDocument = (path: URL, outcome: Outcome): void => {
  const run = `${makeOrigin(new URL('.', path))}\n\n${makeTable(outcome.rows)}\n\n${makeSpeeds(outcome.rates)}`;
  writeFileSync(path, withRun(readFileSync(path, 'utf8'), run));
};

/** What stands between the markers is replaced; the rest is kept. */
export const withRun = (document: string, run: string): string => {
  const [before, rest] = halves(document, START);
  const [, after] = halves(rest, END);
  return `${before}${START}\n${run}\n${END}${after}`;
};

const halves = (text: string, marker: string): readonly [string, string] => {
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`the document has no line ${marker}`);
  return [text.slice(0, at), text.slice(at + marker.length)];
};

const makeOrigin = (folder: URL): string => {
  const commit = commitHash(folder);
  return `Node ${process.versions.node}${commit === undefined ? '' : `, commit ${commit}`}:`;
};

/** Undefined outside a clone, or without git; marked where the tree had changes on top of the commit. */
const commitHash = (folder: URL): string | undefined => {
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return git.status === 0 ? git.stdout.trim() : undefined;
};
