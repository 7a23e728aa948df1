/** Words for everything that can be heard or refused, in both languages. */
import { bySample, playout, seededRandom, seatsOf } from '@tortuga/engine';
import { LANGUAGES, makeSay } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { fixture } from '../../fixture.ts';
import { module } from '../../index.ts';
import { sitDown } from '../../turns.ts';
import { type Heard, PLANETS, type Refusal } from '../../types.ts';
import { ending } from './ending.ts';
import { explain } from './explain.ts';
import { messages, type Speak } from './messages.ts';
import { at, from, onto, planetName } from './names.ts';
import { badge, caption } from './status.ts';
import { tell } from './tell.ts';

const { game } = module;
const NAMES = ['Ola', 'Nina', 'Bartek', 'Maja', 'Zosia'];

const speak = (language: (typeof LANGUAGES)[number]): Speak => makeSay(language, messages[language]);

/** One of each kind at least, as the spectator and as a seat hear them. */
const heardIn = (seats: number, viewer: number | 'spectator', seed: string): readonly Heard[] => {
  const heard: Heard[] = [];
  const state = game.setup(seats, {});
  const random = seededRandom(seed);
  playout(
    game,
    state,
    (now, actor) => {
      const move = bySample(game)(now, actor, random);
      const trial = game.clone(now);
      heard.push(...game.play(trial, actor, move).flatMap((event) => game.hear(event, viewer) ?? []));
      return move;
    },
    random,
  );
  return heard;
};

const KINDS: readonly Heard['kind'][] = [
  'setup',
  'laid',
  'turned',
  'teleported',
  'sailed',
  'revealed',
  'plundered',
  'unclaimed',
  'taken',
  'ended',
];

const REFUSALS: { readonly [C in Refusal['code']]: readonly Extract<Refusal, { code: C }>[] } = {
  'game-over': [{ code: 'game-over' }],
  'not-your-turn': [
    { code: 'not-your-turn', actors: [1] },
    { code: 'not-your-turn', actors: ['chance'] },
  ],
  'wrong-kind': [
    { code: 'wrong-kind', due: 'setup' },
    { code: 'wrong-kind', due: 'play' },
    { code: 'wrong-kind', due: 'take' },
  ],
  'same-home': [{ code: 'same-home' }],
  'wrong-treasures': [
    { code: 'wrong-treasures', planet: null },
    { code: 'wrong-treasures', planet: 2 },
  ],
  'card-not-in-hand': [{ code: 'card-not-in-hand', card: 0, hand: [1, 7, 0] }],
  'no-such-treasure': [{ code: 'no-such-treasure', value: 10, left: [3, 10] }],
};

/** No braces left, nothing undefined, nothing empty. */
const ensureWords = (text: string): void => {
  expect(text).not.toMatch(/[{}]|undefined|NaN/);
  expect(text.trim()).toBe(text);
  expect(text).not.toBe('');
};

describe.each(LANGUAGES)('in %s', (language) => {
  const say = speak(language);

  const all = [3, 4, 5].flatMap((seats) =>
    ([0, 'spectator'] as const).flatMap((viewer) =>
      Array.from({ length: 12 }, (_, run) =>
        heardIn(seats, viewer, `words ${seats} ${viewer} ${run}`),
      ).flat(),
    ),
  );

  test('everything that can be heard is told', () => {
    for (const heard of all) ensureWords(tell(heard, NAMES, say).text);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  test('a line is told of whoever did it, and of what was taken', () => {
    for (const heard of all)
      expect(tell(heard, NAMES, say).seat).toBe('seat' in heard ? heard.seat : undefined);
    const taken = all.filter(({ kind }) => kind === 'taken').map((heard) => tell(heard, NAMES, say).outcome);
    for (const outcome of taken) expect(outcome).toMatch(/^\+\d+$/);
  });

  test('what is hidden is told without its value, what is one’s own with it', () => {
    const hidden = tell({ kind: 'laid', seat: 1, planet: 4, card: null }, NAMES, say).text;
    const own = tell({ kind: 'laid', seat: 1, planet: 4, card: 6 }, NAMES, say).text;
    expect(hidden).not.toMatch(/\d/);
    expect(own).toMatch(/6/);
    const lost = tell({ kind: 'teleported', seat: 1, owner: 2, planet: 4, card: null }, NAMES, say).text;
    expect(lost).not.toMatch(/\d/);
    expect(lost).toMatch(/Nina/);
  });

  test.each(Object.values(REFUSALS).flat())('$code is explained, with its rule', (refusal) => {
    const { text, rule } = explain(refusal, NAMES, say);
    ensureWords(text);
    expect(rule).toMatch(/^KP-\d+$/);
  });

  test('all codes of the fixture have a sentence', () => {
    expect(Object.keys(REFUSALS).toSorted()).toEqual(Object.keys(fixture.refusals).toSorted());
  });

  test('every planet has a name in every form, and no two are alike', () => {
    for (const form of [planetName, onto, at, from]) {
      const names = Array.from({ length: PLANETS }, (_, planet) => form(planet, say));
      expect(new Set(names).size).toBe(PLANETS);
    }
  });

  test('caption and badge say how it stands at every moment', () => {
    const random = seededRandom('status');
    playout(game, game.setup(4, {}), bySample(game), random, (state) => {
      const view = game.view(state, 1);
      ensureWords(caption(view, say));
      for (const seat of seatsOf(4)) ensureWords(badge(view, seat, say).line);
    });
  });
});

describe('the ending', () => {
  const say = speak('en');

  test('names the ship that came home and who has the ten', () => {
    const table = sitDown();
    table.lay('1@1 1@1 1@2 2@2 2@3 2@3 3@4 3@4 3@5 4@5 4@6 4@6');
    table.takeBest();
    expect(ending('ship', table.see(0), NAMES, say)).toBe(
      'The merchant ship came home. Nina sailed off with the merchant ship.',
    );
  });

  test('says when nobody has the ten, and when all cards were laid', () => {
    const table = sitDown(3, 'setup 1 2 1,2 3,4 5,6 3,7 2,4 1,5');
    const rows = ['3333331', '5555551', '2666666'];
    for (const card of [1, 2, 3, 4, 5, 6, 7])
      table.play(...rows.map((row) => `play ${card} ${row[card - 1]}`));
    table.lay('T@4 T@5 T@6');
    table.takeBest();
    const words = ending('cards', table.see(0), NAMES, say);
    expect(words).toContain('All cards were laid. Nobody had the merchant ship.');
  });

  test('says what broke a tie, and when it was not broken', () => {
    const view = sitDown().see(0);
    const over = { ...view, ended: 'cards' as const, loot: [[5, 5], [3, 7], [1]] };
    expect(ending('cards', over, NAMES, say)).toContain('Nina had more different treasures (2)');
    const shared = { ...over, loot: [[4, 6], [3, 7], [1]] };
    expect(ending('cards', shared, NAMES, say)).toContain('they share the place');
    expect(ending('agreed', view, NAMES, say)).toBe('The crew agreed to stop.');
  });
});
