import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Sources of all packages: the page needs no build of theirs.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { outDir: 'dist/page', target: 'es2022', assetsInlineLimit: 0, manifest: true },
});
