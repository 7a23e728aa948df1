/** The way of a piece through places, as keyframes: relative to where it lies now, as clips want them. */
import { centreOf, type Place } from '@tortuga/table';

export interface Stop extends Place {
  /** 0 to 1; evenly spread where it is not told. */
  readonly at?: number;
  readonly opacity?: number;
  /** Larger or smaller than what it is at its end. */
  readonly scale?: number;
}

const HALF = 180;

/** The short way round. */
const shortTurn = (degrees: number): number => ((((degrees + HALF) % 360) + 360) % 360) - HALF;

/** To the turn at the end, without a jump between two stops. */
const turnsOf = (stops: readonly Stop[], last: number): readonly number[] => {
  let [turn, heading] = [0, last];
  return stops
    .toReversed()
    .map((stop) => {
      turn += shortTurn((stop.heading ?? 0) - heading);
      heading = stop.heading ?? 0;
      return turn;
    })
    .toReversed();
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

/** The same functions in every frame, so that the browser travels and turns as one expects. */
export const shifted = ({ x, y, scale = 1, turn = 0 }: Shift): string =>
  `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)}) rotate(${round(turn)}deg)`;

/** Of stops on the board where the piece lies at `end`. */
export const wayOf = (stops: readonly Stop[], end: Place): readonly Keyframe[] => {
  const turns = turnsOf(stops, end.heading ?? 0);
  const last = centreOf(end);
  return stops.map((stop, nth) => {
    const { x, y } = centreOf(stop);
    const { at, opacity, scale = 1 } = stop;
    return {
      transform: shifted({ x: x - last.x, y: y - last.y, scale, turn: turns[nth] ?? 0 }),
      ...(at !== undefined && { offset: at }),
      ...(opacity !== undefined && { opacity }),
    };
  });
};
