/** What pieces on the map are called, with their state and their place. */
import { CARGO, priceOf, TYPES } from '../../components.ts';
import { centreOf } from '../../space/hexagon.ts';
import type { Point } from '../../space/point.ts';
import type { Base, DiscView, PirateView } from '../../types.ts';
import { toMm } from '../units.ts';
import type { Speak } from '../words/messages.ts';
import { baseName, baseNumber, cargoName, seatName } from '../words/names.ts';

const mm = ({ x, y }: Point): { readonly x: string; readonly y: string } => ({
  x: String(Math.round(toMm(x))),
  y: String(Math.round(toMm(y))),
});

const faceText = ({ type, shown, cleared }: DiscView, say: Speak): string => {
  const face = type === null ? undefined : TYPES[type];
  if (face !== undefined)
    return say(shown ? 'map-disc-shown' : 'map-disc-seen', { cargo: cargoName(face, say) });
  return cleared ? say('map-disc-cleared') : '';
};

export const discLabel = (disc: DiscView, say: Speak): string => {
  const values = { disc: disc.id, ...mm(disc) };
  if (disc.where === 'lifted') return say('map-lifted', values);
  if (disc.up) return say('map-asteroid', values);
  return `${say('map-freighter', values)} ${faceText(disc, say)}`.trim();
};

export const shipLabel = ({ ship, chased }: PirateView, name: string, say: Speak): string => {
  const chase = chased ? ` ${say('map-chased')}` : '';
  if (ship.at === 'hangar') return `${say('map-ship-docked', { name, base: baseNumber(ship.base) })}${chase}`;
  if (ship.at !== 'space') return '';
  const values = { name, ...mm(centreOf(ship)), heading: Math.round(toMm(ship.h)) };
  return `${say('map-ship', values)}${chase}`;
};

const pricesText = (card: number, say: Speak): string =>
  CARGO.map((type, cargo) => `${cargoName(type, say)} ${priceOf(card, cargo)}`).join(', ');

export const baseLabel = (base: number, { market, owner }: Base, names: readonly string[], say: Speak) =>
  [
    `${baseName(base, say)}.`,
    owner === null ? say('map-base-free') : say('map-base-owned', { name: seatName(names, owner) }),
    market === null ? say('map-market-down') : say('map-market', { prices: pricesText(market, say) }),
  ].join(' ');

export const stormLabel = (at: Point, say: Speak): string => say('map-storm', mm(at));
