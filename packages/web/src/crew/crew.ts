/** Who is to sit at a table that is being laid, before anybody is asked. Every change gives a new crew. */
import { LEVELS, type Level } from '@tortuga/bots';
import { COLOURS, type Colour } from '@tortuga/table';

export type Chair =
  | { readonly kind: 'person'; readonly name: string; readonly colour: Colour }
  | { readonly kind: 'bot'; readonly level: Level; readonly colour: Colour }
  /** For whoever comes by the link. */
  | { readonly kind: 'open'; readonly colour: Colour };

export type ChairKind = Chair['kind'];
export type Crew = readonly Chair[];

export interface Seats {
  readonly min: number;
  readonly max: number;
}

/** Enough to be lively, few enough not to wait for. */
const PLEASANT = 3;

const pleasantSeats = ({ min, max }: Seats): number => Math.min(max, Math.max(min, PLEASANT));

const freeColour = (crew: Crew): Colour =>
  COLOURS.find((colour) => crew.every((chair) => chair.colour !== colour)) ?? COLOURS[0];

/** The levels by turns, from kind to sharp. */
const levelFor = (crew: Crew): Level =>
  LEVELS[crew.filter(({ kind }) => kind === 'bot').length % LEVELS.length] ?? LEVELS[0];

const chairOf = (kind: ChairKind, name: string, colour: Colour, level: Level): Chair => {
  switch (kind) {
    case 'person':
      return { kind, name, colour };
    case 'bot':
      return { kind, level, colour };
    case 'open':
      return { kind, colour };
  }
};

export const addChair = (crew: Crew, kind: ChairKind): Crew => [
  ...crew,
  chairOf(kind, '', freeColour(crew), levelFor(crew)),
];

/** Oneself, and others until there is a pleasant number. */
export const newCrew = (
  me: { readonly name: string; readonly colour: Colour },
  seats: Seats,
  others: ChairKind,
): Crew => {
  let crew: Crew = [{ kind: 'person', ...me }];
  while (crew.length < pleasantSeats(seats)) crew = addChair(crew, others);
  return crew;
};

const withChair = (crew: Crew, index: number, chair: Chair): Crew =>
  crew.map((each, at) => (at === index ? chair : each));

export const removeChair = (crew: Crew, index: number): Crew => crew.filter((_, at) => at !== index);

export const seatKind = (crew: Crew, index: number, kind: ChairKind): Crew => {
  const chair = crew[index];
  if (chair === undefined || chair.kind === kind) return crew;
  return withChair(crew, index, chairOf(kind, '', chair.colour, levelFor(removeChair(crew, index))));
};

export const setName = (crew: Crew, index: number, name: string): Crew => {
  const chair = crew[index];
  return chair?.kind === 'person' ? withChair(crew, index, { ...chair, name }) : crew;
};

export const setLevel = (crew: Crew, index: number, level: Level): Crew => {
  const chair = crew[index];
  return chair?.kind === 'bot' ? withChair(crew, index, { ...chair, level }) : crew;
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
