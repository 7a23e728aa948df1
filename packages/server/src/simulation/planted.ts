/** Bugs that a server might have, put in between its parts: the simulation must find every one of them. */
import type { Bus } from '../bus/bus.ts';
import type { Matches } from '../match/matches.ts';
import type { Store, Write } from '../store/store.ts';
import type { Plant } from './node.ts';
import type { Sabotage } from './simulate.ts';

const writing = (store: Store, write: Store['write']): Store => ({ ...store, write });
const allStand = (writes: readonly Write[]): readonly boolean[] => writes.map(() => true);

const hasMoves = (writes: readonly Write[]): boolean => writes.some(({ entries }) => entries.length > 0);

/** Says at once that a write stands, and writes meanwhile. */
const ackBeforeAppend: Plant = ({ store, bus, matchesOn }) => {
  const hasty = writing(store, (writes) => {
    if (!hasMoves(writes)) return store.write(writes);
    store.write(writes).catch(() => undefined);
    return Promise.resolve(allStand(writes));
  });
  return matchesOn({ store: hasty, bus });
};

/** Every copy of a move gets an id of its own, so that none is known again. */
const doubleApply: Plant = ({ store, bus, matchesOn }) => {
  let copies = 0;
  const plain = (id: string | null): string | null => id?.split('_')[0] ?? null;
  const forgetful = writing(store, (writes) =>
    store.write(
      writes.map((write) => ({
        ...write,
        entries: write.entries.map((entry) => ({ ...entry, id: plain(entry.id) })),
      })),
    ),
  );
  const matches = matchesOn({ store: forgetful, bus });
  const move: Matches['move'] = (match, seat, tokens, id, text) => {
    copies += 1;
    return matches.move(match, seat, tokens, `${id}_${copies}`, text);
  };
  return { ...matches, move };
};

/** No node is ever told of what another has written, and none looks. */
const lostWakeUp: Plant = ({ store, bus, matchesOn }) => ({
  ...matchesOn({ store, bus: { ...bus, publish: () => undefined } }),
  refresh: () => Promise.resolve(),
});

/** Wake-ups may be lost, and nobody looks now and then: what the safety net is for. */
const noSafetyNet: Plant = ({ store, bus, matchesOn }) => ({
  ...matchesOn({ store, bus }),
  refresh: () => Promise.resolve(),
});

const standing = async (store: Store, writes: readonly Write[]): Promise<void> => {
  const stand = await store.write(writes);
  if (stand.includes(false)) throw new Error('too late');
};

/** Shows a move while it is being written; only its acknowledgement waits. */
const framesBeforeWrite: Plant = ({ store, bus, matchesOn }) => {
  let written: Promise<unknown> = Promise.resolve();
  const hasty = writing(store, (writes) => {
    if (!hasMoves(writes)) return store.write(writes);
    written = standing(store, writes);
    written.catch(() => undefined);
    return Promise.resolve(allStand(writes));
  });
  const matches = matchesOn({ store: hasty, bus });
  const move: Matches['move'] = async (...asked) => {
    const answer = await matches.move(...asked);
    await written;
    return answer;
  };
  return { ...matches, move };
};

/** Goes on as if it had won when another node was faster. */
const conflictIgnored: Plant = ({ store, bus, matchesOn }) => {
  const deaf = writing(store, async (writes) => {
    await store.write(writes);
    return allStand(writes);
  });
  return matchesOn({ store: deaf, bus });
};

/** Takes a failed write for one that has not been made, and goes on with what it has in memory. */
const failureIgnored: Plant = ({ store, bus, matchesOn }) => {
  const hopeful = writing(store, (writes) => store.write(writes).catch(() => allStand(writes)));
  return matchesOn({ store: hopeful, bus });
};

/** Says what it has written and nothing else. */
const taciturn: Plant = ({ store, bus, matchesOn }) => {
  const publish: Bus['publish'] = (text) => {
    if (text.split(' ').length === 2) bus.publish(text);
  };
  return matchesOn({ store, bus: { ...bus, publish } });
};

/** Never says again what somebody has missed. */
const stubborn: Plant = ({ store, bus, matchesOn }) => {
  const subscribe: Bus['subscribe'] = (listener) =>
    bus.subscribe((text) => (text.includes(' again ') ? undefined : listener(text)));
  return matchesOn({ store, bus: { ...bus, subscribe } });
};

/** Takes every silent node for dead, and all nodes are silent. */
const noSignsOfLife: Plant = ({ store, bus, matchesOn }) => {
  const publish: Bus['publish'] = (text) => {
    if (!text.includes(' alive ')) bus.publish(text);
  };
  return matchesOn({ store, bus: { ...bus, publish } });
};

export const planted: Readonly<Record<string, Sabotage>> = {
  'a move is acknowledged before it is appended': { plant: ackBeforeAppend },
  'a move is applied as often as it is sent': { plant: doubleApply },
  'wake-ups are lost': { plant: lostWakeUp },
  'nobody looks for lost wake-ups': { plant: noSafetyNet },
  'the store acknowledges before it syncs': { promptness: 'before sync' },
  'frames are sent before the write': { plant: framesBeforeWrite },
  'a lost race is ignored': { plant: conflictIgnored },
  'a failed write is taken for a good one': { plant: failureIgnored },
  'nodes do not say who is with them': { plant: taciturn },
  'nodes do not say again what was missed': { plant: stubborn },
  'nodes give no sign of life': { plant: noSignsOfLife },
};
