import { uiLawsOf } from '@tortuga/table/testing';
import { test } from 'vitest';
import { fixture } from '../fixture.ts';
import readme from '../README.md?raw';
import { gallery } from './gallery.tsx';
import { ui } from './index.tsx';

for (const { name, run } of uiLawsOf({ fixture, ui, gallery, readme })) test(name, run);
