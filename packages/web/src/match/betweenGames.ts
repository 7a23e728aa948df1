/** Whether one game of a match has ended and another one follows: then there is a score sheet to read. */
import { type Game, seededRandom, type Types } from '@tortuga/engine';
import type { Messages, Say, Ui } from '@tortuga/table';
import type { DrawnOf } from '../table.ts';

interface Rules<T extends Types> {
  readonly game: Pick<Game<T>, 'determinize' | 'actors'>;
}

export const rowCount = <T extends Types, F extends object, M extends Messages>(
  { sheet }: Pick<Ui<DrawnOf<T, F>, M>, 'sheet'>,
  view: T['view'],
  say: Say<keyof M & string>,
): number => sheet?.(view, say)?.length ?? 0;

/** By the view alone, which may come before word that the match is over. */
export const goesOn = <T extends Types>({ game }: Rules<T>, view: T['view']): boolean =>
  game.actors(game.determinize(view, seededRandom('over?'))).length > 0;
