/** On the map while something is to be put: where it cannot be, and the ground that a finger touches. */
import { useMemo } from 'react';
import type { Props } from '../shown.ts';
import { worldOf } from '../map/world.ts';
import { Keepouts } from './Keepouts.tsx';
import { Ring } from './Ring.tsx';
import { puttingOf } from './putting.ts';
import { TouchGround } from './TouchGround.tsx';
import { useSpotTouch } from './useSpotTouch.ts';

import { zonesOf } from './zones.ts';

/** Millimetres from the middle of a disc and of the storm. */
const REACH = { place: 12.5, aside: 12.5, storm: 60 } as const;

export const SpotOverlay = (table: Props) => {
  const { view } = table;
  const putting = puttingOf(view);
  const kind = putting?.wanted.kind ?? 'place';
  const gestures = useSpotTouch(table, REACH[kind]);
  const all = useMemo(() => putting && zonesOf(view, putting.wanted), [view, putting]);
  if (putting === undefined || all === undefined) return null;
  return (
    <>
      {kind === 'aside' ? <Ring ring={putting.ring} /> : <Keepouts all={all} />}
      <TouchGround box={worldOf(all.universe)} gestures={gestures} />
    </>
  );
};
