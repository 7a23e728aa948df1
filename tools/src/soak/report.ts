/** docs/soak.md: the last result, with commit and command. */
import { execFileSync } from 'node:child_process';
import type { Outcome } from './processes.ts';
import type { Kind } from './task.ts';

const TITLES: Readonly<Record<Kind, string>> = {
  cheap: 'cheap laws (L4, L9, L13)',
  all: 'all laws (L1 to L15)',
  bytes: 'same transcripts from two processes, byte for byte',
  own: '',
};

const commit = (): string => {
  const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    const changes = git('status', '--porcelain', '--untracked-files=no');
    return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : ' with changes');
  } catch {
    return 'unknown';
  }
};

export const makeReport = (outcomes: readonly Outcome[], command: string, minutes: number): string =>
  [
    '# Soak',
    '',
    'The long runs, which are too long for `npm test`. Written by the command itself.',
    '',
    `Last run: \`${command}\` at commit ${commit()}, Node ${process.versions.node}, ${minutes} minutes.`,
    '',
    '| game | players | run | games or positions | seed | result |',
    '|---|--:|---|--:|---|---|',
    ...outcomes.map(row),
    '',
  ].join('\n');

const row = (outcome: Outcome): string => {
  const { game, seats, kind, name, games, seed } = outcome.task;
  const result = outcome.ok ? 'passed' : `FAILED: ${outcome.reason.split('\n')[0]}`;
  return `| ${game} | ${seats === 0 ? '' : seats} | ${name ?? TITLES[kind]} | ${games.toLocaleString('en')} | ${seed} | ${result} |`;
};
