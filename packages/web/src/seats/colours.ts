/** Everybody at a table has a colour of his own: who asks for one that is taken is given the next that is free. */
import { COLOURS, type Colour } from '@tortuga/table';

export const dealColours = (wanted: readonly (Colour | undefined)[]): readonly Colour[] => {
  const given: (Colour | undefined)[] = [];
  for (const colour of wanted) {
    given.push(colour !== undefined && !given.includes(colour) ? colour : undefined);
  }
  const free = COLOURS.filter((colour) => !given.includes(colour)).values();
  return given.map((colour) => colour ?? free.next().value ?? 'coral');
};
