/** 500 random flicks, always the same: on 100 boards, half of them crowded, each as its table hears of it. */
import { type Random, seededRandom } from '@tortuga/engine';
import type { Place } from '@tortuga/table';
import { module } from '../../index.ts';
import { randomBoard, randomFlick } from '../../testing/boards.ts';
import type { Heard, State } from '../../types.ts';
import type { Of, Scene } from '../motion/scene.ts';
import { pieces } from '../pieces.ts';
import { discPlace } from '../units.ts';

const { game } = module;

export const BOARDS = 100;
export const FLICKS = 5;

export interface PlayedFlick extends Scene {
  readonly slid: Of<'slid'>;
}

const placesOf = ({ discs }: State): ReadonlyMap<string, Place> =>
  new Map(discs.map((disc) => [pieces.disc(disc.id), discPlace(disc)]));

const isSlid = (heard: Heard): heard is Of<'slid'> => heard.kind === 'slid';

/** By a seat that the viewer is not every other time: then it is shown who flicks. */
const play = (board: State, random: Random, seat: number): PlayedFlick => {
  const state = game.clone(board);
  state.phase = { name: 'hazards' };
  state.queue = [{ ...randomFlick(state, random), seat }];
  const from = placesOf(state);
  const before = game.view(state, 0);
  const heard = game
    .play(state, 'chance', { kind: 'luck', n: random.below(4294967296) })
    .flatMap((event) => game.hear(event, 0) ?? []);
  const slid = heard.find(isSlid);
  if (slid === undefined) throw new Error('nothing slid');
  return { heard, before, after: game.view(state, 0), from, to: placesOf(state), slid };
};

export const eachPlayedFlick = (look: (played: PlayedFlick) => void): void => {
  for (let nth = 0; nth < BOARDS; nth++) {
    const board = randomBoard(`playback ${nth}`, nth % 2 === 1);
    const random = seededRandom(`playback ${nth}`);
    for (let flick = 0; flick < FLICKS; flick++) look(play(board, random, flick % 2));
  }
};
