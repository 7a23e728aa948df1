import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests run the TypeScript sources of all packages: what was built last is none of their business.
const source = 'source';

/** Begun last, one of these would keep one core busy while the other waits. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(conformance|generation|killed|bots|web\/[a-zA-Z]+)\.test\.ts$/.test(moduleId);

class LongOnesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files.filter(isLong), ...files.filter((file) => !isLong(file))]);
  }
}

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    projects: [
      { extends: true, test: { name: 'code', include: ['{packages,tools,bench}/**/*.test.ts'], exclude } },
      // What these import is the whole of Tortuga: it is read once for all of them.
      { extends: true, test: { name: 'browser', include: ['e2e/**/*.test.ts'], exclude, isolate: false } },
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
