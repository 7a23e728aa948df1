/** Plays a lesson by the rules: how it stood, what happened, and what was refused. */
import type { Actor } from '@tortuga/engine';
import { module } from '../../index.ts';
import { frontTip } from '../../space/hexagon.ts';
import type { Point, Pose } from '../../space/point.ts';
import { act, codeOf, moving, putDisc, universe } from '../../testing/positions.ts';
import type { Event, Move, Ship, State } from '../../types.ts';
import { presetOf } from '../../universe/presets.ts';
import type { Asks, Lesson } from './lessons.ts';

const { game } = module;

/** What is tried in vain: a template, or the middle of a disc. */
type Tried = { readonly kind: 'template'; readonly pose: Pose } | ({ readonly kind: 'disc' } & Point);

export interface Staged {
  readonly lesson: Lesson;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly tried: readonly Tried[];
  readonly codes: readonly (string | undefined)[];
}

const shipOf = (place: NonNullable<Lesson['ships']>[number] | undefined): Ship => {
  if (place === undefined) return { at: 'box' };
  if (typeof place === 'number') return { at: 'hangar', base: place };
  const [x, y, h] = place;
  return { at: 'space', x, y, h };
};

/** Of the rules in all but its Universe, which is smaller than any that one may play in. */
const boardOf = ({ layout, ships = [], storm }: Lesson): State => {
  const plain = universe(2);
  const plan = layout === 'preset' ? presetOf(2) : layout;
  return {
    ...plain,
    options: { ...plain.options, layout, steadyHands: true },
    bases: plan.bases.map((_, market) => ({ market, open: false, owner: null })),
    pirates: plain.pirates.map((pirate, seat) => ({ ...pirate, ship: shipOf(ships[seat]) })),
    storm: storm === undefined ? null : { x: storm[0], y: storm[1] },
  };
};

/** Where discs lie that are still to be put. */
const WHERE: Readonly<Partial<Record<Asks, 'drawn' | 'lifted'>>> = { place: 'drawn', aside: 'lifted' };

const ask = (state: State, asks: Asks): void => {
  const ids = state.discs.map(({ id }) => id);
  switch (asks) {
    case 'template':
      moving(state, '5:LA');
      break;
    case 'place':
      state.phase = { name: 'place', seat: 0, discs: [], why: 'start' };
      break;
    case 'flick':
      state.phase = { name: 'flick', seat: 0, discs: ids, why: 'F' };
      break;
    case 'storm':
    case 'wind':
      state.phase = { name: asks };
      break;
    case 'aside':
      state.queue = ids.map((disc) => ({ kind: 'aside', seat: 0, disc }));
      break;
    case 'drift':
    case 'nothing':
      break;
  }
};

const opening = (lesson: Lesson): State => {
  const state = boardOf(lesson);
  const where = WHERE[lesson.asks];
  for (const [index, [x, y, type]] of (lesson.discs ?? []).entries())
    putDisc(state, index + 1, x, y, type, where === undefined ? {} : { where, by: 0 });
  ask(state, lesson.asks);
  return state;
};

const actorOf = (state: State): Actor => game.actors(state)[0] ?? 0;

const triedOf = ({ pirates }: State, move: Move | undefined): Tried => {
  if (move?.kind === 'place' || move?.kind === 'aside') return { kind: 'disc', x: move.x, y: move.y };
  const ship = pirates[0]?.ship;
  if (move?.kind !== 'template' || ship?.at !== 'space') throw new Error('this cannot be drawn');
  return { kind: 'template', pose: { ...frontTip(ship), h: move.angle } };
};

export const stage = (lesson: Lesson): Staged => {
  const before = opening(lesson);
  const after = game.clone(before);
  const events = lesson.plays.flatMap((move) => act(after, actorOf(after), move));
  const refused = lesson.refused ?? [];
  return {
    lesson,
    before,
    after,
    events,
    tried: refused.map(([move]) => triedOf(after, game.parseMove(move))),
    codes: refused.map(([move]) => codeOf(after, actorOf(after), move)),
  };
};
