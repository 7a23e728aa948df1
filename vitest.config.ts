import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests run the TypeScript sources of all packages: what was built last is none of their business.
const source = 'source';

/**
 * A process each. Those with much to compute are slower in a process whose compiler has seen other games, and begun last
 * they keep one core waiting. Benchmarks switch their process to production, where React draws no test.
 */
const HEAVY = [
  'packages/games/*/{conformance,generation}.test.ts',
  'packages/bots/**/*.test.ts',
  'packages/server/src/{killed,secrecy}.test.ts',
  'bench/**/*.test.ts',
];

/** Too long for `npm test`: these are run by `npm run test:long`, and by nothing else. */
const LONG = ['{packages,tools,bench,e2e}/**/*.long.test.ts'];

/** Both run these: `npm test` in one way, `npm run test:long` in the others. */
const WAYS = ['e2e/**/*.ways.test.ts'];

/** Begun last, they would keep all others waiting. */
const LONGEST = /conformance|generation|gallery|laws|strength|killed|piatka.test/;

class LongOnesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ project, moduleId }: TestSpecification): number =>
      (project.name === 'heavy' ? 0 : 2) + (LONGEST.test(moduleId) ? 0 : 1);
    return Promise.resolve([0, 1, 2, 3].flatMap((rank) => files.filter((file) => rankOf(file) === rank)));
  }
}

/** They share one browser. */
const BROWSER = ['e2e/**/*.test.ts'];

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    projects: [
      { extends: true, test: { name: 'heavy', include: HEAVY, exclude: [...exclude, ...LONG] } },
      {
        extends: true,
        test: {
          name: 'short',
          include: ['{packages,tools,bench}/**/*.test.ts'],
          exclude: [...exclude, ...HEAVY, ...LONG],
          // One process for many files: what all of them import is read once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: [...exclude, ...LONG],
          globalSetup: './e2e/src/globalSetup.ts',
          provide: { takes: 'one way' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [...LONG, ...WAYS],
          exclude,
          globalSetup: './e2e/src/globalSetup.ts',
          provide: { takes: 'the other ways' },
          testTimeout: 1_800_000,
        },
      },
    ],
    pool: 'forks',
    // Two a core: half of its time a test waits for a page's next frame, a socket or another process.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongOnesFirst },
    reporters: ['default'],
    // Machines are shared and noisy: these only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
