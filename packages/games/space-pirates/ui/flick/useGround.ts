/** The board under a finger: near a disc it chooses, pulls back or swipes; elsewhere it is the surface's. */
import { type Gestures, touch, useLatest, useStable, useSurface } from '@tortuga/table';
import { type RefObject, useEffect } from 'react';
import type { Props } from '../shown.ts';
import { inRules, onMap, TENTH } from '../units.ts';
import { useWords } from '../words/messages.ts';
import { chooseDisc, refuseDisc } from './acts.ts';
import { pulling } from './pulling.ts';
import { discMeant, FINGER } from './near.ts';
import { swiping } from './swiping.ts';
import { wayNow } from './way.ts';

/** Pixels around a disc in which a swipe may begin: it comes from without. */
const RUN_UP = 90;

const focusOn = (disc: number): void =>
  document.querySelector<SVGElement>(`[data-flick="${disc}"]`)?.focus({ preventScroll: true });

type Surface = ReturnType<typeof useSurface>;

/** Fingers of this reach, at a point of the page. */
const meantAt = ({ view }: Props, surface: Surface, at: { x: number; y: number }, pixels: number) =>
  discMeant(view, inRules(surface.toBoard(at)), (pixels / surface.scale()) * TENTH);

const pressAt = (table: Props, surface: Surface, at: { x: number; y: number }): void => {
  const meant = meantAt(table, surface, at, FINGER);
  if (meant === undefined) return;
  const { id } = meant.disc;
  if (!meant.isLegal) refuseDisc(table, id);
  else {
    chooseDisc(table, id);
    focusOn(id);
  }
};

const gesturesAt = (
  read: () => Props,
  surface: Surface,
  at: { x: number; y: number },
  tooSlow: () => void,
): Gestures => {
  const way = wayNow();
  const press = (): void => pressAt(read(), surface, at);
  const meant = meantAt(read(), surface, at, way === 'swipe' ? RUN_UP : FINGER);
  if (meant?.isLegal !== true) return { press };
  const { disc } = meant;
  const middle = surface.toClient(onMap(disc));
  if (way === 'swipe')
    return { press, drag: ({ from }) => swiping(read, disc.id, { from, middle, tooSlow }) };
  return { press, drag: () => pulling(read, disc.id, middle) };
};

/** Of the whole board around an element. */
export const useGround = (table: Props, element: RefObject<Element | null>): void => {
  const surface = useSurface();
  const say = useWords();
  const tooSlow = useStable(() => table.tellWhy({ text: say('flick-too-slow'), rule: 'SP-25' }));
  const latest = useLatest(table);
  useEffect(() => {
    const layer = element.current?.closest<HTMLElement>('[data-board]');
    if (!layer) return undefined;
    return touch(layer, (at) =>
      at === undefined ? {} : gesturesAt(() => latest.current, surface, at, tooSlow),
    );
  }, [element, surface, latest, tooSlow]);
};
