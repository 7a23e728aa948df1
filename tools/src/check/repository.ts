import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, type SourceFile } from './sourceFile.ts';

const source = /\.(ts|tsx|mjs|js)$/;
const skipped = new Set(['node_modules', 'dist', 'coverage']);

/** All source files below a folder. A walk, since a downloaded archive has no git to ask. */
export function readRepository(root: string): readonly SourceFile[] {
  return sourcePaths(root, '').map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

function sourcePaths(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : sourcePaths(root, path);
    return entry.isFile() && source.test(entry.name) ? [path] : [];
  });
}

export function isSkipped(folder: string): boolean {
  return folder.startsWith('.') || skipped.has(folder);
}
