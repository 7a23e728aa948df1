import type { Check } from './check.ts';
import { makeReport } from './finding.ts';
import { parseSource } from './sourceFile.ts';

/** For tests: what a check says of a repository given as texts by path, a line a finding. */
export function checkText(check: Check, files: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return makeReport(check.find(sources)).split('\n').filter(Boolean);
}
