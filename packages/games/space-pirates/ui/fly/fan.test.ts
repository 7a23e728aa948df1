import { type Random, seededRandom, shuffle } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { module } from '../../index.ts';
import type { Laying } from '../../moving.ts';
import { pirateOf } from '../../pieces.ts';
import { heading, TURN } from '../../space/directions.ts';
import { CONTACT_COUNT } from '../../space/outline.ts';
import type { State } from '../../types.ts';
import { courseOf, type Drafted, templateOf, wayOf } from './course.ts';
import { angleOf, type Fan, fanOf, layingOf, nearestOpen, spotOf, type Start } from './fan.ts';
import { OFFSETS, proposalOf } from './proposal.ts';
import { bossView, isMoving, positions } from './testing.ts';

const { game } = module;
const POSITIONS = 500;
const DEGREE = 10;

const isLegal = (state: State, laying: Laying): boolean =>
  game.check(state, state.boss, laying) === undefined;

const isWithin = ({ middle, first, last }: Fan, angle: number): boolean =>
  heading(angle - middle - first) <= last - first;

/** Headings all round of which the fan and the rules do not say the same. */
const differences = (state: State, fan: Fan, from: number, step: number): readonly number[] => {
  const wrong: number[] = [];
  for (let angle = from % step; angle < TURN; angle += step) {
    const turn = heading(angle - fan.middle - fan.first) + fan.first;
    const isOpen = isWithin(fan, angle) && spotOf(fan, turn).into !== 'blocked';
    if (isOpen !== isLegal(state, layingOf(fan.start, angle))) wrong.push(angle);
  }
  return wrong;
};

const MIDDLE = { offset: 0, point: null };

/** The starts of templates or drifts: in some positions all of those on a mouth line. */
const startsOf = (state: State, kind: Start['kind'], random: Random): readonly Start[] => {
  const { ship } = pirateOf(state, state.boss);
  if (ship.at === 'hangar') {
    const few = random.below(5) === 0 ? OFFSETS.length : 1;
    return shuffle([...OFFSETS], random)
      .slice(0, few)
      .map((offset) => ({ kind, offset, point: null }));
  }
  const point = random.below(CONTACT_COUNT);
  return kind === 'drift'
    ? [
        { kind, ...MIDDLE },
        { kind, offset: 0, point },
      ]
    : [{ kind, ...MIDDLE }];
};

/** The rules look at all templates before they allow a drift to who has energy: such headings are sampled more coarsely. */
const CORNERED = 150;

test('SP-40, SP-43, SP-54, SP-104: in 500 positions the headings drawn as legal are those that the rules accept, and one of them is proposed', () => {
  const random = seededRandom('fans');
  const counts = { template: 0, drift: 0, stuck: 0, hangar: 0 };
  for (const [nth, state] of positions(POSITIONS, 'fans').entries()) {
    const view = bossView(state);
    const way = wayOf(view);
    counts[way] += 1;
    const mayEnd = game.check(state, state.boss, { kind: 'end' }) === undefined;
    expect(way !== 'stuck' || mayEnd).toBe(true);
    if (way === 'stuck') continue;
    if (pirateOf(state, state.boss).ship.at === 'hangar') counts.hangar += 1;
    const step = way === 'drift' && state.turn.energy > 0 ? CORNERED : DEGREE;
    for (const start of startsOf(state, way, random)) {
      const wrong = differences(state, fanOf(view, start), random.below(step), step);
      expect([nth, start, wrong]).toEqual([nth, start, []]);
    }
    const proposal = proposalOf(view, way);
    expect(proposal && isLegal(state, layingOf(proposal, proposal.angle))).toBe(true);
  }
  expect(counts.template).toBeGreaterThan(100);
  expect(counts.drift).toBeGreaterThan(20);
  expect(counts.hangar).toBeGreaterThan(20);
});

/** Some heading that fits. */
const someOpen = (fan: Fan, random: Random): number | undefined =>
  nearestOpen(fan, fan.first + random.below(fan.last - fan.first + 1));

const draftOne = (state: State, route: readonly Drafted[], random: Random): Drafted | undefined => {
  const { sky, isOpen } = courseOf(bossView(state), route);
  if (!isOpen || sky.turn.energy === 0) return undefined;
  const offset =
    pirateOf(sky, sky.boss).ship.at === 'hangar' ? (OFFSETS[random.below(OFFSETS.length)] ?? 0) : 0;
  const fan = fanOf(sky, { kind: 'template', offset, point: null });
  const turn = someOpen(fan, random);
  return turn === undefined ? undefined : { angle: angleOf(fan, turn), offset };
};

const draftRoute = (state: State, random: Random): readonly Drafted[] => {
  const route: Drafted[] = [];
  for (
    let next = draftOne(state, route, random);
    next !== undefined;
    next = draftOne(state, [...route], random)
  ) {
    route.push(next);
  }
  return route;
};

test('SP-40, SP-45, SP-83: a drafted route is flown as it was drafted, to the template that brings something', () => {
  const random = seededRandom('routes');
  let later = 0;
  for (const state of positions(60, 'routes')) {
    const view = bossView(state);
    const route = draftRoute(state, random);
    const { legs } = courseOf(view, route);
    expect(legs).toHaveLength(route.length);
    const flown = game.clone(state);
    for (const [nth, leg] of legs.entries()) {
      const drafted = route[nth];
      if (drafted === undefined) continue;
      const move = templateOf(drafted);
      expect(game.check(flown, flown.boss, move)).toBeUndefined();
      const { boss } = flown;
      const events = game.play(flown, boss, move);
      expect(events[0]).toMatchObject({ kind: 'laid', ...leg.pose });
      expect(events.some(({ kind }) => kind === 'entered')).toBe(leg.into.kind === 'enters');
      const isOver = !isMoving(flown) || flown.boss !== boss;
      expect(leg.isLast || !isOver).toBe(true);
      if (isOver || leg.isLast) break;
      expect(flown.turn.energy).toBe(leg.energy);
      later += 1;
      const { sky } = courseOf(view, route.slice(0, nth + 1));
      const start: Start = { kind: 'template', offset: 0, point: null };
      expect(fanOf(sky, start).arcs).toEqual(fanOf(bossView(flown), start).arcs);
    }
  }
  expect(later).toBeGreaterThan(30);
});
