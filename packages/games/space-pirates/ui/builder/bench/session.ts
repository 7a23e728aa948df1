/** What lies on the drawing board: which Universe, all that was done to it, and what of it is chosen. */
import { type Layout, presetOf } from '../../../universe/presets.ts';
import { isRectangle } from '../model/edits.ts';
import { begun, did, type History, redone, undone } from '../model/history.ts';
import { type Mine, mineIn } from '../model/mine.ts';
import { type Plan, planOf } from '../model/plan.ts';
import { writePlan } from '../model/reading.ts';
import { placeOf, type Thing } from '../model/thing.ts';

export interface Session {
  readonly id: number;
  readonly history: History;
  readonly chosen: Thing | undefined;
  /** The border is to stay a rectangle. */
  readonly isUpright: boolean;
}

/** No two of them are the same, in whichever page they are begun. */
const newId = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export const sessionOf = (plan: Plan, id: number = newId()): Session => ({
  id,
  history: begun(plan),
  chosen: undefined,
  isUpright: isRectangle(plan),
});

export const FIRST = planOf(presetOf(3));

/** Where one was last, or the usual one. */
export const firstSession = (kept: unknown): Session => {
  const [latest] = mineIn(kept);
  return latest === undefined ? sessionOf(FIRST) : sessionOf(latest.plan, latest.id);
};

/** A Universe that is there already is not kept twice. */
export const sessionFor = (plan: Plan, kept: unknown): Session => {
  const written = JSON.stringify(writePlan(plan));
  const known = mineIn(kept).find((mine: Mine) => JSON.stringify(writePlan(mine.plan)) === written);
  return sessionOf(plan, known?.id);
};

const still = (thing: Thing | undefined, plan: Plan): Thing | undefined =>
  thing === undefined || placeOf(plan, thing) === undefined ? undefined : thing;

export const edited = (session: Session, plan: Plan, deed?: string): Session => ({
  ...session,
  history: did(session.history, plan, deed),
  chosen: still(session.chosen, plan),
  isUpright: session.isUpright && isRectangle(plan),
});

const stepped = (session: Session, history: History): Session => ({
  ...session,
  history,
  chosen: still(session.chosen, history.now),
  isUpright: session.isUpright && isRectangle(history.now),
});

export const undoneIn = (session: Session): Session => stepped(session, undone(session.history));
export const redoneIn = (session: Session): Session => stepped(session, redone(session.history));

/** The usual border, and bases enough. */
export const emptyOf = (seats: number): Layout => ({ ...presetOf(seats), abandoned: [], scenery: [] });
