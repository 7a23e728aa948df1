import { expect, test } from 'vitest';
import { makeOutbox } from './outbox.ts';

test('what did not arrive is sent again, before what came later', async () => {
  const outbox = makeOutbox();
  const lots: (readonly string[])[] = [];
  outbox.put('first');
  outbox.put('second');
  // It is lost on the way: nobody ever answers.
  void outbox.flush((lot) => {
    lots.push(lot);
    return new Promise<void>(() => undefined);
  });
  outbox.put('third');
  outbox.put('first');
  outbox.takeBack();
  await outbox.flush((lot) => {
    lots.push(lot);
    return Promise.resolve();
  });
  expect(lots).toEqual([
    ['first', 'second'],
    ['first', 'second', 'third'],
  ]);
});
