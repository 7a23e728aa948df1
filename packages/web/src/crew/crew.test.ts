import { makeSay } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { messages } from '../words/words.ts';
import {
  addChair,
  type Crew,
  crewOf,
  pleasantSeats,
  removeChair,
  seatKind,
  setColour,
  setLevel,
  setName,
  setNumber,
} from './crew.ts';
import { nameFaults } from './faults.ts';

const me = { name: 'Maja', colour: 'gold' } as const;
const kinds = (crew: Crew) => crew.map(({ kind }) => kind);

describe('a new crew', () => {
  test.each([
    [{ min: 2, max: 5 }, 3],
    [{ min: 1, max: 2 }, 2],
    [{ min: 4, max: 6 }, 4],
  ])('of a game for %j is %i', (seats, count) => {
    const crew = crewOf(me, pleasantSeats(seats), 'bot');
    expect(crew).toHaveLength(count);
    expect(crew[0]).toEqual({ kind: 'person', ...me });
  });

  test('has bots of all levels, from kind to sharp', () => {
    const crew = crewOf(me, 3, 'bot');
    expect(crew.slice(1)).toMatchObject([{ level: 'deckhand' }, { level: 'bosun' }]);
  });

  test('has a colour for everybody, whatever is changed', () => {
    let crew = crewOf(me, 3, 'open');
    crew = addChair(addChair(crew, 'bot'), 'person');
    crew = setColour(crew, 4, 'gold');
    expect(crew[4]?.colour).toBe('gold');
    expect(new Set(crew.map(({ colour }) => colour)).size).toBe(5);
    crew = addChair(removeChair(crew, 1), 'bot');
    expect(new Set(crew.map(({ colour }) => colour)).size).toBe(5);
  });
});

test('a chair changes hands', () => {
  let crew = crewOf(me, 3, 'open');
  expect(kinds(crew)).toEqual(['person', 'open', 'open']);
  crew = setLevel(seatKind(crew, 1, 'bot'), 1, 'bosun');
  expect(crew[1]).toMatchObject({ kind: 'bot', level: 'bosun' });
  crew = setName(seatKind(crew, 2, 'person'), 2, 'Nina');
  expect(crew[2]).toMatchObject({ kind: 'person', name: 'Nina' });
  expect(setName(crew, 1, 'Polly')).toBe(crew);
});

test('a chair keeps its numbers, whoever sits on it and whichever chairs are added or taken away', () => {
  let crew = setNumber(setNumber(crewOf(me, 3, 'bot'), 0, 'cards', 20), 2, 'cards', 10);
  crew = setColour(seatKind(addChair(crew, 'person'), 2, 'person'), 2, 'gold');
  expect(crew.map(({ numbers }) => numbers?.['cards'])).toEqual([20, undefined, 10, undefined]);
  expect(removeChair(crew, 1).map(({ numbers }) => numbers?.['cards'])).toEqual([20, 10, undefined]);
});

test('names that cannot be used are named', () => {
  const say = makeSay('en', messages.en);
  const crew = ['Maja', '', 'Maja', 'a'.repeat(21)].map((name) => ({
    kind: 'person' as const,
    name,
    colour: 'gold' as const,
  }));
  const faults = nameFaults([...crew, { kind: 'bot', level: 'bosun', colour: 'sky' }], say);
  expect(faults.map((fault) => fault !== undefined)).toEqual([false, true, true, true, false]);
  expect(new Set(faults).size).toBe(4);
});
