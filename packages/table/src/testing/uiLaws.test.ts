import { Broken } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { oxoTable, sabotages } from './toys/oxoTable.ts';
import { uiLawsOf } from './uiLaws.ts';

describe('a sound table passes', () => {
  for (const { name, run } of uiLawsOf(oxoTable)) test(name, run);
});

describe('the ui laws have teeth:', () => {
  test.each(sabotages)('$defect is caught by $law', async ({ law, table }) => {
    const meant = uiLawsOf(table).find((trial) => trial.law === law);
    await expect(async () => meant?.run()).rejects.toThrow(Broken);
  });
});
