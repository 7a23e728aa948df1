/** Everything that is still hidden is turned up; Teleports go. */
import { type Act, type Clip, fadeOut, flight, TEMPO } from '@tortuga/table';
import { type Heard, MERCHANT, TELEPORT } from '../../types.ts';
import { pieces } from '../pieces.ts';
import { turn } from './cards.ts';
import type { Stage } from './stage.ts';

type Revealed = Extract<Heard, { kind: 'revealed' }>;

/** Milliseconds between one card and the next. */
const APART = 70;

/** The merchant ship joins the treasures of the planet where it stopped. */
const shipBecomesTreasure = ({ before, after, from, to }: Stage): readonly Clip[] => {
  const piece = pieces.treasure(after.ships.merchant, MERCHANT, 0);
  const [ship, place] = [from.get(pieces.ship('merchant')), to.get(piece)];
  return ship === undefined || place === undefined || before.ended !== null
    ? []
    : [flight(piece, ship, place, { ms: TEMPO.ship })];
};

const turnOrGo = (card: number, planet: number, delay: number, stage: Stage): readonly Clip[] => {
  const top = (stage.heights[planet] ?? 1) - 1;
  if (card !== TELEPORT) return [{ ...turn(pieces.face(planet, top), delay), sound: 'turn' }];
  const piece = pieces.card(planet, top);
  // A Teleport laid as the very last card has never lain there for anybody to see.
  return stage.from.has(piece) ? [fadeOut(piece, { ms: TEMPO.reveal, delay, sound: 'turn' })] : [];
};

export const reveal = ({ cards }: Revealed, stage: Stage): Act => ({
  clips: [
    ...cards.flatMap(({ planet, card }, index) => turnOrGo(card, planet, index * APART, stage)),
    ...shipBecomesTreasure(stage),
  ],
  ms: TEMPO.reveal + cards.length * APART,
});
