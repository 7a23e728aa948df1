import { expect, test } from 'vitest';
import { makeGatherer } from './gather.ts';

const open = () => {
  const written: string[] = [];
  const ends: (() => void)[] = [];
  const gatherer = makeGatherer((call) => ends.push(call));
  const parcelFor = (name: string) =>
    gatherer({ write: (frames: string) => written.push(`${name} ${frames.replaceAll(/[^a-z]/g, '.')}`) > 0 });
  const endTurn = (): void => {
    for (const end of ends.splice(0)) end();
  };
  return { written, parcelFor, endTurn };
};

test('what is said in one turn leaves at its end, in one write for each wire', () => {
  const { written, parcelFor, endTurn } = open();
  const [a, b] = [parcelFor('a'), parcelFor('b')];
  a.add('one');
  b.add('two');
  a.add('three');
  expect([written, a.size(), b.size()]).toEqual([[], 2 + 3 + 2 + 5, 2 + 3]);
  endTurn();
  a.add('four');
  endTurn();
  expect(written).toEqual(['a ..one..three', 'b ..two', 'a ..four']);
  expect(a.size()).toBe(0);
});

test('what is let go before does not leave again, and what is said after it does', () => {
  const { written, parcelFor, endTurn } = open();
  const parcel = parcelFor('a');
  parcel.send();
  parcel.add('one');
  parcel.send();
  parcel.add('two');
  endTurn();
  endTurn();
  expect(written).toEqual(['a ..one', 'a ..two']);
});
