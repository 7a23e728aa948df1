/** What must be true of every slide, tried on many boards. It throws with the number to repeat: `stressPhysics(1, number)`. */
import { seededRandom } from '@tortuga/engine';
import { resolveFlick, simulate } from '../flick.ts';
import type { TaskOf } from '../phases.ts';
import { onBoard, poseOf } from '../pieces.ts';
import { BRAKE } from '../space/body.ts';
import { boxDist } from '../space/box.ts';
import { hexDist } from '../space/hexagon.ts';
import { distance, type Point } from '../space/point.ts';
import type { Happening, Piece, Report } from '../space/slide.ts';
import { RADIUS, STORM_BASE } from '../space/things.ts';
import type { State } from '../types.ts';
import { insideUniverse, universeOf } from '../universe/universe.ts';
import { randomBoard, randomFlick } from './boards.ts';

/** Far more than any slide needs. */
const MOST_PIECES = 3000;
/** Two discs that glide along each other may sink in by so much (u); whole positions add what was lost in rounding. */
const SINK = 0.25;
const ROUNDING = 1.5;
const CLOSE = 1e-6;
const FLICKS = 3;

export const stressPhysics = (count: number, first = 0): void => {
  for (let number = first; number < first + count; number++) {
    try {
      stressBoard(`stress ${number}`, number % 2 === 1);
    } catch (fault) {
      throw new Error(`stressPhysics(1, ${number}): ${String(fault)}`, { cause: fault });
    }
  }
};

/** Some flicks one after another: the later ones start from rounded positions. */
const stressBoard = (seed: string, isCrowded: boolean): void => {
  const state = randomBoard(seed, isCrowded);
  const random = seededRandom(`${seed} flicks`);
  for (let n = 0; n < FLICKS; n++) {
    const flick = randomFlick(state, random);
    const luck = random.below(4294967296);
    checkReport(state, flick, simulate(state, flick, luck));
    const before = state.discs.map(({ id }) => id).join();
    resolveFlick(state, flick, luck, []);
    insist(before === state.discs.map(({ id }) => id).join(), 'a disc was lost');
    checkBoard(state);
  }
};

/** What lies there for the next flick. */
const checkBoard = (state: State): void => {
  const universe = universeOf(state.options, state.seats);
  for (const disc of state.discs) {
    insist(onBoard(disc) && insideUniverse(universe, disc) > -1, `disc ${disc.id} lies outside`);
  }
  insist(deepestOf(state, state.discs) < ROUNDING, 'discs overlap after the flick');
};

const insist = (holds: boolean, fault: string): void => {
  if (!holds) throw new Error(fault);
};

const checkReport = (state: State, flick: TaskOf<'luck'>, report: Report): void => {
  const { pieces, happenings } = report;
  insist(pieces.length <= MOST_PIECES, `${pieces.length} pieces`);
  insist(pieces[0]?.[1] === flick.disc, 'another disc moved first');
  checkOrder(pieces.map(([t]) => t));
  checkOrder(happenings.map(({ t }) => t));
  const courses = coursesOf(state, pieces);
  for (const course of courses.values()) checkCourse(course);
  checkEnergy(pieces);
  checkEnds(state, report, courses);
  checkContacts(state, happenings, courses);
  checkOverlaps(state, pieces, happenings, courses);
};

const checkOrder = (times: readonly number[]): void => {
  times.forEach((t, index) => insist(t >= (times[index - 1] ?? 0), `out of order at ${t}`));
};

/** All that a disc does, from where it lay at the start. */
type Courses = ReadonlyMap<number, readonly Piece[]>;

const coursesOf = ({ discs }: State, pieces: readonly Piece[]): Courses => {
  const courses = new Map<number, Piece[]>(discs.map(({ id, x, y }) => [id, [[0, id, x, y, 0, 0]]]));
  for (const piece of pieces) courses.get(piece[1])?.push(piece);
  return courses;
};

const speedOf = ([, , , , vx, vy]: Piece): number => Math.sqrt(vx * vx + vy * vy);

/** Where the piece has brought the disc by then, and how fast it still is. */
const along = (piece: Piece, time: number): Point & { readonly speed: number } => {
  const [t, , x, y, vx, vy] = piece;
  const speed = speedOf(piece);
  if (speed === 0) return { x, y, speed: 0 };
  const past = Math.min(time - t, speed / BRAKE);
  const far = past * (speed - (BRAKE * past) / 2);
  return { x: x + (far * vx) / speed, y: y + (far * vy) / speed, speed: speed - BRAKE * past };
};

const checkCourse = (course: readonly Piece[]): void => {
  course.forEach((piece, index) => {
    const next = course[index + 1];
    const [, id, x, y] = next ?? piece;
    if (next === undefined) insist(speedOf(piece) === 0, `disc ${id} never stops`);
    else insist(distance(along(piece, next[0]), { x, y }) < CLOSE, `disc ${id} jumps at ${next[0]}`);
    insist(
      piece.every((each) => !Object.is(each, -0)),
      `disc ${id} has a negative zero`,
    );
  });
};

/** After each instant the discs have together no more than they brought to it. */
const checkEnergy = (pieces: readonly Piece[]): void => {
  const last = new Map<number, Piece>();
  let allowed = Infinity;
  const sum = (time: number): number => {
    let total = 0;
    for (const piece of last.values()) {
      const { speed } = along(piece, time);
      total += speed * speed;
    }
    return total;
  };
  pieces.forEach((piece, index) => {
    const [t] = piece;
    if (index > 0 && t > (pieces[index - 1]?.[0] ?? 0)) {
      allowed = sum(t) * (1 + CLOSE) + CLOSE;
    }
    last.set(piece[1], piece);
    if (t !== pieces[index + 1]?.[0]) insist(sum(t) <= allowed, `energy was gained at ${t}`);
  });
};

const goneOf = (happenings: readonly Happening[]): ReadonlyMap<number, number> =>
  new Map(
    happenings.filter(({ kind }) => kind === 'left' || kind === 'landed').map(({ disc, t }) => [disc, t]),
  );

const checkEnds = (state: State, { bodies, happenings }: Report, courses: Courses): void => {
  const universe = universeOf(state.options, state.seats);
  const gone = goneOf(happenings);
  insist(bodies.map(({ id }) => id).join() === state.discs.map(({ id }) => id).join(), 'bodies were lost');
  for (const body of bodies) {
    const end = courses.get(body.id)?.at(-1);
    insist(end !== undefined && end[2] === body.x && end[3] === body.y, `disc ${body.id} ends elsewhere`);
    insist(body.gone === gone.has(body.id), `disc ${body.id} has gone unnoticed`);
    if (!body.gone) insist(insideUniverse(universe, body) > -1, `disc ${body.id} ends outside`);
  }
};

/** How far a disc at this point would overlap what stands still. */
const depthIn = (state: State, { x, y }: Point): number => {
  const { rounds, blocks, bases } = universeOf(state.options, state.seats);
  let deepest = -Infinity;
  const note = (gap: number): void => {
    deepest = Math.max(deepest, RADIUS - gap);
  };
  for (const piece of rounds) note(distance(piece, { x, y }) - piece.radius);
  for (const block of blocks) note(boxDist(block, x, y));
  for (const { walls } of bases) note(boxDist(walls, x, y));
  for (const pirate of state.pirates) {
    const pose = poseOf(pirate);
    if (pose !== undefined) note(hexDist(pose, x, y));
  }
  if (state.storm !== null) note(distance(state.storm, { x, y }) - STORM_BASE);
  return deepest;
};

const deepestOf = (state: State, discs: readonly Point[]): number => {
  let deepest = 0;
  discs.forEach((disc, index) => {
    deepest = Math.max(deepest, depthIn(state, disc));
    for (const other of discs.slice(0, index)) {
      deepest = Math.max(deepest, 2 * RADIUS - distance(disc, other));
    }
  });
  return deepest;
};

const placeAt = (courses: Courses, disc: number, time: number): Point => {
  const course = courses.get(disc) ?? [];
  const piece = course.findLast(([t]) => t <= time);
  if (piece === undefined) throw new Error(`disc ${disc} is nowhere`);
  return along(piece, time);
};

/** Who is said to have met has met. */
const checkContacts = (state: State, happenings: readonly Happening[], courses: Courses): void => {
  for (const happening of happenings) {
    const { kind, t, disc } = happening;
    const at = placeAt(courses, disc, t);
    if (kind === 'disc') {
      const apart = distance(at, placeAt(courses, happening.other, t)) - 2 * RADIUS;
      insist(
        Math.abs(apart) < ROUNDING,
        `discs ${disc} and ${happening.other} met at a distance of ${apart}`,
      );
    }
    if (kind === 'left') {
      const inside = insideUniverse(universeOf(state.options, state.seats), happening.at);
      insist(Math.abs(inside) < 1, `disc ${disc} left from ${inside} inside`);
    }
    if (kind === 'ship' || kind === 'thing') {
      insist(depthIn(state, at) > -CLOSE, `disc ${disc} met ${kind} in passing`);
    }
  }
};

const SAMPLES = [0, 0.25, 0.5, 0.75];

/** On its way no disc goes deeper into anything than something was to begin with. */
const checkOverlaps = (
  state: State,
  pieces: readonly Piece[],
  happenings: readonly Happening[],
  courses: Courses,
): void => {
  const gone = goneOf(happenings);
  const most = Math.max(0, deepestOf(state, state.discs)) + SINK;
  pieces.forEach((piece, index) => {
    const [t, disc] = piece;
    const end = pieces[index + 1]?.[0] ?? t;
    for (const share of end > t ? SAMPLES : [0]) {
      const time = t + share * (end - t);
      if ((gone.get(disc) ?? Infinity) <= time) continue;
      const at = placeAt(courses, disc, time);
      insist(depthIn(state, at) <= most, `disc ${disc} is ${depthIn(state, at)} deep in a thing at ${time}`);
      for (const other of courses.keys()) {
        if (other === disc || (gone.get(other) ?? Infinity) <= time) continue;
        const depth = 2 * RADIUS - distance(at, placeAt(courses, other, time));
        insist(depth <= most, `disc ${disc} is ${depth} deep in disc ${other} at ${time}`);
      }
    }
  });
};
