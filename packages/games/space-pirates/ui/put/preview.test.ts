import { seededRandom } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { pirateOf } from '../../pieces.ts';
import { module } from '../../index.ts';
import { contactsTowards } from '../../space/outline.ts';
import { TURN } from '../../space/directions.ts';
import { randomBoard } from '../../testing/boards.ts';
import type { Contact, Event, State } from '../../types.ts';
import { exitTask, putBackAt } from './exit.ts';
import { fatesOf } from './fates.ts';
import { galeAt } from './turnActs.ts';

const { game } = module;
const WINDS = 500;

const eventOf = <K extends Event['kind']>(events: readonly Event[], kind: K) =>
  events.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);

const liftedBy = (events: readonly Event[], seat: number): readonly number[] =>
  events.flatMap((event) => (event.kind === 'lifted' && event.seat === seat ? [event.disc] : []));

const somePoints = (
  { pirates }: State,
  angle: number,
  random: ReturnType<typeof seededRandom>,
): readonly Contact[] =>
  pirates.flatMap(({ ship }, seat): readonly Contact[] => {
    if (ship.at !== 'space' || random.below(2) === 0) return [];
    const allowed = contactsTowards(ship, angle);
    return [{ seat, point: allowed[random.below(allowed.length)] ?? 0 }];
  });

test('SP-85 to SP-93: what the table shows of a wind is what happens, for 500 random winds', () => {
  const random = seededRandom('previews of winds');
  const fatesSeen = new Set<string>();
  let putBack = 0;
  for (let nth = 0; nth < WINDS; nth++) {
    const state = randomBoard(`wind ${nth}`, nth % 2 === 1);
    state.phase = { name: 'wind' };
    const angle = random.below(TURN);
    const points = somePoints(state, angle, random);
    const view = game.view(state, 0);
    const gale = galeAt(view, { angle, points });
    if (gale === undefined) throw new Error('nothing is shown');
    const fates = fatesOf(view, gale);
    const events = game.play(state, 0, { kind: 'wind', angle, points });
    const drifted = eventOf(events, 'wind')?.drifted ?? [];
    expect(gale.blown.map(({ seat, ship, struck }) => ({ seat, ship, struck }))).toEqual(drifted);
    expect(gale.storm).toEqual(state.storm);
    for (const { seat, fate, discs } of fates) {
      fatesSeen.add(fate);
      const isDamaged = events.some(
        (event) =>
          event.kind === 'damaged' && event.seat === seat && (event.why === 'wind' || event.why === 'storm'),
      );
      expect(isDamaged).toBe(fate === 'struck' || fate === 'out' || fate === 'caught');
      expect(liftedBy(events, seat).length).toBe(discs);
      expect(pirateOf(state, seat).ship.at === 'out').toBe(fate === 'out');
    }
    while (state.queue[0]?.kind === 'heading') {
      const { seat } = state.queue[0];
      const shown = game.view(state, seat);
      expect(exitTask(shown)?.seat).toBe(seat);
      const h = random.below(TURN);
      const pose = putBackAt(shown, h);
      game.play(state, seat, { kind: 'heading', angle: h });
      expect(pirateOf(state, seat).ship).toEqual({ at: 'space', ...pose });
      putBack += 1;
    }
  }
  expect(fatesSeen.size).toBe(5);
  expect(putBack).toBeGreaterThan(20);
});
