/** The parts of docs/benchmarks.md that a run writes. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
export const PARTS = ['run', 'server run'] as const;
export type Part = (typeof PARTS)[number];

export const writeDocument = (path: URL, part: Part, report: string): void => {
  const run = `${makeOrigin(new URL('.', path))}\n\n${report}`;
  writeFileSync(path, withRun(readFileSync(path, 'utf8'), part, run));
};

/** What stands between the markers is replaced; the rest is kept. */
export const withRun = (document: string, part: Part, run: string): string => {
  const start = `<!-- last ${part}: start -->`;
  const end = `<!-- last ${part}: end -->`;
  const [before, rest] = halves(document, start);
  const [, after] = halves(rest, end);
  return `${before}${start}\n${run}\n${end}${after}`;
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
