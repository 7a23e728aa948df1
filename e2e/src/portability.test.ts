import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { runInNode } from './node.ts';
import { inRepository } from './repository.ts';
import { runInChromium } from './runInChromium.ts';

/** A function without arguments that must give the same JSON everywhere. */
interface Portable {
  readonly name: string;
  /** From the top of the repository, like `built`. */
  readonly source: string;
  readonly built: string;
  readonly exported: string;
}

const luck = { source: 'e2e/src/luckHash.ts', built: 'e2e/dist/luckHash.js' };

const portables: readonly Portable[] = [
  { name: 'the seeded stream', ...luck, exported: 'seededHash' },
  { name: 'the fair stream', ...luck, exported: 'fairHash' },
  {
    name: 'flicks of Space Pirates',
    source: 'packages/games/space-pirates/testing/fixedFlicks.ts',
    built: 'packages/games/dist/space-pirates/testing/fixedFlicks.js',
    exported: 'flicksHash',
  },
];

const runHere = async ({ source, exported }: Portable): Promise<unknown> => {
  const module: unknown = await import(pathToFileURL(inRepository(source)).href);
  const functions = module as Readonly<Record<string, () => unknown>>; // as the table above says
  return functions[exported]?.();
};

describe.each(portables)('$name is the same to the bit as in this process', (portable) => {
  const { source, built, exported } = portable;

  test('in Node without a compiler', async () => {
    expect(await runInNode(built, exported, ['--jitless'])).toEqual(await runHere(portable));
  });

  test.skipIf(!hasChromium)('in Chromium', async () => {
    expect(await runInChromium(source, exported)).toEqual(await runHere(portable));
  });
});
