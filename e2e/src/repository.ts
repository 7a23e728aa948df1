import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/** The absolute path of something given by its path from the top of the repository. */
export const inRepository = (path: string): string => fileURLToPath(new URL(path, ROOT));
