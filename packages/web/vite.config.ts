import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The rules of a game in one piece: a table's own weight is what remains. */
const RULES = /packages\/games\/([^/]+)\/(?!ui\/)/;

export default defineConfig({
  plugins: [react()],
  // Sources of all packages: the page needs no build of theirs.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/page',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ test: RULES, name: (id: string) => `rules-${RULES.exec(id)?.[1] ?? ''}` }],
        },
      },
    },
  },
});
