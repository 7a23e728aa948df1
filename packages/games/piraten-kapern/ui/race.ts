/** Where everybody is on the rope: 0 at its beginning, 1 at its end. */
interface Runner {
  readonly seat: number;
  readonly at: number;
  /** Steps aside of others at nearly the same place: −1, 0, 1 for three of them, and never off the rope. */
  readonly aside: number;
}

export interface Race {
  readonly ticks: readonly { readonly points: number; readonly at: number }[];
  /** Where the chest stands. */
  readonly goal: number;
  readonly runners: readonly Runner[];
}

const MOST_TICKS = 7;
const STEPS = [1, 2, 5] as const;

/** A round number of points that divides the way into few parts. */
const stepOf = (way: number): number => {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((each) => way / (each * power) <= MOST_TICKS);
    if (step !== undefined) return step * power;
  }
};

/** Nearer than that two badges hide each other. */
const TOO_NEAR = 0.06;

/** Nearer than that numbers run into each other. */
const TICK_ROOM = 0.1;

const asideOf = (index: number, count: number, at: number): number => {
  if (at < TOO_NEAR) return index;
  return at > 1 - TOO_NEAR ? index - (count - 1) : index - (count - 1) / 2;
};

const clustersOf = (places: readonly { seat: number; at: number }[]): readonly Runner[] => {
  const sorted = places.toSorted((a, b) => a.at - b.at || a.seat - b.seat);
  const clusters: (typeof sorted)[] = [];
  for (const place of sorted) {
    const last = clusters.at(-1);
    if (last !== undefined && place.at - (last.at(-1)?.at ?? 0) < TOO_NEAR) last.push(place);
    else clusters.push([place]);
  }
  return clusters
    .flatMap((cluster) =>
      cluster.map((place, index) => ({
        ...place,
        aside: asideOf(index, cluster.length, cluster[0]?.at ?? 0),
      })),
    )
    .toSorted((a, b) => a.seat - b.seat);
};

export const raceOf = (totals: readonly number[], target: number): Race => {
  const high = Math.max(target, ...totals);
  const step = stepOf(high - Math.min(0, ...totals));
  const low = Math.min(0, Math.floor(Math.min(...totals) / step) * step);
  const at = (points: number): number => (points - low) / (high - low);
  const ticks = [];
  for (let points = low; at(target) - at(points) > TICK_ROOM; points += step)
    ticks.push({ points, at: at(points) });
  return {
    ticks,
    goal: at(target),
    runners: clustersOf(totals.map((total, seat) => ({ seat, at: at(total) }))),
  };
};
