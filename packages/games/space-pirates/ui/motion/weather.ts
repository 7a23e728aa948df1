/** The Cosmic Storm walks, the Solar Wind blows. */
import { type Act, type Clip, EASE, type Place, TEMPO } from '@tortuga/table';
import type { Drifted } from '../../types.ts';
import { pieces } from '../pieces.ts';
import { toMm } from '../units.ts';
import type { Of, Scene } from './scene.ts';
import { shifted, wayOf } from './way.ts';

const WALK_MS = 900;
const LAP = 360;

const stormFrames = (was: Place | undefined, is: Place | undefined): readonly Keyframe[] => {
  const rest = shifted({ x: 0, y: 0 });
  if (is === undefined)
    return [
      { transform: rest, opacity: 1 },
      { transform: shifted({ x: 0, y: 0, scale: 1.3, turn: LAP / 2 }), opacity: 0 },
    ];
  if (was === undefined)
    return [
      { transform: shifted({ x: 0, y: 0, scale: 0.2, turn: -LAP }), opacity: 0 },
      { transform: rest, opacity: 1 },
    ];
  return [
    { transform: shifted({ x: was.x - is.x, y: was.y - is.y, turn: -LAP }), opacity: 1 },
    { transform: rest, opacity: 1 },
  ];
};

/** The swirl walks, its arms turn one lap. */
export const rage = ({ from, to }: Scene): Act => ({
  clips: [
    {
      piece: pieces.storm,
      frames: stormFrames(from.get(pieces.storm), to.get(pieces.storm)),
      ms: WALK_MS,
      easing: EASE.inOut,
      sound: 'thunder',
    },
  ],
  ms: WALK_MS,
});

const BLOW_MS = 900;
/** How far a ship is seen to leave, in millimetres. */
const AWAY = 150;

const towards = (angle: number, far: number): { readonly x: number; readonly y: number } => {
  const radians = (toMm(angle) / 180) * Math.PI;
  return { x: far * Math.cos(radians), y: far * Math.sin(radians) };
};

/** One that is blown out is seen to leave. */
const driftClip = (angle: number, { from, to }: Scene, { seat }: Drifted): readonly Clip[] => {
  const piece = pieces.ship(seat);
  const [was, is] = [from.get(piece), to.get(piece)];
  if (was === undefined) return [];
  const { x, y } = towards(angle, AWAY);
  const out = { ...was, x: was.x + x, y: was.y + y, opacity: 0 };
  const end = is ?? was;
  const stops = is === undefined ? [{ ...was, opacity: 1 }, out] : [was, is];
  return [{ piece, frames: wayOf(stops, end), ms: BLOW_MS, easing: EASE.inOut }];
};

/** Streaks cross the map. */
const streaks = (angle: number): Clip => {
  const [begin, end] = [towards(angle, -260), towards(angle, 260)];
  return {
    piece: pieces.wind,
    frames: [
      { transform: shifted(begin), opacity: 0 },
      { transform: shifted(towards(angle, -100)), opacity: 1, offset: 0.3 },
      { transform: shifted(towards(angle, 100)), opacity: 1, offset: 0.7 },
      { transform: shifted(end), opacity: 0 },
    ],
    ms: BLOW_MS + 200,
  };
};

/** All ships at once. */
export const blow = ({ angle, drifted }: Of<'wind'>, scene: Scene): Act => ({
  clips: [
    { piece: '', frames: [], ms: 0, sound: 'gust' },
    ...drifted.flatMap((each) => driftClip(angle, scene, each)),
    ...(scene.to.has(pieces.wind) ? [streaks(angle)] : []),
  ],
  ms: BLOW_MS,
});

/** Pixels of a badge, millimetres of a ship. */
const SHAKEN = 4;
const SHAKE_MS = 360;

/** Whoever suffers Damage is shaken, ship and badge. */
export const shake = ({ seat }: Of<'damaged'>, { to }: Scene): Act => {
  const frames = [0, -1, 1, -1, 1, 0].map((side) => ({ transform: shifted({ x: side * SHAKEN, y: 0 }) }));
  const struck = [pieces.ship(seat), pieces.seat(seat)].filter((piece) => to.has(piece));
  const clips: readonly Clip[] = struck.map((piece) => ({ piece, frames, ms: SHAKE_MS }));
  return {
    clips: [...clips, { piece: '', frames: [], ms: 0, sound: 'crack' }],
    ms: TEMPO.fast,
  };
};
