/** Reading and writing files, with sentences for what goes wrong. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './usage.ts';

/** The project's root, where games are folders. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const readText = (file: string): string => explained(file, 'read', () => readFileSync(file, 'utf8'));

export const writeText = (file: string, text: string, mode = 0o666): void =>
  explained(file, 'written', () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode });
  });

/** A file that must not be there yet. */
export const writeNew = (file: string, text: string, mode?: number): void => {
  if (existsSync(file)) throw new UsageError(`${file} exists already: choose another name.`);
  writeText(file, text, mode);
};

/** The file, or the texts in the folder. */
export const textsIn = (path: string): readonly string[] =>
  explained(path, 'read', () => {
    if (!statSync(path).isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => name.endsWith('.txt'));
    return names.toSorted().map((name) => join(path, name));
  });

/** A folder that is not there yet, or empty. */
export const ensureEmpty = (folder: string): void => {
  if (existsSync(folder) && explained(folder, 'read', () => readdirSync(folder)).length > 0) {
    throw new UsageError(`${folder} is not empty: name a new folder.`);
  }
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is a file, or a part of its path is',
  EEXIST: 'a part of its path is a file',
  EACCES: 'it is not yours to open',
  ENOSPC: 'the disk is full',
};

const explained = <V>(file: string, done: string, action: () => V): V => {
  try {
    return action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UsageError(`${file} cannot be ${done}: ${REASONS[code] ?? (code || String(error))}.`, {
      cause: error,
    });
  }
};
