/** Code of ours in a Node process of its own. */
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inRepository } from './repository.ts';

const SCRIPT = `
  const [url, exported] = process.argv.slice(1);
  const module = await import(url);
  process.stdout.write(JSON.stringify(await module[exported]()));
`;

/** What an exported function of a built module returns in Node with these flags, as JSON. */
export const runInNode = async (
  built: string,
  exported: string,
  flags: readonly string[],
): Promise<unknown> => {
  const { href } = pathToFileURL(inRepository(built));
  const args = [...flags, '--input-type=module', '--eval', SCRIPT, '--', href, exported];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
};
