import { lawsOf } from '@tortuga/engine/testing';
import { test } from 'vitest';
import { fixture } from './fixture.ts';

// A move asks for every legal play, so games are slower than most: the soak plays the large numbers.
for (const { name, run } of lawsOf(fixture, { all: 40, cheap: 400 })) test(name, run);
