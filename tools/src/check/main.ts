import { fileURLToPath } from 'node:url';
import { boundaries } from './boundaries.ts';
import { budgets } from './budgets.ts';
import type { Check } from './check.ts';
import { citations } from './citations.ts';
import { cycles } from './cycles.ts';
import { dependencies } from './dependencies.ts';
import { escapes } from './escapes.ts';
import { makeReport } from './finding.ts';
import { portability } from './portability.ts';
import { readRepository } from './repository.ts';
import { secrecy } from './secrecyFiles.ts';
import { sizes } from './sizes.ts';
import type { SourceFile } from './sourceFile.ts';

const checks: readonly Check[] = [
  boundaries,
  cycles,
  dependencies,
  portability,
  secrecy,
  sizes,
  escapes,
  citations,
  budgets,
];

function main(names: readonly string[]): void {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(', ');
    console.error(`There is no check ${unknown.join(', ')}. There are: ${known}.`);
    process.exitCode = 2;
    return;
  }
  const files = readRepository(fileURLToPath(new URL('../../..', import.meta.url)));
  for (const check of checks) {
    if (names.length === 0 || names.includes(check.name)) run(check, files);
  }
}

function run(check: Check, files: readonly SourceFile[]): void {
  const findings = [...files.flatMap(({ faults }) => faults), ...check.find(files)];
  if (findings.length === 0) {
    console.log(check.measure?.(files) ?? `${files.length} files`);
    return;
  }
  console.log(makeReport(findings));
  process.exitCode = 1;
}

main(process.argv.slice(2));
