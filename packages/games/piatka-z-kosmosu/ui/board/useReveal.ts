/** Where no cell of the chosen card is in sight, the nearest one comes there. */
import { useSurface } from '@tortuga/table';
import { useEffect } from 'react';
import type { Cell } from '../../types.ts';
import { middleOf, vicinityOf } from './places.ts';

/** The window that the board is seen through. */
const windowOf = (): DOMRect | undefined =>
  document.querySelector('[data-board]')?.parentElement?.getBoundingClientRect();

export const useReveal = (lit: readonly Cell[]): void => {
  const surface = useSurface();
  useEffect(() => {
    const seen = windowOf();
    if (seen === undefined) return;
    const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
    const away = lit.map((cell) => {
      const at = surface.toClient(middleOf(cell));
      const isSeen = Math.abs(at.x - x) < seen.width / 2 && Math.abs(at.y - y) < seen.height / 2;
      return { cell, isSeen, far: Math.hypot(at.x - x, at.y - y) };
    });
    const [nearest] = away.toSorted((one, other) => one.far - other.far);
    if (nearest !== undefined && !away.some(({ isSeen }) => isSeen))
      surface.reveal(vicinityOf([nearest.cell]));
  }, [surface, lit]);
};
