import { describe, expect, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { runInNode } from './node.ts';
import { runInChromium } from './runInChromium.ts';

const SOURCE = 'e2e/src/probe.ts';
const BUILT = 'e2e/dist/probe.js';

describe('in Node', () => {
  test.each([
    { flags: [], hasWebAssembly: true },
    { flags: ['--jitless'], hasWebAssembly: false },
  ])('the flags $flags count', async ({ flags, hasWebAssembly }) => {
    expect(await runInNode(BUILT, 'whereabouts', flags)).toEqual({
      hasDocument: false,
      hasProcess: true,
      hasWebAssembly,
    });
  });

  test('what throws there throws here', async () => {
    await expect(runInNode(BUILT, 'sink', [])).rejects.toThrow('the ship has sunk');
  });

  test('a function that is not exported is an error', async () => {
    await expect(runInNode(BUILT, 'nothing', [])).rejects.toThrow('not a function');
  });
});

describe.skipIf(!hasChromium)('in Chromium', () => {
  test('code runs in a page, not in Node', async () => {
    expect(await runInChromium(SOURCE, 'whereabouts')).toEqual({
      hasDocument: true,
      hasProcess: false,
      hasWebAssembly: true,
    });
  });

  test('what throws there throws here', async () => {
    await expect(runInChromium(SOURCE, 'sink')).rejects.toThrow('the ship has sunk');
  });

  test('a function that is not exported is an error', async () => {
    await expect(runInChromium(SOURCE, 'nothing')).rejects.toThrow('not a function');
  });
});
