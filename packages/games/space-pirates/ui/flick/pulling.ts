/** A drag that pulls a disc back: the aim follows the finger, letting go flicks, and back at the start it is called off. */
import { type Follower, type Point, type Pull, pullBack } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { aimAt, aimingNow, chooseDisc, flick } from './acts.ts';
import { type Aiming, aimingAt } from './draft.ts';
import { flickOfPull } from './pull.ts';

const pulledTo = (table: Props, disc: number, pull: Pull): Aiming => ({
  ...aimingAt(table.view, disc, aimingNow(table)),
  ...flickOfPull(pull),
  pulled: { x: -pull.vector.x, y: -pull.vector.y, isBack: pull.isBack },
});

/** `anchor`: client pixels. */
export const pulling = (read: () => Props, disc: number, anchor: Point): Follower =>
  pullBack(anchor, {
    move: (pull) => aimAt(read(), pulledTo(read(), disc, pull)),
    end: (pull) => flick(read(), pulledTo(read(), disc, pull)),
    cancel: () => {
      read().aim.set(undefined);
      chooseDisc(read(), disc);
    },
  });
