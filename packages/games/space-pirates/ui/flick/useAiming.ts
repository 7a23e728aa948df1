/** Elements that show a flick in the making: written to at the pace of the finger, and whenever the table is drawn. */
import { useAimed } from '@tortuga/table';
import { type RefObject, useLayoutEffect } from 'react';
import type { Props } from '../shown.ts';
import type { Aiming } from './draft.ts';

export const useAiming = <E extends Element>(
  { aim, draft }: Pick<Props, 'aim' | 'draft'>,
  element: RefObject<E | null>,
  write: (element: E, aiming: Aiming) => void,
): void => {
  useLayoutEffect(() => {
    if (element.current !== null) write(element.current, (aim.now() ?? draft).aiming);
  });
  useAimed(aim, element, (found, now) => write(found, (now ?? draft).aiming));
};
