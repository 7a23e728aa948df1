/** Why a move is refused, and what to do instead. */
import type { Actor } from '@tortuga/engine';
import { HAZARDS } from '../components.ts';
import { MOST_OFFSET, OFFSET_STEP, SHARPEST, WIDEST } from '../moving.ts';
import type { Move, Refusal } from '../types.ts';
import { HAZARD_TEXTS, nameOf, THINGS } from './wording.ts';

type Reason<C extends Refusal['code']> = (
  refusal: Extract<Refusal, { code: C }>,
  names: readonly string[],
) => string;

const actorText = (actor: Actor, names: readonly string[]): string =>
  actor === 'chance' ? 'chance' : nameOf(names, actor);

const DUE: Readonly<Record<Move['kind'], string>> = {
  setup: 'the Market cards are dealt',
  draw: 'a disc is drawn',
  luck: 'a disc slides',
  lose: 'an Energy card is lost',
  energy: 'energy CARD',
  hangar: 'hangar BASE',
  place: 'place DISC X Y',
  flick: 'flick DISC ANGLE POWER',
  hazard: 'hazard LETTER',
  storm: 'storm X Y',
  wind: 'wind ANGLE [SEAT@POINT …]',
  template: 'template ANGLE',
  drift: 'drift ANGLE [@POINT]',
  end: 'end',
  damage: 'damage cargo TYPE or damage energy',
  aside: 'aside DISC X Y',
  heading: 'heading ANGLE',
  bribe: 'bribe',
  buy: 'buy',
  look: 'look',
  sell: 'sell TYPE …',
  fill: 'fill VALUE …',
  skip: 'skip',
};

const hazardsText = (left: string): string =>
  HAZARDS.filter((hazard) => left.includes(hazard))
    .map((hazard) => `${hazard} (${HAZARD_TEXTS[hazard]})`)
    .join(', ');

const listText = (discs: readonly number[]): string => discs.join(', ') || 'none';

/** A code that is missing here does not compile. */
const REASONS: { readonly [C in Refusal['code']]: Reason<C> } = {
  'game-over': () => 'The game is over.',
  'not-your-turn': ({ actors }, names) =>
    `It is not your turn: wait for ${actors.map((actor) => actorText(actor, names)).join(' and ') || 'the end'}.`,
  'wrong-phase': ({ expected }) =>
    `That is not asked for now. What is: ${expected.map((kind) => DUE[kind]).join(', ') || 'nothing'}.`,
  'not-in-box': () => 'Every base gets a different Market card, of numbers 0 to 9.',
  'not-in-pump': () => 'These cards are not in their pumps: deal one of each value asked for, in order.',
  'not-in-bag': () => 'No such disc is left in the bag: draw another type.',
  'not-in-hand': () => 'The card to be lost must be one of that hand.',
  'bad-luck': () => 'Luck is a whole number from 0 to 4294967295.',
  'no-such-base': () => 'There is no such base: the map shows their numbers, B0, B1 and so on.',
  'hangar-full': ({ base }) => `Two ships are in base ${base} already: choose another base.`,
  'no-such-disc': ({ disc }) => `Disc ${disc} is not the one asked for: see the discs named above.`,
  outside: () => 'That does not lie inside the border of the Universe: move it further in.',
  'too-near': ({ what }) =>
    `That is too near to ${THINGS[what]}: the middle of the disc stays 425 from its edge.`,
  overlap: ({ with: what }) => `There it would lie on ${THINGS[what]}: choose a free spot.`,
  'not-a-freighter': ({ disc }) =>
    `Disc ${disc} is a revealed Asteroid and stays: flick a Freighter, face down.`,
  'not-an-asteroid': ({ disc }) => `Disc ${disc} is no revealed Asteroid (marked A): flick one of those.`,
  'not-yours-to-flick': ({ discs }) => `You may not flick that disc, only: ${listText(discs)}.`,
  'bad-angle': () => 'An angle is a whole number from 0 to 3599: 0 east, 900 south, 1800 west, 2700 north.',
  'bad-power': () => 'Power is a whole number from 1 to 1000.',
  'no-such-card': ({ card }) =>
    `You do not have ${card === '' ? 'that card' : `the card ${card}`}: play one of your hand.`,
  'no-such-hazard': ({ left }) => `That Hazard is not left. Choose from: ${hazardsText(left) || 'none'}.`,
  'too-sharp': ({ by }) =>
    `That turns by ${Math.abs(by)}, and a template turns by ${SHARPEST} at most, to either side.`,
  'too-wide': ({ by }) =>
    `That is ${Math.abs(by)} away from straight out: a Hangar is left within ${WIDEST} to either side.`,
  'bad-offset': () =>
    `An offset is for leaving a Hangar only: -${MOST_OFFSET} to ${MOST_OFFSET} in steps of ${OFFSET_STEP}.`,
  'bad-point': ({ points }) =>
    points.length === 0
      ? 'Only a ship in space can be given a point to drift from.'
      : `From that point the template would lie on the ship. In this direction: ${points.join(', ')}.`,
  'no-energy-left': () => 'There is no energy left for a template: drift, or end the move.',
  blocked: ({ by }) => `The template would touch ${THINGS[by]}: choose another heading.`,
  'may-not-drift': () => 'Drifting is for ships without energy or without a way: lay a template instead.',
  'must-drift': () => 'You may not stay where you are: drift.',
  'must-leave': () => 'You may not spend a turn in a Hangar: lay a template that leads out.',
  'no-such-cargo': () => 'You do not have that Cargo, or not so much of it: see your hold.',
  'no-energy-to-lose': () => 'You have no Energy card to lose: give back one Cargo.',
  'not-one-width': ({ distance }) =>
    distance === 0
      ? 'That is on the ship or behind its Hangar: the middle of the disc lies 425 in front of it.'
      : `That is ${Math.round(distance)} from the ship: the middle of the disc must be 420 to 430 away.`,
  'bad-value': () => 'Energy has the values 1 to 5: name at least one of them.',
  'over-limit': ({ points, max }) => `That is ${points} points, and here one may take ${max} at most.`,
  'cannot-afford': ({ cost }) => `That costs ${cost} MC, more than you have: take fewer points.`,
  'pump-short': ({ value }) => `There are not so many cards of value ${value}: take fewer of them.`,
};

export const explain = <C extends Refusal['code']>(
  refusal: Extract<Refusal, { code: C }>,
  names: readonly string[],
): string => REASONS[refusal.code](refusal, names);
