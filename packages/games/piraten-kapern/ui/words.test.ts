import { type Language, LANGUAGES, makeSay } from '@tortuga/table';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { CARDS } from '../types.ts';
import { facesText, signedText } from './listing.ts';
import { rehearse } from './exhibit/rehearsal.ts';
import { badge, caption, ending } from './standing.ts';
import { messages, type SayHere } from './words.ts';

const NAMES = ['Maja', 'Kraken'];
const sayIn = (language: Language): SayHere => makeSay(language, messages[language]);

describe.each(LANGUAGES)('words in %s', (language) => {
  const say = sayIn(language);

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
