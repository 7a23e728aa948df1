/**
 * A plan as the end of an address: `1.` and then bytes in base64, with - and _ for + and /. Bytes: players; the length of
 * the name and the name in UTF-8; the number of corners and of each x and y; the number of pieces and of each its kind, x,
 * y, and where it can be turned its turn; two bytes that tell whether all has arrived. Numbers of two bytes are signed.
 */
import { isName } from '../../../universe/name.ts';
import { KINDS, type Piece, type Plan, roundOf, SEATS, settled } from './plan.ts';
import type { Opened } from './reading.ts';

const VERSION = 1;
const FORM = /^(\d{1,4})\.(.*)$/s;
const LETTERS = /^[A-Za-z0-9_-]*$/;

/** Characters: a Universe as full as may be has fewer than five hundred. */
export const LONGEST_LINK = 4000;

const TWO = 0x1_00_00;
const HALF = TWO / 2;

/** Fletcher's: it notices what is missing, changed or in another order. */
const sumOf = (bytes: Uint8Array): number => {
  let [one, two] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 255;
    two = (two + one) % 255;
  }
  return two * 0x1_00 + one;
};

const pair = (value: number): readonly number[] => {
  const unsigned = (value + TWO) % TWO;
  return [Math.floor(unsigned / 0x1_00), unsigned % 0x1_00];
};

const pieceBytes = ({ kind, x, y, turn }: Piece): readonly number[] => [
  KINDS.indexOf(kind),
  ...pair(x),
  ...pair(y),
  ...(roundOf(kind) === 0 ? [] : pair(turn)),
];

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=*$/, '');

export const makeLink = (plan: Plan): string => {
  const { name, seats, border, pieces } = settled(plan);
  const letters = new TextEncoder().encode(name);
  const body = Uint8Array.from([
    seats,
    letters.length,
    ...letters,
    border.length,
    ...border.flatMap(({ x, y }) => [...pair(x), ...pair(y)]),
    pieces.length,
    ...pieces.flatMap(pieceBytes),
  ]);
  return `${VERSION}.${toText(Uint8Array.from([...body, ...pair(sumOf(body))]))}`;
};

const toBytes = (text: string): Uint8Array | undefined => {
  if (!LETTERS.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
};

/** Reads on and on; past the end there are only zeros, and `isOver` says so. */
const reader = (bytes: Uint8Array) => {
  let at = 0;
  const byte = (): number => bytes[at++] ?? 0;
  const two = (): number => {
    const value = byte() * 0x1_00 + byte();
    return value >= HALF ? value - TWO : value;
  };
  return {
    byte,
    two,
    some: (count: number): Uint8Array => {
      at += count;
      return bytes.subarray(at - count, at);
    },
    isDone: (): boolean => at === bytes.length,
  };
};

const decoder = (): TextDecoder => new TextDecoder('utf-8', { fatal: true });

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder().decode(bytes);
  } catch {
    return undefined;
  }
};

const readBody = (body: Uint8Array): Plan | undefined => {
  const { byte, two, some, isDone } = reader(body);
  const seats = byte();
  const name = textOf(some(byte()));
  const border = Array.from({ length: byte() }, () => ({ x: two(), y: two() }));
  const pieces = Array.from({ length: byte() }, (): Piece | undefined => {
    const kind = KINDS[byte()];
    const [x, y] = [two(), two()];
    const turn = kind === undefined || roundOf(kind) === 0 ? 0 : two();
    const isTurn = kind !== undefined && turn >= 0 && turn < Math.max(1, roundOf(kind));
    return isTurn ? { kind, x, y, turn } : undefined;
  });
  const read = pieces.filter((piece) => piece !== undefined);
  const isRead =
    isDone() &&
    read.length === pieces.length &&
    border.length >= 3 &&
    seats >= SEATS.min &&
    seats <= SEATS.max;
  return isRead && name !== undefined && (name === '' || isName(name))
    ? { name, seats, border, pieces: read }
    : undefined;
};

export const parseLink = (text: string): Opened => {
  if (text.length > LONGEST_LINK) return { trouble: 'too-long' };
  const [, version, letters = ''] = FORM.exec(text) ?? [];
  if (version === undefined) return { trouble: 'not-a-universe' };
  if (Number(version) > VERSION) return { trouble: 'future' };
  const bytes = toBytes(letters);
  if (bytes === undefined || bytes.length < 2) return { trouble: 'damaged' };
  const body = bytes.subarray(0, -2);
  const [high = 0, low = 0] = bytes.subarray(-2);
  const plan = sumOf(body) === high * 0x1_00 + low ? readBody(body) : undefined;
  return plan === undefined ? { trouble: 'damaged' } : { plan };
};
