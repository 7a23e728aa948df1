/** What is asked for now, in one sentence, and what the one who is asked should know. */
import type { Seat } from '@tortuga/engine';
import { BASE_PRICE, MOST_POINTS, MOST_POINTS_AT_HOME } from '../components.ts';
import { MOST_OFFSET, SHARPEST, WIDEST } from '../moving.ts';
import type { PhaseOf, Step, Task, TaskOf } from '../phases.ts';
import { heading } from '../space/directions.ts';
import { frontTip } from '../space/hexagon.ts';
import type { View } from '../types.ts';
import { universeOf } from '../universe/universe.ts';
import { asideSpots } from './asides.ts';
import { countText, DAMAGE_TEXTS, nameOf, spotText } from './wording.ts';

interface Asked {
  /** Nobody: chance has its turn, and `to` is a whole sentence. */
  readonly by: Seat | null;
  /** `to` … */
  readonly to: string;
  /** For the one who is asked. */
  readonly hints?: readonly string[];
}

const ANGLES = 'Angles: 0 east, 900 south, 1800 west, 2700 north; lengths in 0.1 mm.';

const POINTS = '0 the rear tip, 7 the middle of the right side, 14 the front tip, 21 the left side';
const DRIFT_HINT = `With @POINT, from a point of your own: ${POINTS}.`;
const WIND_HINT = 'With 0@14 the first ship drifts from its point 14, the front tip; else from the farthest.';

const chance = (to: string): Asked => ({ by: null, to });

const askTask = (view: View, task: Task, names: readonly string[]): Asked => {
  const name = nameOf(names, task.seat);
  switch (task.kind) {
    case 'luck':
      return chance(`Disc ${task.disc} slides.`);
    case 'energy':
      return chance(`${name} gets ${countText(task.values.length, 'Energy card', 'Energy cards')}.`);
    case 'lose':
      return chance(`${name} loses a random Energy card.`);
    case 'damage':
      return { by: task.seat, to: damageText(view, task) };
    case 'heading':
      return {
        by: task.seat,
        to: `choose a heading for the ship that was blown out near ${spotText(task.point)}`,
        hints: [ANGLES],
      };
    case 'aside':
      return {
        by: task.seat,
        to: `set disc ${task.disc} aside, one width from the ship`,
        hints: [spots(view, task)],
      };
  }
};

/** Whoever has no cards left has no choice (SP-75). */
const damageText = ({ pirates }: View, { seat, why }: TaskOf<'damage'>): string => {
  const or = pirates[seat]?.backs.length === 0 ? '' : ', or lose a random Energy card';
  return `settle 1 Damage (${DAMAGE_TEXTS[why]}): give back one Cargo${or}`;
};

const spots = (view: View, task: TaskOf<'aside'>): string =>
  `Its middle lies 420 to 430 from the ship, as at ${asideSpots(view, task).map(spotText).join(' or ')}.`;

const PLACE_HINT =
  'Its middle keeps 425 from the border, bases, scenery and ships, and 250 from other discs.';

const FLICK_HINT = 'Power 1 to 1000: with 100 a disc slides some 1000, with 200 some 2000.';

const idsText = (discs: readonly number[]): string =>
  discs.length === 1 ? `disc ${discs[0]}` : `one of the discs ${discs.join(', ')}`;

const flickText = ({ discs, why }: PhaseOf<'flick'>): string => {
  if (why === 'F') return `flick a Freighter: ${idsText(discs)}`;
  return why === 'A' ? `flick a revealed Asteroid: ${idsText(discs)}` : `flick ${idsText(discs)}`;
};

const placeText = ({ discs }: View): string =>
  `place ${idsText(discs.filter(({ where }) => where === 'drawn').map(({ id }) => id))} on the table`;

const askPhase = (view: View, names: readonly string[]): Asked => {
  const { phase, boss, turn } = view;
  switch (phase.name) {
    case 'setup':
      return chance('The Market cards are dealt to the bases.');
    case 'deal':
      return chance(`${nameOf(names, phase.seat)} gets five Energy cards.`);
    case 'draw':
      return chance(`${nameOf(names, phase.seat)} draws ${countText(phase.n, 'Freighter', 'Freighters')}.`);
    case 'hangar':
      return { by: phase.seat, to: 'choose the base to start from; two ships fit into a Hangar' };
    case 'place':
      return { by: phase.seat, to: placeText(view), hints: [PLACE_HINT] };
    case 'flick':
      return { by: phase.seat, to: flickText(phase), hints: [ANGLES, FLICK_HINT] };
    case 'card':
      return { by: boss, to: 'play an Energy card' };
    case 'hazards':
      return { by: boss, to: `choose which Hazard comes next: ${Array.from(turn.left).join(', ')}` };
    case 'storm':
      return { by: boss, to: 'place the Cosmic Storm', hints: ['Ships under its disc, radius 600, suffer.'] };
    case 'wind':
      return { by: boss, to: 'choose where the Solar Wind blows to', hints: [ANGLES, WIND_HINT] };
    case 'move':
      return askMove(view);
    case 'dock':
      return askDock(view, phase.step);
    case 'begin':
    case 'end':
      return chance('The turn passes on.');
    case 'over':
      return chance('The game is over.');
  }
};

const askMove = (view: View): Asked => {
  const { boss: by, turn, pirates } = view;
  const hints = [...wayText(view), ANGLES];
  if (turn.energy === 0) return { by, to: 'drift, there being no energy', hints };
  const pirate = pirates[by];
  if (turn.laid === 0 && pirate?.ship.at === 'hangar' && !pirate.owed)
    return { by, to: `lay a template out of the Hangar; energy for ${turn.energy}`, hints };
  const more = turn.laid > 0 ? 'another template' : 'a template';
  return { by, to: `lay ${more}, or end the move; energy for ${turn.energy}`, hints };
};

/** From where, and between which headings. */
const wayText = (view: View): readonly string[] => {
  const { ship } = view.pirates[view.boss] ?? { ship: { at: 'box' } };
  if (ship.at === 'hangar') {
    const out = universeOf(view.options, view.seats).bases[ship.base]?.heading ?? 0;
    const [from, to] = [heading(out - WIDEST), heading(out + WIDEST)];
    return [
      `Leave base ${ship.base} by a heading from ${from} to ${to}.`,
      `A second number, -${MOST_OFFSET} to ${MOST_OFFSET} by 50, moves the start along the mouth.`,
    ];
  }
  if (ship.at !== 'space') return [];
  if (view.turn.energy === 0) return ['Any heading that is free.', DRIFT_HINT];
  const [from, to] = [heading(ship.h - SHARPEST), heading(ship.h + SHARPEST)];
  return [
    `It starts from the front tip ${spotText(frontTip(ship))}, headings from ${from} by ${ship.h} to ${to}.`,
  ];
};

const askDock = (view: View, step: Step): Asked => {
  const { boss: by, pirates, bases } = view;
  const ship = pirates[by]?.ship;
  const base = ship?.at === 'hangar' ? ship.base : 0;
  switch (step) {
    case 'bribe':
      return { by, to: 'pay the Galactic Police 1 MC' };
    case 'buy':
      return { by, to: `buy base ${base} for ${BASE_PRICE} MC, or skip` };
    case 'look':
      return { by, to: `look at the Market card of base ${base}, or skip` };
    case 'sell':
      return { by, to: `sell Cargo in base ${base}, or skip` };
    case 'fill':
      return { by, to: 'fill up with Energy cards, or skip', hints: [fillHint(bases[base]?.owner === by)] };
  }
};

const fillHint = (atHome: boolean): string => {
  const price = atHome
    ? `At home it is free, at most ${MOST_POINTS_AT_HOME} points.`
    : `1 MC for every 5 points begun, at most ${MOST_POINTS} points.`;
  return `Name the values, as in 1 5 5. ${price} Your old cards are thrown away first.`;
};

const asked = (view: View, names: readonly string[]): Asked => {
  const [task] = view.queue;
  return task === undefined ? askPhase(view, names) : askTask(view, task, names);
};

/** One sentence, and for the one who is asked what he should know. */
export const askText = (view: View, names: readonly string[]): readonly string[] => {
  const { by, to, hints = [] } = asked(view, names);
  if (by === null) return [to];
  if (by !== view.me) return [`${nameOf(names, by)} is to ${to}.`];
  return [`You are to ${to}.`, ...hints];
};
