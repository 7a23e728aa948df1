import { lawsOf } from '@tortuga/engine/testing';
import { test } from 'vitest';
import { fixture } from './fixture.ts';

for (const { name, run } of lawsOf(fixture, { all: 10, cheap: 40 })) test(name, run);
