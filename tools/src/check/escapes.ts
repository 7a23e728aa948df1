import type { Span, TSType, VisitorObject } from 'oxc-parser';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import { findInFile, type Report } from './findInFile.ts';
import { isTest, lineAt, type SourceFile } from './sourceFile.ts';
import { isTestRunner } from './testCall.ts';

/** Nobody slips past the compiler, the linter or the tests without saying why. */
export const escapes: Check = {
  name: 'escapes',
  find: (files) =>
    files.flatMap((file) => [
      ...findInComments(file),
      ...findInFile(file, (report) => castVisitor(file, report)),
      ...findInFile(file, (report) => (isConfiguration(file) ? {} : exportVisitor(report))),
      ...findInFile(file, (report) => (isTest(file.path) ? skippedTestVisitor(report) : {})),
    ]),
};

const suppression =
  /@ts-(?:ignore|expect-error|nocheck)|eslint-disable|oxlint-disable|biome-ignore|(?:v8|c8|istanbul) ignore/;
const unfinished = /\b(?:TODO|FIXME)\b/;

function findInComments({ path, text, comments }: SourceFile): readonly Finding[] {
  return comments.flatMap(({ value, start }) => {
    const found = (suppression.exec(value) ?? unfinished.exec(value))?.[0];
    if (found === undefined) return [];
    return [{ path, line: lineAt(text, start), message: `no ${found} in a comment` }];
  });
}

function castVisitor(file: SourceFile, report: Report): VisitorObject {
  const explained = explainedLines(file);
  const refuse = (at: Span, what: string): void => {
    if (!explained.has(lineAt(file.text, at.start)) && !explained.has(lineAt(file.text, at.end))) {
      report(at, `${what} needs a comment that says why it is true`);
    }
  };
  return {
    TSAnyKeyword: (node) => report(node, 'no any: say what it is, or unknown'),
    TSNonNullExpression: (node) => refuse(node, 'a non-null assertion'),
    TSTypeAssertion: (node) => refuse(node, 'a cast'),
    TSAsExpression: (node) => {
      if (!isConst(node.typeAnnotation)) refuse(node, 'a cast');
    },
  };
}

/** The lines of each comment and the two below it. */
function explainedLines({ text, comments }: SourceFile): ReadonlySet<number> {
  return new Set(
    comments.flatMap(({ start, end }) => {
      const first = lineAt(text, start);
      return Array.from({ length: lineAt(text, end) + 3 - first }, (_, i) => first + i);
    }),
  );
}

function isConst(type: TSType): boolean {
  if (type.type !== 'TSTypeReference') return false;
  return type.typeName.type === 'Identifier' && type.typeName.name === 'const';
}

function isConfiguration({ path }: SourceFile): boolean {
  return /\.config\.(ts|mjs|js)$/.test(path);
}

function exportVisitor(report: Report): VisitorObject {
  const message = 'no default export: a thing has one name everywhere';
  return {
    ExportDefaultDeclaration: (node) => report(node, message),
    ExportSpecifier: (node) => {
      if (node.exported.type === 'Identifier' && node.exported.name === 'default') report(node, message);
    },
  };
}

function skippedTestVisitor(report: Report): VisitorObject {
  return {
    MemberExpression: ({ object, property }) => {
      if (property.type !== 'Identifier' || !isTestRunner(object)) return;
      if (['skip', 'only', 'todo'].includes(property.name)) report(property, `no .${property.name} in tests`);
    },
  };
}
