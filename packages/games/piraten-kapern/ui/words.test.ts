import { type Language, LANGUAGES, makeSay } from '@tortuga/table';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { CARDS, type Heard, type Refusal, type Score } from '../types.ts';
import { explain } from './explain.ts';
import readme from '../README.md?raw';
import { facesText, signedText } from './listing.ts';
import { rehearse } from './exhibit/rehearsal.ts';
import { badge, caption, ending } from './standing.ts';
import { tell } from './tell.ts';
import { messages, type SayHere } from './words.ts';

const NAMES = ['Maja', 'Kraken'];
const sayIn = (language: Language): SayHere => makeSay(language, messages[language]);

const score: Score = { sets: 100, faces: 300, fullChest: 500, battle: 0, doubled: true, points: 1800 };

const HEARD: { readonly [K in Heard['kind']]: readonly Extract<Heard, { kind: K }>[] } = {
  shuffled: [{ kind: 'shuffled' }],
  card: CARDS.map((card) => ({ kind: 'card', seat: 1, card })),
  rolling: [
    { kind: 'rolling', seat: 1, dice: [1, 2], spell: false },
    { kind: 'rolling', seat: 1, dice: [1], spell: true },
  ],
  rolled: [{ kind: 'rolled', dice: [1, 2, 3], faces: ['skull', 'coin', 'coin'] }],
  chest: [
    { kind: 'chest', seat: 1, dice: [] },
    { kind: 'chest', seat: 1, dice: [1, 2] },
  ],
  island: [{ kind: 'island', seat: 1, skulls: 4 }],
  disqualified: [{ kind: 'disqualified', seat: 1, skulls: 3 }],
  scored: [
    { kind: 'scored', seat: 1, score, total: 1800 },
    { kind: 'scored', seat: 1, score: { ...score, battle: -300, points: -300 }, total: -300 },
    { kind: 'scored', seat: 1, score: { ...score, points: 0 }, total: 0 },
  ],
  deducted: [{ kind: 'deducted', seat: 1, skulls: 5, each: 500, totals: [-500, 0] }],
  'final-round': [{ kind: 'final-round', seat: 1, total: 6100 }],
  'play-goes-on': [{ kind: 'play-goes-on' }],
  ended: [
    { kind: 'ended', by: 'target', totals: [0, 6100] },
    { kind: 'ended', by: 'limit', totals: [0, 100] },
  ],
};

const REFUSALS: { readonly [C in Refusal['code']]: Extract<Refusal, { code: C }> } = {
  'game-over': { code: 'game-over' },
  'not-your-turn': { code: 'not-your-turn', actors: [1] },
  'wrong-kind': { code: 'wrong-kind' },
  'wrong-dice-count': { code: 'wrong-dice-count', rolling: 3 },
  'card-gone': { code: 'card-gone', card: 'gold' },
  'too-few-dice': { code: 'too-few-dice' },
  'skull-locked': { code: 'skull-locked', dice: [4] },
  'one-skull-only': { code: 'one-skull-only', dice: [4, 5] },
  'three-skulls': { code: 'three-skulls' },
  'die-on-chest': { code: 'die-on-chest', dice: [1] },
  'no-chest': { code: 'no-chest' },
  'no-chest-on-island': { code: 'no-chest-on-island' },
  'skull-on-chest': { code: 'skull-on-chest', dice: [4] },
  'chest-placed': { code: 'chest-placed' },
  'chest-unchanged': { code: 'chest-unchanged' },
};

describe.each(LANGUAGES)('words in %s', (language) => {
  const say = sayIn(language);

  it.each(Object.values(HEARD).flat())('tells $kind', (heard) => {
    const { text, seat } = tell(heard, NAMES, say);
    expect(text).toMatch(/^[\p{L}\d].*\.$/u);
    expect(text).not.toContain('undefined');
    expect(text.includes('Kraken')).toBe('seat' in heard);
    expect(seat).toBe('seat' in heard ? heard.seat : undefined);
  });

  it.each(Object.values(REFUSALS))('explains $code', (refusal) => {
    const { text, rule } = explain(refusal, NAMES, say);
    expect(text).toMatch(/^[\p{L}\d].*\.$/u);
    expect(text).not.toContain('undefined');
    expect([...(readme.match(/PK-\d+/g) ?? []), undefined]).toContain(rule);
  });

  it('names every card and every face by itself', () => {
    const cards = new Set(CARDS.map((card) => `${say(`card-${card}`)} ${say(`line-${card}`)}`));
    expect(cards.size).toBe(CARDS.length);
  });

  it('says how it stands and how it ended', () => {
    const turn = ['dice coin coin coin coin coin coin coin coin', 'stop'];
    const { state } = rehearse(2, ['card captain', ...turn, 'card gold', ...turn], { target: 6000 });
    const view = module.game.view(state, 0);
    expect(caption(view, say)).toContain('6000');
    expect(badge(view, 0, say).score).toBe(10600);
    for (const by of ['target', 'limit', 'agreed']) {
      expect(ending(by, view, NAMES, say)).toMatch(/Maja.*10600/);
    }
    const tie = { ...view, totals: [6100, 6100] };
    expect(ending('target', tie, NAMES, say)).toMatch(/Maja (and|i) Kraken/);
  });
});

describe('Polish', () => {
  const say = sayIn('pl');
  it('counts as Poles count', () => {
    expect(facesText(['coin'], say)).toBe('moneta');
    expect(facesText(['coin', 'coin'], say)).toBe('2 monety');
    expect(facesText(['sword', 'sword', 'sword', 'sword', 'sword', 'skull'], say)).toBe('5 szabel, czaszka');
  });
});

it('a minus is a minus', () => {
  expect([signedText(-300), signedText(0), signedText(300)]).toEqual(['−300', '0', '+300']);
});
