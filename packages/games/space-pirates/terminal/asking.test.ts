/** In every phase and task: one sentence for each reader, and keys that can be read as moves. */
import { viewersOf } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import type { DamageWhy, Phase, Task } from '../phases.ts';
import { act, moving, pirate, putDisc, refusalOf, universe } from '../testing/positions.ts';
import { busy, draw, faultsOf, textOf } from '../testing/reading.ts';
import type { State } from '../types.ts';

const { game, terminal } = module;

const WHYS: readonly DamageWhy[] = ['left', 'turned', 'landed', 'asteroid', 'storm', 'wind'];

const asked = (change: (state: State) => void): State => {
  const state = busy();
  change(state);
  return state;
};

const inPhase = (phase: Phase): State =>
  asked((state) => {
    state.phase = phase;
  });

const withTask = (task: Task): State =>
  asked((state) => {
    state.queue.push(task);
  });

const docked = (step: Extract<Phase, { name: 'dock' }>['step']): State =>
  asked((state) => {
    pirate(state, 0).ship = { at: 'hangar', base: 1 };
    pirate(state, 0).mc = 20;
    state.phase = { name: 'dock', step, then: 'end' };
  });

const drawing = (): State =>
  asked((state) => {
    putDisc(state, 4, 0, 0, 'hitech', { where: 'drawn', by: 0, seen: [0] });
    state.phase = { name: 'place', seat: 0, discs: [], why: 'R' };
  });

const lifting = (): State =>
  asked((state) => {
    putDisc(state, 4, 0, 0, 'asteroid', { where: 'lifted', by: 0, up: true, shown: true });
    state.queue.push({ kind: 'aside', seat: 0, disc: 4 });
  });

/** What is asked of seat 0, and the words of its keys. */
const ASKED: readonly (readonly [name: string, make: () => State, words: RegExp, keys: readonly string[]])[] =
  [
    ['hangar', () => inPhase({ name: 'hangar', seat: 0 }), /choose the base/, ['hangar']],
    ['place', drawing, /place disc 4/, ['place']],
    [
      'flick',
      () => inPhase({ name: 'flick', seat: 0, discs: [1, 2], why: 'F' }),
      /Freighter.*1, 2/,
      ['flick'],
    ],
    [
      'flick at the start',
      () => inPhase({ name: 'flick', seat: 0, discs: [3], why: 'start' }),
      /disc 3/,
      ['flick'],
    ],
    [
      'Asteroid',
      () => inPhase({ name: 'flick', seat: 0, discs: [12], why: 'A' }),
      /Asteroid: disc 12/,
      ['flick'],
    ],
    ['card', () => inPhase({ name: 'card' }), /Energy card/, ['energy']],
    [
      'hazards',
      () =>
        asked((state) => {
          state.phase = { name: 'hazards' };
          state.turn.left = 'FA';
        }),
      /Hazard.*F, A/,
      ['hazard F', 'hazard A'],
    ],
    ['storm', () => inPhase({ name: 'storm' }), /Storm/, ['storm']],
    ['wind', () => inPhase({ name: 'wind' }), /Wind/, ['wind']],
    ['move', busy, /template, or end.*energy for 2/, ['template', 'drift', 'end']],
    ['bribe', () => docked('bribe'), /Police 1 MC/, ['bribe']],
    ['buy', () => docked('buy'), /buy base 1 for 15 MC/, ['buy', 'skip']],
    ['look', () => docked('look'), /Market card of base 1/, ['look', 'skip']],
    ['sell', () => docked('sell'), /sell Cargo in base 1/, ['sell', 'skip']],
    ['fill', () => docked('fill'), /fill up/, ['fill', 'skip']],
    ...WHYS.map(
      (why) =>
        [
          `damage by ${why}`,
          () => withTask({ kind: 'damage', seat: 0, why }),
          /settle 1 Damage/,
          ['damage cargo', 'damage energy'],
        ] as const,
    ),
    [
      'heading',
      () => withTask({ kind: 'heading', seat: 0, point: { x: 0, y: 1200.5 }, normal: { x: 1, y: 0 } }),
      /heading.*0,1201/,
      ['heading'],
    ],
    ['aside', lifting, /set disc 4 aside/, ['aside']],
  ];

describe('what is asked for', () => {
  test.each(ASKED)('%s: of oneself, and of another', (_, make, words) => {
    const state = make();
    expect(textOf(state, 0)).toMatch(new RegExp(`^You are to .*${words.source}`, 'm'));
    for (const viewer of [1, 'spectator'] as const) {
      expect(textOf(state, viewer)).toMatch(new RegExp(`^Anne Bonny of Cork is to`, 'm'));
      expect(textOf(state, viewer)).not.toMatch(/You are/);
    }
    expect(viewersOf(2).flatMap((viewer) => faultsOf(draw(state, viewer)))).toEqual([]);
  });

  test.each(ASKED)('%s: the keys can be read as moves that are asked for', (_, make, _words, keys) => {
    const state = make();
    const offered = terminal.keys(game.view(state, 0));
    expect(offered.map(({ word }) => word)).toEqual(keys);
    expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
    for (const { key, word, takes } of offered) {
      expect(key).toMatch(/^[a-pr-z]$/);
      const text = terminal.tidy(takes === undefined ? word : `${word} ${takes}`);
      expect(refusalOf(state, 0, text)?.code).not.toBe('wrong-phase');
    }
  });

  test.each<readonly [Phase['name'], State, RegExp]>([
    ['setup', inPhase({ name: 'setup' }), /Market cards/],
    ['deal', inPhase({ name: 'deal', seat: 1 }), /Calico Jack gets five/],
    ['draw', inPhase({ name: 'draw', seat: 1, n: 3, why: 'start' }), /Calico Jack draws 3 Freighters/],
    ['begin', inPhase({ name: 'begin' }), /passes on/],
    ['end', inPhase({ name: 'end' }), /passes on/],
    ['over', inPhase({ name: 'over' }), /over/],
    ['flick', withTask({ kind: 'luck', disc: 1, angle: 0, power: 1, seat: 0 }), /Disc 1 slides/],
    ['card', withTask({ kind: 'energy', seat: 1, values: [5] }), /Calico Jack gets 1 Energy card\./],
    ['card', withTask({ kind: 'lose', seat: 1 }), /Calico Jack loses/],
  ])('nobody is asked while chance has its turn: %s', (_, state, words) => {
    expect(draw(state, 0).at(-1)).toMatch(words);
    expect(terminal.keys(game.view(state, 0))).toEqual([]);
  });

  test('SP-107 the spot that the key names is one width away and free', () => {
    const state = lifting();
    const [key] = terminal.keys(game.view(state, 0));
    expect(textOf(state, 0)).toMatch(/as at \d+,\d+ or /);
    expect(act(state, 0, `aside ${key?.takes}`)).toMatchObject([{ kind: 'aside', disc: 4 }]);
  });

  test('SP-16, SP-53 a Hangar must be left, and one without energy drifts', () => {
    const leaving = universe(2);
    moving(leaving, '2:LFA');
    expect(textOf(leaving, 0)).toMatch(/out of the Hangar.*\n.*3150 to 450/);
    expect(terminal.keys(game.view(leaving, 0)).map(({ takes }) => takes)).toEqual(['0', '0', undefined]);
    expect(textOf(universe(2), 0)).toMatch(/You are to drift/);
    expect(terminal.keys(game.view(universe(2), 0)).map(({ word }) => word)).toEqual(['drift', 'end']);
  });

  test('SP-75 one without cards gives Cargo', () => {
    const state = withTask({ kind: 'damage', seat: 0, why: 'storm' });
    pirate(state, 0).hand = [];
    expect(textOf(state, 0)).toMatch(/give back one Cargo\.$/m);
    expect(terminal.keys(game.view(state, 0)).map(({ word }) => word)).toEqual(['damage cargo']);
  });

  test('the way on starts from the front tip, within a right angle', () => {
    expect(textOf(busy(), 0)).toMatch(/front tip 2100,2400, headings from 2700 by 0 to 900/);
  });
});

test.each([
  ['energy 3:rfw', 'energy 3:RFW'],
  ['energy 3wfr', 'energy 3:RFW'],
  ['energy 9:x', 'energy 9:x'],
  ['energy 5:ss', 'energy 5:SS'],
  ['hazard f', 'hazard F'],
  ['sell salts Minerals salts', 'sell minerals salts salts'],
  ['sell  s m t', 'sell minerals metals salts'],
  ['sell gold', 'sell gold'],
  ['damage cargo T', 'damage cargo metals'],
  ['damage energy', 'damage energy'],
  ['fill 5 1 3', 'fill 1 3 5'],
  ['fill 551', 'fill 1 5 5'],
  ['place 1 1500,3000', 'place 1 1500 3000'],
  ['template 0 0', 'template 0'],
  ['drift 450 +50', 'drift 450 50'],
  ['Template 0 -50', 'template 0 -50'],
  ['END', 'end'],
  ['', ''],
])('tidy makes of “%s”: “%s”', (typed, tidied) => {
  expect(terminal.tidy(typed)).toBe(tidied);
});
