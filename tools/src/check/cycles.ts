import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import { importsOf, relativeTarget } from './imports.ts';
import type { SourceFile } from './sourceFile.ts';

/** The files of a package can be read in an order in which imports only point backwards. */
export const cycles: Check = { name: 'cycles', find: findCycles };

interface Edge {
  readonly to: string;
  readonly line: number;
}

function findCycles(files: readonly SourceFile[]): readonly Finding[] {
  const edges = new Map(files.map((file) => [file.path, edgesOf(file)]));
  const findings: Finding[] = [];
  const done = new Set<string>();

  const visit = (path: string, trail: readonly string[]): void => {
    if (done.has(path)) return;
    for (const { to, line } of edges.get(path) ?? []) {
      const start = [...trail, path].indexOf(to);
      if (start === -1) visit(to, [...trail, path]);
      else
        findings.push({
          path,
          line,
          message: `imports in a circle: ${circle([...trail, path].slice(start))}`,
        });
    }
    done.add(path);
  };

  for (const { path } of files) visit(path, []);
  return findings;
}

function edgesOf(file: SourceFile): readonly Edge[] {
  return importsOf(file).flatMap(({ specifier, line }) => {
    const to = relativeTarget(file.path, specifier);
    return to === undefined ? [] : [{ to, line }];
  });
}

function circle(paths: readonly string[]): string {
  return [...paths, ...paths.slice(0, 1)].join(' → ');
}
