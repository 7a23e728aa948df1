import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The absolute path of something given by its path from the top of the repository. */
export function inRepository(...path) {
  return join(root, ...path);
}
