import { uiLawsOf } from '@tortuga/table/testing';
import { test } from 'vitest';
import { fixture } from '../fixture.ts';
import readme from '../README.md?raw';
import type { Heard } from '../types.ts';
import { gallery } from './gallery.tsx';
import { ui } from './index.tsx';

/** PZ-20: that others fill their hands. */
const isUntold = (heard: Heard): boolean => heard.kind === 'drawn' && heard.cards === null;

for (const { name, run } of uiLawsOf({ fixture, ui, gallery, readme, isUntold })) test(name, run);
