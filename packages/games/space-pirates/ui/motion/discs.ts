/** Discs are placed, captured, lifted and set aside; one turns over and shows its face. */
import { type Act, type Clip, EASE, flight, NOTHING, type Place, type Sound, TEMPO } from '@tortuga/table';
import { pieces } from '../pieces.ts';
import type { Of, Scene } from './scene.ts';
import { shifted, wayOf } from './way.ts';

/** How far above the map a disc is dropped from, in millimetres. */
const HIGH = 22;

/** From where it lay, else from its player's badge, else from above; it lands with a knock. */
const drop = (piece: string, start: Place | undefined, place: Place): Clip => {
  if (start !== undefined) return flight(piece, start, place, { easing: EASE.drop, sound: 'block' });
  return {
    piece,
    frames: [
      { transform: shifted({ x: 0, y: -HIGH, scale: 1.5 }), opacity: 0 },
      { transform: shifted({ x: 0, y: 0 }), opacity: 1 },
    ],
    ms: TEMPO.move,
    easing: EASE.drop,
    sound: 'block',
  };
};

export const place = ({ seat, disc }: Of<'placed'>, { from, to }: Scene): Act => {
  const piece = pieces.disc(disc);
  const lies = to.get(piece);
  if (lies === undefined) return NOTHING;
  return { clips: [drop(piece, from.get(pieces.spot) ?? from.get(pieces.seat(seat)), lies)], ms: TEMPO.move };
};

/** Out of the hold of the ship that has lifted it. */
export const setAside = ({ seat, disc }: Of<'aside'>, { from, to }: Scene): Act => {
  const piece = pieces.disc(disc);
  const lies = to.get(piece);
  if (lies === undefined) return NOTHING;
  return { clips: [drop(piece, from.get(pieces.spot) ?? from.get(pieces.ship(seat)), lies)], ms: TEMPO.move };
};

const GATHER_MS = 260;

/** Drawn to the ship, and gone in it. */
const gather = (piece: string, seat: number, sound: Sound, { from, to }: Scene): Act => {
  const lay = from.get(piece);
  const ship = to.get(pieces.ship(seat));
  if (lay === undefined || ship === undefined || to.has(piece)) return NOTHING;
  const stops = [
    { ...lay, opacity: 1 },
    { ...ship, heading: lay.heading, opacity: 1, scale: 0.6, at: 0.8 },
    { ...ship, heading: lay.heading, opacity: 0, scale: 0.3 },
  ];
  return {
    clips: [{ piece, frames: wayOf(stops, lay), ms: GATHER_MS, easing: EASE.lift, sound }],
    ms: GATHER_MS / 2,
  };
};

export const capture = ({ seat, disc }: Of<'captured'>, scene: Scene): Act =>
  gather(pieces.disc(disc), seat, 'scoop', scene);

export const arrest = ({ seat, disc }: Of<'police'>, scene: Scene): Act =>
  gather(pieces.disc(disc), seat, 'siren', scene);

/** It lies on the ship's deck until it is set aside. */
export const liftUp = ({ disc }: Of<'lifted'>, { from, to }: Scene): Act => {
  const piece = pieces.disc(disc);
  const [lay, deck] = [from.get(piece), to.get(piece)];
  if (lay === undefined || deck === undefined) return NOTHING;
  return {
    clips: [flight(piece, lay, deck, { ms: GATHER_MS, easing: EASE.lift, sound: 'scoop' })],
    ms: GATHER_MS / 2,
  };
};

const SHOWN_MS = TEMPO.reveal + 900;

/** With a hop; the face is larger than the disc while it shows. */
export const turnOver = ({ disc }: Of<'turned'>, { to }: Scene): Act => {
  const piece = pieces.face(disc);
  if (!to.has(piece)) return NOTHING;
  const frame = (x: number, y: number, hop: number): string => `translate(0px, ${hop}px) scale(${x}, ${y})`;
  return {
    clips: [
      {
        piece,
        frames: [
          { transform: frame(0.1, 1.1, -4), opacity: 0 },
          { transform: frame(0.1, 1.2, -8), opacity: 1, offset: 0.08 },
          { transform: frame(1.6, 1.6, -4), opacity: 1, offset: 0.2 },
          { transform: frame(1.6, 1.6, -4), opacity: 1, offset: 0.84 },
          { transform: frame(0.1, 1.2, -8), opacity: 1, offset: 0.96 },
          { transform: frame(0.1, 1, 0), opacity: 0 },
        ],
        ms: SHOWN_MS,
        easing: 'ease-in-out',
        sound: 'turn',
      },
    ],
    ms: SHOWN_MS,
  };
};
