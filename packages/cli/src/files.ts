/** Reading and writing files, with sentences for what goes wrong. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './usage.ts';

/** The project's root, where games are folders. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const readText = (file: string): string => explained(file, 'read', () => readFileSync(file, 'utf8'));

export const writeText = (file: string, text: string): void =>
  explained(file, 'written', () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  });

/** A file that must not be there yet. */
export const writeNew = (file: string, text: string): void => {
  if (existsSync(file)) throw new UsageError(`${file} exists already: choose another name.`);
  writeText(file, text);
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
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
