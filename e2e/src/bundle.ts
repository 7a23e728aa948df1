import { build, defaultClientConditions } from 'vite';
import { inRepository } from './repository.ts';

/** A source file with all it imports, as one script that leaves its exports in a global `name`. */
export const bundle = async (source: string, name: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root: inRepository(''),
    publicDir: false,
    logLevel: 'error',
    // Libraries ask for it, and a page has no process.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      lib: { entry: inRepository(source), formats: ['iife'], name },
      // What the compiler writes for Node, so that both run the same operations.
      target: 'es2022',
      minify: false,
      write: false,
    },
  });
  const made = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  // Nobody looks: what a ui draws with is left out.
  const [script, ...rest] = made.filter(({ fileName }) => !fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || rest.length > 0) throw new Error(`${source} did not become one script`);
  return script.code;
};
