import { expect, test } from 'vitest';
import { makeGatherer } from './gather.ts';

const open = () => {
  const told: string[] = [];
  const ends: (() => void)[] = [];
  const wireOf = (name: string) => ({
    cork: () => told.push(`${name} held`),
    uncork: () => told.push(`${name} released`),
  });
  const endTurn = (): void => {
    for (const end of ends.splice(0)) end();
  };
  return { told, wireOf, endTurn, gatherer: makeGatherer((call) => ends.push(call)) };
};

test('a wire is held once, and all are released at the end of the turn', () => {
  const { told, wireOf, endTurn, gatherer } = open();
  const [a, b] = [wireOf('a'), wireOf('b')];
  for (const wire of [a, b, a]) gatherer.hold(wire);
  endTurn();
  gatherer.hold(a);
  endTurn();
  expect(told).toEqual(['a held', 'b held', 'a released', 'b released', 'a held', 'a released']);
});

test('one that is let go before is not released again, unless it is held again', () => {
  const { told, wireOf, endTurn, gatherer } = open();
  const wire = wireOf('a');
  gatherer.hold(wire);
  gatherer.release(wire);
  gatherer.release(wire);
  gatherer.hold(wire);
  endTurn();
  expect(told).toEqual(['a held', 'a released', 'a held', 'a released']);
});
