import { build, defaultClientConditions } from 'vite';
import { inRepository } from './repository.ts';

/** A source file with all it imports, as one script that leaves its exports in a global `name`. */
export const bundle = async (source: string, name: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root: inRepository(''),
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      lib: { entry: inRepository(source), formats: ['iife'], name },
      // What the compiler writes for Node, so that both run the same operations.
      target: 'es2022',
      minify: false,
      write: false,
    },
  });
  const [script, ...rest] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || rest.length > 0) throw new Error(`${source} did not become one script`);
  return script.code;
};
