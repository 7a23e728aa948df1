import { LANGUAGES } from '@tortuga/table';
import { expect, test } from 'vitest';
import { ui } from './index.tsx';

test.each(LANGUAGES)('the authors and the publisher are named (%s)', async (language) => {
  const text = await ui.rulebook[language]();
  for (const name of [/Knizi/, /Hubert Ronek/, /Muduko/, /2024/]) expect(text).toMatch(name);
});
