/**
 * The slide of a flick, played back exactly as it was computed, and what becomes of discs that leave the Universe or land
 * on something: they are put back. Slower than it was, so that eyes can follow, and never longer than 1.2 s.
 */
import { type Act, type Clip, EASE, type Place, type Sound, TEMPO } from '@tortuga/table';
import { shipSolid, touchOf } from '../../space/solids.ts';
import { pieces } from '../pieces.ts';
import { DISC, onMap } from '../units.ts';
import type { Of, Scene } from './scene.ts';
import { easingOf, type Knock, knocksOf, lastsFor, type Leg, tracksOf } from './track.ts';

const PACE = 0.7;
/** Before it, where somebody else flicks: one sees which disc, and where to. */
const WIND_UP = 240;
/** After it, where discs are put back. */
const PUT_BACK = 460;

/** When things are shown, in milliseconds. */
interface Timing {
  /** Before the first disc moves. */
  readonly lead: number;
  /** A second of the slide. */
  readonly second: number;
  /** When all have come to rest. */
  readonly end: number;
  /** And all that left lie on the board again. */
  readonly whole: number;
}

const flickOf = ({ before: { queue } }: Pick<Scene, 'before'>) =>
  queue[0]?.kind === 'luck' ? queue[0] : undefined;

const isGone = (heard: Scene['heard'], disc: number): boolean =>
  heard.some((event) => (event.kind === 'left' || event.kind === 'landed') && event.disc === disc);

export const timingOf = (slid: Of<'slid'>, scene: Pick<Scene, 'heard' | 'before' | 'after'>): Timing => {
  const flick = flickOf(scene);
  const lead = flick === undefined || flick.seat === scene.after.me ? 0 : WIND_UP;
  const seconds = lastsFor(slid.pieces);
  const second = Math.min(1000 / PACE, TEMPO.show / Math.max(seconds, 0.001));
  const end = lead + seconds * second;
  const hasGone = slid.pieces.some(([, disc]) => isGone(scene.heard, disc));
  return { lead, second, end, whole: hasGone ? end + PUT_BACK : end };
};

const round = (value: number): number => Math.round(value * 1e5) / 1e5 + 0;

/** Millimetres from where the disc lies in the end. */
const shift = (x: number, y: number, scale = 1): string =>
  `translate(${round(x)}px, ${round(y)}px) scale(${scale})`;

const REST = shift(0, 0);

/** From where the disc lies in the end, which is a place of the board. */
const away = (at: { readonly x: number; readonly y: number }, lies: Place): { x: number; y: number } => {
  const { x, y } = onMap(at);
  return { x: x - lies.x - DISC.width / 2, y: y - lies.y - DISC.height / 2 };
};

const shiftTo = (leg: Leg, lies: Place): string => {
  const { x, y } = away(leg, lies);
  return shift(x, y);
};

/** As parts of the whole clip. */
const offsetOf = ({ lead, second, whole }: Timing, leg: Leg): number =>
  Math.min(1, whole === 0 ? 1 : (lead + leg.t * second) / whole);

/** Every leg at its time, eased as the disc brakes; before the first it lies still. */
const legFrames = (track: readonly Leg[], lies: Place, timing: Timing): readonly Keyframe[] =>
  track.map((leg, nth) => {
    const next = track[nth + 1];
    return {
      transform: shiftTo(leg, lies),
      offset: offsetOf(timing, leg),
      easing: next === undefined ? 'linear' : easingOf(leg, next),
    };
  });

/** Drawn back a little before it goes, where somebody else flicks it. */
const windUp = (track: readonly Leg[], lies: Place, { lead, whole }: Timing): readonly Keyframe[] => {
  const [first] = track;
  if (first === undefined || first.t > 0 || lead === 0) return [];
  const { x, y } = away(first, lies);
  const speed = Math.hypot(first.vx, first.vy);
  const [dx, dy] = [(6 * first.vx) / speed, (6 * first.vy) / speed];
  return [
    { transform: shift(x, y), offset: 0, easing: EASE.out },
    { transform: shift(x - dx, y - dy), offset: (0.7 * lead) / whole, easing: 'ease-in' },
  ];
};

const still = (track: readonly Leg[], lies: Place, { lead }: Timing): readonly Keyframe[] => {
  const [first] = track;
  return first === undefined || (first.t === 0 && lead === 0)
    ? []
    : [{ transform: shiftTo(first, lies), offset: 0 }];
};

/** It rests where the rules say: positions there are whole, and so the very last of a slide is. */
const restFrames = (track: readonly Leg[], lies: Place, timing: Timing): readonly Keyframe[] => {
  const frames = legFrames(track, lies, timing);
  const last = frames.at(-1);
  return [...frames.slice(0, -1), { ...last, transform: REST }, { transform: REST, offset: 1 }];
};

/** Milliseconds that a disc takes to vanish beyond the border, or to hop onto a piece. */
const VANISH = 150;
/** Millimetres from above which it is put back. */
const HIGH = 22;

/** Over the border, or onto a piece; then it is put back, Freighter side up. */
const goneFrames = (
  track: readonly Leg[],
  lies: Place,
  timing: Timing,
  hasLanded: boolean,
): readonly Keyframe[] => {
  const [before, last] = [track.at(-2), track.at(-1)];
  if (before === undefined || last === undefined) return [];
  const { x, y } = away(last, lies);
  const speed = Math.max(1, Math.hypot(before.vx, before.vy));
  const [dx, dy] = [(12 * before.vx) / speed, (12 * before.vy) / speed];
  const at = (ms: number): number => Math.min(1, ms / timing.whole);
  const vanished = at(timing.lead + last.t * timing.second + VANISH);
  const [back, down] = [at(timing.end + VANISH), 1];
  return [
    ...legFrames(track, lies, timing),
    { transform: shift(x + dx, y + dy, hasLanded ? 1.2 : 0.8), opacity: hasLanded ? 1 : 0, offset: vanished },
    { transform: shift(x + dx, y + dy, hasLanded ? 1.2 : 0.8), opacity: hasLanded ? 1 : 0, offset: back },
    ...(hasLanded ? [] : [{ transform: shift(0, -HIGH, 1.5), opacity: 0, offset: back, easing: EASE.drop }]),
    { transform: REST, opacity: 1, offset: down },
  ];
};

const discClip = (disc: number, track: readonly Leg[], scene: Scene, timing: Timing): readonly Clip[] => {
  const piece = pieces.disc(disc);
  const lies = scene.to.get(piece);
  if (lies === undefined) return [];
  const hasLanded = scene.heard.some((event) => event.kind === 'landed' && event.disc === disc);
  const before = windUp(track, lies, timing);
  const frames = [
    ...(before.length > 0 ? before : still(track, lies, timing)),
    ...(isGone(scene.heard, disc)
      ? goneFrames(track, lies, timing, hasLanded)
      : restFrames(track, lies, timing)),
  ];
  return [{ piece, frames, ms: timing.whole }];
};

/** By how much the speed changed, in tenths of a millimetre a second. */
const soundOf = (hard: number): Sound => {
  if (hard > 7000) return 'clack';
  return hard > 2500 ? 'tock' : 'tap';
};

/** Milliseconds: what comes closer sounds as one. */
const APART = 30;

const knockSounds = (knocks: readonly Knock[], { lead, second }: Timing): readonly Clip[] => {
  const times = knocks.map(({ t, hard }) => ({ delay: lead + t * second, hard }));
  const apart = times.filter(({ delay }, nth) => delay - (times[nth - 1]?.delay ?? -APART) >= APART);
  return [
    { piece: '', frames: [], ms: 0, delay: lead, sound: 'knuckle' },
    ...apart.map(({ delay, hard }): Clip => ({ piece: '', frames: [], ms: 0, delay, sound: soundOf(hard) })),
  ];
};

const TICK_MS = 260;

/** Ticks of bone where something was touched: drawn by `LastSlide`, seen only now. */
const tickClips = (knocks: readonly Knock[], { to }: Scene, { lead, second }: Timing): readonly Clip[] =>
  knocks.flatMap(({ t }, nth) =>
    to.has(pieces.tick(nth))
      ? [
          {
            piece: pieces.tick(nth),
            frames: [
              { transform: shift(0, 0, 0.6), opacity: 0 },
              { transform: shift(0, 0, 1), opacity: 1, offset: 0.2 },
              { transform: shift(0, 0, 1.3), opacity: 0 },
            ],
            ms: TICK_MS,
            delay: lead + t * second,
          },
        ]
      : [],
  );

/** Tenths of a millimetre: nearer than this the disc touched the ship. */
const TOUCHING = 2;

/** Ships that were hit start back from the disc. */
const hitClips = (knocks: readonly Knock[], { heard, before, to }: Scene, { lead, second }: Timing) =>
  heard.flatMap((event): readonly Clip[] => {
    if (event.kind !== 'hit') return [];
    const ship = before.pirates[event.seat]?.ship;
    if (ship?.at !== 'space' || !to.has(pieces.ship(event.seat))) return [];
    const solid = shipSolid(event.seat, ship);
    const knock = knocks.find(({ disc, x, y }) => disc === event.disc && touchOf(solid, x, y).gap < TOUCHING);
    if (knock === undefined) return [];
    const { nx, ny } = touchOf(solid, knock.x, knock.y);
    const pushed = `translate(${round(-3 * nx)}px, ${round(-3 * ny)}px)`;
    const rest = 'translate(0px, 0px)';
    return [
      {
        piece: pieces.ship(event.seat),
        frames: [{ transform: rest }, { transform: pushed, offset: 0.25 }, { transform: rest }],
        ms: 280,
        delay: lead + knock.t * second,
        easing: 'ease-out',
      },
    ];
  });

/** What becomes of it is dotted on the board at the end, and stays for a while. */
const trailClip = ({ to }: Scene, { end }: Timing): readonly Clip[] =>
  to.has(pieces.trail)
    ? [{ piece: pieces.trail, frames: [{ opacity: 0 }, { opacity: 1 }], ms: TEMPO.fast, delay: end }]
    : [];

export const slide = (slid: Of<'slid'>, scene: Scene): Act => {
  const timing = timingOf(slid, scene);
  const knocks = knocksOf(slid.pieces);
  const discs = [...tracksOf(slid.pieces)].flatMap(([disc, track]) => discClip(disc, track, scene, timing));
  return {
    clips: [
      ...discs,
      ...hitClips(knocks, scene, timing),
      ...tickClips(knocks, scene, timing),
      ...trailClip(scene, timing),
      ...knockSounds(knocks, timing),
    ],
    ms: timing.whole,
  };
};
