import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkGolden, PIN } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { games } from './registry.ts';

const readFolder = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    (existsSync(folder) ? readdirSync(folder) : [])
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

describe.each(games.map(({ id, use }) => ({ id, use })))('$id', ({ id, use }) => {
  const files = readFolder(join(import.meta.dirname, id, 'golden'));

  const [name, text] = [...files].find(([each]) => each !== PIN) ?? ['', ''];

  test('has golden transcripts that replay to the byte, pinned to its version', () => {
    expect(use(({ game }) => checkGolden(game, files))).toEqual([]);
  });

  test('a missing, changed or unpinned one is told with the command to run', () => {
    use(({ game }) => {
      const command = `run npx tortuga golden ${id} --update`;
      expect(checkGolden(game, new Map())).toEqual([`${id} has no golden transcript: ${command}`]);
      const spoilt = new Map([...files, [name, text.replace('sees', 'saw')]]);
      expect(checkGolden(game, spoilt)).toEqual([
        `${name} shows something else than it did: look, then ${command}`,
      ]);
      const older = { ...game, version: game.version + 1 };
      expect(checkGolden(older, files)[0]).toContain(`wrong-version; raise the version, then ${command}`);
    });
  });
});
