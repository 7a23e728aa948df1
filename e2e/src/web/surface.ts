/** Boards under a camera, as they hang in the gallery: how they lie on the page, and how their pieces lie on them. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { layoutsOf } from './motion.ts';
import type { Person } from './person.ts';

/** Of the kit. */
export type Board = 'grid' | 'map';

/** Of the page in pixels, or of a board in its units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Lens extends Spot {
  /** Pixels a unit. */
  readonly scale: number;
}

/**
 * Animations stand still while `frozen` is true, so that one can look at any moment of theirs, on a machine of any speed.
 */
export const FREEZING = `
  globalThis.frozen = false;
  const animateUnfrozen = Element.prototype.animate;
  Element.prototype.animate = function (...told) {
    const begun = animateUnfrozen.apply(this, told);
    if (frozen) begun.pause();
    return begun;
  };
`;

/** Opens a page with a board, and waits until all that is drawn has come. */
export const openSurface = async (person: Person, path: string): Promise<void> => {
  await person.open(path);
  await person.see(windowOf(person));
  await person.page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
};

export const openBoard = (person: Person, board: Board): Promise<void> =>
  openSurface(person, `/gallery/kit/board-${board}`);

export const windowOf = ({ page }: Person): Locator => page.locator(':has(> [data-board])');

export const lensOf = (person: Person): Promise<Lens> =>
  person.page.locator('[data-board]').evaluate((layer) => {
    const { x, y, width } = layer.getBoundingClientRect();
    return { x, y, scale: width };
  });

export const onBoard = ({ x, y, scale }: Lens, spot: Spot): Spot => ({
  x: (spot.x - x) / scale,
  y: (spot.y - y) / scale,
});

/** The middle of what is shown of an element. */
export const middleOf = (what: Locator): Promise<Spot & { readonly width: number }> =>
  what.first().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width };
  });

export const pieceOf = ({ page }: Person, name: string): Locator => page.locator(`[data-piece="${name}"]`);

/** Where a piece is on the board right now, in flight or at rest. */
export const spotOf = async (person: Person, what: Locator): Promise<Spot> =>
  onBoard(await lensOf(person), await middleOf(what));

export const middleOfWindow = async (person: Person): Promise<Spot> => middleOf(windowOf(person));

/** By Ctrl and the wheel, over a point of the page. */
export const zoomTo = async (person: Person, scale: number, at: Spot): Promise<void> => {
  const { mouse, keyboard } = person.page;
  await mouse.move(at.x, at.y);
  await keyboard.down('Control');
  for (let left = -100 * Math.log(scale / (await lensOf(person)).scale); Math.abs(left) > 0.01; ) {
    const turn = Math.max(-20, Math.min(left, 20));
    await mouse.wheel(0, turn);
    left -= turn;
  }
  await keyboard.up('Control');
  // Wheels are heard when the browser has time for them.
  while (Math.abs((await lensOf(person)).scale / scale - 1) > 0.001) await nextFrames(person);
};

/** By the wheel alone, wherever the mouse is. */
export const rollBy = async (person: Person, { x, y }: Spot): Promise<void> => {
  const before = await lensOf(person);
  await person.page.mouse.wheel(x, y);
  while ((await lensOf(person)).x === before.x) await nextFrames(person);
};

export const drag = async ({ page: { mouse } }: Person, from: Spot, by: Spot): Promise<void> => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (let step = 1; step <= 10; step++)
    await mouse.move(from.x + (by.x * step) / 10, from.y + (by.y * step) / 10);
  await mouse.up();
};

/** Two fingers that part, from a tenth of the way. */
export const pinch = async (person: Person, middle: Spot, reach: number): Promise<void> => {
  const client = await person.context.newCDPSession(person.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [-apart, apart].map((along, id) => ({ x: middle.x + along, y: middle.y, id })),
    });
  await touch('touchStart', reach / 10);
  for (let step = 2; step <= 10; step++) await touch('touchMove', (reach * step) / 10);
  await touch('touchEnd', 0);
  await client.detach();
};

const nextFrames = ({ page }: Person): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** Waits until the camera stands still and the layer is drawn anew. */
export const settle = async (person: Person): Promise<void> => {
  await person.page.locator('[data-board]:not([data-gliding])').waitFor({ state: 'attached' });
  await nextFrames(person);
};

interface Counted {
  readonly commits: number;
  readonly layouts: number;
}

/** What a deed costs, until everything stands still again. */
export const countDuring = async (person: Person, deed: () => Promise<void>): Promise<Counted> => {
  const client = await person.context.newCDPSession(person.page);
  await client.send('Performance.enable');
  const count = async (): Promise<Counted> => ({
    commits: await person.page.evaluate(() => {
      const counted: unknown = Reflect.get(globalThis, 'counted');
      return Number(Reflect.get(Object(counted) as object, 'commits')); // boxed
    }),
    layouts: await layoutsOf(client),
  });
  await settle(person);
  const before = await count();
  await deed();
  await settle(person);
  const after = await count();
  await client.detach();
  return { commits: after.commits - before.commits, layouts: after.layouts - before.layouts };
};

/** The camera moves, and only its transform changes. */
export const expectCalm = async (person: Person, deed: () => Promise<void>): Promise<void> => {
  const before = await lensOf(person);
  expect(await countDuring(person, deed)).toEqual({ commits: 0, layouts: 0 });
  expect(await lensOf(person)).not.toEqual(before);
};

/** From now on animations begin and stand still. */
export const freeze = ({ page }: Person): Promise<void> =>
  page.evaluate(() => void Reflect.set(globalThis, 'frozen', true));

/** All that stands still goes to a part of its way. */
export const seek = async (person: Person, part: number): Promise<void> => {
  await person.page.evaluate((where) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'paused') continue;
      const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
      animation.currentTime = delay + where * Number(duration);
    }
  }, part);
  await nextFrames(person);
};

/** Everything flies to its end, and is cleared away. */
export const land = async (person: Person): Promise<void> => {
  await person.page.evaluate(() => {
    Reflect.set(globalThis, 'frozen', false);
    for (const animation of document.getAnimations()) animation.finish();
  });
  await person.see(person.page.locator('[data-moving="false"]'));
};

/** In pixels, or in units of a board. */
export const expectNear = (is: Spot, should: Spot, slack = 0.5): void => {
  expect(Math.abs(is.x - should.x), `${is.x} for ${should.x}`).toBeLessThan(slack);
  expect(Math.abs(is.y - should.y), `${is.y} for ${should.y}`).toBeLessThan(slack);
};

/** Lets the exhibit go on. */
export const next = ({ page }: Person): Promise<void> => page.locator('#hand [data-main]').click();
