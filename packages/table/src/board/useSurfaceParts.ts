/** A surface tied to its elements, for as long as they are on the page. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from './box.ts';
import type { Wish } from './helm.ts';
import { makeSurface } from './makeSurface.ts';

/** What the camera is held to and asked for. */
export interface SurfaceBounds {
  /** All there is, in units of the board. */
  readonly world: Box;
  /** The fewest pixels a unit may have; by default as few as it takes to show all. */
  readonly least?: number | undefined;
  /** The most pixels a unit may have. */
  readonly most?: number | undefined;
  /** Pixels kept free around what is framed. */
  readonly margin?: number | undefined;
  /** By default all of the world. */
  readonly wish?: Wish | undefined;
}

const WHOLE: Wish = { key: 'whole', things: [] };
const MOST = 3;
const MARGIN = 16;

export const useSurfaceParts = (bounds: SurfaceBounds) => {
  const { world, least, most = MOST, margin = MARGIN, wish = WHOLE } = bounds;
  const [{ helm, surface, attach }] = useState(() => makeSurface({ world, least, most, margin }, wish));
  const root = useRef<HTMLDivElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = world;
  useLayoutEffect(() => {
    helm.bound({ world: { x, y, width, height }, least, most, margin });
  }, [helm, x, y, width, height, least, most, margin]);
  useLayoutEffect(() => helm.wish(wish));
  useLayoutEffect(() => {
    const found = [root, window, layer, sky, controls, map, frame].map(({ current }) => current);
    const [rootNow, windowNow, layerNow, skyNow, controlsNow, mapNow, frameNow] = found;
    if (!rootNow || !windowNow || !layerNow || !skyNow || !controlsNow || !mapNow || !frameNow)
      return undefined;
    return attach({
      root: rootNow,
      window: windowNow,
      layers: [layerNow, skyNow],
      controls: controlsNow,
      map: mapNow,
      frame: frameNow,
    });
  }, [attach]);
  return { helm, surface, root, window, layer, sky, controls, map, frame };
};
