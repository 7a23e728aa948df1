import { games } from '@tortuga/games';
import { fixtures } from '@tortuga/games/fixtures';
import { bench, type Outcome } from './bench.ts';
import { help, parseCommand } from './command.ts';
import { writeDocument } from './document.ts';
import { cpuClock, fullPlan, quickPlan } from './measure.ts';
import { makeMisses, makeSpeeds, makeTable } from './report.ts';

const main = (args: readonly string[]): void => {
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
  console.error(`Measuring (${flags.has('quick') ? 'some ten seconds' : 'less than a minute'}) …`);
  const outcome = bench(games, fixtures, flags.has('quick') ? quickPlan : fullPlan, cpuClock);
  print(outcome, flags.has('json'));
  if (flags.has('write')) writeDocument(new URL('../../docs/benchmarks.md', import.meta.url), outcome);
};

const print = ({ rates, rows }: Outcome, asJson: boolean): void => {
  if (asJson) console.log(JSON.stringify({ rows, rates: Object.fromEntries(rates) }, null, 2));
  else console.log(`${makeTable(rows)}\n\n${makeSpeeds(rates)}`);
  const misses = makeMisses(rows);
  for (const miss of misses) console.error(miss);
  if (misses.length > 0) process.exitCode = 1;
};

main(process.argv.slice(2));
