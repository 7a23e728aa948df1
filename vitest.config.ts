import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests run the TypeScript sources of all packages: what was built last is none of their business.
const source = 'source';

/** Much to compute: slower in a process whose compiler has seen other games, and begun last they keep one core waiting. */
const LONG = [
  'packages/games/*/{conformance,generation}.test.ts',
  'packages/bots/**/*.test.ts',
  'packages/server/src/{killed,secrecy}.test.ts',
];

class LongOnesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ project }: TestSpecification): boolean => project.name === 'long';
    return Promise.resolve([...files.filter(isLong), ...files.filter((file) => !isLong(file))]);
  }
}

/** They share one browser. Those that look at everything have their time in a long run. */
const BROWSER = { include: ['e2e/**/*.test.ts'], exclude: ['e2e/**/*.long.test.ts'] };

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    projects: [
      { extends: true, test: { name: 'long', include: LONG, exclude } },
      {
        extends: true,
        test: {
          name: 'short',
          include: ['{packages,tools,bench}/**/*.test.ts'],
          exclude: [...exclude, ...LONG],
          // One process for many files: what all of them import is read once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER.include,
          exclude: [...exclude, ...BROWSER.exclude],
          globalSetup: './e2e/src/globalSetup.ts',
          isolate: false,
        },
      },
    ],
    pool: 'forks',
    // By default one core is left idle: of two that is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongOnesFirst },
    reporters: ['default'],
    // Machines are shared and noisy: these only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
