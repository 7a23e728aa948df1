import type { ArrowFunctionExpression, Expression, VisitorObject } from 'oxc-parser';
import type { Check } from './check.ts';
import { findInFile, type Report } from './findInFile.ts';

/** Views and what is heard are built up from nothing, so that a new secret in a state or an event stays one. */
export const secrecy: Check = {
  name: 'secrecy',
  find: (files) => [
    ...files
      .filter(({ path }) => path.endsWith('/secrecy.ts'))
      .flatMap((file) => findInFile(file, makeVisitor)),
    ...files.filter(({ path }) => path.endsWith('/types.ts')).flatMap((file) => findInFile(file, findAlias)),
  ],
};

const reason = 'a view is built up from nothing, field by field';
const heard = 'what is heard is decided kind by kind, and built up field by field';

/** `Heard = Event` decides nothing. */
function findAlias(report: Report): VisitorObject {
  return {
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
      const isWhole =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'Event';
      if (id.name === 'Heard' && isWhole) report(id, `no Heard = Event: ${heard}`);
    },
  };
}

/** A function that gives back what it is given, as in `(event) => event`. */
function findPassedOn(report: Report, { params: [given], body }: ArrowFunctionExpression): void {
  if (given?.type === 'Identifier' && body.type === 'Identifier' && body.name === given.name)
    report(body, `no event as it is: ${heard}`);
}

/** An event that becomes what is heard without a choice of its fields. */
function findWhole(report: Report, given: Expression | null): void {
  if (given?.type === 'Identifier' && given.name === 'event') report(given, `no event as it is: ${heard}`);
}

function makeVisitor(report: Report): VisitorObject {
  return {
    ArrowFunctionExpression: (node) => findPassedOn(report, node),
    ReturnStatement: ({ argument }) => findWhole(report, argument),
    ConditionalExpression: ({ consequent, alternate }) => {
      findWhole(report, consequent);
      findWhole(report, alternate);
    },
    SwitchCase: (node) => {
      if (node.test === null) report(node, `no default: ${heard}`);
    },
    ObjectExpression: ({ properties }) => {
      for (const property of properties) {
        if (property.type === 'SpreadElement') report(property, `no spread of an object: ${reason}`);
      }
    },
    // `const { hidden, ...view } = state` is a spread by another name, as is Object.assign.
    ObjectPattern: ({ properties }) => {
      for (const property of properties) {
        if (property.type === 'RestElement') report(property, `no rest of an object: ${reason}`);
      }
    },
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.object.name !== 'Object') return;
      if (node.property.type === 'Identifier' && node.property.name === 'assign') {
        report(node, `no Object.assign: ${reason}`);
      }
    },
    UnaryExpression: (node) => {
      if (node.operator === 'delete') report(node, `no delete: ${reason}`);
    },
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier' && typeName.name === 'Omit') report(typeName, `no Omit: ${reason}`);
    },
  };
}
