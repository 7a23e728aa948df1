import type { VisitorObject } from 'oxc-parser';
import type { Check } from './check.ts';
import { findInFile, type Report } from './findInFile.ts';

/** A view is built up from nothing, so that a new secret in the state stays one. */
export const secrecy: Check = {
  name: 'secrecy',
  find: (files) =>
    files.filter(({ path }) => path.endsWith('/secrecy.ts')).flatMap((file) => findInFile(file, makeVisitor)),
};

const reason = 'a view is built up from nothing, field by field';

function makeVisitor(report: Report): VisitorObject {
  return {
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
