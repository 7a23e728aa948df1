/** Tests whose name ends in `ways` do one thing in several ways: `npm test` in one of them, `npm run test:long` in the others. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly takes: 'one way' | 'the other ways';
  }
}

/** Things of a kind that have turns share the ways among them. */
export const waysToTry = <W>(ways: readonly W[], turn = 0): readonly W[] =>
  ways.filter((_way, index) => (index === turn % ways.length) === (inject('takes') === 'one way'));
