/** Replays verify for ever: whoever changes the physics raises the game's version, and adds a line here. */
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import { flicksHash } from './fixedFlicks.ts';

/** By version of the game; the last line is made with `npx vitest run fixedFlicks`, which prints what it got. */
const HASHES: Readonly<Record<number, string>> = {
  1: 'fecccf145536412d5016b553ec323db7ea1a483e8ff1a3b52090dc3ae8c3593c',
  2: '94a1c85b7701e19eff6f3c165267a5602ac8eeb56e7d771ec90cca1013e33f3e',
};

test('the flicks of this version are the same to the last bit', () => {
  expect(flicksHash()).toBe(HASHES[module.game.version]);
});
