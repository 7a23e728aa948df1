/** docs/soak.md: the last result of each game, with commit and command. */
import { execFileSync } from 'node:child_process';
import type { Outcome } from './processes.ts';
import type { Kind } from './task.ts';

const TITLES: Readonly<Record<Exclude<Kind, 'own'>, string>> = {
  cheap: 'cheap laws (L4, L9, L13)',
  all: 'all laws (L1 to L15)',
  bytes: 'same transcripts from two processes, byte for byte',
};

const HEAD = [
  '# Soak',
  '',
  'The long runs, which are too long for `npm test`: `npm run soak`, or `npm run soak -- --game NAME` for one game. The',
  'command writes this page itself.',
  '',
].join('\n');

export const currentCommit = (): string => {
  const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    const changes = git('status', '--porcelain', '--untracked-files=no');
    return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : ' with changes');
  } catch {
    return 'unknown';
  }
};

/** The page with the sections of these games made anew, and those of other games as they were. */
export const renewReport = (page: string, outcomes: readonly Outcome[], commit: string): string => {
  const sections = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [titleOf(section), section.trimEnd()]),
  );
  for (const game of new Set(outcomes.map(({ task }) => task.game))) {
    sections.set(
      game,
      makeSection(
        game,
        outcomes.filter(({ task }) => task.game === game),
        commit,
      ),
    );
  }
  const sorted = [...sections].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [HEAD, ...sorted.map(([, section]) => `${section}\n`)].join('\n');
};

const titleOf = (section: string): string => section.slice('## '.length).split('\n', 1)[0] ?? '';

const makeSection = (game: string, outcomes: readonly Outcome[], commit: string): string =>
  [
    `## ${game}`,
    '',
    `Last run at commit ${commit}, Node ${process.versions.node}.`,
    '',
    '| run | players | games or positions | seed | result |',
    '|---|--:|--:|---|---|',
    ...outcomes.map(row),
  ].join('\n');

const row = (outcome: Outcome): string => {
  const { seats, kind, name = '', games, seed } = outcome.task;
  const result = outcome.ok ? 'passed' : `FAILED: ${outcome.reason.split('\n')[0]}`;
  const title = kind === 'own' ? name : TITLES[kind];
  return `| ${title} | ${seats === 0 ? '' : seats} | ${games.toLocaleString('en')} | ${seed} | ${result} |`;
};
