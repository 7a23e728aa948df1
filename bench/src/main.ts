import { games } from '@tortuga/games';
import { fixtures } from '@tortuga/games/fixtures';
import { bench } from './bench.ts';
import { type Flag, help, parseCommand } from './command.ts';
import { type Part, writeDocument } from './document.ts';
import { cpuClock, fullPlan, quickPlan, type Rates } from './measure.ts';
import { makeMisses, makeReport } from './report.ts';
import type { Row } from './row.ts';
import { fullLoad, quickLoad } from './server/load.ts';
import { serverBench } from './server/serverBench.ts';
import { makeServerReport } from './server/serverReport.ts';

/** One part of a run: what is kept, what is printed, and what the figures are made of. */
interface Measured {
  readonly part: Part;
  readonly report: string;
  readonly rows: readonly Row[];
  readonly figures: Readonly<Record<string, unknown>>;
}

const main = async (args: readonly string[]): Promise<void> => {
  const command = parseCommand(args);
  if (!command.ok) {
    console.error(command.reason);
    process.exitCode = 2;
    return;
  }
  const { flags } = command;
  if (flags.has('help')) {
    console.log(help);
    return;
  }
  const measured = flags.has('server')
    ? [await measureServerPart(flags)]
    : [measureGamePart(flags), await measureServerPart(flags)];
  print(measured, flags.has('json'));
  if (!flags.has('write')) return;
  const document = new URL('../../docs/benchmarks.md', import.meta.url);
  for (const { part, report } of measured) writeDocument(document, part, report);
};

const measureGamePart = (flags: ReadonlySet<Flag>): Measured => {
  console.error(`Measuring games (${flags.has('quick') ? 'some ten seconds' : 'less than a minute'}) …`);
  const outcome = bench(games, fixtures, flags.has('quick') ? quickPlan : fullPlan, cpuClock);
  const { rows, rates } = outcome;
  return { part: 'run', report: makeReport(outcome), rows, figures: { rows, rates: plain(rates) } };
};

const measureServerPart = async (flags: ReadonlySet<Flag>): Promise<Measured> => {
  console.error(`Measuring servers (${flags.has('quick') ? 'some minutes' : 'some twelve minutes'}) …`);
  const outcome = await serverBench(flags.has('quick') ? quickLoad : fullLoad);
  const { rows, rates, idle } = outcome;
  const figures = { rows, rates: plain(rates), idle };
  return { part: 'server run', report: makeServerReport(outcome), rows, figures };
};

const plain = (rates: Rates): unknown => Object.fromEntries(rates);

const print = (measured: readonly Measured[], asJson: boolean): void => {
  if (asJson) {
    const figures = Object.fromEntries(measured.map((each) => [each.part, each.figures]));
    console.log(JSON.stringify(figures, null, 2));
  } else console.log(measured.map(({ report }) => report).join('\n\n'));
  const misses = makeMisses(measured.flatMap(({ rows }) => rows));
  for (const miss of misses) console.error(miss);
  if (misses.length > 0) process.exitCode = 1;
};

await main(process.argv.slice(2));
