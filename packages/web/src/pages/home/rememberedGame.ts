/** The game that was chosen last in this browser; at first the first that can be played. */
import { keep, readKept } from '../../kept.ts';
import type { Listed } from '../../table.ts';

const KEY = 'game';

export const rememberedGame = (tables: readonly Listed[]): string | undefined => {
  const kept = readKept(KEY);
  const playable = tables.filter(({ load }) => load !== undefined);
  return (playable.find(({ id }) => id === kept) ?? playable[0])?.id;
};

export const rememberGame = (id: string): void => {
  keep(KEY, id);
};
