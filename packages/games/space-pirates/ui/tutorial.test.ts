/** What the first game teaches; that it is legal is a ui law. */
import { fullOptions, playLine } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import type { Event, Options } from '../types.ts';
import { tutorial } from './tutorial.ts';

const { game } = module;
const { seats, seat, entries, steps, options = {} } = tutorial;

const state = game.setup(seats, fullOptions(game, seats, options as Partial<Options>)); // U7 parses it
const events: readonly Event[] = entries.flatMap(({ by, move }) => playLine(game, state, `${by} ${move}`));

const kinds = (kind: Event['kind']): readonly Event[] => events.filter((event) => event.kind === kind);

const accepts = (asked: string, move: string): boolean | undefined =>
  entries.find((entry) => entry.move === asked)?.accepts?.(move);

test('the learner ends with a base, 9 MC and a full hand', () => {
  expect(state.pirates[seat]).toMatchObject({ mc: 9, base: 2, ship: { at: 'hangar', base: 2 } });
  expect(state.pirates[seat]?.hand.map(({ card }) => card)).toEqual([
    '1:RFS',
    '2:RFW',
    '3:RF',
    '4:RF',
    '5:LF',
  ]);
});

test('it catches four, sells them, and shows Damage by Asteroid and by storm, but none of the learner’s', () => {
  expect(kinds('captured').map((event) => ('seat' in event ? event.seat : undefined))).toEqual([0, 0, 0, 0]);
  expect(kinds('sold')).toMatchObject([{ mc: 11 }, { mc: 3 }]);
  expect(kinds('damaged')).toEqual([
    { kind: 'damaged', seat: 1, why: 'asteroid' },
    { kind: 'damaged', seat: 1, why: 'storm' },
  ]);
});

test('it asks for every kind of decision that a turn has, in some thirty short steps', () => {
  const said = [...steps.values()].flat();
  expect(said.length).toBeLessThanOrEqual(34);
  const asked = new Set(said.flatMap(({ move }) => move?.split(' ')[0] ?? []));
  expect([...asked].toSorted()).toEqual(
    'buy energy fill flick hangar hazard look place sell skip storm template'.split(' '),
  );
});

test('a flick of the right disc, about there and about as hard, is near enough', () => {
  for (const near of ['flick 4 1800 125', 'flick 4 1550 400', 'flick 4 2050 10'])
    expect(accepts('flick 4 1800 125', near)).toBe(true);
  for (const far of ['flick 5 1800 125', 'flick 4 0 125', 'flick 4 1800 900', 'flick', 'skip'])
    expect(accepts('flick 4 1800 125', far)).toBe(false);
});

test('a template is near enough by its direction, a disc and the storm by their place', () => {
  expect(accepts('template 250', 'template 0 -100')).toBe(true);
  expect(accepts('template 250', 'template 700')).toBe(false);
  expect(accepts('place 1 1750 2300', 'place 1 2000 2800')).toBe(true);
  expect(accepts('place 1 1750 2300', 'place 2 1750 2300')).toBe(false);
  expect(accepts('place 1 1750 2300', 'place 1 4000 2300')).toBe(false);
  expect(accepts('storm 3600 1600', 'storm 3300 1500')).toBe(true);
  expect(accepts('storm 3600 1600', 'storm 1000 1000')).toBe(false);
});

test('what cannot be missed is asked for exactly', () => {
  expect(accepts('fill 1 2 3 4 5', 'fill 5 5')).toBe(false);
  expect(accepts('buy', 'skip')).toBe(false);
});
