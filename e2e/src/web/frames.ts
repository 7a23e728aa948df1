/**
 * What a frame costs on a slow device: `npm run bench -- --page`. The time of a frame's own script, with the processor
 * slowed down four times, while a disc slides among 34, and while one aims, pans and zooms there. It prints and judges
 * nothing, since it depends on the machine: 4 ms are meant to be enough for 95 of 100 frames.
 */
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { enter, type Person } from './person.ts';
import { openSite } from './site.ts';

const SLOWER = 4;
const ENOUGH_MS = 4;
const RANGE = '/gallery/space-pirates/range';
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** What the processor spent on it: others may have had it meanwhile. */
  readonly tdur?: number;
}

/** What runs script of the page, outermost first. */
const SCRIPTS = new Set([
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'EventDispatch',
  'FunctionCall',
  'RunMicrotasks',
]);

const FRAME = 'BeginMainThreadFrame';

/** Of all threads that draw, the one that drew most. */
const pageThread = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`;
    const list = threads.get(thread) ?? [];
    list.push(event);
    threads.set(thread, list);
  }
  const framesIn = (list: readonly TraceEvent[]): number => list.filter(({ name }) => name === FRAME).length;
  return [...threads.values()].toSorted((one, other) => framesIn(other) - framesIn(one))[0] ?? [];
};

/** Milliseconds of script in each frame of the page's own thread. */
const scriptOfFrames = (events: readonly TraceEvent[]): readonly number[] => {
  const ours = pageThread(events);
  const scripts = ours
    .filter(({ name, ph }) => ph === 'X' && SCRIPTS.has(name))
    .toSorted((one, other) => one.ts - other.ts);
  let end = 0;
  // Of calls within calls the outermost counts.
  const outermost = scripts.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
  const begun = ours
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  return begun.slice(0, -1).map((ts, nth) => {
    const next = begun[nth + 1] ?? ts;
    const within = outermost.filter((script) => script.ts >= ts && script.ts < next);
    return within.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
  });
};

const traced = async (
  browser: Browser,
  page: Page,
  deed: () => Promise<void>,
): Promise<readonly number[]> => {
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  }; // as Chromium writes it
  return scriptOfFrames(trace.traceEvents);
};

const middleOf = async ({ page }: Person, selector: string): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};

const DISC = '[data-flick="18"]';
const BOARD = ':has(> [data-board])';
const READY = '[data-piece="act"]:not([aria-disabled="true"])';
const STEPS = 90;
const ROUNDS = 3;

const dragAround = async ({ page: { mouse } }: Person, from: { x: number; y: number }): Promise<void> => {
  for (let step = 0; step < STEPS; step++) {
    const turn = step / 15;
    await mouse.move(from.x - 90 * Math.cos(turn), from.y - 60 * Math.sin(turn));
  }
};

/** What is measured, between what leads to it and what ends it. */
interface Deed {
  readonly begin: (person: Person) => Promise<void>;
  readonly go: (person: Person) => Promise<void>;
  readonly end: (person: Person) => Promise<void>;
}

const press = async ({ page: { mouse } }: Person, { x, y }: { x: number; y: number }): Promise<void> => {
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x - 20, y);
  await mouse.move(x - 40, y);
};

const aiming: Deed = {
  begin: async (person) => press(person, await middleOf(person, DISC)),
  go: async (person) => dragAround(person, await middleOf(person, DISC)),
  end: async ({ page: { mouse, keyboard } }) => {
    await keyboard.press('Escape');
    await mouse.up();
  },
};

/** Where no disc is. */
const bareSpot = async (person: Person): Promise<{ x: number; y: number }> => {
  const { x, y } = await middleOf(person, BOARD);
  return { x: x + 40, y: y + 130 };
};

const panning: Deed = {
  begin: async (person) => press(person, await bareSpot(person)),
  go: async (person) => dragAround(person, await bareSpot(person)),
  end: ({ page }) => page.mouse.up(),
};

const zooming: Deed = {
  begin: async (person) => {
    const { x, y } = await middleOf(person, BOARD);
    await person.page.mouse.move(x, y);
    await person.page.keyboard.down('Control');
  },
  go: async ({ page: { mouse } }) => {
    for (let step = 0; step < STEPS; step++) await mouse.wheel(0, step % 30 < 15 ? -12 : 12);
  },
  end: ({ page }) => page.keyboard.up('Control'),
};

/** Milliseconds: less than a slide of all power lasts. */
const SLIDING = 900;

/** With all power, into the others. */
const sliding: Deed = {
  begin: async ({ page }) => {
    await page.locator(READY).waitFor();
    const { keyboard } = page;
    await page.locator(DISC).focus();
    for (let step = 0; step < 14; step++) await keyboard.press('Shift+ArrowUp');
    await keyboard.press('Space');
    await page.waitForFunction(() => document.getAnimations().length > 0);
  },
  go: () => setTimeout(SLIDING),
  end: ({ page }) => page.locator(READY).waitFor(),
};

const DEEDS: readonly (readonly [string, Deed])[] = [
  ['aiming', aiming],
  ['panning', panning],
  ['zooming', zooming],
  ['sliding', sliding],
];

const partOf = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const tell = (name: string, frames: readonly number[]): void => {
  const sorted = frames.toSorted((one, other) => one - other);
  const [half, most] = [partOf(sorted, 0.5), partOf(sorted, 0.95)];
  const verdict = most < ENOUGH_MS ? 'enough' : `more than ${ENOUGH_MS} ms`;
  console.log(
    `${name.padEnd(10)} ${String(frames.length).padStart(5)} frames   half ${half.toFixed(2)} ms   p95 ${most.toFixed(2)} ms   worst ${partOf(sorted, 1).toFixed(2)} ms   ${verdict}`,
  );
};

const measure = async (browser: Browser, url: string): Promise<void> => {
  const person = await enter(browser, url, { isMoving: true });
  const { page } = person;
  await person.open(RANGE);
  await page.locator(READY).waitFor();
  const client = await person.context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  console.log(`A frame's own script, processor slowed down ${SLOWER} times, 34 discs:`);
  for (const [name, { begin, go, end }] of DEEDS) {
    const frames: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await begin(person);
      frames.push(...(await traced(browser, page, () => go(person))));
      await end(person);
    }
    tell(name, frames);
  }
  await person.context.close();
};

const [site, browser] = await Promise.all([openSite(), launchChromium()]);
try {
  await measure(browser, site.url);
} finally {
  await browser.close();
  await site.close();
}
