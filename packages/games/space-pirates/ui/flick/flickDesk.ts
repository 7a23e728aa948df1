import { type Box, boxAround, boxOf } from '@tortuga/table';
import { cosOf, heading, sinOf, TURN } from '../../space/directions.ts';
import { universeOf } from '../../universe/universe.ts';
import type { Desk } from '../desk.ts';
import type { Props } from '../shown.ts';
import { frameBox, onMap } from '../units.ts';
import { AimOver } from './AimOver.tsx';
import { FlickOverlay } from './FlickOverlay.tsx';
import { FlickPanel } from './FlickPanel.tsx';

/** Millimetres: before the disc, and around both ends of its lane. */
const AHEAD = 330;
const AROUND = { width: 200, height: 200 };
/** So that the camera does not follow every degree. */
const EIGHTH = TURN / 8;

/** The disc that is chosen and its lane; all of the Universe while none is. */
const sight = ({ view, draft: { aiming } }: Props): readonly Box[] => {
  const chosen = view.discs.find(({ id }) => id === aiming.disc);
  if (chosen === undefined) return [];
  const { x, y } = onMap(chosen);
  const angle = heading(Math.round(aiming.angle / EIGHTH) * EIGHTH);
  const ahead = { x: x + AHEAD * cosOf(angle), y: y + AHEAD * sinOf(angle) };
  const { bounds } = universeOf(view.options, view.seats);
  return [inside(boxOf([boxAround({ x, y }, AROUND), boxAround(ahead, AROUND)]), frameBox(bounds))];
};

/** As much of a box as lies in the other; they have something in common. */
const inside = (box: Box, { x, y, width, height }: Box): Box => {
  const [left, top] = [Math.max(box.x, x), Math.max(box.y, y)];
  const right = Math.min(box.x + box.width, x + width);
  const bottom = Math.min(box.y + box.height, y + height);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

export const flickDesk: Desk = { Overlay: FlickOverlay, Over: AimOver, Panel: FlickPanel, sight };
