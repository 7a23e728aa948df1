/**
 * Who steers the camera of a board. The table wishes what is to be in sight, and the camera goes there kindly; the hand
 * has it at once, and keeps it until the table has another wish. No page is known here.
 */
import type { Point } from '../touch/point.ts';
import type { Box, Size } from './box.ts';
import {
  between,
  type Camera,
  type Covered,
  type Framing,
  framed,
  isClear,
  type Limits,
  limited,
  type Pane,
  panned,
  revealed,
  type Scope,
  sightOf,
  zoomed,
} from './camera.ts';

/** What a table wants to be in sight. */
export interface Wish extends Framing {
  /** Names the moment, as the number of a turn. The hand that moves the camera keeps it while the name is the same. */
  readonly key: string | number;
  /** In order: where not all of them fit, the first is in sight. None stands for all of the world. */
  readonly things: readonly Box[];
}

export interface HelmPorts {
  /** Shows the board so. */
  readonly show: (camera: Camera, scope: Scope) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Called once, soon. */
  readonly nextFrame: (step: () => void) => void;
  /** Whether the camera is to jump. */
  readonly isStill: () => boolean;
}

export interface Helm {
  readonly camera: () => Camera;
  readonly scope: () => Scope;
  /** The window has another size: what was looked at stays in sight. Or other pixels of it are covered. */
  readonly resize: (pane: Pane) => void;
  /** The board has grown, or is another. */
  readonly bound: (limits: Limits) => void;
  readonly wish: (wish: Wish) => void;
  /** By the hand: at once. */
  readonly pan: (by: Point) => void;
  readonly zoom: (factor: number, at: Point) => void;
  /** That point of the board comes into the middle. */
  readonly look: (at: Point) => void;
  /** A finger lies on the board: no wish moves it. */
  readonly hold: (isHeld: boolean) => void;
  /** Asked for by the player, as by a key or a button: kindly. */
  readonly step: (by: Point) => void;
  readonly stepZoom: (factor: number) => void;
  readonly frame: (things: readonly Box[], framing?: Framing) => void;
  /** No farther than it takes to see this. */
  readonly reveal: (box: Box) => void;
}

const GLIDE_MS = 460;
const STEP_MS = 160;
/** A hand that has just moved the camera is not done with it: a wish that comes so soon is let go. */
export const HAND_MS = 1500;

const ease = (part: number): number => 1 - (1 - part) ** 3;

/** The helm as it is right now. */
interface Course {
  camera: Camera;
  /** Where the camera is or is going. */
  goal: Camera;
  /** What was looked at when the window last had its say: a window that shrinks and grows shows it again. */
  looked: Box;
  scope: Scope;
  wish: Wish;
  isFollowing: boolean;
  isHeld: boolean;
  handAt: number;
  /** Counts glides: one that was left stops. */
  glide: number;
}

/** Of a pixel: sums of fractions never come out even. */
const UNSEEN = 0.01;

const isSame = (one: Camera, other: Camera): boolean =>
  Math.abs(one.x - other.x) * one.scale < UNSEEN &&
  Math.abs(one.y - other.y) * one.scale < UNSEEN &&
  Math.abs(one.scale / other.scale - 1) < UNSEEN / 100;

const jump = (course: Course, ports: HelmPorts, goal: Camera): void => {
  course.glide += 1;
  course.goal = goal;
  course.camera = goal;
  ports.show(goal, course.scope);
};

const glide = (course: Course, ports: HelmPorts, goal: Camera, ms: number): void => {
  if (isSame(course.goal, goal)) return;
  if (ports.isStill()) {
    jump(course, ports, goal);
    return;
  }
  const { camera: from } = course;
  const begun = ports.now();
  course.glide += 1;
  course.goal = goal;
  const { glide: own } = course;
  const step = (): void => {
    if (course.glide !== own) return;
    const part = Math.min(1, (ports.now() - begun) / ms);
    course.camera = part === 1 ? goal : between(from, goal, ease(part));
    ports.show(course.camera, course.scope);
    if (part < 1) ports.nextFrame(step);
  };
  ports.nextFrame(step);
};

const wished = ({ wish, scope }: Course): Camera => framed(wish.things, scope, wish);

const BARE: Covered = { whole: 0, part: 0, beside: 0 };

/** All that was looked at, in a window of another size. */
const lookedAt = ({ looked, scope }: Course): Camera =>
  framed([looked], { ...scope, margin: 0, covered: BARE });

const begin = (scope: Scope, wish: Wish): Course => {
  const camera = framed(wish.things, scope, wish);
  return {
    camera,
    goal: camera,
    looked: sightOf(camera, scope),
    scope,
    wish,
    isFollowing: true,
    isHeld: false,
    handAt: -Infinity,
    glide: 0,
  };
};

const isWindow = ({ width, height }: Size): boolean => width > 0 && height > 0;

const heed = (course: Course, ports: HelmPorts, wish: Wish): void => {
  const isNew = wish.key !== course.wish.key;
  course.wish = wish;
  if (isNew) course.isFollowing = !course.isHeld && ports.now() - course.handAt >= HAND_MS;
  if (course.isFollowing) glide(course, ports, wished(course), GLIDE_MS);
};

/** The hand has the camera now. */
const take = (course: Course, ports: HelmPorts): void => {
  course.isFollowing = false;
  course.handAt = ports.now();
};

export const makeHelm = (scope: Scope, first: Wish, ports: HelmPorts): Helm => {
  const course = begin(scope, first);
  const byHand = (goal: Camera): void => {
    take(course, ports);
    jump(course, ports, goal);
    course.looked = sightOf(goal, course.scope);
  };
  const kindly = (goal: Camera, ms: number): void => {
    take(course, ports);
    glide(course, ports, goal, ms);
    course.looked = sightOf(goal, course.scope);
  };
  const middle = (): Point => ({ x: course.scope.window.width / 2, y: course.scope.window.height / 2 });
  return {
    camera: () => course.camera,
    scope: () => course.scope,
    resize: (pane) => {
      const { window: was } = course.scope;
      if (!isWindow(pane.window)) return;
      course.scope = { ...course.scope, ...pane };
      if (was.width === pane.window.width && was.height === pane.window.height)
        heed(course, ports, course.wish);
      else jump(course, ports, course.isFollowing ? wished(course) : lookedAt(course));
    },
    bound: (limits) => {
      course.scope = { ...course.scope, ...limits };
      const held = limited(course.goal, course.scope);
      if (!isSame(held, course.goal)) jump(course, ports, held);
      else ports.show(course.camera, course.scope);
    },
    wish: (wish) => heed(course, ports, wish),
    pan: (by) => byHand(panned(course.camera, by, course.scope)),
    zoom: (factor, at) => byHand(zoomed(course.camera, factor, at, course.scope)),
    look: (at) => byHand(limited({ ...course.camera, ...at }, course.scope)),
    hold: (isHeld) => {
      course.isHeld = isHeld;
    },
    step: (by) => kindly(panned(course.goal, by, course.scope), STEP_MS),
    stepZoom: (factor) => kindly(zoomed(course.goal, factor, middle(), course.scope), STEP_MS),
    frame: (things, framing) => kindly(framed(things, course.scope, framing), GLIDE_MS),
    reveal: (box) => {
      if (!isClear(course.goal, course.scope, box))
        kindly(revealed(course.goal, box, course.scope), GLIDE_MS);
    },
  };
};
