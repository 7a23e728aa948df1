/** Frames that nobody honest would send: the same for the same seed. */
import { type Random, seededRandom } from '@tortuga/engine';

/** `bytes` is sent as a binary frame. */
export type FuzzedFrame =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Buffer };

/** Each made from one of the valid messages, or out of nothing. */
export const fuzzFrames = function* (
  count: number,
  seed: string,
  valid: readonly object[],
): Generator<FuzzedFrame> {
  const random = seededRandom(seed);
  for (let made = 0; made < count; made++) yield pick(random, MAKERS)(random, pick(random, valid));
};

const pick = <V>(random: Random, items: readonly V[]): V => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const text = (value: string): FuzzedFrame => ({ kind: 'text', text: value });

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  '__proto__',
  'constructor',
  '\ud800',
  '\u202e',
  'a'.repeat(2000),
  0,
  -0,
  -1,
  0.5,
  5,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [[]],
  {},
  { toString: 1 },
  { length: 1e9 },
];

const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'kind', 'seat', ''];

type Maker = (random: Random, valid: object) => FuzzedFrame;

const bytesOf = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: random.below(most) }, () => random.below(256)));

const withOddValue: Maker = (random, valid) => {
  const keys = Object.keys(valid);
  return text(JSON.stringify({ ...valid, [pick(random, keys)]: pick(random, ODD_VALUES) }));
};

/** Written by hand: an object with such a key would not be printed. */
const withOddKey: Maker = (random, valid) => {
  const odd = `${JSON.stringify(pick(random, ODD_KEYS))}:${JSON.stringify(pick(random, ODD_VALUES))}`;
  return text(`{${odd},${JSON.stringify(valid).slice(1)}`);
};

const withoutAKey: Maker = (random, valid) => {
  const gone = pick(random, Object.keys(valid));
  return text(JSON.stringify(Object.fromEntries(Object.entries(valid).filter(([key]) => key !== gone))));
};

const withOddLetters: Maker = (random, valid) => {
  const letters = Array.from(JSON.stringify(valid));
  for (let change = random.below(4); change >= 0; change--)
    letters.splice(random.below(letters.length), random.below(3), String.fromCodePoint(random.below(0x3000)));
  return text(letters.join(''));
};

const cut: Maker = (random, valid) => {
  const whole = JSON.stringify(valid);
  return text(whole.slice(random.below(whole.length), random.below(whole.length)));
};

const hugeNumber: Maker = (random, valid) => {
  const digits = '9'.repeat(1 + random.below(400));
  const number = pick(random, [`1e${digits}`, `-${digits}`, digits, `0.${digits}`, `1e-${digits}`]);
  return text(JSON.stringify({ ...valid, seat: '#', since: '#' }).replaceAll('"#"', number));
};

const deep: Maker = (random) => {
  const depth = 1 + random.below(1500);
  return pick(random, [
    text('['.repeat(depth)),
    text('['.repeat(depth) + ']'.repeat(depth)),
    text(`${'{"a":'.repeat(depth % 600)}1${'}'.repeat(depth % 600)}`),
    text(`{"kind":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  ]);
};

const anyJson = (random: Random, depth: number): unknown => {
  const kind = random.below(depth > 4 ? 2 : 4);
  if (kind < 2) return pick(random, ODD_VALUES);
  const parts = Array.from({ length: random.below(4) }, () => anyJson(random, depth + 1));
  return kind === 2 ? parts : Object.fromEntries(parts.map((part) => [pick(random, ODD_KEYS), part]));
};

const MAKERS: readonly Maker[] = [
  withOddValue,
  withOddKey,
  withoutAKey,
  withOddLetters,
  cut,
  hugeNumber,
  deep,
  (random) => text(JSON.stringify(anyJson(random, 0)).slice(0, 4000)),
  (random) => text(bytesOf(random, 300).toString('latin1')),
  // Few, since each costs a socket.
  (random, valid) =>
    random.below(10) === 0 ? { kind: 'bytes', bytes: bytesOf(random, 300) } : withOddLetters(random, valid),
  (random, valid) =>
    random.below(10) === 0 ? text('a'.repeat(4097 + random.below(9000))) : cut(random, valid),
];
