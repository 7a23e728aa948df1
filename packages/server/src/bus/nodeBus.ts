import { ANY_MATCH, type Bus } from './bus.ts';

/** The bus as one node uses it: what it says itself it need not hear. */
export const nodeBus = (bus: Bus, node: string): Bus => ({
  publish: (match) => bus.publish(`${node} ${match}`),
  subscribe: (listener) =>
    bus.subscribe((said) => {
      const [from, match] = said.split(' ');
      if (said === ANY_MATCH || match === undefined) listener(ANY_MATCH);
      else if (from !== node) listener(match);
    }),
  close: bus.close,
});
