/** A surface without its elements: the helm, what a table may ask, and what ties both to a page. */
import { isStill } from '../motion/still.ts';
import type { Point } from '../touch/point.ts';
import { type Limits, type Pane, toBoard, toScreen } from './camera.ts';
import { type Helm, makeHelm, type Wish } from './helm.ts';
import { type Parts, showCamera } from './show.ts';
import { steer } from './steering.ts';
import type { Surface } from './surface.ts';

export interface MadeSurface {
  readonly helm: Helm;
  readonly surface: Surface;
  /** Until what it returns is called. */
  readonly attach: (parts: Parts) => () => void;
}

const surfaceOf = (helm: Helm, cornerOf: () => Point): Surface => ({
  toBoard: ({ x, y }) => {
    const corner = cornerOf();
    return toBoard(helm.camera(), helm.scope(), { x: x - corner.x, y: y - corner.y });
  },
  toClient: (point) => {
    const corner = cornerOf();
    const { x, y } = toScreen(helm.camera(), helm.scope(), point);
    return { x: x + corner.x, y: y + corner.y };
  },
  scale: () => helm.camera().scale,
  frame: helm.frame,
  fit: () => helm.frame([]),
  reveal: helm.reveal,
});

/** Tells the helm how large the window is and what covers it, now and whenever that changes. */
const watchPane = ({ window, controls, map }: Parts, helm: Helm): (() => void) => {
  const look = (): void => {
    const { clientWidth: width, clientHeight: height } = window;
    const [whole, mapped] = [height - controls.offsetTop, height - map.offsetTop];
    const beside = width - controls.offsetLeft;
    helm.resize({ window: { width, height }, covered: { whole, part: Math.max(whole, mapped), beside } });
  };
  const watch = new ResizeObserver(look);
  look();
  for (const each of [window, controls, map]) watch.observe(each);
  return () => watch.disconnect();
};

const NOWHERE: Point = { x: 0, y: 0 };

const NOTHING: Pane = { window: { width: 0, height: 0 }, covered: { whole: 0, part: 0, beside: 0 } };

export const makeSurface = (limits: Limits, wish: Wish): MadeSurface => {
  let parts: Parts | undefined;
  const helm = makeHelm({ ...limits, ...NOTHING }, wish, {
    show: (camera, scope) => {
      if (parts !== undefined) showCamera(parts, camera, scope);
    },
    now: () => performance.now(),
    nextFrame: (step) => void requestAnimationFrame(step),
    // A hidden page is given no frames.
    isStill: () => isStill() || document.hidden,
  });
  const attach = (attached: Parts): (() => void) => {
    parts = attached;
    const stops = [watchPane(attached, helm), steer(attached.window, helm)];
    return () => {
      parts = undefined;
      for (const stop of stops) stop();
    };
  };
  return { helm, surface: surfaceOf(helm, () => parts?.window.getBoundingClientRect() ?? NOWHERE), attach };
};
