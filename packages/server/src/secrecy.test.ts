import { test } from 'vitest';
import { cases } from './testing/cases.ts';
import { expectSecret } from './testing/expectSecret.ts';

test.each(cases)(
  '$id: a seat, a sofa and a spectator are sent the same bytes whatever the others hide',
  (each) => expectSecret(each, { seed: 'wire', matches: 20 }),
);
