import type { Finding } from './finding.ts';
import type { SourceFile } from './sourceFile.ts';

export interface Check {
  readonly name: string;
  readonly find: (files: readonly SourceFile[]) => readonly Finding[];
  /** What was measured, for those who want to know also when all is well. */
  readonly measure?: (files: readonly SourceFile[]) => string;
}
