/** Time left as a clock shows it: `0:41`, `12:05`, `3:20:00`; whole days are for words. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Less than this is little. */
export const LITTLE_TIME = 10 * SECOND;

/** To the nearest; none in the last one, which is counted down. */
export const daysIn = (ms: number): number => (ms < DAY ? 0 : Math.round(ms / DAY));

const two = (value: number): string => String(value).padStart(2, '0');

/** A second that has begun counts: it shows 0:00 only when there is nothing left. */
export const clockText = (ms: number): string => {
  const left = Math.ceil(Math.max(ms, 0) / SECOND) * SECOND;
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = two((left % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
};
