import type { PropertyKey, Span, VisitorObject } from 'oxc-parser';
import type { Check } from './check.ts';
import { findInFile, type Report } from './findInFile.ts';
import { isTest, type SourceFile } from './sourceFile.ts';

/** Rules code gives the same bits on every machine, at any time. */
export const portability: Check = {
  name: 'portability',
  find: (files) => files.filter(isRulesCode).flatMap((file) => findInFile(file, makeVisitor)),
};

const rulesFolder = /^packages\/(engine\/src\/(?!testing\/)|games\/[^/]+\/(?!ui\/))/;

/** Members of Math whose last digit is the same in every engine. */
const portableMath = words('abs floor ceil round trunc min max sign sqrt imul clz32 fround PI');

const hostNames = words(
  'Date performance setTimeout setInterval setImmediate queueMicrotask Promise',
  'crypto console process Buffer require fetch XMLHttpRequest WebSocket Worker',
  'globalThis localStorage sessionStorage indexedDB eval Intl',
  'WeakRef FinalizationRegistry SharedArrayBuffer Atomics',
);

const localeMembers = words(
  'localeCompare toLocaleString toLocaleDateString toLocaleTimeString toLocaleLowerCase toLocaleUpperCase',
);

const powerMessage = 'the last digit of a power differs between engines: multiply';

function isRulesCode({ path }: SourceFile): boolean {
  return rulesFolder.test(path) && !isTest(path);
}

function makeVisitor(report: Report): VisitorObject {
  return {
    ...nameVisitor(report),
    ...asyncVisitor(report),
    ImportDeclaration: ({ source }) => {
      if (source.value.startsWith('node:')) report(source, `rules code may not import ${source.value}`);
    },
    BinaryExpression: (node) => {
      if (node.operator === '**') report(node, powerMessage);
    },
    AssignmentExpression: (node) => {
      if (node.operator === '**=') report(node, powerMessage);
    },
    Program: ({ body }) => {
      for (const statement of body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration' || declared.kind === 'const') continue;
        report(declared, `a module-level ${declared.kind} outlives a game: keep it in the state`);
      }
    },
  };
}

/** Refuses names that stand for the host; the same words as keys of objects are nobody's business. */
function nameVisitor(report: Report): VisitorObject {
  const harmless = new Set<number>();
  const spare = ({ computed, shorthand, key }: Keyed): void => {
    if (!computed && shorthand !== true) harmless.add(key.start);
  };
  return {
    Property: spare,
    PropertyDefinition: spare,
    MethodDefinition: spare,
    TSPropertySignature: spare,
    TSMethodSignature: spare,
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier') return;
      harmless.add(property.start);
      if (localeMembers.has(property.name)) report(property, `${property.name} depends on the locale`);
      if (object.type === 'Identifier' && object.name === 'Math') {
        harmless.add(object.start);
        if (!portableMath.has(property.name)) report(object, `Math.${property.name} is not portable`);
      }
    },
    Identifier: ({ name, start, end }) => {
      if (harmless.has(start)) return;
      const at: Span = { start, end };
      if (hostNames.has(name)) report(at, `rules code may not use ${name}`);
      if (name === 'Math') report(at, 'Math is only to be used member by member');
    },
  };
}

interface Keyed {
  readonly computed: boolean;
  readonly shorthand?: boolean;
  readonly key: PropertyKey;
}

function asyncVisitor(report: Report): VisitorObject {
  const refuse = (node: Span & { readonly async: boolean }): void => {
    if (node.async) report(node, 'rules code may not be asynchronous');
  };
  return {
    FunctionDeclaration: refuse,
    FunctionExpression: refuse,
    ArrowFunctionExpression: refuse,
    ImportExpression: (node) => report(node, 'rules code may not load modules on the way'),
    AwaitExpression: (node) => report(node, 'rules code may not wait'),
    ForOfStatement: (node) => {
      if (node.await) report(node, 'rules code may not wait');
    },
  };
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
