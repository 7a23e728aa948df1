import { expect, test } from 'vitest';
import { localBus } from './localBus.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('all listeners hear of a match, later and never during the call', async () => {
  const bus = localBus();
  const heard: string[] = [];
  bus.subscribe((match) => heard.push(`first ${match}`));
  bus.subscribe((match) => heard.push(`second ${match}`));
  bus.publish('a');
  expect(heard).toEqual([]);
  await settled();
  expect(heard).toEqual(['first a', 'second a']);
  await bus.close();
});

test('who has unsubscribed hears nothing, the same function subscribed again does', async () => {
  const bus = localBus();
  const heard: string[] = [];
  const listener = (match: string): void => void heard.push(match);
  const end = bus.subscribe(listener);
  bus.subscribe(listener);
  bus.publish('a');
  end();
  await settled();
  expect(heard).toEqual(['a']);
});
