/** Turns gathered from public test suites, replayed through the notation: see cases/README.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newTurn } from './rules.ts';
import { scoreNow } from './secrecy.ts';
import { eventOf, pointsOf, sitDown, type Table } from './turns.ts';
import type { Card, Event, Face } from './types.ts';

interface Roll {
  readonly reroll: readonly number[] | null;
  readonly result: readonly Face[] | null;
  readonly chest_before?: readonly number[];
  readonly refused?: true;
}

interface Case {
  readonly id: string;
  readonly source: string;
  readonly card: { readonly type: string; readonly swords?: number; readonly skulls?: number };
  readonly rolls: readonly Roll[];
  readonly finalDice: readonly Face[];
  readonly chest: readonly Face[];
  readonly kind: 'score' | 'island_deduction_per_opponent';
  readonly expected: number;
}

// The file is test data of our own, written in these fields.
const cases = JSON.parse(
  readFileSync(new URL('cases/piraten-kapern.json', import.meta.url), 'utf8'),
) as readonly Case[];

const cardOf = ({ card: { type, swords, skulls } }: Case): Card => {
  switch (type) {
    case 'treasure_chest':
      return 'chest';
    case 'monkey_business':
      return 'monkeys';
    case 'none':
      return 'sorceress'; // unused, it changes nothing
    case 'sea_battle':
      return swords === 2 ? 'battle-2' : swords === 3 ? 'battle-3' : 'battle-4';
    case 'skulls':
      return skulls === 1 ? 'skulls-1' : 'skulls-2';
    default:
      return namesake(type);
  }
};

const NAMESAKES = ['captain', 'sorceress', 'gold', 'diamond'] as const;

const namesake = (type: string): Card => {
  const card = NAMESAKES.find((each) => each === type);
  if (card === undefined) throw new Error(`no such card: ${type}`);
  return card;
};

const linesOf = ({ reroll, result, chest_before: chest }: Roll): readonly string[] => [
  ...(chest === undefined ? [] : [`chest ${chest.join(' ')}`]),
  ...(reroll === null ? [] : [`roll ${reroll.join(' ')}`]),
  ...(result === null ? [] : [`dice ${result.join(' ')}`]),
];

/** Plays the turn, with a `stop` where it is not over by itself; refused rolls are asked for only. */
const replay = (table: Table, given: Case): readonly Event[] => {
  const events = [...table.play(`card ${cardOf(given)}`)];
  for (const roll of given.rolls) {
    if (roll.refused === true) expect(table.refusal(`roll ${roll.reroll?.join(' ')}`)).toHaveProperty('code');
    else events.push(...table.play(...linesOf(roll)));
  }
  if (table.actor() === 'chance') return events;
  expect(table.state.turn.dice).toEqual(given.finalDice);
  return [...events, ...table.play('stop')];
};

const kept = ({ finalDice, chest }: Case): readonly number[] => {
  const left = [...chest];
  return finalDice.flatMap((face, index) => {
    const found = left.indexOf(face);
    if (found === -1) return [];
    left.splice(found, 1);
    return [index + 1];
  });
};

test('there are 83 of them, each under a name of its own', () => {
  expect(cases).toHaveLength(83);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(83);
});

describe('with their rolls', () => {
  const rolled = cases.filter(({ rolls }) => rolls.length > 0);

  test.each(rolled.filter(({ kind }) => kind === 'score'))('$id scores $expected ($source)', (given) => {
    const table = sitDown(3);
    const events = replay(table, given);
    expect(pointsOf(events)).toBe(given.expected);
    expect(table.state).toMatchObject({ seat: 1, totals: [given.expected, 0, 0] });
  });

  test.each(rolled.filter(({ kind }) => kind !== 'score'))(
    '$id: each opponent loses $expected ($source)',
    (given) => {
      const table = sitDown(3);
      const { expected } = given;
      expect(eventOf(replay(table, given), 'deducted')).toMatchObject({ each: expected });
      expect(table.state).toMatchObject({ seat: 1, totals: [0, -expected, -expected] });
    },
  );

  test('a refused roll is refused for the reason the case is about', () => {
    const refused = rolled.filter(({ rolls }) => rolls.some((roll) => roll.refused));
    expect(refused.map(({ id }) => id)).toEqual(['PK031-F20-r65']);
    const table = sitDown();
    table.play('card gold', `dice ${refused[0]?.finalDice.join(' ')}`);
    expect(table.refusal('roll 8')).toEqual({ code: 'too-few-dice' });
  });
});

describe('by their final dice alone', () => {
  test.each(cases.filter(({ rolls }) => rolls.length === 0))('$id scores $expected ($source)', (given) => {
    const turn = { ...newTurn(), card: cardOf(given), dice: [...given.finalDice], chest: kept(given) };
    expect(given.kind).toBe('score');
    expect(scoreNow(turn)?.points).toBe(given.expected);
  });
});
