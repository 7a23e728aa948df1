/** A sentence for everything that is heard, and no secret in it. */
import { seededRandom, type Viewer, viewersOf } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import { isSentence, NAMES } from '../testing/reading.ts';
import type { Event } from '../types.ts';

const { game, terminal } = module;

const SPOT = { x: 1500, y: 3000 };

/** One of each: a kind without an example does not compile. */
const EVENTS: { readonly [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  setup: { kind: 'setup', cards: [0, 1, 2] },
  dealt: { kind: 'dealt', seat: 0, cards: ['3:RFW'], backs: [{ value: 3, lot: 0 }] },
  docked: { kind: 'docked', seat: 0, base: 2 },
  looked: { kind: 'looked', seat: 0, base: 1, card: 4 },
  drawn: { kind: 'drawn', seat: 0, disc: 7, type: 'salts' },
  placed: { kind: 'placed', seat: 0, disc: 7, ...SPOT },
  flicked: { kind: 'flicked', seat: 0, disc: 7, angle: 900, power: 250 },
  slid: { kind: 'slid', n: 1, pieces: [[0, 7, 1500, 3000, 10, 0]], rests: [[7, 1600, 3000]] },
  hit: { kind: 'hit', seat: 0, disc: 7, type: 'salts' },
  turned: { kind: 'turned', disc: 7, type: 'police' },
  left: { kind: 'left', disc: 7 },
  landed: { kind: 'landed', disc: 7, on: 'moon' },
  revealed: { kind: 'revealed', seat: 0, disc: 7 },
  police: { kind: 'police', seat: 0, disc: 7 },
  captured: { kind: 'captured', seat: 0, disc: 7, type: 'salts' },
  lifted: { kind: 'lifted', seat: 0, disc: 7 },
  aside: { kind: 'aside', seat: 0, disc: 7, ...SPOT },
  damaged: { kind: 'damaged', seat: 0, why: 'storm' },
  spared: { kind: 'spared', seat: 0 },
  gave: { kind: 'gave', seat: 0, type: 'salts' },
  lost: { kind: 'lost', seat: 0, card: '3:RFW', lot: 0 },
  played: { kind: 'played', seat: 0, card: '3:RFW', lot: 0 },
  hazard: { kind: 'hazard', seat: 0, hazard: 'W' },
  skipped: { kind: 'skipped', what: 'R', discs: [7] },
  storm: { kind: 'storm', at: SPOT },
  wind: {
    kind: 'wind',
    seat: 0,
    angle: 1800,
    drifted: [
      { seat: 0, ship: { at: 'space', ...SPOT, h: 1800 }, struck: true },
      { seat: 1, ship: { at: 'hangar', base: 2 }, struck: false },
      { seat: 2, ship: { at: 'out' }, struck: true },
    ],
  },
  laid: { kind: 'laid', seat: 0, ...SPOT, h: 2700, drift: false },
  entered: { kind: 'entered', seat: 0, base: 2 },
  putBack: { kind: 'putBack', what: 'ship', id: 0, ...SPOT, h: 450 },
  bribed: { kind: 'bribed', seat: 0, paid: 1, to: 1 },
  bought: { kind: 'bought', seat: 0, base: 2 },
  sold: { kind: 'sold', seat: 0, base: 2, card: 4, types: ['minerals', 'salts'], mc: 8 },
  filling: {
    kind: 'filling',
    seat: 0,
    values: [1, 5],
    paid: 2,
    to: null,
    thrown: [{ card: '3:RFW', lot: 0 }],
  },
  reshuffled: { kind: 'reshuffled', value: 4, lot: 1 },
  turn: { kind: 'turn', boss: 0, round: 3 },
  over: { kind: 'over', by: 'goal', places: [1, 2] },
};

const toldTo = (viewer: Viewer, event: Event): string => {
  const heard = game.hear(event, viewer);
  return heard === undefined ? '' : (terminal.tell(heard, NAMES) ?? '');
};

for (const event of Object.values(EVENTS)) {
  test(`${event.kind} is told, to whoever hears it`, () => {
    for (const viewer of viewersOf(2)) expect(toldTo(viewer, event)).toSatisfy(isSentence);
  });
}

test.each<readonly [Event, RegExp]>([
  [EVENTS.dealt, /Anne Bonny.*3:RFW/],
  [EVENTS.looked, /base 1.*minerals 5.*gases 4/],
  [EVENTS.flicked, /disc 7.*900 \(south\).*250/],
  [EVENTS.slid, /7 at 1600,3000/],
  [{ kind: 'hit', seat: 0, disc: 7, type: 'asteroid' }, /Asteroid, hits/],
  [{ kind: 'storm', at: null }, /leaves/],
  [EVENTS.wind, /west.*Anne.*1500,3000, against.*Jack into Hangar 2.*Mary Read out/],
  [{ kind: 'laid', seat: 1, x: 1, y: 2, h: 0, drift: true }, /Calico Jack drifts from 1,2.*east/],
  [{ kind: 'putBack', what: 'disc', id: 7, x: 1, y: 2, h: null }, /Disc 7.*1,2\.$/],
  [EVENTS.putBack, /ship of Anne.*450 \(south-east\)/],
  [EVENTS.bribed, /1 MC to Calico Jack/],
  [{ kind: 'bribed', seat: 0, paid: 0, to: null }, /pays nothing/],
  [EVENTS.sold, /minerals, salts for 8 MC/],
  [EVENTS.filling, /2 MC to the Bank.*1 5.*3:RFW/],
  [EVENTS.over, /Anne Bonny of Cork wins/],
  [{ kind: 'over', by: 'rounds', places: [1, 1] }, /round.*Anne.* and Calico Jack/],
])('%j is told with what it says', (event, words) => {
  expect(terminal.tell(event, NAMES)).toSatisfy(isSentence);
  expect(terminal.tell(event, NAMES)).toMatch(words);
});

test('a flick that moves nothing to a rest is told by what follows', () => {
  expect(terminal.tell({ kind: 'slid', n: 1, pieces: [], rests: [] }, NAMES)).toBeUndefined();
});

test.each(['dealt', 'looked', 'drawn', 'hit', 'captured', 'gave'] as const)(
  'the secret of %s is told to its owner alone',
  (kind) => {
    const secret = /3:RFW|minerals|salts/;
    expect(toldTo(0, EVENTS[kind])).toMatch(secret);
    for (const viewer of [1, 'spectator'] as const) expect(toldTo(viewer, EVENTS[kind])).not.toMatch(secret);
  },
);

/** Everything that happens in a random game. */
const eventsOfGame = (seed: string): readonly Event[] => {
  const state = game.setup(3, fullOptions(game, 3, { rounds: 5 }));
  const random = seededRandom(`telling ${seed}`);
  const events: Event[] = [];
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state))
    events.push(...game.play(state, actor, game.sample(state, actor, random)));
  return events;
};

test.each(['a', 'b', 'c'])('game %s is told, everything to everybody', (seed) => {
  const events = eventsOfGame(seed).filter((event) => event.kind !== 'slid' || event.rests.length > 0);
  const untold = events.flatMap((event) =>
    viewersOf(3)
      .filter((viewer) => !isSentence(toldTo(viewer, event).trim()))
      .map((viewer) => [viewer, event]),
  );
  expect(untold).toEqual([]);
});
