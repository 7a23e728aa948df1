import { array, assert, constantFrom, integer, oneof, property, record, constant } from 'fast-check';
import { expect, test } from 'vitest';
import { preset } from './drawn.ts';
import { begun, did, type History, redone, undone } from './history.ts';
import type { Plan } from './plan.ts';

const plan = (name: string): Plan => ({ ...preset(2), name });
const names = ({ past, now, future }: History): readonly string[] =>
  [...past, now, ...future].map(({ name }) => name);

test('what was taken back is done again, until something else is done', () => {
  let history = begun(plan('a'));
  for (const name of ['b', 'c']) history = did(history, plan(name));
  history = undone(undone(undone(history)));
  expect([history.now.name, names(history)]).toEqual(['a', ['a', 'b', 'c']]);
  history = redone(history);
  expect(history.now.name).toBe('b');
  history = did(history, plan('d'));
  expect([names(history), redone(history).now.name]).toEqual([['a', 'b', 'd'], 'd']);
});

test('steps of one deed are taken back as one; another deed, or undoing, ends it', () => {
  let history = did(begun(plan('a')), plan('b'), 'nudge piece-1');
  history = did(history, plan('c'), 'nudge piece-1');
  expect(names(history)).toEqual(['a', 'c']);
  history = did(history, plan('d'), 'nudge piece-2');
  expect(names(history)).toEqual(['a', 'c', 'd']);
  history = did(undone(history), plan('e'), 'nudge piece-1');
  expect(names(history)).toEqual(['a', 'c', 'e']);
});

test('nothing done is no step', () => {
  const history = begun(plan('a'));
  expect(did(history, history.now)).toBe(history);
});

const step = oneof(
  record({ kind: constant('did' as const), name: integer({ min: 0, max: 99 }).map(String) }),
  record({ kind: constantFrom('undone' as const, 'redone' as const) }),
);

test('after any steps, undoing all and redoing all leads back to where one was', () => {
  assert(
    property(array(step, { maxLength: 40 }), (steps) => {
      let history = begun(plan('start'));
      for (const each of steps) {
        if (each.kind === 'did') history = did(history, plan(each.name));
        else history = each.kind === 'undone' ? undone(history) : redone(history);
      }
      const { now, past, future } = history;
      let back = history;
      for (const _ of past) back = undone(back);
      expect(back.now.name).toBe('start');
      for (const _ of past) back = redone(back);
      expect([back.now, back.future]).toEqual([now, future]);
    }),
  );
});
