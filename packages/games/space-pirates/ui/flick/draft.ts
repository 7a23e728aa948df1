/** A flick in the making: which disc, where to, and how hard. */
import type { Viewer } from '@tortuga/table';
import { isHeading } from '../../space/directions.ts';
import type { View } from '../../types.ts';
import { universeOf } from '../../universe/universe.ts';
import { askedOf } from '../asked.ts';
import { bearing } from './bearing.ts';

/** Client pixels from where the pull began to the finger. */
interface Pulled {
  readonly x: number;
  readonly y: number;
  /** Letting go now is no flick. */
  readonly isBack: boolean;
}

export interface Aiming {
  readonly disc: number | undefined;
  /** Tenths of a degree. */
  readonly angle: number;
  /** 1 to 1000. */
  readonly power: number;
  /** A disc that may not be flicked, and was touched last. */
  readonly refused: number | undefined;
  /** While a finger pulls, in an aim only. */
  readonly pulled: Pulled | undefined;
}

export const MOST_POWER = 1000;

export const NO_AIMING: Aiming = {
  disc: undefined,
  angle: 0,
  power: 400,
  refused: undefined,
  pulled: undefined,
};

/** The discs that may be flicked now. */
export const legalDiscs = ({ phase }: Pick<View, 'phase'>): readonly number[] =>
  phase.name === 'flick' ? phase.discs : [];

/** At a disc that was just chosen: from there to the middle of the Universe, so that no first flick leaves it. */
export const aimingAt = (view: View, id: number, aiming: Aiming): Aiming => {
  if (aiming.disc === id) return { ...aiming, refused: undefined };
  const at = view.discs.find((disc) => disc.id === id);
  const { x0, y0, x1, y1 } = universeOf(view.options, view.seats).bounds;
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  const angle = at === undefined ? aiming.angle : bearing({ x: middle.x - at.x, y: middle.y - at.y });
  return { ...aiming, disc: id, angle, refused: undefined };
};

/** Something that can be flicked at once: the first disc, softly enough. */
export const freshAiming = (view: View, viewer: Viewer): Aiming => {
  const asked = askedOf(view);
  const [first] = legalDiscs(view);
  if (asked?.decision !== 'flick' || asked.seat !== viewer || first === undefined) return NO_AIMING;
  return aimingAt(view, first, NO_AIMING);
};

const isPower = (power: unknown): power is number =>
  typeof power === 'number' && Number.isInteger(power) && power >= 1 && power <= MOST_POWER;

const isAngle = (angle: unknown): angle is number => typeof angle === 'number' && isHeading(angle);

const read = (kept: object, key: keyof Aiming): unknown => Reflect.get(kept, key);

export const parseAiming = (kept: unknown, view: View): Aiming | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const [disc, angle, power] = [read(kept, 'disc'), read(kept, 'angle'), read(kept, 'power')];
  const chosen = legalDiscs(view).find((id) => id === disc);
  if ((disc !== undefined && chosen === undefined) || !isAngle(angle) || !isPower(power)) return undefined;
  return { ...NO_AIMING, disc: chosen, angle, power };
};
