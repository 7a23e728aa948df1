import type { Bus } from './bus.ts';
import { makeListeners } from './listeners.ts';

/** For a server of one node. */
export const localBus = (): Bus => {
  const { subscribe, tell } = makeListeners();
  return { publish: tell, subscribe, close: () => Promise.resolve() };
};
