import { posix } from 'node:path';
import { type Span, Visitor } from 'oxc-parser';
import { lineAt, type SourceFile } from './sourceFile.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every module a file names: imports, re-exports, lazy imports and imported types. */
export function importsOf(file: SourceFile): readonly Import[] {
  const imports: Import[] = [];
  const add = (source: Span & { readonly value: string }): void => {
    imports.push({ specifier: source.value, line: lineAt(file.text, source.start) });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => {
      if (source !== null) add(source);
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        add({ ...source, value: source.value });
    },
    TSImportType: ({ source }) => add(source),
  }).visit(file.program);
  return imports;
}

/** The path that a relative import leads to; undefined for a package. */
export function relativeTarget(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from), specifier);
}
