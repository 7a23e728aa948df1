import { plants } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { cases } from './cases.ts';
import { ENOUGH, firstFault, hauntedCase } from './findingLeaks.ts';

describe.each(cases)('$id with a secret beside it', (each) => {
  test.each(plants)('given $defect, the bytes differ', async (plant) => {
    expect(await firstFault(hauntedCase(each, plant), {}, ENOUGH)).toBe('differs');
  });
});
