import { lawsOf } from '@tortuga/engine/testing';
import { test } from 'vitest';
import { fixture } from './fixture.ts';

for (const { name, run } of lawsOf(fixture, { all: 80, cheap: 500 })) test(name, run);
