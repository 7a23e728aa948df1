/** Turns gathered from public test suites, replayed through the notation: see cases/README.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newTurn } from './rules.ts';
import { scoreNow } from './secrecy.ts';
import { eventOf, pointsOf, sitDown, type Table } from './turns.ts';
import { CARDS, type Card, type Event, type Face } from './types.ts';

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
      return namesake(`battle-${swords}`);
    case 'skulls':
      return namesake(`skulls-${skulls}`);
    default:
      return namesake(type);
  }
};

const namesake = (name: string): Card => {
  const card = CARDS.find((each) => each === name);
  if (card === undefined) throw new Error(`no such card: ${name}`);
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

/** A score is the mover's own; on the island he has none, and each opponent loses. */
const ensureOutcome = (given: Case): void => {
  const { kind, expected } = given;
  const table = sitDown(3);
  const events = replay(table, given);
  const others = kind === 'score' ? 0 : -expected;
  expect(pointsOf(events)).toBe(kind === 'score' ? expected : undefined);
  expect(eventOf(events, 'deducted')?.each).toBe(kind === 'score' ? undefined : expected);
  expect(table.state).toMatchObject({ seat: 1, totals: [kind === 'score' ? expected : 0, others, others] });
};

/** The positions of the dice on the chest, of which the case tells the faces. */
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

const titleOf = ({ id, source, kind, expected }: Case): string =>
  `${id} ${kind === 'score' ? 'scores' : 'costs each opponent'} ${expected} (${source})`;

describe('with their rolls', () => {
  const rolled = cases.filter(({ rolls }) => rolls.length > 0);

  for (const given of rolled) test(titleOf(given), () => ensureOutcome(given));

  test('a refused roll is refused for the reason the case is about', () => {
    const refused = rolled.filter(({ rolls }) => rolls.some((roll) => roll.refused));
    expect(refused.map(({ id }) => id)).toEqual(['PK031-F20-r65']);
    const table = sitDown();
    table.play('card gold', `dice ${refused[0]?.finalDice.join(' ')}`);
    expect(table.refusal('roll 8')).toEqual({ code: 'too-few-dice' });
  });
});

describe('by their final dice alone', () => {
  for (const given of cases.filter(({ rolls }) => rolls.length === 0)) {
    test(titleOf(given), () => {
      const turn = { ...newTurn(), card: cardOf(given), dice: [...given.finalDice], chest: kept(given) };
      expect(given.kind).toBe('score');
      expect(scoreNow(turn)?.points).toBe(given.expected);
    });
  }
});
