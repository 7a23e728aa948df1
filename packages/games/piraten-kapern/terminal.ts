/** Piraten Kapern in a terminal. */
import type { Key, Paint, Style, Terminal } from '@tortuga/engine';
import type { Card, Event, Face, PiratenKapern, Refusal, Score, View } from './types.ts';

const GLYPHS: Readonly<Record<Face, readonly [string, Style]>> = {
  coin: ['●', 'yellow'],
  diamond: ['◆', 'cyan'],
  monkey: ['@', 'magenta'],
  parrot: ['♣', 'green'],
  sword: ['†', 'blue'],
  skull: ['☠', 'red'],
};

const CARD_TEXTS: Readonly<Record<Card, string>> = {
  chest: 'Treasure Chest: dice on the card are safe if you are disqualified',
  captain: 'Captain: this turn counts double',
  sorceress: 'Sorceress: you may roll one skull again, once',
  gold: 'Gold: one gold coin more',
  diamond: 'Diamond: one diamond more',
  monkeys: 'Monkey Business: monkeys and parrots are one kind',
  'battle-2': 'Sea Battle: 2 swords for 300 points, or lose them',
  'battle-3': 'Sea Battle: 3 swords for 500 points, or lose them',
  'battle-4': 'Sea Battle: 4 swords for 1000 points, or lose them',
  'skulls-1': 'Skulls: one skull from the start',
  'skulls-2': 'Skulls: two skulls from the start',
};

const SPACE = ' ';
const GAP = '   ';
const COLUMNS = 80;
const CELL = 9;

const centre = (text: string): string => {
  const left = Math.floor((CELL - text.length) / 2);
  return SPACE.repeat(left) + text + SPACE.repeat(CELL - text.length - left);
};

const drawDice = ({ dice, chest, rolling }: View, paint: Paint): readonly string[] => {
  if (dice.length === 0) return [];
  const row = (cell: (face: Face, index: number) => string): string => dice.map(cell).join('').trimEnd();
  const face = (die: Face, index: number): string => {
    const [glyph, style] = GLYPHS[die];
    return rolling.includes(index + 1) ? ' │  …  │ ' : ` │  ${paint(style, glyph)}  │ `;
  };
  const place = (_: Face, index: number): string =>
    centre(chest.includes(index + 1) ? `[${index + 1}]` : `${index + 1}`);
  return [
    row(() => ' ┌─────┐ '),
    row(face),
    row(() => ' └─────┘ '),
    row((die) => centre(die)),
    row(place),
    ...(chest.length > 0 ? [paint('dim', '   [ ] on the chest')] : []),
  ];
};

/** A piece of a line: what it says, and how it is painted. */
type Piece = readonly [text: string, style: Style];

/** Pieces side by side, on as many lines as they need. */
const flow = (pieces: readonly Piece[], paint: Paint): readonly string[] => {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf([...line, piece]) <= COLUMNS) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.map(([text, style]) => paint(style, text)).join(GAP));
};

const widthOf = (pieces: readonly Piece[]): number => pieces.map(([text]) => text).join(GAP).length;

const drawTotals = ({ totals, seat, target, ended }: View, names: readonly string[]): readonly Piece[] => [
  ...totals.map((total, each): Piece => {
    const text = `${names[each] ?? each} ${total}`;
    return each === seat && ended === null ? [`> ${text}`, 'bold'] : [text, 'plain'];
  }),
  [`(to ${target})`, 'dim'],
];

const drawWorth = (view: View, names: readonly string[]): readonly Piece[] => {
  const { score, deduction, skulls, finalRound } = view;
  const pieces: Piece[] = [];
  if (skulls > 0) pieces.push([`skulls ${skulls}`, 'red']);
  if (score !== null) pieces.push([`stop scores ${scoreText(score)}`, 'plain']);
  if (deduction !== null) pieces.push([`island of skulls: everybody else loses ${deduction}`, 'plain']);
  if (finalRound !== null) pieces.push([`final round, begun by ${names[finalRound] ?? finalRound}`, 'bold']);
  return pieces;
};

const scoreText = (score: Score): string => {
  const parts = [
    ['sets', score.sets],
    ['gold and diamonds', score.faces],
    ['full chest', score.fullChest],
    ['sea battle', score.battle],
  ] as const;
  const told = parts.filter(([, points]) => points !== 0).map(([name, points]) => `${name} ${points}`);
  if (score.doubled && told.length > 0) told.push('doubled');
  return told.length > 1 ? `${score.points} (${told.join(', ')})` : `${score.points}`;
};

const dicePlural = (dice: readonly number[]): string =>
  dice.length === 1 ? `die ${dice[0]}` : `dice ${dice.join(' ')}`;

const tell = (heard: Event, names: readonly string[]): string => {
  const nameOf = (seat: number): string => names[seat] ?? `Seat ${seat}`;
  switch (heard.kind) {
    case 'shuffled':
      return 'The pile is empty: all 35 fortune cards are shuffled.';
    case 'card':
      return `\n${nameOf(heard.seat)} draws a card. ${CARD_TEXTS[heard.card]}.`;
    case 'rolling':
      return `${nameOf(heard.seat)} ${heard.spell ? 'casts the spell and rolls' : 'rolls'} ${dicePlural(heard.dice)}.`;
    case 'rolled':
      return `  ${heard.faces.join(', ')}`;
    case 'chest':
      return heard.dice.length === 0
        ? `${nameOf(heard.seat)} empties the chest.`
        : `${nameOf(heard.seat)} puts ${dicePlural(heard.dice)} on the chest.`;
    case 'island':
      return `${heard.skulls} skulls: ${nameOf(heard.seat)} lands on the Island of Skulls!`;
    case 'disqualified':
      return `${heard.skulls} skulls: ${nameOf(heard.seat)} is disqualified.`;
    case 'scored':
      return `${nameOf(heard.seat)} scores ${scoreText(heard.score)} and has ${heard.total}.`;
    case 'deducted':
      return `${heard.skulls} skulls: everybody but ${nameOf(heard.seat)} loses ${heard.each}.`;
    case 'final-round':
      return `${nameOf(heard.seat)} has ${heard.total}: the final round begins, one more turn for everybody else.`;
    case 'play-goes-on':
      return 'Nobody is above the target: play goes on.';
    case 'ended':
      return heard.by === 'limit' ? 'The last round is over: the highest total wins.' : 'The game is over.';
  }
};

const REASONS: { readonly [C in Refusal['code']]: (refusal: Extract<Refusal, { code: C }>) => string } = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'wrong-kind': () => 'That is for the dice and the deck, not for you: roll, chest or stop.',
  'wrong-dice-count': ({ rolling }) => `${rolling} dice are rolling: name a face for each.`,
  'card-gone': ({ card }) => `No such card is left in the pile: ${card}.`,
  'too-few-dice': () => 'You must roll at least two dice.',
  'skull-locked': ({ dice }) => `A skull stays where it is: leave out ${dicePlural(dice)}.`,
  'one-skull-only': ({ dice }) => `The spell brings back one skull only: choose one of ${dicePlural(dice)}.`,
  'three-skulls': () => 'With three skulls only the spell helps: include a skull in the roll, or stop.',
  'die-on-chest': ({ dice }) => `On the chest: ${dicePlural(dice)}. Take it out before you roll it.`,
  'no-chest': () => 'Your card is not the Treasure Chest.',
  'no-chest-on-island': () => 'There is no chest on the Island of Skulls.',
  'skull-on-chest': ({ dice }) => `A skull cannot go on the chest: leave out ${dicePlural(dice)}.`,
  'chest-placed': () => 'You have arranged the chest since the last roll: now roll or stop.',
  'chest-unchanged': () => 'Those dice lie on the chest already.',
};

const explain = <C extends Refusal['code']>(refusal: Extract<Refusal, { code: C }>): string =>
  REASONS[refusal.code](refusal);

const keys = ({ card, island, placed, spell }: View): readonly Key[] => {
  const roll: Key = {
    key: 'r',
    word: 'roll',
    takes: '2 5 …',
    label: spell
      ? 'roll the dice you name; a skull among them casts the spell'
      : 'roll the dice you name, at least two',
  };
  const chest: Key = {
    key: 'c',
    word: 'chest',
    takes: '1 3 …',
    label: 'have just these dice on the chest; c alone empties it',
  };
  const stop: Key = {
    key: 's',
    word: 'stop',
    label: island ? 'stop: the others lose points' : 'stop and score',
  };
  return card === 'chest' && !island && !placed ? [roll, chest, stop] : [roll, stop];
};

/** Positions in any order, also run together: `roll 84` is `roll 4 8`. */
const tidy = (typed: string): string => {
  const [word = '', ...rest] = typed.split(/\s+/);
  if (word !== 'roll' && word !== 'chest') return typed;
  const digits = rest.join('').replaceAll(',', '');
  return /^[1-8]*$/.test(digits) ? [word, ...[...new Set(digits)].toSorted()].join(' ') : typed;
};

export const terminal: Terminal<PiratenKapern> = {
  name: 'Piraten Kapern',
  blurb: 'Push your luck with eight dice and a fortune card; three skulls and you are out.',
  draw: (view, _viewer, names, paint) => [
    ...flow(drawTotals(view, names), paint),
    ...(view.card === null ? [] : ['', paint('bold', CARD_TEXTS[view.card])]),
    ...drawDice(view, paint),
    ...flow(drawWorth(view, names), paint),
  ],
  tell,
  explain,
  keys,
  tidy,
};
