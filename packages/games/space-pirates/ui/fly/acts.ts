/** What is done with a flight: its template is turned, laid, taken back and sent. */
import { isRefusal } from '../../moving.ts';
import type { Move } from '../../types.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Drafted, templateOf } from './course.ts';
import type { Flight } from './draft.ts';
import { angleOf, turnOf } from './fan.ts';
import { aimedLeg, type Aimed, type Plan, planOf } from './plan.ts';

export const planOn = ({ view, draft }: Props): Plan => planOf(view, draft.flight);

const change = ({ draft, setDraft }: Props, flight: Partial<Flight>): void =>
  setDraft({ ...draft, flight: { ...draft.flight, ...flight } });

/** The same template, turned: the hand may be about to choose so (`aim`), or has chosen (`setDraft`). */
export const turned = ({ fan, laying }: Aimed, turn: number): Partial<Flight> => ({
  ...fan.start,
  angle: angleOf(fan, turnOf(fan, angleOf(fan, turn))),
  offset: laying.offset,
});

const isResting = ({ draft }: Props): boolean => !draft.flight.isSending;

/** The template in the hand, unless what was drafted is on its way. */
export const aimedOn = (table: Props): Aimed | undefined =>
  isResting(table) ? planOn(table).aimed : undefined;

/** Which template of this turn is in the hand, from 1. */
export const numberOf = ({ view, draft }: Props): number => view.turn.laid + draft.flight.route.length + 1;

export const turnTo = (table: Props, turn: number): void => {
  const aimed = aimedOn(table);
  if (aimed !== undefined) change(table, turned(aimed, turn));
};

/** By so many tenths of a degree, to starboard. */
export const turnBy = (table: Props, by: number): void => {
  const aimed = aimedOn(table);
  if (aimed === undefined) return;
  const { fan, laying } = aimed;
  const turn = turnOf(fan, laying.angle) + by;
  // All round there is no end.
  const isRound = fan.last - fan.first > 1800;
  change(table, turned(aimed, isRound ? turn : Math.max(fan.first, Math.min(turn, fan.last))));
};

/** Another start: on the mouth line, or on the outline of a ship that drifts. */
export const startFrom = (table: Props, start: Partial<Pick<Flight, 'offset' | 'point'>>): void => {
  const aimed = aimedOn(table);
  if (aimed !== undefined) {
    const { offset, point } = aimed.fan.start;
    change(table, { angle: aimed.laying.angle, offset, point, ...start });
  }
};

const draftedOf = ({ laying: { angle, offset } }: Aimed): Drafted => ({ angle, offset });

const NEXT: Partial<Flight> = { angle: undefined, offset: 0, point: null };

export const takeBack = (table: Props): void => {
  const { route } = table.draft.flight;
  const last = route.at(-1);
  if (last !== undefined && isResting(table)) change(table, { ...NEXT, ...last, route: route.slice(0, -1) });
};

/** Sends the route, and the template in the hand too where it is the last that can be drafted. */
const send = (table: Props, aimed: Aimed | undefined): void => {
  const { route } = table.draft.flight;
  const all = aimed === undefined ? route : [...route, draftedOf(aimed)];
  if (all.length > 0) change(table, { ...NEXT, route: all, isSending: true });
};

/** What lies on the table is flown. */
export const flyRoute = (table: Props): void => {
  if (isResting(table)) send(table, undefined);
};

/** What is not sent yet stays on the table. */
export const halt = (table: Props): void => change(table, { isSending: false });

const END: Move = { kind: 'end' };

export const mayEnd = (table: Props): boolean =>
  isResting(table) && table.draft.flight.route.length === 0 && table.check(END) === undefined;

export const end = (table: Props): void => {
  if (mayEnd(table)) table.play(END);
};

/** What the main button does now. */
export type Main = 'sending' | 'lay' | 'fly' | 'fly-on' | 'drift' | 'end';

export const mainOf = (table: Props): Main => {
  const { isSending, route } = table.draft.flight;
  const plan = planOn(table);
  if (isSending) return 'sending';
  if (plan.aimed === undefined) return route.length > 0 ? 'fly' : 'end';
  if (plan.way === 'drift') return 'drift';
  return aimedLeg(plan)?.isLast === true ? 'fly-on' : 'lay';
};

const pressAimed = (table: Props, main: Main, aimed: Aimed): void => {
  if (isRefusal(aimed.leg)) table.refuse(aimed.leg, pieces.template(numberOf(table)));
  else if (main === 'drift') table.play(aimed.laying);
  else if (main === 'fly-on') send(table, aimed);
  else change(table, { ...NEXT, route: [...table.draft.flight.route, draftedOf(aimed)] });
};

export const pressMain = (table: Props): void => {
  if (table.isBusy) return;
  const main = mainOf(table);
  const { aimed } = planOn(table);
  if (main === 'sending') return;
  if (main === 'fly') flyRoute(table);
  else if (main === 'end') end(table);
  else if (aimed !== undefined) pressAimed(table, main, aimed);
};

export const firstOf = ({ route }: Flight): Move | undefined => route[0] && templateOf(route[0]);
