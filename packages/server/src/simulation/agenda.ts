/** What is still to happen, by time and then by the order in which it was written down: a binary heap. */
interface Item {
  readonly time: number;
  readonly order: number;
  readonly call: () => void;
}

export interface Agenda {
  readonly add: (item: Item) => void;
  /** The next one, taken out. */
  readonly next: () => Item | undefined;
}

const isBefore = (one: Item, other: Item): boolean =>
  one.time < other.time || (one.time === other.time && one.order < other.order);

export const makeAgenda = (): Agenda => {
  const heap: Item[] = [];
  const at = (index: number): Item => heap[index] as Item; // callers stay within the heap

  const rise = (item: Item): void => {
    let index = heap.length;
    heap.push(item);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(item, at(parent))) break;
      heap[index] = at(parent);
      index = parent;
    }
    heap[index] = item;
  };

  const sink = (item: Item): void => {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(at(child + 1), at(child))) child += 1;
      if (!isBefore(at(child), item)) break;
      heap[index] = at(child);
      index = child;
    }
    heap[index] = item;
  };

  return {
    add: rise,
    next: () => {
      const first = heap[0];
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) sink(last);
      return first;
    },
  };
};
