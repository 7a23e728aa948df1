import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import { isSkipped } from './repository.ts';
import { lineAt, type SourceFile } from './sourceFile.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const FILE = /(?:[\w@-]+\/)*[\w-][\w.-]*\.(?:md|tsx?|mjs|css)\b/g;
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;
const ELSEWHERE = /^[a-z]+:/;

/** What comments and documents refer to is here, by the name that they call it. */
export const citations: Check = {
  name: 'citations',
  find: (files) => {
    const paths = pathsIn(ROOT, '');
    const documents = paths.filter((path) => path.endsWith('.md'));
    return [
      ...files.flatMap((file) => lostFiles(file, paths)),
      ...documents.flatMap((path) => lostLinks(path, readFileSync(join(ROOT, path), 'utf8'), paths)),
    ];
  },
};

export function lostFiles(
  { path, text, comments }: SourceFile,
  paths: readonly string[],
): readonly Finding[] {
  const isHere = (name: string): boolean => paths.some((each) => each === name || each.endsWith(`/${name}`));
  return comments.flatMap(({ value, start }) =>
    (value.match(FILE) ?? [])
      .filter((name) => !isHere(name))
      .map((name) => ({ path, line: lineAt(text, start), message: `refers to ${name}, which is not here` })),
  );
}

export function lostLinks(path: string, text: string, paths: readonly string[]): readonly Finding[] {
  const isHere = (target: string): boolean =>
    paths.some((each) => each === target || each.startsWith(`${target}/`));
  return [...text.matchAll(LINK)].flatMap(({ 1: link = '', index }) => {
    const target = posix.join(posix.dirname(path), link).replace(/\/$/, '');
    if (ELSEWHERE.test(link) || isHere(target)) return [];
    return [{ path, line: lineAt(text, index), message: `links to ${link}, which is not here` }];
  });
}

function pathsIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : pathsIn(root, path);
    return [path];
  });
}
