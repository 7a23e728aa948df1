import { type Span, Visitor } from 'oxc-parser';
import { lineAt, type SourceFile } from './sourceFile.ts';
import { isTestRunner } from './testCall.ts';

export interface MeasuredFunction {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
  /** Declared, or given a name by a variable, a property or a class. The rest are parts of these. */
  readonly isNamed: boolean;
}

/** All functions of a file but those handed to `describe` and `test`, which are as long as their cases. */
export function functionsOf(file: SourceFile): readonly MeasuredFunction[] {
  const functions: MeasuredFunction[] = [];
  const named = new Set<number>();
  const cases = new Set<number>();
  const name = (value: Span | null): void => {
    if (value !== null) named.add(value.start);
  };
  const measure = ({ start, end }: Span): void => {
    if (cases.has(start)) return;
    const line = lineAt(file.text, start);
    functions.push({
      path: file.path,
      line,
      lines: lineAt(file.text, end) - line + 1,
      isNamed: named.has(start),
    });
  };

  new Visitor({
    VariableDeclarator: ({ init }) => name(init),
    Property: ({ value }) => name(value),
    PropertyDefinition: ({ value }) => name(value),
    MethodDefinition: ({ value }) => name(value),
    CallExpression: (call) => {
      if (isTestRunner(call.callee)) for (const argument of call.arguments) cases.add(argument.start);
    },
    FunctionDeclaration: (node) => {
      name(node);
      measure(node);
    },
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(file.program);
  return functions;
}
