/** What comes of a template, in words. */
import type { Seat } from '@tortuga/engine';
import { TYPES } from '../../components.ts';
import { isRefusal } from '../../moving.ts';
import { pirateOf } from '../../pieces.ts';
import type { DiscView } from '../../types.ts';
import type { Speak } from '../words/messages.ts';
import { type Leg, legOf, type Sky } from './course.ts';
import { angleOf, type Fan, layingOf, type Spot, spotOf } from './fan.ts';

/** As far as the viewer knows it. */
const faceOf = ({ type, cleared }: DiscView): string => {
  if (type !== null) return TYPES[type] ?? '';
  return cleared ? 'safe' : 'unknown';
};

const discName = (disc: DiscView, say: Speak): string => say('fly-disc', { type: faceOf(disc) });

const discsText = (sky: Sky, { discs }: Leg, say: Speak): readonly string[] => {
  if (discs.length === 0) return [];
  if (!pirateOf(sky, sky.boss).chased) {
    return [say('fly-captures', { what: discs.map((disc) => discName(disc, say)).join(', ') })];
  }
  const count = discs.filter(({ up }) => !up).length;
  return [
    ...(count > 0 ? [say('fly-crosses', { count })] : []),
    ...discs.flatMap(({ up }) => (up ? [say('fly-hurts')] : [])),
  ];
};

const legText = (sky: Sky, leg: Leg, isDrift: boolean, say: Speak): string => {
  const { into, storm, energy } = leg;
  const brought = [
    ...discsText(sky, leg, say),
    ...(storm === undefined ? [] : [say('fly-storm', { when: storm })]),
    ...(into.kind === 'enters' ? [say('fly-enters', { base: into.base + 1 })] : []),
  ];
  if (brought.length > 0) return brought.join(' ');
  return isDrift ? say('fly-drifts') : say('fly-fits', { energy });
};

const obstacleText = ({ by, seat }: Spot, nameOf: (seat: Seat) => string, say: Speak): string =>
  say('fly-blocked', {
    by: by === 'hangar-full' ? 'full' : (by ?? 'other'),
    name: seat === undefined ? '' : nameOf(seat),
  });

export interface Teller {
  readonly say: Speak;
  readonly nameOf: (seat: Seat) => string;
}

const legIn = (sky: Sky, fan: Fan, turn: number): Leg | undefined => {
  const leg = legOf(sky, layingOf(fan.start, angleOf(fan, turn)));
  return isRefusal(leg) ? undefined : leg;
};

/** The same of two headings where the same can be said of them. */
const outcomeKey = (sky: Sky, fan: Fan, turn: number): string => {
  const spot = spotOf(fan, turn);
  const leg = spot.into === 'blocked' ? undefined : legIn(sky, fan, turn);
  if (leg === undefined) return `${spot.by} ${spot.seat}`;
  const base = leg.into.kind === 'enters' ? leg.into.base : '';
  return `${leg.into.kind} ${base} ${leg.storm} ${leg.discs.map(({ id }) => id).join()}`;
};

export const sentenceOf = (sky: Sky, fan: Fan, turn: number, { say, nameOf }: Teller): string => {
  const spot = spotOf(fan, turn);
  const leg = spot.into === 'blocked' ? undefined : legIn(sky, fan, turn);
  return leg === undefined
    ? obstacleText(spot, nameOf, say)
    : legText(sky, leg, fan.start.kind === 'drift', say);
};

export interface Sentences {
  /** Different ones. */
  readonly texts: readonly string[];
  /** By turn, from the first of the fan on: which of them. */
  readonly which: readonly number[];
}

/** All that a hand that turns the template may come to read. */
export const sentencesOf = (sky: Sky, fan: Fan, teller: Teller): Sentences => {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const which = fan.spots.map((_, index) => {
    const turn = fan.first + index;
    const key = outcomeKey(sky, fan, turn);
    const known = numbers.get(key) ?? texts.push(sentenceOf(sky, fan, turn, teller)) - 1;
    numbers.set(key, known);
    return known;
  });
  return { texts, which };
};

/** To port or to starboard, and how far, in degrees. */
export const sideOf = (turn: number): 'port' | 'starboard' | 'ahead' => {
  if (turn === 0) return 'ahead';
  return turn < 0 ? 'port' : 'starboard';
};

export const turnText = (turn: number, say: Speak): string =>
  say('fly-turn', { side: sideOf(turn), degrees: Math.abs(turn) / 10 });
