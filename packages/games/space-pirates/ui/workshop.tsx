/** Universes: the page on which they are drawn, and how one is chosen and looked at when a table is laid. */
import type { Workshop } from '@tortuga/table';
import { lazy } from 'react';
import { Look } from './builder/choose/Look.tsx';
import { Picker } from './builder/choose/Picker.tsx';

export const workshop: Workshop = {
  Page: lazy(async () => ({ default: (await import('./builder/Builder.tsx')).Builder })),
  Picker,
  Look,
};
