export interface Finding {
  readonly path: string;
  /** Absent where a whole folder is at fault. */
  readonly line?: number;
  readonly message: string;
}

export function makeReport(findings: readonly Finding[]): string {
  return findings
    .toSorted((a, b) => compareText(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ path, line, message }) => `${path}${line === undefined ? '' : `:${line}`}  ${message}`)
    .join('\n');
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
