/** How flicks usually go: a change of the physics that makes another game of it is noticed here. */
import { seededRandom } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { simulate } from '../flick.ts';
import { randomFlick, typicalBoard } from '../testing/boards.ts';
import type { Happening, Report } from './slide.ts';

const FLICKS = 6000;
const SEED = 'rates';

/** In percent, by thirds of power: low, mid, high. */
const EXPECTED = {
  'turned over': [0.1, 2, 6.4],
  'landed on an element': [0.6, 5.9, 10.6],
  left: [19, 37, 42],
  'hit any ship': [6, 11, 12],
} as const;

/** In percent: none, one, two, more. */
const CONTACTS = [31, 38, 21, 10] as const;
/** Seconds. */
const MEDIAN = 0.29;
/** Percentage points: four deviations of 2,000 flicks, and as much again for how the discs were strewn. */
const slack = (percent: number): number => 0.5 + 8 * Math.sqrt((percent * (100 - percent)) / 2000) * 0.5;

type Name = keyof typeof EXPECTED;

const NAMES = Object.keys(EXPECTED) as Name[]; // the keys of EXPECTED are its names

const isContact = ({ kind }: Happening): boolean => kind === 'ship' || kind === 'disc' || kind === 'thing';

const namesOf = ({ happenings }: Report, disc: number): readonly Name[] => {
  const own = (kind: Happening['kind']): boolean =>
    happenings.some((each) => each.kind === kind && each.disc === disc);
  const happened: Readonly<Record<Name, boolean>> = {
    'turned over': own('turned'),
    'landed on an element': own('landed'),
    left: own('left'),
    'hit any ship': happenings.some(({ kind }) => kind === 'ship'),
  };
  return NAMES.filter((name) => happened[name]);
};

const measure = (): { thirds: Record<Name, number[]>; contacts: number[]; median: number } => {
  const random = seededRandom(SEED);
  const counts = [0, 0, 0];
  const thirds: Record<Name, number[]> = {
    'turned over': [0, 0, 0],
    'landed on an element': [0, 0, 0],
    left: [0, 0, 0],
    'hit any ship': [0, 0, 0],
  };
  const contacts = [0, 0, 0, 0];
  const times: number[] = [];
  const add = (list: number[], index: number): void => {
    list[index] = (list[index] ?? 0) + 1;
  };
  for (let n = 0; n < FLICKS; n++) {
    const state = typicalBoard(random);
    const flick = randomFlick(state, random);
    const report = simulate(state, flick, random.below(4294967296));
    const third = Math.min(2, Math.floor((flick.power - 1) / 333.34));
    add(counts, third);
    for (const name of namesOf(report, flick.disc)) add(thirds[name], third);
    add(contacts, Math.min(3, report.happenings.filter(isContact).length));
    times.push(report.pieces.at(-1)?.[0] ?? 0);
  }
  for (const list of Object.values(thirds)) {
    list.forEach((count, third) => {
      list[third] = (100 * count) / (counts[third] ?? 1);
    });
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    thirds,
    contacts: contacts.map((count) => (100 * count) / FLICKS),
    median: sorted[FLICKS / 2] ?? 0,
  };
};

test(`typical rates of ${FLICKS} flicks with seed "${SEED}"`, () => {
  const { thirds, contacts, median } = measure();
  const table = Object.entries(thirds).map(
    ([name, list]) => `${name}: ${list.map((percent) => percent.toFixed(1)).join(' / ')} %`,
  );
  console.log(
    [...table, `contacts: ${contacts.map((each) => each.toFixed(1)).join(' / ')} %`, `${median} s`].join(
      '\n',
    ),
  );
  for (const name of NAMES) {
    EXPECTED[name].forEach((percent, third) => {
      expect(Math.abs((thirds[name][third] ?? 0) - percent), `${name} ${third}`).toBeLessThan(slack(percent));
    });
  }
  CONTACTS.forEach((percent, count) => {
    expect(Math.abs((contacts[count] ?? 0) - percent), `${count} contacts`).toBeLessThan(slack(percent));
  });
  expect(Math.abs(median - MEDIAN)).toBeLessThan(0.02);
});
