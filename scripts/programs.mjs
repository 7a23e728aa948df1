import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function runs(program, args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** The folders in which programs are looked for. */
export function foldersOnPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder));
}
