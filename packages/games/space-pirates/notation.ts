/** Moves as text: words separated by single spaces, whole numbers without sign but for an OFFSET. */
import { type DiscType, type Hazard, HAZARDS, isCard, TYPES } from './components.ts';
import type { Contact, Move } from './types.ts';

export const makeMove = (move: Move): string => {
  switch (move.kind) {
    case 'setup':
    case 'energy':
      return [move.kind, ...move.cards].join(' ');
    case 'draw':
      return `draw ${move.type}`;
    case 'luck':
      return `luck ${move.n}`;
    case 'lose':
      return `lose ${move.card}`;
    case 'hangar':
      return `hangar ${move.base}`;
    case 'place':
    case 'aside':
      return `${move.kind} ${move.disc} ${move.x} ${move.y}`;
    case 'flick':
      return `flick ${move.disc} ${move.angle} ${move.power}`;
    case 'hazard':
      return `hazard ${move.hazard}`;
    case 'storm':
      return `storm ${move.x} ${move.y}`;
    case 'heading':
      return `heading ${move.angle}`;
    case 'wind':
      return [`wind ${move.angle}`, ...move.points.map(({ seat, point }) => `${seat}@${point}`)].join(' ');
    case 'template':
      return `template ${move.angle}${offsetText(move.offset)}`;
    case 'drift':
      return `drift ${move.angle}${move.point === null ? offsetText(move.offset) : ` @${move.point}`}`;
    case 'damage':
      return move.type === null ? 'damage energy' : `damage cargo ${move.type}`;
    case 'sell':
      return ['sell', ...move.types].join(' ');
    case 'fill':
      return ['fill', ...move.values].join(' ');
    default:
      return move.kind;
  }
};

const offsetText = (offset: number): string => (offset === 0 ? '' : ` ${offset}`);

type Reader = (words: readonly string[]) => Move | undefined;

const NUMBER = /^(?:0|[1-9]\d{0,9})$/;
const OFFSET = /^-?[1-9]\d{0,9}$/;

/** As many whole numbers as are asked for. */
const numbers = (words: readonly string[], count: number): readonly number[] | undefined =>
  words.length === count && words.every((word) => NUMBER.test(word)) ? words.map(Number) : undefined;

const plain = (kind: Extract<Move, { kind: 'end' | 'bribe' | 'buy' | 'look' | 'skip' }>['kind']): Reader => {
  const move: Move = { kind };
  return (words) => (words.length === 0 ? move : undefined);
};

/** The one word among these. */
const oneOf = <V extends string>(words: readonly string[], known: readonly V[]): V | undefined =>
  words.length === 1 ? known.find((each) => each === words[0]) : undefined;

const template: Reader = ([angle = '', ...rest]) => {
  const offset = rest[0] ?? '0';
  if (!NUMBER.test(angle) || rest.length > 1 || (rest.length === 1 && !OFFSET.test(offset))) return undefined;
  return { kind: 'template', angle: Number(angle), offset: Number(offset) };
};

const POINT = /^(?<seat>0|[1-9]\d{0,9})?@(?<point>0|[1-9]\d{0,9})$/;

/** As a template, or from a point of the ship's outline. */
const drift: Reader = (words) => {
  const [angle = '', from = '', ...rest] = words;
  const { seat, point } = POINT.exec(from)?.groups ?? {};
  if (point !== undefined) {
    const isWhole = seat === undefined && rest.length === 0 && NUMBER.test(angle);
    return isWhole ? { kind: 'drift', angle: Number(angle), offset: 0, point: Number(point) } : undefined;
  }
  const laid = template(words);
  return laid?.kind === 'template' ? { ...laid, kind: 'drift', point: null } : undefined;
};

/** No more ships than players. */
const MOST_SHIPS = 4;

const wind: Reader = ([angle = '', ...words]) => {
  const points = words.flatMap((word): readonly Contact[] => {
    const { seat, point } = POINT.exec(word)?.groups ?? {};
    return seat === undefined ? [] : [{ seat: Number(seat), point: Number(point) }];
  });
  const isWhole = points.length === words.length && points.length <= MOST_SHIPS && NUMBER.test(angle);
  const isInOrder = points.every(({ seat }, index) => seat > (points[index - 1]?.seat ?? -1));
  return isWhole && isInOrder ? { kind: 'wind', angle: Number(angle), points } : undefined;
};

const spot =
  (kind: 'place' | 'aside'): Reader =>
  (words) => {
    const [disc, x, y] = numbers(words, 3) ?? [];
    return disc === undefined || x === undefined || y === undefined ? undefined : { kind, disc, x, y };
  };

const flick: Reader = (words) => {
  const [disc, angle, power] = numbers(words, 3) ?? [];
  return disc === undefined || angle === undefined || power === undefined
    ? undefined
    : { kind: 'flick', disc, angle, power };
};

const storm: Reader = (words) => {
  const [x, y] = numbers(words, 2) ?? [];
  return x === undefined || y === undefined ? undefined : { kind: 'storm', x, y };
};

const damage: Reader = ([what, ...rest]) => {
  if (what === 'energy' && rest.length === 0) return { kind: 'damage', type: null };
  const type = what === 'cargo' ? oneOf(rest, TYPES) : undefined;
  return type && { kind: 'damage', type };
};

/** No more Cargo than there is. */
const MOST_SOLD = 30;

const sell: Reader = (words) => {
  const types = words.flatMap((word): readonly DiscType[] => TYPES.filter((type) => type === word));
  const isWhole = types.length === words.length && types.length > 0 && types.length <= MOST_SOLD;
  return isWhole && isAscending(types.map((type) => TYPES.indexOf(type)))
    ? { kind: 'sell', types }
    : undefined;
};

/** Twenty points in ones. */
const MOST_CARDS = 20;

const fill: Reader = (words) => {
  const values = numbers(words, words.length);
  const isWhole = values !== undefined && values.length > 0 && values.length <= MOST_CARDS;
  return isWhole && isAscending(values) ? { kind: 'fill', values } : undefined;
};

const isAscending = (items: readonly number[]): boolean =>
  items.every((item, index) => item >= (items[index - 1] ?? item));

const energy: Reader = (words) =>
  words.length > 0 && words.length <= MOST_CARDS && words.every(isCard)
    ? { kind: 'energy', cards: words }
    : undefined;

/** As many Market cards as there are in the box. */
const setup: Reader = (words) => {
  const cards = words.length > 0 && words.length <= 10 ? numbers(words, words.length) : undefined;
  return cards && { kind: 'setup', cards };
};

const READERS: { readonly [K in Move['kind']]: Reader } = {
  setup,
  energy,
  damage,
  sell,
  fill,
  flick,
  storm,
  draw: (words) => {
    const type = oneOf(words, TYPES);
    return type && { kind: 'draw', type };
  },
  luck: (words) => {
    const [n] = numbers(words, 1) ?? [];
    return n === undefined ? undefined : { kind: 'luck', n };
  },
  lose: ([card = '', ...rest]) => (rest.length === 0 && isCard(card) ? { kind: 'lose', card } : undefined),
  hangar: (words) => {
    const [base] = numbers(words, 1) ?? [];
    return base === undefined ? undefined : { kind: 'hangar', base };
  },
  hazard: (words) => {
    const hazard: Hazard | undefined = oneOf(words, HAZARDS);
    return hazard && { kind: 'hazard', hazard };
  },
  place: spot('place'),
  aside: spot('aside'),
  heading: (words) => {
    const [angle] = numbers(words, 1) ?? [];
    return angle === undefined ? undefined : { kind: 'heading', angle };
  },
  wind,
  template,
  drift,
  end: plain('end'),
  bribe: plain('bribe'),
  buy: plain('buy'),
  look: plain('look'),
  skip: plain('skip'),
};

const isKind = (word: string): word is Move['kind'] => Object.hasOwn(READERS, word);

export const parseMove = (text: string): Move | undefined => {
  const [word = '', ...words] = text.split(' ');
  return isKind(word) ? READERS[word](words) : undefined;
};
