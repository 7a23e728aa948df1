import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { openServer } from '../testing/openServer.ts';

/** A store that answers when it is told to. */
const gatedStore = () => {
  const inner = memoryStore();
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const read = async (id: string) => {
    asked();
    await gate;
    return inner.read(id);
  };
  return { store: { ...inner, read }, open, isAsked };
};

const isOpen = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a closing server answers what it was asked, and lets the connection go instead of waiting for it', async () => {
  const { store, open, isAsked } = gatedStore();
  const { base, server } = await openServer({ store });
  const asked = fetch(`${base}/api/matches/abcdefghijkl`);
  await isAsked;
  const closed = server.close();
  while (await isOpen(base));
  open();
  const answer = await asked;
  expect(await answer.json()).toEqual({ code: 'no-such-match' });
  expect(answer.headers.get('connection')).toBe('close');
  await closed;
});
