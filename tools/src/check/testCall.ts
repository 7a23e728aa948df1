import type { Expression } from 'oxc-parser';

const runners = new Set(['describe', 'test', 'it', 'suite']);

/** Whether a callee is the test runner's, as in `test(…)`, `test.each(…)(…)` or `describe.for(…)`. */
export function isTestRunner(callee: Expression): boolean {
  switch (callee.type) {
    case 'Identifier':
      return runners.has(callee.name);
    case 'MemberExpression':
      return isTestRunner(callee.object);
    case 'CallExpression':
      return isTestRunner(callee.callee);
    case 'TaggedTemplateExpression':
      return isTestRunner(callee.tag);
    default:
      return false;
  }
}
