/** The scripted first game, frame by frame. */
import type { Frame } from '@tortuga/table';
import type { Heard, View } from '../../types.ts';
import { tutorial } from '../tutorial.ts';
import { propsOf, rehearse } from './rehearsal.ts';

const { seats, seat, entries } = tutorial;
const LINES = entries.map(({ move }) => move);

const shownAfter = (count: number) => propsOf(rehearse(seats, LINES.slice(0, count)), seat);

export const first: View = shownAfter(0).view;

export const firstGame: readonly Frame<View, Heard>[] = entries.map(({ by }, index) => {
  const { view, latest } = shownAfter(index + 1);
  return { seq: index + 1, by, heard: latest?.heard ?? [], view };
});
