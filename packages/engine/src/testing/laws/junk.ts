/** Moves that may well be wrong: the laws ask about them. */
import type { Types } from '../../game.ts';
import { pick } from '../../random.ts';
import type { Walk } from '../walk.ts';

const TRIES = 6;

/** Junk of all sorts, as far as it can be read at all. */
export const junkMoves = <T extends Types>(walk: Walk<T>, legal: T['move']): readonly T['move'][] => {
  const { game } = walk;
  const texts = Array.from({ length: TRIES }, () => junkText(walk, game.makeMove(legal)));
  return texts.flatMap((text) => game.parseMove(text) ?? []);
};

/** A fixture's string, an earlier move, or a legal move spoilt. */
export const junkText = <T extends Types>(walk: Walk<T>, legal: string): string => {
  const { random, fixture, log, game } = walk;
  const sort = random.below(4);
  if (sort === 0 && fixture.junk.length > 0) return pick(fixture.junk, random);
  if (sort === 1 && log.length > 0) return game.makeMove(pick(log, random).move);
  return mutate(walk, legal);
};

const mutate = <T extends Types>(walk: Walk<T>, text: string): string => {
  const { random } = walk;
  const words = text.split(' ');
  const at = random.below(words.length);
  const word = words[at] ?? '';
  switch (random.below(5)) {
    case 0:
      return words.toSpliced(at, 1).join(' ');
    case 1:
      return words.toSpliced(at, 0, word).join(' ');
    case 2:
      return words.with(at, otherWord(walk, word)).join(' ');
    case 3:
      return words.with(at, word.replace(/\d/, String(random.below(10)))).join(' ');
    default:
      return [...words, String(random.below(10))].join(' ');
  }
};

const otherWord = <T extends Types>({ random, log, game }: Walk<T>, word: string): string =>
  log.length === 0 ? word : pick(game.makeMove(pick(log, random).move).split(' '), random);
