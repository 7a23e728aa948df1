/** Who sits at a table, as it is drawn: bots get a name and a colour, people who want the same colour get two. */
import type { RoomView, SeatView } from '@tortuga/protocol';
import { COLOURS, type Colour, type Say, type Sitter } from '@tortuga/table';
import type { Word } from '../words/words.ts';
import { nameAll } from './botNames.ts';
import { dealColours } from './colours.ts';

const wish = (seat: SeatView): Colour | undefined =>
  seat.kind === 'person' ? COLOURS.find((colour) => colour === seat.colour) : undefined;

export const sittersOf = (
  { seats }: Pick<RoomView, 'seats'>,
  mine: readonly number[],
  say: Say<Word>,
): readonly Sitter[] => {
  const names = nameAll(seats.map((seat) => (seat.kind === 'person' ? seat.name : undefined)));
  const colours = dealColours(seats.map(wish));
  return seats.map((seat, index) => ({
    name: seat.kind === 'open' ? say('seat.open') : (names[index] ?? ''),
    colour: colours[index] ?? 'coral',
    bot: seat.kind === 'bot' ? say(`level.${seat.level}`) : undefined,
    isMine: mine.includes(index),
    isOnline: seat.kind === 'bot' || (seat.kind === 'person' && seat.online),
    isAway: seat.kind === 'person' && (seat.away || seat.resigned),
  }));
};
