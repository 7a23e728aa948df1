import { type Comment, type Program, parseSync } from 'oxc-parser';
import type { Finding } from './finding.ts';

export interface SourceFile {
  /** From the top of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** What the parser could not read: no check can speak for such a file. */
  readonly faults: readonly Finding[];
}

export function parseSource(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text, { sourceType: 'module' });
  const faults = errors.map(({ message, labels }) => ({
    path,
    line: lineAt(text, labels[0]?.start ?? 0),
    message: `cannot be parsed: ${message}`,
  }));
  return { path, text, program, comments, faults };
}

/** The line, counted from 1, on which a character stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
