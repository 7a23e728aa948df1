/** What only this game says; that there are words for all of it is a ui law. */
import { fullOptions } from '@tortuga/engine/testing';
import { LANGUAGES, makeSay } from '@tortuga/table';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARGO, ENERGY_CARDS, HAZARDS, TYPES, VALUES } from '../../components.ts';
import { module } from '../../index.ts';
import type { Heard, State, View } from '../../types.ts';
import { ending } from './ending.ts';
import { explain } from './explain.ts';
import { messages, type Speak } from './messages.ts';
import { cardName, cargoesName, cargoName, compassName, hazardName, headingName } from './names.ts';
import { badge, caption } from './status.ts';
import { tell } from './tell.ts';

const NAMES = ['Ola', 'Nina', 'Bartek', 'Maja'];

const { game } = module;

const speak = (language: (typeof LANGUAGES)[number]): Speak => makeSay(language, messages[language]);

const inEnglish = speak('en');
const inPolish = speak('pl');

const told = (heard: Heard, say: Speak): string => tell(heard, NAMES, say).text;

/** A view of a game for so many, changed. */
const seen = (seats: number, change: (state: State) => void, options = {}): View => {
  const state = game.setup(seats, fullOptions(game, seats, options));
  change(state);
  return game.view(state, 0);
};

const own = (
  state: State,
  seat: number,
  mc: number,
  base: number | null,
  hold: readonly number[] = [],
): void => {
  const pirate = state.pirates[seat];
  if (pirate === undefined) throw new Error(`there is no seat ${seat}`);
  pirate.mc = mc;
  pirate.base = base;
  hold.forEach((count, type) => {
    pirate.hold[type] = count;
  });
};

describe.each(LANGUAGES)('in %s', (language) => {
  const say = speak(language);

  test('no two kinds of discs, no two Hazards and no two different cards have one name', () => {
    const cards = [...new Set(VALUES.flatMap((value) => ENERGY_CARDS[value]))];
    for (const names of [
      TYPES.map((type) => cargoName(type, say)),
      HAZARDS.map((hazard) => hazardName(hazard, say)),
      cards.map((card) => cardName(card, say)),
    ])
      expect(new Set(names).size).toBe(names.length);
  });

  test('SP-115 what is hidden is told to its owner alone', () => {
    for (const type of CARGO) {
      const name = cargoName(type, say);
      for (const kind of ['drawn', 'captured', 'hit'] as const) {
        expect(told({ kind, seat: 1, disc: 7, type }, say)).toContain(name);
        expect(told({ kind, seat: 1, disc: 7, type: null }, say)).not.toContain(name);
      }
      expect(told({ kind: 'gave', seat: 1, type }, say)).toContain(name);
      expect(told({ kind: 'gave', seat: 1, type: null }, say)).not.toContain(name);
    }
  });

  test('every direction has one of eight names, and says its degrees', () => {
    assert(
      property(integer({ min: 0, max: 3599 }), (angle) => {
        const name = headingName(angle, say);
        expect(name).toContain(compassName(angle, say));
        expect(name).toMatch(/\d°$/);
      }),
    );
    const names = Array.from({ length: 8 }, (_, eighth) => compassName(eighth * 450, say));
    expect(new Set(names).size).toBe(8);
  });
});

describe('the log', () => {
  test('0° is east and 90° south, as in the rules', () => {
    expect([0, 224, 225, 900, 3375].map((angle) => compassName(angle, inEnglish))).toEqual([
      'east',
      'east',
      'south-east',
      'south',
      'east',
    ]);
    expect(headingName(3155, inEnglish)).toBe('north-east, 315.5°');
    expect(headingName(900, inPolish)).toBe('na południe, 90°');
  });

  test('a slide is told with its whole way, and whom it pushed', () => {
    const slid: Heard = {
      kind: 'slid',
      n: 7,
      pieces: [
        [0, 4, 1000, 1000, 9, 0],
        [0.1, 4, 2000, 1000, 0, 0],
        [0.1, 9, 2250, 1000, 5, 0],
        [0.2, 9, 2500, 1000, 0, 0],
      ],
      rests: [
        [4, 2000, 1000],
        [9, 2500, 1000],
      ],
    };
    expect(tell(slid, NAMES, inEnglish)).toEqual({
      seat: undefined,
      text: 'Disc 4 slides and pushes disc 9.',
      outcome: '100 mm',
    });
  });

  test('a sale names what was sold and what it brought, bases counted from 1', () => {
    const types = ['minerals', 'minerals', 'gases'] as const;
    const sold: Heard = { kind: 'sold', seat: 2, base: 1, card: 0, types, mc: 7 };
    expect(tell(sold, NAMES, inEnglish)).toEqual({
      seat: 2,
      text: 'Bartek sells in base 2: 2 × minerals and exotic gases. Its prices are open to all now.',
      outcome: '+7 MC',
    });
    expect(cargoesName(types, inPolish)).toBe('2 × minerały i gazy egzotyczne');
  });

  test('a bribe, a Fill-up and a purchase say who gets the money', () => {
    expect(told({ kind: 'bribed', seat: 0, paid: 1, to: 3 }, inEnglish)).toContain('pays Maja');
    expect(tell({ kind: 'bribed', seat: 0, paid: 0, to: null }, NAMES, inEnglish)).not.toHaveProperty(
      'outcome',
    );
    const filling = { kind: 'filling', seat: 0, values: [5, 5], paid: 2, thrown: [] } as const;
    expect(tell({ ...filling, to: 3 }, NAMES, inEnglish)).toMatchObject({ outcome: '−2 MC' });
    expect(told({ ...filling, to: 3 }, inPolish)).toContain('Pieniądze dostaje Maja');
    expect(told({ ...filling, to: null }, inPolish)).not.toContain('Pieniądze');
    expect(tell({ kind: 'bought', seat: 0, base: 2 }, NAMES, inEnglish)).toMatchObject({ outcome: '−15 MC' });
  });

  test('a wind says what became of each ship', () => {
    const wind: Heard = {
      kind: 'wind',
      seat: 0,
      angle: 0,
      drifted: [
        { seat: 0, ship: { at: 'space', x: 0, y: 0, h: 0 }, struck: true },
        { seat: 1, ship: { at: 'hangar', base: 0 }, struck: false },
        { seat: 2, ship: { at: 'out' }, struck: true },
      ],
    };
    expect(told(wind, inEnglish)).toBe(
      'Ola calls the Solar Wind: east, 0°. Ola drifts against something; Nina drifts into the Hangar of base 1; Bartek is blown out of the Universe.',
    );
    expect(told({ ...wind, drifted: [] }, inEnglish)).toContain('No ship is in space.');
  });
});

describe('how it stands', () => {
  test('SP-98 the caption says what wins, also in a long game', () => {
    const playing = (state: State): void => {
      state.phase = { name: 'card' };
      state.round = 6;
    };
    expect(caption(seen(4, playing), inEnglish)).toBe('Round 6 · base and 20 MC wins');
    expect(caption(seen(4, playing, { goal: 'long' }), inEnglish)).toBe('Round 6 · base and 30 MC wins');
    expect(
      caption(
        seen(2, () => undefined),
        inEnglish,
      ),
    ).toContain('Setting up');
  });

  test('a badge counts MC, and says base and Police', () => {
    const view = seen(2, (state) => {
      own(state, 1, 6, 1, [2, 0, 1]);
      for (const pirate of state.pirates) pirate.chased = true;
    });
    expect(badge(view, 1, inEnglish)).toEqual({
      score: 6,
      line: '6 MC · 3 cargo · 0 energy · owns base 2 · chased by police',
    });
  });
});

describe('the end', () => {
  const over = (state: State, places: readonly number[]): void => {
    state.phase = { name: 'over' };
    state.result = { by: 'goal', places, scores: places };
  };

  test('SP-95, SP-96 by the goal, with what was asked for', () => {
    const view = seen(2, (state) => {
      own(state, 1, 21, 2);
      over(state, [2, 1]);
    });
    expect(ending('goal', view, NAMES, inEnglish)).toBe('Nina owns base 3 and has 21 MC: 20 were asked for.');
  });

  test('SP-95 of two who have reached it, the Boss is asked first', () => {
    const view = seen(2, (state) => {
      own(state, 0, 25, 0);
      own(state, 1, 21, 2);
      over(state, [2, 1]);
    });
    expect(ending('goal', view, NAMES, inEnglish)).toContain(
      'Ola reached the goal too, but Nina comes first',
    );
  });

  test('SP-99 an agreed stop is decided by worth, then a base, then Cargo, and may be shared', () => {
    const end = (...pirates: readonly (readonly [number, number | null, readonly number[]])[]): string =>
      ending(
        'agreed',
        seen(2, (state) => {
          for (const [seat, [mc, base, hold]] of pirates.entries()) own(state, seat, mc, base, hold);
        }),
        NAMES,
        inEnglish,
      );
    expect(end([12, null, []], [9, null, []])).toContain('Ola is worth most: 12 MC');
    expect(end([20, null, []], [5, 1, []])).toContain('Nina has a base, and that decides');
    expect(end([9, null, []], [9, null, [0, 1]])).toContain('Nina has more Cargo');
    expect(end([9, null, []], [9, null, []])).toContain('Ola and Nina are worth 9 MC each');
  });
});

describe('why not', () => {
  test('a refusal names the thing at fault', () => {
    const why = (refusal: Parameters<typeof explain>[0]): string => explain(refusal, NAMES, inEnglish).text;
    expect(why({ code: 'too-near', what: 'moon' })).toContain('a moon');
    expect(why({ code: 'hangar-full', base: 0 })).toContain('base 1');
    expect(why({ code: 'too-sharp', by: -1125 })).toContain('112.5°');
    expect(why({ code: 'no-such-hazard', left: 'FW' })).toContain('Flick, Wind');
    expect(why({ code: 'not-one-width', distance: 345 })).toContain('22 mm');
    expect(why({ code: 'over-limit', points: 16, max: 15 })).toContain('At home');
    expect(why({ code: 'wrong-phase', expected: ['damage'] })).toContain('Damage');
  });

  test('SP-43, SP-58 the border and a full Hangar have words of their own', () => {
    const codes = (['border', 'hangar-full', 'planet'] as const).map((by) =>
      explain({ code: 'blocked', by }, NAMES, inEnglish),
    );
    expect(codes.map(({ rule }) => rule)).toEqual(['SP-43', 'SP-58', 'SP-43']);
    expect(new Set(codes.map(({ text }) => text)).size).toBe(3);
  });
});
