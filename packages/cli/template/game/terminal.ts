/** The game in a terminal: words and drawings only, no rules. */
import type { Key, Paint, Seat, Terminal, Viewer } from '@tortuga/engine';
import type { Card, Heard, Refusal, TemplateGame, View } from './types.ts';

const drawCards = (cards: readonly Card[]): readonly string[] => {
  const row = (cell: (card: Card) => string): string => cards.map(cell).join(' ');
  const rows = [() => '┌────┐', (card: Card) => `│ ${String(card).padStart(2)} │`, () => '└────┘'];
  return cards.length === 0 ? [] : rows.map(row);
};

const drawSeat = (view: View, seat: Seat, names: readonly string[], paint: Paint): string => {
  const cells = [
    `${seat === view.turn ? '>' : ' '} ${nameOf(names, seat).padEnd(12)}`,
    `tricks ${view.won[seat]}`,
    `cards ${view.counts[seat]}`,
    `plays ${view.trick[seat] ?? '-'}`.padEnd(8),
    paint('dim', `spent ${view.spent[seat]?.join(' ')}`),
  ];
  return seat === view.turn ? paint('bold', cells.join('  ')) : cells.join('  ');
};

const draw = (view: View, viewer: Viewer, names: readonly string[], paint: Paint): readonly string[] => {
  const hand = viewer === 'spectator' ? null : view.hands[viewer];
  return [
    `The ${view.lowest ? 'lowest' : 'highest'} card takes the trick.`,
    ...view.counts.map((_, seat) => drawSeat(view, seat, names, paint)),
    ...drawCards(hand ?? []),
  ];
};

const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `Seat ${seat}`;

type HeardAs<K> = Extract<Heard, { kind: K }>;

/** A sentence for each kind: a missing one does not compile. */
const SENTENCES: { readonly [K in Heard['kind']]: (heard: HeardAs<K>, name: string) => string } = {
  dealt: ({ hand }, name) => `${name} is dealt ${hand === null ? 'three cards' : hand.join(', ')}.`,
  played: ({ card }, name) => `${name} plays ${card}.`,
  taken: (_, name) => `${name} takes the trick.`,
};

const tell = <K extends Heard['kind']>(heard: HeardAs<K>, names: readonly string[]): string => {
  const sentence = SENTENCES[heard.kind];
  return sentence(heard, nameOf(names, heard.seat));
};

const REASONS: { readonly [C in Refusal['code']]: (refusal: Extract<Refusal, { code: C }>) => string } = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'wrong-kind': ({ expected }) => `Now it is time to ${expected}.`,
  'wrong-hand-count': ({ expected }) => `There are ${expected} hands to deal.`,
  'dealt-twice': ({ card }) => `There is only one ${card}.`,
  'not-in-hand': ({ card, hand }) => `You have no ${card}: your cards are ${hand.join(', ')}.`,
};

const explain = <C extends Refusal['code']>(refusal: Extract<Refusal, { code: C }>): string => {
  const reason = REASONS[refusal.code];
  return reason(refusal);
};

const keys = ({ hands }: View): readonly Key[] => {
  const card = hands.flatMap((hand) => hand ?? [])[0];
  return card === undefined ? [] : [{ key: 'p', word: 'play', takes: `${card}`, label: `play the ${card}` }];
};

export const terminal: Terminal<TemplateGame> = {
  name: 'TemplateGame',
  blurb: 'Three cards each, three tricks: who takes the most?',
  draw,
  tell,
  explain,
  keys,
  tidy: (typed) => (/^\d+$/.test(typed) ? `play ${typed}` : typed),
};
