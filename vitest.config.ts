import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run the TypeScript sources of all packages: what was built last is none of their business.
const source = 'source';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    include: ['{packages,tools,bench,e2e}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    // By default one core is left idle: of two that is half.
    maxWorkers: '100%',
    reporters: ['default'],
    // Machines are shared and noisy: these only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
