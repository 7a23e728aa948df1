/** A template is laid and the ship follows, tip to tip; a ship enters a Hangar, comes from its player, or comes back. */
import { type Act, type Clip, EASE, flight, NOTHING, type Place, TEMPO } from '@tortuga/table';
import { pieces } from '../pieces.ts';
import { onMap, posePlace, SHIP } from '../units.ts';
import type { Of, Scene } from './scene.ts';
import { shifted, type Stop, wayOf } from './way.ts';

const UNROLL_MS = 200;
const FOLLOW_MS = 420;

/** From its rear tip to its front one. */
const unroll = (heading: number): Clip => {
  const angle = (heading / 180) * Math.PI;
  const rear = { x: (-SHIP.width / 2) * Math.cos(angle), y: (-SHIP.width / 2) * Math.sin(angle) };
  const whole = shifted({ x: 0, y: 0 });
  return {
    piece: pieces.laid,
    frames: [
      { transform: shifted({ ...rear, scale: 0 }), opacity: 1 },
      { transform: whole, opacity: 1, offset: 0.35 },
      { transform: whole, opacity: 1, offset: 0.85 },
      { transform: whole, opacity: 0 },
    ],
    ms: UNROLL_MS + FOLLOW_MS,
    sound: 'click',
  };
};

/** Half way between two headings, the short way round. */
const halfTurn = (from: number, to: number): number =>
  from + ((((to - from + 180) % 360) + 360) % 360) / 2 - 90;

/** Where the rear tip of the template lies the ship is half turned. A drift goes straight. */
const stopsOf = (event: Of<'laid'>, was: Place, to: Place): readonly Stop[] => {
  const template = { ...posePlace(event), lens: to.lens };
  const { x, y } = onMap(event);
  const tip = {
    ...template,
    x: x - SHIP.width / 2,
    y: y - SHIP.height / 2,
    heading: halfTurn(was.heading ?? 0, template.heading),
  };
  return event.drift ? [was, template] : [was, tip, template];
};

const isEntering = ({ heard }: Scene, seat: number): boolean =>
  heard.some((event) => event.kind === 'entered' && event.seat === seat);

export const fly = (event: Of<'laid'>, scene: Scene): Act => {
  const piece = pieces.ship(event.seat);
  const [was, to] = [scene.from.get(piece), scene.to.get(piece)];
  if (was === undefined || to === undefined) return NOTHING;
  const enters = isEntering(scene, event.seat);
  const stops = [...stopsOf(event, was, to), ...(enters ? [to] : [])];
  const ms = enters ? FOLLOW_MS + TEMPO.move : FOLLOW_MS;
  return {
    clips: [
      { piece, frames: wayOf(stops, to), ms, delay: UNROLL_MS, easing: EASE.inOut },
      ...(scene.to.has(pieces.laid) ? [unroll(posePlace(event).heading)] : []),
    ],
    ms: UNROLL_MS + ms,
  };
};

/** The first Hangar: the ship comes from its player's badge. */
export const moorFirst = ({ seat }: Of<'docked'>, { from, to }: Scene): Act => {
  const piece = pieces.ship(seat);
  const [badge, place] = [from.get(pieces.seat(seat)), to.get(piece)];
  if (badge === undefined || place === undefined) return NOTHING;
  return {
    clips: [flight(piece, badge, place, { ms: TEMPO.ship, easing: EASE.inOut, sound: 'ship' })],
    ms: TEMPO.ship,
  };
};

/** How far outside a ship begins that comes back, in its lengths. */
const FAR = 1.5;

/** SP-91: a ship that was blown out comes in again, the way it looks. */
export const comeBack = ({ id, h }: Of<'putBack'>, { to }: Scene): Act => {
  const piece = pieces.ship(id);
  const place = to.get(piece);
  if (place === undefined || h === null) return NOTHING;
  const angle = ((place.heading ?? 0) / 180) * Math.PI;
  const far = SHIP.width * FAR;
  const start = { x: -far * Math.cos(angle), y: -far * Math.sin(angle) };
  return {
    clips: [
      {
        piece,
        frames: [
          { transform: shifted(start), opacity: 0 },
          { transform: shifted({ x: 0, y: 0 }), opacity: 1 },
        ],
        ms: TEMPO.ship,
        easing: EASE.out,
        sound: 'ship',
      },
    ],
    ms: TEMPO.ship,
  };
};
