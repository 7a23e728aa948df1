import type { Bus } from './bus.ts';
import { makeNote, type Note, parseNote } from './note.ts';

/** The bus as one node uses it: what it says itself it need not hear. */
export interface NodeBus {
  readonly node: string;
  /** Said for every move: nothing but two texts put together. */
  readonly written: (match: string) => void;
  readonly say: (note: Note) => void;
  readonly listen: (ears: NodeEars) => () => void;
}

interface NodeEars {
  readonly hear: (note: Note, from: string) => void;
  /** Something may not have been heard. */
  readonly missed: () => void;
}

export const nodeBus = (bus: Bus, node: string): NodeBus => {
  const own = `${node} `;
  return {
    node,
    written: (match) => bus.publish(own + match),
    say: (note) => bus.publish(own + makeNote(note)),
    listen: ({ hear, missed }) =>
      bus.subscribe((text) => {
        if (text.startsWith(own)) return;
        const end = text.indexOf(' ');
        if (end < 0) return missed();
        const note = parseNote(text.slice(end + 1));
        if (note !== undefined) hear(note, text.slice(0, end));
      }),
  };
};
