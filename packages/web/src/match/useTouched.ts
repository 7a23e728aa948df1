/** The piece that was touched last: where a refusal is explained. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';

export const useTouched = (stage: RefObject<HTMLElement | null>): (() => string | undefined) => {
  const touched = useRef<string>(undefined);
  useEffect(() => {
    const { current } = stage;
    const touch = ({ target }: Event): void => {
      const piece = target instanceof Element ? target.closest('[data-piece]') : null;
      touched.current = piece?.getAttribute('data-piece') ?? undefined;
    };
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) current?.addEventListener(event, touch, { capture: true });
    return () => {
      for (const event of events) current?.removeEventListener(event, touch, { capture: true });
    };
  }, [stage]);
  return useCallback(() => touched.current, []);
};
