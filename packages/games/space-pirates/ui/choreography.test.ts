/** Motion follows what was heard: every clip moves a piece that is there, by transform and opacity alone. */
import { type Actor, byRollout, bySample, seededRandom, type Viewer } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import type { Clip, Place, Places, Sitter } from '@tortuga/table';
import { clipFaults, drawn } from '@tortuga/table/testing';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import { putDisc, putShip, universe } from '../testing/positions.ts';
import type { Heard, Move, State, View } from '../types.ts';
import { universeOf } from '../universe/universe.ts';
import { choreography } from './choreography.ts';
import { OnMap } from './map/OnMap.tsx';
import { pieces } from './pieces.ts';
import type { Props } from './shown.ts';

const { game } = module;

const SITTERS: readonly Sitter[] = (['coral', 'sky', 'gold', 'reef'] as const).map((colour) => ({
  name: colour,
  colour,
  bot: undefined,
  isMine: false,
  isOnline: true,
  isAway: false,
}));

const SEAT: Place = { x: 900, y: 40, width: 44, height: 44 };
const LENS = { board: 'map', x: 0, y: 0, scale: 1 };

/** As the map draws them: where each piece lies is written on it. */
const placesOf = (view: View, latest?: Props['latest']): Places => {
  const table = { view, latest, sitters: SITTERS };
  // The map asks no more of a table.
  const node = createElement(OnMap, {
    table: table as unknown as Props,
    universe: universeOf(view.options, view.seats),
  });
  const found = drawn(node, 'en').matchAll(/data-piece="([^"]+)" data-place="([^"]+)"/g);
  const seats = view.pirates.map((_, seat): [string, Place] => [pieces.seat(seat), SEAT]);
  return new Map([
    ...seats,
    ...[...found].map(([, piece = '', text = '']): [string, Place] => {
      const [x = 0, y = 0, width = 0, height = 0, heading = 0] = text.split(' ').map(Number);
      return [piece, { x, y, width, height, heading, lens: LENS }];
    }),
  ]);
};

interface Seen {
  readonly clips: readonly Clip[];
  readonly from: Places;
  readonly to: Places;
}

const seen = (state: State, actor: Actor, move: Move, viewer: Viewer): Seen => {
  const next = game.clone(state);
  const heard: readonly Heard[] = game
    .play(next, actor, move)
    .flatMap((event) => game.hear(event, viewer) ?? []);
  const [before, after] = [game.view(state, viewer), game.view(next, viewer)];
  const [from, to] = [placesOf(before), placesOf(after, { before, heard })];
  return { clips: choreography({ heard, before, after, from, to }), from, to };
};

const clipOf = ({ clips }: Seen, piece: string): Clip | undefined =>
  clips.find((clip) => clip.piece === piece && clip.frames.length > 0);

const soundsOf = ({ clips }: Seen): readonly string[] =>
  clips.toSorted((one, other) => (one.delay ?? 0) - (other.delay ?? 0)).flatMap(({ sound }) => sound ?? []);

/** Each is drawn twice: enough for some turns of everybody. */
const FRAMES = 90;

test.each([
  { seats: 2, viewer: 0, choose: byRollout(module) },
  { seats: 3, viewer: 'spectator', choose: bySample(game) },
  { seats: 4, viewer: 1, choose: bySample(game) },
] as const)('with $seats players, every frame that seat $viewer sees moves what is there, once', (run) => {
  const random = seededRandom(`motion ${run.seats}`);
  const state = game.setup(run.seats, fullOptions(game, run.seats));
  for (let frame = 0; frame < FRAMES; frame++) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    const move = run.choose(state, actor, random);
    const { clips, from, to } = seen(state, actor, move, run.viewer);
    expect(clipFaults(clips, new Set([...from.keys(), ...to.keys()]))).toEqual([]);
    game.play(state, actor, move);
  }
});

const flying = (): State => {
  const state = universe(2);
  putShip(state, 0, 2000, 3600, 0);
  state.turn = { ...state.turn, card: '3:RS', energy: 3 };
  return state;
};

const AHEAD: Move = { kind: 'template', angle: 0, offset: 0 };

test('a ship follows its template from where it lay, by way of its front tip', () => {
  const frames = clipOf(seen(flying(), 0, { ...AHEAD, angle: 450 }, 0), pieces.ship(0))?.frames ?? [];
  expect(frames).toHaveLength(3);
  expect(frames.at(-1)).toMatchObject({ transform: 'translate(0px, 0px) scale(1) rotate(0deg)' });
  expect(frames[0]?.['transform']).toMatch(/rotate\(-45deg\)$/);
  expect(frames[1]?.['transform']).toMatch(/rotate\(-22.5deg\)$/);
});

test('the template unrolls under the ship, with a click', () => {
  const all = seen(flying(), 0, AHEAD, 0);
  expect(clipOf(all, pieces.laid)?.sound).toBe('click');
  expect(clipOf(all, pieces.ship(0))?.delay).toBeGreaterThan(0);
});

test('SP-45 what a template captures is drawn to the ship when the ship is there', () => {
  const state = flying();
  putDisc(state, 1, 2900, 3600, 'salts');
  const all = seen(state, 0, AHEAD, 0);
  expect(clipOf(all, pieces.disc(1))).toMatchObject({ sound: 'scoop', delay: 620 });
});

test('SP-48 an Asteroid that was captured lies on the deck until it is set aside', () => {
  const state = flying();
  putDisc(state, 1, 2900, 3600, 'asteroid');
  const { to, clips } = seen(state, 0, AHEAD, 0);
  expect(to.get(pieces.disc(1))).toBeDefined();
  expect(clips.map(({ sound }) => sound)).toContain('crack');
});

test('Police make themselves heard', () => {
  const state = flying();
  putDisc(state, 1, 2900, 3600, 'police');
  expect(soundsOf(seen(state, 0, AHEAD, 1))).toEqual(['click', 'siren']);
});

test('SP-85 the wind moves all ships at once, and one that is blown out is seen to leave', () => {
  const state = flying();
  putShip(state, 0, 3600, 4300, 900);
  putShip(state, 1, 5300, 1000, 0);
  state.phase = { name: 'wind' };
  const all = seen(state, 0, { kind: 'wind', angle: 0, points: [] }, 0);
  const [one, other] = [clipOf(all, pieces.ship(0)), clipOf(all, pieces.ship(1))];
  expect(one?.delay).toBe(other?.delay);
  expect(other?.frames.at(-1)).toMatchObject({ opacity: 0 });
  expect(all.to.has(pieces.ship(1))).toBe(false);
  expect(clipOf(all, pieces.wind)).toBeDefined();
});

test('the storm turns one lap as it walks', () => {
  const state = flying();
  state.phase = { name: 'storm' };
  const first = seen(state, 0, { kind: 'storm', x: 1200, y: 3000 }, 0);
  expect(clipOf(first, pieces.storm)?.frames[0]).toMatchObject({ opacity: 0 });
  state.storm = { x: 1200, y: 3000 };
  const next = seen(state, 0, { kind: 'storm', x: 1200, y: 3600 }, 0);
  expect(clipOf(next, pieces.storm)?.frames[0]).toMatchObject({
    transform: 'translate(0px, -60px) scale(1) rotate(-360deg)',
  });
});

test('SP-82 whoever is struck by the storm is shaken, ship and badge', () => {
  const state = flying();
  state.phase = { name: 'storm' };
  const all = seen(state, 0, { kind: 'storm', x: 2300, y: 3400 }, 0);
  expect(clipOf(all, pieces.ship(0))).toBeDefined();
  expect(clipOf(all, pieces.seat(0))).toBeDefined();
});

test('what is sold is paid with a coin that flies from the base to its seller', () => {
  const state = universe(2);
  state.phase = { name: 'dock', step: 'sell', then: 'end' };
  state.pirates[0]?.hold.splice(0, 1, 2);
  const all = seen(state, 0, { kind: 'sell', types: ['minerals'] }, 0);
  expect(clipOf(all, pieces.coin(0))).toMatchObject({ sound: 'coin', isOver: true });
});

test('the storm lies above a ship also while the ship moves', () => {
  const state = flying();
  state.storm = { x: 2900, y: 3600 };
  const names = seen(state, 0, AHEAD, 0).clips.map(({ piece }) => piece);
  expect(names.indexOf(pieces.storm)).toBe(0);
  expect(names.indexOf(pieces.ship(0))).toBeGreaterThan(0);
});
