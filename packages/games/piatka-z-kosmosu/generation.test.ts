import { expect, test } from 'vitest';
import { compareGenerations } from './bruteForce.ts';

test('the fast generation finds what brute force finds, each play once, on 300 random positions', () => {
  expect(() => compareGenerations(300)).not.toThrow();
});
