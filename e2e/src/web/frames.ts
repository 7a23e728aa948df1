/**
 * What a frame costs on a slow device: `npm run bench -- --page`. The time of a frame's own script, with the processor
 * slowed down four times, while a disc slides among 34, and while one aims, pans and zooms there. It prints and judges
 * nothing, since it depends on the machine: 4 ms are meant to be enough for 95 of 100 frames.
 */
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { enter, type Person } from './person.ts';
import { openSite } from './site.ts';

const SLOWER = 4;
const ENOUGH_MS = 4;
const RANGE = '/gallery/space-pirates/range';
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'devtools.timeline.frame'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
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

/** Milliseconds of script in each frame of the page's own thread. */
const scriptOfFrames = (events: readonly TraceEvent[]): readonly number[] => {
  const frames = events.filter(({ name }) => name === 'BeginMainThreadFrame');
  const [{ tid = 0, pid = 0 } = {}] = frames;
  const ours = events.filter((event) => event.tid === tid && event.pid === pid);
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
  const begun = frames
    .filter((event) => event.tid === tid && event.pid === pid)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  return begun.slice(0, -1).map((ts, nth) => {
    const next = begun[nth + 1] ?? ts;
    const within = outermost.filter((script) => script.ts >= ts && script.ts < next);
    return within.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
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

const dragAround = async ({ page: { mouse } }: Person, from: { x: number; y: number }): Promise<void> => {
  for (let step = 0; step < STEPS; step++) {
    const turn = step / 15;
    await mouse.move(from.x - 90 * Math.cos(turn), from.y - 60 * Math.sin(turn));
  }
};

const aim = async (person: Person): Promise<void> => {
  const { mouse, keyboard } = person.page;
  const from = await middleOf(person, DISC);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await dragAround(person, from);
  await keyboard.press('Escape');
  await mouse.up();
};

const pan = async (person: Person): Promise<void> => {
  const { mouse } = person.page;
  const { x, y } = await middleOf(person, BOARD);
  // Where no disc is.
  await mouse.move(x, y + 130);
  await mouse.down();
  await dragAround(person, { x: x + 90, y: y + 130 });
  await mouse.up();
};

const zoom = async (person: Person): Promise<void> => {
  const { mouse, keyboard } = person.page;
  const { x, y } = await middleOf(person, BOARD);
  await mouse.move(x, y);
  await keyboard.down('Control');
  for (let step = 0; step < STEPS; step++) await mouse.wheel(0, step % 30 < 15 ? -12 : 12);
  await keyboard.up('Control');
};

/** Hard, into the others. */
const flick = async (person: Person): Promise<void> => {
  const { page } = person;
  await page.locator(DISC).focus();
  await page.keyboard.press('Space');
  await page.locator(READY).waitFor();
};

const DEEDS = { aiming: aim, panning: pan, zooming: zoom, sliding: flick } as const;

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
  for (const [name, deed] of Object.entries(DEEDS)) {
    const frames: number[] = [];
    for (let round = 0; round < 4; round++) frames.push(...(await traced(browser, page, () => deed(person))));
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
