/**
 * The pictures of the rulebook show real positions, and are drawn from them. After a change of a lesson or of the map,
 * `npx vitest run --project short lessons -u` draws them anew.
 */
import { drawn } from '@tortuga/table/testing';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { LessonPicture } from './drawLesson.tsx';
import { LESSONS } from './lessons.ts';
import { stage } from './stage.ts';

describe.each(Object.entries(LESSONS))('the picture %s', (name, lesson) => {
  const staged = stage(lesson);

  test('shows what the rules refuse, and why', () => {
    expect(staged.codes).toEqual((lesson.refused ?? []).map(([, code]) => code));
  });

  test('is drawn from its position', async () => {
    const picture = `${drawn(createElement(LessonPicture, { staged }), 'en')}\n`;
    await expect(picture).toMatchFileSnapshot(`../art/lesson-${name}.svg`);
  });
});

const EVENTFUL = Object.entries(LESSONS).filter(([, { comes }]) => comes !== undefined);

test.each(EVENTFUL)('the picture %s shows what happens', (_, lesson) => {
  expect(stage(lesson).events.map(({ kind }) => kind)).toEqual(lesson.comes);
});
