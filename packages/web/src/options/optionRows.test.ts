import { LANGUAGES } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import type { FieldShape } from '@tortuga/engine';
import { tables } from '../tables.ts';
import { optionSheet } from './optionRows.ts';

const laid = tables.flatMap(({ id, load }) => (load === undefined ? [] : [{ id, load }]));

/** Undefined for the option itself. */
const choicesOf = (shape: FieldShape): readonly (string | undefined)[] => [
  undefined,
  ...(shape.kind === 'choice' ? shape.choices : []),
];

test('there are games with a table', () => {
  expect(laid.length).toBeGreaterThanOrEqual(2);
});

describe.each(laid)('the options of $id', ({ load }) => {
  test.each(LANGUAGES)('have words of their own for every option and every choice (%s)', async (language) => {
    const { rows, label } = optionSheet(await load());
    const wordless = rows.flatMap(({ name, shape }) =>
      choicesOf(shape).flatMap((choice) => {
        const words = label(language, name, choice);
        // As the rules call it, or with a place for something that nobody fills in.
        const isRaw = words === (choice ?? name) || words.includes('{');
        return isRaw ? [`${name} ${choice ?? ''}`] : [];
      }),
    );
    expect(wordless).toEqual([]);
  });
});
