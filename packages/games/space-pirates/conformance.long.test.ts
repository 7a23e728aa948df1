import { lawsOf } from '@tortuga/engine/testing';
import { test } from 'vitest';
import { fixture } from './fixture.ts';

for (const { name, run } of lawsOf(fixture, { all: 20, cheap: 80 }, 'other games')) test(name, run);
