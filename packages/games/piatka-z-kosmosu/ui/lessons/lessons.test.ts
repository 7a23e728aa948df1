/**
 * The pictures of the rulebook show real positions, and are drawn from them. After a change of a lesson or of the
 * drawings, `npx vitest run --project short lessons -u` draws them anew.
 */
import { LANGUAGES } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { earnedBy, sumOf } from '../../bonus.ts';
import { checkPlay } from '../../legality.ts';
import { COPIES } from '../../types.ts';
import { ui } from '../index.tsx';
import { drawLesson } from './drawLesson.ts';
import { boardOf, cardsOf, LESSONS } from './lessons.ts';

const files = import.meta.glob<string>('../art/{alien,background}-?.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** By the letter of the alien, or the digit of the background. */
const drawings = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice(-'A.svg'.length, -'.svg'.length), text]),
);

describe.each(Object.entries(LESSONS))('the picture %s', (name, lesson) => {
  const [board, cards] = [boardOf(lesson), cardsOf(lesson.play)];
  const refusal = checkPlay(board, cards);
  const earned = refusal === undefined ? earnedBy(board, cards) : [];

  test('shows what the rules say', () => {
    expect(refusal?.code ?? sumOf(earned)).toBe(lesson.comes);
  });

  test('shows no card more often than there are copies', () => {
    const all = [...board, ...cards].map(({ card }) => card);
    const counts = all.map((card) => all.filter((each) => each === card).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(COPIES);
  });

  test('is drawn from its position', async () => {
    const faults = refusal && 'cells' in refusal ? refusal.cells : undefined;
    const picture = drawLesson({ board, cards, earned, faults }, drawings);
    await expect(picture).toMatchFileSnapshot(`../art/lesson-${name}.svg`);
  });
});

const REFUSED = { en: /not allowed/, pl: /nie wolno/ };
const DISCARDS = { en: /discard (\d)/, pl: /odrzucasz (\d)/ };

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const shown = async (): Promise<ReadonlyMap<string, string>> => {
    const book = await ui.rulebook[language]();
    return new Map(
      [...book.matchAll(/!\[([^\]]*)\]\(art:lesson-([^)]+)\)/g)].map(([, alt = '', name = '']) => [
        name,
        alt,
      ]),
    );
  };

  test('shows every picture, and says what becomes of the play', async () => {
    const said = [...(await shown())].map(([name, alt]) => {
      const discards = Number(DISCARDS[language].exec(alt)?.[1] ?? 0);
      return [name, REFUSED[language].test(alt) ? 'refused' : discards];
    });
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(
        Object.entries(LESSONS).map(([name, { comes }]) => [
          name,
          typeof comes === 'string' ? 'refused' : comes,
        ]),
      ),
    );
  });
});
