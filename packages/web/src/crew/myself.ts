/** Oneself at a new table: under the name and in the colours that were used last. */
import type { Colour, Say } from '@tortuga/table';
import { useSettings } from '../settings/store.ts';
import type { Word } from '../words/words.ts';

export const myself = (say: Say<Word>): { readonly name: string; readonly colour: Colour } => {
  const { name, colour } = useSettings.getState();
  return { name: name === '' ? say('name.default') : name, colour };
};
