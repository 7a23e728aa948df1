// node scripts/slowest.mjs REPORT… : the slowest twenty test files of runs reported as JSON, one column of seconds a run.
import { readFileSync } from 'node:fs';
import { fail } from './failure.mjs';

const SHOWN = 20;

const reports = process.argv.slice(2);
if (reports.length === 0)
  fail(
    'Say which reports: npm test -- --reporter=default --reporter=json --outputFile.json=report.json makes one.',
  );

const runs = reports.map(secondsByFile);
const files = [...new Set(runs.flatMap((run) => [...run.keys()]))].toSorted(
  (a, b) => longest(b) - longest(a),
);
for (const file of files.slice(0, SHOWN)) console.log(row(file, (run) => run.get(file)));
console.log(
  row(`all ${files.length} files`, (run) => [...run.values()].reduce((sum, seconds) => sum + seconds, 0)),
);

/** Wherever the run was made: files are named from the top of its checkout. */
function secondsByFile(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [
      name.replace(/^.*\/(?=(packages|tools|bench|e2e)\/)/, ''),
      (endTime - startTime) / 1000,
    ]),
  );
}

function longest(file) {
  return Math.max(...runs.map((run) => run.get(file) ?? 0));
}

function row(name, secondsIn) {
  const columns = runs.map((run) => (secondsIn(run)?.toFixed(1) ?? '–').padStart(8));
  return `${columns.join('')}  ${name}`;
}
