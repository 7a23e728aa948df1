/** The pilot: one sensible move for every decision of the game. */
import { pick, type Random, type Seat } from '@tortuga/engine';
import { type Hazard, HAZARDS, hazardsOf, TYPES, valueOf } from '../components.ts';
import type { Wind } from '../gale.ts';
import { moves } from '../listing.ts';
import { hasTemplate } from '../moving.ts';
import type { Phase, Task } from '../phases.ts';
import { discOf, fieldOf, pirateOf } from '../pieces.ts';
import { clone } from '../rules.ts';
import { sample, sampleAside } from '../sample.ts';
import { cosOf, sinOf, TURN } from '../space/directions.ts';
import type { Point } from '../space/point.ts';
import { checkStorm, isCovered } from '../storm.ts';
import type { Move, State } from '../types.ts';
import { blow } from '../wind.ts';
import { aimFlick, appealTo, lairOf } from './aim.ts';
import { plotCourses, worthOfStaying } from './course.ts';
import { driftCourse } from './drift.ts';
import { DAMAGE, energyIn, pricesFor } from './knowledge.ts';
import { outlookOf } from './outlook.ts';
import { standingWorth } from './standing.ts';
import { chooseDock } from './trade.ts';

export const chooseMove = (state: State, seat: Seat, random: Random): Move => {
  const [task] = state.queue;
  return task === undefined
    ? choosePhase(state, seat, state.phase, random)
    : chooseTask(state, seat, task, random);
};

const chooseTask = (state: State, seat: Seat, task: Task, random: Random): Move => {
  switch (task.kind) {
    case 'damage':
      return chooseDamage(state, seat);
    case 'aside':
      return chooseAside(state, seat, task.disc);
    case 'heading':
      return { kind: 'heading', angle: headingAlong(task.normal) };
    default:
      return sample(state, seat, random);
  }
};

const choosePhase = (state: State, seat: Seat, phase: Phase, random: Random): Move => {
  switch (phase.name) {
    case 'hangar':
      return chooseHangar(state, seat, random);
    case 'place':
      return choosePlace(state, seat, random);
    case 'flick':
      return aimFlick(state, seat, phase, random);
    case 'card':
      return chooseCard(state, seat, random);
    case 'storm':
      return chooseStorm(state, seat, random);
    case 'wind':
      return chooseWind(state, seat);
    case 'move':
      return chooseTemplate(state, seat, random);
    case 'dock':
      return chooseDock(state, seat, phase.step);
    default:
      return sample(state, seat, random);
  }
};

/** The item with the greatest worth; the first of equals. */
const best = <V>(items: readonly V[], worthOf: (item: V) => number): V | undefined => {
  let found: V | undefined;
  let most = -Infinity;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth <= most) continue;
    most = worth;
    found = item;
  }
  return found;
};

/** A Hangar of one's own. */
const chooseHangar = (state: State, seat: Seat, random: Random): Move => {
  const all = moves(state, seat) ?? [];
  const alone = all.filter(
    (move) =>
      move.kind === 'hangar' &&
      !state.pirates.some(({ ship }) => ship.at === 'hangar' && ship.base === move.base),
  );
  return pick(alone.length > 0 ? alone : all, random);
};

/** The cheapest Cargo, unless a card is cheaper. */
const chooseDamage = (state: State, seat: Seat): Move => {
  const { hand } = pirateOf(state, seat);
  const prices = pricesFor(state, seat);
  const energy = hand.length === 0 ? 0 : energyIn(pirateOf(state, seat)) / hand.length;
  const cost = (move: Move): number => {
    if (move.kind !== 'damage' || move.type === null) return 0.4 * energy + (hand.length === 1 ? 2 : 0);
    return prices.best[TYPES.indexOf(move.type)] ?? 0;
  };
  const all = moves(state, seat) ?? [];
  return best(all, (move) => 0 - cost(move)) ?? { kind: 'damage', type: null };
};

/** Freighters before the bow, Asteroids behind. */
const chooseAside = (state: State, seat: Seat, id: number): Move => {
  const { ship } = pirateOf(state, seat);
  const ahead = ship.at === 'space' ? ship.h : 0;
  return sampleAside(state, seat, id, discOf(state, id)?.up === true ? (ahead + TURN / 2) % TURN : ahead);
};

const headingAlong = ({ x, y }: Point): number =>
  best(
    Array.from({ length: 72 }, (_, n) => n * 50),
    (h) => x * cosOf(h) + y * sinOf(h),
  ) ?? 0;

/** Spots tried when a disc or the storm is placed. */
const SPOTS = 30;

const choosePlace = (state: State, seat: Seat, random: Random): Move => {
  const appeal = appealTo(state, seat);
  const spots = Array.from({ length: SPOTS }, () => sample(state, seat, random));
  const worthOf = (move: Move): number => {
    const disc = move.kind === 'place' ? discOf(state, move.disc) : undefined;
    return disc === undefined || move.kind !== 'place' ? 0 : appeal.at(disc, move);
  };
  return best(spots, worthOf) ?? sample(state, seat, random);
};

/** Over others and not over oneself: their middles and around them, and anywhere. */
const chooseStorm = (state: State, seat: Seat, random: Random): Move => {
  const field = fieldOf(state, null);
  const around = state.pirates.flatMap((_, other): readonly Point[] => {
    const lair = other === seat ? undefined : lairOf(state, other);
    if (lair === undefined) return [];
    return Array.from({ length: 16 }, (__, n) => {
      const [h, far] = [(n % 8) * 450, n < 8 ? 320 : 550];
      return { x: Math.round(lair.x + far * cosOf(h)), y: Math.round(lair.y + far * sinOf(h)) };
    });
  });
  const legal = around
    .filter((point) => checkStorm(field, state.discs, point) === undefined)
    .map(({ x, y }): Move => ({ kind: 'storm', x, y }));
  const anywhere = Array.from({ length: 6 }, () => sample(state, seat, random));
  const worthOf = (move: Move): number =>
    move.kind !== 'storm'
      ? 0
      : state.pirates.reduce((sum, { ship }, other) => {
          if (!isCovered(move, ship)) return sum;
          return other === seat ? sum - 2 * DAMAGE : sum + DAMAGE;
        }, 0);
  return best([...legal, ...anywhere], worthOf) ?? sample(state, seat, random);
};

/** Of 24 winds the one that leaves me best and others worst. */
const chooseWind = (state: State, seat: Seat): Move => {
  const winds = Array.from({ length: 24 }, (_, n): Wind => ({ kind: 'wind', angle: n * 150, points: [] }));
  const worthOf = (wind: Wind): number => {
    const after = clone(state);
    blow(after, seat, wind, []);
    const hurt = after.queue.reduce((sum, task) => {
      if (task.kind !== 'damage') return sum;
      return task.seat === seat ? sum - DAMAGE : sum + DAMAGE / 2;
    }, 0);
    return hurt + standingWorth(after, seat);
  };
  return best(winds, worthOf) ?? { kind: 'wind', angle: 0, points: [] };
};

/** What a card's Hazards are worth to whoever plays it. */
const HAZARD_WORTH: Readonly<Record<Hazard, number>> = { F: 0.5, R: 0.1, L: 0.1, A: 0.1, S: 0.3, W: 0.1 };

/** The card whose templates lead farthest, with what it leaves in the hand. */
const chooseCard = (state: State, seat: Seat, random: Random): Move => {
  const outlook = outlookOf(state, seat);
  const hand = [...new Set(outlook.pirate.hand.map(({ card }) => card))];
  const total = energyIn(outlook.pirate);
  const values = [...new Set(hand.map(valueOf))];
  const reached = new Map(
    values.map((value) => {
      const courses = plotCourses(state, outlook, value, total - value);
      return [
        value,
        Math.max(
          worthOfStaying(state, outlook, total - value) - 1,
          ...courses.map((course) => course?.value ?? -Infinity),
        ),
      ];
    }),
  );
  const worthOf = (card: string): number => {
    const hazards = HAZARDS.filter((hazard) => hazardsOf(card).includes(hazard)).reduce(
      (sum, hazard) => sum + HAZARD_WORTH[hazard],
      0,
    );
    return (reached.get(valueOf(card)) ?? 0) + hazards + ENERGY_WORTH * (total - valueOf(card));
  };
  const card = best(hand, worthOf);
  return card === undefined ? sample(state, seat, random) : { kind: 'energy', cards: [card] };
};

/** In MC, of a point of energy that stays in the hand. */
const ENERGY_WORTH = 0.25;

const chooseTemplate = (state: State, seat: Seat, random: Random): Move => {
  const outlook = outlookOf(state, seat);
  const energy = energyIn(outlook.pirate);
  const { turn } = state;
  if (turn.energy === 0) return driftCourse(state, outlook) ?? sample(state, seat, random);
  const courses = plotCourses(state, outlook, turn.energy, energy);
  const course = best(
    courses.flatMap((each) => each ?? []),
    ({ value }) => value,
  );
  const mayEnd =
    turn.laid > 0 || (outlook.pirate.ship.at === 'space' && hasTemplate(state, seat)) || outlook.pirate.owed;
  const stay = mayEnd ? worthOfStaying(state, outlook, energy) : -Infinity;
  if (course !== undefined && course.value > stay) return course.move;
  if (mayEnd) return { kind: 'end' };
  return driftCourse(state, outlook) ?? sample(state, seat, random);
};
