import { buildPage } from './page.mjs';
import { inRepository } from './root.mjs';
import { runQuietly } from './run.mjs';
import { prepare } from './setup.mjs';
import { compile } from './typescript.mjs';

const bin = (...path) => inRepository('node_modules', ...path);

/** Our own checks say in one line what they measured; what the others say matters only when they fail. */
const ownCheck = (name) => ({
  name,
  run: () => runQuietly(inRepository('tools', 'dist', 'check', 'main.js'), [name]),
  isTelling: true,
});

const checks = [
  { name: 'types', run: compile },
  {
    name: 'lint',
    run: () => runQuietly(bin('oxlint', 'bin', 'oxlint'), ['--type-aware', '--deny-warnings']),
  },
  { name: 'format', run: () => runQuietly(bin('@biomejs', 'biome', 'bin', 'biome'), ['format']) },
  { name: 'unused', run: () => runQuietly(bin('knip', 'bin', 'knip.js'), ['--no-progress']) },
  ...['boundaries', 'cycles', 'dependencies', 'portability', 'secrecy', 'sizes', 'escapes', 'citations'].map(
    ownCheck,
  ),
  { name: 'page', run: buildPage },
  ownCheck('budgets'),
];

prepare();
const failed = checks.filter((check) => !passes(check));
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}

function passes({ name, run, isTelling = false }) {
  const start = performance.now();
  const { ok, output } = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const outcome = ok ? 'ok' : 'failed';
  const note = ok && isTelling ? output : '';
  console.log(`${name.padEnd(12)} ${outcome.padEnd(7)} ${seconds.padStart(5)} s  ${note}`.trimEnd());
  if (!ok) console.log(output.replace(/^/gm, '  '));
  return ok;
}
