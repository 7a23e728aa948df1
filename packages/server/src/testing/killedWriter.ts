import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Random } from '@tortuga/engine';
import { expect } from 'vitest';
import type { Store } from '../store/store.ts';

/** As it was built: Node 20 runs no TypeScript. */
const WRITER = fileURLToPath(new URL('../../dist/testing/writer.js', import.meta.url));

const MATCHES = ['first', 'second', 'third'];

/** Lets a process write, kills it in the middle of that, and gives the last revisions that it knew to be stored. */
export const killWriter = async (kind: string, where: string, random: Random): Promise<readonly number[]> => {
  const child = spawn(process.execPath, [WRITER, kind, where, ...MATCHES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines: string[] = [];
  const enough = 1 + random.below(60);
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === enough) setTimeout(() => child.kill('SIGKILL'), random.below(5));
  }
  await gone;
  expect(lines.length).toBeGreaterThanOrEqual(enough);
  return (lines.at(-1) ?? '').split(' ').map(Number);
};

/** All that was acknowledged is there, at most one commit more, and none of it is half. */
export const expectWhole = async (store: Store, acknowledged: readonly number[]): Promise<void> => {
  const found = await Promise.all(MATCHES.map((match) => store.read(match)));
  const revs = found.map((match) => match?.rev ?? 0);
  expect(new Set(revs).size).toBe(1);
  expect((revs[0] ?? 0) - (acknowledged[0] ?? 0)).toBeOneOf([0, 1]);
  for (const match of found) await expectSound(store, match?.id ?? '');
};

/** The room says what `stepOn` meant to be stored, and the entries are without gaps. */
export const expectSound = async (store: Store, id: string): Promise<void> => {
  const match = await store.read(id);
  const entries = await store.entries(id, 0);
  expect(JSON.parse(match?.room ?? '')).toEqual([match?.rev, match?.seq]);
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: match?.seq ?? 0 }, (_, i) => i + 1));
};
