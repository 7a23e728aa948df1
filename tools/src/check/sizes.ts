import { placeOf } from './arrows.ts';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import { functionsOf, type MeasuredFunction } from './functions.ts';
import type { SourceFile } from './sourceFile.ts';

const longestFile = 400;
const longestFunction = 60;
const longestUsualFunction = 25;

/** Files and functions fit into a reader's head. */
export const sizes: Check = {
  name: 'sizes',
  find: (files) => {
    const functions = files.flatMap(functionsOf);
    return [...longFiles(files), ...longFunctions(functions), ...longParts(functions)];
  },
  measure: (files) => {
    const functions = namedLengths(files.flatMap(functionsOf));
    const lengths = files.filter(isMeasured).map(lineCount);
    return (
      `functions: median ${percentile(functions, 50)}, p90 ${percentile(functions, 90)} lines; ` +
      `files: median ${percentile(lengths, 50)} lines`
    );
  },
};

function isMeasured({ path }: SourceFile): boolean {
  return !/\/(data|fixtures|golden)\//.test(path) && path !== 'packages/games/registry.ts';
}

function lineCount({ text }: SourceFile): number {
  return text.replace(/\n$/, '').split('\n').length;
}

function longFiles(files: readonly SourceFile[]): readonly Finding[] {
  return files
    .filter((file) => isMeasured(file) && lineCount(file) > longestFile)
    .map((file) => ({
      path: file.path,
      message: `has ${lineCount(file)} lines; a file has at most ${longestFile}`,
    }));
}

function longFunctions(functions: readonly MeasuredFunction[]): readonly Finding[] {
  return functions
    .filter(({ lines }) => lines > longestFunction)
    .map(({ path, line, lines }) => ({
      path,
      line,
      message: `this function has ${lines} lines; a function has at most ${longestFunction}`,
    }));
}

function longParts(functions: readonly MeasuredFunction[]): readonly Finding[] {
  const homes = [...new Set(functions.map(({ path }) => placeOf(path).home))];
  const parts = homes.map((home) => ({
    path: home,
    of: functions.filter(({ path }) => placeOf(path).home === home),
  }));
  return [...parts, { path: 'the whole repository', of: functions }].flatMap(({ path, of }) => {
    const p90 = percentile(namedLengths(of), 90);
    const message = `nine in ten functions have up to ${p90} lines; the limit is ${longestUsualFunction}`;
    return p90 > longestUsualFunction ? [{ path, message }] : [];
  });
}

/** Callbacks are left out: a thousand one-line arrows would hide any number of long functions. */
function namedLengths(functions: readonly MeasuredFunction[]): readonly number[] {
  return functions.filter(({ isNamed }) => isNamed).map(({ lines }) => lines);
}

/** By nearest rank; 0 where there is nothing to rank. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
