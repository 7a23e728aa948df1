/** A table drawn without a browser: to see whether it can be drawn at all, and which pieces are on it. */
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { COLOURS } from '@tortuga/vocabulary';
import type { Sitter } from '../sitter.ts';
import { makeAim } from '../touch/aim.ts';
import type { Drawn, TableProps, Ui } from '../ui.ts';
import { LanguageContext } from '../words/language.ts';
import type { Language, Messages } from '../words/say.ts';

export const drawn = (node: ReactNode, language: Language): string =>
  renderToStaticMarkup(createElement(LanguageContext, { value: language }, node));

export const piecesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-piece="([^"]+)"/g)].map(([, piece = '']) => piece));

const sitting = (seats: number, viewer: number): readonly Sitter[] =>
  COLOURS.slice(0, seats).map((colour, seat) => ({
    name: `Pirate ${seat + 1}`,
    colour,
    bot: undefined,
    isMine: seat === viewer,
    isOnline: true,
    isAway: false,
  }));

/** How it stands, for somebody who sits there. */
export type Situation<D extends Drawn> = Pick<
  TableProps<D>,
  'view' | 'latest' | 'turn' | 'moves' | 'check'
> & { readonly viewer: number; readonly seats: number };

/** Board, hand and plates. */
export const tableNode = <D extends Drawn, M extends Messages>(
  { freshDraft, Board, Hand, Side, UnderSeats }: Ui<D, M>,
  { seats, ...situation }: Situation<D>,
): ReactNode => {
  const nothing = (): void => undefined;
  const props: TableProps<D> = {
    ...situation,
    sitters: sitting(seats, situation.viewer),
    play: nothing,
    refuse: nothing,
    tellWhy: nothing,
    draft: freshDraft(situation.view, situation.viewer),
    aim: makeAim(),
    setDraft: nothing,
    isBusy: false,
    hasHints: true,
  };
  return createElement(
    Fragment,
    null,
    createElement(Board, props),
    createElement(Hand, props),
    createElement(Side, props),
    UnderSeats && createElement(UnderSeats, props),
  );
};
