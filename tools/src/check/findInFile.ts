import { type Span, Visitor, type VisitorObject } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { lineAt, type SourceFile } from './sourceFile.ts';

export type Report = (at: Span, message: string) => void;

/** Walks one file with the visitor that a check makes for it, and collects what the visitor reports. */
export function findInFile(
  file: SourceFile,
  makeVisitor: (report: Report) => VisitorObject,
): readonly Finding[] {
  const findings: Finding[] = [];
  const report: Report = ({ start }, message) => {
    findings.push({ path: file.path, line: lineAt(file.text, start), message });
  };
  new Visitor(makeVisitor(report)).visit(file.program);
  return findings;
}
