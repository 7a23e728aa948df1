/**
 * The scripted first game: against Kraken, in a small Universe. A Freighter placed, flicks, a flight that catches three, a
 * sale, a storm, and a base of one's own. A child cannot aim to the tenth of a degree: what is near enough is accepted, and
 * the script goes on with its own.
 */
import type { Tutorial, TutorialStep } from '@tortuga/table';
import type { Card } from '../components.ts';
import { parseMove } from '../notation.ts';
import { turnBetween } from '../space/directions.ts';
import { distance } from '../space/point.ts';
import type { Move } from '../types.ts';
import type { Layout } from '../universe/presets.ts';
import { pieces } from './pieces.ts';
import type { Key } from './words/messages.ts';

type Entry = Tutorial['entries'][number];
type Step = TutorialStep & { readonly text: Key };

interface Scripted extends Entry {
  /** Said before it. */
  readonly steps?: readonly Step[];
}

const YOU = 0;
const KRAKEN = 1;

const LAGOON: Layout = {
  border: [
    [0, 0],
    [5200, 0],
    [5200, 4000],
    [0, 4000],
  ],
  bases: [
    [450, 2000, 'E'],
    [4750, 2000, 'W'],
    [2600, 3550, 'N'],
  ],
  abandoned: [],
  scenery: [
    ['planet', 2600, 1000],
    ['moon', 1000, 600],
    ['moon', 4200, 3300],
  ],
};

/** Tenths of a degree, of power, of a millimetre. */
const NEAR_ANGLE = 300;
const NEAR_POWER = 300;
const NEAR_SPOT = 800;

const isNear = (move: Move, asked: Move): boolean => {
  if (move.kind === 'flick' && asked.kind === 'flick')
    return (
      move.disc === asked.disc &&
      Math.abs(turnBetween(asked.angle, move.angle)) <= NEAR_ANGLE &&
      Math.abs(move.power - asked.power) <= NEAR_POWER
    );
  if (move.kind === 'template' && asked.kind === 'template')
    return Math.abs(turnBetween(asked.angle, move.angle)) <= NEAR_ANGLE;
  if (move.kind === 'place' && asked.kind === 'place')
    return move.disc === asked.disc && distance(move, asked) <= NEAR_SPOT;
  return move.kind === 'storm' && asked.kind === 'storm' && distance(move, asked) <= NEAR_SPOT;
};

const accepting =
  (asked: string) =>
  (text: string): boolean => {
    const [move, meant] = [parseMove(text), parseMove(asked)];
    return text === asked || (move !== undefined && meant !== undefined && isNear(move, meant));
  };

/** A move that the learner is asked for; others of these steps are read before. */
const ask = (text: Key, piece: string | undefined, move: string, ...before: readonly Step[]): Scripted => ({
  by: YOU,
  move,
  accepts: accepting(move),
  steps: [...before, { text, move, ...(piece === undefined ? {} : { piece }) }],
});

const chance = (...moves: readonly string[]): readonly Scripted[] =>
  moves.map((move) => ({ by: 'chance', move }));

/** Done for the learner. */
const done = (move: string): Scripted => ({ by: YOU, move, byItself: true });
const kraken = (move: string): Scripted => ({ by: KRAKEN, move });

const FIRST_CARD: Card = '4:LF';
const SECOND_CARD: Card = '3:RS';

const SETTING_UP: readonly Scripted[] = [
  ...chance('setup 0 2 4', `energy 1:RFW 2:RFS ${SECOND_CARD} ${FIRST_CARD} 5:RF`),
  ...chance('energy 1:LFW 2:LFS 3:LFS 4:LA 5:LA'),
  ask('learn-hangar', pieces.base(0), 'hangar 0', { text: 'learn-welcome' }, { text: 'learn-way' }),
  kraken('hangar 1'),
  ...chance('draw gases', 'draw minerals', 'draw salts'),
  ask('learn-place', pieces.base(0), 'place 1 1750 2300'),
  done('place 2 2600 2050'),
  done('place 3 3700 1200'),
  kraken('flick 1 1800 12'),
  ...chance('luck 7'),
  kraken('flick 2 0 10'),
  ...chance('luck 7'),
  kraken('flick 3 2700 30'),
  ...chance('luck 7', 'draw hitech', 'draw metals', 'draw salts'),
  kraken('place 4 3300 2400'),
  kraken('place 5 3800 2700'),
  kraken('place 6 1750 1000'),
  ask('learn-flick', pieces.disc(4), 'flick 4 1800 125', { text: 'learn-neighbour' }),
  ...chance('luck 7'),
  done('flick 5 900 60'),
  ...chance('luck 7'),
  done('flick 6 1800 60'),
  ...chance('luck 7'),
];

const FIRST_TURN: readonly Scripted[] = [
  ask('learn-card', pieces.card(FIRST_CARD, 0), `energy ${FIRST_CARD}`, { text: 'learn-turn' }),
  ask('learn-hazards', undefined, 'hazard L'),
  ...chance('draw asteroid'),
  ask('learn-asteroid', pieces.base(1), 'place 7 3600 1850'),
  kraken('flick 7 1800 25'),
  ...chance('luck 7'),
  ask('learn-own-flick', pieces.disc(2), 'flick 2 1124 95'),
  ...chance('luck 7'),
  ask('learn-leave', pieces.ship(YOU), 'template 250', { text: 'learn-fly' }),
  ask('learn-template', undefined, 'template 250'),
  ask('learn-on', undefined, 'template 600'),
  ask('learn-enter', pieces.base(2), 'template 900'),
  ask('learn-look', pieces.base(2), 'look', { text: 'learn-dock' }),
  ask('learn-sell', undefined, 'sell minerals hitech gases'),
  ask('learn-skip', undefined, 'skip'),
];

const TURN_OF_KRAKEN: readonly Scripted[] = [
  kraken('energy 4:LA'),
  kraken('hazard A'),
  ...chance('draw salts'),
  kraken('place 1 1600 1500'),
  ask('learn-for-kraken', pieces.disc(1), 'flick 1 450 124'),
  ...chance('luck 7'),
  kraken('template 1800'),
  kraken('template 1800'),
  ...chance('lose 5:LA'),
  kraken('end'),
  kraken('aside 7 3400 2575'),
];

const SECOND_TURN: readonly Scripted[] = [
  ask('learn-second', pieces.card(SECOND_CARD, 0), `energy ${SECOND_CARD}`, { text: 'learn-damage' }),
  ask('learn-storm-first', undefined, 'hazard S'),
  ask('learn-storm', pieces.ship(KRAKEN), 'storm 3600 1600'),
  ...chance('lose 1:LFW', 'draw police'),
  done('place 2 1500 3300'),
  kraken('flick 2 1800 30'),
  ...chance('luck 7'),
  ask('learn-loop', pieces.base(2), 'template 2700 350', { text: 'learn-police' }),
  ask('learn-turn-left', undefined, 'template 1800'),
  ask('learn-home', undefined, 'template 900'),
  ask('learn-buy', pieces.base(2), 'buy'),
  ask('learn-sell-more', undefined, 'sell salts'),
  ask('learn-fill', undefined, 'fill 1 2 3 4 5'),
  ...chance('energy 1:RFS 2:RFW 3:RF 4:RF 5:LF'),
];

const SCRIPT: readonly Scripted[] = [...SETTING_UP, ...FIRST_TURN, ...TURN_OF_KRAKEN, ...SECOND_TURN];

/** What is said when all is played. */
const LAST: readonly Step[] = [{ text: 'learn-end' }];

export const tutorial: Tutorial = {
  seats: 2,
  options: { layout: LAGOON, steadyHands: true },
  seat: YOU,
  entries: SCRIPT,
  steps: new Map([
    ...SCRIPT.flatMap(({ steps }, index) => (steps === undefined ? [] : [[index, steps] as const])),
    [SCRIPT.length, LAST] as const,
  ]),
};
