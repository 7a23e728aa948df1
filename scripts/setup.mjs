import { installDependencies } from './dependencies.mjs';
import { fail } from './failure.mjs';
import { checkNodeVersion } from './nodeVersion.mjs';
import { buildPage } from './page.mjs';
import { writeRegistry } from './registry.mjs';
import { compile } from './typescript.mjs';

/** Makes a fresh clone ready to run; does next to nothing where all is ready. */
export function setUp() {
  prepare();
  console.log('Building (a few seconds) …');
  const compiled = compile();
  if (!compiled.ok)
    fail('The build failed: the compiler says above what it does not accept.', compiled.output);
  const built = buildPage();
  if (!built.ok) fail('The page could not be built: vite says above why.', built.output);
}

/** Everything that has to be there before the compiler can run. */
export function prepare() {
  checkNodeVersion();
  installDependencies();
  writeRegistry();
}
