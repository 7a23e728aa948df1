/** Whether anything but the browser's own animations works while pieces move. */
import { expect } from 'vitest';
import type { CDPSession, Locator } from 'playwright-core';
import type { Person } from './person.ts';

/**
 * React tells this what it commits, `amid`: while pieces flew, `ahead`: the log alone, without what it tells of; begun
 * animations are counted.
 */
export const COUNTING = `
  globalThis.counted = { commits: 0, amid: 0, ahead: 0, begun: 0 };
  const flying = new Set();
  const lookAt = (...selectors) => selectors.map((each) => document.querySelector(each)?.innerHTML).join();
  let log, table;
  const commit = () => {
    counted.commits += 1;
    if ([...flying].some(({ playState }) => playState === 'running')) counted.amid += 1;
    const before = { log, table };
    log = lookAt('[role="log"]');
    table = lookAt('#board', '#hand');
    if (log !== before.log && table === before.table) counted.ahead += 1;
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, renderers: new Map(), inject: () => 1, checkDCE: () => {},
    onCommitFiberRoot: commit, onPostCommitFiberRoot: () => {}, onCommitFiberUnmount: () => {},
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...told) {
    counted.begun += 1;
    const begun = animate.apply(this, told);
    flying.add(begun);
    const landed = () => flying.delete(begun);
    begun.finished.then(landed, landed);
    return begun;
  };
`;

/** What an animation may change, and what describes a keyframe. */
const ALLOWED = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];

interface Moment {
  readonly commits: number;
  /** Of these, amid a flight: however short it was, and whenever one looked. */
  readonly amid: number;
  /** Of these, such as told what was not shown yet. */
  readonly ahead: number;
  readonly begun: number;
  readonly running: number;
  /** Of all that runs: what else than transform and opacity changes. */
  readonly strays: readonly string[];
}

/** After two frames, with all letters and pictures there: what led to the animations has been drawn by then. */
const momentOf = ({ page }: Person): Promise<Moment> =>
  page.evaluate(async (allowed) => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const strays = running.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
    );
    const counted: unknown = Reflect.get(globalThis, 'counted');
    const countOf = (name: string): number => Number(Reflect.get(Object(counted) as object, name)); // boxed
    return {
      commits: countOf('commits'),
      amid: countOf('amid'),
      ahead: countOf('ahead'),
      begun: countOf('begun'),
      // A ring that calls for attention, or a button that lights up, is no flight: it may go on between two of them.
      running: running.filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition))
        .length,
      strays: [...new Set(strays)].filter((name) => !allowed.includes(name)),
    };
  }, ALLOWED);

export const layoutsOf = async (client: CDPSession): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
};

interface Look extends Moment {
  readonly layouts: number;
  readonly isHeld: boolean;
}

/** Looks that were taken while the same animations ran. */
interface Flight {
  readonly looks: number;
  /** How many happened while it was held: what lands by itself may be cleared away between two looks. */
  readonly layouts: number;
  readonly commits: number;
  readonly strays: readonly string[];
}

/** Nothing lands by itself at this pace: there is time for as many looks as are wanted, on any machine. */
const STANDSTILL = 0.001;
const AS_IT_IS = 1;

/** Enough to have seen the middle of it. */
const ENOUGH_LOOKS = 3;

const span = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

const flightOf = (looks: readonly Look[]): Flight => ({
  looks: looks.length,
  layouts: span(looks.filter(({ isHeld }) => isHeld).map(({ layouts }) => layouts)),
  commits: span(looks.map(({ commits }) => commits)),
  strays: [...new Set(looks.flatMap(({ strays }) => strays))],
});

/**
 * Undefined where they ended, or others began, while it looked. Two moments before layouts are counted: what began during
 * the first one is laid out by the second.
 */
const lookAt = async (person: Person, client: CDPSession, isHeld: boolean): Promise<Look | undefined> => {
  const earlier = [await momentOf(person), await momentOf(person)];
  const layouts = await layoutsOf(client);
  const last = await momentOf(person);
  const isOneFlight = [...earlier, last].every(({ running, begun }) => running > 0 && begun === last.begun);
  return isOneFlight ? { ...last, layouts, isHeld } : undefined;
};

export interface Watched {
  /** One for each frame that moved something. */
  readonly flights: readonly Flight[];
  /** Commits of React's while anything flew, and such as told what was not shown yet. */
  readonly astray: number;
}

/** Does it, holds the first flight for some looks, and looks on meanwhile, until that is there which comes when all is at rest again. */
export const watchFlights = async (
  person: Person,
  deed: () => Promise<void>,
  rest: Locator,
): Promise<Watched> => {
  const client = await person.context.newCDPSession(person.page);
  const setPace = (playbackRate: number) => client.send('Animation.setPlaybackRate', { playbackRate });
  await client.send('Performance.enable');
  await client.send('Animation.enable');
  await setPace(STANDSTILL);
  const before = await momentOf(person);
  const progress = { isDone: false, isHeld: true };
  const doing = deed().finally(() => {
    progress.isDone = true;
  });
  // What goes wrong is told below, when all has been looked at.
  doing.catch(() => undefined);
  const flights = new Map<number, Look[]>();
  while (!progress.isDone || !(await rest.isVisible())) {
    const look = await lookAt(person, client, progress.isHeld);
    if (look === undefined) continue;
    const looks = [...(flights.get(look.begun) ?? []), look];
    flights.set(look.begun, looks);
    // One flight was seen through: the others go on as they are.
    if (looks.length !== ENOUGH_LOOKS) continue;
    progress.isHeld = false;
    await setPace(AS_IT_IS);
  }
  await doing;
  await client.detach();
  const after = await momentOf(person);
  const astray = after.amid - before.amid + after.ahead - before.ahead;
  return { flights: [...flights.values()].map(flightOf), astray };
};

/** Nothing is laid out, React rests, and it was looked at often enough to know. */
export const expectCalmFlights = ({ flights, astray }: Watched): void => {
  expect(astray).toBe(0);
  expect(flights.length).toBeGreaterThan(0);
  for (const flight of flights) {
    expect(flight).toMatchObject({ layouts: 0, commits: 0, strays: [] });
  }
  expect(Math.max(...flights.map(({ looks }) => looks))).toBeGreaterThanOrEqual(ENOUGH_LOOKS);
};
