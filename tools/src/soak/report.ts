/** docs/soak.md: the last result of each game and of the server, with commit and command. */
import { execFileSync } from 'node:child_process';
import type { GameTask, Kind } from './gameTask.ts';
import type { Outcome } from './processes.ts';
import { SERVER_TITLE, serverTable } from './serverReport.ts';

const TITLES: Readonly<Record<Exclude<Kind, 'own'>, string>> = {
  cheap: 'cheap laws (L4, L9, L13)',
  all: 'all laws (L1 to L16)',
  bytes: 'same transcripts from two processes, byte for byte',
};

const HEAD = [
  '# Soak',
  '',
  'The long runs, which are too long for `npm test`: `npm run soak`, or `npm run soak -- --game NAME` for one game and',
  '`npm run soak -- --server` for the server. The command writes this page itself.',
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

/** The page with the sections of what was run made anew, and the others as they were. */
export const renewReport = (page: string, outcomes: readonly Outcome[], commit: string): string => {
  const sections = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [titleOf(section), section.trimEnd()]),
  );
  for (const title of new Set(outcomes.map(sectionOf))) {
    const own = outcomes.filter((outcome) => sectionOf(outcome) === title);
    sections.set(title, makeSection(title, own, commit));
  }
  const sorted = [...sections].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [HEAD, ...sorted.map(([, section]) => `${section}\n`)].join('\n');
};

const titleOf = (section: string): string => section.slice('## '.length).split('\n', 1)[0] ?? '';

const sectionOf = ({ task }: Outcome): string => (task.kind === 'server' ? SERVER_TITLE : task.game);

const makeSection = (title: string, outcomes: readonly Outcome[], commit: string): string =>
  [
    `## ${title}`,
    '',
    `Last run at commit ${commit}, Node ${process.versions.node}.`,
    '',
    ...(title === SERVER_TITLE ? serverTable(outcomes) : gameTable(outcomes)),
  ].join('\n');

const gameTable = (outcomes: readonly Outcome[]): readonly string[] => [
  '| run | players | games or positions | seed | result |',
  '|---|--:|--:|---|---|',
  ...outcomes.flatMap((outcome) => (outcome.task.kind === 'server' ? [] : [row(outcome.task, outcome)])),
];

const row = ({ seats, kind, name = '', games, seed }: GameTask, outcome: Outcome): string => {
  const result = outcome.ok ? 'passed' : `FAILED: ${outcome.reason.split('\n')[0]}`;
  const title = kind === 'own' ? name : TITLES[kind];
  return `| ${title} | ${seats === 0 ? '' : seats} | ${games.toLocaleString('en')} | ${seed} | ${result} |`;
};
