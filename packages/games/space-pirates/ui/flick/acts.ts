/** What a hand does to a flick in the making. While it aims nothing is drawn by React: the aim becomes the draft once it rests. */
import { heading } from '../../space/directions.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Aiming, aimingAt, legalDiscs, MOST_POWER } from './draft.ts';

type Table = Pick<Props, 'view' | 'draft' | 'setDraft' | 'aim'>;

/** As it is right now. */
export const aimingNow = ({ aim, draft }: Pick<Table, 'aim' | 'draft'>): Aiming =>
  (aim.now() ?? draft).aiming;

/** For what goes on: a drag, a key that is held. */
export const aimAt = (table: Table, aiming: Aiming): void => table.aim.set({ ...table.draft, aiming });

/** For what is done. */
const settleAt = (table: Table, aiming: Aiming): void => {
  table.setDraft({ ...table.draft, aiming: { ...aiming, pulled: undefined } });
  table.aim.set(undefined);
};

export const chooseDisc = (table: Table, disc: number): void =>
  settleAt(table, aimingAt(table.view, disc, aimingNow(table)));

/** In the order of their numbers, around. */
export const stepDisc = (table: Table, by: 1 | -1): void => {
  const discs = legalDiscs(table.view);
  const { disc } = aimingNow(table);
  const nth = disc === undefined ? -1 : discs.indexOf(disc);
  const next = nth < 0 ? discs.at(by > 0 ? 0 : -1) : discs[(nth + by + discs.length) % discs.length];
  if (next !== undefined) chooseDisc(table, next);
};

/** The first disc where none is chosen. */
const chosen = (table: Table): Aiming => {
  const now = aimingNow(table);
  const [first] = legalDiscs(table.view);
  return now.disc === undefined && first !== undefined ? aimingAt(table.view, first, now) : now;
};

/** Tenths of a degree, clockwise. */
export const turnBy = (table: Table, by: number): void => {
  const now = chosen(table);
  aimAt(table, { ...now, angle: heading(now.angle + by) });
};

export const turnTo = (table: Table, angle: number): void =>
  aimAt(table, { ...chosen(table), angle: heading(angle) });

const within = (power: number): number => Math.max(1, Math.min(power, MOST_POWER));

/** From 1 to the next ten: nobody wants 0.1 % and a ten. */
export const powerBy = (table: Table, by: number): void => {
  const now = chosen(table);
  const step = Math.abs(by);
  const next = by > 0 ? Math.floor(now.power / step) + 1 : Math.ceil(now.power / step) - 1;
  aimAt(table, { ...now, power: within(next * step) });
};

export const powerTo = (table: Table, power: number): void =>
  aimAt(table, { ...chosen(table), power: within(power) });

/** Says why it may not be flicked. */
export const refuseDisc = (table: Props, disc: number): void => {
  const { angle, power } = aimingNow(table);
  settleAt(table, { ...aimingNow(table), refused: disc });
  const refusal = table.check({ kind: 'flick', disc, angle, power });
  if (refusal !== undefined) table.refuse(refusal, pieces.disc(disc));
};

/** Sends it; while pieces still move it is only aimed. */
export const flick = (table: Props, aiming: Aiming): void => {
  settleAt(table, aiming);
  const { disc, angle, power } = aiming;
  if (disc !== undefined && !table.isBusy) table.play({ kind: 'flick', disc, angle, power });
};
