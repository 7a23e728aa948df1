/** F6 goes to the next region of the page, Shift+F6 to the one before: `data-region` in the order of the page. */
import { type RefObject, useEffect } from 'react';

export const useRegionSteps = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || page.current === null) return;
      const regions = [...page.current.querySelectorAll<HTMLElement>('[data-region]')];
      const now = regions.findIndex((region) => region.contains(document.activeElement));
      regions.at(nextRegion(now, regions.length, event.shiftKey))?.focus();
      event.preventDefault();
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [page]);
};

/** `now` is −1 while the focus is in none of them. */
export const nextRegion = (now: number, count: number, isBack: boolean): number => {
  if (isBack) return now <= 0 ? count - 1 : now - 1;
  return now === count - 1 ? 0 : now + 1;
};
