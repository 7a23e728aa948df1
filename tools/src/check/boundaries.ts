import { type Arrows, arrows, type Place, placeOf } from './arrows.ts';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import { importsOf, relativeTarget } from './imports.ts';
import { isTest, type SourceFile } from './sourceFile.ts';

const scope = '@tortuga/';
const testTools = ['vitest', 'fast-check', 'node'];

/** Imports point one way. */
export const boundaries: Check = {
  name: 'boundaries',
  find: (files) => files.flatMap(findInImports),
};

function findInImports(file: SourceFile): readonly Finding[] {
  const place = placeOf(file.path);
  const allowed = arrows.get(place.part);
  if (allowed === undefined) {
    return [
      { path: file.path, message: `the package ${place.part} has no arrows in tools/src/check/arrows.ts` },
    ];
  }
  const effective = isForTests(file.path) ? withTestTools(place, allowed) : allowed;
  return importsOf(file).flatMap(({ specifier, line }) => {
    const message = fault(file.path, specifier, effective);
    return message === undefined ? [] : [{ path: file.path, line, message }];
  });
}

/** Tests, and the suites written for other packages' tests to run. */
function isForTests(path: string): boolean {
  return isTest(path) || path.includes('/src/testing/');
}

function withTestTools({ part }: Place, { ours, others }: Arrows): Arrows {
  return {
    // A game is to be understood and tested from its own folder.
    ours: part.startsWith('game') ? ours : 'any',
    others: others === 'any' ? 'any' : [...others, ...testTools],
  };
}

function fault(path: string, specifier: string, allowed: Arrows): string | undefined {
  const target = relativeTarget(path, specifier);
  if (target !== undefined) return relativeFault(path, target);
  const { part } = placeOf(path);
  if (specifier.startsWith(scope)) {
    const imported = specifier.slice(scope.length).split('/')[0] ?? '';
    return includes(allowed.ours, imported) ? undefined : refusal(part, specifier, allowed.ours);
  }
  const isAllowed = includes(allowed.others, packageName(specifier));
  return isAllowed ? undefined : refusal(part, specifier, allowed.others);
}

function relativeFault(path: string, target: string): string | undefined {
  const { part, home } = placeOf(path);
  const isOutside = home !== '' && !target.startsWith(`${home}/`);
  if (isOutside) return `reaches out of ${home} by a relative path: ${target}`;
  const isTable = part === 'game' && placeOf(target).part === 'game ui';
  if (isTable) return `rules may not import their table: ${target}`;
  return undefined;
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function includes(allowed: readonly string[] | 'any', name: string): boolean {
  return allowed === 'any' || allowed.includes(name);
}

function refusal(part: string, specifier: string, allowed: readonly string[] | 'any'): string {
  const choice = allowed.length === 0 ? 'nothing' : `only ${String(allowed)}`;
  return `${part} may not import ${specifier} (of its kind, ${choice})`;
}
