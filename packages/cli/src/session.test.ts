import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '@tortuga/bots';
import {
  type AnyGame,
  box,
  type Module,
  seededRandom,
  type Terminal,
  type Types,
  verifyRecord,
} from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { games } from '@tortuga/games';
import { module as highCard } from '@tortuga/template';
import { expect, test } from 'vitest';
import { playSession } from './session.ts';
import { type ScriptedIo, scriptedIo } from './testing/scriptedIo.ts';
import { scratchFolder } from './testing/tortuga.ts';

const piratenKapern = games.find(({ id }) => id === 'piraten-kapern') ?? expect.fail('no Piraten Kapern');

const luck = { match: 'test', seed: '5'.repeat(64), nonces: [{ seat: 0, nonce: 'mine' }] };

/** Of those who are bots. */
const LEVELS: Readonly<Record<string, { readonly level: Level }>> = {
  Bosun: { level: 'bosun' },
  Deckhand: { level: 'deckhand' },
};

const playOn = async (
  game: AnyGame,
  names: readonly string[],
  io: ScriptedIo,
  record?: string,
): Promise<number> =>
  game.use(async <T extends Types>(module: Module<T>) =>
    playSession(module, {
      sitters: names.map((name) => ({ name, ...LEVELS[name] })),
      options: fullOptions(module.game, names.length),
      luck,
      pace: 0,
      record,
      io,
    }),
  );

/** Types one card after the other until one is in hand. */
const anyCard = () => {
  let typed = 0;
  return (prompt: string): string =>
    prompt.startsWith('Pass the keyboard') ? '' : `p ${1 + (typed++ % 12)}`;
};

test('a person against a bot plays a whole game, and its record verifies as fair', async () => {
  const record = join(scratchFolder(), 'record.txt');
  const io = scriptedIo(() => 's');
  expect(await playOn(piratenKapern, ['Ann', 'Bosun'], io, record)).toBe(0);
  const page = io.pages.join('');
  expect(page).toContain('Ann draws a card.');
  expect(page).toMatch(/The end \(target\):\n {2}1\. (?:Ann|Bosun) /);
  expect(io.pages, 'nothing is hidden, so there is no curtain').toHaveLength(1);
  const text = readFileSync(record, 'utf8');
  const commit = /commitment is ([0-9a-f]{64})/.exec(page)?.[1] ?? '';
  const seal = /seal ([0-9a-f]{64})/.exec(text)?.[1] ?? '';
  const kept = { commit, seal, nonce: { seat: 0, nonce: 'mine' } };
  expect(piratenKapern.use(({ game }) => verifyRecord(game, text, kept))).toMatchObject({
    ok: true,
    verdict: 'fair',
  });
});

/** A person who types what the game's own rule of thumb says, by the view the table is drawn from. */
const playSensibly = async <T extends Types>(
  module: Module<T>,
): Promise<{ readonly code: number; readonly page: string }> => {
  const { game, policy, terminal } = module;
  const random = seededRandom(`person ${game.id}`);
  let seen: T['view'] | undefined;
  const io = scriptedIo(() => {
    if (seen === undefined) return undefined;
    const guess = game.determinize(seen, random);
    return game.makeMove(policy.rollout(guess, 0, random));
  });
  const watched: Terminal<T> = {
    ...terminal,
    keys: (view) => {
      seen = view;
      return terminal.keys(view);
    },
  };
  const names = ['Ann', ...Array.from({ length: game.seats.max - 1 }, () => 'Deckhand')];
  const code = await playOn(box({ ...module, terminal: watched }), names, io);
  return { code, page: io.pages.join('') };
};

test.each(games.map((game) => ({ id: game.id, game })))(
  '$id is played to its end by one who types sensible moves',
  async ({ game }) => {
    const { code, page } = await game.use(playSensibly);
    expect(code).toBe(0);
    expect(page).toMatch(/The end \(\w+\):\n {2}1\. /);
    expect(page).not.toContain('is no move I know');
  },
);

test('two people pass the keyboard without a curtain where nothing is hidden', async () => {
  const io = scriptedIo(() => 's');
  expect(await playOn(piratenKapern, ['Ann', 'Bob'], io)).toBe(0);
  expect(io.pages).toHaveLength(1);
});

test('hidden hands stay behind a curtain when the keyboard is passed on', async () => {
  const io = scriptedIo(anyCard());
  expect(await playOn(box(highCard), ['Ann', 'Bob'], io)).toBe(0);
  const curtains = io.pages.filter((page) => page.startsWith('Pass the keyboard to '));
  expect(curtains.length).toBeGreaterThan(2);
  expect(
    curtains.every((page) => /^Pass the keyboard to (?:Ann|Bob), who presses Enter[^\n]*\n$/.test(page)),
  ).toBe(true);
});

test('after the curtain a player reads what has happened, as far as it is hers to know', async () => {
  const io = scriptedIo(anyCard());
  await playOn(box(highCard), ['Ann', 'Bob'], io);
  const bobsFirst =
    io.pages[io.pages.findIndex((page) => page.startsWith('Pass the keyboard to Bob')) + 1] ?? '';
  expect(bobsFirst).toMatch(/Ann is dealt three cards\.\nBob is dealt \d+, \d+, \d+\.\nAnn plays \d+\./);
});

test('what was typed wrongly is answered with the reason, and nothing is lost', async () => {
  const typed = ['', '?', 'dance', 'r 1', 'roll 9 9', 'chest 1', 'R 1,2', undefined];
  const io = scriptedIo(() => typed.shift());
  expect(await playOn(piratenKapern, ['Ann', 'Bob'], io)).toBe(0);
  const page = io.pages.join('');
  expect(page).toContain('"dance" is no move I know. Type ? to see what can be done.');
  expect(page).toContain('You must roll at least two dice.');
  expect(page).toContain('"roll 9 9" is no move I know.');
  expect(page).toContain('Your card is not the Treasure Chest.');
  expect(page).toContain('Ann rolls dice 1 2.');
  expect(page).toMatch(/The game is left unfinished\. Fair winds!\n$/);
});

test('q leaves', async () => {
  const io = scriptedIo(() => 'q');
  expect(await playOn(piratenKapern, ['Ann', 'Bosun'], io)).toBe(0);
  expect(io.pages.join('')).toContain('left unfinished');
});
