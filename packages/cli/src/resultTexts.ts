/** Results in words. */
import { type Result, seatsOf } from '@tortuga/engine';

export const seatNames = (seats: number): readonly string[] => seatsOf(seats).map((seat) => `Seat ${seat}`);

/** Best first, ties together. */
export const resultLines = ({ places, scores, by }: Result, names: readonly string[]): readonly string[] => {
  const order = seatsOf(places.length).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return [`The end (${by}):`, ...order.map((seat) => `  ${places[seat]}. ${names[seat]}  ${scores[seat]}`)];
};
