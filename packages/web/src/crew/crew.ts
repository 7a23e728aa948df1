/** Who is to sit at a table that is being laid, before anybody is asked. Every change gives a new crew. */
import { LEVELS, type Level } from '@tortuga/bots';
import { COLOURS, type Colour } from '@tortuga/table';

export type Chair = Furniture &
  (
    | { readonly kind: 'person'; readonly name: string }
    | { readonly kind: 'bot'; readonly level: Level }
    /** For whoever comes by the link. */
    | { readonly kind: 'open' }
  );

/** What a chair keeps, whoever sits on it. */
interface Furniture {
  readonly colour: Colour;
  /** By the names of options that have a number for each seat: what was set for this one. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export type ChairKind = Chair['kind'];
export type Crew = readonly Chair[];

export interface Seats {
  readonly min: number;
  readonly max: number;
}

/** Enough to be lively, few enough not to wait for. */
const PLEASANT = 3;

export const pleasantSeats = ({ min, max }: Seats): number => Math.min(max, Math.max(min, PLEASANT));

const freeColour = (crew: Crew): Colour =>
  COLOURS.find((colour) => crew.every((chair) => chair.colour !== colour)) ?? COLOURS[0];

/** The levels by turns, from kind to sharp. */
const levelFor = (crew: Crew): Level =>
  LEVELS[crew.filter(({ kind }) => kind === 'bot').length % LEVELS.length] ?? LEVELS[0];

const chairOf = (kind: ChairKind, { colour, numbers }: Furniture, level: Level): Chair => {
  const kept = { colour, ...(numbers === undefined ? {} : { numbers }) };
  switch (kind) {
    case 'person':
      return { kind, name: '', ...kept };
    case 'bot':
      return { kind, level, ...kept };
    case 'open':
      return { kind, ...kept };
  }
};

export const addChair = (crew: Crew, kind: ChairKind): Crew => [
  ...crew,
  chairOf(kind, { colour: freeColour(crew) }, levelFor(crew)),
];

/** Oneself, and others until there are enough. */
export const crewOf = (
  me: { readonly name: string; readonly colour: Colour },
  count: number,
  others: ChairKind,
): Crew => {
  let crew: Crew = [{ kind: 'person', ...me }];
  while (crew.length < count) crew = addChair(crew, others);
  return crew;
};

const withChair = (crew: Crew, index: number, chair: Chair): Crew =>
  crew.map((each, at) => (at === index ? chair : each));

export const removeChair = (crew: Crew, index: number): Crew => crew.filter((_, at) => at !== index);

export const seatKind = (crew: Crew, index: number, kind: ChairKind): Crew => {
  const chair = crew[index];
  if (chair === undefined || chair.kind === kind) return crew;
  return withChair(crew, index, chairOf(kind, chair, levelFor(removeChair(crew, index))));
};

export const setName = (crew: Crew, index: number, name: string): Crew => {
  const chair = crew[index];
  return chair?.kind === 'person' ? withChair(crew, index, { ...chair, name }) : crew;
};

export const setLevel = (crew: Crew, index: number, level: Level): Crew => {
  const chair = crew[index];
  return chair?.kind === 'bot' ? withChair(crew, index, { ...chair, level }) : crew;
};

export const setNumber = (crew: Crew, index: number, option: string, value: number): Crew => {
  const chair = crew[index];
  if (chair === undefined) return crew;
  return withChair(crew, index, { ...chair, numbers: { ...chair.numbers, [option]: value } });
};

/** Who had it takes the other's. */
export const setColour = (crew: Crew, index: number, colour: Colour): Crew => {
  const before = crew[index]?.colour;
  if (before === undefined) return crew;
  return crew.map((chair, at) => {
    if (at === index) return { ...chair, colour };
    return chair.colour === colour ? { ...chair, colour: before } : chair;
  });
};
